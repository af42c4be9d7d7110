//! The checks every game must pass, and tables to try rules at. Each panics with a message that says what is wrong, in
//! which game, at which decision.
//!
//! The tests of a game's public face are `tests/kit.rs`, the same words for every game:
//!
//! ```ignore
//! fn kit() -> Kit<Chaparral> {
//!     Kit::new(env!("CARGO_MANIFEST_DIR"))
//!         .playthroughs(2..=4, |seats| 40 + u64::from(seats))
//!         .records(2..=4)
//!         .record("other-readings", 3, [("alley", "any"), ("second-sale", "compulsory")])
//! }
//!
//! #[test]
//! fn playthroughs_stay_the_same() {
//!     kit().check_playthroughs();
//! }
//!
//! #[test]
//! fn records_replay() {
//!     kit().check_records();
//! }
//!
//! #[test]
//! fn every_number_of_seats_plays_by_the_contract() {
//!     for seats in 2..=4 {
//!         Trial::<Chaparral>::new(seats).games(2).run(); // everything, decision by decision
//!         Trial::<Chaparral>::new(seats).games(games(10_000)).brisk().run(); // rules and audit only, many more games
//!     }
//! }
//! ```
//!
//! and once each [`paragraphs_are_proved`], [`words_are_complete`], [`greedy_beats_random`]. The examples of its rules
//! are in `src/tests/`, played at a [`Table`].
//!
//! Two variables of the environment are read: `RAILHEAD_BLESS=1` writes playthroughs anew and adds records that are
//! missing (never rewriting one), `RAILHEAD_GAMES=N` makes the long trials play at least so many games.

mod examine;
mod greedy;
mod kit;
mod paragraphs;
mod paths;
mod playthrough;
mod table;
mod trial;
mod wording;

pub use greedy::{greedy_beats_random, greedy_game};
pub use kit::Kit;
pub use paragraphs::paragraphs_are_proved;
pub use paths::paths;
pub use playthrough::playthrough;
use railhead_game::{GameOf, Present};
pub use table::Table;
pub use trial::{Trial, TrialReport, games};
pub use wording::words_are_complete;

/// The game, for as long as the tests run.
fn game_of<G: Present>() -> &'static GameOf<G> {
    Box::leak(Box::new(GameOf::new()))
}
