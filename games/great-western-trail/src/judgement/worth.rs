//! What a player may hope for in a position.

use std::sync::LazyLock;

use railhead_game::Seat;
use railhead_pieces::Piece;

use super::weights::W;
use crate::{
    facts::facts,
    piece::{Breed, Card, CardTally, City, DISCS, Disc, SPACES, Space, Station, Task, Worker},
    rules::{Holdings, transport_from, without},
    state::{GreatWesternTrail, Occupant, Player},
};

/// What clearing each disc space is worth at the beginning, in VP.
const DISC_WORTH: [f32; DISCS] =
    [0.4, 0.95, 0.55, 0.47, 1.11, 0.85, 1.15, 0.48, 1.11, 0.99, 2.08, 1.27, 3.92, 3.58];

/// What the n-th hired worker of a trade is worth at the beginning, by trade.
const WORKER_WORTH: [[f32; 5]; 3] =
    [[5.0, 4.6, 4.2, 3.2, 2.0], [3.2, 3.0, 2.6, 2.2, 1.8], [3.4, 3.2, 2.6, 1.8, 1.2]];

/// Where the far half of the line begins, as a place among its spaces.
const FAR_FROM: f32 = 17.0;

/// Cards that will be drawn on the way, beyond the hand.
const EXTRA_DRAWS: i32 = 2;

impl GreatWesternTrail {
    /// How much of the game is still to come, from 1 down to 0.
    pub(super) fn remaining(&self) -> f32 {
        if self.holder.is_some() {
            return 0.0;
        }
        let columns = f32::from(facts().supply.job_market.columns_by_players[self.by_players()]);
        let rows = facts().supply.job_market.row_cost.len() as f32;
        let placed = f32::from(self.token) * columns + f32::from(self.filled);
        let opening = f32::from(facts().supply.setup.job_market_tiles_by_players[self.by_players()]);
        1.0 - (placed - opening) / (rows * columns - opening)
    }

    /// The victory points that `seat` may hope for.
    pub(super) fn prospects(&self, seat: Seat) -> f32 {
        let player = &self.players[seat.index()];
        let remaining = self.remaining();
        let holdings = Holdings::of(player);
        let score = self.score_of(seat, &holdings);
        let points = score.total() - score.0[0];
        let money = f32::from(player.money);
        points as f32
            + money * W.money
            + remaining * (money.min(8.0) * W.first_money + (money - 8.0).clamp(0.0, 12.0) * W.next_money)
            + staff(player) * remaining * (1.0 + W.worker_early * (remaining - 0.5))
            + mat_worth(player) * remaining
            + line_worth(player, remaining)
            + self.trail_worth(seat, remaining)
            + goal_worth(player, &holdings) * remaining
            + herd_worth(player, &holdings.herd, remaining)
    }

    /// Buildings on the trail: actions for their owner, tolls from the others.
    fn trail_worth(&self, seat: Seat, remaining: f32) -> f32 {
        if self.players[seat.index()].built.is_empty() {
            return 0.0;
        }
        let own = facts().trail.building_spaces.iter().filter_map(|space| match self.trail[space.index()] {
            Occupant::Private { owner, building } if owner == seat => Some((*space, self.face(building))),
            _ => None,
        });
        let worth = own.map(|(space, face)| {
            let tolls: f32 = face.hands.iter().map(|hand| f32::from(self.toll_of(*hand))).sum();
            let risk = if space.info().risk.is_some() { 0.3 } else { 0.0 };
            W.building + W.building_craftsmen * f32::from(face.craftsmen) + W.building_tolls * tolls + risk
        });
        worth.sum::<f32>() * remaining
    }
}

/// Hope for objective cards that can still be met, and for what such cards ask for.
fn goal_worth(player: &Player, holdings: &Holdings) -> f32 {
    let mut left = holdings.means;
    let mut worth = 0.0;
    for card in facts().cards.by_weight.iter().copied() {
        for _ in 0..player.area.of(card) + holdings.herd.of(card) {
            let Some(objective) = card.objective() else { continue };
            if let Some(rest) = without(&left, &objective.tasks) {
                left = rest;
                continue;
            }
            let wanted: u8 = objective.tasks.iter().sum();
            let met: u8 = objective.tasks.iter().zip(left).map(|(task, have)| (*task).min(have)).sum();
            let share = f32::from(met) / f32::from(wanted);
            worth +=
                (f32::from(objective.vp) + f32::from(objective.penalty)) * (W.goal + W.goal_share * share);
        }
    }
    let have = |task: Task, most: u8| f32::from(holdings.means[task.index()].min(most));
    worth
        + W.teepees * (have(Task::GreenTeepee, 3) + have(Task::BlueTeepee, 3))
        + W.hazards * have(Task::Hazard, 4)
}

/// What hired workers are worth at the beginning.
fn staff(player: &Player) -> f32 {
    let rows = Worker::ALL.into_iter().map(|worker| {
        let hired = usize::from(player.count(worker).saturating_sub(1)).min(5);
        [W.cowboys, W.craftsmen, W.engineers][worker.index()]
            * WORKER_WORTH[worker.index()][..hired].iter().sum::<f32>()
    });
    rows.sum()
}

