//! The Banker, the Notary and the businesses (CH-9.3, CH-14).

use railhead_game::Seat;

use crate::{
    event::Event,
    facts::facts,
    objection::Objection,
    piece::{Bonus, Business, EventCard, Set},
    rules::{Log, Verdict},
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
    fn is_for_sale_to(&self, seat: Seat, business: Business) -> Verdict {
        let player = self.player(seat);
        if self.owner(business).is_some() {
            return Err(Objection::BusinessOwned(business));
        }
        if !player.influence.contains(business) {
            return Err(Objection::NoInfluence(business));
        }
        let group = facts().index.group[business.index()];
        if group.minus(player.owned) == Set::only(business) {
            return Err(Objection::WholeGroup(business));
        }
        Ok(())
    }

    pub(super) fn may_buy_business(&self, seat: Seat, business: Business) -> Verdict {
        self.is_for_sale_to(seat, business)?;
        let price = self.business_price(seat, business);
        if price > self.player(seat).money {
            Err(Objection::BusinessTooDear { business, price })
        } else {
            Ok(())
        }
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
