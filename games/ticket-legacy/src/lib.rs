//! Ticket to Ride Legacy: Legends of the West. Railway companies claim routes and complete tickets on a map that
//! grows, game by game, from the eastern states to the whole continent.
//!
//! This is the single game as a function of a campaign's state (the [`Scenario`]): which boards are open, which
//! stickers lie on them, which cards are in the decks, which numbered rules are in force, and what each company
//! brings to the table. The first game is the empty scenario. What events, employees, curses, bonus cards and
//! postcards do is data, written in one vocabulary of operations ([`effect`]) that the rules interpret.

mod action;
mod agenda;
mod audit;
mod board;
pub mod campaign;
mod card;
pub mod effect;
mod event;
#[cfg(test)]
mod examples;
mod frontier;
mod game;
mod hidden;
mod ids;
mod judgement;
mod network;
mod paths;
mod payment;
mod present;
mod prospect;
mod report;
mod rules;
mod scenario;
mod season;
mod state;
pub mod tables;
mod view;

pub use action::{Action, Mix};
pub use campaign::Campaign;
pub use card::{Colour, Hand, Kind, Symbol};
pub use event::{Event, Why};
pub use frontier::Keeper;
pub use ids::{
    BoardId, BoardSet, CharterId, CityId, CitySet, ClaimId, CurseId, EmployeeId, EventId, EventSet,
    PostcardId, RouteId, RouteSet, TicketId, TicketSet,
};
pub use payment::Payment;
pub use prospect::Prospect;
pub use report::{CompanyReport, Report};
pub use rules::DepositSlip;
pub use scenario::{Office, Scenario, ScenarioError, Share, ShareSet, may_open};
pub use season::{Season, Track};
pub use state::TicketLegacy;
pub use view::{Awaits, FrontierView, OwnView, PlayerView, RouteView, TicketView, View};
