//! What a contest showed.

use std::{collections::BTreeMap, time::Duration};

use railhead_game::Seat;
use serde::Serialize;

use crate::{
    Contest, Level,
    totals::{Score, Totals, VICTORY},
};

/// What a contest showed. All but the figures of time and threads is the same for the same contest, always.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many threads played.
    pub threads: usize,
    /// Decisions in a second of one thread's time.
    pub decisions_per_second_per_thread: f64,
    /// The processor time that all threads used.
    pub cpu_seconds: f64,
    /// Decisions in a second of processor time: the same on a busy machine as on a quiet one.
    pub decisions_per_cpu_second: f64,
    /// Decisions in a game, on average.
    pub decisions_per_game: f64,
    /// The most legal decisions there were to choose from.
    pub max_legal: u64,
    /// How many legal decisions there were to choose from, on average.
    pub mean_legal: f64,
    /// How the bots did, by the name of their level.
    pub bots: BTreeMap<String, BotReport>,
    /// How the seats did, in order.
    pub seats: Vec<SeatReport>,
    /// How those who took the first turn did, then those who took the second, and so on; empty where a game has no
    /// such order.
    pub turn_order: Vec<SeatReport>,
    /// Points by category, of one seat in one game, on average.
    pub mean_parts: BTreeMap<String, f64>,
    /// What came into play, as `group/item`, and how often.
    pub figures: BTreeMap<String, u64>,
}

/// How the bots of a level did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Games played, counted once for every seat that such a bot had.
    pub games: u64,
    /// Games won; a shared victory counts in parts.
    pub wins: f64,
    /// The score, on average.
    pub mean_score: f64,
}

/// How a seat did, or a place in the turn order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// Games won; a shared victory counts in parts.
    pub wins: f64,
    /// The score, on average.
    pub mean_score: f64,
}

impl Report {
    pub(crate) fn new(contest: &Contest, totals: &Totals, threads: usize, took: Duration) -> Report {
        let bot = |level: Level| {
            let score = &totals.levels[level as usize];
            let report = BotReport { games: score.games, wins: score.wins(), mean_score: score.mean() };
            (level.to_string(), report)
        };
        let seat = |score: &Score| SeatReport { wins: score.wins(), mean_score: score.mean() };
        let seats = (totals.games * u64::from(contest.seats)) as f64;
        let played = |level: &Level| contest.bots.contains(level);
        Report {
            games: totals.games,
            decisions: totals.decisions,
            seconds: took.as_secs_f64(),
            threads,
            decisions_per_second_per_thread: ratio(totals.decisions as f64, totals.time.as_secs_f64()),
            cpu_seconds: totals.processor.as_secs_f64(),
            decisions_per_cpu_second: ratio(totals.decisions as f64, totals.processor.as_secs_f64()),
            decisions_per_game: ratio(totals.decisions as f64, totals.games as f64),
            max_legal: totals.most_offered,
            mean_legal: ratio(totals.offered as f64, totals.decisions as f64),
            bots: Level::ALL.into_iter().filter(played).map(bot).collect(),
            seats: Seat::all(contest.seats).map(|chair| seat(totals.seat(chair))).collect(),
            turn_order: totals.turn_order(contest.seats).iter().map(seat).collect(),
            mean_parts: totals
                .parts
                .iter()
                .map(|(key, points)| (key.clone(), ratio(*points as f64, seats)))
                .collect(),
            figures: totals.figures.clone(),
        }
    }
}

impl Score {
    fn wins(&self) -> f64 {
        self.parts as f64 / VICTORY as f64
    }

    fn mean(&self) -> f64 {
        ratio(self.points as f64, self.games as f64)
    }
}

/// Nothing of nothing is nothing.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}
