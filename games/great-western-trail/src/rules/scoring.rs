//! Final scoring, and the best use of objective cards (GWT-15, GWT-17).

use railhead_game::{Outcome, Part, Seat, Standing};
use railhead_pieces::Piece;

use crate::{
    facts::{facts, objectives::ObjectiveInfo, supply::TileKind},
    piece::{CardTally, City, Disc, Master, Task},
    state::{GreatWesternTrail, Player},
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

/// What a player has to score with, counted once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holdings {
    /// The whole deck.
    pub(crate) herd: CardTally,
    /// What there is for the tasks of objective cards.
    pub(crate) means: Means,
    /// The best use of objective cards.
    pub(crate) harvest: Harvest,
}

impl Holdings {
    /// Counts the holdings of `player`.
    pub(crate) fn of(player: &Player) -> Holdings {
        Holdings::with(player, &player.area)
    }

    /// Counts the holdings of `player` as if these cards lay in the objective area.
    fn with(player: &Player, area: &CardTally) -> Holdings {
        let herd = player.herd();
        let means = means(player, &herd);
        Holdings { herd, means, harvest: harvest(player, area, &herd, &means) }
    }
}

impl Player {
    /// What there is for each task of objective cards (GWT-15.5, GWT-15.6).
    pub(crate) fn means(&self) -> Means {
        means(self, &self.herd())
    }
}

impl GreatWesternTrail {
    /// What `seat` would score if the game ended now (GWT-17.3 to GWT-17.12).
    pub(crate) fn score(&self, seat: Seat) -> Score {
        self.score_of(seat, &Holdings::of(&self.players[seat.index()]))
    }

    /// [`score`](Self::score) as far as those know it who see these cards in the objective area.
    pub(crate) fn score_with(&self, seat: Seat, area: &CardTally) -> Score {
        self.score_of(seat, &Holdings::with(&self.players[seat.index()], area))
    }

    /// [`score`](Self::score) of a player whose holdings have been counted already.
    pub(crate) fn score_of(&self, seat: Seat, holdings: &Holdings) -> Score {
        let player = &self.players[seat.index()];
        let harvest = holdings.harvest;
        let held = self.holder == Some(seat);
        Score([
            i32::from(player.money / u16::from(facts().mat.score.money_per_vp)),
            self.building_points(player),
            city_points(player),
            player.stations.iter().map(|station| i32::from(station.info().vp)).sum(),
            hazard_points(player),
            cattle_points(&holdings.herd),
            harvest.points,
            player.masters.iter().map(|master| master_points(player, master, holdings)).sum(),
            worker_points(player),
            Disc::all().filter(|disc| player.cleared(*disc)).map(|disc| i32::from(disc.info().vp)).sum(),
            if held { facts().mat.score.token_vp.into() } else { 0 },
        ])
    }

    fn building_points(&self, player: &Player) -> i32 {
        player.built.iter().map(|building| i32::from(self.face(building).vp)).sum()
    }

