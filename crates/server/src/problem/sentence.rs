//! The words of a problem: for people a sentence, for programs the same with what it is about.

use maud::{Markup, html};
use railhead_bots::Level;
use railhead_game::{Arg, Lang, SetupError, explain};
use serde_json::{Value, json};

use super::{FieldFault, Problem, QUOTED};
use crate::words::words;

impl Problem {
    /// What the sentence mentions.
    fn args(&self, lang: Lang) -> Vec<(&'static str, Arg<'static>)> {
        let (field, fault) = match self {
            Problem::OtherVersion { version, current } => {
                return vec![("version", (*version).into()), ("current", (*current).into())];
            }
            Problem::OtherEdition { version, ply } => {
                return vec![("version", (*version).into()), ("ply", (*ply).into())];
            }
            Problem::Field { field, fault } => (field, fault),
            Problem::TooManyLogins { after } | Problem::MadeTooMany { after } => {
                return vec![("minutes", (after.div_ceil(60) as i64).into())];
            }
            _ => return Vec::new(),
        };
        let mut args: Vec<(&'static str, Arg<'static>)> = vec![("field", field.clone().into_owned().into())];
        match fault {
            FieldFault::Setup { error } => args.push(("error", setup_sentence(error, lang).into())),
            FieldFault::BadLevel { level } => {
                args.extend([
                    ("level", level.name().to_owned().into()),
                    ("levels", Level::LADDER.map(Level::name).join(", ").into()),
                ]);
            }
            FieldFault::TooLong { most } | FieldFault::TooManyDays { most } => {
                args.push(("most", (*most).into()));
            }
            FieldFault::BadJson { error } => args.push(("error", error.clone().into())),
            FieldFault::Notation { text, expected } => {
                args.extend([("text", text.clone().into()), ("expected", (*expected).into())]);
            }
            _ => {}
        }
        args
    }

    /// The sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Problem::Illegal { decision } => explain(&decision.illegal, decision.game.words(lang)),
            _ => words(lang).say_with(&format!("problem-{}", self.code()), &self.args(lang)),
        }
    }

    /// The paragraph of the rules at fault, and where it is written.
    fn paragraph(&self) -> Option<(&'static str, String)> {
        let Problem::Illegal { decision } = self else { return None };
        let paragraph = decision.illegal.paragraph;
        Some((paragraph, format!("{}#{paragraph}", decision.rules)))
    }

    /// The problem for programs.
    pub fn json(&self, lang: Lang) -> Value {
        let mut body = json!({ "error": self.code(), "message": self.sentence(lang) });
        if let Problem::Field { field, .. } = self {
            body["field"] = json!(field);
        }
        if let Some((paragraph, link)) = self.paragraph() {
            body["paragraph"] = json!(paragraph);
            body["rule"] = json!(link);
        }
        if let Problem::Stale { revision } = self {
            body["revision"] = json!(revision);
        }
        body
    }

    /// The problem for people.
    pub fn markup(&self, lang: Lang) -> Markup {
        html! {
            p.problem role="alert" {
                (self.sentence(lang))
                @if let Some((paragraph, link)) = self.paragraph() { " " a href=(link) { (paragraph) } }
            }
        }
    }
}

fn setup_sentence(error: &SetupError, lang: Lang) -> String {
    let t = words(lang);
    let quoted = |text: &str| Arg::from(text.chars().take(QUOTED).collect::<String>());
    match error {
        SetupError::Seats { seats, min, max } => t.say_with(
            "setup-seats",
            &[("seats", (*seats).into()), ("min", (*min).into()), ("max", (*max).into())],
        ),
        SetupError::UnknownOption { key } => t.say_with("setup-unknown-option", &[("key", quoted(key))]),
        SetupError::BadOption { key, value } => {
            t.say_with("setup-bad-option", &[("key", quoted(key)), ("value", quoted(value))])
        }
        SetupError::UnknownVersion { version } => {
            t.say_with("setup-unknown-version", &[("version", (*version).into())])
        }
        SetupError::BadSeed => t.say("setup-bad-seed"),
    }
}
