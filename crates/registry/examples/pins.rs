//! Fingerprints of all that a game shows: `cargo xtask pins FOLDER [GAME]`.
//!
//! Records and playthroughs pin decisions, results and English log lines. This pins the rest, so that a change which
//! means to change nothing can be seen to do so: one file for each table, one line for each ply, with the start of the
//! SHA-256 of the views of every viewer, the events, the buttons and reasons in both languages, the markup of every
//! layer in both languages, and what the log, chapters and sealed sections say; then the report of a contest.
//! Write them before the change into one folder, after it into another, and compare.
//!
//! `pins FOLDER GAME TABLE PLY` writes everything of one ply in full instead.

use std::{
    env,
    fmt::Write as _,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use railhead_bots::{Contest, GameWithBots, Level};
use railhead_game::{Lang, Luck, Options, Play, Reader, Seat};
use railhead_registry::games;
use sha2::{Digest, Sha256};

/// Every column of the pins, in order.
const COLUMNS: [&str; 5] = ["views", "events", "words", "layers", "log"];

/// A campaign is long: its pictures are drawn at every so many plies only.
const CAMPAIGN_STEP: usize = 9;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let folder = PathBuf::from(args.first().expect("pins FOLDER [GAME [TABLE PLY]]"));
    fs::create_dir_all(&folder).expect("the folder can be made");
    let wanted = args.get(1);
    let ply = args.get(3).map(|ply| ply.parse::<usize>().expect("a ply is a number"));
    for game in games().iter().copied() {
        let id = game.meta().id;
        if wanted.is_some_and(|wanted| wanted != id) {
            continue;
        }
        for table in tables(game) {
            if args.get(2).is_some_and(|name| *name != table.name) {
                continue;
            }
            let text = table.pins(ply);
            write(&folder, &format!("{id}-{}", table.name), &text);
        }
        if ply.is_none() {
            write(&folder, &format!("{id}-contest"), &contest(game));
        }
    }
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(format!("{name}.pins"));
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    println!("{}", path.display());
}

/// A game to be played at random and looked at.
struct Table {
    game: &'static dyn GameWithBots,
    name: String,
    seats: u8,
    options: Options,
}

fn tables(game: &'static dyn GameWithBots) -> Vec<Table> {
    let meta = game.meta();
    let table = |name: &str, seats: u8, options: Options| Table {
        game,
        name: format!("{name}{seats}"),
        seats,
        options,
    };
    let plain = |seats| table("", seats, Options::default());
    match meta.id {
        "ticket-legacy" => (meta.min_seats..=meta.max_seats)
            .flat_map(|seats| {
                let whole = Options::default().with("stage", "1898");
                [plain(seats), table("1898-", seats, whole)]
            })
            .collect(),
        "ticket-legacy-campaign" => vec![plain(3)],
        _ => (meta.min_seats..=meta.max_seats).map(plain).collect(),
    }
}

impl Table {
    fn pins(&self, only: Option<usize>) -> String {
        let meta = self.game.meta();
        let mut luck = Luck::new(u64::from(self.seats) + 11);
        let mut play = self
            .game
            .open(self.seats, &self.options, luck.seed(), meta.current_version())
            .expect("a table on the shelf opens");
        let step = if meta.id.ends_with("campaign") { CAMPAIGN_STEP } else { 1 };
        let mut text = format!("# ply {}\n", COLUMNS.join(" "));
        loop {
            let ply = play.ply();
            let texts = columns(play.as_ref(), self.seats, ply.is_multiple_of(step));
            match only {
                Some(wanted) if wanted == ply => {
                    let columns = COLUMNS.iter().zip(&texts);
                    return columns.map(|(name, text)| ["== ", name, "\n", text, "\n"].concat()).collect();
                }
                Some(_) => {}
                None => {
                    let digests = texts.map(|text| hex::encode(&Sha256::digest(&text)[..6]));
                    writeln!(text, "{ply} {}", digests.join(" ")).expect("a string takes everything");
                }
            }
            let Some(seat) = play.actors().first() else { break };
            let legal = play.legal(seat);
            let notation = &legal[(luck.number() % legal.len() as u64) as usize];
            play.decide(seat, notation).expect("what is listed is accepted");
        }
        writeln!(text, "{:?}", play.outcome()).expect("a string takes everything");
        text
    }
}

fn columns(play: &dyn Play, seats: u8, drawn: bool) -> [String; COLUMNS.len()] {
    let mut texts = [const { String::new() }; COLUMNS.len()];
    let [views, events, words, layers, log] = &mut texts;
    let names: Vec<String> = ["Ana", "Bento", "Clara", "Davi", "Elisa", "Fábio"][..usize::from(seats)]
        .iter()
        .map(ToString::to_string)
        .collect();
    let last = play.ply().saturating_sub(1)..play.ply();
    for viewer in Seat::all(seats).map(Some).chain([None]) {
        line(views, &play.view(viewer).to_string());
        line(events, &format!("{:?}", play.events(viewer, last.clone())));
        line(log, &format!("{:?} {:?}", play.log(viewer, last.clone()), play.sealed(viewer)));
        for lang in Lang::ALL {
            let reader = Reader { viewer, lang, names: &names };
            line(events, &format!("{:?}", play.story(reader, last.clone())));
            if !drawn {
                continue;
            }
            line(log, &format!("{:?}", play.chapters(reader)));
            let seen = play.present(reader, true);
            line(words, &seen.prompt);
            for offer in seen.offers {
                line(words, &format!("{} {:?}", offer.act, offer.choice));
            }
            for row in seen.refused {
                line(words, &format!("{} {:?} {} {}", row.act, row.choice, row.reason, row.paragraph));
            }
            for pane in seen.scene.panes {
                line(layers, &format!("{} {} {:?} {:?}", pane.id, pane.title, pane.place, pane.canvas));
                for layer in pane.layers {
                    line(layers, &format!("{} {}", layer.id, layer.markup));
                }
            }
        }
    }
    for seat in Seat::all(seats) {
        line(words, &play.legal(seat).join("|"));
    }
    texts
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// What greedy bots make of random ones: the same on any number of threads.
fn contest(game: &'static dyn GameWithBots) -> String {
    let meta = game.meta();
    let games = if meta.id.ends_with("campaign") { 2 } else { 12 };
    let contest = Contest {
        seats: meta.min_seats.max(3).min(meta.max_seats),
        games,
        seed: 5,
        bots: vec![Level::Greedy, Level::Random],
        options: Options::default(),
        audit: false,
        restless: false,
        threads: NonZeroUsize::new(2),
    };
    let mut report = game.simulate(&contest, &|_| {}).expect("a game on the shelf can be played");
    (report.seconds, report.decisions_per_second_per_thread) = (0.0, 0.0);
    (report.cpu_seconds, report.decisions_per_cpu_second) = (0.0, 0.0);
    format!("{report:#?}\n")
}
