//! Talk.

use axum::{Json, http::StatusCode};
use railhead_store::{Said, UserId, Words};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::shapes::ErrorBody;
use crate::{
    Problem,
    aside::talk::{mute_sayer, report_line},
    at_table::{AtTable, TableFor},
    fields::Body,
    problem::FieldFault,
    tables::{
        access::{Hosting, Known, Watching},
        talk,
    },
};

/// A line of talk.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaidLine {
    /// Its number, which grows.
    pub line: i64,
    /// `table` (those who play) or `spectators`.
    pub room: &'static str,
    /// Who said it.
    pub name: String,
    /// From which seat.
    pub seat: Option<u8>,
    /// Whether whoever asks said it.
    pub mine: bool,
    /// What was said, in words of their own.
    pub words: Option<String>,
    /// The key of a ready phrase: `your-turn`, `well-played`, `back-soon`, `misclick`, `again` or `thanks`.
    pub phrase: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Something to be said: one of the two.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SayLine {
    /// One line of at most 300 characters.
    pub words: Option<String>,
    /// The key of a ready phrase.
    pub phrase: Option<String>,
}

/// Whose lines somebody wants to read or not.
#[derive(Debug, Deserialize, ToSchema)]
pub struct MuteLine {
    /// A line of theirs.
    pub line: i64,
    /// Whether they are to be muted.
    #[serde(default = "yes")]
    pub mute: bool,
}

fn yes() -> bool {
    true
}

/// A line that the host of the server is to look at.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ReportLine {
    /// Which.
    pub line: i64,
}

/// How far somebody has read.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadLine {
    /// Up to which line.
    pub line: i64,
}

/// What was said lately in the room of whoever asks: that of those who play, or that of those who watch. Lines of people
/// whom they have muted are left out.
#[utoipa::path(get, path = "/tables/{id}/talk", params(("id" = String, Path)),
    responses((status = 200, body = Vec<SaidLine>)))]
pub async fn talk(at: AtTable<Watching>) -> Result<Json<Vec<SaidLine>>, Problem> {
    let user = at.user();
    let room = talk::room(&at.position, user);
    let muted = match user {
        Some(user) => at.app.store().muted_by(user).await?,
        None => Vec::new(),
    };
    let said = at.live.talk().await?;
    let heard = said.iter().filter(|line| Some(line.room) == room && !muted.contains(&line.user));
    Ok(Json(heard.map(|line| SaidLine::of(line, user)).collect()))
}

/// Says something: `words` of one's own, or one of the ready phrases, which everybody reads in their own language.
#[utoipa::path(post, path = "/tables/{id}/talk", params(("id" = String, Path)), request_body = SayLine,
    responses((status = 204), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn say(
    TableFor { at, body: Body(line) }: TableFor<Known, Body<SayLine>>,
) -> Result<StatusCode, Problem> {
    let user = at.visitor.known()?;
    let said: Words = match (&line.words, &line.phrase) {
        (Some(words), None) => talk::text(words)?,
        (None, Some(key)) => talk::phrase(key)?,
        (None, None) | (Some(_), Some(_)) => return Err(Problem::field("words", FieldFault::NoWords)),
    };
    at.app.may_talk(user.id)?;
    at.live.say(user, said).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Wants to read nothing more by whoever said a line, at any table, or to read them again.
#[utoipa::path(post, path = "/tables/{id}/talk/mute", params(("id" = String, Path)), request_body = MuteLine,
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn mute(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<MuteLine>>,
) -> Result<StatusCode, Problem> {
    mute_sayer(&at.app, &at.live, at.visitor.known()?.id, wanted.line, wanted.mute).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a line to the host of the server.
#[utoipa::path(post, path = "/tables/{id}/talk/report", params(("id" = String, Path)), request_body = ReportLine,
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn report(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<ReportLine>>,
) -> Result<StatusCode, Problem> {
    report_line(&at.app, &at.live, at.visitor.known()?.id, wanted.line).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has read everything up to a line.
#[utoipa::path(post, path = "/tables/{id}/talk/read", params(("id" = String, Path)), request_body = ReadLine,
    responses((status = 204)))]
pub async fn read(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<ReadLine>>,
) -> Result<StatusCode, Problem> {
    at.app.store().read_talk(at.visitor.known()?.id, at.position.table.id, wanted.line).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl SaidLine {
    fn of(line: &Said, reader: Option<UserId>) -> SaidLine {
        let (words, phrase) = match &line.words {
            Words::Text(text) => (Some(text.clone()), None),
            Words::Phrase(key) => (None, Some(key.clone())),
        };
        SaidLine {
            line: line.id,
            room: line.room.word(),
            name: line.name.clone(),
            seat: line.seat.map(|seat| seat.0),
            mine: reader == Some(line.user),
            words,
            phrase,
            at: line.at.0,
        }
    }
}

/// Whether people may talk.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SwitchTalk {
    /// Whether they may.
    pub on: bool,
}

/// Lets people talk at a table, or not; only its host can.
#[utoipa::path(post, path = "/tables/{id}/talk/switch", params(("id" = String, Path)), request_body = SwitchTalk,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn switch(
    TableFor { at, body: Body(wanted) }: TableFor<Hosting, Body<SwitchTalk>>,
) -> Result<StatusCode, Problem> {
    at.live.switch_talk(at.visitor.known()?.id, wanted.on).await?;
    Ok(StatusCode::NO_CONTENT)
}
