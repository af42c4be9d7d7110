//! Employees (TL-11).

use railhead_game::{Illegal, Seat, require};

use super::{Flow, Log, or_decline};
use crate::{
    action::Action,
    card::Kind,
    event::{Event, Why},
    facts::{cards, effect::Op},
    piece::{EmployeeId, RouteId},
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// What the seat's employee does.
    fn employee_ops(&self, seat: Seat) -> &'static [Op] {
        let employee = self.player(seat).holdings.employee;
        employee.map_or(&[], |id| &cards().employees[id.index()].ops)
    }

    pub(super) fn list_hires(&self, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.frontier.pool.as_slice().iter().copied().map(Action::Hire).try_for_each(see)
    }

    pub(crate) fn hire(&mut self, seat: Seat, employee: EmployeeId, log: &mut Log) {
        self.pending.pop();
        let pool = &mut self.frontier.pool;
        if let Some(place) = pool.as_slice().iter().position(|other| *other == employee) {
            pool.remove(place);
        }
        self.player_mut(seat).holdings.employee = Some(employee);
        log.all(Event::Hired { seat, employee });
        for op in &cards().employees[employee.index()].ops {
            match op {
                Op::StartCoins { n } => self.collect(seat, *n, Why::Employee, log),
                Op::StartCards { n } => self.setup_cards(seat, *n, log),
                Op::Trains { n } => self.player_mut(seat).trains += n,
                _ => {}
            }
        }
    }

    /// Cards for the hand while setting up: newspapers are shuffled back.
    pub(super) fn setup_cards(&mut self, seat: Seat, count: u8, log: &mut Log) {
        for _ in 0..count {
            if let Some(card) = self.setup_draw() {
                self.player_mut(seat).hand.add(card);
                log.only(seat, Event::Drew { seat, card: Some(card) });
                log.others(seat, Event::Drew { seat, card: None });
            }
        }
    }

    /// The trains the seat took in the set-up.
    pub(crate) fn trains_at_start(&self, seat: Seat) -> u8 {
        let more = self.employee_ops(seat).iter().map(|op| if let Op::Trains { n } = op { *n } else { 0 });
        self.in_play().trains + more.sum::<u8>()
    }

    /// Step 0: what the employee pays for the route, up to its limit.
    pub(super) fn claim_gain_of_employee(&mut self, seat: Seat, route: RouteId, log: &mut Log) {
        for op in self.employee_ops(seat) {
            if let Op::ClaimGain { n, cap, .. } = op
                && self.matches(seat, route, op.filter())
            {
                self.earn(seat, *n, *cap, log);
            }
        }
    }

    /// Money from an employee, up to what it pays in a game.
    fn earn(&mut self, seat: Seat, dollars: i16, cap: Option<i16>, log: &mut Log) {
        let earned = self.player(seat).holdings.earned;
        let dollars = cap.map_or(dollars, |cap| dollars.min(cap - earned));
        self.player_mut(seat).holdings.earned += dollars;
        self.collect(seat, dollars, Why::Employee, log);
    }

    /// Others whose employee earns when their left neighbour collects a company bonus.
    pub(crate) fn mirror_company_bonus(&mut self, claimant: Seat, log: &mut Log) {
        for seat in self.clockwise_from(claimant) {
            for op in self.employee_ops(seat) {
                if let Op::MirrorCompanyBonus { n, cap, .. } = op
                    && seat.next(self.seat_count()) == claimant
                {
                    self.earn(seat, *n, Some(*cap), log);
                }
            }
        }
    }

    pub(super) fn may_redraw(&self, seat: Seat) -> Result<(), Illegal> {
        let times = self.employee_ops(seat).iter().find_map(|op| match op {
            Op::RedrawHand { times } => Some(*times),
            _ => None,
        });
        let left = times.is_some_and(|times| self.player(seat).holdings.redraws < times);
        require(left && self.player(seat).hand.total() > 0, "TL-11.4", "no-redraw")
    }

    pub(super) fn redraw(&mut self, seat: Seat, log: &mut Log) {
        let hand = self.player(seat).hand;
        for (kind, count) in hand.iter() {
            (0..count).for_each(|_| self.discard_card(seat, kind, log));
        }
        self.player_mut(seat).holdings.redraws += 1;
        self.pending.push(Pending::Gain { seat, left: hand.total() });
    }

    pub(super) fn may_peek(&self, seat: Seat) -> bool {
        !self.player(seat).holdings.peeked
            && !self.events.is_empty()
            && self.employee_ops(seat).contains(&Op::EventPeek {})
    }

    pub(super) fn peek_event(&mut self, seat: Seat, log: &mut Log) {
        self.player_mut(seat).holdings.peeked = true;
        self.pending.push(Pending::Foresee);
        log.only(seat, Event::Peeked { seat, event: self.events.last() });
        log.others(seat, Event::Peeked { seat, event: None });
    }

    pub(super) fn foresee(&mut self, seat: Seat, bury: bool, log: &mut Log) {
        self.pending.pop();
        if bury && let Some(event) = self.events.pop() {
            self.events.push_under(event);
            log.all(Event::Buried { seat });
        }
    }

    /// Before slips are written: money for coins in hand.
    pub(crate) fn settle_interest(&mut self, log: &mut Log) {
        for seat in self.in_turn_order() {
            for op in self.employee_ops(seat) {
                if let Op::Interest { step, n, max } = op {
                    let dollars = (self.player(seat).coins / step * n).min(*max);
                    self.collect(seat, dollars, Why::Employee, log);
                }
            }
        }
    }

    pub(super) fn list_swaps(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let hand = &self.player(seat).hand;
        let mut face_up: Vec<Kind> =
            self.display.iter().flatten().copied().filter(|kind| *kind != Kind::LOCO).collect();
        face_up.sort();
        face_up.dedup();
        let pairs = hand.iter().flat_map(|(give, _)| face_up.iter().map(move |take| (give, *take)));
        let swaps = pairs.filter(|(give, take)| give != take).map(|(give, take)| Action::Swap(give, take));
        or_decline(swaps, see)
    }

    pub(super) fn swap(&mut self, seat: Seat, give: Kind, take: Kind, log: &mut Log) {
        self.pending.pop();
        let Some(place) = self.display.iter().position(|card| *card == Some(take)) else { return };
        self.display[place] = Some(give);
        let player = self.player_mut(seat);
        player.hand.remove(give);
        player.known.remove(give);
        player.hand.add(take);
        player.known.add(take);
        log.revealed();
        log.all(Event::Swapped { seat, gave: give, took: take });
        if self.must_clear() {
            self.clear(log);
        }
    }
}
