//! Final scoring, and the best use of objective cards.

use railhead_game::{Outcome, Part, Seat, Standing};

use crate::{
    names::{Master, Task, Worker},
    state::{GreatWesternTrail, Occupant, Player},
    tables::{CARDS, Card, City, ObjectiveInfo, Station, Tile, TileKind, tables},
    tally::Tally,
};

/// The categories of a score, in the order of the rules.
pub const CATEGORIES: [&str; 11] = [
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station-masters",
    "workers",
    "step-disc",
    "token",
];

/// A player's points by category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score(pub [i32; CATEGORIES.len()]);

impl Score {
    /// All of it.
    pub fn total(&self) -> i32 {
        self.0.iter().sum()
    }
}

/// How often each task can be met.
pub(crate) type Means = [u8; Task::ALL.len()];

/// What is best made of objective cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Harvest {
    /// Points of the cards.
    pub(crate) points: i32,
    /// Cards in the area.
    pub(crate) cards: i32,
}

impl GreatWesternTrail {
    /// What `seat` would score if the game ended now (GWT-17.3 to GWT-17.12).
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let player = &self.players[seat.index()];
        let herd = player.herd();
        let harvest = harvest(player, &self.means(seat));
        let held = self.holder == Some(seat);
        Score([
            i32::from(player.money / u16::from(tables().money_per_vp)),
            self.building_points(seat),
            city_points(player),
            Station::all()
                .filter(|station| player.upgraded(*station))
                .map(|station| i32::from(station.info().vp))
                .sum(),
            hazard_points(player),
            herd.counted().map(|(card, n)| cattle_vp(card) * i32::from(n)).sum(),
            harvest.points,
            Master::ALL.iter().map(|master| master_points(player, *master, harvest.cards)).sum(),
            worker_points(player),
            crate::tables::Disc::all()
                .filter(|disc| player.cleared(*disc))
                .map(|disc| i32::from(disc.info().vp))
                .sum(),
            if held { tables().token_vp.into() } else { 0 },
        ])
    }

    fn building_points(&self, seat: Seat) -> i32 {
        let own = self.trail.iter().filter_map(|occupant| match occupant {
            Occupant::Private { owner, number } if *owner == seat => Some(*number),
            _ => None,
        });
        own.map(|number| i32::from(self.face(number).vp)).sum()
    }

    /// What `seat` has for the tasks of objective cards (GWT-15.5, GWT-15.6).
    pub(crate) fn means(&self, seat: Seat) -> Means {
        let player = &self.players[seat.index()];
        let (green, blue, hazards) = player.held();
        let mut means = [0; Task::ALL.len()];
        means[Task::Building.index()] = player.built.count_ones() as u8;
        means[Task::Station.index()] = player.stations.count_ones() as u8;
        means[Task::Hazard.index()] = hazards;
        means[Task::GreenTeepee.index()] = green;
        means[Task::BlueTeepee.index()] = blue;
        means[Task::SanFrancisco.index()] = player.cities[tables().san_francisco.index()];
        for (card, n) in player.herd().counted() {
            let task = match Card(card as u8).cattle().map(|cattle| cattle.bv) {
                Some(3) => Task::Cow3,
                Some(4) => Task::Cow4,
                Some(5) => Task::Cow5,
                _ => continue,
            };
            means[task.index()] += n;
        }
        means
    }

    /// The result: equal totals share the victory (GWT-17.13).
    pub(crate) fn result(&self) -> Outcome {
        let standings = Seat::all(self.seats).map(|seat| {
            let score = self.score(seat);
            Standing {
                seat,
                rank: 0,
                score: score.total(),
                tie_breaks: Vec::new(),
                parts: CATEGORIES.iter().zip(score.0).map(|(key, points)| Part::new(key, points)).collect(),
            }
        });
        Outcome::ranked(standings.collect())
    }
}

fn cattle_vp(card: usize) -> i32 {
    Card(card as u8).cattle().map_or(0, |cattle| cattle.vp.into())
}

fn city_points(player: &Player) -> i32 {
    let discs: i32 =
        City::all().map(|city| i32::from(city.info().vp) * i32::from(player.cities[city.index()])).sum();
    let joined =
        tables().links.iter().filter(|link| link.ends.iter().all(|city| player.cities[city.index()] > 0));
    discs + joined.map(|link| i32::from(link.vp)).sum::<i32>()
}

