//! Deliveries to cities (GWT-14).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    event::Event,
    facts::facts,
    piece::{City, Destination, Track},
    state::{GreatWesternTrail, Pending, Spot},
};

/// What transport to `city` costs with the engine on `engine` (GWT-14.5).
pub(crate) fn transport_from(engine: Track, city: City) -> u8 {
    let engine = engine.info();
    let nose = engine.number + u8::from(engine.turnout);
    let before = (1 << city.info().value) - 1;
    (facts().railway.crosses & before & !((1 << nose) - 1)).count_ones() as u8
}

impl GreatWesternTrail {
    /// What transport to `city` costs from where the engine stands (GWT-14.5).
    pub(crate) fn transport(&self, city: City) -> u8 {
        transport_from(self.me().engine, city)
    }

    /// Whether the herd can go to `city`.
    pub(crate) fn can_deliver(&self, limit: u8, rail: bool, city: City) -> bool {
        city.info().value <= limit && !self.is_served(city) && self.has_disc_in(city, rail)
    }

    /// Whether `city` has the disc that it takes from each player.
    fn is_served(&self, city: City) -> bool {
        self.me().cities[city.index()] > 0 && !city.info().repeatable
    }

    /// Whether there is a disc for `city`, and the money that goes with it.
    fn has_disc_in(&self, city: City, rail: bool) -> bool {
        self.usable_discs(Spot::City { city, rail }, self.me().money).any()
    }

    /// Whether the herd may go to `city` (GWT-14.1, GWT-14.2, GWT-14.6).
    pub(crate) fn may_deliver(&self, limit: u8, rail: bool, city: City) -> Result<(), Illegal> {
        require(city.info().value <= limit, "GWT-14.1", "why-value").map_err(|why| why.with("n", limit))?;
        require(!self.is_served(city), "GWT-14.1", "why-served")?;
        require(self.has_disc_in(city, rail), "GWT-14.6", "why-no-disc")
    }

    pub(crate) fn deliver(&mut self, city: City, rail: bool) {
        self.pending.push(Pending::Disc { spot: Spot::City { city, rail } });
    }

    /// A disc has come to `city`: its money (unless `prepaid`), its objective cards, then transport (GWT-14.3 to GWT-14.6).
    pub(crate) fn disc_in_city(&mut self, city: City, rail: bool, prepaid: bool, log: &mut Log) {
        let first = self.me().cities[city.index()] == 0;
        self.me_mut().cities[city.index()] += 1;
        log.all(Event::Delivered { seat: self.turn, city });
        if !prepaid {
            self.gain_money(city.info().on_disc_money, log);
        }
        if rail {
            self.pending.push(Pending::Transport { cost: self.transport(city) });
        }
        for link in &facts().railway.links {
            let [one, other] = link.ends;
            let far = if one == city { other } else { one };
            let joined = (one == city || other == city) && self.me().cities[far.index()] > 0;
            if link.objective && joined && first {
                self.pending.push(Pending::Gain { to: Destination::Discard, may: false });
            }
        }
    }

    pub(crate) fn pay_transport(&mut self, cost: u8, log: &mut Log) {
        debug_assert!(self.me().money >= u16::from(cost), "transport was to be payable");
        self.me_mut().money -= u16::from(cost);
        if cost > 0 {
            log.all(Event::Transport { seat: self.turn, cost });
        }
    }
}
