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
    AnyGame, Audience, AuditFault, Branch, Chapter, Decided, Events, Game, Illegal, Lang, Line, LogEntry,
    Meta, Offer, Options, Outcome, Pane, Play, Present, Presented, Reader, Refusal, Refused, RuleBook, Seat,
    SeatSet, Seed, Setup, SetupError, Stage, Told, Words, explain,
};

/// A game with its words and its rules page, read when first asked for:
/// `static LAST_SPIKE: GameOf<LastSpike> = GameOf::new();`
pub struct GameOf<G> {
    words: [OnceLock<Words>; Lang::ALL.len()],
    rules: [OnceLock<RuleBook>; Lang::ALL.len()],
    of: PhantomData<fn() -> G>,
}

impl<G: Present> GameOf<G> {
    /// The game, nothing of it read yet.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> GameOf<G> {
        GameOf {
            words: [const { OnceLock::new() }; Lang::ALL.len()],
            rules: [const { OnceLock::new() }; Lang::ALL.len()],
            of: PhantomData,
        }
    }

    /// Puts a position on the table, with nothing in its past.
    pub fn play(&'static self, setup: Setup, state: G) -> PlayOf<G> {
        PlayOf { game: self, setup, state, past: Vec::new() }
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

    fn boxes(&self, lang: Lang) -> Vec<Pane> {
        G::boxes(self.words(lang))
    }
}

/// A game being played.
pub struct PlayOf<G: Present> {
    game: &'static GameOf<G>,
    setup: Setup,
    state: G,
    /// Shared between copies: a copy of a long game costs little more than one of its position.
    past: Vec<Arc<Past<G>>>,
}

struct Past<G: Game> {
    seat: Seat,
    action: G::Action,
    public: bool,
    revealed: bool,
    /// Whether it was the table's word on the seat.
    seating: bool,
    told: Vec<Told<G::Event>>,
}

impl<G: Present> PlayOf<G> {
    /// The position. Only for what answers to nobody's eyes: bots are asked a question that keeps it out of reach.
    pub fn state(&self) -> &G {
        &self.state
    }

    fn take(&mut self, seat: Seat, action: G::Action) -> Result<bool, Illegal> {
        let public = self.state.is_public(seat, action);
        let seating = self.is_seating(seat, action);
        let mut events = Events::recording();
        self.state.apply(seat, action, &mut events)?;
        let revealed = events.has_revealed();
        let past = Past { seat, action, public, revealed, seating, told: events.into_told() };
        self.past.push(Arc::new(past));
        Ok(revealed)
    }

    fn is_seating(&self, seat: Seat, action: G::Action) -> bool {
        [true, false].into_iter().any(|held| self.state.seating(seat, held) == Some(action))
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

    /// The game from its beginning, one decision after another, with the position before the first and after each.
    fn relive(&self, decisions: usize, mut each: impl FnMut(&G)) -> PlayOf<G> {
        let state = G::new(&self.setup).expect("this set-up opened this game before");
        let mut again = self.game.play(self.setup.clone(), state);
        each(&again.state);
        for past in self.past.iter().take(decisions) {
            again.take(past.seat, past.action).expect("a decision in the log was legal when it was taken");
            each(&again.state);
        }
        again
    }
}

impl<G: Present> Clone for PlayOf<G> {
    fn clone(&self) -> PlayOf<G> {
        PlayOf {
            game: self.game,
            setup: self.setup.clone(),
            state: self.state.clone(),
            past: self.past.clone(),
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
        if self.state.actors().is_empty() && self.state.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if self.is_seating(seat, action) || !self.may_speak(seat) {
            return Err(Refusal::NotActing(seat));
        }
        let revealed = self.take(seat, action)?;
        Ok(Decided { notation: action.to_string(), revealed })
    }

    fn follow(&mut self, seat: Seat, notation: &str) -> Result<Decided, Refusal> {
        let action: G::Action = notation.trim().parse()?;
        if !self.is_seating(seat, action) {
            return self.decide(seat, notation);
        }
        let revealed = self.take(seat, action)?;
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

    fn branches(&self, plies: &[usize]) -> Vec<(usize, Branch)> {
        let end = self.past.len();
        let (mut ply, mut branches) = (0, Vec::new());
        let mut look = |ply: usize, state: &G| {
            if plies.contains(&ply) {
                branches.extend(state.branch(&self.state, &self.setup).map(|branch| (ply, branch)));
            }
        };
        if let Some(last) = plies.iter().copied().filter(|ply| *ply < end).max() {
            self.relive(last, |state| {
                look(ply, state);
                ply += 1;
            });
        }
        look(end, &self.state);
        branches
    }

    fn still_asks(&self, seat: Seat, ply: usize) -> bool {
        let since = self.past.get(ply..).unwrap_or_default();
        if ply > self.past.len() || since.iter().any(|past| past.seat == seat) {
            return false;
        }
        let earlier = self.relive(ply, |_| {});
        self.state.asks_the_same(&earlier.state, seat)
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

    fn rewound(&self, ply: usize) -> Box<dyn Play> {
        Box::new(self.relive(ply, |_| {}))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn charts(&self) -> Vec<Vec<i64>> {
        let mut charts = Vec::with_capacity(self.past.len() + 1);
        self.relive(self.past.len(), |state| charts.push(state.chart()));
        charts
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.state.audit()
    }

    fn boxed(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
