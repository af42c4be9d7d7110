//! The position: everything on the table and in the hands.

pub(crate) mod frontier;
pub(crate) mod network;
pub(crate) mod pending;

use std::sync::Arc;

use railhead_game::{Dice, Seat, SeatSet, TurnEnd};
use railhead_pieces::Pile;
use serde::Serialize;

use crate::{
    card::{Hand, KINDS, Kind},
    facts::{EventKind, cards, effect::Op},
    in_play::InPlay,
    piece::{CitySet, EventId, EventSet, RouteId, RouteSet, TicketId, TicketSet},
    rules::payment::Payment,
};
use frontier::{Frontier, Holdings};
use network::Network;
use pending::Pending;

/// The most seats a table can have.
pub(crate) const SEATS: usize = 5;
/// How many cards lie face up.
pub(crate) const FACE_UP: usize = 5;

/// Ticket to Ride Legacy: Legends of the West, one game of it.
#[derive(Clone, PartialEq, Debug)]
pub struct TicketLegacy {
    pub(crate) in_play: Arc<InPlay>,
    pub(crate) dice: Dice,
    pub(crate) players: [Player; SEATS],
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who began.
    pub(crate) first: Seat,
    /// The train deck, top last.
    pub(crate) deck: Pile<Kind, 90>,
    /// The train discard pile, by kind.
    pub(crate) discard: [u8; KINDS],
    pub(crate) display: [Option<Kind>; FACE_UP],
    /// The ticket deck, top last.
    pub(crate) tickets: Pile<KnownTicket, 129>,
    /// Seats that are choosing among companies, tickets or clues.
    pub(crate) choosing: SeatSet,
    /// Seats that have a company.
    pub(crate) founded: SeatSet,
    /// How many of the offered tickets must be kept.
    pub(crate) must_keep: u8,
    /// The event deck, top last.
    pub(crate) events: Pile<EventId, 34>,
    /// The event discard pile; its top is the current event.
    pub(crate) past: Pile<EventId, 34>,
    /// Events revealed in this game.
    pub(crate) revealed: EventSet,
    /// Routes that nobody controls and that are not closed.
    pub(crate) free: RouteSet,
    pub(crate) big: CitySet,
    /// What is still to be done or decided, the next one last.
    pub(crate) pending: Pile<Pending, 40>,
    pub(crate) draw: DrawNow,
    pub(crate) claim: ClaimNow,
    /// Turns left, once the last round has begun.
    pub(crate) last_round: Option<u8>,
    /// Turns passed in an unbroken series.
    pub(crate) passes: u8,
    /// What becomes of a turn with nothing left to decide.
    pub(crate) turn_end: TurnEnd,
    /// Whether known cards are shown.
    pub(crate) known_cards: bool,
    /// How often each numbered rule has come into play.
    pub(crate) slot_uses: [u8; 12],
    pub(crate) frontier: Frontier,
}

/// A seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub(crate) hand: Hand,
    /// Cards that everybody knows to be in the hand: taken face up and not spent since.
    pub(crate) known: Hand,
    pub(crate) coins: i16,
    pub(crate) trains: u8,
    pub(crate) tickets: TicketSet,
    /// Tickets to choose from.
    pub(crate) offered: Pile<TicketId, 4>,
    /// Routes controlled.
    pub(crate) routes: RouteSet,
    /// Routes barred because a parallel one is controlled.
    pub(crate) barred: RouteSet,
    pub(crate) network: Network,
    pub(crate) holdings: Holdings,
    pub(crate) last: LastTurn,
}

/// What a seat did in its last turn, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct LastTurn {
    /// The route that it claimed.
    pub claimed: Option<RouteId>,
    /// How many cards it drew.
    pub drew: u8,
    /// How many tickets it kept.
    pub kept: u8,
}

/// A ticket in the deck, and which seats know that it lies there (those that returned it).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct KnownTicket {
    pub(crate) ticket: TicketId,
    pub(crate) known_to: SeatSet,
}

/// A draw action under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct DrawNow {
    /// Cards taken.
    pub(crate) taken: u8,
    /// Of these, cards from the deck.
    pub(crate) blind: u8,
}

/// A claim under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ClaimNow {
    pub(crate) route: RouteId,
    pub(crate) payment: Payment,
    /// Symbols on the set that was paid.
    pub(crate) pickaxes: u8,
    pub(crate) skulls: u8,
    /// The event that was current when the cards were discarded.
    pub(crate) event: Option<EventId>,
    /// The set being paid for a depot.
    pub(crate) depot: Payment,
    /// Postcards announced with the payment, by place in the owner's hand (bit 0 for the first).
    pub(crate) announced: u128,
}

impl TicketLegacy {
    /// What is in play in this game.
    pub fn in_play(&self) -> &InPlay {
        &self.in_play
    }

    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.in_play.seats
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats, clockwise from `seat`.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seat_count();
        (0..seats).map(move |step| Seat((seat.0 + step) % seats))
    }

    /// All seats in the order of their turns.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_from(self.first)
    }

    /// Who controls a route.
    pub(crate) fn owner(&self, route: RouteId) -> Option<Seat> {
        Seat::all(self.seat_count()).find(|seat| self.player(*seat).routes.contains(route))
    }

    /// Cards in the deck and the discard pile.
    #[inline]
    pub(crate) fn supply(&self) -> usize {
        self.deck.len() + self.discard.iter().map(|count| usize::from(*count)).sum::<usize>()
    }

    /// The event on top of the pile, whether or not it still acts.
    pub(crate) fn current_event(&self) -> Option<EventId> {
        self.past.last()
    }

    /// What the current event does while it lasts.
    pub(crate) fn standing_ops(&self) -> &'static [Op] {
        self.current_event().map_or(&[], lasting)
    }

    /// Operations that concern `seat` at all times: of the current event, its employee and its curses.
    pub(crate) fn ops_for(&self, seat: Seat) -> impl Iterator<Item = &'static Op> {
        self.standing_ops().iter().chain(self.own_ops(seat))
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.pending.is_empty()
    }

    /// Whether `seat` has completed a ticket.
    #[inline]
    pub(crate) fn has_completed(&self, seat: Seat, ticket: TicketId) -> bool {
        let row = &cards().tickets[ticket.index()];
        self.player(seat).network.joins(row.a, row.b)
    }
}

/// What an event does as long as it is current.
pub(crate) fn lasting(event: EventId) -> &'static [Op] {
    let card = &cards().events[event.index()];
    match card.kind {
        EventKind::Continuing => &card.ops,
        EventKind::Immediate => &[],
    }
}
