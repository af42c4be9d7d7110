//! What a position says about a seat, in numbers around one: what the learned value looks at. All of it is known to the
//! seat itself; of the others only what lies in the open.

mod herd;
mod line;
mod way;

use railhead_game::{Seat, Sink, flag, nth, one};
use railhead_pieces::Piece;

use self::herd::{describe_goals, describe_herd};
use crate::{
    facts::facts,
    piece::{Disc, Master, Worker},
    rules::{Holdings, Score},
    state::{GreatWesternTrail, Pending, Player},
};

impl GreatWesternTrail {
    /// Whether `seat` has no turn left.
    pub(super) fn is_done(&self, seat: Seat) -> bool {
        let Some(holder) = self.holder else { return false };
        let mut next = self.turn;
        if matches!(self.pending.last(), None | Some(Pending::End | Pending::Depart)) {
            next = next.next(self.seats);
        }
        // Those from `next` up to the one before the holder still play.
        while next != holder {
            if next == seat {
                return false;
            }
            next = next.next(self.seats);
        }
        true
    }

    /// Tells `sink` everything about `seat` that the learned value looks at.
    pub(super) fn describe(&self, seat: Seat, holdings: &Holdings, score: &Score, sink: &mut impl Sink) {
        let player = &self.players[seat.index()];
        let left = self.remaining();
        sink.put(one("left"), left);
        sink.put(one("left-squared"), left * left);
        sink.put(one("last-turn"), flag(self.holder.is_some()));
        sink.put(one("three-seats"), flag(self.seats == 3));
        sink.put(one("four-seats"), flag(self.seats == 4));
        for (at, points) in score.0.iter().enumerate() {
            sink.put(nth("points", at), *points as f32 / 10.0);
        }
        describe_means(player, left, sink);
        self.describe_way(seat, player, left, sink);
        describe_herd(player, &holdings.herd, left, sink);
        self.describe_line(player, left, sink);
        self.describe_buildings(seat, player, left, sink);
        describe_goals(player, holdings, left, sink);
        self.describe_markets(player, sink);
    }

    /// What can be hired and bought.
    fn describe_markets(&self, player: &Player, sink: &mut impl Sink) {
        let left = self.remaining();
        let mut free = [0u8; 3];
        let mut price = [12u8; 3];
        for (row, jobs) in self.jobs.iter().enumerate() {
            if row >= usize::from(self.token) && self.holder.is_none() {
                break;
            }
            for worker in jobs.iter().flatten() {
                free[worker.index()] += 1;
                let cost = facts().supply.job_market.row_cost[row];
                price[worker.index()] = price[worker.index()].min(cost);
            }
        }
        for at in 0..3 {
            sink.put(nth("for-hire", at), f32::from(free[at].min(4)) / 3.0 * left);
            sink.put(nth("price", at), f32::from(price[at]) / 8.0 * left);
        }
        let mut by_value = [0u8; 3];
        for (card, n) in self.market.counted() {
            if let Some(cattle) = card.cattle() {
                by_value[usize::from(cattle.bv.clamp(3, 5)) - 3] += n;
            }
        }
        let cowboys = f32::from(player.count(Worker::Cowboy));
        for (at, n) in by_value.into_iter().enumerate() {
            sink.put(nth("market", at), f32::from(n) / 5.0 * left);
            sink.put(nth("market-cowboys", at), f32::from(n.min(3)) / 3.0 * cowboys / 3.0 * left);
        }
    }
}

/// Money, workers, discs, certificates.
fn describe_means(player: &Player, left: f32, sink: &mut impl Sink) {
    let money = f32::from(player.money);
    sink.put(one("money"), (money / 20.0).min(3.0));
    sink.put(one("money-early"), (money / 20.0).min(2.0) * left);
    sink.put(one("money-first"), (money / 6.0).min(1.0) * left);
    sink.put(one("money-next"), ((money - 6.0) / 8.0).clamp(0.0, 1.0) * left);
    for worker in Worker::ALL {
        let have = player.count(worker);
        for at in 2..=6 {
            let there = flag(have >= at);
            sink.put(nth(["cowboys", "craftsmen", "engineers"][worker.index()], at.into()), there * left);
        }
    }
    for disc in Disc::all() {
        sink.put(nth("disc", disc.index()), flag(player.cleared(disc)) * left);
    }
    let white = player.discs.and(facts().mat.white_discs).len();
    sink.put(one("white-discs"), white as f32 / 9.0);
    sink.put(one("discs"), player.discs.len() as f32 / 14.0);
    sink.put(one("certificates"), f32::from(player.temporary()) / 6.0);
    sink.put(one("certificates-early"), f32::from(player.temporary()) / 6.0 * left);
    let room = player.certificate_limit().saturating_sub(player.temporary());
    sink.put(one("certificate-room"), f32::from(room) / 6.0 * left);
    sink.put(one("permanent"), f32::from(player.permanent()) / 3.0 * left);
    sink.put(one("permanent-late"), f32::from(player.permanent()) / 3.0);
    for master in Master::ALL {
        let held = player.has_master(master);
        sink.put(nth("master", master.index()), flag(held) * left);
    }
}
