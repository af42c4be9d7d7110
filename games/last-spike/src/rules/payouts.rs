//! Payouts (LS-6).

use railhead_game::Seat;

use super::Log;
use crate::{event::Event, facts::index::atlas, piece::Tile, state::LastSpike};

impl LastSpike {
    /// Pays every holder of land in the two cities of the route that `tile` completes, if it does (LS-6.1 to
    /// LS-6.3); says whether it did.
    pub(super) fn pay_out(&mut self, tile: Tile, log: &mut Log) -> bool {
        let route = tile.route();
        if !self.laid().covers(atlas().spaces(route)) {
            return false;
        }
        let [from, to] = atlas().ends(route);
        log.all(Event::Completed { route, from, to });
        for city in [from, to] {
            for seat in Seat::all(self.seats) {
                let player = self.player_mut(seat);
                let cards = player.land.and(atlas().cards(city)).len();
                if cards > 0 {
                    let sum = atlas().payout(city, cards);
                    player.cash += sum;
                    player.ledger.payouts += sum;
                    log.all(Event::Paid { seat, city, cards, sum });
                }
            }
        }
        true
    }
}
