//! Numbers in sentences: none, one and two are each worded rightly.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use railhead_game::{Arg, Lang, Words};

/// What every variable is, but for the one that is counted.
const OTHERS: i64 = 7;

/// Words of one thing, which a sentence of none must not hold.
const ONE_IN_PORTUGUESE: [&str; 3] = ["1", "um", "uma"];

/// What is wrong with the numbers in a Fluent file, message by message: a message that chooses by a number is said of
/// none, of one and of two. Portuguese counts nought as one unless a file says otherwise, so there a choice with `[one]`
/// must have `[0]`, and what is said of none must not speak of one. What is said of one differs from what is said of two.
/// English apostrophes are those of print.
pub fn plural_faults(lang: Lang, source: &str) -> Vec<String> {
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let words = match Words::new(lang, source) {
        Ok(words) => words,
        Err(error) => return vec![error.to_string()],
    };
    let mut faults = Vec::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let mut found = Found::default();
        found.read(pattern);
        let key = message.id.name;
        for name in &found.counted {
            let say = |n: i64| said(&words, key, &found.variables, name, n);
            let (none, one, two) = (say(0), say(1), say(2));
            if one == two {
                faults.push(format!("{lang} {key}: one and two are both {one:?}"));
            }
            if lang == Lang::PtBr && ones(&none) > ones(&two) {
                faults.push(format!("{lang} {key}: says {none:?} of none"));
            }
        }
        if lang == Lang::PtBr {
            faults.extend(
                found.without_none.iter().map(|name| format!("{lang} {key}: ${name} has [one] and no [0]")),
            );
        }
        if lang == Lang::En && found.straight {
            faults.push(format!("{lang} {key}: a straight apostrophe"));
        }
    }
    faults
}

/// How often a text speaks of one thing. Of two it does so as often as its other words need.
fn ones(text: &str) -> usize {
    let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    words.filter(|word| ONE_IN_PORTUGUESE.contains(&word.as_str())).count()
}

fn said(words: &Words, key: &str, variables: &BTreeSet<String>, counted: &str, n: i64) -> String {
    let value = |name: &String| (name.clone(), Arg::Number(if name == counted { n } else { OTHERS }));
    let args: Vec<(String, Arg<'_>)> = variables.iter().map(value).collect();
    let args: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
    words.say_with(key, &args)
}

/// What a message mentions and chooses by.
#[derive(Default)]
struct Found {
    variables: BTreeSet<String>,
    /// Those that choose between one and more.
    counted: BTreeSet<String>,
    /// Those that do, with no word for none.
    without_none: BTreeSet<String>,
    /// Whether an apostrophe between letters is a straight one.
    straight: bool,
}

impl Found {
    fn read(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    let letters: Vec<char> = value.chars().collect();
                    self.straight |= letters.windows(3).any(|three| {
                        three[1] == '\'' && three[0].is_alphabetic() && three[2].is_alphabetic()
                    });
                }
                ast::PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
                self.variables.insert(id.name.to_owned());
            }
            ast::Expression::Inline(_) => {}
            ast::Expression::Select { selector, variants } => {
                if let ast::InlineExpression::VariableReference { id } = selector {
                    self.variables.insert(id.name.to_owned());
                    let has = |wanted: &str| {
                        variants.iter().any(|variant| match &variant.key {
                            ast::VariantKey::Identifier { name }
                            | ast::VariantKey::NumberLiteral { value: name } => *name == wanted,
                        })
                    };
                    if has("one") {
                        self.counted.insert(id.name.to_owned());
                    }
                    if has("one") && !has("0") {
                        self.without_none.insert(id.name.to_owned());
                    }
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_that_says_one_of_none_is_found() {
        let lies = "n = { $n ->\n    [one] um trem\n   *[other] { $n } trens\n}\n";
        let faults = plural_faults(Lang::PtBr, lies);
        assert_eq!(
            faults,
            ["pt-BR n: says \"um trem\" of none", "pt-BR n: $n has [one] and no [0]"].map(String::from)
        );
        let right = "n = { $n ->\n    [0] nenhum trem\n    [one] { $n } trem\n   *[other] { $n } trens\n}\n";
        assert_eq!(plural_faults(Lang::PtBr, right), Vec::<String>::new());
    }

    #[test]
    fn one_that_reads_as_two_and_straight_apostrophes_are_found() {
        let same = "n = { $n ->\n    [one] trains\n   *[other] trains\n}\nm = It isn't.\n";
        let faults = plural_faults(Lang::En, same);
        assert_eq!(
            faults,
            ["en n: one and two are both \"trains\"", "en m: a straight apostrophe"].map(String::from)
        );
    }
}
