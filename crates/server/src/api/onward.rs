//! What comes after a game, and what is settled of a table beside its seats: once more, another version of it, names at
//! one's own screen, hints.

use axum::{Json, http::StatusCode};
use railhead_game::Seat;
use railhead_store::Revision;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    gathering::Decline,
    shapes::{ErrorBody, TableInfo},
    tables::changed,
};
use crate::{
    Problem,
    at_table::TableFor,
    blocking::blocking,
    branch::{self, again},
    fields::Body,
    problem::FieldFault,
    tables::{
        access::{Hosting, Known, Seated},
        request::hints_of,
    },
    text::tidy_name,
};

/// Where somebody plays once more.
#[derive(Debug, Serialize, ToSchema)]
pub struct OnwardInfo {
    /// The table's id.
    pub table: String,
    /// The key to the seat there that is kept for whoever asks, for `sit`; none if they sit there already.
    pub invite: Option<String>,
}

/// From where another table goes on.
#[derive(Debug, Deserialize, ToSchema)]
pub struct GoOn {
    /// After how many decisions: where a chapter begins, or the end.
    pub ply: usize,
}

/// Another name for whoever plays at one's own screen.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Rename {
    /// Which seat.
    #[schema(maximum = 255)]
    pub seat: u8,
    /// The name.
    pub name: String,
}

/// Where hints are to be allowed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AllowHints {
    /// `alone` (while one person plays, against bots), `on` or `off`.
    pub hints: String,
    /// The table's revision as whoever asks knows it.
    pub revision: i64,
}

/// Plays a game that is over once more with the same seats: whoever played asks the others, or is shown where somebody has
/// asked already.
#[utoipa::path(post, path = "/tables/{id}/again", params(("id" = String, Path)), request_body = Decline,
    responses((status = 201, body = OnwardInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn once_more(
    TableFor { at, body: Body(Decline {}) }: TableFor<Known, Body<Decline>>,
) -> Result<(StatusCode, Json<OnwardInfo>), Problem> {
    let again::Onward { table, invite } = again::again(&at, at.visitor.known()?, None).await?;
    let invite = invite.map(|invite| invite.expose().to_owned());
    Ok((StatusCode::CREATED, Json(OnwardInfo { table: table.to_string(), invite })))
}

/// Says that one would rather not play once more; the seat that was kept is open to others.
#[utoipa::path(post, path = "/tables/{id}/rematch/refuse", params(("id" = String, Path)), request_body = Decline,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn refuse_rematch(
    TableFor { at, body: Body(Decline {}) }: TableFor<Known, Body<Decline>>,
) -> Result<StatusCode, Problem> {
    again::refuse(&at, at.visitor.known()?.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a table that goes on from a chapter of this one, hosted by whoever asks.
#[utoipa::path(post, path = "/tables/{id}/branch", params(("id" = String, Path)), request_body = GoOn,
    responses((status = 201, body = TableInfo), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn go_on(
    TableFor { at, body: Body(wanted) }: TableFor<Seated, Body<GoOn>>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let (app, position) = (at.app.clone(), at.position.clone());
    let (user, lang) = (at.visitor.known()?, at.visitor.lang());
    let id = user.id;
    let request = blocking(move || branch::request(&app, &position, id, wanted.ply, lang)).await??;
    let next = at.visitor.new_table(&at.app, user, request).await?;
    let position = at.app.tables().open(next).await?.position().await;
    Ok((StatusCode::CREATED, Json(TableInfo::of(&position, &at.visitor))))
}

/// Gives whoever plays at one's own screen another name, while the game goes on.
#[utoipa::path(post, path = "/tables/{id}/rename", params(("id" = String, Path)), request_body = Rename,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody)))]
pub async fn rename(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Rename>>,
) -> Result<Json<TableInfo>, Problem> {
    let name = tidy_name(&wanted.name).ok_or_else(|| Problem::field("name", FieldFault::NoName))?;
    at.live.rename(at.visitor.known()?.id, Seat(wanted.seat), name).await?;
    Ok(changed(at).await)
}

/// Settles before the game begins where hints are allowed; only the host can.
#[utoipa::path(post, path = "/tables/{id}/hints", params(("id" = String, Path)), request_body = AllowHints,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn allow_hints(
    TableFor { at, body: Body(wanted) }: TableFor<Hosting, Body<AllowHints>>,
) -> Result<Json<TableInfo>, Problem> {
    let hints = hints_of(&wanted.hints)?;
    at.live.allow_hints(at.visitor.known()?.id, hints, Revision(wanted.revision)).await?;
    Ok(changed(at).await)
}
