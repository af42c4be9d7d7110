//! The server's own words.

use std::sync::LazyLock;

use railhead_game::{AnyGame, Lang, OptionKind, Options, Words};
use railhead_store::{Ply, StoredSeat, Table};

static EN: LazyLock<Words> = LazyLock::new(|| read(Lang::En, include_str!("../locales/en.ftl")));
static PT_BR: LazyLock<Words> = LazyLock::new(|| read(Lang::PtBr, include_str!("../locales/pt-BR.ftl")));

/// The server's words in `lang`.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &EN,
        Lang::PtBr => &PT_BR,
    }
}

/// A game's title as readers of this language call it.
pub fn title_of(game: &(impl AnyGame + ?Sized), lang: Lang) -> String {
    let words = game.words(lang);
    if words.has("title") { words.say("title") } else { game.meta().title.to_owned() }
}

/// What a table is called: as its host typed it, or else after whoever hosts it by now, in the reader's language; and
/// whether it goes another way than the table it began from, or from which moment it plays another game again.
pub fn table_title(table: &Table, lang: Lang) -> String {
    let title = if table.title.is_empty() { title_by_host(table, lang) } else { table.title.clone() };
    let title = if table.another_way {
        words(lang).say_with("another-way", &[("title", title.into())])
    } else {
        title
    };
    match table.moment {
        None => title,
        Some(Ply(ply)) => {
            words(lang).say_with("again-title", &[("title", title.into()), ("n", (ply + 1).into())])
        }
    }
}

fn title_by_host(table: &Table, lang: Lang) -> String {
    let hosts = |seat: &&StoredSeat| table.host.is_some() && seat.occupant.user() == table.host;
    match table.seats.iter().find(hosts).and_then(|seat| seat.occupant.name()) {
        Some(name) => words(lang).say_with("table-of", &[("name", name.into())]),
        None => words(lang).say("table-of-nobody"),
    }
}

/// What wins a game, in a line, if the game says it.
pub fn aim_of(game: &(impl AnyGame + ?Sized), lang: Lang) -> Option<String> {
    let words = game.words(lang);
    words.has("aim").then(|| words.say("aim"))
}

/// By which rules a game is played with these options: those that were chosen, or that they are the usual ones. What a
/// game keeps sealed is not told.
pub fn rules_of(game: &(impl AnyGame + ?Sized), options: &Options, lang: Lang) -> String {
    let names = game.words(lang);
    let chosen = game.meta().options.iter().filter_map(|spec| {
        let OptionKind::Choice(_) = spec.kind else { return None };
        let value = options.get(spec.key).filter(|value| *value != spec.default_value())?;
        Some(format!(
            "{}: {}",
            names.say(&format!("option-{}", spec.key)),
            names.say(&format!("option-{}-{value}", spec.key))
        ))
    });
    let chosen: Vec<String> = chosen.collect();
    if chosen.is_empty() { words(lang).say("usual-rules") } else { chosen.join(", ") }
}

#[allow(clippy::panic, reason = "our own files, which are read before anybody is let in")]
fn read(lang: Lang, source: &str) -> Words {
    Words::new(lang, source).unwrap_or_else(|error| panic!("the server's words: {error}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use railhead_game::message_keys;
    use railhead_testkit::plural_faults;

    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        let en: BTreeSet<_> = message_keys(include_str!("../locales/en.ftl")).into_iter().collect();
        let pt: BTreeSet<_> = message_keys(include_str!("../locales/pt-BR.ftl")).into_iter().collect();
        assert_eq!(en.symmetric_difference(&pt).collect::<Vec<_>>(), Vec::<&(String, Vec<String>)>::new());
        assert!(words(Lang::En).has("brand") && words(Lang::PtBr).has("brand"));
    }

    #[test]
    fn none_one_and_two_are_worded_rightly() {
        assert_eq!(plural_faults(Lang::En, include_str!("../locales/en.ftl")), Vec::<String>::new());
        assert_eq!(plural_faults(Lang::PtBr, include_str!("../locales/pt-BR.ftl")), Vec::<String>::new());
    }

    #[test]
    fn every_message_the_code_asks_for_exists() {
        let mut missing = BTreeSet::new();
        let files = sources(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
        for file in files.into_iter().filter(|file| !file.ends_with("words.rs")) {
            let text = std::fs::read_to_string(file).expect("our own source");
            // The server's words are called `t` wherever a page uses them; a game's own words are not.
            for call in ["t.say(\"", "t.say_with(\""] {
                for key in text.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                    if !words(Lang::En).has(key) {
                        missing.insert(key.to_owned());
                    }
                }
            }
        }
        assert_eq!(missing, BTreeSet::new());
    }

    fn sources(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
        let entries = std::fs::read_dir(folder).expect("our own folder").flatten().map(|entry| entry.path());
        entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
    }
}
