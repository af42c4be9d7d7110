//! The rules: what may be done, and what follows.

use railhead_game::{Chance, Events, Seat};

use crate::{
    action::Action,
    event::Event,
    facts::index::atlas,
    money::Dollars,
    objection::Objection,
    piece::{City, Land, Lands, Piece, Tile, Tiles},
    state::{End, LastSpike, Phase, Placement},
};

/// What may be done. Listing, checking and explaining all rest on these.
impl LastSpike {
    /// Why `seat` may not take `action` now; `None` if it may.
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Option<Objection> {
        if let Phase::Over(end) = self.phase {
            return Some(match end {
                End::LastSpike { .. } => Objection::LineClosed,
                End::LastSolvent => Objection::LastSolvent,
            });
        }
        if seat != self.turn {
            return Some(Objection::NotYourTurn);
        }
        match (self.phase, action) {
            (Phase::Lay, Action::Lay(tile)) => self.objection_to_laying(tile),
            (Phase::Lay, Action::Sell(_)) => Some(Objection::NothingToRaise),
            (Phase::Lay, Action::Buy(_)) => Some(Objection::LayFirst),
            (Phase::Lay, Action::Pass) => Some(Objection::MustLay),
            (Phase::Raise { .. }, Action::Sell(land)) => self.objection_to_selling(land),
            (Phase::Raise { tile }, Action::Lay(_) | Action::Buy(_) | Action::Pass) => {
                Some(Objection::Declared { tile })
            }
            (Phase::Buy, Action::Buy(city)) => self.objection_to_buying(city),
            (Phase::Buy, Action::Pass) | (Phase::Over(_), _) => None,
            (Phase::Buy, Action::Lay(_)) => Some(Objection::LaidAlready),
            (Phase::Buy, Action::Sell(_)) => Some(Objection::NoSaleForPurchase),
        }
    }

    fn objection_to_laying(&self, tile: Tile) -> Option<Objection> {
        if !self.player(self.turn).hand.contains(tile) {
            Some(Objection::NotInHand { tile })
        } else if !self.can_pay_for(self.turn, tile) {
            Some(Objection::TileTooDear { tile, cost: self.cost(tile), funds: self.funds(self.turn) })
        } else if !self.layable().contains(tile) {
            Some(Objection::AdjacentFirst { tile })
        } else {
            None
        }
    }

    fn objection_to_selling(&self, land: Land) -> Option<Objection> {
        if !self.player(self.turn).land.contains(land) {
            Some(Objection::NotHeld { land })
        } else if land.is_free() {
            Some(Objection::FreeLand { land })
        } else if self.is_exhausted(land.city()) {
            Some(Objection::Exhausted { city: land.city() })
        } else {
            None
        }
    }

    fn objection_to_buying(&self, city: City) -> Option<Objection> {
        if !self.is_open(city) {
            return Some(Objection::NotOpen { city });
        }
        let Some(top) = self.top_card(city) else {
            return Some(Objection::SoldOut { city });
        };
        let price = atlas().price(top);
        (price > self.player(self.turn).cash).then_some(Objection::LandTooDear { city, price })
    }

    /// The tiles that the seat whose turn it is may lay (LS-4.6, LS-4.7).
    pub(crate) fn layable(&self) -> Tiles {
        let hand = self.player(self.turn).hand;
        let payable: Tiles = hand.iter().filter(|tile| self.can_pay_for(self.turn, *tile)).collect();
        match self.placement {
            Placement::FreeChoice => payable,
            Placement::AdjacentFirst => {
                let adjacent: Tiles = payable.iter().filter(|tile| self.is_adjacent(*tile)).collect();
                if adjacent.is_empty() { payable } else { adjacent }
            }
        }
    }

    /// The cards that `seat` could sell for a tile (LS-8.3, LS-8.4).
    pub(crate) fn sellable(&self, seat: Seat) -> Lands {
        let held = self.player(seat).land.and(atlas().paid);
        held.iter().filter(|land| !self.is_exhausted(land.city())).collect()
    }

    /// The cities in which the seat whose turn it is may buy.
    pub(crate) fn buyable(&self) -> impl Iterator<Item = City> {
        City::all().filter(|city| self.objection_to_buying(*city).is_none())
    }

    /// Whether the space of `tile` touches a city or neighbouring track (LS-4.2, LS-4.3).
    #[inline]
    pub(crate) fn is_adjacent(&self, tile: Tile) -> bool {
        atlas().edges.contains(tile) || self.laid().meets(atlas().neighbours(tile))
    }

