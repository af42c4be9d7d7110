//! Sealed is sealed: nothing that a campaign has not opened, read or drawn reaches anybody's page, log or view.

use std::collections::{BTreeSet, HashMap};

use railhead_game::{
    Audience, Chance as _, Choice, Events, Game, Lang, Luck, Options, Pane, Present, Seat, Setup, Stage,
    Words,
};
use railhead_pieces::{Named, Piece};
use ticket_legacy::{
    BoardId, Campaign, PostcardId,
    campaign::{Action, Event, Phase, View},
    facts::{PostcardNo, campaign, cards, figures, frontiers, map},
};

/// What a text belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Secret {
    Board(usize),
    Story(usize),
    Event(usize),
    Employee(usize),
    Postcard(usize),
    /// From this game on.
    Year(u8),
}

/// Every text that is a secret at first, found in a haystack by its first bytes.
struct Net {
    lang: Lang,
    words: Words,
    needles: Vec<(String, Secret)>,
    starts: HashMap<[u8; MESH], Vec<usize>>,
    /// Which pairs of bytes a secret begins with.
    pairs: Vec<bool>,
}

const MESH: usize = 5;
/// How many letters of a text are enough to know it by.
const ENOUGH: usize = 44;

impl Net {
    fn new(lang: Lang) -> Net {
        let words = Words::new(lang, Campaign::locale(lang)).expect("good words");
        let mut net =
            Net { lang, words, needles: Vec::new(), starts: HashMap::new(), pairs: vec![false; 1 << 16] };
        for (index, board) in map().boards.iter().enumerate().skip(1) {
            let secret = Secret::Board(index);
            net.add(board.title.name(lang), secret);
            for part in ["lure", "text", "rule"] {
                net.add_message(&format!("frontier-{}-{part}", board.id), secret);
            }
        }
        for city in map().cities.iter().filter(|city| city.board != BoardId::EAST) {
            net.add(city.title.name(lang), Secret::Board(city.board.index()));
        }
        for curse in &frontiers().ghost.curses {
            let home = frontiers().slots.iter().find(|row| row.slot == 1).and_then(|row| row.board);
            let secret = Secret::Board(home.expect("curses come with a board").index());
            net.add(curse.title.name(lang), secret);
            net.add_message(&format!("curse-{}-text", curse.id), secret);
        }
        for (index, card) in campaign().story.iter().enumerate() {
            net.add_message(&format!("story-{}", card.code), Secret::Story(index));
            let title = net.words.say(&format!("story-{}-title", card.code));
            net.add(&format!("{title}</"), Secret::Story(index));
            net.add(&format!("“{title}”"), Secret::Story(index));
        }
        for (index, event) in cards().events.iter().enumerate() {
            net.add(event.title.name(lang), Secret::Event(index));
            net.add_message(&format!("event-{}-text", event.id), Secret::Event(index));
        }
        for (index, employee) in cards().employees.iter().enumerate() {
            net.add(employee.title.name(lang), Secret::Employee(index));
            net.add_message(&format!("employee-{}-text", employee.id), Secret::Employee(index));
        }
        for (index, postcard) in cards().postcards.iter().enumerate() {
            net.add(postcard.title.name(lang), Secret::Postcard(index));
            net.add_message(&format!("postcard-{}-text", postcard.no), Secret::Postcard(index));
        }
        for charter in &frontiers().charters.list {
            let secret = Secret::Year(figures().eras.charters);
            net.add(charter.title.name(lang), secret);
            net.add_message(&format!("charter-{}-text", charter.id), secret);
        }
        net.add_message("finale-text", Secret::Year(figures().eras.finale));
        net
    }

    fn add_message(&mut self, key: &str, secret: Secret) {
        for paragraph in self.words.say(key).split("\n\n") {
            let start: String = paragraph.chars().take(ENOUGH).collect();
            self.add(&start, secret);
        }
    }

    fn add(&mut self, text: &str, secret: Secret) {
        let escaped = text.replace('&', "&amp;").replace('"', "&quot;");
        let start: [u8; MESH] = escaped.as_bytes()[..MESH].try_into().expect("long enough to be known by");
        self.pairs[pair(&start)] = true;
        self.starts.entry(start).or_default().push(self.needles.len());
        self.needles.push((escaped, secret));
    }

