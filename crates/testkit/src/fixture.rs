//! Whole games kept as files: they must replay to the same end for ever.

use std::{fs, path::Path};

use railhead_game::{AnyGame, Chance, GameOf, Lang, Luck, Options, Present, Reader, Record, Seat, Seed};

/// Replays and verifies every `*.record` in `folder`; fails if there is none, or if a playable rules version has
/// none. Returns how many there were.
pub fn fixtures_replay<G: Present>(folder: &Path) -> usize {
    let game: &'static GameOf<G> = Box::leak(Box::new(GameOf::new()));
    let mut versions = Vec::new();
    for path in records(folder) {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let play = record.verify(game).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.digest.is_some(), "{}: a fixture has a digest", path.display());
        assert!(play.outcome().is_some(), "{}: a fixture is a whole game", path.display());
        assert_eq!(record.to_string(), text, "{}: written otherwise than read", path.display());
        versions.push(record.version);
    }
    for version in G::meta().versions {
        assert!(versions.contains(version), "no fixture of rules version {version} in {}", folder.display());
    }
    versions.len()
}

fn records(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "record"));
    paths.sort();
    paths
}

/// A random game of `seats` as a text a reviewer can read: each decision with how many there were to choose from,
/// and what happened in words; the result at the end. The same text on every machine: compare it with a file.
pub fn playthrough<G: Present>(seats: u8, seed: u64) -> String {
    playthrough_with::<G>(seats, seed, &Options::default())
}

/// A [`playthrough`] of a table with options.
pub fn playthrough_with<G: Present>(seats: u8, seed: u64, options: &Options) -> String {
    let game: &'static GameOf<G> = Box::leak(Box::new(GameOf::new()));
    let mut luck = Luck::new(seed);
    let seed = Seed([seed as u8; 32]);
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Seat {seat}")).collect();
    let version = G::meta().current_version();
    let mut play = game.open(seats, options, seed, version).expect("the game opens");
    let mut text = format!("{}, rules {version}, {seats} seats, seed {seed}\n", G::meta().title);
    while !play.actors().is_empty() {
        let actors: Vec<Seat> = play.actors().iter().collect();
        let seat = actors[luck.below(actors.len() as u32) as usize];
        let legal = play.legal(seat);
        let notation = &legal[luck.below(legal.len() as u32) as usize];
        let ply = play.ply();
        play.decide(seat, notation).expect("a legal decision");
        text += &format!("\n{ply}. {seat} {notation}   (of {})\n", legal.len());
        for line in play.story(Reader { viewer: None, lang: Lang::En, names: &names }, ply..ply + 1) {
            text += &format!("     {}\n", line.text);
        }
    }
    let outcome = play.outcome().expect("the game is over");
    text += "\n";
    for standing in &outcome.standings {
        let parts: Vec<String> =
            standing.parts.iter().map(|part| format!("{} {}", part.key, part.points)).collect();
        text += &format!(
            "seat {}: rank {}, {} ({})\n",
            standing.seat,
            standing.rank,
            standing.score,
            parts.join(", ")
        );
    }
    text + &format!("{}\n", Record::of(play.as_ref(), &names).digest.unwrap_or_default())
}
