//! A table's options, and what of them may be told. A text option carries what its game keeps sealed, so it reaches
//! nobody before the game is over.

use std::collections::BTreeMap;

use railhead_game::{Meta, OptionKind, Options, SetupError};

/// Whether the option `key` may be told while its game is not over.
pub fn is_open(meta: &Meta, key: &str) -> bool {
    let spec = meta.options.iter().find(|spec| spec.key == key);
    !spec.is_some_and(|spec| matches!(spec.kind, OptionKind::Text))
}

/// Those of a table's options that may be told.
pub fn told(meta: &Meta, options: &Options, over: bool) -> BTreeMap<String, String> {
    let told = options.iter().filter(|(key, _)| over || is_open(meta, key));
    told.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// The error without the text of an option that may not be told.
pub fn discreet(meta: &Meta, error: SetupError) -> SetupError {
    match error {
        SetupError::BadOption { key, .. } if !is_open(meta, &key) => {
            SetupError::BadOption { key, value: "…".to_owned() }
        }
        other => other,
    }
}
