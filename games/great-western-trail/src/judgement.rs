//! The game's own opinion of positions, for bots: what a position is worth in victory points, and what a decision is
//! worth by following its turn to the end.

use railhead_game::{Events, Game, Judgement, Seat};

use crate::{
    action::Action,
    names::{Task, Worker},
    rules::{harvest, transport_from, without},
    state::{Frame, GreatWesternTrail, Occupant, Player},
    tables::{Card, City, DISCS, Disc, Space, Station, tables},
};

/// What the parts of a position are worth, in VP.
struct Weights {
    /// How much the best rival's hopes count against one's own.
    rival: f32,
    /// A dollar, at any time.
    money: f32,
    /// One of the first eight dollars, at the beginning.
    first_money: f32,
    /// One of the next twelve dollars, at the beginning.
    next_money: f32,
    /// Cowboys, as a multiple of [`WORKER_WORTH`].
    cowboys: f32,
    /// Craftsmen, likewise.
    craftsmen: f32,
    /// Engineers, likewise.
    engineers: f32,
    /// Cleared discs, as a multiple of [`DISC_WORTH`].
    discs: f32,
    /// A permanent certificate.
    permanent: f32,
    /// A space of the engine.
    engine: f32,
    /// The part of that which lasts to the end.
    engine_late: f32,
    /// A space on the way to the next station.
    next_station: f32,
    /// A point of an arrow with one end served.
    arrows: f32,
    /// A building on the trail.
    building: f32,
    /// Each craftsman it needed.
    building_craftsmen: f32,
    /// Each dollar of its toll.
    building_tolls: f32,
    /// A point of an objective card that is not met.
    goal: f32,
    /// The same, for the share of its tasks that is.
    goal_share: f32,
    /// A teepee.
    teepees: f32,
    /// A hazard.
    hazards: f32,
    /// Cards that will be drawn on the way, beyond the hand.
    extra_draws: f32,
    /// The part of a hand's value that can be kept up.
    hand_share: f32,
    /// Deliveries from the first turn to the last.
    deliveries: f32,
    /// Certificates spent in a delivery to come.
    future_certificates: f32,
    /// The part of the next delivery that counts far away.
    next_delivery: f32,
    /// The part that counts on top just before Kansas City.
    near_delivery: f32,
    /// A temporary certificate.
    certificates: f32,
    /// The part of that which lasts to the end.
    certificates_late: f32,
    /// A point of value delivered.
    per_value: f32,
    /// The same on top above [`Weights::middle_from`].
    middle_value: f32,
    /// Where middling values begin.
    middle_from: f32,
    /// The same on top above [`Weights::high_from`].
    high_value: f32,
    /// Where high values begin.
    high_from: f32,
    /// A dollar of transport.
    transport: f32,
    /// What it costs to have to deliver to Kansas City.
    home: f32,
    /// How steeply nearness to Kansas City counts.
    near_power: f32,
}

/// Set by hand, then adjusted in short self-play runs whose differences were mostly within the noise: a start, no optimum.
const W: Weights = Weights {
    rival: 0.2,
    money: 0.28,
    first_money: 0.4,
    next_money: 0.22,
    cowboys: 2.4,
    craftsmen: 2.2,
    engineers: 2.2,
    discs: 0.792,
    permanent: 4.0,
    engine: 0.22,
    engine_late: 0.2,
    next_station: 0.03,
    arrows: 0.266,
    building: 0.45,
    building_craftsmen: 0.35,
    building_tolls: 0.865,
    goal: 0.15,
    goal_share: 0.4,
    teepees: 0.402,
    hazards: 0.3,
    extra_draws: 2.0,
    hand_share: 0.8,
    deliveries: 7.0,
    future_certificates: 1.5,
    next_delivery: 0.12,
    near_delivery: 0.5,
    certificates: 0.7,
    certificates_late: 0.439,
    per_value: 0.34,
    middle_value: 0.419,
    middle_from: 5.0,
    high_value: 0.75,
    high_from: 10.0,
    transport: 0.2,
    home: 5.0,
    near_power: 1.5,
};

