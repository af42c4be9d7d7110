//! What a waiting room is arranged by, and how a seat is won back for somebody while the game goes on.

use axum::Json;
use railhead_store::{Revision, SeatNo};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    shapes::{ErrorBody, TableInfo},
    tables::changed,
};
use crate::{
    Problem,
    at_table::TableFor,
    fields::Body,
    tables::{
        access::{Hosting, Known},
        request::{BadSeat, SeatRequest},
    },
};

/// What is to become of a seat before the game begins.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Arrange {
    /// Which seat.
    #[schema(maximum = 255)]
    pub seat: u8,
    /// `open`, `invited` (which makes a new link), `invited:NAME` (whoever has the account of that name), `bot-LEVEL`, or
    /// `none` to remove it.
    pub plan: String,
    /// The table's revision as whoever asks knows it.
    pub revision: i64,
}

/// A seat to be added before the game begins.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AddSeat {
    /// What it is to be, as in `arrange`.
    pub plan: String,
    /// The table's revision as whoever asks knows it.
    pub revision: i64,
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
pub struct OneSeat {
    /// Which.
    #[schema(maximum = 255)]
    pub seat: u8,
}

/// The answer to a new link for one's own seat.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AnswerReclaim {
    /// Which seat.
    #[schema(maximum = 255)]
    pub seat: u8,
    /// Whether whoever has the link may take it at once; else nobody may.
    pub agree: bool,
}

/// Nothing has to be said: `{}`.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Decline {}

fn plan(text: &str) -> Result<SeatRequest, Problem> {
    text.parse().map_err(|bad: BadSeat| Problem::field("plan", bad.into()))
}

/// Makes a seat into something else, or removes it, before the game begins; only the host can.
#[utoipa::path(post, path = "/tables/{id}/arrange", params(("id" = String, Path)), request_body = Arrange,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn arrange(
    TableFor { at, body: Body(wanted) }: TableFor<Hosting, Body<Arrange>>,
) -> Result<Json<TableInfo>, Problem> {
    let (host, seat, seen) = (at.visitor.known()?.id, SeatNo(wanted.seat), Revision(wanted.revision));
    match wanted.plan.as_str() {
        "none" => at.live.remove_seat(host, seat, seen).await?,
        text => at.live.arrange(host, seat, plan(text)?, seen).await?,
    }
    Ok(changed(at).await)
}

/// Adds a seat before the game begins; only the host can.
#[utoipa::path(post, path = "/tables/{id}/seats", params(("id" = String, Path)), request_body = AddSeat,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn add_seat(
    TableFor { at, body: Body(wanted) }: TableFor<Hosting, Body<AddSeat>>,
) -> Result<Json<TableInfo>, Problem> {
    let host = at.visitor.known()?.id;
    at.live.add_seat(host, plan(&wanted.plan)?, Revision(wanted.revision)).await?;
    Ok(changed(at).await)
}

/// Gets up from a seat before the game begins.
#[utoipa::path(post, path = "/tables/{id}/stand", params(("id" = String, Path)), request_body = OneSeat,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn stand(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<OneSeat>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.stand(SeatNo(wanted.seat), at.visitor.known()?.id).await?;
    Ok(changed(at).await)
}

/// Says that one does not come to the seat that the host keeps for one by name.
#[utoipa::path(post, path = "/tables/{id}/decline", params(("id" = String, Path)), request_body = Decline,
    responses((status = 200, body = TableInfo), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn decline(
    TableFor { at, body: Body(Decline {}) }: TableFor<Known, Body<Decline>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.decline(at.visitor.known()?.id).await?;
    Ok(changed(at).await)
}

/// Makes a new link to a seat that somebody holds who does not come any more, while the game goes on; only the host can.
/// Whoever holds it may object for a day.
#[utoipa::path(post, path = "/tables/{id}/reclaim", params(("id" = String, Path)), request_body = OneSeat,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn reclaim(
    TableFor { at, body: Body(wanted) }: TableFor<Hosting, Body<OneSeat>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.reclaim(at.visitor.known()?.id, SeatNo(wanted.seat)).await?;
    Ok(changed(at).await)
}

/// Agrees to a new link for one's own seat, or objects to it.
#[utoipa::path(post, path = "/tables/{id}/object", params(("id" = String, Path)), request_body = AnswerReclaim,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn object(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<AnswerReclaim>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.answer_reclaim(at.visitor.known()?.id, SeatNo(wanted.seat), wanted.agree).await?;
    Ok(changed(at).await)
}
