//! Levels against each other, two at a time, until it is clear who is stronger.
//!
//! **Paired deals.** Both levels of a pair play the same deal from every chair: at a table of `n` seats each deal is
//! played `n` times, one bot of the first level moving on by one seat from game to game among bots of the second. What
//! the deal gave to one chair it gives to both.
//!
//! **A sequential test.** After every round of deals each pair is asked whether the results already speak for one of
//! the two ([`Verdict`]); a pair that is decided plays no more, unless all deals were asked for. Rounds have a fixed size,
//! so the result is the same on any number of threads.

mod bout;
mod rating;
mod sequential;

use std::num::NonZeroUsize;

use railhead_game::{Judgement, Options};
use serde::{Deserialize, Serialize};

pub use self::sequential::Verdict;
use self::{
    bout::Bout,
    rating::{Pairing, rate},
};
use crate::{ContestError, Level};

/// How many deals of each pair are played between two looks at the results.
const ROUND: u32 = 4;

/// Which levels are to be measured, and how.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// How many seats each table has.
    pub seats: u8,
    /// The levels: at least two.
    pub levels: Vec<Level>,
    /// The most deals that each pair plays; a deal is played once from every seat.
    pub deals: u32,
    /// Whether all deals are played, although a pair is decided.
    pub all: bool,
    /// Whether only neighbours in the list play each other, not all pairs.
    pub neighbours: bool,
    /// What all chance flows from.
    pub seed: u64,
    /// The options of every table.
    pub options: Options,
    /// How many threads play; as many as the machine runs at once if `None`.
    pub threads: Option<NonZeroUsize>,
    /// Games of this ladder that were played before: they are counted, not played again.
    pub known: Vec<Played>,
}

/// Is told how many more games are over or turned out not to be needed, and of a game that was just played what came of it.
pub type Progress<'a> = dyn Fn(u64, Option<&Played>) + Sync + 'a;

/// One game of a ladder, and what it gave the first level of its pair. The same ladder gives the same games, but for the
/// time they take.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The level that sat in one seat.
    pub first: Level,
    /// The level that sat in all others.
    pub second: Level,
    /// The deal, from 0.
    pub deal: u32,
    /// Where the first level sat.
    pub chair: u8,
    /// Its share of victory.
    pub wins: f64,
    /// The part of the others that it came out better than.
    pub score: f64,
    /// Its points.
    pub points: f64,
    /// The points of the others, on average.
    pub others: f64,
    /// Its decisions that had an alternative.
    pub decisions: u32,
    /// The processor time they took it; zero where the system does not tell.
    pub milliseconds: f64,
    /// The processor time of the one that took longest.
    pub longest: f64,
}

/// What a ladder showed: the same for the same ladder, always.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// How many seats each table had.
    pub seats: u8,
    /// What all chance flowed from.
    pub seed: u64,
    /// Each level's rating, strongest first.
    pub ratings: Vec<Rating>,
    /// Each pair's results.
    pub pairs: Vec<PairReport>,
}

/// How strong a level is, on the scale of Elo: 400 points are odds of ten to one between two seats.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The level.
    pub level: &'static str,
    /// Its rating; that of `greedy`, or else of the first level of the ladder, is 0.
    pub rating: f64,
    /// The lower end of the interval that holds the true rating in 95 of 100 ladders.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// How one level did against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairReport {
    /// The level that sat in one seat of each table.
    pub first: &'static str,
    /// The level that sat in all others.
    pub second: &'static str,
    /// Games played.
    pub games: u32,
    /// The part of its games that the first level won; a shared victory counts in parts.
    pub wins: f64,
    /// The lower end of the 95 % interval around [`PairReport::wins`].
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The part of comparisons, seat against seat, that the first level came out of better.
    pub score: f64,
    /// The mean score of the first level.
    pub first_points: f64,
    /// The mean score of the second.
    pub second_points: f64,
    /// Who is stronger.
    pub verdict: Verdict,
}

/// Plays a ladder. `progress` is called now and then with how many more games are over or will not be needed.
pub(crate) fn climb<G: Judgement>(
    ladder: &Ladder,
    progress: &Progress<'_>,
) -> Result<LadderReport, ContestError> {
    let mut bouts: Vec<Bout> = ladder.pairs().map(|(first, second)| Bout::new(first, second)).collect();
    if bouts.is_empty() {
        return Err(ContestError::NoPair);
    }
    let mut dealt = 0;
    while dealt < ladder.deals {
        let deals = dealt..(dealt + ROUND).min(ladder.deals);
        dealt = deals.end;
        let open: Vec<&mut Bout> = bouts.iter_mut().filter(|bout| ladder.all || !bout.is_decided()).collect();
        if open.is_empty() {
            break;
        }
        bout::play_round::<G>(ladder, open, deals, progress)?;
        for bout in &mut bouts {
            let spared = bout.settle(ladder, dealt);
            progress(u64::from(spared) * u64::from(ladder.seats), None);
        }
    }
    let pairings: Vec<Pairing> = bouts.iter().map(|bout| bout.pairing(&ladder.levels)).collect();
    Ok(LadderReport {
        seats: ladder.seats,
        seed: ladder.seed,
        ratings: rate(&ladder.levels, &pairings),
        pairs: bouts.iter().map(Bout::report).collect(),
    })
}

