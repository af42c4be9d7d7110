//! The same game once more.

use axum::response::Response;
use railhead_game::Options;

use super::see;
use crate::{
    Problem,
    at_table::TableFor,
    fields::Fields,
    tables::{
        access::Anyone,
        request::{SeatRequest, TableRequest},
    },
};

/// `POST /t/{id}/again`: the same game with the same seats, everybody invited anew.
pub async fn again(TableFor { at, body }: TableFor<Anyone, Fields>) -> Result<Response, Problem> {
    let (position, tables) = (&at.position, at.app.tables());
    let (user, cookie) = at.visitor.or_guest(&at.app, "").await?;
    if !position.is_over() {
        return Err(Problem::NotOver);
    }
    let seat = |seat| SeatRequest::like(seat, user.id, SeatRequest::Open, false);
    let request = TableRequest {
        game: position.game,
        options: Options::clone(&position.options),
        title: position.table.title.clone(),
        seats: position.table.seats.iter().map(seat).collect(),
        public: false,
        spectators: position.table.spectators,
        contribution: at.app.promised(body.get("promise"), body.get("contribution")),
        origin: position.table.origin,
    };
    let ready = request.seats.iter().all(|seat| *seat != SeatRequest::Open);
    let next = at.visitor.new_table(&at.app, &user, request).await?;
    if ready {
        tables.open(next).await?.start(user.id, None).await?;
    }
    Ok(see(&format!("/t/{next}"), cookie))
}