/// How far along the trail each space is: 0 at the start, 1 before Kansas City, rising ever more steeply.
static NEARNESS: LazyLock<[f32; SPACES]> = LazyLock::new(|| {
    let end = f32::from(progress(Space::at(SPACES - 1)));
    std::array::from_fn(|space| (f32::from(progress(Space::at(space))) / end).powf(W.near_power))
});

/// How many neutral spaces lie behind a place, in halves.
fn progress(space: Space) -> u8 {
    let behind = facts().trail.neutral_spaces.iter().filter(|neutral| **neutral <= space).count() as u8;
    let between = !facts().trail.neutral_spaces.contains(&space) && space != Space::START;
    behind * 2 + u8::from(between)
}

/// What delivering a herd of this value brings: money, less transport, and what far cities are worth.
fn delivery_worth(player: &Player, total: f32) -> f32 {
    let transport = open_cities(player, total).last().map_or(0, |city| transport_from(player.engine, city));
    W.per_value * total
        + W.middle_value * (total - W.middle_from).clamp(0.0, 18.5 - W.middle_from)
        + W.high_value * (total - W.high_from).clamp(0.0, (18.5 - W.high_from).max(0.0))
        - W.transport * f32::from(transport)
}

/// The cities other than Kansas City that a herd of this value can still serve, from the nearest to the farthest.
fn open_cities(player: &Player, total: f32) -> impl Iterator<Item = City> {
    let reach = City::all().filter(move |city| (1..=total as u8).contains(&city.info().value));
    reach.filter(|city| player.cities[city.index()] == 0 || city.info().repeatable)
}

/// What it costs that herds of this value find too few cities for `deliveries` more, and some have to stay in Kansas
/// City.
fn stranded(player: &Player, total: f32, deliveries: f32) -> f32 {
    let outlets = open_cities(player, total).count() as f32;
    W.home * (deliveries - outlets).max(0.0)
}

/// What cleared discs and permanent certificates are worth.
fn mat_worth(player: &Player) -> f32 {
    let cleared = Disc::all().filter(|disc| player.cleared(*disc));
    cleared.map(|disc| DISC_WORTH[disc.index()]).sum::<f32>() + f32::from(player.permanent()) * W.permanent
}

/// The engine: stations still ahead, and arrows half joined.
fn line_worth(player: &Player, remaining: f32) -> f32 {
    let engine = player.engine.index() as f32;
    let ahead = Station::all().filter(|station| station.info().track >= player.engine);
    let next =
        ahead.map(|station| (station.info().track.index() as f32 - engine).max(0.0)).fold(40.0, f32::min);
    let arrows = facts().railway.links.iter().filter(|link| link.vp > 0).map(|link| {
        let ends = link.ends.iter().filter(|city| player.cities[city.index()] > 0).count();
        if ends == 1 { f32::from(link.vp) } else { 0.0 }
    });
    W.engine_far * (engine - FAR_FROM).max(0.0) + W.engine * engine * (W.engine_late + remaining)
        - W.next_station * next * remaining
        + W.arrows * remaining * arrows.sum::<f32>()
}

/// The herd: deliveries to come, and the one on the way.
fn herd_worth(player: &Player, herd: &CardTally, remaining: f32) -> f32 {
    let size = f32::from(herd.total()).max(1.0);
    let drawn = i32::from(player.hand_limit()) + EXTRA_DRAWS;
    let mut counts = [0u8; Breed::ALL.len()];
    let mut expected = 0.0;
    let mut hand = 0;
    let mut seen = 0u16;
    for (card, info) in Card::all().zip(&facts().cards.cattle) {
        counts[info.breed.index()] += herd.of(card);
        let bit = 1 << info.breed.index();
        if player.hand.of(card) > 0 && seen & bit == 0 {
            seen |= bit;
            hand += info.bv;
        }
    }
    for (breed, n) in counts.into_iter().enumerate().filter(|(_, n)| *n > 0) {
        expected +=
            f32::from(facts().cards.breeds[breed].bv) * (1.0 - (1.0 - f32::from(n) / size).powi(drawn));
    }
    let permanent = f32::from(player.permanent());
    let near = player.pawn.map_or(0.0, |pawn| NEARNESS[pawn.index()]);
    let hand = f32::from(hand) + permanent;
    let certificates = f32::from(player.temporary());
    let coming = near * hand + (1.0 - near) * expected.max(W.hand_share * hand);
    let deliveries = W.deliveries * remaining;
    let usual = expected + permanent + W.future_certificates;
    let future = deliveries * delivery_worth(player, usual)
        - stranded(player, usual + W.growth * remaining, W.trips * remaining);
    let soon = coming + certificates;
    let next = (W.next_delivery + W.near_delivery * near)
        * (delivery_worth(player, soon) - stranded(player, soon, 1.0));
    W.pace * near * remaining
        + future
        + next
        + W.certificates * certificates * (W.certificates_late + remaining)
}
