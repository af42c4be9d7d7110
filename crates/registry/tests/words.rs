//! Every message of a locale is said somewhere.

use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
};

use railhead_game::{AnyGame, Asked, Tutorial, message_keys};

/// What the server asks every game for.
const ASKED_OF_ALL: [&str; 6] = ["blurb", "title", "aim", "option-", "score-", "reason-"];

/// What a rules page says in order, as far as there is such a line.
const IN_ORDER: [&str; 2] = ["minute", "mistake"];

/// The messages that the lessons and examples of a game say.
fn lesson_keys(game: &'static dyn AnyGame) -> HashSet<String> {
    let mut keys = HashSet::new();
    for lesson in game.lessons().iter().chain(game.examples()) {
        if lesson.id != Tutorial::EXAMPLES {
            keys.insert(format!("lesson-{}", lesson.id));
        }
        for (number, step) in (1..).zip(lesson.steps()) {
            let mut parts = vec![String::new(), "text".to_owned()];
            if lesson.id != Tutorial::EXAMPLES && step.asked() != Asked::Next {
                parts.extend(["task".to_owned(), "otherwise".to_owned()]);
            }
            if let Asked::Answer { of, right } = step.asked() {
                parts.extend((1..=of).map(|answer| format!("answer-{answer}")));
                parts
                    .extend((1..=of).filter(|answer| *answer != right).map(|answer| format!("why-{answer}")));
            }
            keys.extend(parts.iter().map(|part| lesson.key(number, part)));
        }
    }
    keys
}

/// Whether a line of a numbered list is said: all before it must be there too.
fn in_order(key: &str, list: &str, keys: &HashSet<String>) -> bool {
    let number = key.strip_prefix(list).and_then(|rest| rest.strip_prefix('-'));
    number
        .and_then(|number| number.parse::<usize>().ok())
        .is_some_and(|number| (1..=number).all(|before| keys.contains(&format!("{list}-{before}"))))
}

/// Whether a part of a player aid is said: its heading if the source names it, and its lines in order.
fn in_aid(key: &str, quoted: &Quoted<'_>, keys: &HashSet<String>) -> bool {
    let Some(part) = key.strip_prefix("aid-") else { return false };
    let heading = part.rsplit_once('-').filter(|(_, number)| number.parse::<usize>().is_ok());
    match heading {
        Some((heading, _)) => {
            quoted.whole.contains(heading) && in_order(key, &format!("aid-{heading}"), keys)
        }
        None => quoted.whole.contains(part),
    }
}

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
    let shelf = railhead_registry::games();
    for home in games.chain([root.join("crates/server")]) {
        let of_home = |game: &&&'static dyn railhead_bots::GameWithBots| home.ends_with(game.meta().id);
        let lessons: HashSet<String> =
            shelf.iter().filter(of_home).flat_map(|game| lesson_keys(*game)).collect();
        // Names of pieces stand in the fact files.
        let source = text(&files(&home.join("src"), ".rs")) + &text(&files(&home.join("data"), ".toml"));
        let quoted = Quoted::of(&source);
        for locale in files(&home.join("locales"), ".ftl") {
            let keys = message_keys(&text(std::slice::from_ref(&locale)));
            let keys: HashSet<String> = keys.into_iter().map(|(key, _)| key).collect();
            let asked = |key: &String| {
                ASKED_OF_ALL.iter().any(|start| key.starts_with(start))
                    || lessons.contains(key)
                    || IN_ORDER.iter().any(|list| in_order(key, list, &keys))
                    || in_aid(key, &quoted, &keys)
            };
            let forgotten = keys.iter().filter(|key| !asked(key) && !quoted.says(key));
            unused.extend(forgotten.map(|key| format!("{}: {key}", locale.display())));
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_part_of_a_score_can_be_a_reason() {
    let mut parts = 0;
    for locale in files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games")), ".ftl") {
        let keys: HashSet<String> =
            message_keys(&text(std::slice::from_ref(&locale))).into_iter().map(|(key, _)| key).collect();
        for part in keys.iter().filter_map(|key| key.strip_prefix("score-")) {
            for more in ["more", "less"] {
                assert!(
                    keys.contains(&format!("reason-{more}-{part}")),
                    "{}: {more} {part}",
                    locale.display()
                );
            }
            parts += 1;
        }
    }
    assert!(parts > 50, "only {parts} parts were found");
}

#[test]
fn a_line_that_no_page_reaches_is_found() {
    let keys: HashSet<String> = ["minute-1", "minute-3", "aid-turn", "aid-turn-1"].map(str::to_owned).into();
    let quoted = Quoted::of("part(words, \"turn\")");
    assert!(in_order("minute-1", "minute", &keys) && !in_order("minute-3", "minute", &keys));
    assert!(in_aid("aid-turn", &quoted, &keys) && in_aid("aid-turn-1", &quoted, &keys));
    assert!(!in_aid("aid-turn-2", &quoted, &keys) && !in_aid("aid-end", &quoted, &keys));
    let known = lesson_keys(*railhead_registry::games().first().expect("a game"));
    assert!(!known.is_empty() && !known.contains("lesson-first-99-text"));
}
