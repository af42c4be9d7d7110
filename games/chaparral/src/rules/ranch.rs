//! The Rancher and the farms (CH-11).

use railhead_game::{Arg, Illegal, Seat, require};

use crate::{
    event::Event,
    facts::facts,
    piece::{Bonus, EventCard, Good, Set},
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// What a farm costs `seat` now (CH-5.2, CH-16.6).
    pub(crate) fn farm_price(&self, seat: Seat, good: Good) -> u16 {
        self.asked(seat, facts().farm(good).price, Bonus::FarmDiscount)
    }

    /// A printed price after this round's surcharge and a discount token.
    pub(super) fn asked(&self, seat: Seat, printed: u16, discount: Bonus) -> u16 {
        let boom = self.event == EventCard::PropertyBoom;
        let surcharge = if boom { facts().cards.effects.boom_surcharge } else { 0 };
        let off = if self.player(seat).discounts.contains(discount) {
            u16::from(facts().token(discount).effect.amount)
        } else {
            0
        };
        (printed + surcharge).saturating_sub(off)
    }

    /// A kind that the seat has not, that is on the table, and that it can pay for (CH-11.1, CH-11.3).
    pub(super) fn may_buy_farm(&self, seat: Seat, good: Good, troubled: bool) -> Result<(), Illegal> {
        let player = self.player(seat);
        let unsold = self.unsold[good.index()];
        require(!player.farms.contains(good), "CH-11.1", "farm-owned").map_err(about("farm", good))?;
        let there = if troubled { unsold.troubled } else { unsold.clean };
        require(there > 0, "CH-11.3", "farm-gone").map_err(about("farm", good))?;
        let price = self.farm_price(seat, good);
        require(price <= player.money, "CH-11.1", "farm-too-dear")
            .map_err(|why| about("farm", good)(why).with("price", Arg::Money(price.into())))
    }

    /// Whether there is a farm of this kind for `seat`, if it had this money.
    pub(crate) fn could_buy_for(&self, seat: Seat, good: Good, money: u16) -> bool {
        let unsold = self.unsold[good.index()];
        let there = unsold.troubled + unsold.clean > 0 && !self.player(seat).farms.contains(good);
        there && self.farm_price(seat, good) <= money
    }

    pub(super) fn could_buy_farm(&self, seat: Seat, money: u16) -> bool {
        Good::ALL.iter().any(|good| self.could_buy_for(seat, *good, money))
    }

    pub(super) fn buy_farm(&mut self, seat: Seat, good: Good, troubled: bool, log: &mut Log) {
        let Phase::Ranch { bought } = self.phase else { return };
        let bought = bought + 1;
        let price = self.farm_price(seat, good);
        let unsold = &mut self.unsold[good.index()];
        *(if troubled { &mut unsold.troubled } else { &mut unsold.clean }) -= 1;
        let player = self.player_mut(seat);
        player.money -= price;
        player.spent += price;
        player.discounts.remove(Bonus::FarmDiscount);
        player.farms.insert(good);
        if troubled {
            player.troubled.insert(good);
        }
        log.all(Event::FarmBought { seat, good, price, apache: troubled });
        self.go_on_ranching(bought);
        self.grant_farm_bonus(seat, good, bought, log);
    }

    /// Two farms at most in one action (CH-11.1).
    pub(super) fn go_on_ranching(&mut self, bought: u8) {
        let more = bought < facts().table.actions.farms_bought;
        self.phase = if more { Phase::Ranch { bought } } else { Phase::Act };
    }

    /// Whether a sheep farm would bring `seat` a marker now (CH-11.2, CH-16.8).
    pub(crate) fn sheep_bring_a_marker(&self, seat: Seat) -> bool {
        let kept_back = self.event == EventCard::NoInfluence && self.readings.no_influence_binds_sheep;
        !kept_back && self.player(seat).markers() != Set::full()
    }

    /// Each farm brings its bonus once, on purchase (CH-11.2).
    fn grant_farm_bonus(&mut self, seat: Seat, good: Good, bought: u8, log: &mut Log) {
        let bonus = &facts().farm(good).bonus;
        match bonus.kind.resource() {
            Some(resource) => self.receive(seat, resource, u16::from(bonus.amount), log),
            None if self.sheep_bring_a_marker(seat) => self.phase = Phase::Marker { bought },
            None => {}
        }
    }
}
