//! Chaparral: two to four investors in a town of the old West send their cowboys to its characters, buy farms and
//! businesses, build the railway, and race for objectives.
//!
//! ```
//! use chaparral::{Action, Chaparral};
//! use railhead_game::{Events, Game, Options, Seed, Setup};
//!
//! let setup = Setup::checked(Chaparral::meta(), 3, &Options::default(), Seed([7; 32]), 1)?;
//! let mut game = Chaparral::new(&setup)?;
//! let seat = game.actors().first().expect("somebody begins");
//! game.apply(seat, "place miner".parse()?, &mut Events::muted())?;
//! assert!(game.apply(seat.next(3), Action::End, &mut Events::muted()).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules are in `rules/en.md`, by paragraph; the files of `src/rules` carry them out on the state, each for one
//! noun.

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

pub use action::{Action, Loss, Order, Side, Target};
pub use event::{Event, Resource};
pub use state::{Chaparral, ColouredToken};
pub use view::{
    BusinessView, CharacterView, Count, End, FarmView, GoodView, KnownEvent, ObjectiveView, Outlook,
    PlayerView, Preview, PrizeView, Quotes, SectionView, Step, View,
};
