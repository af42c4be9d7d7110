//! The Banker, the Notary and the businesses (CH-9.3, CH-14).

use railhead_game::{Arg, Illegal, Seat, require};

use crate::{
    event::Event,
    facts::facts,
    piece::{Bonus, Business, EventCard, Set},
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// What the Banker pays `seat` now (CH-9.3, CH-16.10).
    pub(crate) fn bank_income(&self, seat: Seat) -> u16 {
        if self.event == EventCard::BankruptBanker {
            return facts().cards.effects.bankrupt_money;
        }
        let player = self.player(seat);
        facts().index.marker_income[player.markers().len()]
            + facts().index.property_income[player.owned.len()]
    }

    /// What a business costs `seat` now (CH-5.2, CH-16.6).
    pub(crate) fn business_price(&self, seat: Seat, business: Business) -> u16 {
        self.asked(seat, facts().business(business).price, Bonus::BusinessDiscount)
    }

    /// Everything but the price (CH-14.1, CH-14.2).
    fn is_for_sale_to(&self, seat: Seat, business: Business) -> Result<(), Illegal> {
        let player = self.player(seat);
        let about = || about("business", business);
        require(self.owner(business).is_none(), "CH-14.1", "business-owned").map_err(about())?;
        require(player.influence.contains(business), "CH-14.1", "no-influence-there").map_err(about())?;
        let rest = facts().index.group[business.index()].minus(player.owned);
        require(rest != Set::only(business), "CH-14.2", "whole-group").map_err(about())
    }

    pub(super) fn may_buy_business(&self, seat: Seat, business: Business) -> Result<(), Illegal> {
        self.is_for_sale_to(seat, business)?;
        let price = self.business_price(seat, business);
        require(price <= self.player(seat).money, "CH-14.1", "business-too-dear")
            .map_err(|why| about("business", business)(why).with("price", Arg::Money(price.into())))
    }

    /// Whether `seat` could buy `business` with a Notary now.
    pub(crate) fn can_buy(&self, seat: Seat, business: Business) -> bool {
        self.may_buy_business(seat, business).is_ok()
    }

    pub(super) fn could_buy_business(&self, seat: Seat, money: u16) -> bool {
        self.player(seat).influence.iter().any(|business| {
            self.business_price(seat, business) <= money && self.is_for_sale_to(seat, business).is_ok()
        })
    }

    /// The marker moves to the price, for good.
    pub(super) fn buy_business(&mut self, seat: Seat, business: Business, log: &mut Log) {
        let Phase::Notary { bought } = self.phase else { return };
        let price = self.business_price(seat, business);
        let player = self.player_mut(seat);
        player.money -= price;
        player.spent += price;
        player.discounts.remove(Bonus::BusinessDiscount);
        player.influence.remove(business);
        player.owned.insert(business);
        log.all(Event::Bought { seat, business, price });
        let bought = bought + 1;
        let more = bought < facts().table.actions.businesses_bought;
        self.phase = if more { Phase::Notary { bought } } else { Phase::Act };
    }
}
