//! Every message of a locale is said somewhere.

use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
};

use railhead_game::message_keys;

/// What the server asks every game for.
const ASKED_OF_ALL: [&str; 8] =
    ["blurb", "title", "option-", "score-", "lesson-", "minute-", "mistake-", "aid-"];

/// The files of a folder and of those within it, whose names end so.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path, end));
        } else if path.to_string_lossy().ends_with(end) {
            found.push(path);
        }
    }
    found
}

fn text(files: &[PathBuf]) -> String {
    files.iter().map(|file| fs::read_to_string(file).expect("our own file")).collect()
}

/// What stands between quotes in a source, and what stands there before and after what is put in.
struct Quoted<'a> {
    whole: HashSet<&'a str>,
    starts: HashSet<&'a str>,
    ends: HashSet<&'a str>,
}

impl Quoted<'_> {
    fn of(source: &str) -> Quoted<'_> {
        let whole: HashSet<&str> = source.split('"').collect();
        let starts = whole.iter().filter_map(|part| Some(part.split_once('{')?.0)).collect();
        let ends = whole.iter().filter_map(|part| Some(part.rsplit_once('}')?.1)).collect();
        Quoted { whole, starts, ends }
    }

    /// Whether `key` is in the source as it is, or put together of a beginning and an end that are.
    fn says(&self, key: &str) -> bool {
        let put_together = key.match_indices('-').any(|(at, _)| {
            let (start, end) = (&key[..at], &key[at + 1..]);
            self.starts.contains(&key[..=at])
                || self.ends.contains(&key[at..])
                || self.whole.contains(start) && self.whole.contains(end)
        });
        put_together || self.whole.contains(key)
    }
}

#[test]
fn no_message_is_unused() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let games = fs::read_dir(root.join("games")).expect("the games").flatten().map(|entry| entry.path());
    let mut unused = Vec::new();
    for home in games.chain([root.join("crates/server")]) {
        // Names of pieces stand in the fact files.
        let source = text(&files(&home.join("src"), ".rs")) + &text(&files(&home.join("data"), ".toml"));
        let quoted = Quoted::of(&source);
        for locale in files(&home.join("locales"), ".ftl") {
            let keys = message_keys(&text(std::slice::from_ref(&locale)));
            let asked = |key: &str| ASKED_OF_ALL.iter().any(|start| key.starts_with(start));
            let forgotten =
                keys.into_iter().map(|(key, _)| key).filter(|key| !asked(key) && !quoted.says(key));
            unused.extend(forgotten.map(|key| format!("{}: {key}", locale.display())));
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
}
