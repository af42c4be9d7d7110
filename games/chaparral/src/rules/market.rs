//! The Merchant and the market (CH-12).

use railhead_game::{Illegal, Seat, require};

use crate::{
    event::Event,
    facts::facts,
    piece::{EventCard, Good, Set},
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// Whether the market takes no more of `good` in this round (CH-12.3).
    #[inline]
    pub(crate) fn is_blocked(&self, good: Good) -> bool {
        usize::from(self.market[good.index()]) >= facts().farm(good).market.len()
    }

    /// What the market pays for `good` now, apaches aside; nothing if it is blocked (CH-12.3, CH-16.3).
    pub(crate) fn market_price(&self, good: Good) -> Option<u16> {
        if self.is_blocked(good) {
            return None;
        }
        let prices = &facts().farm(good).market;
        match self.event {
            EventCard::LowMarket => prices.last().copied(),
            _ => prices.get(usize::from(self.market[good.index()])).copied(),
        }
    }

    /// What `seat` would get for the goods of its farm (CH-12.4).
    pub(crate) fn proceeds(&self, seat: Seat, good: Good) -> u16 {
        let price = self.market_price(good).unwrap_or(0);
        let troubled = self.player(seat).troubled.contains(good);
        price.saturating_sub(if troubled { facts().farm(good).apache_penalty } else { 0 })
    }

    /// The farms of `seat` whose goods the market takes.
    pub(crate) fn sellable(&self, seat: Seat) -> Set<Good> {
        self.player(seat).farms.iter().filter(|good| !self.is_blocked(*good)).collect()
    }

    pub(super) fn could_sell(&self, seat: Seat) -> bool {
        !self.sellable(seat).is_empty()
    }

    pub(crate) fn others_could_sell(&self, seat: Seat) -> bool {
        Seat::all(self.seats).any(|other| other != seat && self.could_sell(other))
    }

    pub(super) fn may_sell(&self, seat: Seat, sold: Option<Good>, good: Good) -> Result<(), Illegal> {
        let owned = self.player(seat).farms.contains(good);
        require(owned, "CH-12.1", "no-farm").map_err(about("farm", good))?;
        require(sold != Some(good), "CH-12.1", "sold-already").map_err(about("farm", good))?;
        require(!self.is_blocked(good), "CH-12.3", "column-blocked").map_err(about("good", good))
    }

    /// The first sale is a duty; the second one only if the table reads the rules so (CH-12.1).
    pub(super) fn may_stop_selling(&self, sold: Option<Good>) -> Result<(), Illegal> {
        require(sold.is_some() && self.readings.second_sale_is_optional, "CH-12.1", "must-sell")
    }

    pub(super) fn begin_selling(&mut self, open: bool) {
        if self.could_sell(self.turn) {
            self.phase = Phase::Sell { sold: None, open };
        } else {
            self.let_others_sell(open);
        }
    }

    pub(super) fn sell(&mut self, seat: Seat, good: Good, log: &mut Log) {
        let sum = self.proceeds(seat, good);
        let last = facts().farm(good).market.len() as u8;
        let used = &mut self.market[good.index()];
        *used = if self.event == EventCard::LowMarket { last } else { *used + 1 };
        let player = self.player_mut(seat);
        player.money += sum;
        player.earned += sum;
        log.all(Event::Sold { seat, good, sum, blocked: self.is_blocked(good) });
        match self.phase {
            Phase::Sell { sold: None, open } => {
                let mut others = self.sellable(seat);
                others.remove(good);
                if others.is_empty() {
                    self.let_others_sell(open);
                } else {
                    self.phase = Phase::Sell { sold: Some(good), open };
                }
            }
            Phase::Sell { open, .. } => self.let_others_sell(open),
            _ => self.next_to_follow(seat),
        }
    }

    /// Unless the Merchant was used through the alley, everybody else sells once, clockwise (CH-12.2).
    pub(super) fn let_others_sell(&mut self, open: bool) {
        if open {
            self.next_to_follow(self.turn);
        } else {
            self.phase = Phase::Act;
        }
    }

    /// The next seat after `seat` that can sell does; after the last one the turn goes on.
    fn next_to_follow(&mut self, seat: Seat) {
        let mut seller = seat.next(self.seats);
        while seller != self.turn && !self.could_sell(seller) {
            seller = seller.next(self.seats);
        }
        self.phase = if seller == self.turn { Phase::Act } else { Phase::Follow { seller } };
    }
}
