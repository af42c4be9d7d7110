//! Tickets, and the first choice of them (TL-8, TL-2).

use railhead_game::{Illegal, Seat, SeatSet, require};

use super::{Flow, Log};
use crate::{
    action::Action,
    event::Event,
    facts::{effect::Op, figures},
    piece::TicketId,
    state::{KnownTicket, LastTurn, TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    pub(super) fn may_draw_tickets(&self) -> Result<(), Illegal> {
        require(!self.tickets.is_empty(), "TL-8.4", "no-tickets-left")
    }

    pub(super) fn draw_tickets(&mut self, seat: Seat, log: &mut Log) {
        let figures = &figures().turn;
        let (mut draw, mut keep) = (figures.tickets, figures.keep);
        for op in self.ops_for(seat) {
            match op {
                Op::TicketDraw { n } => draw = draw.max(*n),
                Op::TicketKeep { n } => keep = keep.max(*n),
                _ => {}
            }
        }
        self.pending.push(Pending::Choose);
        self.offer_tickets(seat, draw);
        let offered = self.player(seat).offered;
        self.must_keep = keep.min(offered.len() as u8);
        for ticket in offered.as_slice() {
            log.only(seat, Event::TicketDrawn { seat, ticket: *ticket });
        }
        log.all(Event::TicketsDrawn { seat, count: offered.len() as u8 });
    }

    /// Lays up to `count` tickets of the deck before the seat to choose from.
    pub(super) fn offer_tickets(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            if let Some(known) = self.tickets.pop() {
                self.player_mut(seat).offered.push(known.ticket);
            }
        }
        self.choosing = self.choosing.with(seat);
    }

    pub(super) fn list_tickets(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        see(Action::Keep)?;
        let offered = self.player(seat).offered.as_slice().iter().copied();
        offered.filter(|ticket| self.may_return(seat, *ticket).is_ok()).map(Action::Return).try_for_each(see)
    }

    pub(super) fn may_return(&self, seat: Seat, ticket: TicketId) -> Result<(), Illegal> {
        let offered = &self.player(seat).offered;
        require(offered.as_slice().contains(&ticket), "TL-8.7", "not-offered")?;
        require(offered.len() > usize::from(self.must_keep), "TL-8.2", "must-keep")
            .map_err(|why| why.with("count", self.must_keep))
    }

    /// A seat that must keep what is left before it.
    pub(super) fn forced_tickets(&self) -> Option<Seat> {
        let done = |seat: &Seat| self.player(*seat).offered.len() <= usize::from(self.must_keep);
        self.choosing.iter().find(done)
    }

    pub(super) fn return_ticket(&mut self, seat: Seat, ticket: TicketId, log: &mut Log) {
        let offered = &mut self.player_mut(seat).offered;
        if let Some(place) = offered.as_slice().iter().position(|other| *other == ticket) {
            offered.remove(place);
            self.tickets.push_under(KnownTicket { ticket, known_to: SeatSet::only(seat) });
        }
        log.tell(
            railhead_game::Audience::Only(SeatSet::only(seat)),
            Event::TicketReturned { seat, ticket: Some(ticket) },
        );
        log.others(seat, Event::TicketReturned { seat, ticket: None });
    }

    pub(super) fn keep_tickets(&mut self, seat: Seat, log: &mut Log) {
        let offered = std::mem::take(&mut self.player_mut(seat).offered);
        for ticket in offered.as_slice() {
            self.player_mut(seat).tickets.insert(*ticket);
        }
        self.player_mut(seat).last = LastTurn { kept: offered.len() as u8, ..LastTurn::default() };
        self.choosing = self.choosing.without(seat);
        log.all(Event::TicketsKept { seat, count: offered.len() as u8 });
        if self.choosing.is_empty() {
            self.pending.pop();
        }
    }
}
