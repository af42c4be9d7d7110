//! Views, decisions and the log.

use axum::{
    Json,
    extract::{Path, Query, State},
};
use railhead_game::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

use super::shapes::{Decide, Done, ErrorBody, LoggedDecision, Offered, Seen, TakeBack};
use crate::{
    App, Problem,
    fields::Body,
    tables::{
        Committed, RecordFile,
        access::{self, Access as _, Watching, own_seat},
        commit,
    },
    visitor::Visitor,
};

/// From where, and at which moment.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// The seat to look from.
    seat: Option<u8>,
    /// After so many decisions; now, if it is not given.
    ply: Option<usize>,
}

/// What a seat or a spectator sees, now or at an earlier moment.
#[utoipa::path(get, path = "/tables/{id}/view", params(("id" = String, Path), Look),
    responses((status = 200, body = Seen), (status = 403, body = ErrorBody)))]
pub async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Seen>, Problem> {
    let live = app.tables().named(&id).await?;
    let user = visitor.user.as_ref().map(|user| user.id);
    let position = live.position().await;
    Watching::check(&position, user)?;
    let asked = look.seat.map(Seat);
    let viewer = access::viewer(&position, user, asked, visitor.lang());
    if asked.is_some() && viewer.seat != asked {
        return Err(Problem::ForeignSeat);
    }
    let Some(play) = &position.play else {
        return Err(Problem::WrongStatus);
    };
    let then = look.ply.filter(|ply| *ply < play.ply()).map(|ply| play.rewound(ply));
    let play = then.as_ref().unwrap_or(play);
    Ok(Json(Seen {
        seat: viewer.seat.map(|seat| seat.0),
        ply: play.ply(),
        revision: position.table.revision.0,
        actors: play.actors().iter().map(|seat| seat.0).collect(),
        view: play.view(viewer.seat),
    }))
}

/// What a seat may decide now.
#[utoipa::path(get, path = "/tables/{id}/legal", params(("id" = String, Path), Look),
    responses((status = 200, body = Offered), (status = 403, body = ErrorBody)))]
pub async fn legal(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    visitor: Visitor,
) -> Result<Json<Offered>, Problem> {
    let live = app.tables().named(&id).await?;
    let position = live.position().await;
    let seat = own_seat(&position, visitor.known()?.id, look.seat.map(Seat))?;
    let Some(play) = &position.play else {
        return Err(Problem::WrongStatus);
    };
    Ok(Json(Offered { seat: seat.0, ply: play.ply(), legal: play.legal(seat) }))
}

/// Takes a decision. The answer comes when it is on disk.
#[utoipa::path(post, path = "/tables/{id}/decide", params(("id" = String, Path)), request_body = Decide,
    responses((status = 200, body = Done), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn decide(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Decide>,
) -> Result<Json<Done>, Problem> {
    let live = app.tables().named(&id).await?;
    let seat = own_seat(&*live.position().await, visitor.known()?.id, wanted.seat.map(Seat))?;
    let Committed { revision, ply } = commit(live, seat, wanted.ply, Some(wanted.decision)).await?;
    Ok(Json(Done { revision, ply }))
}

/// Takes back one's own last decision, if it revealed nothing.
#[utoipa::path(post, path = "/tables/{id}/take-back", params(("id" = String, Path)), request_body = TakeBack,
    responses((status = 200, body = Done), (status = 409, body = ErrorBody)))]
pub async fn take_back(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<TakeBack>,
) -> Result<Json<Done>, Problem> {
    let live = app.tables().named(&id).await?;
    let seat = own_seat(&*live.position().await, visitor.known()?.id, wanted.seat.map(Seat))?;
    let Committed { revision, ply } = commit(live, seat, wanted.ply, None).await?;
    Ok(Json(Done { revision, ply }))
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// The first decision wanted.
    #[serde(default)]
    from: usize,
}

/// The decisions as whoever asks may read them.
#[utoipa::path(get, path = "/tables/{id}/log", params(("id" = String, Path), From),
    responses((status = 200, body = Vec<LoggedDecision>)))]
pub async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(from): Query<From>,
    visitor: Visitor,
) -> Result<Json<Vec<LoggedDecision>>, Problem> {
    let live = app.tables().named(&id).await?;
    let user = visitor.user.as_ref().map(|user| user.id);
    let position = live.position().await;
    Watching::check(&position, user)?;
    let viewer = access::viewer(&position, user, None, visitor.lang());
    let Some(play) = &position.play else { return Ok(Json(Vec::new())) };
    let entries = play.log(viewer.seat, from.from..play.ply());
    Ok(Json(entries.into_iter().map(LoggedDecision::of).collect()))
}

/// The whole game as a text, once it is over.
#[utoipa::path(get, path = "/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain"), (status = 403, body = ErrorBody)))]
pub async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<RecordFile, Problem> {
    let live = app.tables().named(&id).await?;
    let position = live.position().await;
    Watching::check(&position, visitor.user.as_ref().map(|user| user.id))?;
    position.record(visitor.lang())
}
