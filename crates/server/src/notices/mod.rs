//! What people are told while they are away: that it is their turn, that a game is over, that somebody said something or
//! asks them to play. By push message, letter or webhook, as each of them wants it.
//!
//! What happened is a job in the store, written with the decision that it follows from (`tables::NoticeJob`). Whichever
//! node takes it finds out whom it concerns and how they want to be told, and in one moment remembers that they were
//! told and makes a job for each way ([`announce`]). Those are tried until they succeed or there is nothing left to tell
//! ([`delivery`], [`letters`]): a turn that was answered is no news. A way that is down delays no other, and nobody's
//! decision. A node that dies between sending and saying so sends again: the same push message replaces itself in the
//! browser, and the same letter has the same name.

mod announce;
pub mod channels;
mod delivery;
mod letters;
mod message;
mod quiet;
mod wants;
mod work;

pub use letters::{LetterJob, unsubscribed};
pub use quiet::{Place, Quiet};
pub use wants::{Kind, Tempo, Wants};
pub use work::start;
