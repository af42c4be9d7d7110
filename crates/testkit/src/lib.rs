//! The checks every game must pass, and tables to try rules at. Each panics with a message that says what is wrong, in
//! which game, at which decision.
//!
//! The tests of a game's public face are `tests/kit.rs`, the same words for every game: a [`Kit`] for golden games,
//! [`Trial`]s of random ones at every number of seats, and once each [`paragraphs_are_proved`], [`words_are_complete`],
//! [`decisions_lie_on_pieces`], [`lessons_are_sound`], [`greedy_beats_random`], [`bots_are_honest`] and [`levels_rise`]. The
//! examples of its rules are in `src/tests/`, played at a [`Table`]; [`paths()`] counts what is legal from fixed positions.
//!
//! Two variables of the environment are read: `RAILHEAD_BLESS=1` writes playthroughs anew and adds records that are
//! missing (never rewriting one), `RAILHEAD_GAMES=N` makes the long trials play at least so many games.

mod course;
mod examine;
mod greedy;
mod honest;
mod kit;
mod lessons;
mod levels;
mod paragraphs;
mod paths;
mod placed;
mod playthrough;
mod plurals;
mod table;
mod trial;
mod wording;

pub use course::Course;
pub use greedy::{greedy_beats_random, greedy_game};
pub use honest::bots_are_honest;
pub use kit::Kit;
pub use lessons::{lesson_faults, lessons_are_sound};
pub use levels::levels_rise;
pub use paragraphs::paragraphs_are_proved;
pub use paths::paths;
pub use placed::decisions_lie_on_pieces;
pub use playthrough::playthrough;
pub use plurals::plural_faults;
use railhead_game::{GameOf, Present};
pub use table::Table;
pub use trial::{Trial, TrialReport, games};
pub use wording::words_are_complete;

/// The game, for as long as the tests run.
fn game_of<G: Present>() -> &'static GameOf<G> {
    Box::leak(Box::new(GameOf::new()))
}
