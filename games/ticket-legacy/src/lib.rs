//! Ticket to Ride Legacy: Legends of the West. Railway companies claim routes and complete tickets on a map that
//! grows, game by game, from the eastern states to the whole continent.
//!
//! ```
//! use railhead_game::{Events, Game, Options, Seed, Setup};
//! use ticket_legacy::{Action, TicketLegacy};
//!
//! let setup = Setup::checked(TicketLegacy::meta(), 3, &Options::default(), Seed([7; 32]), 1)?;
//! let mut game = TicketLegacy::new(&setup)?;
//! for (seat, company) in game.actors().iter().zip(["green", "black", "red"]) {
//!     game.apply(seat, format!("company {company}").parse()?, &mut Events::muted())?;
//! }
//! assert_eq!(game.actors().len(), 3, "everybody chooses among tickets");
//! for seat in game.actors().iter() {
//!     game.apply(seat, Action::Keep, &mut Events::muted())?;
//! }
//! let seat = game.actors().first().expect("somebody begins");
//! let cards = game.view(None).players[seat.index()].cards;
//! game.apply(seat, "deck".parse()?, &mut Events::muted())?;
//! assert_eq!(game.view(None).players[seat.index()].cards, cards + 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This is the single game as a function of a campaign's state (the [`Scenario`]): which boards are open, which
//! stickers lie on them, which cards are in the decks, which numbered rules are in force, and what each company
//! brings to the table. The first game is the empty scenario. What events, employees, curses, bonus cards and
//! postcards do is data, written in one vocabulary of operations ([`facts::effect`]) that the rules interpret.

mod action;
mod audit;
mod board;
pub mod campaign;
mod card;
mod event;
pub mod facts;
mod game;
mod in_play;
mod judgement;
mod piece;
mod present;
mod report;
mod rules;
mod scenario;
mod secrets;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Mix};
pub use campaign::Campaign;
pub use card::{Colour, Hand, Kind, Symbol};
pub use event::{Event, Why};
pub use in_play::{InPlay, Track};
pub use piece::{
    BoardId, BoardSet, CharterId, CityId, CitySet, ClaimId, CurseId, EmployeeId, EventId, EventSet,
    PostcardId, RouteId, RouteSet, TicketId, TicketSet,
};
pub use report::{CompanyReport, Report};
pub use rules::{DepositSlip, payment::Payment};
pub use scenario::{Office, Scenario, ScenarioError, Share, ShareSet, may_open};
pub use state::{LastTurn, TicketLegacy, frontier::Keeper};
pub use view::{Awaits, FrontierView, OwnView, PlayerView, RouteOffer, RouteView, TicketView, View};
