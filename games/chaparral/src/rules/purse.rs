//! Money, cowboys, iron, gold and settlers come and go; Miner, Stranger, Saloon Owner (CH-1.5, CH-9.4 to CH-9.6).

use railhead_game::{Illegal, Seat, require};

use crate::{
    event::{Event, Resource},
    facts::facts,
    piece::EventCard,
    rules::Log,
    state::{Chaparral, ColouredToken, Phase},
};

impl Chaparral {
    /// Gives `seat` as much of `amount` as its track takes; the rest is lost (CH-1.5).
    pub(super) fn receive(&mut self, seat: Seat, resource: Resource, amount: u16, log: &mut Log) {
        let limits = &facts().table.limits;
        let player = self.player_mut(seat);
        let fill = |track: &mut u8, limit: u8| {
            let before = *track;
            *track = limit.min(before.saturating_add(amount as u8));
            u16::from(*track - before)
        };
        let received = match resource {
            Resource::Money => {
                player.money += amount;
                player.earned += amount;
                amount
            }
            Resource::Cowboys => fill(&mut player.cowboys, limits.cowboys),
            Resource::Iron => fill(&mut player.iron, limits.iron),
            Resource::Gold => fill(&mut player.gold, limits.gold),
            Resource::Settlers => fill(&mut player.settlers, u8::MAX),
        };
        if received > 0 {
            log.all(Event::Received { seat, resource, amount: received });
        }
        let player = self.player_mut(seat);
        if player.token == ColouredToken::Unearned && player.cowboys >= limits.coloured_token_at_cowboys {
            player.token = ColouredToken::Held;
            log.all(Event::ColouredToken { seat });
        }
    }

    /// Takes `amount`, which `seat` has.
    pub(super) fn pay(&mut self, seat: Seat, resource: Resource, amount: u16, log: &mut Log) {
        if amount == 0 {
            return;
        }
        let player = self.player_mut(seat);
        match resource {
            Resource::Money => {
                player.money -= amount;
                player.spent += amount;
            }
            Resource::Cowboys => player.cowboys -= amount as u8,
            Resource::Iron => player.iron -= amount as u8,
            Resource::Gold => player.gold -= amount as u8,
            Resource::Settlers => player.settlers -= amount as u8,
        }
        log.all(Event::Paid { seat, resource, amount });
    }

    /// Cowboys from the Stranger (CH-9.5, CH-16.5).
    pub(crate) fn stranger_cowboys(&self) -> u16 {
        let travelling = self.event == EventCard::TravellingCowboys;
        let (fewer, usual) =
            (facts().cards.effects.travelling_stranger_cowboys, facts().table.actions.stranger_cowboys);
        u16::from(if travelling { fewer } else { usual })
    }

    /// Cowboys from the Saloon Owner (CH-9.5, CH-16.5).
    pub(crate) fn saloon_cowboys(&self) -> u16 {
        let travelling = self.event == EventCard::TravellingCowboys;
        let (fewer, usual) =
            (facts().cards.effects.travelling_saloon_cowboys, facts().table.actions.saloon_cowboys);
        u16::from(if travelling { fewer } else { usual })
    }

    /// Cowboys needed to carry one iron, and to escort one gold (CH-9.4, CH-16.9).
    pub(crate) fn cowboys_to_mine(&self) -> (u8, u8) {
        let (amounts, effects) = (&facts().table.actions, &facts().cards.effects);
        match self.event {
            EventCard::LazyCowboys => (effects.lazy_cowboys_per_iron, effects.lazy_cowboys_per_gold),
            _ => (amounts.cowboys_per_iron, amounts.cowboys_per_gold),
        }
    }

    pub(super) fn could_mine(&self, seat: Seat, cowboys: u8) -> bool {
        let (per_iron, per_gold) = self.cowboys_to_mine();
        let (player, limits) = (self.player(seat), &facts().table.limits);
        cowboys >= per_iron && player.iron < limits.iron || cowboys >= per_gold && player.gold < limits.gold
    }

    /// As much gold as there are cowboys for, if gold or iron finds room on its track (CH-9.4).
    pub(super) fn may_mine(&self, seat: Seat, gold: u8) -> Result<(), Illegal> {
        let (player, limits) = (self.player(seat), &facts().table.limits);
        let cowboys = gold * self.cowboys_to_mine().1;
        require(cowboys <= player.cowboys, "CH-9.4", "too-few-cowboys")
            .map_err(|why| why.with("cowboys", cowboys))?;
        let brings_gold = gold > 0 && player.gold < limits.gold;
        let brings_iron = self.iron_beside(seat, gold) > 0 && player.iron < limits.iron;
        require(brings_gold || brings_iron, "CH-9.4", "mines-nothing")
    }

    /// Iron that `seat` mines beside so much gold.
    pub(crate) fn iron_beside(&self, seat: Seat, gold: u8) -> u8 {
        let (per_iron, per_gold) = self.cowboys_to_mine();
        self.player(seat).cowboys.saturating_sub(gold * per_gold) / per_iron
    }

    pub(super) fn mine(&mut self, seat: Seat, gold: u8, log: &mut Log) {
        let iron = self.iron_beside(seat, gold);
        self.receive(seat, Resource::Gold, u16::from(gold), log);
        self.receive(seat, Resource::Iron, u16::from(iron), log);
        self.phase = Phase::Act;
    }
}
