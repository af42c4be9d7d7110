//! Great Western Trail, first edition, for 2 to 4 players.
//!
//! The rules are written out in `rules/en.md`; every refusal names a paragraph of it. The position is
//! [`GreatWesternTrail`]; a turn is a path of small [`Action`]s through the stack of pending decisions inside it.
//! Component facts are in `data/`, read once into [`facts`].

mod action;
mod audit;
mod board;
mod event;
pub mod facts;
mod game;
mod judgement;
pub mod piece;
mod present;
mod rules;
mod secrets;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, DiscSource, RISK, Route};
pub use event::{Event, Landing};
pub use game::META;
pub use rules::{CATEGORIES, Score, Toll};
pub use state::{GreatWesternTrail, MAX_SEATS, Occupant, Pending, Player, Spot};
pub use view::{PlayerView, View};
