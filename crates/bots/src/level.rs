//! How strong a bot is.

use std::{fmt, str::FromStr};

use railhead_game::{Effort, Guide, Judgement};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::{Bot, Greedy, Mind, Random, Searcher};

/// How strong a bot is.
///
/// ```
/// use railhead_bots::Level;
///
/// assert_eq!("expert".parse(), Ok(Level::Expert));
/// assert_eq!(Level::default().to_string(), "steady");
/// assert_eq!("genius".parse::<Level>().unwrap_err().to_string(),
///     "\"genius\" is no level of bots: random, greedy, beginner, steady, skilled, expert, master");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// A yardstick that plays anything: [`Random`].
    Random,
    /// A yardstick that looks one decision ahead: [`Greedy`].
    Greedy,
    /// Plays on in its head a little, and does not tell apart decisions of nearly the same worth.
    Beginner,
    /// Plays soundly: the level for newcomers, and the one that plays when nobody chose another.
    #[default]
    Steady,
    /// Seldom lets a better decision go by.
    Skilled,
    /// Takes what it thinks best, after at most a second of thinking.
    Expert,
    /// Thinks several times as long as an expert.
    Master,
}

impl Level {
    /// Every level: the yardsticks, then the [ladder](Level::LADDER).
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Beginner,
        Level::Steady,
        Level::Skilled,
        Level::Expert,
        Level::Master,
    ];

    /// The levels that people choose from, weakest first. They differ by how long they think and how strictly they
    /// take what they think best; none throws in a decision that it knows to be bad.
    pub const LADDER: [Level; 5] =
        [Level::Beginner, Level::Steady, Level::Skilled, Level::Expert, Level::Master];

    /// The level's name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Beginner => "beginner",
            Level::Steady => "steady",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// How hard and how strictly the level thinks in a game with this guide; the yardsticks do not think.
    pub fn effort(self, guide: &Guide) -> Option<Effort> {
        let place = Level::LADDER.into_iter().position(|level| level == self);
        place.map(|place| guide.efforts[place])
    }

    /// A fresh bot of this level.
    pub fn bot<G: Judgement>(self) -> Box<dyn Bot<G> + Send> {
        match self.effort(&G::guide()) {
            Some(effort) => Box::new(Mind::new(Searcher::new(effort))),
            None if self == Level::Random => Box::new(Random),
            None => Box::new(Greedy::default()),
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
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A name that no level of bots has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is no level of bots: {names}", names = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(String);

impl UnknownLevel {
    /// The name.
    pub fn name(&self) -> &str {
        &self.0
    }
}
