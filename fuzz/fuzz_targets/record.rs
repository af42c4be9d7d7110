//! Whatever a record's text is, it is refused or read, and what was read is written and read again as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use railhead_game::Record;
use railhead_registry::find;

/// A record that is played through has at most this many decisions: the target is the parser.
const PLAYED: usize = 40;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("what is written can be read");
    assert_eq!(again.to_string(), record.to_string());
    if let Some(game) = find(&record.game) {
        let played = record.replay(game, Some(record.decisions.len().min(PLAYED)));
        if let Ok(play) = played {
            play.audit().expect("every component is there");
        }
    }
});
