//! The same game once more.

use axum::{
    extract::{Path, State},
    response::Response,
};
use railhead_store::{Occupant, Status};

use super::see;
use crate::{
    App, Problem,
    fields::Fields,
    tables::request::{SeatRequest, TableRequest, open},
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
            return Err(Problem::forbidden("not-over"));
        }
        let wish = |seat: &railhead_store::StoredSeat| match &seat.occupant {
            Occupant::User { user: sitter, .. } if *sitter == user.id => SeatRequest::Me,
            Occupant::HotSeat { user: sitter, name } if *sitter == user.id => {
                SeatRequest::HotSeat(name.clone())
            }
            Occupant::Bot { level, .. } => {
                level.parse().map_or(SeatRequest::Open, |level| SeatRequest::Bot(level, None))
            }
            _ => SeatRequest::Open,
        };
        TableRequest {
            entry: position.entry,
            options: position.options(),
            title: position.table.title.clone(),
            seats: position.table.seats.iter().map(wish).collect(),
            public: false,
            spectators: position.table.spectators,
            contribution: None,
        }
    };
    let ready = request.seats.iter().all(|seat| *seat != SeatRequest::Open);
    let next = open(&app, &user, visitor.lang(), request).await?;
    if ready {
        app.tables().open(next).await?.start(app.config().bot_pause).await?;
    }
    Ok(see(&format!("/t/{next}"), cookie))
}
