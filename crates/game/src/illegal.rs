//! Refusals: a decision that the rules forbid, or a text that is no decision at all.

use std::fmt;

use arrayvec::ArrayVec;
use serde::Serialize;
use thiserror::Error;

use crate::{Seat, words::Arg};

/// A decision that the rules forbid. Names the paragraph, and a Fluent message of the game that says why.
///
/// Refusals are made and dropped by the thousand while decisions are listed: nothing in one is on the heap as long as
/// the texts it mentions are static (an id, not a `String`).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{paragraph}: {reason}")]
pub struct Illegal {
    /// The paragraph of the rules that forbids it, such as `LS-4.2`.
    pub paragraph: &'static str,
    /// The Fluent message with the plain sentence, in the game's locales.
    pub reason: &'static str,
    /// What the sentence mentions.
    pub args: ArrayVec<(&'static str, Arg<'static>), 3>,
}

impl Illegal {
    /// Forbidden by `paragraph`, explained by the Fluent message `reason`.
    pub const fn new(paragraph: &'static str, reason: &'static str) -> Illegal {
        Illegal { paragraph, reason, args: ArrayVec::new_const() }
    }

    /// With a value for the sentence to mention, the third at most. Nothing hidden may be mentioned.
    #[must_use]
    #[inline]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg<'static>>) -> Illegal {
        self.args.push((name, value.into()));
        self
    }
}

/// `Ok` if it holds, otherwise the refusal by `paragraph`, explained by the Fluent message `reason`.
///
/// ```
/// use railhead_game::{Illegal, require};
///
/// fn may_sell(blocked: bool, good: &'static str) -> Result<(), Illegal> {
///     require(!blocked, "CH-12.3", "column-blocked").map_err(|why| why.with("good", good))
/// }
///
/// assert_eq!(may_sell(false, "pigs"), Ok(()));
/// assert_eq!(may_sell(true, "pigs").unwrap_err().args[0], ("good", "pigs".into()));
/// ```
#[inline]
pub const fn require(holds: bool, paragraph: &'static str, reason: &'static str) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::new(paragraph, reason)) }
}

/// A text that no decision of this game is written as.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{text:?} is not a decision of this game: expected {expected}")]
pub struct NotationError {
    /// What was read (cut short if it was long).
    pub text: String,
    /// The form that was expected, e.g. `lay A1..Z4`.
    pub expected: &'static str,
}

impl NotationError {
    /// `text` could not be read; a decision would look like `expected`.
    pub fn new(text: &str, expected: &'static str) -> NotationError {
        NotationError { text: text.chars().take(60).collect(), expected }
    }
}

/// Every decision has one spelling: `action`, read from `text`, only if it is written so. A game's `FromStr` for its
/// decisions ends with this.
///
/// ```
/// use railhead_game::one_spelling;
///
/// let read = |text: &str| one_spelling(text.trim_start_matches('0').parse::<u8>().unwrap_or(0), text, "draw 1..9");
/// assert_eq!(read("7"), Ok(7));
/// assert_eq!(read("07").unwrap_err().expected, "draw 1..9");
/// ```
pub fn one_spelling<A: fmt::Display>(
    action: A,
    text: &str,
    expected: &'static str,
) -> Result<A, NotationError> {
    if action.to_string() == text { Ok(action) } else { Err(NotationError::new(text, expected)) }
}

/// Why a decision was not taken. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The text is no decision of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// This seat has nothing to decide now.
    #[error("seat {0} has nothing to decide now")]
    NotActing(Seat),
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(Box<Illegal>),
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal::Illegal(Box::new(illegal))
    }
}

/// A decision of a game's own log that its rules refuse when it is taken anew: a fault of the rules code.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("decision {ply} was taken once and is refused when it is taken anew: {illegal}")]
pub struct ReplayError {
    /// The decision's number in the log.
    pub ply: usize,
    /// Why it is refused now.
    pub illegal: Box<Illegal>,
}

/// A component that is not where it should be: a fault of the rules code, found by `audit`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("audit: {0}")]
pub struct AuditFault(pub String);

impl AuditFault {
    /// `Ok` if `holds`, otherwise the fault that `what` describes.
    pub fn unless(holds: bool, what: impl fmt::Display) -> Result<(), AuditFault> {
        if holds { Ok(()) } else { Err(AuditFault(what.to_string())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_stays_small_enough_to_be_returned() {
        assert!(size_of::<Result<(), Illegal>>() <= 192, "{}", size_of::<Result<(), Illegal>>());
    }
}