/// How many positions a decision's turn may be followed through.
const PATIENCE: u32 = 120;

/// The same for the turn after it.
const SECOND_PATIENCE: u32 = 200;

/// How many targets of an action are followed at once.
const TARGETS: usize = 2;

/// What clearing each disc space is worth at the beginning, in VP.
const DISC_WORTH: [f32; DISCS] = [0.5, 1.2, 0.9, 0.6, 1.2, 0.9, 1.6, 0.6, 1.4, 1.2, 2.6, 1.6, 5.0, 4.5];

/// What the n-th hired worker of a trade is worth at the beginning, by trade.
const WORKER_WORTH: [[f32; 5]; 3] =
    [[5.0, 4.6, 4.2, 3.2, 2.0], [3.2, 3.0, 2.6, 2.2, 1.8], [3.4, 3.2, 2.6, 1.8, 1.2]];

impl Judgement for GreatWesternTrail {
    fn judge(&self, seat: Seat) -> f32 {
        let rivals = Seat::all(self.seats()).filter(|other| *other != seat);
        let best = rivals.map(|other| self.prospects(other)).fold(f32::MIN, f32::max);
        self.prospects(seat) - W.rival * best
    }

    fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let mut next = self.clone();
        if next.apply(seat, action, &mut Events::muted()).is_err() {
            return f32::NEG_INFINITY;
        }
        let mut patience = PATIENCE;
        let best = next.follow(seat, self.turns, &mut patience);
        let Some(leaf) = best.leaf else { return best.worth };
        let mut patience = SECOND_PATIENCE;
        leaf.as_if_again(seat).follow(seat, leaf.turns + 1, &mut patience).worth
    }
}

/// Where a way through a turn ends, and what that is worth.
struct Prospect {
    worth: f32,
    leaf: Option<GreatWesternTrail>,
}

impl GreatWesternTrail {
    /// The position if `seat` had the next turn as well.
    fn as_if_again(&self, seat: Seat) -> GreatWesternTrail {
        let mut again = self.clone();
        again.stack.truncate(0);
        again.turn = seat;
        again.begin_turn(&mut Events::muted());
        again
    }

