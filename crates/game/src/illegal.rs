//! Refusals: a decision that the rules forbid, or a text that is no decision at all.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use crate::{Seat, words::Arg};

/// A decision that the rules forbid. Names the paragraph, and a Fluent message of the game that says why.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{paragraph}: {reason}")]
pub struct Illegal {
    /// The paragraph of the rules that forbids it, such as `LS-4.2`.
    pub paragraph: &'static str,
    /// The Fluent message with the plain sentence, in the game's locales.
    pub reason: &'static str,
    /// What the sentence mentions.
    pub args: Vec<(&'static str, Arg<'static>)>,
}

impl Illegal {
    /// Forbidden by `paragraph`, explained by the Fluent message `reason`.
    pub const fn new(paragraph: &'static str, reason: &'static str) -> Illegal {
        Illegal { paragraph, reason, args: Vec::new() }
    }

    /// With a value for the sentence to mention. Nothing hidden may be mentioned.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg<'static>>) -> Illegal {
        self.args.push((name, value.into()));
        self
    }
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
    Illegal(#[from] Illegal),
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
