//! Player aids that are made of messages: `aid-KEY` is a heading, `aid-KEY-1`, `aid-KEY-2` … are the lines under it.

use maud::Markup;
use railhead_game::{Aid, AidLine, Words};

/// The most lines under a heading.
const LINES: usize = 30;

/// The part `key`, all of it in words.
pub fn part(words: &Words, key: &str) -> Aid {
    let keys = (1..=LINES).map(|n| format!("aid-{key}-{n}"));
    let lines = keys.take_while(|key| words.has(key)).map(|key| AidLine::text(words.say(&key)));
    Aid::new(words.say(&format!("aid-{key}")), lines)
}

/// The part `key` whose lines are signs, each with the message that says what it means.
pub fn signs<'a>(words: &Words, key: &str, signs: impl IntoIterator<Item = (Markup, &'a str)>) -> Aid {
    let lines = signs.into_iter().map(|(sign, said)| AidLine::sign(sign, words.say(said)));
    Aid::new(words.say(&format!("aid-{key}")), lines)
}
