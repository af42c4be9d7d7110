//! Laying track and free land (LS-4, LS-5).

use railhead_game::{Illegal, Seat, require};

use super::Log;
use crate::{
    event::Event,
    facts::facts,
    money::Dollars,
    piece::{City, Named, Tile},
    state::{LastSpike, Phase, Placement},
};

impl LastSpike {
    /// Whether `seat` may declare `tile` (LS-4.1, LS-4.5 to LS-4.7).
    pub(super) fn may_lay(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        let of_the_tile = |why: Illegal| why.with("tile", tile.id());
        require(self.player(seat).hand.contains(tile), "LS-4.1", "not-in-hand").map_err(of_the_tile)?;
        require(self.can_pay_for(seat, tile), "LS-4.5", "tile-too-dear")
            .map_err(|why| of_the_tile(why).with("cost", self.cost(tile)).with("funds", self.funds(seat)))?;
        require(self.may_go_first(seat, tile), "LS-4.6", "adjacent-first").map_err(|why| {
            let first = self.layable(seat).next().map_or("", |first| first.id());
            of_the_tile(why).with("first", first)
        })
    }

    /// The tiles that `seat` may declare.
    pub(super) fn layable(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let may = move |tile: &Tile| self.can_pay_for(seat, *tile) && self.may_go_first(seat, *tile);
        self.player(seat).hand.iter().filter(may)
    }

    /// Whether `seat` may lay `tile` before the others in its hand (LS-4.6, LS-4.7).
    fn may_go_first(&self, seat: Seat, tile: Tile) -> bool {
        let payable = |other: Tile| self.is_adjacent(other) && self.can_pay_for(seat, other);
        match self.placement {
            Placement::FreeChoice => true,
            Placement::AdjacentFirst => self.is_adjacent(tile) || !self.player(seat).hand.iter().any(payable),
        }
    }

    /// Whether the space of `tile` touches a city or neighbouring track (LS-4.2, LS-4.3).
    #[inline]
    pub(crate) fn is_adjacent(&self, tile: Tile) -> bool {
        facts().index.edges.contains(tile) || self.laid().meets(facts().index.neighbours(tile))
    }

    /// What `tile` would cost now (LS-4.1, LS-4.4).
    #[inline]
    pub(crate) fn cost(&self, tile: Tile) -> Dollars {
        let printed = facts().index.cost(tile);
        if self.is_adjacent(tile) { printed } else { Dollars(printed.0 * facts().index.unconnected_factor) }
    }

    /// Cash and what all sellable land would bring (LS-4.5).
    fn funds(&self, seat: Seat) -> Dollars {
        self.player(seat).cash + self.sellable(seat).iter().map(|land| facts().index.sale(land)).sum()
    }

    /// Whether `seat` could pay for `tile` now.
    #[inline]
    pub(crate) fn can_pay_for(&self, seat: Seat, tile: Tile) -> bool {
        let cost = self.cost(tile);
        cost <= self.player(seat).cash || cost <= self.funds(seat)
    }

    /// Declares `tile` (LS-4.8) and lays it, at once if it can be paid for.
    pub(super) fn declare(&mut self, seat: Seat, tile: Tile, log: &mut Log) {
        let cost = self.cost(tile);
        // A tile chosen among several shows only what its owner chose to show, and may be taken back until the next
        // one is drawn; a forced tile tells the others what else is not in the hand.
        if self.layable(seat).count() == 1 {
            log.revealed();
        }
        if self.player(seat).cash < cost {
            log.all(Event::Declared { seat, tile, cost });
        }
        self.raise(seat, tile, log);
    }

    /// Pays for `tile`, lays it, and does all that comes of it, in the order of the rules: free land, payouts, the
    /// last spike, the purchase.
    pub(super) fn lay(&mut self, seat: Seat, tile: Tile, cost: Dollars, log: &mut Log) {
        let player = self.player_mut(seat);
        player.cash -= cost;
        player.ledger.track += cost;
        player.hand.remove(tile);
        player.track.insert(tile);
        player.last.laid = Some(tile);
        player.last.land = None;
        log.all(Event::Laid { seat, tile, cost, double: cost > facts().index.cost(tile) });

        let took_land = self.take_free_land(seat, tile, log);
        if self.pay_out(tile, log) && self.is_closed() {
            self.drive_the_last_spike(seat, tile, log);
        } else if !took_land && self.buyable(seat).next().is_some() {
            self.phase = Phase::Buy;
        } else {
            self.close_turn(log);
        }
    }

    /// Takes the Land 0 that `tile` wins, if any (LS-5.1); says whether it did.
    fn take_free_land(&mut self, seat: Seat, tile: Tile, log: &mut Log) -> bool {
        let land = facts().index.city(tile).filter(|city| !self.is_open(*city)).map(City::free_land);
        if let Some(land) = land {
            self.piles.remove(land);
            let player = self.player_mut(seat);
            player.land.insert(land);
            player.last.land = Some(land);
            log.all(Event::FreeLand { seat, land });
        }
        land.is_some()
    }
}
