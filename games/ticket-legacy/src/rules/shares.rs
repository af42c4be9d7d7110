//! Shares (TL-17).

use railhead_game::{Chance, Seat};

use super::{Flow, Log, or_decline};
use crate::{
    action::Action,
    event::{Event, Why},
    facts::{
        SlotRule,
        effect::{Account, Ban, Op},
        frontiers,
    },
    scenario::Share,
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// Turns shares up until as many lie open as there should.
    pub(crate) fn show_shares(&mut self, log: &mut Log) {
        while self.frontier.shown.len() < usize::from(frontiers().shares.visible) {
            let Some(share) = self.frontier.shares.pop() else { return };
            self.frontier.shown.push(share);
            log.revealed();
            log.all(Event::ShareShown { share });
        }
    }

    pub(super) fn refresh_shares(&mut self, log: &mut Log) {
        let mut shown = std::mem::take(&mut self.frontier.shown);
        self.dice.shuffle(shown.as_mut_slice());
        shown.as_slice().iter().for_each(|share| self.frontier.shares.push_under(*share));
        self.show_shares(log);
    }

    pub(super) fn offer_share(&mut self, seat: Seat, price: u8, any: bool) {
        self.pending.push(Pending::Share { seat, price, any });
    }

    pub(super) fn list_shares(
        &self,
        seat: Seat,
        price: u8,
        any: bool,
        see: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let holdings = &self.player(seat).holdings;
        let spent = !any && holdings.slot_shares >= frontiers().shares.per_game;
        if spent || self.is_banned(seat, Ban::Share) || self.player(seat).coins < i16::from(price) {
            return Flow::Continue(());
        }
        let line = self.in_play().track(self.claim.route).colour;
        let fits = |share: &Share| any || Some(share.line) == line;
        or_decline(self.frontier.shown.as_slice().iter().copied().filter(fits).map(Action::Share), see)
    }

    pub(super) fn take_share(&mut self, seat: Seat, share: Share, price: u8, any: bool, log: &mut Log) {
        self.pending.pop();
        self.charge(seat, i16::from(price), Account::Bank, Why::Share, log);
        let shown = &mut self.frontier.shown;
        if let Some(place) = shown.as_slice().iter().position(|other| *other == share) {
            shown.remove(place);
        }
        let holdings = &mut self.player_mut(seat).holdings;
        holdings.shares.insert(share);
        holdings.slot_shares += u8::from(!any);
        if !any {
            self.came_into_play(SlotRule::Shares);
        }
        log.all(Event::ShareTaken { seat, share });
        self.show_shares(log);
        for op in self.standing_ops() {
            if let Op::OnShareGain { n } = op {
                self.collect(seat, *n, Why::Event, log);
            }
        }
    }
}
