//! What is checked at a single decision point.

use std::collections::BTreeSet;

use serde_json::Value;

use railhead_game::{
    AnyGame, Chance, Events, Game, GameOf, Lang, Luck, Play, Present, Presented, Reader, Seat, Setup, TurnEnd,
};

/// How many decisions known from elsewhere are tried at each decision point.
const INTRUDERS: usize = 12;

/// How long a hint may be.
const LONGEST_HINT: usize = 150;

pub(super) struct Examiner<'a, G: Present> {
    pub(super) place: &'a str,
    pub(super) game: &'static GameOf<G>,
    pub(super) setup: &'a Setup,
}

impl<G: Present> Examiner<'_, G> {
    pub(super) fn examine(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        known: &BTreeSet<G::Action>,
        luck: &mut Luck,
    ) {
        self.notation_reads_back(legal);
        self.each_decision_is_listed_once(legal);
        self.legal_decisions_apply(state, seat, legal);
        self.others_are_refused(state, seat, legal, known, luck);
        self.others_may_decide_first(state, seat, legal, luck);
        self.seats_fall_empty_and_are_taken(state);
        self.nothing_leaks(state, luck);
        self.pages_hold_together(state, seat, legal);
    }

    fn notation_reads_back(&self, legal: &[G::Action]) {
        for action in legal {
            let text = action.to_string();
            assert!(
                !text.contains(['\n', '|', ';']) && text.trim() == text,
                "{}: notation {text:?}",
                self.place
            );
            match text.parse::<G::Action>() {
                Ok(read) => assert!(read == *action, "{}: {text:?} reads back as {read:?}", self.place),
                Err(error) => panic!("{}: {action:?} is written {text:?}: {error}", self.place),
            }
        }
    }

    fn each_decision_is_listed_once(&self, legal: &[G::Action]) {
        let distinct: BTreeSet<&G::Action> = legal.iter().collect();
        assert_eq!(distinct.len(), legal.len(), "{}: a decision is listed twice: {legal:?}", self.place);
    }

    fn legal_decisions_apply(&self, state: &G, seat: Seat, legal: &[G::Action]) {
        for action in legal {
            let mut next = state.clone();
            let mut events = Events::recording();
            if let Err(illegal) = next.apply(seat, *action, &mut events) {
                panic!("{}: {action} is listed but refused: {illegal}", self.place);
            }
            assert!(next != *state, "{}: {action} changes nothing", self.place);
            let idle = legal.len() == 1
                && state.actors().len() == 1
                && !events.has_revealed()
                && Seat::all(state.seats()).all(|other| other == seat || listed(state, other).is_empty());
            let waits = self.setup.options.get(TurnEnd::OPTION.key).is_some()
                && action.to_string() == TurnEnd::NOTATION;
            assert!(
                !idle || waits,
                "{}: {action} is the only decision and reveals nothing: play it",
                self.place
            );
        }
    }

    fn others_are_refused(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        known: &BTreeSet<G::Action>,
        luck: &mut Luck,
    ) {
        let rules = self.game.rulebook(Lang::En);
        let words = self.game.words(Lang::En);
        let refuse = |seat: Seat, action: G::Action| {
            let mut after = state.clone();
            let Err(illegal) = after.apply(seat, action, &mut Events::muted()) else {
                panic!("{}: {action} by seat {seat} is not listed but accepted", self.place);
            };
            assert!(after == *state, "{}: {action} was refused but changed the state", self.place);
            assert!(
                rules.paragraph(illegal.paragraph).is_some(),
                "{}: {action} is refused by {}, which is not in the rules",
                self.place,
                illegal.paragraph
            );
            assert!(words.has(illegal.reason), "{}: no message {:?}", self.place, illegal.reason);
        };
        let strangers: Vec<G::Action> =
            known.iter().filter(|action| !legal.contains(action)).copied().collect();
        for _ in 0..INTRUDERS.min(strangers.len()) {
            refuse(seat, strangers[luck.below(strangers.len() as u32) as usize]);
        }
        for other in Seat::all(state.seats()).filter(|other| !state.actors().contains(*other)) {
            let unasked = listed(state, other);
            self.notation_reads_back(&unasked);
            self.legal_decisions_apply(state, other, &unasked);
            if !unasked.contains(&legal[0]) {
                refuse(other, legal[0]);
            }
        }
        let mut refusals = Vec::new();
        state.refusals(seat, &mut refusals);
        for (action, _) in refusals {
            assert!(!legal.contains(&action), "{}: {action} is both legal and refused", self.place);
            refuse(seat, action);
        }
    }

    /// The table's word on a seat is accepted at any time, is nobody's to decide, and can be revoked.
    fn seats_fall_empty_and_are_taken(&self, state: &G) {
        for (seat, held) in Seat::all(state.seats()).flat_map(|seat| [(seat, true), (seat, false)]) {
            let Some(word) = state.seating(seat, held) else { continue };
            let place = format!("{}: {word} for seat {seat}", self.place);
            self.notation_reads_back(&[word]);
            assert!(G::keeps_empty_seats(), "{place}: every seat of this game has somebody");
            assert!(!listed(state, seat).contains(&word), "{place}: listed, but it is the table's to say");
            assert_eq!(state.seating(seat, !held), None, "{place}: the seat is empty and held at once");
            let mut after = state.clone();
            after
                .apply(seat, word, &mut Events::muted())
                .unwrap_or_else(|illegal| panic!("{place}: refused: {illegal}"));
            after.audit().unwrap_or_else(|fault| panic!("{place}: {fault}"));
            assert_eq!(after.seating(seat, held), None, "{place}: it changes nothing");
            assert!(after.seating(seat, !held).is_some(), "{place}: it cannot be revoked");
        }
    }

    /// Where several seats decide at the same time, a decision of another in between changes nothing for this one as
    /// long as it is asked the same: what it may still decide, it may with the same effect on itself.
    fn others_may_decide_first(&self, state: &G, seat: Seat, legal: &[G::Action], luck: &mut Luck) {
        for asked in Seat::all(state.seats()) {
            let may = !listed(state, asked).is_empty();
            assert!(state.asks_the_same(state, asked) == may, "{}: what is {asked} asked?", self.place);
        }
        for other in state.actors().iter().filter(|other| *other != seat) {
            let (theirs, mut next) = (listed(state, other), state.clone());
            let Some(first) = luck.pick(&theirs) else { continue };
            if next.apply(other, *first, &mut Events::muted()).is_err() || !next.asks_the_same(state, seat) {
                continue;
            }
            let left = listed(&next, seat);
            assert!(!left.is_empty(), "{}: {first} by {other} leaves {seat} nothing to decide", self.place);
            for action in left.iter().filter(|action| legal.contains(action)) {
                let (before, after) = (heard(state, seat, *action), heard(&next, seat, *action));
                assert!(
                    after.starts_with(&before),
                    "{}: {action} by {seat} is another decision after {first} by {other}: {before:?}, {after:?}",
                    self.place
                );
            }
        }
    }

    /// What a viewer sees doesn't depend on what it cannot know, and names nothing hidden.
    fn nothing_leaks(&self, state: &G, luck: &mut Luck) {
        for seat in Seat::all(state.seats()) {
            let mut imagined = state.clone();
            imagined.determinize(seat, luck);
            imagined
                .audit()
                .unwrap_or_else(|fault| panic!("{}: determinised for {seat}: {fault}", self.place));
            assert_eq!(
                imagined.actors(),
                state.actors(),
                "{}: determinize({seat}) changes the turn",
                self.place
            );
            for viewer in [Some(seat), None] {
                let (seen, imagined) = (self.view(state, viewer), self.view(&imagined, viewer));
                assert_eq!(
                    seen, imagined,
                    "{}: the view of {viewer:?} changes under determinize({seat})",
                    self.place
                );
            }
            let (mut here, mut there) = (Vec::new(), Vec::new());
            state.legal(seat, &mut here);
            imagined.legal(seat, &mut there);
            assert_eq!(here, there, "{}: what {seat} may decide changes under determinize", self.place);
        }
        for viewer in Seat::all(state.seats()).map(Some).chain([None]) {
            let secrets: BTreeSet<String> = state.secrets(viewer).into_iter().collect();
            let view = self.view(state, viewer);
            if let Some(leaf) = leaves(&view).into_iter().find(|leaf| secrets.contains(*leaf)) {
                panic!("{}: the view of {viewer:?} names the hidden {leaf:?}", self.place);
            }
        }
    }

    fn view(&self, state: &G, viewer: Option<Seat>) -> Value {
        serde_json::to_value(state.view(viewer))
            .unwrap_or_else(|error| panic!("{}: the view of {viewer:?} is no JSON: {error}", self.place))
    }

    fn pages_hold_together(&self, state: &G, seat: Seat, legal: &[G::Action]) {
        let names: Vec<String> = Seat::all(state.seats()).map(|seat| format!("P{seat}")).collect();
        let play = self.game.play(self.setup.clone(), state.clone());
        for lang in Lang::ALL {
            for viewer in [Some(seat), Some(seat.next(state.seats())), None] {
                let presented = play.present(Reader { viewer, lang, names: &names }, true);
                self.page_holds_together(&presented, lang);
            }
        }
        let presented = play.present(Reader { viewer: Some(seat), lang: Lang::En, names: &names }, true);
        assert_eq!(presented.offers.len(), legal.len(), "{}: a button for every decision", self.place);
        let labels: BTreeSet<_> = presented
            .offers
            .iter()
            .map(|offer| (&offer.choice.group, &offer.choice.label, &offer.choice.detail))
            .collect();
        assert_eq!(
            labels.len(),
            legal.len(),
            "{}: two buttons read the same: {:?}",
            self.place,
            presented.offers
        );
    }

    fn page_holds_together(&self, presented: &Presented, lang: Lang) {
        let markup: Vec<&str> = presented
            .scene
            .panes
            .iter()
            .flat_map(|pane| &pane.layers)
            .map(|layer| layer.markup.as_ref())
            .collect();
        let texts = presented.offers.iter().map(|offer| offer.choice.label.as_str());
        let hint = presented.hint.as_str();
        let letters = hint.chars().count();
        assert!(letters <= LONGEST_HINT, "{}: a hint of {letters} letters in {lang}: {hint}", self.place);
        let hint = Some(hint).filter(|hint| !hint.is_empty());
        for text in texts.chain([presented.prompt.as_str()]).chain(hint).chain(markup.iter().copied()) {
            assert!(!text.is_empty() || markup.contains(&text), "{}: an empty label in {lang}", self.place);
            let missing = text.split_once('\u{27e8}').and_then(|(_, rest)| rest.split_once('\u{27e9}'));
            assert!(missing.is_none(), "{}: no message {:?} in {lang}", self.place, missing);
        }
        for question in presented.offers.iter().filter_map(|offer| offer.choice.question.as_deref()) {
            assert!(
                question.ends_with('?'),
                "{}: what asks is no question in {lang}: {question}",
                self.place
            );
        }
        let acts: BTreeSet<&str> = presented.offers.iter().map(|offer| offer.act.as_str()).collect();
        for layer in markup {
            for forbidden in [" style=\"", "<script", "<style", " onclick", "href=\"http"] {
                assert!(!layer.contains(forbidden), "{}: {forbidden:?} in a layer", self.place);
            }
            for bound in attributes(layer, "data-act=\"").chain(attributes(layer, "data-acts=\"")) {
                for row in bound.split('|') {
                    let act = row.split_once(" &amp; ").map_or(row, |(first, _)| first);
                    assert!(acts.contains(act), "{}: {act:?} is bound to a piece but not legal", self.place);
                }
            }
        }
    }
}

fn listed<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

/// What `seat` hears of a decision of its own.
fn heard<G: Present>(state: &G, seat: Seat, action: G::Action) -> Vec<Value> {
    let mut events = Events::recording();
    // That it applies is checked elsewhere.
    let _ = state.clone().apply(seat, action, &mut events);
    let told = events.into_told().into_iter().filter(|told| told.audience.includes(Some(seat)));
    told.filter_map(|told| serde_json::to_value(told.event).ok()).collect()
}

fn leaves(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(items) => items.iter().flat_map(leaves).collect(),
        Value::Object(fields) => {
            fields.iter().flat_map(|(key, value)| [vec![key.as_str()], leaves(value)].concat()).collect()
        }
        _ => Vec::new(),
    }
}

fn attributes<'a>(markup: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    markup.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}
