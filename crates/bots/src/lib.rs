//! Players for any game at the Railhead table, and the arena that measures them.
//!
//! A [`Bot`] answers [questions](Question) with decisions. How strong it is is its [`Level`]. The server and the
//! command line reach bots through [`GameWithBots`], which knows the game where they don't;
//! [`GameWithBots::simulate`] plays whole [contests](Contest) between bots, and its [`Report`] is the same for the same seed on any number of threads.
//!
//! A bot sees what a person in its chair would see: a [`Question`] keeps the true state out of its reach.
//!
//! Tree search over imagined positions belongs beside [`Greedy`], as a bot and a level of its own: everything it
//! needs — imagined positions, a deadline, a stream of luck — is in the question already.

mod arena;
mod bot;
mod contest;
mod game_with_bots;
mod greedy;
mod level;
mod random;
mod report;
mod restless;
mod totals;
#[cfg(test)]
mod toy;

pub use bot::{Bot, Question};
pub use contest::{Contest, ContestError, Fault};
pub use game_with_bots::GameWithBots;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use report::{BotReport, Report, SeatReport};
pub use restless::{empty_some, unasked};
