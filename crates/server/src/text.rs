//! Texts that come from outside, made fit to be kept and shown, and texts that nobody can guess.

use railhead_game::{Seat, seat_letter};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::confusable_detection::skeleton;

/// The most characters of a name.
const NAME: usize = 24;

/// A name as it may stand at a table: one line of at most 24 characters that can be seen; nothing if there is nothing
/// in it.
pub fn tidy_name(name: &str) -> Option<String> {
    tidy(&visible(name), NAME)
}

/// A title: one line of at most so many characters that can be seen; nothing if there is nothing in it.
pub fn tidy_title(title: &str, most: usize) -> Option<String> {
    tidy(&visible(title), most)
}

/// One line of at most so many characters; nothing if there is nothing in it.
pub fn tidy(text: &str, most: usize) -> Option<String> {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text: String = text.chars().filter(|c| !c.is_control()).take(most).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// What a character is in a name.
enum Role {
    /// It is seen by itself.
    Seen,
    /// It parts words.
    Space,
    /// It stands on the character before.
    Mark,
    /// It says how its neighbours are joined.
    Joiner,
    /// It is not seen, or turns the writing round.
    Unseen,
}

fn role(c: char) -> Role {
    // Letters and signs that are drawn as nothing, and marks that only choose among drawings.
    const BLANK: [char; 9] = [
        '\u{34f}',
        '\u{115f}',
        '\u{1160}',
        '\u{17b4}',
        '\u{17b5}',
        '\u{2800}',
        '\u{3164}',
        '\u{ffa0}',
        '\u{1d159}',
    ];
    if c.is_whitespace() {
        return Role::Space;
    }
    let chooses = matches!(c, '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    if chooses || BLANK.contains(&c) {
        return Role::Unseen;
    }
    match c.general_category() {
        GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark => Role::Mark,
        GeneralCategory::Format if matches!(c, '\u{200c}' | '\u{200d}') => Role::Joiner,
        GeneralCategory::Control
        | GeneralCategory::EnclosingMark
        | GeneralCategory::Format
        | GeneralCategory::PrivateUse
        | GeneralCategory::Surrogate
        | GeneralCategory::Unassigned => Role::Unseen,
        _ => Role::Seen,
    }
}

/// How many marks a character may carry. Those of the European scripts are mostly one with their marks already; others
/// write vowels and tones as marks.
fn most_marks(base: char) -> usize {
    if base < '\u{530}' || matches!(base, '\u{1e00}'..='\u{2fff}') { 2 } else { 4 }
}

/// Whether joiners make a difference after this character: in Arabic, Indic and their neighbours.
fn is_joined(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{dff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{18af}')
}

/// The text without what cannot be seen, what turns the writing round, and marks piled up: what real names need stays.
fn visible(text: &str) -> String {
    let mut kept = String::new();
    let (mut base, mut marks) = (None, 0);
    let mut chars = text.nfc().peekable();
    while let Some(c) = chars.next() {
        match role(c) {
            Role::Seen => {
                (base, marks) = (Some(c), 0);
                kept.push(c);
            }
            Role::Space => {
                base = None;
                kept.push(' ');
            }
            Role::Mark if base.is_some_and(|base| marks < most_marks(base)) => {
                marks += 1;
                kept.push(c);
            }
            Role::Joiner => {
                let before = kept.chars().next_back().is_some_and(is_joined);
                if before && chars.peek().is_some_and(|next| is_joined(*next)) {
                    kept.push(c);
                }
            }
            Role::Mark | Role::Unseen => {}
        }
    }
    kept
}

/// Whether two names look the same, or nearly.
fn alike(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    !one.is_empty() && (same(one, other) || same(&one.to_lowercase(), &other.to_lowercase()))
}

/// The names by seat, those that look alike with the letters of their seats.
pub fn told_apart(names: Vec<String>) -> Vec<String> {
    let has_double = |seat: usize| {
        names.iter().enumerate().any(|(other, name)| other != seat && alike(&names[seat], name))
    };
    let doubled: Vec<bool> = (0..names.len()).map(has_double).collect();
    let apart = |(seat, name): (usize, String)| {
        if doubled[seat] { format!("{name} ({})", seat_letter(Seat(seat as u8))) } else { name }
    };
    names.into_iter().enumerate().map(apart).collect()
}

/// What names of accounts are told apart by: names that look the same, or nearly, have the same.
pub fn account_key(name: &str) -> String {
    skeleton(&name.to_lowercase()).collect()
}

/// A number that nobody can guess; another will do where there is no chance to be had.
pub fn random_number() -> i64 {
    let text = random_text();
    text.bytes().fold(0_i64, |sum, byte| sum.wrapping_mul(31).wrapping_add(i64::from(byte)))
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

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        let unseen = [
            "\u{200b}",
            "\u{200e}",
            "\u{202e}",
            "\u{2066}",
            "\u{2069}",
            "\u{feff}",
            "\u{ad}",
            "\u{2060}",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{34f}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{e000}",
            "\u{200d}",
            "\u{20dd}",
        ];
        for unseen in unseen {
            assert_eq!(tidy_name(&format!("A{unseen}na{unseen}")), Some("Ana".to_owned()), "{unseen:?}");
            assert_eq!(tidy_name(unseen), None, "{unseen:?}");
        }
        assert_eq!(tidy_name("\u{301}\u{302}"), None, "marks on nothing");
    }

    #[test]
    fn marks_are_not_piled_up() {
        let piled = format!("A{}na", "\u{310}\u{33f}\u{489}".repeat(20));
        let name = tidy_name(&piled).expect("a name");
        assert!(name.chars().count() <= 5, "{name:?}");
        assert_eq!(tidy_name("Jose\u{301}"), Some("José".to_owned()), "one spelling");
    }

    #[test]
    fn real_names_stay_as_they_are() {
        for name in [
            "Ana Maria",
            "O’Brien-Łukasz",
            "D'Artagnan",
            "João",
            "Nguyễn Thị Ánh",
            "Ørsted Ðǫrr",
            "Елена",
            "Ελένη",
            "علی\u{200c}رضا",
            "נֹעָה",
            "प्रिया",
            "ශ්\u{200d}රී",
            "李小龍",
            "さくら",
            "김민준",
            "สมชาย",
            "Zoë 2",
            "Ü.",
            "★ Rosa ★",
        ] {
            assert_eq!(tidy_name(name), Some(name.nfc().collect()), "{name}");
        }
    }

    #[test]
    fn accounts_whose_names_look_alike_have_one_key() {
        for other in ["ana", "ANA", "\u{410}na"] {
            assert_eq!(account_key(other), account_key("Ana"), "{other}");
        }
        assert_ne!(account_key("Anna"), account_key("Ana"));
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        let names = |names: &[&str]| told_apart(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(names(&["Ana", "Bento"]), ["Ana", "Bento"]);
        assert_eq!(names(&["Ana", "Bento", "Ana"]), ["Ana (A)", "Bento", "Ana (C)"]);
        assert_eq!(names(&["Ana", "\u{410}na"]), ["Ana (A)", "\u{410}na (B)"], "a Cyrillic A");
        assert_eq!(names(&["Bill", "BiIl"]), ["Bill (A)", "BiIl (B)"]);
        assert_eq!(names(&["ana", "ANA"]), ["ana (A)", "ANA (B)"]);
        assert_eq!(names(&["", ""]), ["", ""]);
    }
}
