//! A view as an outline: JSON that reads like notes.

use std::io::{self, Write};

use serde_json::Value;

/// The longest structure that stands on one line.
const MAX_INLINE: usize = 72;

/// Writes `value`, each level set in by two spaces. Lists of plain values stand on one line, and so do small things.
pub(crate) fn print(out: &mut impl Write, value: &Value) -> io::Result<()> {
    entries(out, value, 1)
}

fn entries(out: &mut impl Write, value: &Value, depth: usize) -> io::Result<()> {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                entry(out, &format!("{key}:"), field, depth)?;
            }
            Ok(())
        }
        Value::Array(items) => {
            for item in items {
                entry(out, "-", item, depth)?;
            }
            Ok(())
        }
        leaf => writeln!(out, "{:1$}{2}", "", 2 * depth, plain(leaf).unwrap_or_default()),
    }
}

fn entry(out: &mut impl Write, head: &str, value: &Value, depth: usize) -> io::Result<()> {
    let inset = 2 * depth;
    if let Some(text) = line(value) {
        return writeln!(out, "{:inset$}{head} {text}", "");
    }
    writeln!(out, "{:inset$}{head}", "")?;
    entries(out, value, depth + 1)
}

/// The value as part of a line, if it has no inner structure.
fn line(value: &Value) -> Option<String> {
    match value {
        Value::Array(items) if items.is_empty() => Some("none".to_owned()),
        Value::Object(fields) if fields.is_empty() => Some("none".to_owned()),
        Value::Array(items) => {
            let texts: Option<Vec<String>> = items.iter().map(plain).collect();
            texts.map(|texts| texts.join(", "))
        }
        Value::Object(fields) => {
            let named = |(key, field): (&String, &Value)| Some(format!("{key} {}", plain(field)?));
            let texts: Option<Vec<String>> = fields.iter().map(named).collect();
            texts.map(|texts| texts.join(", ")).filter(|text| text.len() <= MAX_INLINE)
        }
        other => plain(other),
    }
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some("none".to_owned()),
        Value::Bool(true) => Some("yes".to_owned()),
        Value::Bool(false) => Some("no".to_owned()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => Some(text.clone()),
        Value::Array(_) | Value::Object(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn structure_is_shown_by_insets() {
        let view = json!({
            "cards": ["A1", "B2"],
            "over": false,
            "seats": [{ "cash": 3, "land": [] }, { "cash": null, "land": ["C", ["D"]] }],
            "last": { "tile": "U2", "double": true },
        });
        let mut out = Vec::new();
        print(&mut out, &view).unwrap();
        let expected = "  cards: A1, B2\n  last: double yes, tile U2\n  over: no\n  seats:\n    -\n      cash: 3\n      \
                        land: none\n    -\n      cash: none\n      land:\n        - C\n        - D\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