    /// What `tile` would cost now (LS-4.1, LS-4.4).
    #[inline]
    pub(crate) fn cost(&self, tile: Tile) -> Dollars {
        let printed = atlas().cost(tile);
        if self.is_adjacent(tile) { printed } else { Dollars(printed.0 * atlas().unconnected_factor) }
    }

    /// Cash and what all sellable land would bring (LS-4.5).
    pub(crate) fn funds(&self, seat: Seat) -> Dollars {
        self.player(seat).cash + self.sellable(seat).iter().map(|land| atlas().sale(land)).sum()
    }

    /// Whether `seat` could pay for `tile` now.
    #[inline]
    pub(crate) fn can_pay_for(&self, seat: Seat, tile: Tile) -> bool {
        let cost = self.cost(tile);
        cost <= self.player(seat).cash || cost <= self.funds(seat)
    }

    /// Whether all routes of `city` are complete, so that it pays no more.
    #[inline]
    pub(crate) fn is_exhausted(&self, city: City) -> bool {
        self.laid().covers(atlas().around(city))
    }

    /// Whether land of `city` may be bought: its Land 0 has been claimed (LS-7.2).
    #[inline]
    pub(crate) fn is_open(&self, city: City) -> bool {
        !self.piles.contains(city.free_land())
    }

    /// The card of `city` that is sold next, the cheapest in its pile.
    #[inline]
    pub(crate) fn top_card(&self, city: City) -> Option<Land> {
        self.piles.and(atlas().cards(city)).first()
    }
}