    /// What is found in a text.
    fn catch(&self, text: &str) -> BTreeSet<usize> {
        let bytes = text.as_bytes();
        let mut caught = BTreeSet::new();
        let likely = bytes.windows(MESH).enumerate().filter(|(_, window)| self.pairs[pair(window)]);
        for (place, window) in likely {
            for needle in self.starts.get(window).into_iter().flatten() {
                let (text, _) = &self.needles[*needle];
                let end = bytes.get(place + text.len());
                let apart = |byte: Option<&u8>| byte.is_none_or(|byte| !byte.is_ascii_alphanumeric());
                let before = place.checked_sub(1).and_then(|before| bytes.get(before));
                if bytes[place..].starts_with(text.as_bytes())
                    && apart(before)
                    && (text.len() > 20 || apart(end))
                {
                    caught.insert(*needle);
                }
            }
        }
        caught
    }

    /// Fails if `text` shows `viewer` what it may not know; `played` are postcards that were used before all eyes.
    fn haul(
        &self,
        text: &str,
        campaign: &Campaign,
        viewer: Option<Seat>,
        played: &BTreeSet<Secret>,
        what: &str,
    ) {
        let caught = self.catch(text);
        if caught.is_empty() {
            return;
        }
        let view = campaign.view(viewer);
        for needle in caught {
            let (needle, secret) = &self.needles[needle];
            let sealed = !played.contains(secret) && is_sealed(*secret, campaign, &view, viewer);
            assert!(
                !sealed || self.mentioned(&view).contains(needle.as_str()),
                "{what} shows {viewer:?} {needle:?} ({secret:?}) in {:?} of game {} ({})",
                campaign.phase(),
                view.game,
                self.lang
            );
        }
    }

    /// All prose that the viewer has before it: what it mentions is no secret any more.
    fn mentioned(&self, view: &View) -> String {
        let mut prose = String::new();
        for card in &view.story {
            let title = self.words.say(&format!("story-{}-title", campaign().story[*card].code));
            prose.push_str(&format!("“{title}” {title}</"));
        }
        let mut add = |key: String| prose.push_str(&self.words.say(&key));
        for card in &view.story {
            add(format!("story-{}", campaign().story[*card].code));
        }
        for (card, _) in view.own.iter().flat_map(|own| &own.postcards) {
            add(format!("postcard-{card}-text"));
            add(format!("postcard-{card}-effect"));
        }
        for card in view.own.iter().flat_map(|own| &own.vault) {
            add(format!("postcard-{card}-text"));
            add(format!("postcard-{card}-effect"));
        }
        for board in &view.boards {
            add(format!("frontier-{board}-text"));
        }
        if view.story.is_empty() {
            add("story-premise".to_owned());
        }
        prose
    }
}

/// The first two bytes as an index.
fn pair(bytes: &[u8]) -> usize {
    usize::from(bytes[0]) << 8 | usize::from(bytes[1])
}

/// Whether something is still a secret to `viewer`.
fn is_sealed(secret: Secret, state: &Campaign, view: &View, viewer: Option<Seat>) -> bool {
    let ledger = state.ledger();
    let open = |board: BoardId| ledger.open_boards().contains(board);
    let arrived = |game: Option<u8>, board: Option<BoardId>| {
        game.is_none_or(|game| game <= view.known_game.max(1)) && board.is_none_or(open)
    };
    match secret {
        Secret::Board(index) => {
            let board = BoardId::at(index);
            let offered =
                *state.phase() == Phase::Open && ticket_legacy::may_open(board, &ledger.open_boards());
            !open(board) && !offered
        }
        Secret::Story(index) => !view.story.contains(&index),
        Secret::Event(index) => !arrived(cards().events[index].game, cards().events[index].board),
        Secret::Employee(index) => !arrived(cards().employees[index].game, cards().employees[index].board),
        Secret::Postcard(index) => !is_known(PostcardId::at(index), state, viewer),
        Secret::Year(game) => view.known_game < game,
    }
}

/// Whether `viewer` may know this postcard: it holds it, or everybody has seen it used, finished or read aloud.
fn is_known(card: PostcardId, state: &Campaign, viewer: Option<Seat>) -> bool {
    let row = &cards().postcards[card.index()];
    let ledger = state.ledger();
    let aloud = row.uses == 0 && ledger.drawn.contains(&card);
    let letter = campaign().story[..ledger.story]
        .iter()
        .any(|read| read.letter.and_then(PostcardNo::card) == Some(card));
    let in_box = Seat::all(ledger.companies.len() as u8).any(|seat| {
        let company = ledger.company(seat);
        let held = company.office.postcards.iter().find(|(held, _)| *held == card);
        company.vault.contains(&card)
            || held.is_some_and(|(_, uses)| viewer == Some(seat) || *uses < row.uses)
    });
    let own = state.view(viewer).own;
    let held = own.is_some_and(|own| own.postcards.iter().any(|(held, _)| *held == card));
    let at_table = state.table().is_some_and(|table| {
        let view = table.view(None);
        view.players.iter().any(|player| player.finished.contains(&card))
    });
    aloud || letter || in_box || held || at_table || reading_letter(card, state, viewer)
}