    /// The best way to the end of this turn, as far as patience lasts.
    fn follow(&self, seat: Seat, turn: u16, patience: &mut u32) -> Prospect {
        let Some(frame) = self.stack.top() else {
            return Prospect { worth: self.final_judgement(seat), leaf: None };
        };
        if self.turns != turn {
            return Prospect { worth: self.judge(seat), leaf: Some(self.clone()) };
        }
        if *patience == 0 {
            return Prospect { worth: self.judge(seat), leaf: None };
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.retain(|action| self.is_in_order(frame, *action));
        let mut opened = Vec::new();
        let mut glanced: Vec<(f32, GreatWesternTrail)> = Vec::new();
        for action in legal {
            let mut next = self.clone();
            if next.apply(seat, action, &mut Events::muted()).is_ok() {
                *patience = patience.saturating_sub(1);
                if opens_something(action) {
                    opened.push(next);
                } else {
                    glanced.push((next.judge(seat), next));
                }
            }
        }
        glanced.sort_by(|one, other| other.0.total_cmp(&one.0));
        let glanced = glanced.into_iter().take(TARGETS).map(|(_, next)| next);
        let mut best = Prospect { worth: f32::MIN, leaf: None };
        for next in glanced.chain(opened) {
            let prospect = next.follow(seat, turn, patience);
            if prospect.worth > best.worth {
                best = prospect;
            }
        }
        best
    }

    /// Whether a decision is worth following: local actions are tried in the order they are printed.
    fn is_in_order(&self, frame: Frame, action: Action) -> bool {
        match (frame, action) {
            (Frame::Use { space, left, .. }, Action::Use { slot, .. }) => {
                let used = self.slots(space) & !left;
                u32::from(slot) >= u8::BITS - used.leading_zeros()
            }
            _ => true,
        }
    }

    /// The score when nothing can change any more.
    fn final_judgement(&self, seat: Seat) -> f32 {
        let rivals = Seat::all(self.seats()).filter(|other| *other != seat);
        let best = rivals.map(|other| self.score(other).total()).max().unwrap_or(0);
        let own = self.score(seat).total();
        own as f32 - 0.4 * best as f32 + if own > best { 10.0 } else { 0.0 }
    }

    /// How much of the game is still to come, from 1 down to 0.
    fn remaining(&self) -> f32 {
        if self.holder.is_some() {
            return 0.0;
        }
        let columns = f32::from(tables().columns[self.by_players()]);
        let rows = tables().row_cost.len() as f32;
        let placed = f32::from(self.token) * columns + f32::from(self.filled);
        let opening = f32::from(tables().opening_workers[self.by_players()]);
        1.0 - (placed - opening) / (rows * columns - opening)
    }

    /// The victory points that `seat` may hope for.
    fn prospects(&self, seat: Seat) -> f32 {
        let player = &self.players[seat.index()];
        let remaining = self.remaining();
        let score = self.score(seat);
        let points = score.total() - score.0[0] - score.0[6];
        let money = f32::from(player.money);
        points as f32
            + money * W.money
            + remaining * (money.min(8.0) * W.first_money + (money - 8.0).clamp(0.0, 12.0) * W.next_money)
            + staff(player) * remaining
            + W.discs * mat_worth(player) * remaining
            + line_worth(player, remaining)
            + self.trail_worth(seat, remaining)
            + self.goal_worth(seat, remaining)
            + herd_worth(player, remaining)
    }

    /// Buildings on the trail: actions for their owner, tolls from the others.
    fn trail_worth(&self, seat: Seat, remaining: f32) -> f32 {
        let own = tables().building_spaces.iter().filter_map(|space| match self.trail[space.index()] {
            Occupant::Private { owner, number } if owner == seat => Some((*space, self.face(number))),
            _ => None,
        });
        let worth = own.map(|(space, face)| {
            let tolls: f32 = face.hands.iter().map(|hand| f32::from(self.toll_of(*hand))).sum();
            let risk = if space.info().risk.is_some() { 0.3 } else { 0.0 };
            W.building + W.building_craftsmen * f32::from(face.craftsmen) + W.building_tolls * tolls + risk
        });
        worth.sum::<f32>() * remaining
    }

    /// Objective cards: what they bring now, and hope for those that can still be met.
    fn goal_worth(&self, seat: Seat, remaining: f32) -> f32 {
        let player = &self.players[seat.index()];
        let means = self.means(seat);
        let mut worth = harvest(player, &means).points as f32;
        let mut cards = player.area;
        cards.absorb(&player.herd());
        let mut left = means;
        for card in cards.each() {
            let Some(objective) = Card(card as u8).objective() else { continue };
            if let Some(rest) = without(&left, &objective.tasks) {
                left = rest;
                continue;
            }
            let wanted: u8 = objective.tasks.iter().sum();
            let met: u8 =
                Task::ALL.iter().map(|task| objective.tasks[task.index()].min(left[task.index()])).sum();
            let share = f32::from(met) / f32::from(wanted);
            worth += (f32::from(objective.vp) + f32::from(objective.penalty))
                * (W.goal + W.goal_share * share)
                * remaining;
        }
        let (green, blue, hazards) = player.held();
        worth
            + remaining
                * (W.teepees * f32::from(green.min(3))
                    + W.teepees * f32::from(blue.min(3))
                    + W.hazards * f32::from(hazards.min(4)))
    }
}

/// Whether a decision only opens further ones, so that a glance at the position says nothing.
fn opens_something(action: Action) -> bool {
    matches!(
        action,
        Action::Use { .. }
            | Action::Aux { .. }
            | Action::Play(_)
            | Action::Accept(_)
            | Action::Upgrade(_)
            | Action::Deliver(_)
            | Action::Copy(_)
            | Action::Move { .. }
            | Action::Done
            | Action::Waive
    )
}

/// What hired workers are worth at the beginning.
fn staff(player: &Player) -> f32 {
    let rows = Worker::ALL.iter().map(|worker| {
        let hired = usize::from(player.count(*worker).saturating_sub(1)).min(5);
        [W.cowboys, W.craftsmen, W.engineers][worker.index()]
            * WORKER_WORTH[worker.index()][..hired].iter().sum::<f32>()
    });
    rows.sum()
}

/// How far along the trail the pawn is: 0 at the start, 1 before Kansas City.
fn nearness(player: &Player) -> f32 {
    let Some(pawn) = player.pawn else { return 0.0 };
    (f32::from(progress(pawn)) / f32::from(progress(Space(tables().spaces.len() as u8 - 1))))
        .powf(W.near_power)
}

/// How many neutral spaces lie behind a place, in halves.
fn progress(space: Space) -> u8 {
    let behind = tables().neutral_spaces.iter().filter(|neutral| **neutral <= space).count() as u8;
    let between = !tables().neutral_spaces.contains(&space) && space != Space::START;
    behind * 2 + u8::from(between)
}

/// What delivering a herd of this value brings: money, less transport, and what far cities are worth.
fn delivery_worth(player: &Player, total: f32) -> f32 {
    let reach = City::all().filter(|city| f32::from(city.info().value) <= total);
    let open = reach.filter(|city| player.cities[city.index()] == 0 || city.info().repeatable);
    let best = open.max_by_key(|city| city.info().value);
    let transport = best.map_or(0, |city| transport_from(player.engine, city));
    let home = best.is_none_or(|city| city.info().value == 0);
    W.per_value * total
        + W.middle_value * (total - W.middle_from).clamp(0.0, 18.5 - W.middle_from)
        + W.high_value * (total - W.high_from).clamp(0.0, (18.5 - W.high_from).max(0.0))
        - W.transport * f32::from(transport)
        - if home { W.home } else { 0.0 }
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
    let arrows = tables().links.iter().filter(|link| link.vp > 0).map(|link| {
        let ends = link.ends.iter().filter(|city| player.cities[city.index()] > 0).count();
        if ends == 1 { f32::from(link.vp) } else { 0.0 }
    });
    W.engine * engine * (W.engine_late + remaining) - W.next_station * next * remaining
        + W.arrows * remaining * arrows.sum::<f32>()
}

/// The herd: deliveries to come, and the one on the way.
fn herd_worth(player: &Player, remaining: f32) -> f32 {
    let herd = player.herd();
    let size = f32::from(herd.total()).max(1.0);
    let drawn = f32::from(player.hand_limit()) + W.extra_draws;
    let mut counts = [0u8; crate::names::Breed::ALL.len()];
    let mut values = [0u8; crate::names::Breed::ALL.len()];
    let mut hand = 0u8;
    for (card, n) in herd.counted() {
        if let Some(cattle) = Card(card as u8).cattle() {
            counts[cattle.breed.index()] += n;
            values[cattle.breed.index()] = cattle.bv;
        }
    }
    let mut seen = 0u16;
    for card in player.hand.kinds() {
        if let Some(cattle) = Card(card as u8).cattle()
            && seen >> cattle.breed.index() & 1 == 0
        {
            seen |= 1 << cattle.breed.index();
            hand += cattle.bv;
        }
    }
    let expected: f32 = counts
        .iter()
        .zip(values)
        .map(|(n, value)| f32::from(value) * (1.0 - (1.0 - f32::from(*n) / size).max(0.0).powf(drawn)))
        .sum();
    let permanent = f32::from(player.permanent());
    let near = nearness(player);
    let hand = f32::from(hand) + permanent;
    let certificates = f32::from(player.temporary());
    let coming = near * hand + (1.0 - near) * expected.max(W.hand_share * hand);
    let future =
        W.deliveries * remaining * delivery_worth(player, expected + permanent + W.future_certificates);
    let next = (W.next_delivery + W.near_delivery * near) * delivery_worth(player, coming + certificates);
    future + next + W.certificates * certificates * (W.certificates_late + remaining)
}
