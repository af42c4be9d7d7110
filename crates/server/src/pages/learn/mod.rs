//! Learning: the lessons of every game, each on the game's own board.

mod card;
mod index;
mod lesson;

pub use card::rich;
pub use index::{doors, lessons, show as index};
pub use lesson::{begin, reply, rules, show};
use railhead_game::{AnyGame, Tutorial};

use crate::Problem;

/// The lesson of a game that an address names.
fn named(game: &'static dyn AnyGame, id: &str) -> Result<&'static Tutorial, Problem> {
    game.lessons().iter().find(|lesson| lesson.id == id).ok_or(Problem::NotFound)
}

/// Where a step is. One more than there are is the end.
fn address(game: &str, lesson: &Tutorial, number: usize) -> String {
    format!("/learn/{game}/{}/{number}", lesson.id)
}