/// Whether `viewer` has opened the story card that a letter lies in.
fn reading_letter(card: PostcardId, state: &Campaign, viewer: Option<Seat>) -> bool {
    let read = state.view(viewer).story;
    read.iter().any(|index| campaign().story[*index].letter.and_then(PostcardNo::card) == Some(card))
}

fn page(campaign: &Campaign, viewer: Option<Seat>, net: &Net, names: &[String]) -> String {
    let view = serde_json::to_string(&campaign.view(viewer)).expect("a view as JSON");
    shown(campaign, viewer, &net.words, names) + &view
}

/// What a page shows.
fn shown(campaign: &Campaign, viewer: Option<Seat>, words: &Words, names: &[String]) -> String {
    let view = campaign.view(viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer {
        campaign.legal(seat, &mut legal);
    }
    let stage = Stage { words, names, viewer, legal: &legal };
    let mut text = Campaign::prompt(&view, &stage);
    let mut draw = |panes: Vec<Pane>| {
        for pane in panes {
            text.push_str(&pane.title);
            text.extend(pane.layers.iter().map(|layer| layer.markup.as_ref()));
        }
    };
    draw(Campaign::scene(&view, &stage).panes);
    draw(Campaign::binder(&view, &stage));
    for action in &legal {
        let Choice { label, detail, group, .. } = Campaign::choice(&view, *action, &stage);
        text.extend([label, detail.unwrap_or_default(), group.unwrap_or_default()]);
    }
    assert!(!text.contains('\u{27e8}'), "a message is missing: {:?}", text.split('\u{27e8}').nth(1));
    text
}

/// Plays a campaign at random and looks over everybody's shoulder. Returns how often.
fn watch(seats: u8, luck: &mut Luck, nets: &[Net; 2]) -> usize {
    let setup = Setup::checked(Campaign::meta(), seats, &Options::default(), luck.seed(), 1);
    let mut campaign = Campaign::new(&setup.expect("a good set-up")).expect("a new campaign");
    let names: Vec<String> = (0..seats).map(|seat| format!("Q{seat}")).collect();
    let (mut legal, mut looks, mut played) = (Vec::new(), 0, BTreeSet::new());
    while let Some(actor) = campaign.actors().first() {
        let net = &nets[luck.below(2) as usize];
        let viewer = Some(luck.below(u32::from(seats) + 1) as u8).filter(|seat| *seat < seats).map(Seat);
        let odds = match campaign.phase() {
            Phase::Table => 40,
            Phase::Tracks(_) => 6,
            _ => 1,
        };
        if luck.below(odds) == 0 {
            net.haul(&page(&campaign, viewer, net, &names), &campaign, viewer, &played, "a page");
            looks += 1;
        }
        legal.clear();
        campaign.legal(actor, &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        let mut told = Events::recording();
        campaign.apply(actor, action, &mut told).expect("listed");
        let stage = Stage::<Action> { words: &net.words, names: &names, viewer, legal: &[] };
        for told in told.into_told().into_iter().filter(|told| told.audience.includes(viewer)) {
            let line = Campaign::tell(&told.event, &stage).unwrap_or_default();
            if matches!(told.event, Event::Table { .. }) && told.audience == Audience::All {
                let caught = net.catch(&line).into_iter().map(|needle| net.needles[needle].1);
                played.extend(caught.filter(|secret| matches!(secret, Secret::Postcard(_))));
            }
            let chapter = Campaign::chapter(&told.event, &stage).unwrap_or_default();
            net.haul(&format!("{line} {chapter}"), &campaign, viewer, &played, "the log");
        }
    }
    looks
}

#[test]
fn nothing_sealed_reaches_anybody() {
    let nets = Lang::ALL.map(Net::new);
    let mut luck = Luck::new(1865);
    for seats in 2..=5 {
        let looks = watch(seats, &mut luck, &nets);
        assert!(looks > 120, "only {looks} looks at a campaign of {seats}");
    }
}

#[test]
fn the_net_catches_what_swims_into_it() {
    let net = Net::new(Lang::En);
    let rule = net.words.say("frontier-GP-rule");
    let caught: Vec<Secret> =
        net.catch(&format!("<p>{rule}</p>")).iter().map(|place| net.needles[*place].1).collect();
    assert!(caught.contains(&Secret::Board(BoardId::find("GP").expect("a board").index())));
}

/// How the words begin that belong to a box, or to the year of the employees.
fn boxed_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "depot",
            "toll",
            "curse",
            "ghost",
            "share",
            "show wagon",
            "poster",
            "sanctuary",
            "outlaw",
            "stash",
            "skull",
            "clue",
            "treasure",
            "bridge",
            "tunnel",
            "mine",
            "mining",
            "pickaxe",
            "employee",
        ],
        Lang::PtBr => &[
            "depósitos",
            "pedágio",
            "maldiç",
            "fantasma",
            "acionist",
            "espetáculo",
            "santuário",
            "fora da lei",
            "foras da lei",
            "butim",
            "caveira",
            "pista",
            "tesouro",
            "ponte",
            "túne",
            "mina",
            "picareta",
            "empregad",
        ],
    }
}

