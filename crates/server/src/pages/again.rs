//! The same game once more.

use axum::{
    extract::{Path, State},
    response::Response,
};
use railhead_store::Status;

use super::see;
use crate::{
    App, Problem,
    fields::Fields,
    tables::request::{SeatRequest, TableRequest},
    visitor::Visitor,
};

/// `POST /t/{id}/again`: the same game with the same seats, everybody invited anew.
pub async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    _: Fields,
) -> Result<Response, Problem> {
    let live = app.tables().named(&id).await?;
    let (user, cookie) = visitor.or_guest(&app, "").await?;
    let request = {
        let position = live.position().await;
        if position.table.status != Status::Finished {
            return Err(Problem::NotOver);
        }
        let seat = |seat| SeatRequest::like(seat, user.id, SeatRequest::Open, false);
        TableRequest {
            entry: position.entry,
            options: position.options.clone(),
            title: position.table.title.clone(),
            seats: position.table.seats.iter().map(seat).collect(),
            public: false,
            spectators: position.table.spectators,
            contribution: None,
        }
    };
    let ready = request.seats.iter().all(|seat| *seat != SeatRequest::Open);
    let next = app.tables().create(&user, visitor.lang(), request).await?;
    if ready {
        app.tables().open(next).await?.start().await?;
    }
    Ok(see(&format!("/t/{next}"), cookie))
}