    /// The result: equal totals share the victory (GWT-17.13).
    pub(crate) fn ranking(&self) -> Outcome {
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

fn cattle_points(herd: &CardTally) -> i32 {
    facts()
        .cards
        .cattle
        .iter()
        .zip(herd.counts())
        .map(|(cattle, n)| i32::from(cattle.vp) * i32::from(*n))
        .sum()
}

fn city_points(player: &Player) -> i32 {
    let discs: i32 = City::all()
        .map(|city| i32::from(city.info().vp_per_disc) * i32::from(player.cities[city.index()]))
        .sum();
    let joined = facts()
        .railway
        .links
        .iter()
        .filter(|link| link.ends.iter().all(|city| player.cities[city.index()] > 0));
    discs + joined.map(|link| i32::from(link.vp)).sum::<i32>()
}

fn hazard_points(player: &Player) -> i32 {
    let tiles = player.tiles.counted().map(|(tile, n)| match tile.kind() {
        TileKind::Hazard(_, _, vp) => i32::from(vp) * i32::from(n),
        TileKind::Worker(_) | TileKind::Teepee(..) => 0,
    });
    tiles.sum()
}

fn worker_points(player: &Player) -> i32 {
    let rows = player.workers.iter().flat_map(|n| &facts().mat.workers.slot_vp[..usize::from(*n)]);
    rows.map(|vp| i32::from(*vp)).sum()
}

/// The lower half of a station master that is held (GWT-17.10).
fn master_points(player: &Player, master: Master, holdings: &Holdings) -> i32 {
    let have = |task: Task| i32::from(holdings.means[task.index()]);
    let units = match master {
        Master::Workers => player.workers.iter().map(|n| i32::from(*n)).sum(),
        Master::Objectives => holdings.harvest.cards / 2,
        Master::Hazards => have(Task::Hazard) / 2,
        Master::Teepees => have(Task::GreenTeepee).min(have(Task::BlueTeepee)),
        Master::Certificates => i32::from(player.temporary() + player.permanent()) / 2,
    };
    units * i32::from(facts().railway.masters[master.index()].vp)
}

/// What `player` with this `herd` has for the tasks of objective cards (GWT-15.5, GWT-15.6).
fn means(player: &Player, herd: &CardTally) -> Means {
    let (green, blue, hazards) = player.held();
    let mut means = [0; Task::ALL.len()];
    means[Task::Building.index()] = player.built.len() as u8;
    means[Task::Station.index()] = player.stations.len() as u8;
    means[Task::Hazard.index()] = hazards;
    means[Task::GreenTeepee.index()] = green;
    means[Task::BlueTeepee.index()] = blue;
    means[Task::SanFrancisco.index()] = player.cities[facts().railway.san_francisco.index()];
    for (cattle, n) in facts().cards.cattle.iter().zip(herd.counts()) {
        let task = match cattle.bv {
            3 => Task::Cow3,
            4 => Task::Cow4,
            5 => Task::Cow5,
            _ => continue,
        };
        means[task.index()] += *n;
    }
    means
}

/// The most objective cards that one player can have: the whole supply and one to start with.
const MOST_GOALS: usize = 32;

/// The best that `player` can make of the objective cards in `area` and `herd`, with `means` for their tasks
/// (GWT-15.4 to GWT-15.7): the sum of the cards and of the station master that counts them is as high as it gets.
pub(crate) fn harvest(player: &Player, area: &CardTally, herd: &CardTally, means: &Means) -> Harvest {
    let mut search = Search { goals: [None; MOST_GOALS], count: 0, pair_vp: 0, best: None };
    if player.has_master(Master::Objectives) {
        search.pair_vp = facts().railway.masters[Master::Objectives.index()].vp.into();
    }
    for card in facts().cards.by_weight.iter().copied() {
        let Some(info) = card.objective() else { continue };
        for _ in 0..area.of(card) {
            search.add(Goal { info, forced: true });
        }
        for _ in 0..herd.of(card) {
            search.add(Goal { info, forced: false });
        }
    }
    search.go(0, *means, Harvest::default(), None);
    search.best.unwrap_or_default()
}

#[derive(Clone, Copy)]
struct Goal {
    info: &'static ObjectiveInfo,
    forced: bool,
}

struct Search {
    goals: [Option<Goal>; MOST_GOALS],
    count: usize,
    pair_vp: i32,
    best: Option<Harvest>,
}

impl Search {
    fn add(&mut self, goal: Goal) {
        self.goals[self.count] = Some(goal);
        self.count += 1;
    }

    fn value(&self, harvest: Harvest) -> i32 {
        harvest.points + self.pair_vp * (harvest.cards / 2)
    }

    /// Decides about the cards from `at` on. `spare` is the smallest penalty among cards left in the deck.
    fn go(&mut self, at: usize, means: Means, so_far: Harvest, spare: Option<i32>) {
        let rest = &self.goals[at..self.count];
        let Some(goal) = rest.first().copied().flatten() else {
            return self.finish(so_far, spare);
        };
        let hope = Harvest {
            points: so_far.points + rest.iter().flatten().map(|goal| i32::from(goal.info.vp)).sum::<i32>(),
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
