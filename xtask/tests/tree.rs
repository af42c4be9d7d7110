//! The tree held to its own rules: those of CONTRIBUTING.md and ARCHITECTURE.md that no compiler knows.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The most lines of a source file.
const LONGEST: usize = 500;

/// The rooms of a game that are files, or folders of them.
const ROOMS: [&str; 11] =
    ["game", "facts", "piece", "action", "event", "state", "rules", "secrets", "audit", "view", "judgement"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files below a folder of the project whose names end like that, each by its path from the project's folder.
fn files(folder: &str, end: &str) -> Vec<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join(folder)).expect("a folder of ours").flatten() {
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            if !name.ends_with("/target") && !name.ends_with("/corpus") {
                files.extend(self::files(&name, end));
            }
        } else if name.ends_with(end) {
            files.push(name);
        }
    }
    files.sort();
    files
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn sources() -> Vec<String> {
    let sources: Vec<String> =
        ["crates", "games", "xtask", "fuzz"].into_iter().flat_map(|folder| files(folder, ".rs")).collect();
    assert!(sources.len() > 500, "the sources were not found: {}", sources.len());
    sources
}

/// The files of rules, each with its game's folder.
fn rules() -> Vec<(String, String)> {
    let mut rules = Vec::new();
    for path in files("games", ".rs") {
        let game = path.split('/').take(2).collect::<Vec<_>>().join("/");
        if path.contains("/src/rules/") || path.contains("/src/campaign/rules/") {
            rules.push((game, path));
        }
    }
    assert!(rules.len() > 60, "the rules were not found: {}", rules.len());
    rules
}

/// What a text names as sections or paragraphs of the rules: `CH-8`, `TL-6.3`.
fn sections(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.');
    let words = words.map(|word| word.trim_end_matches('.'));
    words
        .filter(|word| {
            word.split_once('-').is_some_and(|(letters, number)| {
                (2..=3).contains(&letters.len())
                    && letters.bytes().all(|byte| byte.is_ascii_uppercase())
                    && number.starts_with(|c: char| c.is_ascii_digit())
            })
        })
        .collect()
}

#[test]
fn no_source_is_longer_than_anybody_wants_to_read() {
    for path in sources().into_iter().chain(files("web", ".js")) {
        let lines = read(&path).lines().count();
        assert!(lines <= LONGEST, "{path} has {lines} lines: split it by noun");
    }
}

#[test]
fn every_module_says_what_it_is_for() {
    for path in sources().into_iter().filter(|path| path.contains("/src/")) {
        assert!(read(&path).starts_with("//! "), "{path} begins without a word on what it is for");
    }
}

#[test]
fn nothing_is_put_off_and_no_test_ignored() {
    // In two parts, so that this file does not find itself.
    let marks = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("#[ig", "nore"),
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
        concat!("db", "g!("),
    ];
    for path in sources() {
        let text = read(&path);
        let found = marks.into_iter().find(|mark| text.contains(mark));
        assert_eq!(found, None, "{path}");
    }
}

#[test]
fn every_file_of_rules_names_its_sections_first() {
    for (game, path) in rules() {
        let text = read(&path);
        let named = sections(text.lines().next().unwrap_or_default());
        assert!(!named.is_empty(), "the first line of {path} names no section of the rules");
        let page = read(&format!("{game}/rules/en.md"));
        for section in named {
            let paragraph = if section.contains('.') { section.to_owned() } else { format!("{section}.") };
            assert!(page.contains(&format!("**{paragraph}")), "{path}: there is no {section}");
        }
    }
}

#[test]
fn every_file_of_rules_has_its_tests() {
    for (_, path) in rules().into_iter().filter(|(_, path)| !path.ends_with("/mod.rs")) {
        let tests = path.replace("/rules/", "/tests/");
        assert!(root().join(&tests).is_file(), "there is no {tests}");
    }
}

#[test]
fn every_game_has_the_same_rooms() {
    let games = fs::read_dir(root().join("games")).expect("the games").flatten();
    let games: Vec<PathBuf> = games.map(|game| game.path()).filter(|game| game.is_dir()).collect();
    assert!(games.len() >= 4);
    for game in games {
        for room in ROOMS {
            let (file, folder) =
                (game.join(format!("src/{room}.rs")), game.join(format!("src/{room}/mod.rs")));
            assert!(file.is_file() || folder.is_file(), "{} has no {room}", game.display());
        }
    }
}

#[test]
fn sections_are_found_in_every_form() {
    let text = "//! Money (CH-1.5, CH-9.4 to CH-9.6): well-known, TL-10.";
    assert_eq!(sections(text), ["CH-1.5", "CH-9.4", "CH-9.6", "TL-10"]);
    assert_eq!(sections("//! Turns, and e-mail."), Vec::<&str>::new());
}