fn hazard_points(player: &Player) -> i32 {
    let tiles = player.tiles.counted().map(|(tile, n)| match Tile(tile as u8).kind() {
        TileKind::Hazard(_, _, vp) => i32::from(vp) * i32::from(n),
        TileKind::Worker(_) | TileKind::Teepee(..) => 0,
    });
    tiles.sum()
}

fn worker_points(player: &Player) -> i32 {
    let rows = player.workers.iter().flat_map(|n| &tables().slot_vp[..usize::from(*n)]);
    rows.map(|vp| i32::from(*vp)).sum()
}

/// The lower half of a station master (GWT-17.10).
fn master_points(player: &Player, master: Master, objectives: i32) -> i32 {
    if !player.has_master(master) {
        return 0;
    }
    let (green, blue, hazards) = player.held();
    let units = match master {
        Master::Workers => Worker::ALL.iter().map(|worker| i32::from(player.count(*worker))).sum(),
        Master::Objectives => objectives / 2,
        Master::Hazards => i32::from(hazards) / 2,
        Master::Teepees => i32::from(green.min(blue)),
        Master::Certificates => i32::from(player.temporary() + player.permanent()) / 2,
    };
    units * i32::from(tables().masters[master.index()].vp)
}

/// The best that `player` can make of the objective cards in area and deck, with `means` for their tasks
/// (GWT-15.4 to GWT-15.7): the sum of the cards and of the station master that counts them is as high as it gets.
pub(crate) fn harvest(player: &Player, means: &Means) -> Harvest {
    let mut search = Search { cards: Vec::new(), pair_vp: 0, best: None };
    if player.has_master(Master::Objectives) {
        search.pair_vp = tables().masters[Master::Objectives.index()].vp.into();
    }
    let mut add = |cards: &Tally<CARDS>, forced: bool| {
        for card in cards.each() {
            if let Some(info) = Card(card as u8).objective() {
                search.cards.push(Goal { info, forced });
            }
        }
    };
    add(&player.area, true);
    add(&player.herd(), false);
    search.cards.sort_by_key(|goal| -(goal.info.vp + goal.info.penalty));
    search.go(0, *means, Harvest::default(), None);
    search.best.unwrap_or_default()
}

#[derive(Clone, Copy)]
struct Goal {
    info: &'static ObjectiveInfo,
    forced: bool,
}

struct Search {
    cards: Vec<Goal>,
    pair_vp: i32,
    best: Option<Harvest>,
}

impl Search {
    fn value(&self, harvest: Harvest) -> i32 {
        harvest.points + self.pair_vp * (harvest.cards / 2)
    }

    /// Decides about the cards from `at` on. `spare` is the smallest penalty among cards left in the deck.
    fn go(&mut self, at: usize, means: Means, so_far: Harvest, spare: Option<i32>) {
        let Some(goal) = self.cards.get(at).copied() else {
            return self.finish(so_far, spare);
        };
        let rest = &self.cards[at..];
        let hope = Harvest {
            points: so_far.points + rest.iter().map(|goal| i32::from(goal.info.vp)).sum::<i32>(),
            cards: so_far.cards + rest.len() as i32 + i32::from(spare.is_some()),
        };
        if self.best.is_some_and(|best| self.value(hope) <= self.value(best)) {
            return;
        }
        let with =
            |points: i8| Harvest { points: so_far.points + i32::from(points), cards: so_far.cards + 1 };
        if let Some(left) = without(&means, &goal.info.tasks) {
            self.go(at + 1, left, with(goal.info.vp), spare);
        }
        if goal.forced {
            self.go(at + 1, means, with(-goal.info.penalty), spare);
        } else {
            let penalty = i32::from(goal.info.penalty);
            self.go(at + 1, means, so_far, Some(spare.map_or(penalty, |least| least.min(penalty))));
        }
    }

    /// One more failing card may be worth adding for the sake of a pair.
    fn finish(&mut self, so_far: Harvest, spare: Option<i32>) {
        let added = spare.map(|penalty| Harvest { points: so_far.points - penalty, cards: so_far.cards + 1 });
        for harvest in [Some(so_far), added].into_iter().flatten() {
            if self.best.is_none_or(|best| self.value(harvest) > self.value(best)) {
                self.best = Some(harvest);
            }
        }
    }
}

/// What is left of `means` after `tasks`, if they suffice.
pub(crate) fn without(means: &Means, tasks: &Means) -> Option<Means> {
    let mut left = *means;
    for (have, need) in left.iter_mut().zip(tasks) {
        *have = have.checked_sub(*need)?;
    }
    Some(left)
}