impl Ladder {
    /// How many games are played if no pair is decided early.
    pub fn games(&self) -> u64 {
        self.pairs().count() as u64 * u64::from(self.deals) * u64::from(self.seats)
    }

    /// Who plays whom.
    fn pairs(&self) -> impl Iterator<Item = (Level, Level)> + '_ {
        let places = 0..self.levels.len();
        places.flat_map(move |place| {
            let others = &self.levels[place + 1..];
            let others = if self.neighbours { &others[..others.len().min(1)] } else { others };
            others.iter().map(move |other| (*other, self.levels[place]))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    };

    use super::*;
    use crate::toy::Toy;

    fn ladder(levels: &[Level], deals: u32, all: bool) -> Ladder {
        Ladder {
            seats: 2,
            levels: levels.to_vec(),
            deals,
            all,
            neighbours: false,
            seed: 5,
            options: Options::default(),
            threads: None,
            known: Vec::new(),
        }
    }

    #[test]
    fn greedy_stands_above_random_and_is_soon_known_to() {
        let report = climb::<Toy>(&ladder(&[Level::Random, Level::Greedy], 500, false), &|_, _| {}).unwrap();
        assert_eq!(report.ratings[0].level, "greedy");
        assert!(report.ratings[0].rating.abs() < 1e-9, "the yardstick is zero");
        assert!(report.ratings[1].high < -50.0, "{report:?}");
        let pair = &report.pairs[0];
        assert_eq!((pair.first, pair.second, pair.verdict), ("greedy", "random", Verdict::First));
        assert!(pair.games < 1_000 && pair.low > 0.5 && pair.low < pair.wins, "{report:?}");
        assert!(pair.first_points > pair.second_points);
    }

    #[test]
    fn a_level_is_not_stronger_than_itself() {
        let twins = ladder(&[Level::Greedy, Level::Greedy], 60, true);
        let pair = &climb::<Toy>(&twins, &|_, _| {}).unwrap().pairs[0];
        assert_eq!((pair.games, pair.verdict), (120, Verdict::Open));
        assert!(pair.low < 0.5 && pair.high > 0.5, "{pair:?}");
    }

    #[test]
    fn the_result_is_the_same_on_any_number_of_threads() {
        let levels = [Level::Random, Level::Greedy, Level::Beginner];
        let climbed = |threads| {
            let ladder =
                Ladder { seats: 3, threads: NonZeroUsize::new(threads), ..ladder(&levels, 6, false) };
            climb::<Toy>(&ladder, &|_, _| {}).unwrap()
        };
        assert_eq!(climbed(1), climbed(8));
    }

    #[test]
    fn progress_adds_up_to_all_games_whether_played_or_spared() {
        let ladder = ladder(&[Level::Random, Level::Greedy, Level::Beginner], 40, false);
        let done = AtomicU64::new(0);
        climb::<Toy>(&ladder, &|games, _| {
            done.fetch_add(games, Ordering::Relaxed);
        })
        .unwrap();
        assert_eq!(done.into_inner(), ladder.games());
    }

    #[test]
    fn games_that_are_known_are_counted_and_not_played_again() {
        let levels = [Level::Random, Level::Greedy];
        let whole = climb::<Toy>(&ladder(&levels, 8, true), &|_, _| {}).unwrap();
        let known = Mutex::new(Vec::new());
        let note = |_: u64, game: Option<&Played>| known.lock().unwrap().extend(game);
        climb::<Toy>(&ladder(&levels, 3, true), &note).unwrap();
        assert_eq!(known.lock().unwrap().len(), 6);
        let rest = Ladder { known: known.lock().unwrap().clone(), ..ladder(&levels, 8, true) };
        assert_eq!(climb::<Toy>(&rest, &note).unwrap(), whole);
        assert_eq!(known.into_inner().unwrap().len(), 16, "each game once");
    }

    #[test]
    fn nobody_is_measured_against_nobody() {
        let alone = climb::<Toy>(&ladder(&[Level::Greedy], 1, true), &|_, _| {});
        assert_eq!(alone.unwrap_err(), ContestError::NoPair);
    }

    #[test]
    fn neighbours_play_their_neighbours_only() {
        let ladder = Ladder { neighbours: true, ..ladder(&Level::LADDER, 1, true) };
        assert_eq!(ladder.pairs().count(), 4);
        assert_eq!(Ladder { neighbours: false, ..ladder }.pairs().count(), 10);
    }
}
