//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won: several on a shared victory, nobody where the rules say so.
    pub winners: SeatSet,
    /// One entry per seat, in seat order.
    pub standings: Vec<Standing>,
}

/// How one seat did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Which seat.
    pub seat: Seat,
    /// 1 for first place; seats that tie share a rank.
    pub rank: u8,
    /// The figure that is compared first.
    pub score: i32,
    /// Further figures compared in turn, larger is better.
    pub tie_breaks: Vec<i32>,
    /// The score by category.
    pub parts: Vec<Part>,
}

/// A category of a score; the Fluent message `score-KEY` names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// The category's key.
    pub key: String,
    /// What it brought.
    pub points: i32,
}

impl Part {
    /// `points` from `key`.
    pub fn new(key: &str, points: i32) -> Part {
        Part { key: key.to_owned(), points }
    }
}

impl Outcome {
    /// Ranks seats by score, then by tie-breaks in turn; equal seats share a rank, and the seats of rank 1 win.
    pub fn ranked(mut standings: Vec<Standing>) -> Outcome {
        let key = |standing: &Standing| (standing.score, standing.tie_breaks.clone());
        let keys: Vec<_> = standings.iter().map(key).collect();
        for standing in &mut standings {
            let own = key(standing);
            standing.rank = 1 + keys.iter().filter(|other| **other > own).count() as u8;
        }
        let winners = standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat);
        Outcome { winners: winners.collect(), standings }
    }

    /// The part of a victory that `seat` has: 1 for a sole winner, a fraction on a shared victory, else 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// By how much `seat` is ahead of the best other, in points; negative where it is behind.
    pub fn lead(&self, seat: Seat) -> i32 {
        let score = |standing: &Standing| standing.score;
        let others = self.standings.iter().filter(|standing| standing.seat != seat);
        self.standing(seat).map_or(0, score) - others.map(score).max().unwrap_or_default()
    }

    /// The standing of `seat`.
    pub fn standing(&self, seat: Seat) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(seat: u8, score: i32, tie: i32) -> Standing {
        Standing { seat: Seat(seat), rank: 0, score, tie_breaks: vec![tie], parts: vec![] }
    }

    #[test]
    fn equal_seats_share_a_rank_and_a_victory() {
        let outcome =
            Outcome::ranked(vec![standing(0, 5, 1), standing(1, 9, 2), standing(2, 9, 2), standing(3, 9, 1)]);
        let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, [4, 1, 1, 3]);
        assert_eq!(outcome.winners, [Seat(1), Seat(2)].into_iter().collect());
        assert!((outcome.share(Seat(2)) - 0.5).abs() < f64::EPSILON);
        assert_eq!([0, 1, 2].map(|seat| outcome.lead(Seat(seat))), [-4, 0, 0]);
    }
}
