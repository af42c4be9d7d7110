//! Views, decisions and the log.

use axum::{Json, extract::Query};
use railhead_game::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

use super::shapes::{Advised, Decide, Done, ErrorBody, LoggedDecision, Offered, Seen, TakeBack};
use crate::{
    Problem,
    advice::advise,
    at_table::{AtTable, TableFor},
    blocking::blocking,
    fields::Body,
    tables::{
        RecordFile,
        access::{Known, Watching, own_seat},
    },
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

/// For which seat.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Place {
    /// The seat, which whoever has just one need not name.
    seat: Option<u8>,
}

/// What a seat or a spectator sees, now or at an earlier moment.
#[utoipa::path(get, path = "/tables/{id}/view", params(("id" = String, Path), Look),
    responses((status = 200, body = Seen), (status = 403, body = ErrorBody)))]
pub async fn view(Query(look): Query<Look>, at: AtTable<Watching>) -> Result<Json<Seen>, Problem> {
    let viewer = at.viewer(look.seat);
    if look.seat.is_some() && viewer.seat != look.seat.map(Seat) {
        return Err(Problem::ForeignSeat);
    }
    let play = at.position.started()?.clone();
    let revision = at.position.table.revision.0;
    let seen = blocking(move || {
        let then = look.ply.filter(|ply| *ply < play.ply()).map(|ply| play.rewound(ply)).transpose()?;
        let play = then.as_deref().unwrap_or(play.as_ref());
        Ok::<_, Problem>(Seen {
            seat: viewer.seat.map(|seat| seat.0),
            ply: play.ply(),
            revision,
            actors: play.actors().iter().map(|seat| seat.0).collect(),
            view: play.view(viewer.seat),
        })
    });
    Ok(Json(seen.await??))
}

/// What a seat may decide now.
#[utoipa::path(get, path = "/tables/{id}/legal", params(("id" = String, Path), Look),
    responses((status = 200, body = Offered), (status = 403, body = ErrorBody)))]
pub async fn legal(Query(look): Query<Look>, at: AtTable<Known>) -> Result<Json<Offered>, Problem> {
    let seat = own_seat(&at.position, at.visitor.known()?.id, look.seat.map(Seat))?;
    let play = at.position.started()?;
    Ok(Json(Offered { seat: seat.0, ply: play.ply(), legal: play.legal(seat) }))
}

/// What a bot would do in one's place, from what one's seat may know. Refused where the table allows no hints.
#[utoipa::path(get, path = "/tables/{id}/advice", params(("id" = String, Path), Place),
    responses((status = 200, body = Advised), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn advice(Query(place): Query<Place>, at: AtTable<Known>) -> Result<Json<Advised>, Problem> {
    let advised = advise(&at, place.seat).await?;
    Ok(Json(Advised::of(advised.ply, advised.explained)))
}

/// Takes a decision. The answer comes when it is on disk.
#[utoipa::path(post, path = "/tables/{id}/decide", params(("id" = String, Path)), request_body = Decide,
    responses((status = 200, body = Done), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn decide(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Decide>>,
) -> Result<Json<Done>, Problem> {
    let by = at.visitor.known()?.id;
    let committed = at.live.decide(by, wanted.seat.map(Seat), wanted.ply, &wanted.decision).await?;
    Ok(Json(Done::of(&committed)))
}

/// Takes back one's own last decision, if it revealed nothing.
#[utoipa::path(post, path = "/tables/{id}/take-back", params(("id" = String, Path)), request_body = TakeBack,
    responses((status = 200, body = Done), (status = 409, body = ErrorBody)))]
pub async fn take_back(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<TakeBack>>,
) -> Result<Json<Done>, Problem> {
    let by = at.visitor.known()?.id;
    let committed = at.live.take_back(by, wanted.seat.map(Seat), wanted.ply).await?;
    Ok(Json(Done::of(&committed)))
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
pub async fn log(Query(from): Query<From>, at: AtTable<Watching>) -> Json<Vec<LoggedDecision>> {
    let Some(play) = &at.position.play else { return Json(Vec::new()) };
    let entries = play.log(at.viewer(None).seat, from.from..play.ply());
    Json(entries.into_iter().map(LoggedDecision::of).collect())
}

/// The whole game as a text, once it is over.
#[utoipa::path(get, path = "/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain"), (status = 403, body = ErrorBody)))]
pub async fn record(at: AtTable<Watching>) -> Result<RecordFile, Problem> {
    blocking(move || at.position.record(at.visitor.lang())).await?
}
