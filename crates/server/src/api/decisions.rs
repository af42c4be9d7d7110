//! Views, decisions and the log.

use axum::{
    Json,
    extract::{Path, Query, State},
};
use railhead_game::{Seat, SeatSet};
use serde::Deserialize;
use utoipa::IntoParams;

use super::shapes::{Decide, Done, ErrorBody, LoggedDecision, Offered, Seen, TakeBack};
use crate::{
    App, Problem, fields::Body, frame::Viewer, pages::table::commit, stream::may_watch, tables::Committed,
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
    may_watch(&live, user).await?;
    let position = live.position().await;
    let asked = look.seat.map(Seat);
    let viewer = Viewer::of(&position, user, asked, visitor.lang());
    if asked.is_some() && viewer.seat != asked {
        return Err(Problem::forbidden("foreign-seat"));
    }
    let Some(play) = &position.play else {
        return Err(Problem::new(axum::http::StatusCode::CONFLICT, "wrong-status"));
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
    let seat = own_seat(position.seats_of(Some(visitor.known()?.id)), look.seat)?;
    let Some(play) = &position.play else {
        return Err(Problem::new(axum::http::StatusCode::CONFLICT, "wrong-status"));
    };
    Ok(Json(Offered { seat: seat.0, ply: play.ply(), legal: play.legal(seat) }))
}

/// The seat of one's own that is meant.
pub fn own_seat(own: SeatSet, asked: Option<u8>) -> Result<Seat, Problem> {
    let seat = match asked {
        Some(seat) => Some(Seat(seat)).filter(|seat| own.contains(*seat)),
        None => own.first().filter(|_| own.len() == 1),
    };
    seat.ok_or_else(|| Problem::forbidden("foreign-seat"))
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
    let own = live.position().await.seats_of(Some(visitor.known()?.id));
    let seat = own_seat(own, wanted.seat)?;
    let Committed { revision, ply } = commit(&app, live, seat, wanted.ply, Some(wanted.decision)).await?;
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
    let own = live.position().await.seats_of(Some(visitor.known()?.id));
    let seat = own_seat(own, wanted.seat)?;
    let Committed { revision, ply } = commit(&app, live, seat, wanted.ply, None).await?;
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
    may_watch(&live, user).await?;
    let position = live.position().await;
    let viewer = Viewer::of(&position, user, None, visitor.lang());
    let Some(play) = &position.play else { return Ok(Json(Vec::new())) };
    let entries = play.log(viewer.seat, from.from..play.ply());
    let entry = |entry: railhead_game::LogEntry| LoggedDecision {
        ply: entry.ply,
        seat: entry.seat.0,
        decision: entry.notation,
    };
    Ok(Json(entries.into_iter().map(entry).collect()))
}
