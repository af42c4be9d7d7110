//! Where the rules of later years and boxes hook into the game (TL-10 to TL-20).

use railhead_game::{Illegal, Seat, require};

use super::{Flow, Log, shows};
use crate::{
    action::Action,
    facts::{SlotRule, effect::Op},
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    pub(super) fn list_frontier(
        &self,
        pending: Pending,
        seat: Seat,
        see: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        match pending {
            Pending::Hire { .. } => self.list_hires(see),
            Pending::Stake { .. } => self.list_stakes(see),
            Pending::Open { .. } => self.list_setup_cards(seat, see),
            Pending::Foresee => [Action::Bury, Action::Decline].into_iter().try_for_each(see),
            Pending::Toll { end } => self.list_toll(seat, end, see),
            Pending::Swap => self.list_swaps(seat, see),
            Pending::Share { price, any, .. } => self.list_shares(seat, price, any, see),
            Pending::Outlaws => self.list_hideouts(see),
            Pending::Shift { .. } => self.list_shifts(seat, see),
            Pending::Curse { .. } => self.list_answers(seat, see),
            Pending::PassCurse { .. } => self.list_victims(seat, see),
            Pending::Clue => self.list_clue(seat, see),
            Pending::Found => self.list_sites(seat, see),
            Pending::FoundPay => self.list_depot_payments(seat, see),
            Pending::FoundMix => self.list_depot_mixes(seat, see),
            Pending::Grow => self.list_growth(see),
            Pending::Sanctuary { .. } => self.list_pastings(seat, see),
            Pending::PassClue => self.list_clues(seat, see, Action::Hand),
            Pending::TakeWagon => self.list_wagons(see),
            Pending::Solve => self.list_clues(seat, see, Action::Solve),
            Pending::Lift => self.list_curses(seat, see),
            Pending::Complete => self.list_completions(seat, see),
            _ => Flow::Continue(()),
        }
    }

    /// Whether a decision of a later rule is on offer now.
    pub(super) fn check_frontier(&self, pending: Pending, seat: Seat, action: Action) -> Result<(), Illegal> {
        let offered = shows(action, |mut see| match pending {
            Pending::Pay => self.list_announcements(seat, &mut see),
            pending => self.list_frontier(pending, seat, &mut see),
        });
        require(offered, "TL-3.4", "not-awaited")
    }

    pub(super) fn take_frontier(&mut self, pending: Pending, seat: Seat, action: Action, log: &mut Log) {
        match (pending, action) {
            (Pending::Pay, Action::Use(card)) => self.announce(seat, card, log),
            (Pending::Open { .. }, Action::Use(card)) => self.use_setup_card(seat, card, log),
            (Pending::Complete, Action::Use(card)) => self.complete(seat, card, log),
            (Pending::Hire { .. }, Action::Hire(employee)) => self.hire(seat, employee, log),
            (Pending::Stake { .. }, Action::Stake(claim)) => self.stake(seat, claim, log),
            (Pending::Foresee, action) => self.foresee(seat, action == Action::Bury, log),
            (Pending::Toll { end }, action) => self.pay_toll(seat, end, action, log),
            (Pending::Swap, Action::Swap(give, take)) => self.swap(seat, give, take, log),
            (Pending::Share { price, any, .. }, Action::Share(share)) => {
                self.take_share(seat, share, price, any, log);
            }
            (Pending::Outlaws, Action::Outlaws(city)) => self.move_outlaws(city, log),
            (Pending::Shift { .. }, action) => self.answer_shift(seat, action, log),
            (Pending::Curse { curse, .. }, action) => self.answer_curse(seat, curse, action, log),
            (Pending::PassCurse { curse, .. }, Action::Give(other)) => {
                self.pending.pop();
                self.pending.push(Pending::Curse { seat: other, curse });
            }
            (Pending::Clue, Action::Clue) => self.buy_clue(seat, log),
            (Pending::Found, Action::Depot(city)) => self.found_depot(seat, city, log),
            (Pending::FoundPay, Action::Pay(payment)) => self.pay_depot(seat, payment, log),
            (Pending::FoundMix, Action::Mix(first, second)) => self.mix_depot(seat, first, second, log),
            (Pending::Grow, Action::Grow(city)) => self.grow(city, log),
            (Pending::Sanctuary { .. }, action) => self.answer_sanctuary(seat, action, log),
            (Pending::PassClue, Action::Hand(city)) => self.hand_clue(seat, city, log),
            (Pending::TakeWagon, Action::Wagon(city)) => {
                self.pending.pop();
                self.take_wagons(seat, city, log);
            }
            (Pending::Solve, Action::Solve(city)) => {
                self.pending.pop();
                self.solve_clue(seat, city, log);
                self.pending.push(Pending::Dig);
            }
            (Pending::Lift, Action::Lift(curse)) => {
                self.pending.pop();
                self.lift_curse(seat, curse, log);
            }
            // Everything else that is on offer is to leave it.
            _ => {
                self.pending.pop();
            }
        }
    }

    pub(super) fn work_frontier(&mut self, pending: Pending, log: &mut Log) {
        match pending {
            Pending::Haunt { roll } => self.haunt(roll),
            Pending::DrawCurse { seat } => self.draw_curse(seat, log),
            Pending::Dig => self.dig(self.active, log),
            _ => {}
        }
    }

    /// An operation of an immediate event that a later box brought.
    pub(super) fn perform_frontier_op(&mut self, op: &Op, log: &mut Log) {
        match op {
            Op::GrowCity { .. } => self.offer_growth(),
            Op::PlaceWagons { n } => self.place_wagons(*n, log),
            Op::SanctuaryOffer { gain } => self.ask_sanctuary(0, *gain as u8),
            Op::CombineDepot { n } => (0..*n).for_each(|_| self.found_for_combine(log)),
            Op::StashAdd { n } => self.add_to_stash(*n, log),
            Op::OutlawMove { .. } => self.scatter_outlaws(log),
            Op::GhostRoll {} => self.ghost_roll(log),
            Op::ShareRefresh {} => self.refresh_shares(log),
            Op::ShareBuy { price, .. } => self.offer_share(self.active, *price as u8, true),
            Op::PassClue { .. } => self.begin_passing(),
            Op::Tremor { city, n, max } => self.tremor(*city, *n, *max, log),
            _ => {}
        }
    }

    /// A numbered rule that a later box brought.
    pub(super) fn frontier_slot(&mut self, rule: SlotRule, seat: Seat, log: &mut Log) {
        match rule {
            SlotRule::Curses => self.charge_curses(seat, log),
            SlotRule::Tolls => {
                self.pending.push(Pending::Toll { end: 1 });
                self.pending.push(Pending::Toll { end: 0 });
            }
            SlotRule::Shares => self.offer_share(seat, 0, false),
            SlotRule::Wagons => {
                let track = *self.in_play().track(self.claim.route);
                self.take_wagons(seat, track.a, log);
                self.take_wagons(seat, track.b, log);
            }
            SlotRule::Outlaws => self.meet_outlaws(seat, log),
            SlotRule::Ghost => self.wake_ghost(log),
            SlotRule::Clues => self.follow_clues(seat, log),
            SlotRule::Bridges => self.bridge_money(seat, log),
            SlotRule::Tunnels => self.tunnel_reward(seat, log),
            SlotRule::FoundDepot => self.pending.push(Pending::Found),
            SlotRule::CompanyRoutes | SlotRule::BigCities => {}
        }
    }

    /// What may be done before the action of a turn.
    pub(super) fn list_before_action(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.list_own_turn_cards(seat, see)?;
        self.list_liftable(seat, see)?;
        if self.may_peek(seat) { see(Action::Peek) } else { Flow::Continue(()) }
    }

    pub(super) fn has_before_action(&self, seat: Seat) -> bool {
        self.list_before_action(seat, &mut |_| Flow::Break(())).is_break()
    }

    pub(super) fn check_before_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let offered = shows(action, |mut see| self.list_before_action(seat, &mut see));
        require(offered, "TL-3.4", "not-awaited")
    }

    pub(super) fn take_before_action(&mut self, seat: Seat, action: Action, log: &mut Log) {
        match action {
            Action::Use(card) => self.use_own_turn_card(seat, card, log),
            Action::Lift(curse) => self.buy_off_curse(seat, curse, log),
            Action::Peek => self.peek_event(seat, log),
            _ => {}
        }
    }

    /// Cards that may be used once a turn may be used again.
    pub(super) fn refresh_holdings(&mut self) {
        for player in &mut self.players {
            player.holdings.peeked = false;
            for card in player.holdings.postcards.as_mut_slice() {
                card.used = false;
            }
        }
    }

    /// Deliveries, coast to coast, postcards that can be completed.
    pub(super) fn end_of_turn_checks(&mut self, log: &mut Log) {
        let seat = self.active;
        self.salvage(log);
        if !self.player(seat).holdings.postcards.is_empty() {
            self.pending.push(Pending::Complete);
        }
        self.deliver(seat, log);
        self.check_coasts(seat, log);
    }
}
