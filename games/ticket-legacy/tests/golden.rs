//! Whole games that must go the same way for ever: playthroughs for people to read, records to be replayed.
//!
//! `RAILHEAD_BLESS=1 cargo test -p ticket-legacy --test golden` writes the playthroughs anew and adds records that
//! are missing. A record that is there is never rewritten: rules that play it to another end need a version of their
//! own.

use std::{env, fs, path::PathBuf};

use railhead_bots::{Crew, Level, Robots};
use railhead_game::{AnyGame, GameOf, Luck, Options, PlayOf, Record};
use railhead_testkit::{fixtures_replay, playthrough_with};
use ticket_legacy::TicketLegacy;

static GAME: GameOf<TicketLegacy> = GameOf::new();
static CREW: Crew<TicketLegacy> = Crew::new();

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn blessing() -> bool {
    env::var_os("RAILHEAD_BLESS").is_some()
}

#[test]
fn playthroughs_stay_the_same() {
    let maps = [("first-map", Options::default()), ("whole-map", Options::default().with("stage", "1898"))];
    for (seats, (map, options)) in (2..=5).flat_map(|seats| maps.iter().map(move |map| (seats, map))) {
        let path = folder("playthroughs").join(format!("{map}-{seats}-seats.txt"));
        let text = playthrough_with::<TicketLegacy>(seats, 60 + u64::from(seats), options);
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
        for seats in 2..=5 {
            keep(&format!("first-map-{seats}-seats"), seats, Options::default());
            keep(&format!("whole-map-{seats}-seats"), seats, Options::default().with("stage", "1898"));
        }
        keep("1883", 4, Options::default().with("stage", "1883"));
        keep("known-cards", 3, Options::default().with("known-cards", "shown"));
    }
    assert!(fixtures_replay::<TicketLegacy>(&folder("fixtures")) >= 10);
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
    let playing = play.as_any().downcast_ref::<PlayOf<TicketLegacy>>().unwrap();
    let report = playing.state().report().expect("a finished game has a report");
    assert_eq!(report.ranking.len(), usize::from(seats));
    let names: Vec<String> = ["Ana", "Bento", "Clara", "Davi", "Elisa"].map(str::to_owned).into();
    let record = Record::of(play.as_ref(), &names[..usize::from(seats)]);
    fs::write(path, record.to_string()).unwrap();
}
