//! Every paragraph of the rules is proved by a test.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use railhead_game::{Lang, Present, RuleBook};

/// Fails when a numbered paragraph of the rules is proved by no test (`proves!("…")` in `tests/` or `src/`), when a
/// test or a refusal names a paragraph that the rules don't have, or when the languages number differently.
/// `manifest_dir` is the game's `env!("CARGO_MANIFEST_DIR")`.
pub fn paragraphs_are_proved<G: Present>(manifest_dir: &str) {
    let prefix = G::meta().prefix;
    let book = |lang| {
        RuleBook::parse(prefix, G::rules(lang)).unwrap_or_else(|error| panic!("rules in {lang}: {error}"))
    };
    let stated: Vec<String> = book(Lang::En).ids().map(str::to_owned).collect();
    for lang in Lang::ALL {
        let other: Vec<String> = book(lang).ids().map(str::to_owned).collect();
        assert_eq!(other, stated, "the rules in {lang} have other paragraphs than those in English");
    }
    let mut proved = BTreeSet::new();
    let mut named = BTreeSet::new();
    for folder in ["tests", "src"] {
        for file in sources(&Path::new(manifest_dir).join(folder)) {
            let text =
                fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            named.extend(quoted_ids(prefix, &text));
            for list in text.split("proves!(").skip(1).filter_map(|rest| rest.split_once(')')) {
                proved.extend(quoted_ids(prefix, list.0));
            }
        }
    }
    let stated: BTreeSet<String> = stated.into_iter().collect();
    let unknown: Vec<_> = named.difference(&stated).collect();
    assert!(unknown.is_empty(), "named in code or tests, but not in the rules: {unknown:?}");
    let unproved: Vec<_> = stated.difference(&proved).collect();
    assert!(
        unproved.is_empty(),
        "{} of {} paragraphs are proved by no test: {unproved:?}",
        unproved.len(),
        stated.len()
    );
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

fn quoted_ids(prefix: &str, text: &str) -> Vec<String> {
    let start = format!("\"{prefix}-");
    let ids = text.split(&start).skip(1).filter_map(|rest| rest.split('"').next());
    let ids = ids.filter(|id| !id.is_empty() && id.chars().all(|c| c.is_ascii_digit() || c == '.'));
    ids.map(|id| format!("{prefix}-{id}")).collect()
}
