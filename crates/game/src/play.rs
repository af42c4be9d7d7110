//! A [`Game`] behind the object-safe layer: with its words and rules on the shelf, and with its past on the table.

use std::{
    any::Any,
    fmt,
    marker::PhantomData,
    ops::Range,
    sync::{Arc, OnceLock},
};

use serde_json::Value;

use crate::{
    Aid, AnyGame, Audience, AuditFault, Branch, Chapter, Decided, Events, Game, Illegal, Lang, Line,
    LogEntry, Meta, Offer, Options, Outcome, Pane, Play, Present, Presented, Reader, Refusal, Refused,
    ReplayError, RuleBook, Seat, SeatSet, Seed, Setup, SetupError, Stage, Told, Tutorial, Words, explain,
};

/// A game with its words and its rules page, read when first asked for:
/// `static LAST_SPIKE: GameOf<LastSpike> = GameOf::new();`
pub struct GameOf<G> {
    words: [OnceLock<Words>; Lang::ALL.len()],
    rules: [OnceLock<RuleBook>; Lang::ALL.len()],
    lessons: OnceLock<Vec<Tutorial>>,
    examples: OnceLock<Option<Tutorial>>,
    of: PhantomData<fn() -> G>,
}

impl<G: Present> GameOf<G> {
    /// The game, nothing of it read yet.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> GameOf<G> {
        GameOf {
            words: [const { OnceLock::new() }; Lang::ALL.len()],
            rules: [const { OnceLock::new() }; Lang::ALL.len()],
            lessons: OnceLock::new(),
            examples: OnceLock::new(),
            of: PhantomData,
        }
    }

    /// Puts a position on the table, with nothing in its past.
    pub fn play(&'static self, setup: Setup, state: G) -> PlayOf<G> {
        let kept = vec![Arc::new(state.clone())];
        PlayOf { game: self, setup, kept, state, past: Vec::new(), past_bytes: 0 }
    }
}

