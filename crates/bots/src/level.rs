//! How strong a bot is.

use std::{fmt, str::FromStr};

use railhead_game::Judgement;
use thiserror::Error;

use crate::{Bot, Greedy, Random};

/// How strong a bot is, weakest first.
///
/// ```
/// use railhead_bots::Level;
///
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// assert_eq!(Level::Random.to_string(), "random");
/// assert!("genius".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays anything: [`Random`].
    Random,
    /// Looks one decision ahead: [`Greedy`].
    Greedy,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The level that plays when nobody chose one.
    pub const fn strongest() -> Level {
        Level::ALL[Level::ALL.len() - 1]
    }

    /// The level's name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// A fresh bot of this level.
    pub fn bot<G: Judgement>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy::default()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

/// Not a level of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a level of bots ({})", Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel;
