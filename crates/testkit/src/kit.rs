//! Whole games that must go the same way for ever: playthroughs for people to read, records to be replayed.

use std::{
    env, fs,
    marker::PhantomData,
    ops::RangeInclusive,
    path::{Path, PathBuf},
};

use railhead_game::{Judgement, Luck, Options, Present, Record};

use crate::{game_of, greedy_game, playthrough};

const NAMES: [&str; 6] = ["Ana", "Bento", "Clara", "Davi", "Elisa", "Fábio"];

/// A game's golden games: `tests/playthroughs/*.txt` and `tests/fixtures/*.record`.
///
/// With `RAILHEAD_BLESS=1` the checks write the playthroughs anew and add records that are missing. A record that is
/// there is never rewritten: rules that play it to another end need a version of their own.
///
/// ```no_run
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/checks/nim.rs"));
/// # fn main() {
/// use railhead_testkit::Kit;
///
/// let kit = Kit::<Nim>::new(env!("CARGO_MANIFEST_DIR"))
///     .playthroughs(2..=2, |seats| 40 + u64::from(seats))
///     .records(2..=2)
///     .record("short", 2, [("stones", "6")]);
/// kit.check_playthroughs();
/// kit.check_records();
/// # }
/// ```
#[derive(Debug)]
pub struct Kit<G> {
    folder: PathBuf,
    playthroughs: Vec<Golden>,
    records: Vec<Golden>,
    game: PhantomData<G>,
}

#[derive(Debug)]
struct Golden {
    name: String,
    seats: u8,
    seed: u64,
    options: Options,
}

impl<G: Present + Judgement> Kit<G> {
    /// The golden games of the game in `manifest_dir`, its `env!("CARGO_MANIFEST_DIR")`.
    pub fn new(manifest_dir: &str) -> Kit<G> {
        let folder = Path::new(manifest_dir).join("tests");
        Kit { folder, playthroughs: Vec::new(), records: Vec::new(), game: PhantomData }
    }

    /// A random game for each number of seats, with the seed that `seed` gives it: `N-seats.txt`.
    pub fn playthroughs(self, seats: RangeInclusive<u8>, seed: impl Fn(u8) -> u64) -> Self {
        seats.fold(self, |kit, seats| kit.playthrough(&format!("{seats}-seats"), seats, seed(seats), []))
    }

    /// A random game with options: `NAME.txt`.
    pub fn playthrough<'a>(
        mut self,
        name: &str,
        seats: u8,
        seed: u64,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let options = options.into_iter().collect();
        self.playthroughs.push(Golden { name: name.to_owned(), seats, seed, options });
        self
    }

    /// The record of a game between greedy bots for each number of seats: `vRULES-N-seats.record`.
    pub fn records(self, seats: RangeInclusive<u8>) -> Self {
        seats.fold(self, |kit, seats| kit.record(&format!("{seats}-seats"), seats, []))
    }

    /// The record of a game between greedy bots with options: `vRULES-NAME.record`.
    pub fn record<'a>(
        mut self,
        name: &str,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let seed = name.bytes().map(u64::from).sum();
        let options = options.into_iter().collect();
        self.records.push(Golden { name: name.to_owned(), seats, seed, options });
        self
    }

    /// Fails when a playthrough reads otherwise than its file.
    pub fn check_playthroughs(&self) {
        for Golden { name, seats, seed, options } in &self.playthroughs {
            let path = self.folder.join("playthroughs").join(format!("{name}.txt"));
            let text = playthrough::<G>(*seats, *seed, options);
            if blessing() {
                write(&path, &text);
            }
            let golden = read(&path);
            let differs = text.lines().zip(golden.lines()).position(|(now, then)| now != then);
            assert!(
                text == golden,
                "{} goes another way now from line {:?} on; compare, then bless",
                path.display(),
                differs.map(|line| line + 1)
            );
        }
    }

    /// Replays and verifies every record; fails when one of the kit's is missing, or when a rules version that can
    /// still be played has none.
    pub fn check_records(&self) {
        let version = G::meta().current_version();
        for golden in &self.records {
            let path = self.folder.join("fixtures").join(format!("v{version}-{}.record", golden.name));
            if blessing() && !path.exists() {
                write(&path, &golden.record::<G>().to_string());
            }
            assert!(path.exists(), "{} is missing; bless to add it", path.display());
        }
        let replayed: Vec<u16> =
            records(&self.folder.join("fixtures")).map(|path| replay::<G>(&path)).collect();
        for version in G::meta().versions {
            assert!(replayed.contains(version), "{}: no record of rules version {version}", G::meta().id);
        }
    }
}

/// Replays and verifies a record, which must be whole; gives the version of its rules.
fn replay<G: Present>(path: &Path) -> u16 {
    let text = read(path);
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let play = record.verify(game_of::<G>()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(record.digest.is_some(), "{}: a fixture has a digest", path.display());
    assert!(play.outcome().is_some(), "{}: a fixture is a whole game", path.display());
    assert_eq!(record.to_string(), text, "{}: written otherwise than read", path.display());
    record.version
}

impl Golden {
    /// Lets greedy bots play the game.
    fn record<G: Present + Judgement>(&self) -> Record {
        let play = greedy_game::<G>(self.seats, &self.options, &mut Luck::new(self.seed));
        let names: Vec<String> = NAMES.iter().take(self.seats.into()).map(ToString::to_string).collect();
        Record::of(&play, &names)
    }
}

fn records(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.flatten().map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "record"))
}

fn blessing() -> bool {
    env::var_os("RAILHEAD_BLESS").is_some()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
