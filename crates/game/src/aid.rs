//! Player aids: what somebody looks up while playing.

use maud::Markup;

/// A part of a player aid: what stands under one heading.
#[derive(Clone, Debug)]
pub struct Aid {
    /// The heading, in the reader's language.
    pub title: String,
    /// What it says, in order.
    pub lines: Vec<AidLine>,
}

/// A line of a player aid.
#[derive(Clone, Debug)]
pub struct AidLine {
    /// The sign that is explained, as the board draws it; nothing in a line that only says something.
    pub sign: Option<Markup>,
    /// What it means, in the reader's language.
    pub text: String,
}

impl Aid {
    /// A part under this heading.
    pub fn new(title: impl Into<String>, lines: impl IntoIterator<Item = AidLine>) -> Aid {
        Aid { title: title.into(), lines: lines.into_iter().collect() }
    }
}

impl AidLine {
    /// A sentence.
    pub fn text(text: impl Into<String>) -> AidLine {
        AidLine { sign: None, text: text.into() }
    }

    /// A sign and what it means.
    pub fn sign(sign: Markup, text: impl Into<String>) -> AidLine {
        AidLine { sign: Some(sign), text: text.into() }
    }
}