/// The text of a page: what stands between its tags, and what is read aloud of them.
fn read_aloud(markup: &str) -> String {
    let mut text = String::new();
    for part in markup.split('<') {
        let (tag, rest) = part.split_once('>').unwrap_or(("", part));
        let label = tag.split_once("aria-label=\"").and_then(|(_, label)| label.split_once('"'));
        text.push_str(label.map_or("", |(label, _)| label));
        text.push(' ');
        text.push_str(rest);
    }
    text
}

/// The rules page without these sections.
fn open_rules(lang: Lang, sealed: &[u8]) -> String {
    let mut sections = Campaign::rules(lang).split("\n## ");
    let preface = sections.next().unwrap_or_default();
    let number = |section: &str| section.split(' ').next().and_then(|number| number.parse::<u8>().ok());
    let open = sections.filter(|section| number(section).is_none_or(|number| !sealed.contains(&number)));
    open.fold(preface.to_owned(), |page, section| page + "\n## " + section)
}

fn belongs_to_a_box<'a>(text: &str, lang: Lang) -> Option<&'a str> {
    let text = text.to_lowercase();
    boxed_words(lang).iter().copied().find(|word| {
        text.match_indices(word)
            .any(|(place, _)| !text[..place].ends_with(|letter: char| letter.is_alphanumeric()))
    })
}

/// Before the first game no open page speaks of what lies in a box: not the rules, nor the table from the roster to
/// the first tickets.
#[test]
fn no_page_before_the_first_game_speaks_of_a_box() {
    let mut looks = 0;
    for lang in Lang::ALL {
        let words = Words::new(lang, Campaign::locale(lang)).expect("good words");
        for key in ["blurb", "option-known-cards-help"] {
            assert_eq!(belongs_to_a_box(&words.say(key), lang), None, "{lang}: {key}");
        }
        let setup = Setup::checked(Campaign::meta(), 3, &Options::default(), Luck::new(3).seed(), 1);
        let mut campaign = Campaign::new(&setup.expect("a good set-up")).expect("a new campaign");
        let names: Vec<String> = ["Ada", "Bert", "Cleo"].map(String::from).into();
        let mut legal = Vec::new();
        while !matches!(campaign.phase(), Phase::Reading { .. }) {
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                let sealed = Campaign::sealed(&campaign.view(viewer));
                let rules = open_rules(lang, &sealed);
                assert!(rules.contains("TL-21.1") && !rules.contains("TL-14.1"), "{lang}: {sealed:?}");
                assert_eq!(belongs_to_a_box(&rules, lang), None, "{lang}: the rules page");
                let page = read_aloud(&shown(&campaign, viewer, &words, &names));
                let found = belongs_to_a_box(&page, lang);
                assert_eq!(found, None, "{lang}: {:?}, for {viewer:?}: {page}", campaign.phase());
            }
            let seat = campaign.actors().first().expect("somebody decides");
            legal.clear();
            campaign.legal(seat, &mut legal);
            campaign.apply(seat, legal[0], &mut Events::muted()).expect("listed");
            looks += 1;
        }
    }
    assert!(looks > 10, "companies, roster and tickets: only {looks} looks");
    assert_eq!(belongs_to_a_box("Its depots are closed.", Lang::En), Some("depot"));
    assert_eq!(belongs_to_a_box("Suas Pistas ficam fora.", Lang::PtBr), Some("pista"));
}
