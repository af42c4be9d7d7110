//! Decisions and their notation.

use std::{fmt, str::FromStr};

use railhead_game::NotationError;
use serde::{Deserialize, Serialize};

use crate::piece::{City, Land, Tile};

/// A decision.
///
/// ```
/// use last_spike::Action;
///
/// for notation in ["lay A3", "sell DEN-2", "buy Dodge City", "pass"] {
///     assert_eq!(notation.parse::<Action>()?.to_string(), notation);
/// }
/// # Ok::<(), railhead_game::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Lay this tile: `lay A3`.
    Lay(Tile),
    /// Sell this card to raise the cost of the tile declared: `sell DEN-2`.
    Sell(Land),
    /// Buy the top card of this city: `buy Dodge City`.
    Buy(City),
    /// Buy nothing: `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(tile) => write!(f, "lay {tile}"),
            Action::Sell(land) => write!(f, "sell {land}"),
            Action::Buy(city) => write!(f, "buy {city}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text.split_once(' ') {
            Some(("lay", tile)) => tile.parse().map(Action::Lay),
            Some(("sell", land)) => land.parse().map(Action::Sell),
            Some(("buy", city)) => city.parse().map(Action::Buy),
            None if text == "pass" => Ok(Action::Pass),
            _ => Err(NotationError::new(text, "lay A3, sell DEN-2, buy Denver or pass")),
        }
    }
}