/// What follows.
impl LastSpike {
    /// Takes a decision to which there is no objection, and plays on to the next one.
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut Events<Event>) {
        match action {
            Action::Lay(tile) => {
                let (seat, cost) = (self.turn, self.cost(tile));
                // A tile chosen among several shows only what its owner chose to show, and may be taken back until
                // the next one is drawn; a forced tile tells the others what else is not in the hand.
                if self.layable().single().is_some() {
                    events.revealed();
                }
                if self.player(seat).cash < cost {
                    events.all(Event::Declared { seat, tile, cost });
                }
                self.raise(tile, events);
            }
            Action::Sell(land) => {
                self.sell(land, events);
                if let Phase::Raise { tile } = self.phase {
                    self.raise(tile, events);
                }
            }
            Action::Buy(city) => {
                self.buy(city, events);
                self.end_turn(events);
            }
            Action::Pass => {
                events.all(Event::Passed { seat: self.turn });
                self.end_turn(events);
            }
        }
    }

    /// Waits for sales until `tile` can be paid for, then lays it (LS-8.1). A sale without a choice is made here
    /// (LS-3.5).
    fn raise(&mut self, tile: Tile, events: &mut Events<Event>) {
        let cost = self.cost(tile);
        while self.player(self.turn).cash < cost {
            let Some(only) = self.sellable(self.turn).single() else {
                self.phase = Phase::Raise { tile };
                return;
            };
            self.sell(only, events);
        }
        self.lay(tile, cost, events);
    }

    /// Gives a card back to its pile for half its price (LS-8.2, LS-8.5).
    fn sell(&mut self, land: Land, events: &mut Events<Event>) {
        let (seat, sum) = (self.turn, atlas().sale(land));
        let player = self.player_mut(seat);
        player.land.remove(land);
        player.cash += sum;
        player.ledger.sales += sum;
        self.piles.insert(land);
        events.all(Event::Sold { seat, land, sum });
    }

    /// Pays for `tile`, lays it, and does all that comes of it, in the order of the rules: free land, payouts, the
    /// last spike, the purchase.
    fn lay(&mut self, tile: Tile, cost: Dollars, events: &mut Events<Event>) {
        let seat = self.turn;
        let player = self.player_mut(seat);
        player.cash -= cost;
        player.ledger.track += cost;
        player.hand.remove(tile);
        player.track.insert(tile);
        player.last.laid = Some(tile);
        player.last.land = None;
        events.all(Event::Laid { seat, tile, cost, double: cost > atlas().cost(tile) });

        let took_land = self.take_free_land(tile, events);
        if self.pay_out(tile, events) && atlas().closes(atlas().completed(self.laid())) {
            let bonus = atlas().bonus;
            let player = self.player_mut(seat);
            player.cash += bonus;
            player.ledger.bonus += bonus;
            events.all(Event::LastSpike { seat, bonus });
            self.finish(End::LastSpike { tile }, events);
        } else if !took_land && self.buyable().next().is_some() {
            self.phase = Phase::Buy;
        } else {
            self.end_turn(events);
        }
    }

    /// Takes the Land 0 that `tile` wins, if any (LS-5.1); says whether it did.
    fn take_free_land(&mut self, tile: Tile, events: &mut Events<Event>) -> bool {
        let land = atlas().city(tile).filter(|city| !self.is_open(*city)).map(City::free_land);
        if let Some(land) = land {
            let seat = self.turn;
            self.piles.remove(land);
            let player = self.player_mut(seat);
            player.land.insert(land);
            player.last.land = Some(land);
            events.all(Event::FreeLand { seat, land });
        }
        land.is_some()
    }

    /// Pays every holder of land in the two cities of the route that `tile` completes, if it does (LS-6.1 to
    /// LS-6.3); says whether it did.
    fn pay_out(&mut self, tile: Tile, events: &mut Events<Event>) -> bool {
        let route = tile.route();
        if !self.laid().covers(atlas().spaces(route)) {
            return false;
        }
        let [from, to] = atlas().ends(route);
        events.all(Event::Completed { route, from, to });
        for city in [from, to] {
            for seat in Seat::all(self.seats) {
                let player = self.player_mut(seat);
                let cards = player.land.and(atlas().cards(city)).len();
                if cards > 0 {
                    let sum = atlas().payout(city, cards);
                    player.cash += sum;
                    player.ledger.payouts += sum;
                    events.all(Event::Paid { seat, city, cards, sum });
                }
            }
        }
        true
    }

    /// Buys the top card of `city` (LS-7.3).
    fn buy(&mut self, city: City, events: &mut Events<Event>) {
        let seat = self.turn;
        if let Some(land) = self.top_card(city) {
            let price = atlas().price(land);
            self.piles.remove(land);
            let player = self.player_mut(seat);
            player.cash -= price;
            player.ledger.land += price;
            player.land.insert(land);
            player.last.land = Some(land);
            events.all(Event::Bought { seat, land, price });
        }
    }

    /// Draws a tile, if there is one (LS-10.1, LS-10.2), and lets the next seat begin.
    fn end_turn(&mut self, events: &mut Events<Event>) {
        self.draw(self.turn, events);
        self.begin_turn(self.next_solvent(self.turn), events);
    }

    fn draw(&mut self, seat: Seat, events: &mut Events<Event>) {
        if let Some(tile) = self.pool.pop() {
            self.player_mut(seat).hand.insert(tile);
            events.only(seat, Event::Drew { seat, tile: Some(tile) });
            events.others(seat, Event::Drew { seat, tile: None });
        }
    }

    fn next_solvent(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.seats);
        while self.bankrupts.contains(&next) {
            next = next.next(self.seats);
        }
        next
    }

    /// Begins the turn of `seat`, or of the first one after it that has a tile and can pay for it (LS-3.3, LS-3.4,
    /// LS-9.1). Some seat always can, or the game ends here: every tile that is neither on the map nor set aside
    /// is in a hand or comes into one.
    pub(crate) fn begin_turn(&mut self, mut seat: Seat, events: &mut Events<Event>) {
        loop {
            if self.player(seat).hand.is_empty() {
                self.draw(seat, events);
            }
            let hand = self.player(seat).hand;
            if hand.is_empty() {
                events.all(Event::Skipped { seat });
            } else if hand.iter().any(|tile| self.can_pay_for(seat, tile)) {
                self.turn = seat;
                self.phase = Phase::Lay;
                return;
            } else {
                self.go_bankrupt(seat, events);
                if self.solvent().len() == 1 {
                    self.turn = self.next_solvent(seat);
                    events.all(Event::LastSolvent { seat: self.turn });
                    self.finish(End::LastSolvent, events);
                    return;
                }
            }
            seat = self.next_solvent(seat);
        }
    }

    /// Takes everything from `seat` (LS-9.2).
    fn go_bankrupt(&mut self, seat: Seat, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        let (cash, land, hand) = (player.cash, player.land, player.hand);
        player.ledger.forfeit = cash;
        player.cash = Dollars(0);
        player.land = Lands::EMPTY;
        player.hand = Tiles::EMPTY;
        self.removed = self.removed.or(land.minus(atlas().paid));
        self.piles = self.piles.or(land.and(atlas().paid));
        self.pool.extend(hand.iter());
        self.dice.shuffle(&mut self.pool);
        self.bankrupts.push(seat);
        events.revealed();
        events.all(Event::Bankrupt { seat, cash, tiles: hand.len() });
    }

    fn finish(&mut self, end: End, events: &mut Events<Event>) {
        self.phase = Phase::Over(end);
        for tile in self.set_aside.iter() {
            events.revealed();
            events.all(Event::SetAside { tile });
        }
    }
}
