//! Payouts (LS-6).

use railhead_game::Seat;

use super::Log;
use crate::{event::Event, facts::facts, piece::Tile, state::LastSpike};

impl LastSpike {
    /// Pays every holder of land in the two cities of the route that `tile` completes, if it does (LS-6.1 to
    /// LS-6.3); says whether it did.
    pub(super) fn pay_out(&mut self, tile: Tile, log: &mut Log) -> bool {
        let route = tile.route();
        if !self.laid().covers(facts().index.spaces(route)) {
            return false;
        }
        let [from, to] = facts().index.ends(route);
        log.all(Event::Completed { route, from, to });
        for city in [from, to] {
            for seat in Seat::all(self.seats) {
                let player = self.player_mut(seat);
                let cards = player.land.and(facts().index.cards(city)).len();
                if cards > 0 {
                    let sum = facts().index.payout(city, cards);
                    player.cash += sum;
                    player.ledger.payouts += sum;
                    log.all(Event::Paid { seat, city, cards, sum });
                }
            }
        }
        true
    }
}
