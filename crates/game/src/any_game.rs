//! The object-safe layer: a game the server and the command line can hold without knowing which it is. Decisions
//! are notation, views are JSON, pictures are markup.

use std::{any::Any, ops::Range};

use serde_json::Value;

use crate::{
    Aid, AuditFault, Branch, Choice, Clock, Illegal, Lang, Meta, Options, Outcome, Pane, Refusal,
    ReplayError, RuleBook, Scene, Seat, SeatSet, Seed, Setup, SetupError, Tutorial, Vitals, Words,
};

/// A game on the shelf.
pub trait AnyGame: Send + Sync {
    /// What the game says of itself.
    fn meta(&self) -> &'static Meta;

    /// Sets a table up. Seats, options and version are checked; defaults are filled in.
    fn open(
        &'static self,
        seats: u8,
        options: &Options,
        seed: Seed,
        version: u16,
    ) -> Result<Box<dyn Play>, SetupError>;

    /// The game's words.
    fn words(&self, lang: Lang) -> &Words;

    /// The game's rules page.
    fn rulebook(&self, lang: Lang) -> &RuleBook;

    /// The game's own styles.
    fn stylesheet(&self) -> &'static str;

    /// An amount of what scores and charts count, as the language writes it.
    fn amount(&self, value: i64, lang: Lang) -> String;

    /// Whether the game goes on with seats that nobody holds.
    fn keeps_empty_seats(&self) -> bool;

