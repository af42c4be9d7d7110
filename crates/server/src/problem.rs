//! What went wrong, as one plain sentence in the reader's language.
//!
//! A handler gives back a [`Problem`]; the outermost layer of the server ([`crate::middleware`]) writes it as a page or
//! as JSON, in the language of whoever asked.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use maud::{Markup, html};
use railhead_game::{AnyGame, Arg, Illegal, Lang, Meta, Refusal, SetupError, explain};
use railhead_store::{Missing, StoreError, TableId};
use serde_json::{Value, json};

use crate::{options::discreet, words::words};

/// How much of what somebody sent is quoted back.
const QUOTED: usize = 40;

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone)]
pub struct Problem {
    /// The answer's status.
    pub status: StatusCode,
    /// The Fluent message: `problem-CODE`.
    pub code: &'static str,
    detail: Box<Detail>,
}

/// What the sentence and the answer mention. Boxed, because every handler may give back a problem.
#[derive(Clone, Default)]
struct Detail {
    args: Vec<(&'static str, Arg<'static>)>,
    field: Option<String>,
    illegal: Option<Forbidden>,
    setup: Option<SetupError>,
    revision: Option<i64>,
}

/// What the rules forbid at a table.
#[derive(Clone)]
struct Forbidden {
    title: &'static dyn AnyGame,
    table: TableId,
    illegal: Box<Illegal>,
}

impl Problem {
    /// A problem with the message `problem-CODE`.
    pub fn new(status: StatusCode, code: &'static str) -> Problem {
        Problem { status, code, detail: Box::default() }
    }

    /// There is nothing at this address.
    pub fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not-found")
    }

    /// There is no such table.
    pub fn no_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-table")
    }

    /// Who asks may not.
    pub fn forbidden(code: &'static str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code)
    }

    /// A field of the request cannot be used.
    pub fn field(name: impl Into<String>, code: &'static str) -> Problem {
        let name = name.into();
        let mut problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code).with("field", name.clone());
        problem.detail.field = Some(name);
        problem
    }

    /// The table has moved on since the request was made.
    pub fn stale(revision: i64) -> Problem {
        let mut problem = Problem::new(StatusCode::CONFLICT, "stale");
        problem.detail.revision = Some(revision);
        problem
    }

    /// With a value that the sentence mentions.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg<'static>>) -> Problem {
        self.detail.args.push((name, value.into()));
        self
    }

    /// A game that cannot be set up like that.
    pub fn setup(meta: &Meta, error: SetupError) -> Problem {
        let field = match &error {
            SetupError::Seats { .. } => "seats",
            SetupError::UnknownOption { .. } | SetupError::BadOption { .. } => "options",
            SetupError::UnknownVersion { .. } => "rules_version",
            SetupError::BadSeed => "seed",
        };
        let mut problem = Problem::field(field, "setup");
        problem.detail.setup = Some(discreet(meta, error));
        problem
    }

    /// A decision that the game refused at this table.
    pub fn refused(title: &'static dyn AnyGame, table: TableId, refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Notation(error) => Problem::field("decision", "notation")
                .with("text", error.text.chars().take(QUOTED).collect::<String>())
                .with("expected", error.expected),
            Refusal::NotActing(_) => Problem::new(StatusCode::CONFLICT, "not-acting"),
            Refusal::Over => Problem::new(StatusCode::CONFLICT, "over"),
            Refusal::Illegal(illegal) => {
                let mut problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal");
                problem.detail.illegal = Some(Forbidden { title, table, illegal });
                problem
            }
        }
    }

    /// The sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        if let Some(Forbidden { title, illegal, .. }) = &self.detail.illegal {
            return explain(illegal, title.words(lang));
        }
        let mut args = self.detail.args.clone();
        if let Some(error) = &self.detail.setup {
            args.push(("error", setup_sentence(error, lang).into()));
        }
        words(lang).say_with(&format!("problem-{}", self.code), &args)
    }

    /// The paragraph of the rules at fault, and where it is written.
    pub fn paragraph(&self) -> Option<(&'static str, String)> {
        let Forbidden { table, illegal, .. } = self.detail.illegal.as_ref()?;
        Some((illegal.paragraph, format!("/t/{table}/rules#{}", illegal.paragraph)))
    }

    /// The problem for programs.
    pub fn json(&self, lang: Lang) -> Value {
        let mut body = json!({ "error": self.code, "message": self.sentence(lang) });
        if let Some(field) = &self.detail.field {
            body["field"] = json!(field);
        }
        if let Some((paragraph, link)) = self.paragraph() {
            body["paragraph"] = json!(paragraph);
            body["rule"] = json!(link);
        }
        if let Some(revision) = self.detail.revision {
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

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Conflict { revision, .. } => Problem::stale(revision.0),
            StoreError::NotFound(Missing::Table) => Problem::no_table(),
            StoreError::NotFound(Missing::Invite) => Problem::new(StatusCode::NOT_FOUND, "no-invite"),
            StoreError::NotFound(Missing::Seat | Missing::User) => Problem::not_found(),
            StoreError::SeatTaken { .. } => Problem::new(StatusCode::CONFLICT, "seat-taken"),
            StoreError::SeatReserved { .. } => Problem::new(StatusCode::CONFLICT, "seat-reserved"),
            StoreError::AlreadySeated { .. } => Problem::new(StatusCode::CONFLICT, "already-seated"),
            StoreError::NotYourSeat { .. } => Problem::forbidden("foreign-seat"),
            StoreError::WrongStatus { .. } => Problem::new(StatusCode::CONFLICT, "wrong-status"),
            StoreError::BadSeating(_) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-seating"),
            other => {
                tracing::error!(error = %other, "the store failed");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store")
            }
        }
    }
}
