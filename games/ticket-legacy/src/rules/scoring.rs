//! The end of the game, the deposit slip and the ranking (TL-9).

use railhead_game::{Outcome, Part, Seat, Standing};

use super::Log;
use crate::{
    event::Event,
    facts::{cards, effect::Op, figures},
    piece::TicketId,
    state::TicketLegacy,
};

/// The lines of a deposit slip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DepositSlip {
    /// Coins in hand.
    pub coins: i16,
    /// The bonus for trains left.
    pub trains: i16,
    /// Tickets, completed ones minus the others.
    pub tickets: i16,
    /// Postcards.
    pub postcards: i16,
}

impl DepositSlip {
    /// The sum, never below zero.
    pub fn total(&self) -> i16 {
        self.sum().max(0)
    }

    /// The sum as it stands, which tickets that are not completed may bring below zero.
    pub fn sum(&self) -> i16 {
        self.coins + self.trains + self.tickets + self.postcards
    }
}

impl TicketLegacy {
    /// The game is over: everything is counted.
    pub(crate) fn finish(&mut self, log: &mut Log) {
        self.pending.clear();
        self.settle_interest(log);
        for seat in self.in_turn_order() {
            for ticket in self.player(seat).tickets.iter() {
                let done = self.has_completed(seat, ticket);
                log.all(Event::TicketShown { seat, ticket, done });
            }
        }
        self.settle_game_end_postcards(log);
        for seat in self.in_turn_order() {
            log.all(Event::Slip { seat, total: i32::from(self.slip(seat).total()) });
        }
        log.revealed();
        log.all(Event::Over);
    }

    /// The tickets that the seat has completed.
    pub(crate) fn completed(&self, seat: Seat) -> impl Iterator<Item = TicketId> {
        self.player(seat).tickets.iter().filter(move |ticket| self.has_completed(seat, *ticket))
    }

    /// The deposit slip as it would be written now.
    pub fn slip(&self, seat: Seat) -> DepositSlip {
        let player = self.player(seat);
        let value = |ticket: TicketId| i16::from(cards().tickets[ticket.index()].value);
        let mut missed: Vec<i16> = Vec::new();
        let mut tickets = 0;
        for ticket in player.tickets.iter() {
            if self.has_completed(seat, ticket) {
                tickets += value(ticket);
            } else {
                missed.push(value(ticket));
            }
        }
        missed.sort_unstable();
        let mut shift = 0;
        let mut forgiven = 0;
        for op in self.own_ops(seat) {
            match op {
                Op::ForgiveTicket { n } => forgiven += usize::from(*n),
                Op::TrainsLeftShift { n } => shift += *n,
                _ => {}
            }
        }
        tickets -= missed.iter().skip(forgiven).sum::<i16>();
        DepositSlip {
            coins: player.coins,
            trains: figures().trains_left(player.trains.saturating_add_signed(shift)),
            tickets,
            postcards: player.holdings.slip,
        }
    }

    /// The ranking: slip, completed tickets, later in turn order.
    pub(crate) fn ranking(&self) -> Outcome {
        let seats = self.seat_count();
        let standings = Seat::all(seats).map(|seat| {
            let slip = self.slip(seat);
            let sum = slip.coins + slip.trains + slip.tickets + slip.postcards;
            let place = (seat.0 + seats - self.first.0) % seats;
            let mut parts = vec![
                Part::new("coins", i32::from(slip.coins)),
                Part::new("trains", i32::from(slip.trains)),
                Part::new("tickets", i32::from(slip.tickets)),
            ];
            if slip.postcards > 0 {
                parts.push(Part::new("postcards", i32::from(slip.postcards)));
            }
            if sum < 0 {
                parts.push(Part::new("floor", i32::from(-sum)));
            }
            Standing {
                seat,
                rank: 0,
                score: i32::from(slip.total()),
                tie_breaks: vec![self.completed(seat).count() as i32, i32::from(place)],
                parts,
            }
        });
        Outcome::ranked(standings.collect())
    }
}
