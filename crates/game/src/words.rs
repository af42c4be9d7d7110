//! Languages: every text a person reads goes through Fluent.

use std::{borrow::Cow, fmt, str::FromStr};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Lang {
    /// English.
    #[default]
    #[serde(rename = "en")]
    En,
    /// Brazilian Portuguese.
    #[serde(rename = "pt-BR")]
    PtBr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::PtBr];

    /// The language's tag, as in `<html lang>`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::PtBr => "pt-BR",
        }
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::PtBr => "Português",
        }
    }

    /// The first language of an `Accept-Language` header that we speak, English otherwise.
    pub fn accepted(header: &str) -> Lang {
        let tags = header.split(',').filter_map(|part| part.split(';').next());
        tags.map(str::trim)
            .find_map(|tag| match tag.get(..2) {
                Some(start) if start.eq_ignore_ascii_case("pt") => Some(Lang::PtBr),
                Some(start) if start.eq_ignore_ascii_case("en") => Some(Lang::En),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// A whole number with the language's thousands separator.
    pub fn number(self, value: i64) -> String {
        let separator = match self {
            Lang::En => ',',
            Lang::PtBr => '.',
        };
        let digits = value.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() + digits.len() / 3 + 1);
        if value < 0 {
            text.push('\u{2212}');
        }
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A sum of dollars.
    pub fn money(self, dollars: i64) -> String {
        if dollars < 0 {
            format!("\u{2212}${}", self.number(-dollars))
        } else {
            format!("${}", self.number(dollars))
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        // Our own tags are well formed; Fluent falls back to the root language otherwise.
        self.tag().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Lang {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Lang, UnknownLanguage> {
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag)).ok_or(UnknownLanguage)
    }
}

/// Not a language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a language of this table (en, pt-BR)")]
pub struct UnknownLanguage;

/// A value that a sentence mentions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A text, put in as it is.
    Text(Cow<'a, str>),
    /// A number, which may choose a plural.
    Number(i64),
    /// A sum of dollars, written as the language does.
    Money(i64),
    /// Another message of the same bundle, by its key.
    Message(&'static str),
    /// A piece by its id, named by the message `KIND-ID` of the same bundle; the sentence mentions it as `$KIND`.
    Piece(&'static str),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

macro_rules! number_args {
    ($($int:ty),*) => { $(impl From<$int> for Arg<'_> {
        fn from(number: $int) -> Self {
            Arg::Number(number as i64)
        }
    })* };
}
number_args!(u8, i8, u16, i16, u32, i32, i64, usize);

/// The messages of one part of the table in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads a Fluent file. Faults in the file are reported all at once.
    pub fn new(lang: Lang, source: &str) -> Result<Words, WordsError> {
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| WordsError {
            lang,
            faults: errors.iter().map(ToString::to_string).collect(),
        })?;
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors: Vec<FluentError>| WordsError {
            lang,
            faults: errors.iter().map(ToString::to_string).collect(),
        })?;
        Ok(Words { lang, bundle })
    }

    /// The language of these words.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message `key`.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The message `key`, mentioning `args`. A message that is missing shows its key: the test kit finds those.
    pub fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("\u{27e8}{key}\u{27e9}");
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_ref()),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Money(dollars) => FluentValue::from(self.lang.money(*dollars)),
                Arg::Message(key) => FluentValue::from(self.say(key)),
                Arg::Piece(id) => FluentValue::from(self.say(&format!("{name}-{id}"))),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

/// A Fluent file that cannot be read.
#[derive(Debug, Error)]
#[error("{lang}: {}", faults.join("; "))]
pub struct WordsError {
    lang: Lang,
    faults: Vec<String>,
}

/// The keys of all messages in a Fluent file, each with the names of the variables it mentions, sorted.
pub fn message_keys(source: &str) -> Vec<(String, Vec<String>)> {
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut keys: Vec<_> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            ast::Entry::Message(message) => {
                let mut variables = Vec::new();
                if let Some(pattern) = &message.value {
                    variables_of(pattern, &mut variables);
                }
                variables.sort();
                variables.dedup();
                Some((message.id.name.to_owned(), variables))
            }
            _ => None,
        })
        .collect();
    keys.sort();
    keys
}

fn variables_of(pattern: &ast::Pattern<&str>, out: &mut Vec<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            match expression {
                ast::Expression::Inline(inline) => inline_variables(inline, out),
                ast::Expression::Select { selector, variants } => {
                    inline_variables(selector, out);
                    for variant in variants {
                        variables_of(&variant.value, out);
                    }
                }
            }
        }
    }
}

fn inline_variables(inline: &ast::InlineExpression<&str>, out: &mut Vec<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => out.push(id.name.to_owned()),
        ast::InlineExpression::Placeable { expression } => match expression.as_ref() {
            ast::Expression::Inline(inner) => inline_variables(inner, out),
            ast::Expression::Select { selector, variants } => {
                inline_variables(selector, out);
                for variant in variants {
                    variables_of(&variant.value, out);
                }
            }
        },
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_and_money_follow_the_language() {
        let source =
            "bids = { $n ->\n    [one] { $n } lance de { $sum }\n   *[other] { $n } lances de { $sum }\n}\n";
        let words = Words::new(Lang::PtBr, source).unwrap();
        let say = |n: i64| words.say_with("bids", &[("n", n.into()), ("sum", Arg::Money(12_000))]);
        assert_eq!(say(0), "0 lance de $12.000");
        assert_eq!(say(3), "3 lances de $12.000");
        assert_eq!(Lang::En.money(-1_234_567), "\u{2212}$1,234,567");
        assert_eq!(words.say("missing"), "⟨missing⟩");
        assert_eq!(message_keys(source), [("bids".to_owned(), vec!["n".to_owned(), "sum".to_owned()])]);
    }

    #[test]
    fn a_browser_is_answered_in_its_language() {
        assert_eq!(Lang::accepted("pt-PT,pt;q=0.9,en;q=0.5"), Lang::PtBr);
        assert_eq!(Lang::accepted("de,en-GB;q=0.5"), Lang::En);
        assert_eq!(Lang::accepted("é"), Lang::En);
        assert_eq!("pt-br".parse(), Ok(Lang::PtBr));
    }
}
