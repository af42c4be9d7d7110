//! What the boxes and years add to a position. Everything here is empty in the first game.

use railhead_game::{Seat, SeatSet};
use railhead_pieces::Pile;
use serde::Serialize;

use crate::{
    card::{Kind, Symbol},
    facts::{
        cards,
        effect::{Ban, Op},
        frontiers,
    },
    piece::{CityId, CitySet, ClaimId, CurseId, EmployeeId, EventSet, PostcardId, RouteSet},
    scenario::{Share, ShareSet},
    state::TicketLegacy,
};

/// How many company colours there are.
pub(crate) const LINES: usize = 5;

/// The frontier things on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Frontier {
    /// Show wagons standing in cities.
    pub(crate) wagons: Pile<Wagon, 48>,
    /// Show wagons in the bag, by colour.
    pub(crate) bag: [u8; LINES],
    pub(crate) depots: Pile<Depot, 48>,
    /// Where the outlaws are.
    pub(crate) outlaws: CityId,
    pub(crate) stash: i16,
    /// Where the ghost train is, from 0.
    pub(crate) ghost: u8,
    /// The curse deck, top last.
    pub(crate) curses: Pile<CurseId, 12>,
    /// The share deck, top last.
    pub(crate) shares: Pile<Share, 60>,
    pub(crate) shown: Pile<Share, 2>,
    /// The clue deck, top last.
    pub(crate) clues: Pile<CityId, 24>,
    /// Treasures still hidden, the next one last.
    pub(crate) treasures: Pile<i16, 5>,
    /// Bridge routes cracked in this game.
    pub(crate) cracked: RouteSet,
    /// Growth stickers placed by events in the campaign.
    pub(crate) booms: u8,
    /// The city that grew in this game.
    pub(crate) boomed: Option<CityId>,
    /// Employees to be hired.
    pub(crate) pool: Pile<EmployeeId, 7>,
    /// Cards looked at.
    pub(crate) looked: Pile<Kind, 2>,
    /// Mining claims left to take.
    pub(crate) claims: Pile<ClaimId, 6>,
    /// Who was paid for joining the coasts in the finale.
    pub(crate) joined: SeatSet,
    /// Events that paid for joining the coasts.
    pub(crate) spiked: EventSet,
    /// Clues chosen to be passed on, by seat.
    pub(crate) handed: [Option<CityId>; 5],
}

/// A show wagon standing in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wagon {
    pub(crate) city: CityId,
    /// Its colour, as a company's place among the colours.
    pub(crate) colour: u8,
}

/// A depot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Depot {
    pub(crate) city: CityId,
    pub(crate) keeper: Keeper,
}

/// Whose depot it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Keeper {
    /// A company at the table.
    Seat(Seat),
    /// The Combine.
    Combine,
    /// A company that doesn't take part.
    #[default]
    Closed,
}

/// A seat's frontier things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Holdings {
    pub(crate) employee: Option<EmployeeId>,
    /// Dollars from the employee's capped operation.
    pub(crate) earned: i16,
    /// Uses of the employee's action.
    pub(crate) redraws: u8,
    /// Whether the event was looked at this turn.
    pub(crate) peeked: bool,
    /// Curses held, by kind.
    pub(crate) curses: [u8; 8],
    pub(crate) curses_lifted: u8,
    /// Curses kept in this game.
    pub(crate) curses_kept: u8,
    /// Wagons held, by colour.
    pub(crate) wagons: [u8; LINES],
    pub(crate) wagons_taken: u8,
    /// Wagons pasted into the sanctuary in this game, by colour.
    pub(crate) pasted: [u8; LINES],
    /// Shares of this game.
    pub(crate) shares: ShareSet,
    /// Shares taken with claims.
    pub(crate) slot_shares: u8,
    pub(crate) stashes: u8,
    pub(crate) best_stash: i16,
    /// Unsolved clues.
    pub(crate) clues: CitySet,
    pub(crate) solved: CitySet,
    pub(crate) digs: u8,
    pub(crate) depots_founded: u8,
    pub(crate) claim: Option<ClaimId>,
    /// Towns of the claim that have paid (bit 0 for the first).
    pub(crate) towns: u8,
    /// Tunnel spots of the claim that are scratched.
    pub(crate) tunnel_spots: u8,
    /// Whether a tunnel scratched a spot in this game.
    pub(crate) tunnelled: bool,
    pub(crate) postcards: Pile<HeldCard, 77>,
    /// Symbols on all sets paid.
    pub(crate) pickaxes: u8,
    pub(crate) skulls: u8,
    /// Dollars from postcards on the slip, before and after the ranking.
    pub(crate) slip: i16,
    pub(crate) late_slip: i16,
}

/// A postcard in a company's office.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct HeldCard {
    pub(crate) card: PostcardId,
    /// Uses left.
    pub(crate) uses: u8,
    /// Whether it was used in the turn under way (in the set-up: in this game).
    pub(crate) used: bool,
    /// Whether it is finished and belongs into the vault.
    pub(crate) done: bool,
}

impl Holdings {
    /// All curses held.
    pub(crate) fn curse_count(&self) -> u8 {
        self.curses.iter().sum()
    }

    /// How often a symbol was on the sets paid.
    pub(crate) fn paid(&self, symbol: Symbol) -> u8 {
        match symbol {
            Symbol::Pickaxe => self.pickaxes,
            Symbol::Skull => self.skulls,
            Symbol::Plain => 0,
        }
    }
}

impl TicketLegacy {
    /// Operations of the seat's own cards: its employee, and each curse as often as it holds it.
    pub(crate) fn own_ops(&self, seat: Seat) -> impl Iterator<Item = &'static Op> {
        let holdings = &self.player(seat).holdings;
        let employee = holdings.employee.map_or(&[][..], |id| &cards().employees[id.index()].ops);
        let curses = holdings.curses;
        // Most seats hold none.
        let kinds = if holdings.curse_count() == 0 { 0 } else { curses.len() };
        let cursed = (0..kinds).filter(move |kind| curses[*kind] > 0).flat_map(move |kind| {
            let ops = &frontiers().ghost.curses[kind].ops;
            (0..curses[kind]).flat_map(move |_| ops)
        });
        employee.iter().chain(cursed)
    }

    /// Whether a card forbids `ban` to the seat.
    pub(crate) fn is_banned(&self, seat: Seat, ban: Ban) -> bool {
        self.ops_for(seat).any(|op| matches!(op, Op::Forbid { what } if what.contains(&ban)))
    }

    /// The depot in a city.
    pub(crate) fn depot_at(&self, city: CityId) -> Option<Keeper> {
        let depots = self.frontier.depots.as_slice();
        depots.iter().find(|depot| depot.city == city).map(|depot| depot.keeper)
    }

    /// The seat's postcards that are not finished.
    pub(crate) fn open_postcards(&self, seat: Seat) -> impl Iterator<Item = (usize, HeldCard)> {
        let held = self.player(seat).holdings.postcards.as_slice();
        held.iter().copied().enumerate().filter(|(_, card)| !card.done)
    }
}