impl<G: Present> AnyGame for GameOf<G> {
    fn meta(&self) -> &'static Meta {
        G::meta()
    }

    fn open(
        &'static self,
        seats: u8,
        options: &Options,
        seed: Seed,
        version: u16,
    ) -> Result<Box<dyn Play>, SetupError> {
        let setup = Setup::checked(G::meta(), seats, options, seed, version)?;
        let state = G::new(&setup)?;
        Ok(Box::new(self.play(setup, state)))
    }

    fn words(&self, lang: Lang) -> &Words {
        self.words[lang as usize].get_or_init(|| {
            Words::new(lang, G::locale(lang)).unwrap_or_else(|error| panic!("{}: {error}", G::meta().id))
        })
    }

    fn rulebook(&self, lang: Lang) -> &RuleBook {
        self.rules[lang as usize].get_or_init(|| {
            RuleBook::parse(G::meta().prefix, G::rules(lang))
                .unwrap_or_else(|error| panic!("{} ({lang}): {error}", G::meta().id))
        })
    }

    fn stylesheet(&self) -> &'static str {
        G::stylesheet()
    }

    fn amount(&self, value: i64, lang: Lang) -> String {
        G::amount(value, lang)
    }

    fn keeps_empty_seats(&self) -> bool {
        G::keeps_empty_seats()
    }

    fn lessons(&'static self) -> &'static [Tutorial] {
        self.lessons
            .get_or_init(|| G::lessons().iter().map(|(id, text)| read_lesson::<G>(id, text)).collect())
    }

    fn examples(&'static self) -> Option<&'static Tutorial> {
        let read = || G::examples().map(|text| read_lesson::<G>(Tutorial::EXAMPLES, text));
        self.examples.get_or_init(read).as_ref()
    }

    fn aids(&self, lang: Lang) -> Vec<Aid> {
        G::aids(self.words(lang))
    }

    fn boxes(&self, lang: Lang) -> Vec<Pane> {
        G::boxes(self.words(lang))
    }
}

/// A lesson of the game's own folder: a fault in it is a fault of the program.
fn read_lesson<G: Present>(id: &'static str, text: &str) -> Tutorial {
    Tutorial::parse(id, text).unwrap_or_else(|error| panic!("{}, lesson {id}: {error}", G::meta().id))
}

/// A game being played.
pub struct PlayOf<G: Present> {
    game: &'static GameOf<G>,
    setup: Setup,
    state: G,
    /// Shared between copies: a copy of a long game costs little more than one of its position.
    past: Vec<Arc<Past<G>>>,
    /// The positions after 0, [`STRIDE`], 2 × [`STRIDE`] … decisions, from which any moment is near. Shared too.
    kept: Vec<Arc<G>>,
    /// About how much memory the past takes.
    past_bytes: usize,
}

/// How many decisions lie between two positions that are kept.
const STRIDE: usize = 64;

struct Past<G: Game> {
    seat: Seat,
    action: G::Action,
    public: bool,
    revealed: bool,
    /// Whether it was the table's word on the seat.
    seating: bool,
    told: Box<[Told<G::Event>]>,
    /// The figures of [`Game::chart`] after it.
    figures: Box<[i64]>,
}

impl<G: Game> Past<G> {
    /// About how much memory it takes.
    fn bytes(&self) -> usize {
        size_of::<Past<G>>()
            + size_of_val(&*self.told)
            + size_of_val(&*self.figures)
            + size_of::<[usize; 3]>()
    }
}

impl<G: Present> PlayOf<G> {
    /// The position. Only for what answers to nobody's eyes: bots are asked a question that keeps it out of reach.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Takes `action`, which is the table's word on the seat if `seating` says so, and tells whether it revealed anything.
    fn take(&mut self, seat: Seat, action: G::Action, seating: bool) -> Result<bool, Illegal> {
        let public = self.state.is_public(seat, action);
        let mut events = Events::recording();
        self.state.apply(seat, action, &mut events)?;
        let revealed = events.has_revealed();
        let (told, figures) = (events.into_told().into(), self.state.chart().into());
        let past = Past { seat, action, public, revealed, seating, told, figures };
        self.past_bytes += past.bytes();
        self.past.push(Arc::new(past));
        if self.past.len().is_multiple_of(STRIDE) {
            self.kept.push(Arc::new(self.state.clone()));
        }
        Ok(revealed)
    }

    fn is_seating(&self, seat: Seat, action: G::Action) -> bool {
        [true, false].into_iter().any(|held| self.state.seating(seat, held) == Some(action))
    }

    /// Takes a decision of `seat`, if it is asked or may speak up.
    fn answer(&mut self, seat: Seat, action: G::Action) -> Result<Decided, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if !self.may_speak(seat) {
            return Err(Refusal::NotActing(seat));
        }
        let revealed = self.take(seat, action, false)?;
        Ok(Decided { notation: action.to_string(), revealed })
    }

    fn is_over(&self) -> bool {
        self.state.actors().is_empty() && self.state.outcome().is_some()
    }

    /// Whether `seat` must decide, or may speak up unasked.
    fn may_speak(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        self.state.actors().contains(seat) || {
            self.state.legal(seat, &mut legal);
            !legal.is_empty()
        }
    }

    fn stage<'a>(&self, reader: Reader<'a>, legal: &'a [G::Action]) -> Stage<'a, G::Action> {
        Stage { words: self.game.words(reader.lang), names: reader.names, viewer: reader.viewer, legal }
    }

    fn clip(&self, plies: Range<usize>) -> impl Iterator<Item = (usize, &Past<G>)> {
        let end = plies.end.min(self.past.len());
        let start = plies.start.min(end);
        self.past[start..end].iter().enumerate().map(move |(index, past)| (start + index, past.as_ref()))
    }

    fn heard(past: &Past<G>, viewer: Option<Seat>) -> impl Iterator<Item = &G::Event> {
        let audible = move |audience: Audience| audience.includes(viewer);
        past.told.iter().filter(move |told| audible(told.audience)).map(|told| &told.event)
    }

    /// The position after `ply` decisions (or now, if there were fewer): the nearest one kept before it, and what was
    /// decided from there taken anew.
    fn state_after(&self, ply: usize) -> Result<G, ReplayError> {
        let ply = ply.min(self.past.len());
        if ply == self.past.len() {
            return Ok(self.state.clone());
        }
        let (stride, mut state) = (ply / STRIDE, G::clone(&self.kept[ply / STRIDE]));
        for (at, past) in self.past[..ply].iter().enumerate().skip(stride * STRIDE) {
            let again = state.apply(past.seat, past.action, &mut Events::muted());
            again.map_err(|illegal| ReplayError { ply: at, illegal: Box::new(illegal) })?;
        }
        Ok(state)
    }
}

