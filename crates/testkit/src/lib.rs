//! The checks every game must pass. A game's tests call, for each number of seats,
//!
//! ```ignore
//! Trial::<LastSpike>::new(3).games(200).run();      // everything, decision by decision
//! Trial::<LastSpike>::new(3).games(10_000).brisk().run();  // rules and audit only, many more games
//! ```
//!
//! and once each [`paragraphs_are_proved`], [`words_are_complete`] and [`fixtures_replay`]. Each panics with a
//! message that says what is wrong, in which game, at which decision.

mod examine;
mod fixture;
mod paragraphs;
mod trial;
mod wording;

pub use fixture::{fixtures_replay, playthrough, playthrough_with};
pub use paragraphs::paragraphs_are_proved;
pub use trial::{Trial, TrialReport};
pub use wording::words_are_complete;
