//! Tickets, events, employees and postcards.

use railhead_pieces::{
    Named,
    facts::{LocalName, read},
};
use serde::Deserialize;

use crate::{
    facts::effect::{Benefit, Condition, Op, PostcardKind, When},
    piece::{BoardId, CityId},
};

/// The cards.
#[derive(Debug)]
pub struct Cards {
    /// The tickets.
    pub tickets: Vec<Ticket>,
    /// The events.
    pub events: Vec<EventCard>,
    /// The employees.
    pub employees: Vec<Employee>,
    /// The postcards.
    pub postcards: Vec<Postcard>,
}

impl Cards {
    pub(super) fn new() -> Cards {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Tickets {
            tickets: Vec<Ticket>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Events {
            events: Vec<EventCard>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Employees {
            employees: Vec<Employee>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Postcards {
            postcards: Vec<Postcard>,
        }
        let mut tickets: Tickets = read("tickets.toml", include_str!("../../data/tickets.toml"));
        let events: Events = read("events.toml", include_str!("../../data/events.toml"));
        let employees: Employees = read("employees.toml", include_str!("../../data/employees.toml"));
        let mut postcards: Postcards = read("postcards.toml", include_str!("../../data/postcards.toml"));
        for ticket in &mut tickets.tickets {
            ticket.board = BoardId::find(&ticket.id[..2])
                .unwrap_or_else(|| panic!("data/tickets.toml: {} is of no board", ticket.id));
        }
        let next = |benefit: &Benefit| match benefit {
            Benefit::Next { no } => Some(*no),
            _ => None,
        };
        let benefits = postcards.postcards.iter().flat_map(|postcard| &postcard.benefits);
        let later: Vec<u16> = benefits.filter_map(next).collect();
        for postcard in &mut postcards.postcards {
            postcard.code = postcard.no.to_string();
            postcard.later = later.contains(&postcard.no);
        }
        Cards {
            tickets: tickets.tickets,
            events: events.events,
            employees: employees.employees,
            postcards: postcards.postcards,
        }
    }
}

/// A ticket.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ticket {
    /// Its code, which begins with its board's.
    pub id: String,
    /// From here ...
    pub a: CityId,
    /// ... to here.
    pub b: CityId,
    /// What it is worth.
    pub value: u8,
    /// Its number in the registry, if it has one.
    pub postcard: Option<u16>,
    /// The board whose box brings it.
    #[serde(skip)]
    pub board: BoardId,
}

/// Whether an event acts once or lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EventKind {
    /// Acts once when it is revealed.
    Immediate,
    /// Acts while it is the current event.
    Continuing,
}

/// An event card.
#[derive(Clone, Debug, Deserialize)]
pub struct EventCard {
    /// Its code.
    pub id: String,
    /// Its name.
    #[serde(flatten)]
    pub title: LocalName,
    /// The game from which on it is in the deck.
    pub game: Option<u8>,
    /// The board with whose box it comes.
    pub board: Option<BoardId>,
    /// Whether it lasts.
    pub kind: EventKind,
    /// In how many games it may be revealed; 0: no limit.
    pub punch: u8,
    /// What it does.
    pub ops: Vec<Op>,
}

/// An employee.
#[derive(Clone, Debug, Deserialize)]
pub struct Employee {
    /// The code.
    pub id: String,
    /// The name.
    #[serde(flatten)]
    pub title: LocalName,
    /// The game from which on they may be hired.
    pub game: Option<u8>,
    /// The board with whose box they come.
    pub board: Option<BoardId>,
    /// In how many games they may be hired; 0: no limit.
    pub punch: u8,
    /// What they do.
    pub ops: Vec<Op>,
}

/// A postcard.
#[derive(Clone, Debug, Deserialize)]
pub struct Postcard {
    /// Its number.
    pub no: u16,
    /// Its number as a text.
    #[serde(skip)]
    pub code: String,
    /// Whether it comes to whoever finishes the card before it in a chain, and to nobody else.
    #[serde(skip)]
    pub later: bool,
    /// Its name.
    #[serde(flatten)]
    pub title: LocalName,
    /// What sort of card it is.
    pub kind: PostcardKind,
    /// How many uses it has.
    pub uses: u8,
    /// When it can be used.
    pub when: When,
    /// What must hold.
    pub cond: Condition,
    /// What it gives.
    pub benefits: Vec<Benefit>,
    /// What it is worth in the vault.
    pub vault: u8,
    /// The boards without which it cannot be of use.
    #[serde(default)]
    pub needs: Vec<BoardId>,
    /// What the first company to reach it draws the card for.
    pub milestone: Option<Condition>,
}
