//! What is counted while games are played. Everything is counted in whole numbers, so that it makes no difference
//! which thread played which game.

use std::{collections::BTreeMap, ops::AddAssign, time::Duration};

use railhead_game::{Outcome, Seat};

use crate::{Contest, Level};

/// A victory in parts: it can be shared evenly by any number of seats up to eight.
pub(crate) const VICTORY: u64 = 840;

/// The most seats a table may have.
pub(crate) const SEATS: usize = 8;

#[derive(Clone, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) offered: u64,
    pub(crate) most_offered: u64,
    /// The time that threads spent, added up.
    pub(crate) time: Duration,
    /// The processor time that threads used, added up; that which passed where the system does not tell.
    pub(crate) processor: Duration,
    pub(crate) levels: [Score; Level::ALL.len()],
    pub(crate) seats: [Score; SEATS],
    /// By distance from the seat that takes the first turn.
    pub(crate) turns: [Score; SEATS],
    /// Points by category, over all seats.
    pub(crate) parts: BTreeMap<String, i64>,
    /// What came into play, and how often.
    pub(crate) figures: BTreeMap<String, u64>,
}

/// How somebody did over many games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Score {
    pub(crate) games: u64,
    /// Parts of victories, of which [`VICTORY`] make one.
    pub(crate) parts: u64,
    pub(crate) points: i64,
}

impl Totals {
    /// A decision was taken out of so many.
    #[inline]
    pub(crate) fn decision(&mut self, offered: usize) {
        self.decisions += 1;
        self.offered += offered as u64;
        self.most_offered = self.most_offered.max(offered as u64);
    }

    /// The game of this number, in which `starter` took the first turn, ended.
    pub(crate) fn game(&mut self, contest: &Contest, game: u64, starter: Option<Seat>, outcome: &Outcome) {
        self.games += 1;
        let share = VICTORY / outcome.winners.len().max(1) as u64;
        for standing in &outcome.standings {
            let won = outcome.winners.contains(standing.seat);
            let score =
                Score { games: 1, parts: if won { share } else { 0 }, points: i64::from(standing.score) };
            self.levels[contest.bot_at(game, standing.seat) as usize] += score;
            self.seats[standing.seat.index()] += score;
            if let Some(starter) = starter {
                self.turns[distance(starter, standing.seat, contest.seats)] += score;
            }
            for part in &standing.parts {
                *self.parts.entry(part.key.clone()).or_default() += i64::from(part.points);
            }
        }
    }

    /// What came into play in a game.
    pub(crate) fn figures(&mut self, figures: Vec<(String, u64)>) {
        for (item, count) in figures {
            *self.figures.entry(item).or_default() += count;
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> &Score {
        &self.seats[seat.index()]
    }

    /// Those who came first, second and so on in turn order; nobody where no game had an order.
    pub(crate) fn turn_order(&self, seats: u8) -> &[Score] {
        let orders = if self.turns[0].games > 0 { usize::from(seats) } else { 0 };
        &self.turns[..orders]
    }
}

/// How many turns after `starter` the turn of `seat` comes.
fn distance(starter: Seat, seat: Seat, seats: u8) -> usize {
    usize::from((seat.0 + seats - starter.0) % seats)
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Totals) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.offered += other.offered;
        self.most_offered = self.most_offered.max(other.most_offered);
        self.time += other.time;
        self.processor += other.processor;
        for (own, other) in self.levels.iter_mut().zip(other.levels) {
            *own += other;
        }
        for (own, other) in self.seats.iter_mut().zip(other.seats) {
            *own += other;
        }
        for (own, other) in self.turns.iter_mut().zip(other.turns) {
            *own += other;
        }
        for (part, points) in other.parts {
            *self.parts.entry(part).or_default() += points;
        }
        self.figures(other.figures.into_iter().collect());
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.games += other.games;
        self.parts += other.parts;
        self.points += other.points;
    }
}

#[cfg(test)]
mod tests {
    use railhead_game::{Options, SeatSet, Standing};

    use super::*;

    #[test]
    fn a_victory_is_counted_by_chair_and_by_turn_order() {
        let contest = Contest {
            seats: 3,
            games: 1,
            seed: 1,
            bots: vec![Level::Random],
            options: Options::default(),
            audit: false,
            restless: false,
            threads: None,
        };
        let standing =
            |seat| Standing { seat, rank: 1, score: i32::from(seat.0), tie_breaks: vec![], parts: vec![] };
        let standings = Seat::all(3).map(standing).collect();
        let outcome = Outcome { winners: SeatSet::only(Seat(1)), standings };
        let mut totals = Totals::default();
        totals.game(&contest, 0, None, &outcome);
        assert!(totals.turn_order(3).is_empty(), "nobody began");
        totals.game(&contest, 0, Some(Seat(2)), &outcome);
        totals.game(&contest, 0, Some(Seat(1)), &outcome);
        let wins = |scores: &[Score]| scores.iter().map(|score| score.parts / VICTORY).collect::<Vec<_>>();
        assert_eq!(wins(&totals.seats[..3]), [0, 3, 0]);
        assert_eq!(wins(totals.turn_order(3)), [1, 0, 1], "seat 1 came third once and began once");
        let points: Vec<i64> = totals.turn_order(3).iter().map(|score| score.points).collect();
        assert_eq!(points, [2 + 1, 2, 1]);
    }
}
