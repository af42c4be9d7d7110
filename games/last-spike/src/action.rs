//! Decisions and their notation.

use std::{fmt, str::FromStr};

use railhead_game::{NotationError, TurnEnd, one_spelling};

use crate::piece::{City, Land, Tile};

/// A decision.
///
/// ```
/// use last_spike::Action;
///
/// for notation in ["lay A3", "sell DEN-2", "buy Dodge City", "pass", "end"] {
///     assert_eq!(notation.parse::<Action>()?.to_string(), notation);
/// }
/// # Ok::<(), railhead_game::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lay this tile: `lay A3`.
    Lay(Tile),
    /// Sell this card to raise the cost of the tile declared: `sell DEN-2`.
    Sell(Land),
    /// Buy the top card of this city: `buy Dodge City`.
    Buy(City),
    /// Buy nothing: `pass`.
    Pass,
    /// End a turn in which nothing is left to decide: `end`.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(tile) => write!(f, "lay {tile}"),
            Action::Sell(land) => write!(f, "sell {land}"),
            Action::Buy(city) => write!(f, "buy {city}"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str(TurnEnd::NOTATION),
        }
    }
}

/// What a decision looks like.
const EXPECTED: &str = "lay A3, sell DEN-2, buy Denver, pass or end";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let action = match text.split_once(' ') {
            Some(("lay", tile)) => Action::Lay(tile.parse()?),
            Some(("sell", land)) => Action::Sell(land.parse()?),
            Some(("buy", city)) => Action::Buy(city.parse()?),
            None if text == "pass" => Action::Pass,
            None if text == TurnEnd::NOTATION => Action::End,
            _ => return Err(NotationError::new(text, EXPECTED)),
        };
        one_spelling(action, text, EXPECTED)
    }
}