    /// The lessons that teach the game, in order.
    fn lessons(&'static self) -> &'static [Tutorial];

    /// What the rules page shows; nothing for a game without examples.
    fn examples(&'static self) -> Option<&'static Tutorial>;

    /// What somebody looks up while playing; empty if there is nothing of the kind.
    fn aids(&self, lang: Lang) -> Vec<Aid>;

    /// Everything that is sealed when a game begins; empty if nothing is.
    fn boxes(&self, lang: Lang) -> Vec<Pane>;
}

/// A game being played: its position, and what happened on the way there.
pub trait Play: Send + Sync {
    /// Which game.
    fn game(&self) -> &'static dyn AnyGame;

    /// What it was set up from.
    fn setup(&self) -> &Setup;

    /// How many decisions have been taken.
    fn ply(&self) -> usize;

    /// Who must decide now.
    fn actors(&self) -> SeatSet;

    /// What `seat` may decide now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Takes a decision of whoever holds `seat`. On a refusal nothing has changed.
    fn decide(&mut self, seat: Seat, notation: &str) -> Result<Decided, Refusal>;

    /// Takes the next line of a log: a decision, or the table's own word on a seat ([`Play::seating`]). On a refusal
    /// nothing has changed.
    fn follow(&mut self, seat: Seat, notation: &str) -> Result<Decided, Refusal>;

    /// What the table writes into the log, by [`Play::follow`], when somebody sits down at `seat` (`held`) or nobody is
    /// left there; `None` where that changes nothing.
    fn seating(&self, seat: Seat, held: bool) -> Option<String>;

    /// What `viewer` may know, as JSON.
    fn view(&self, viewer: Option<Seat>) -> Value;

    /// The table as the reader sees it. `live` is false in replays: nothing is then offered.
    fn present(&self, reader: Reader<'_>, live: bool) -> Presented;

    /// Whether there is something to leaf through beside the table.
    fn has_binder(&self, viewer: Option<Seat>) -> bool;

    /// What can be leafed through beside the table, as the reader sees it; empty if the game keeps nothing of the
    /// kind.
    fn binder(&self, reader: Reader<'_>) -> Vec<Pane>;

    /// The sections of the rules page that `viewer` may not read yet, by number.
    fn sealed(&self, viewer: Option<Seat>) -> Vec<u8>;

    /// The chapters of the log as far as the reader may know, in order.
    fn chapters(&self, reader: Reader<'_>) -> Vec<Chapter>;

    /// What other tables could begin from, of what the game leaves behind after these numbers of decisions. Holds
    /// nothing that anybody at this table must not know. In the order of `plies`, those that lie ahead left out.
    fn branches(&self, plies: &[usize]) -> Result<Vec<(usize, Branch)>, ReplayError>;

    /// Whether a decision that `seat` was about to take after `ply` decisions means the same now: only others have
    /// decided since, and the seat is asked what it was asked then.
    fn still_asks(&self, seat: Seat, ply: usize) -> Result<bool, ReplayError>;

    /// What happened in these plies, in words, as far as the reader may know.
    fn story(&self, reader: Reader<'_>, plies: Range<usize>) -> Vec<Line>;

    /// What happened in these plies, as JSON, as far as `viewer` may know.
    fn events(&self, viewer: Option<Seat>, plies: Range<usize>) -> Vec<Value>;

    /// The decisions taken in these plies as `viewer` may read them.
    fn log(&self, viewer: Option<Seat>, plies: Range<usize>) -> Vec<LogEntry>;

    /// Every decision taken, hidden ones too: for records and the log on disk, never for a reader.
    fn decisions(&self) -> Vec<(Seat, String)>;

    /// The shortest length to which `seat` may cut the log: back over its own last decisions that revealed nothing.
    /// Equal to [`Play::ply`] if there is nothing it may take back.
    fn horizon(&self, seat: Seat) -> usize;

    /// The game as it was after `ply` decisions (or now, if there were fewer). Takes no more than a few dozen of them
    /// anew, however long the game is.
    fn rewound(&self, ply: usize) -> Result<Box<dyn Play>, ReplayError>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The figures of [`Game::chart`](crate::Game::chart) before the first decision and after each.
    fn charts(&self) -> Vec<Vec<i64>>;

    /// Checks that every component is accounted for.
    fn audit(&self) -> Result<(), AuditFault>;

    /// About how much memory it takes, its past and what is kept for it included. Known without looking for it.
    fn bytes(&self) -> usize;

    /// A copy.
    fn boxed(&self) -> Box<dyn Play>;

    /// The [`PlayOf`](crate::PlayOf) inside.
    fn as_any(&self) -> &dyn Any;
}

/// Who reads what a game shows, and how.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Whose eyes; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The language.
    pub lang: Lang,
    /// The players' names by seat.
    pub names: &'a [String],
}

/// A decision that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The decision as the game writes it.
    pub notation: String,
    /// Whether something hidden became known by it.
    pub revealed: bool,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Presented {
    /// What is awaited, from whom and why.
    pub prompt: String,
    /// The same for a narrow bar; empty if it is short enough.
    pub short_prompt: String,
    /// What somebody new to the game should know now; empty where there is nothing to say.
    pub hint: String,
    /// The figures of every seat.
    pub vitals: Vec<Vitals>,
    /// How near the end is.
    pub clock: Option<Clock>,
    /// The picture.
    pub scene: Scene,
    /// What the viewer may decide.
    pub offers: Vec<Offer>,
    /// What the viewer may look for but not decide.
    pub refused: Vec<Refused>,
}

/// A decision the viewer may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its notation.
    pub act: String,
    /// Its button.
    pub choice: Choice,
}

/// A decision the viewer may not take, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Its notation.
    pub act: String,
    /// Its button.
    pub choice: Choice,
    /// The reason, in the viewer's language.
    pub reason: String,
    /// The paragraph that forbids it.
    pub paragraph: &'static str,
}

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The decision (counted from 0) that caused it.
    pub ply: usize,
    /// Who took that decision.
    pub seat: Seat,
    /// Whom it is about.
    pub subject: Seat,
    /// What happened.
    pub text: String,
}

/// A stretch of the log with a name of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// How many decisions had been taken when it began.
    pub ply: usize,
    /// What it is called.
    pub title: String,
}

/// A decision in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Its number, from 0.
    pub ply: usize,
    /// Who took it.
    pub seat: Seat,
    /// The decision, or `None` if the viewer may not know it yet.
    pub notation: Option<String>,
}

/// Why a game's refusal was made, in plain words.
pub fn explain(illegal: &Illegal, words: &Words) -> String {
    words.say_with(illegal.reason, &illegal.args)
}
