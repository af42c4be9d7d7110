//! Whole games that must go the same way for ever: playthroughs for people to read, records to be replayed.
//!
//! `RAILHEAD_BLESS=1 cargo test -p last-spike --test golden` writes the playthroughs anew and adds records that are
//! missing. A record that is there is never rewritten: rules that play it to another end need a version of their own.

use std::{env, fs, path::PathBuf};

use last_spike::LastSpike;
use railhead_bots::{Crew, Level, Robots};
use railhead_game::{AnyGame, Events, Game, GameOf, Luck, Options, Record, Seed, Setup};
use railhead_testkit::{fixtures_replay, playthrough};

static GAME: GameOf<LastSpike> = GameOf::new();
static CREW: Crew<LastSpike> = Crew::new();

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn blessing() -> bool {
    env::var_os("RAILHEAD_BLESS").is_some()
}

#[test]
fn playthroughs_stay_the_same() {
    for seats in 2..=6 {
        let path = folder("playthroughs").join(format!("{seats}-seats.txt"));
        let text = playthrough::<LastSpike>(seats, 40 + u64::from(seats));
        if blessing() {
            fs::write(&path, &text).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(text == golden, "{} goes another way now; compare, then bless", path.display());
    }
}

#[test]
fn records_replay() {
    if blessing() {
        for seats in 2..=6 {
            keep(&format!("{seats}-seats"), seats, Options::default());
        }
        keep("free-choice", 3, Options::default().with("placement", "free-choice"));
        keep("hidden-money", 4, Options::default().with("money", "hidden"));
    }
    assert!(fixtures_replay::<LastSpike>(&folder("fixtures")) >= 7);
}

/// Lets bots play a game and keeps its record, unless there is one.
fn keep(name: &str, seats: u8, options: Options) {
    let version = GAME.meta().current_version();
    let path = folder("fixtures").join(format!("v{version}-{name}.record"));
    if path.exists() {
        return;
    }
    let mut luck = Luck::new(name.bytes().map(u64::from).sum());
    let mut play = GAME.open(seats, &options, luck.seed(), version).unwrap();
    while let Some(seat) = play.actors().first() {
        let notation = CREW.decide(play.as_ref(), seat, Level::Greedy, &mut luck, None).unwrap();
        play.decide(seat, &notation).unwrap();
    }
    let names: Vec<String> = ["Ana", "Bento", "Clara", "Davi", "Elisa", "Fábio"].map(str::to_owned).into();
    let record = Record::of(play.as_ref(), &names[..usize::from(seats)]);
    fs::write(path, record.to_string()).unwrap();
}

/// How many ways there are to take this many decisions from here.
fn paths(game: &LastSpike, depth: u32) -> u64 {
    let Some(seat) = game.actors().first().filter(|_| depth > 0) else { return 1 };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let after = |action| {
        let mut next = game.clone();
        next.apply(seat, action, &mut Events::muted()).unwrap();
        paths(&next, depth - 1)
    };
    legal.into_iter().map(after).sum()
}

#[test]
fn the_number_of_ways_to_play_on_stays_the_same() {
    for (seats, expected) in PATHS {
        let setup =
            Setup::checked(LastSpike::meta(), seats, &Options::default(), Seed([seats; 32]), 1).unwrap();
        let game = LastSpike::new(&setup).unwrap();
        assert_eq!([2, 4, 6, 8].map(|depth| paths(&game, depth)), expected, "{seats} seats");
    }
}

const PATHS: [(u8, [u64; 4]); 3] = [(2, [6, 12, 240, 780]), (4, [2, 6, 13, 146]), (6, [2, 16, 72, 732])];
