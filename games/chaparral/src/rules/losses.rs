//! Losses and Damages (CH-16.13).

use railhead_game::{Illegal, Seat, require};

use crate::{
    action::Loss,
    event::{Event, Resource},
    facts::facts,
    piece::Business,
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// What `seat` has of a loss, and what the card asks for.
    pub(crate) fn loss(&self, seat: Seat, loss: Loss) -> (u16, u16) {
        let player = self.player(seat);
        let losses = &facts().cards.effects.losses;
        match loss {
            Loss::Markers => (player.influence.len() as u16, u16::from(losses.markers)),
            Loss::Cowboys => (u16::from(player.cowboys), u16::from(losses.cowboys)),
            Loss::Money => (player.money, losses.money),
        }
    }

    pub(super) fn can_lose_anything(&self, seat: Seat) -> bool {
        Loss::ALL.into_iter().any(|loss| self.loss(seat, loss).0 > 0)
    }

    /// A loss that can be borne in full, if there is one; otherwise one that can be borne in part.
    pub(super) fn may_lose(&self, seat: Seat, loss: Loss) -> Result<(), Illegal> {
        let in_full = |loss: Loss| {
            let (has, asked) = self.loss(seat, loss);
            has >= asked
        };
        let possible =
            if Loss::ALL.into_iter().any(in_full) { in_full(loss) } else { self.loss(seat, loss).0 > 0 };
        require(possible, "CH-16.13", "loss-not-payable")
    }

    pub(super) fn lose(&mut self, seat: Seat, loss: Loss, log: &mut Log) {
        let (has, asked) = self.loss(seat, loss);
        log.all(Event::Lost { seat, loss });
        match loss {
            Loss::Markers => {
                self.phase = Phase::Return { left: asked.min(has) as u8 };
                return;
            }
            Loss::Cowboys => self.pay(seat, Resource::Cowboys, asked.min(has), log),
            Loss::Money => self.pay(seat, Resource::Money, asked.min(has), log),
        }
        self.claim_at_end(log);
    }

    pub(super) fn may_return(&self, seat: Seat, business: Business) -> Result<(), Illegal> {
        let there = self.player(seat).influence.contains(business);
        require(there, "CH-16.13", "no-marker").map_err(about("business", business))
    }

    pub(super) fn return_marker(&mut self, seat: Seat, business: Business, log: &mut Log) {
        let Phase::Return { left } = self.phase else { return };
        self.player_mut(seat).influence.remove(business);
        log.all(Event::Returned { seat, business });
        if left > 1 {
            self.phase = Phase::Return { left: left - 1 };
        } else {
            self.claim_at_end(log);
        }
    }
}
