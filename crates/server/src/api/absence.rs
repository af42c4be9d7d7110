//! What those who play do about somebody who does not come, and about a game that nobody wants to play on.

use axum::{Json, extract::State, http::StatusCode};
use railhead_game::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    shapes::{ErrorBody, TableInfo},
    tables::changed,
};
use crate::{
    App, Problem,
    at_table::TableFor,
    fields::Body,
    holiday,
    tables::access::{Hosting, Known},
    visitor::Visitor,
};

fn yes() -> bool {
    true
}

/// A seat whose player does not come.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Absent {
    /// Which.
    pub seat: u8,
    /// Whether whoever asks is for a bot standing in.
    #[serde(default = "yes")]
    pub agree: bool,
}

/// Whether somebody is for something.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Agree {
    /// Whether they are.
    #[serde(default = "yes")]
    pub agree: bool,
}

/// A seat to be given up.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Resign {
    /// Which of one's own; need not be said by whoever has one.
    pub seat: Option<u8>,
}

/// Holidays.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Holidays {
    /// How many days from now on; none ends them.
    pub days: u32,
}

/// Nothing more to say.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Close {}

/// Reminds somebody that the table waits for them; once a day.
#[utoipa::path(post, path = "/tables/{id}/nudge", params(("id" = String, Path)), request_body = Absent,
    responses((status = 200, body = TableInfo), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn nudge(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Absent>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.nudge(at.visitor.known()?.id, Seat(wanted.seat)).await?;
    Ok(changed(at).await)
}

/// Is for a bot standing in for somebody whose time is out, or, where there is no pace, for whom the table has waited a
/// day. When more than half of the others are, it does; the seat is kept.
#[utoipa::path(post, path = "/tables/{id}/stand-in", params(("id" = String, Path)), request_body = Absent,
    responses((status = 200, body = TableInfo), (status = 409, body = ErrorBody)))]
pub async fn stand_in(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Absent>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.vote_stand_in(at.visitor.known()?.id, Seat(wanted.seat), wanted.agree).await?;
    Ok(changed(at).await)
}

/// Gives a seat of one's own up: a bot plays on.
#[utoipa::path(post, path = "/tables/{id}/resign", params(("id" = String, Path)), request_body = Resign,
    responses((status = 200, body = TableInfo), (status = 409, body = ErrorBody)))]
pub async fn resign(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Resign>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.resign(at.visitor.known()?.id, wanted.seat.map(Seat)).await?;
    Ok(changed(at).await)
}

/// Is for giving the game up. When all who play are, it is abandoned.
#[utoipa::path(post, path = "/tables/{id}/abandon", params(("id" = String, Path)), request_body = Agree,
    responses((status = 200, body = TableInfo), (status = 409, body = ErrorBody)))]
pub async fn abandon(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Agree>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.vote_abandon(at.visitor.known()?.id, wanted.agree).await?;
    Ok(changed(at).await)
}

/// Closes a table before its game begins; only its host can.
#[utoipa::path(post, path = "/tables/{id}/close", params(("id" = String, Path)), request_body = Close,
    responses((status = 200, body = TableInfo), (status = 409, body = ErrorBody)))]
pub async fn close(
    TableFor { at, body: Body(Close {}) }: TableFor<Hosting, Body<Close>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.close(at.visitor.known()?.id).await?;
    Ok(changed(at).await)
}

/// Begins holidays of so many days, or ends them: clocks of tables that are played by days stand still meanwhile.
#[utoipa::path(post, path = "/holiday", request_body = Holidays,
    responses((status = 204), (status = 422, body = ErrorBody)))]
pub async fn holidays(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Holidays>,
) -> Result<StatusCode, Problem> {
    holiday::set(&app, visitor.known()?.id, wanted.days).await?;
    Ok(StatusCode::NO_CONTENT)
}
