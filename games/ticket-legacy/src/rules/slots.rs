//! The numbered rules of a claim, carried out in order (TL-7).

use railhead_game::Seat;

use super::Log;
use crate::{
    event::Why,
    facts::{SlotRule, effect::Op},
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// Carries out the numbered rule at `place` among those in force, and leaves the next one pending.
    pub(super) fn slot(&mut self, place: u8, log: &mut Log) {
        let Some((number, rule)) = self.in_play().slots.get(usize::from(place)).copied() else { return };
        self.pending.push(Pending::Slot { place: place + 1 });
        let seat = self.active;
        if self.own_ops(seat).any(|op| matches!(op, Op::SlotOff { slot } if *slot == number)) {
            return;
        }
        let before = self.stamp(rule, seat);
        match rule {
            SlotRule::CompanyRoutes => self.company_bonus(seat, log),
            SlotRule::BigCities => self.big_city_card(seat),
            rule => self.frontier_slot(rule, seat, log),
        }
        if before != self.stamp(rule, seat) {
            self.came_into_play(rule);
        }
    }

    /// Counts that a numbered rule came into play.
    pub(super) fn came_into_play(&mut self, rule: SlotRule) {
        let number = self.in_play().slots.iter().find(|(_, other)| *other == rule).map(|(number, _)| *number);
        if let Some(uses) = number.and_then(|number| self.slot_uses.get_mut(usize::from(number) - 1)) {
            *uses = uses.saturating_add(1);
        }
    }

    /// What a numbered rule changes in one way or another when it comes into play. Rules that only ask count when
    /// they are answered.
    fn stamp(&self, rule: SlotRule, seat: Seat) -> impl PartialEq + use<> {
        let asks =
            matches!(rule, SlotRule::Tolls | SlotRule::Shares | SlotRule::Clues | SlotRule::FoundDepot);
        let pending = if asks { 0 } else { self.pending.len() };
        let holdings = &self.player(seat).holdings;
        let taken = (holdings.wagons_taken, holdings.solved.len(), holdings.curses_kept, holdings.tunnelled);
        let moved = (self.frontier.outlaws, self.frontier.stash, self.frontier.ghost);
        (pending, self.player(seat).coins, taken, moved)
    }

    fn big_city_card(&mut self, seat: Seat) {
        let track = self.in_play().track(self.claim.route);
        if self.big.contains(track.a) || self.big.contains(track.b) {
            self.pending.push(Pending::Gain { seat, left: 1 });
        }
    }

    fn company_bonus(&mut self, seat: Seat, log: &mut Log) {
        let track = *self.in_play().track(self.claim.route);
        if track.colour != Some(self.in_play().colour(seat.index())) {
            return;
        }
        let mut dollars = 0;
        for op in self.in_play().bonus(seat.index()) {
            match op {
                Op::Gain { n, if_min_len, if_max_len, then_n, .. } => {
                    let long = if_min_len.is_some_and(|length| track.length >= length);
                    let short = if_max_len.is_some_and(|length| track.length <= length);
                    dollars += if long || short { then_n.unwrap_or(*n) } else { *n };
                }
                Op::Draw { n } => self.pending.push(Pending::Gain { seat, left: *n }),
                Op::SwapDisplay {} => self.pending.push(Pending::Swap),
                _ => {}
            }
        }
        for op in self.own_ops(seat) {
            if let Op::CompanyBonusAdd { n } = op {
                dollars += n;
            }
        }
        self.collect(seat, dollars, Why::Company, log);
        self.mirror_company_bonus(seat, log);
    }
}
