//! The contract between the Railhead table and its games.
//!
//! **A game is a pure function of its log.** `(game, rules version, options, seed, [decision 0, decision 1, …])` is
//! the whole truth about a game; the position, each seat's view, the page, the replay and the bot's thinking are
//! derived from it.
//!
//! A game implements
//! - [`Game`]: the rules. Who decides ([`actors`](Game::actors)), what they may decide ([`legal`](Game::legal)),
//!   what follows ([`apply`](Game::apply)), what each may know ([`view`](Game::view),
//!   [`determinize`](Game::determinize)), how it ends ([`outcome`](Game::outcome)), and that nothing gets lost
//!   ([`audit`](Game::audit)).
//! - [`Judgement`]: its own opinion of positions, for bots.
//! - [`Present`]: its words and pictures, made from views, and the [lessons](Tutorial) that teach it.
//!
//! and is put on the shelf as a [`GameOf`], which makes it an [`AnyGame`]: the object-safe form that the server and
//! the command line speak, in notation, JSON and markup. A [`Record`] is a game as a text file. `railhead-pieces`
//! is what games are made of, `railhead-testkit` holds the checks that every game must pass.
//!
//! Words used throughout: a **seat** is a place at the table, a **player** sits there, a **table** is one game being
//! played, a **decision** is one action by one seat, a **ply** is its number, a **view** is what one seat may know.

mod aid;
mod any_game;
mod chance;
mod choice;
mod event;
mod game;
mod illegal;
mod judgement;
mod lesson;
mod network;
mod numbers;
mod outcome;
mod play;
mod present;
mod record;
mod rulebook;
mod seat;
mod setup;
mod turn_end;
mod vitals;
mod words;

pub use aid::{Aid, AidLine};
pub use any_game::{
    AnyGame, Chapter, Decided, Line, LogEntry, Offer, Play, Presented, Reader, Refused, explain,
};
pub use chance::{Chance, Dice, Luck};
pub use choice::{Choice, Ends};
pub use event::{Audience, Events, Told};
pub use game::{Branch, Game};
pub use illegal::{AuditFault, Illegal, NotationError, Refusal, ReplayError, one_spelling, require};
pub use judgement::{
    Effort, Guide, Judged, Judgement, Plan, Planning, School, Stand, Strangeness, Suspicion, Way,
};
pub use lesson::{Asked, Reply, Role, Step, Stuck, Tutorial, TutorialError, TutorialTable, light};
pub use network::{HIDDEN, Input, Lesson, Network, NetworkError, NetworkFile, Teacher};
pub use numbers::{Name, Names, Numbers, Sink, flag, names_of, nth, one};
pub use outcome::{Outcome, Part, Standing};
pub use play::{GameOf, PlayOf};
pub use present::{Canvas, Layer, Pane, Place, Present, Scene, Stage, seat_letter};
pub use record::{Decision, Record, RecordError};
pub use rulebook::{Block, RuleBook, RuleBookError, Section};
pub use seat::{Seat, SeatSet};
pub use setup::{
    Cover, Lid, Meta, OptionKind, OptionSpec, Options, Seed, Setup, SetupError, Weight, bot_contribution,
    commitment,
};
pub use turn_end::TurnEnd;
pub use vitals::{Clock, Vital, Vitals};
pub use words::{Arg, Lang, UnknownLanguage, Words, WordsError, message_keys};

/// Names the paragraphs of the rules that a test proves: `proves!("LS-4.2", "LS-4.3");`. The test kit reads these
/// from the sources of a game's tests and fails when a paragraph is proved by none.
#[macro_export]
macro_rules! proves {
    ($($paragraph:literal),+ $(,)?) => {
        const _: &[&str] = &[$($paragraph),+];
    };
}
