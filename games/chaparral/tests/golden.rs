//! Whole games that must go the same way for ever: playthroughs for people to read, records to be replayed.
//!
//! `RAILHEAD_BLESS=1 cargo test -p chaparral --test golden` writes the playthroughs anew and adds records that are
//! missing. A record that is there is never rewritten: rules that play it to another end need a version of their own.

use std::{env, fs, path::PathBuf};

use chaparral::Chaparral;
use railhead_bots::{GameWithBots, Level};
use railhead_game::{AnyGame, GameOf, Luck, Options, Record};
use railhead_testkit::{fixtures_replay, playthrough};

static GAME: GameOf<Chaparral> = GameOf::new();

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn blessing() -> bool {
    env::var_os("RAILHEAD_BLESS").is_some()
}

#[test]
fn playthroughs_stay_the_same() {
    for seats in 2..=4 {
        let path = folder("playthroughs").join(format!("{seats}-seats.txt"));
        let text = playthrough::<Chaparral>(seats, 40 + u64::from(seats));
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
        for seats in 2..=4 {
            keep(&format!("{seats}-seats"), seats, Options::default());
        }
        let readings = [("alley", "any"), ("second-sale", "compulsory"), ("coloured-token", "apart")];
        keep("other-readings", 3, readings.into_iter().collect());
    }
    assert!(fixtures_replay::<Chaparral>(&folder("fixtures")) >= 4);
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
        let notation = GAME.decide(play.as_ref(), seat, Level::Greedy, &mut luck, None).unwrap();
        play.decide(seat, &notation).unwrap();
    }
    let names: Vec<String> = ["Ana", "Bento", "Clara", "Davi"].map(str::to_owned).into();
    let record = Record::of(play.as_ref(), &names[..usize::from(seats)]);
    fs::write(path, record.to_string()).unwrap();
}
