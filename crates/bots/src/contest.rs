//! What is to be played in the arena, and what can go wrong there.

use std::num::NonZeroUsize;

use railhead_game::{AuditFault, Illegal, Options, Seat, Seed, SetupError};
use thiserror::Error;

use crate::Level;

/// Games to be played between bots.
#[derive(Clone, Debug)]
pub struct Contest {
    /// How many seats each table has.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// What all chance flows from: the tables' seeds and the bots' luck.
    pub seed: u64,
    /// Who plays: at least one, at most one for each seat. They take the seats in turn, over and over if they are
    /// fewer, and move on by one seat from game to game.
    pub bots: Vec<Level>,
    /// The options of every table.
    pub options: Options,
    /// Whether every component is accounted for after each decision.
    pub audit: bool,
    /// Whether seats fall empty, are taken and speak up unasked, at random, in games that know such things.
    pub restless: bool,
    /// How many threads play; as many as the machine runs at once if `None`.
    pub threads: Option<NonZeroUsize>,
}

impl Contest {
    /// Who sits in `seat` in the game of this number.
    pub fn bot_at(&self, game: u64, seat: Seat) -> Level {
        let bots = self.bots.len() as u64;
        self.bots[((game % bots + u64::from(seat.0)) % bots) as usize]
    }

    pub(crate) fn check(&self) -> Result<(), ContestError> {
        match self.bots.len() {
            0 => Err(ContestError::NoBots),
            bots if bots > usize::from(self.seats) => {
                Err(ContestError::TooManyBots { bots, seats: self.seats })
            }
            _ => Ok(()),
        }
    }
}

/// Why a contest has no result.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ContestError {
    /// Nobody plays.
    #[error("bots: at least one must play")]
    NoBots,
    /// Nobody has anybody to be measured against.
    #[error("levels: at least two must play")]
    NoPair,
    /// Some would never sit down.
    #[error("bots: {bots} are too many for {seats} seats")]
    TooManyBots {
        /// How many bots.
        bots: usize,
        /// How many seats.
        seats: u8,
    },
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game broke the contract that games fulfil: a fault of its rules, not of the contest.
    #[error("game {game} (seed {seed}) stopped at ply {ply}: {fault}")]
    Broken {
        /// The game's number in the contest.
        game: u64,
        /// Its table's seed.
        seed: Seed,
        /// The decision at which it stopped.
        ply: u64,
        /// What happened there.
        fault: Box<Fault>,
    },
}

/// How a game broke its contract.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// A seat must decide but may decide nothing.
    #[error("seat {0} must decide but may decide nothing")]
    NothingToDecide(Seat),
    /// A decision was listed as legal and then refused.
    #[error("{notation:?} by seat {seat} was listed as legal but refused: {illegal}")]
    Refused {
        /// Who decided.
        seat: Seat,
        /// What.
        notation: String,
        /// The refusal.
        illegal: Illegal,
    },
    /// The game goes on and on.
    #[error("no end in sight")]
    Endless,
    /// A component got lost, or there is one too many.
    #[error(transparent)]
    Unbalanced(#[from] AuditFault),
    /// The game is over but has no outcome.
    #[error("over, but without an outcome")]
    NoOutcome,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(seats: u8, bots: &[Level]) -> Contest {
        let options = Options::default();
        Contest {
            seats,
            games: 6,
            seed: 1,
            bots: bots.to_vec(),
            options,
            audit: true,
            restless: false,
            threads: None,
        }
    }

    #[test]
    fn every_bot_sits_in_every_seat_equally_often() {
        let contest = contest(3, &[Level::Greedy, Level::Random, Level::Random]);
        for seat in Seat::all(3) {
            let greedy = (0..6).filter(|game| contest.bot_at(*game, seat) == Level::Greedy).count();
            assert_eq!(greedy, 2, "seat {seat}");
        }
        for game in 0..6 {
            let greedy = Seat::all(3).filter(|seat| contest.bot_at(game, *seat) == Level::Greedy).count();
            assert_eq!(greedy, 1, "game {game}");
        }
        assert_eq!(contest.bot_at(u64::MAX, Seat(2)), Level::Random);
    }

    #[test]
    fn fewer_bots_than_seats_sit_down_more_than_once() {
        let contest = contest(4, &[Level::Greedy, Level::Random]);
        let levels = |game| Seat::all(4).map(|seat| contest.bot_at(game, seat)).collect::<Vec<_>>();
        assert_eq!(levels(0), [Level::Greedy, Level::Random, Level::Greedy, Level::Random]);
        assert_eq!(levels(1), [Level::Random, Level::Greedy, Level::Random, Level::Greedy]);
    }

    #[test]
    fn a_contest_needs_bots_but_not_too_many() {
        assert_eq!(contest(2, &[]).check(), Err(ContestError::NoBots));
        let crowd = contest(2, &[Level::Random; 3]).check();
        assert_eq!(crowd, Err(ContestError::TooManyBots { bots: 3, seats: 2 }));
    }
}
