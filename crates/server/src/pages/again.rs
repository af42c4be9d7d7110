//! The same game once more.

use axum::response::Response;
use railhead_game::Options;
use railhead_store::{Occupant, Status, StoredSeat, UserId};

use super::see;
use crate::{
    Problem,
    at_table::{AtTable, TableFor},
    fields::Fields,
    tables::{
        Position,
        access::{Anyone, Known},
        request::{BadSeat, SeatRequest, TableRequest},
    },
};

/// `POST /t/{id}/again`: the same game with the same seats. Whoever played here asks the others, whose seats are kept for
/// them; if somebody has asked already, the way leads there.
pub async fn again(TableFor { at, body }: TableFor<Anyone, Fields>) -> Result<Response, Problem> {
    let (position, tables) = (&at.position, at.app.tables());
    let (user, cookie) = at.visitor.or_guest(&at.app, "").await?;
    if !position.is_over() {
        return Err(Problem::NotOver);
    }
    let played = !position.seats_of(Some(user.id)).is_empty();
    if let Some(rematch) = position.hands.rematch.as_ref().filter(|_| played) {
        let next = tables.open(rematch.next).await?.position().await;
        if next.table.status == Status::Gathering || !next.seats_of(Some(user.id)).is_empty() {
            return Ok(see(&way_to(&next, position, user.id), cookie));
        }
    }
    let others = if played { SeatRequest::Invited } else { SeatRequest::Open };
    let seat = |seat| SeatRequest::like(seat, user.id, others.clone(), false);
    let seats: Result<Vec<SeatRequest>, BadSeat> = position.table.seats.iter().map(seat).collect();
    let request = TableRequest {
        game: position.game,
        options: Options::clone(&position.options),
        title: position.table.title.clone(),
        seats: seats.map_err(|bad| Problem::field("seats", bad.into()))?,
        public: false,
        spectators: position.table.spectators,
        customs: position.table.customs.clone(),
        contribution: at.app.promised(body.get("promise"), body.get("contribution")),
        origin: position.table.origin,
        another_way: position.table.another_way,
    };
    let ready = request.seats.iter().all(|seat| *seat != others);
    let next = at.visitor.new_table(&at.app, &user, request).await?;
    if ready {
        tables.open(next).await?.start(user.id, None).await?;
    } else if played {
        at.live.ask_for_rematch(user.id, next).await?;
    }
    Ok(see(&format!("/t/{next}"), cookie))
}

/// `GET /t/{id}/rematch`: to the table at which somebody asked to play once more, or to one's invitation there.
pub async fn join(at: AtTable<Known>) -> Result<Response, Problem> {
    let Some(rematch) = &at.position.hands.rematch else { return Err(Problem::NotFound) };
    let next = at.app.tables().open(rematch.next).await?.position().await;
    Ok(see(&way_to(&next, &at.position, at.visitor.known()?.id), None))
}

/// `POST /t/{id}/rematch`: rather not. The seats that were kept are open to others.
pub async fn refuse(TableFor { at, .. }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let Some(rematch) = &at.position.hands.rematch else { return Err(Problem::NotFound) };
    let seats = at.live.refuse_rematch(at.visitor.known()?.id).await?;
    at.app.tables().open(rematch.next).await?.keep_no_longer(&seats).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// The way of `user`, who had a seat of the game that is over, to the table that comes after it.
fn way_to(next: &Position, over: &Position, user: UserId) -> String {
    let table = &next.table;
    let kept = |seat: &&StoredSeat| {
        matches!(seat.occupant, Occupant::Open)
            && over.table.seat(seat.no).is_some_and(|had| had.occupant.user() == Some(user))
    };
    let invite = table.seats.iter().find(kept).and_then(|seat| seat.invite.as_ref());
    match invite {
        Some(invite) if table.status == Status::Gathering && next.seats_of(Some(user)).is_empty() => {
            format!("/i/{}", invite.expose())
        }
        _ => format!("/t/{}", table.id),
    }
}
