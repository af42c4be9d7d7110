//! Buying and selling land (LS-7, LS-8).

use railhead_game::{Illegal, Seat, require};

use super::Log;
use crate::{
    event::Event,
    facts::facts,
    money::Dollars,
    piece::{City, Land, Lands, Named, Piece, Tile},
    state::{LastSpike, Phase},
};

impl LastSpike {
    /// Whether `seat` may buy the top card of `city` (LS-7.2, LS-7.3).
    pub(super) fn may_buy(&self, seat: Seat, city: City) -> Result<(), Illegal> {
        let of_the_city = |why: Illegal| why.with("city", city.id());
        require(self.is_open(city), "LS-7.2", "not-open").map_err(of_the_city)?;
        let Some(price) = self.price(city) else {
            return Err(of_the_city(Illegal::new("LS-7.3", "sold-out")));
        };
        require(price <= self.player(seat).cash, "LS-7.3", "land-too-dear")
            .map_err(|why| of_the_city(why).with("price", price))
    }

    /// The cities in which `seat` may buy.
    pub(super) fn buyable(&self, seat: Seat) -> impl Iterator<Item = City> {
        let cash = self.player(seat).cash;
        let may =
            move |city: &City| self.is_open(*city) && self.price(*city).is_some_and(|price| price <= cash);
        City::all().filter(may)
    }

    /// Whether land of `city` may be bought: its Land 0 has been claimed (LS-7.2).
    #[inline]
    pub(crate) fn is_open(&self, city: City) -> bool {
        !self.piles.contains(city.free_land())
    }

    /// The card of `city` that is sold next, the cheapest in its pile.
    #[inline]
    pub(crate) fn top_card(&self, city: City) -> Option<Land> {
        self.piles.and(facts().index.cards(city)).first()
    }

    /// What the next card of `city` costs, if there is one.
    #[inline]
    pub(crate) fn price(&self, city: City) -> Option<Dollars> {
        self.top_card(city).map(|land| facts().index.price(land))
    }

    /// Buys the top card of `city` (LS-7.3).
    pub(super) fn buy(&mut self, seat: Seat, city: City, log: &mut Log) {
        if let Some(land) = self.top_card(city) {
            let price = facts().index.price(land);
            self.piles.remove(land);
            let player = self.player_mut(seat);
            player.cash -= price;
            player.ledger.land += price;
            player.land.insert(land);
            player.last.land = Some(land);
            log.all(Event::Bought { seat, land, price });
        }
    }

    /// Whether `seat` may sell `land` for a tile (LS-8.2 to LS-8.4).
    pub(super) fn may_sell(&self, seat: Seat, land: Land) -> Result<(), Illegal> {
        let of_the_land = |why: Illegal| why.with("land", land.id());
        require(self.player(seat).land.contains(land), "LS-8.2", "not-held").map_err(of_the_land)?;
        require(!land.is_free(), "LS-8.3", "free-land").map_err(of_the_land)?;
        require(!self.is_exhausted(land.city()), "LS-8.4", "exhausted")
            .map_err(|why| why.with("city", land.city().id()))
    }

    /// The cards that `seat` could sell for a tile (LS-8.3, LS-8.4).
    pub(super) fn sellable(&self, seat: Seat) -> Lands {
        let held = self.player(seat).land.and(facts().index.paid);
        held.iter().filter(|land| !self.is_exhausted(land.city())).collect()
    }

    /// Whether all routes of `city` are complete, so that it pays no more.
    #[inline]
    pub(crate) fn is_exhausted(&self, city: City) -> bool {
        self.laid().covers(facts().index.around(city))
    }

    /// Waits for sales until `tile` can be paid for, then lays it (LS-8.1). A sale without a choice is made here
    /// (LS-3.5).
    pub(super) fn raise(&mut self, seat: Seat, tile: Tile, log: &mut Log) {
        let cost = self.cost(tile);
        while self.player(seat).cash < cost {
            let Some(only) = self.sellable(seat).single() else {
                self.phase = Phase::Raise { tile };
                return;
            };
            self.sell(seat, only, log);
        }
        self.lay(seat, tile, cost, log);
    }

    /// Gives a card back to its pile for half its price (LS-8.2, LS-8.5).
    pub(super) fn sell(&mut self, seat: Seat, land: Land, log: &mut Log) {
        let sum = facts().index.sale(land);
        let player = self.player_mut(seat);
        player.land.remove(land);
        player.cash += sum;
        player.ledger.sales += sum;
        self.piles.insert(land);
        log.all(Event::Sold { seat, land, sum });
    }
}
