//! Newspapers and events (TL-5).

use railhead_game::{Chance, Seat};

use super::Log;
use crate::{
    event::{Event, Why},
    facts::{
        EventKind, cards,
        effect::{Count, Op, Who},
    },
    piece::{BoardId, EventId},
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// Turns up the next event. One that is `but` stays current without acting.
    pub(super) fn reveal(&mut self, but: Option<EventId>, log: &mut Log) {
        if self.events.is_empty() {
            let Some(current) = self.past.pop() else { return };
            self.events = std::mem::take(&mut self.past);
            self.past.push(current);
            self.dice.shuffle(self.events.as_mut_slice());
        }
        let Some(event) = self.events.pop() else { return };
        self.past.push(event);
        self.revealed.insert(event);
        log.revealed();
        log.all(Event::EventTurned { event });
        if cards().events[event.index()].kind == EventKind::Immediate && Some(event) != but {
            self.pending.push(Pending::Perform { event, op: 0 });
        }
    }

    /// Carries out one operation of an immediate event, and leaves the next one pending.
    pub(super) fn perform_op(&mut self, event: EventId, op: u8, log: &mut Log) {
        let ops = &cards().events[event.index()].ops;
        if usize::from(op) + 1 < ops.len() {
            self.pending.push(Pending::Perform { event, op: op + 1 });
        }
        match &ops[usize::from(op)] {
            Op::Gain { who, n, per, min, max, .. } => {
                for seat in self.seats_meant(*who, None) {
                    let times = per.map_or(1, |count| self.count(seat, count));
                    let dollars = (n * times).max(min.unwrap_or(i16::MIN)).min(max.unwrap_or(i16::MAX));
                    self.collect(seat, dollars, Why::Event, log);
                }
            }
            Op::EventReshuffle { include_self, reveal } => {
                self.reshuffle_events(*include_self);
                log.all(Event::EventsShuffled);
                (0..*reveal).for_each(|_| self.pending.push(Pending::Reveal { but: Some(event) }));
            }
            Op::Offer { .. } => self.ask_offer(self.active, 0),
            Op::Pay { who, n, to, board } => {
                for seat in self.seats_meant(*who, *board) {
                    self.charge(seat, *n, *to, Why::Event, log);
                }
            }
            op => self.perform_frontier_op(op, log),
        }
    }

    fn reshuffle_events(&mut self, include_self: bool) {
        let mut past = std::mem::take(&mut self.past);
        if !include_self && let Some(current) = past.pop() {
            self.past.push(current);
        }
        past.as_slice().iter().for_each(|event| self.events.push(*event));
        self.dice.shuffle(self.events.as_mut_slice());
    }

    fn count(&self, seat: Seat, count: Count) -> i16 {
        match count {
            Count::OwnColourRoutes => {
                let own = self.in_play().colour(seat.index());
                let routes = self.player(seat).routes.iter();
                routes.filter(|route| self.in_play().track(*route).colour == Some(own)).count() as i16
            }
        }
    }

    /// The seats that an operation of an event concerns.
    fn seats_meant(&self, who: Who, board: Option<BoardId>) -> Vec<Seat> {
        let most = Seat::all(self.seat_count()).map(|seat| self.player(seat).coins).max();
        let meant = |seat: &Seat| match who {
            Who::All => true,
            Who::Holder | Who::Active => *seat == self.active,
            Who::MostCoins => Some(self.player(*seat).coins) == most,
            Who::HasRouteBoard => board.is_some_and(|board| self.has_route_on(*seat, board)),
        };
        self.clockwise_from(self.active).filter(meant).collect()
    }

    /// Asks the next seat that can take up the offer; `asked` seats had their chance.
    fn ask_offer(&mut self, from: Seat, asked: u8) {
        let Some((cost, _)) = self.offer() else { return };
        let seats = self.seat_count();
        let able = (asked..seats).find(|step| {
            let seat = Seat((from.0 + step) % seats);
            self.player(seat).hand.total() >= cost
        });
        if let Some(step) = able {
            self.pending.push(Pending::Offer { seat: Seat((from.0 + step) % seats), asked: step });
        }
    }

    /// What the event on the pile offers: cards to discard, dollars for them.
    fn offer(&self) -> Option<(u8, i16)> {
        let event = self.current_event()?;
        cards().events[event.index()].ops.iter().find_map(|op| match op {
            Op::Offer { cost_cards, gain } => Some((*cost_cards, *gain)),
            _ => None,
        })
    }

    pub(super) fn answer_offer(&mut self, seat: Seat, accept: bool, log: &mut Log) {
        let Some(Pending::Offer { asked, .. }) = self.pending.pop() else { return };
        self.ask_offer(self.active, asked + 1);
        if let (true, Some((cost, gain))) = (accept, self.offer()) {
            self.collect(seat, gain, Why::Event, log);
            self.pending.push(Pending::Shed { seat, left: cost });
        }
    }
}
