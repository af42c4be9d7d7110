//! The languages say the same things.

use railhead_game::{Lang, OptionKind, Present, Words, message_keys};

use crate::plural_faults;

/// Fails when a Fluent file cannot be read, when the languages have different messages or variables, when a message that
/// the table needs is missing, or when a number is worded wrongly ([`plural_faults`]).
pub fn words_are_complete<G: Present>() {
    let meta = G::meta();
    let expected = message_keys(G::locale(Lang::En));
    for lang in Lang::ALL {
        let words = Words::new(lang, G::locale(lang)).unwrap_or_else(|error| panic!("{}: {error}", meta.id));
        for key in required(meta.options) {
            assert!(words.has(&key), "{} has no message {key:?} in {lang}", meta.id);
        }
        let faults = plural_faults(lang, G::locale(lang));
        assert!(faults.is_empty(), "{}: {faults:#?}", meta.id);
        let found = message_keys(G::locale(lang));
        for message in &expected {
            assert!(found.contains(message), "{}: {message:?} is in English but not in {lang}", meta.id);
        }
        for message in &found {
            assert!(expected.contains(message), "{}: {message:?} is in {lang} but not in English", meta.id);
        }
    }
}

fn required(options: &[railhead_game::OptionSpec]) -> Vec<String> {
    let mut keys = vec!["blurb".to_owned()];
    for option in options {
        if let OptionKind::Choice(values) = option.kind {
            keys.extend([format!("option-{}", option.key), format!("option-{}-help", option.key)]);
            keys.extend(values.iter().flat_map(|value| {
                let key = format!("option-{}-{value}", option.key);
                [key.clone(), format!("{key}-help")]
            }));
        }
    }
    keys
}
