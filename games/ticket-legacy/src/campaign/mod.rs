//! The campaign: twelve games in a row that remember.
//!
//! A campaign is a game of the table like any other: its seats are companies, and its log holds everything that is
//! decided from the first story card to the opening of the vaults: the decisions between games, and those of the
//! twelve games themselves. What lasts is in the [`Ledger`]; the game under way is a [`TicketLegacy`] made from it;
//! the [`Phase`] says what is awaited. A company that misses a game is a seat that has nothing to decide in it.
//!
//! [`TicketLegacy`]: crate::TicketLegacy

mod action;
mod audit;
mod branch;
mod event;
mod game;
mod judgement;
mod ledger;
mod past;
mod phase;
mod poster;
mod present;
mod rules;
mod secrets;
mod state;
mod stickers;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use event::Event;
pub use ledger::{CompanyBox, Growth, Ledger, Sticker, Year};
pub use phase::{Moment, Phase};
pub use poster::{Place as PosterPlace, Poster};
pub use state::Campaign;
pub use view::{Awaits, CompanyView, OwnBox, TableView, View};