impl<G: Present> Clone for PlayOf<G> {
    fn clone(&self) -> PlayOf<G> {
        PlayOf {
            game: self.game,
            setup: self.setup.clone(),
            state: self.state.clone(),
            past: self.past.clone(),
            kept: self.kept.clone(),
            past_bytes: self.past_bytes,
        }
    }
}

impl<G: Present> fmt::Debug for PlayOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayOf({}, ply {})", G::meta().id, self.past.len())
    }
}

impl<G: Present> Play for PlayOf<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn ply(&self) -> usize {
        self.past.len()
    }

    fn actors(&self) -> SeatSet {
        self.state.actors()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn decide(&mut self, seat: Seat, notation: &str) -> Result<Decided, Refusal> {
        let action: G::Action = notation.trim().parse()?;
        if self.is_seating(seat, action) && !self.is_over() {
            return Err(Refusal::NotActing(seat));
        }
        self.answer(seat, action)
    }

    fn follow(&mut self, seat: Seat, notation: &str) -> Result<Decided, Refusal> {
        let action: G::Action = notation.trim().parse()?;
        if !self.is_seating(seat, action) {
            return self.answer(seat, action);
        }
        let revealed = self.take(seat, action, true)?;
        Ok(Decided { notation: action.to_string(), revealed })
    }

    fn seating(&self, seat: Seat, held: bool) -> Option<String> {
        self.state.seating(seat, held).map(|action| action.to_string())
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        serde_json::to_value(self.state.view(viewer)).unwrap_or_default()
    }

    fn present(&self, reader: Reader<'_>, live: bool) -> Presented {
        let view = self.state.view(reader.viewer);
        let mut legal = Vec::new();
        let mut refusals = Vec::new();
        if let (true, Some(seat)) = (live, reader.viewer) {
            self.state.legal(seat, &mut legal);
            self.state.refusals(seat, &mut refusals);
        }
        let stage = self.stage(reader, &legal);
        let offer =
            |action: &G::Action| Offer { act: action.to_string(), choice: G::choice(&view, *action, &stage) };
        let refuse = |(action, illegal): &(G::Action, Illegal)| Refused {
            act: action.to_string(),
            choice: G::choice(&view, *action, &stage),
            reason: explain(illegal, stage.words),
            paragraph: illegal.paragraph,
        };
        Presented {
            prompt: G::prompt(&view, &stage),
            short_prompt: G::short_prompt(&view, &stage),
            hint: G::hint(&view, &stage),
            vitals: Seat::all(self.setup.seats).map(|seat| G::vitals(&view, seat, &stage)).collect(),
            clock: self.state.outcome().is_none().then(|| G::clock(&view, &stage)).flatten(),
            scene: G::scene(&view, &stage),
            offers: legal.iter().map(offer).collect(),
            refused: refusals.iter().map(refuse).collect(),
        }
    }

    fn has_binder(&self, viewer: Option<Seat>) -> bool {
        G::has_binder(&self.state.view(viewer))
    }

    fn binder(&self, reader: Reader<'_>) -> Vec<Pane> {
        G::binder(&self.state.view(reader.viewer), &self.stage(reader, &[]))
    }

    fn sealed(&self, viewer: Option<Seat>) -> Vec<u8> {
        G::sealed(&self.state.view(viewer))
    }

    fn chapters(&self, reader: Reader<'_>) -> Vec<Chapter> {
        let stage = self.stage(reader, &[]);
        let chapters = self.past.iter().enumerate().flat_map(|(ply, past)| {
            let titles = Self::heard(past, reader.viewer).filter_map(|event| G::chapter(event, &stage));
            titles.map(move |title| Chapter { ply: ply + 1, title })
        });
        chapters.collect()
    }

    fn branches(&self, plies: &[usize]) -> Result<Vec<(usize, Branch)>, ReplayError> {
        let mut branches = Vec::new();
        for ply in plies.iter().copied().filter(|ply| *ply <= self.past.len()) {
            let branch = self.state_after(ply)?.branch(&self.state, &self.setup);
            branches.extend(branch.map(|branch| (ply, branch)));
        }
        Ok(branches)
    }

    fn still_asks(&self, seat: Seat, ply: usize) -> Result<bool, ReplayError> {
        let since = self.past.get(ply..).unwrap_or_default();
        if ply > self.past.len() || since.iter().any(|past| past.seat == seat) {
            return Ok(false);
        }
        Ok(self.state.asks_the_same(&self.state_after(ply)?, seat))
    }

    fn story(&self, reader: Reader<'_>, plies: Range<usize>) -> Vec<Line> {
        let stage = self.stage(reader, &[]);
        let lines = self.clip(plies).flat_map(|(ply, past)| {
            let lines = Self::heard(past, reader.viewer).filter_map(|event| {
                let subject = G::subject(event).unwrap_or(past.seat);
                Some(Line { ply, seat: past.seat, subject, text: G::tell(event, &stage)? })
            });
            lines.collect::<Vec<_>>()
        });
        lines.collect()
    }

    fn events(&self, viewer: Option<Seat>, plies: Range<usize>) -> Vec<Value> {
        let lines = self.clip(plies).flat_map(|(ply, past)| {
            Self::heard(past, viewer).map(move |event| serde_json::json!({ "ply": ply, "event": event }))
        });
        lines.collect()
    }

    fn log(&self, viewer: Option<Seat>, plies: Range<usize>) -> Vec<LogEntry> {
        let over = self.state.outcome().is_some();
        let entries = self.clip(plies).map(|(ply, past)| {
            let readable = over || past.public || viewer == Some(past.seat);
            LogEntry { ply, seat: past.seat, notation: readable.then(|| past.action.to_string()) }
        });
        entries.collect()
    }

    fn decisions(&self) -> Vec<(Seat, String)> {
        self.past.iter().map(|past| (past.seat, past.action.to_string())).collect()
    }

    fn horizon(&self, seat: Seat) -> usize {
        let own =
            self.past.iter().rev().take_while(|past| past.seat == seat && !past.revealed && !past.seating);
        self.past.len() - own.count()
    }

    fn rewound(&self, ply: usize) -> Result<Box<dyn Play>, ReplayError> {
        let ply = ply.min(self.past.len());
        Ok(Box::new(PlayOf {
            game: self.game,
            setup: self.setup.clone(),
            state: self.state_after(ply)?,
            past: self.past[..ply].to_vec(),
            kept: self.kept[..=ply / STRIDE].to_vec(),
            past_bytes: self.past[..ply].iter().map(|past| past.bytes()).sum(),
        }))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn charts(&self) -> Vec<Vec<i64>> {
        let first = self.kept.iter().take(1).map(|state| state.chart());
        first.chain(self.past.iter().map(|past| past.figures.to_vec())).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.state.audit()
    }

    fn bytes(&self) -> usize {
        size_of::<PlayOf<G>>() + self.past_bytes + self.kept.len() * size_of::<G>()
    }

    fn boxed(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
