//! Players for any game at the Railhead table, and the arena that measures them.
//!
//! A [`Bot`] answers [questions](Question) with decisions. How strong it is is its [`Level`]. The server and the
//! command line reach bots through [`GameWithBots`], which knows the game where they don't;
//! [`GameWithBots::simulate`] plays whole [contests](Contest) between bots, [`GameWithBots::climb`] measures levels against
//! each other on a [`Ladder`]; what they report is the same for the same seed on any number of threads.
//!
//! A bot sees what a person in its chair would see: a [`Question`] keeps the true state out of its reach.
//!
//! An [`Explanation`] says what a seat would do well to decide and why, an [`Analysis`] where a game was decided.
//!
//! A [`Training`] teaches a game's value by letting it play against itself.
//!
//! A [`Searcher`] thinks by playing imagined games to their end; [`Greedy`] looks no further than its own decision;
//! [`Random`] plays anything. The last two are yardsticks: they stay as they are, so that figures of different days can
//! be compared.

mod advice;
mod arena;
mod bot;
mod contest;
mod game_with_bots;
mod greedy;
mod ladder;
mod level;
mod processor;
mod random;
mod report;
mod restless;
mod search;
mod totals;
#[cfg(test)]
mod toy;
mod training;

pub use advice::{Account, Advice, Analysis, Difference, Explanation, Moment, Reason, Step};
pub use bot::{Bot, Question};
pub use contest::{Contest, ContestError, Fault};
pub use game_with_bots::{AnyMind, GameWithBots};
pub use greedy::Greedy;
pub use ladder::{Ladder, LadderReport, PairReport, Played, Progress, Rating, Verdict};
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use report::{BotReport, Report, SeatReport};
pub use restless::{empty_some, unasked};
pub use search::{Mind, Searcher, Thought};
pub use training::{Checkpoint, Generation, Trained, Training, TrainingError};
