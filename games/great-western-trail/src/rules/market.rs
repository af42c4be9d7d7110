//! The cattle market (GWT-8).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    action::Action,
    event::Event,
    facts::{cattle::Offer, facts},
    piece::{Card, CardTally},
    state::{GreatWesternTrail, Pending},
};

impl GreatWesternTrail {
    /// Every card, or pair of cards, of the market by every offer for its value.
    fn offers(&self) -> impl Iterator<Item = (&'static Offer, Card, Option<Card>)> {
        let there = || self.market.kinds();
        facts().cards.offers.iter().flat_map(move |offer| {
            let firsts = there().filter(move |card| value(*card) == offer.bv);
            firsts.flat_map(move |first| {
                let single = (offer.cards == 1).then_some((offer, first, None));
                let seconds = there()
                    .filter(move |card| offer.cards == 2 && *card >= first && value(*card) == offer.bv);
                single.into_iter().chain(seconds.map(move |second| (offer, first, Some(second))))
            })
        })
    }

    /// What can be bought with so many cowboys.
    pub(crate) fn buy_candidates(&self, cowboys: u8) -> impl Iterator<Item = Action> {
        let payable = move |offer: &Offer| offer.cowboys <= cowboys && self.affords(offer.cost);
        let offers = self.offers().filter(move |(offer, first, second)| {
            payable(offer) && second.is_none_or(|second| self.has_both(*first, second))
        });
        offers.map(|(offer, first, second)| Action::Buy { cowboys: offer.cowboys, first, second })
    }

    /// Whether the market has this card beside the first.
    fn has_both(&self, first: Card, second: Card) -> bool {
        self.market.of(second) > u8::from(second == first)
    }

    /// Why nothing can be bought with so many cowboys.
    pub(crate) fn lack_of_offers(&self, cowboys: u8) -> Illegal {
        let refused = |(offer, first, second): (&Offer, Card, Option<Card>)| {
            self.may_buy(cowboys, offer.cowboys, first, second).err()
        };
        self.offers().filter_map(refused).last().unwrap_or(Illegal::new("GWT-8.2", "why-not-in-market"))
    }

    /// Whether these cards may be bought with `used` of `cowboys`, and by which offer (GWT-8.1, GWT-8.2).
    pub(crate) fn may_buy(
        &self,
        cowboys: u8,
        used: u8,
        first: Card,
        second: Option<Card>,
    ) -> Result<&'static Offer, Illegal> {
        let cards = 1 + u8::from(second.is_some());
        let mut offers = facts().cards.offers.iter();
        let offer =
            offers.find(|offer| offer.bv == value(first) && offer.cards == cards && offer.cowboys == used);
        let offer = offer.ok_or_else(|| Illegal::new("GWT-8.1", "why-no-offer"))?;
        require(self.market.of(first) > 0, "GWT-8.2", "why-not-in-market")?;
        if let Some(second) = second {
            require(second >= first && value(second) == offer.bv, "GWT-8.1", "why-no-offer")?;
            require(self.has_both(first, second), "GWT-8.2", "why-not-in-market")?;
        }
        require(used <= cowboys, "GWT-8.1", "why-cowboys")?;
        self.may_pay(offer.cost, "GWT-8.1")?;
        Ok(offer)
    }

    pub(crate) fn buy(&mut self, used: u8, first: Card, second: Option<Card>, log: &mut Log) {
        let Some(Pending::Buy { cowboys, .. }) = self.pending.last() else { return };
        let Ok(offer) = self.may_buy(cowboys, used, first, second) else { return };
        if let Some(Pending::Buy { cowboys, begun }) = self.pending.last_mut() {
            *cowboys -= used;
            *begun = true;
        }
        self.me_mut().money -= u16::from(offer.cost);
        let mut cards = CardTally::default();
        for card in [Some(first), second].into_iter().flatten() {
            cards.add(card, 1);
            self.market.take(card);
            self.me_mut().discard.add(card, 1);
        }
        log.all(Event::Bought { seat: self.turn, cards, cowboys: used, cost: offer.cost });
    }

    /// Whether there are cards to add to the market, and a cowboy to do it.
    pub(crate) fn can_stock(&self, cowboys: u8) -> bool {
        !self.stock.is_empty() && cowboys >= facts().cards.market.draw_cowboys
    }

    /// Whether a cowboy may add cards to the market (GWT-8.3).
    pub(crate) fn may_stock(&self, cowboys: u8) -> Result<(), Illegal> {
        require(!self.stock.is_empty(), "GWT-8.3", "why-stock-empty")?;
        require(self.can_stock(cowboys), "GWT-8.3", "why-cowboys")
    }

    pub(crate) fn restock(&mut self, log: &mut Log) {
        let (used, cards) = (facts().cards.market.draw_cowboys, facts().cards.market.draw_cards);
        if let Some(Pending::Buy { cowboys, begun }) = self.pending.last_mut() {
            *cowboys -= used;
            *begun = true;
        }
        self.grow_market(cards, log);
    }

    /// Refills the market to its opening size (GWT-13.6).
    pub(crate) fn refill_market(&mut self, log: &mut Log) {
        let size = facts().cards.market.size_by_players[self.by_players()];
        self.grow_market(size.saturating_sub(self.market.total()), log);
    }

    fn grow_market(&mut self, cards: u8, log: &mut Log) {
        let mut added = CardTally::default();
        for _ in 0..cards {
            let Some(card) = self.stock.draw(&mut self.dice) else { break };
            self.market.add(card, 1);
            added.add(card, 1);
        }
        if !added.is_empty() {
            log.revealed();
            log.all(Event::Market { cards: added });
        }
    }
}

/// The breeding value of a card; 0 for an objective.
fn value(card: Card) -> u8 {
    card.cattle().map_or(0, |info| info.bv)
}
