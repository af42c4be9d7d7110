//! The Last Spike: two to six players build the line from St. Louis to Sacramento together, and speculate in the
//! land along it each for themselves.
//!
//! ```
//! use last_spike::LastSpike;
//! use railhead_game::{Events, Game, Options, Seed, Setup};
//!
//! let setup = Setup::checked(LastSpike::meta(), 4, &Options::default(), Seed([7; 32]), 1)?;
//! let mut game = LastSpike::new(&setup)?;
//! let seat = game.actors().first().expect("somebody begins");
//! let refused = game.apply(seat, "pass".parse()?, &mut Events::muted()).unwrap_err();
//! assert_eq!(refused.paragraph, "LS-3.2", "laying is a duty");
//! while game.actors().contains(seat) {
//!     let mut legal = Vec::new();
//!     game.legal(seat, &mut legal);
//!     game.apply(seat, legal[0], &mut Events::muted())?;
//! }
//! assert_eq!(game.view(None).track[0].seat, seat);
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
mod money;
pub mod piece;
mod present;
mod rules;
mod secrets;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use event::Event;
pub use money::Dollars;
pub use state::{End, LastSpike, LastTurn, Ledger, Phase, Placement, Player, Purse};
pub use view::{CityView, Held, Laid, PlayerView, Step, View};
