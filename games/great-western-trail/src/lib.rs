//! Great Western Trail, first edition, for 2 to 4 players.
//!
//! The rules are written out in `rules/en.md`; every refusal names a paragraph of it. The position is
//! [`GreatWesternTrail`]; a turn is a path of small [`Action`]s through the stack of pending decisions inside it.
//! Component facts are in `data/`, read once into [`tables`].

mod action;
mod board;
mod data;
mod event;
mod ids;
mod judgement;
mod load;
mod names;
mod op;
mod present;
mod rules;
mod stack;
mod state;
pub mod tables;
mod tally;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, RISK, Route, Source};
pub use event::{Event, Landing};
pub use names::{
    Aux, Breed, Edge, Hand, Hazard, Immediate, Master, Pile, Side, SpaceKind, Task, Teepee, Unit, Worker,
};
pub use op::{AuxMode, Op, Want};
pub use rules::{CATEGORIES, META, Score, Toll};
pub use stack::Stack;
pub use state::{Frame, GreatWesternTrail, MAX_SEATS, Occupant, Player, Spot};
pub use tally::Tally;
pub use view::{PlayerView, View};
