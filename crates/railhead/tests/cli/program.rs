//! The built program, and records to feed it with.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use railhead_bots::{GameWithBots, Level};
use railhead_game::{Luck, Options, Record, Seed};
use railhead_registry::games;

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    /// The exit status.
    pub(crate) status: i32,
    /// What it printed.
    pub(crate) out: String,
    /// What it complained of.
    pub(crate) err: String,
}

/// Runs the program with these arguments, `input` being its standard input.
pub(crate) fn railhead_reading(input: &[u8], args: &[&str]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    // A program that refuses its arguments may end before it reads anything.
    let _ = stdin.write_all(input);
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    let ran = Ran {
        status: output.status.code().expect("the program ends by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    for trace in ["panicked", "RUST_BACKTRACE", "Error {", "Err("] {
        assert!(!ran.err.contains(trace) && !ran.out.contains(trace), "{ran:?}");
    }
    ran
}

/// Runs the program with these arguments.
pub(crate) fn railhead(args: &[&str]) -> Ran {
    railhead_reading(b"", args)
}

/// A game to try things with.
pub(crate) fn some_game() -> &'static dyn GameWithBots {
    games()[0]
}

/// A random game with the fewest seats, up to so many decisions or to its end, with the proof of its seed.
pub(crate) fn record_of(game: &'static dyn GameWithBots, decisions: usize) -> Record {
    let meta = game.meta();
    let secret = [7; 32];
    let contributions: Vec<String> = (0..meta.min_seats).map(|seat| format!("lucky {seat}")).collect();
    let names: Vec<String> = (0..meta.min_seats).map(|seat| format!("Player {seat}")).collect();
    let seed = Seed::mix(&secret, contributions.iter().map(String::as_str));
    let mut play =
        game.open(meta.min_seats, &Options::default(), seed, meta.current_version()).expect("the game opens");
    let mut luck = Luck::new(5);
    while play.ply() < decisions
        && let Some(seat) = play.actors().first()
    {
        let notation = game.decide(play.as_ref(), seat, Level::Random, &mut luck, None);
        play.decide(seat, &notation.expect("a decision")).expect("a legal one");
    }
    Record::of(play.as_ref(), &names).with_proof(secret, contributions, play.as_ref())
}

/// A whole random game as a record.
pub(crate) fn whole_record(game: &'static dyn GameWithBots) -> Record {
    record_of(game, usize::MAX)
}
