//! Great Western Trail, first edition: two to four ranchers drive their herds from Texas to Kansas City, again and
//! again, and ship them west.
//!
//! ```
//! use great_western_trail::{Action, GreatWesternTrail};
//! use railhead_game::{Events, Game, Options, Seat, Seed, Setup};
//!
//! let setup = Setup::checked(GreatWesternTrail::meta(), 3, &Options::default(), Seed([7; 32]), 1)?;
//! let mut game = GreatWesternTrail::new(&setup)?;
//! let begin: Action = "place A".parse()?;
//! game.apply(Seat(0), begin, &mut Events::muted())?;
//! let mut legal = Vec::new();
//! game.legal(Seat(0), &mut legal);
//! assert!(legal.contains(&"aux money".parse()?));
//! let refusal = game.apply(Seat(0), "done".parse()?, &mut Events::muted()).unwrap_err();
//! assert_eq!(refusal.paragraph, "GWT-4.4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules are in `rules/en.md`, by paragraph; `src/rules` carries them out. A turn is a path of small [`Action`]s
//! through a pile of [`Pending`] decisions. Component facts are in `data/`, read once into [`facts`].

mod action;
mod ahead;
mod audit;
mod board;
mod event;
pub mod facts;
mod figures;
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
pub use ahead::{Ahead, Herd, Next};
pub use event::{Event, Landing};
pub use rules::{CATEGORIES, Score, Toll};
pub use state::{GreatWesternTrail, MAX_SEATS, Occupant, Pending, Player, Spot};
pub use view::{PlayerView, View};
