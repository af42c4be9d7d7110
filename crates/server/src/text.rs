//! Texts that come from outside, made fit to be kept, and texts that nobody can guess.

/// A name as it may stand at a table: one line of at most 24 characters; nothing if there is nothing in it.
pub fn tidy_name(name: &str) -> Option<String> {
    tidy(name, 24)
}

/// One line of at most so many characters; nothing if there is nothing in it.
pub fn tidy(text: &str, most: usize) -> Option<String> {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text: String = text.chars().filter(|c| !c.is_control()).take(most).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// 128 random bits as text.
pub fn random_text() -> String {
    let mut bytes = [0; 16];
    // Without randomness from the system no table could be dealt either; the store reports that.
    let _ = getrandom::fill(&mut bytes);
    hex::encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_short_and_on_one_line() {
        assert_eq!(tidy_name("  Ana \n Maria\t "), Some("Ana Maria".to_owned()));
        assert_eq!(tidy_name(" \u{7} "), None);
        assert_eq!(tidy_name(&"x".repeat(100)).map(|name| name.len()), Some(24));
    }
}
