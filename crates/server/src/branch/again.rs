//! The same game once more, with the same seats.

use std::sync::Arc;

use railhead_game::Options;
use railhead_store::{Invite, Occupant, Status, StoredSeat, TableId, User, UserId};

use crate::{
    Problem,
    at_table::AtTable,
    tables::{
        Position,
        request::{BadSeat, HostLuck, SeatRequest, TableRequest},
    },
};

/// Where somebody plays once more.
#[derive(Clone, Debug)]
pub struct Onward {
    /// At which table.
    pub table: TableId,
    /// The key to the seat there that is kept for them.
    pub invite: Option<Invite>,
}

/// Plays the game that is over at this table once more with the same seats. Whoever played here asks the others, whose
/// seats are kept for them; if somebody has asked already, the way leads there. If nobody else is needed, the game
/// begins.
pub async fn again<R>(at: &AtTable<R>, user: &User, luck: Option<HostLuck>) -> Result<Onward, Problem> {
    let (position, tables) = (&at.position, at.app.tables());
    if !position.is_over() {
        return Err(Problem::NotOver);
    }
    let played = !position.seats_of(Some(user.id)).is_empty();
    if let Some(rematch) = position.hands.rematch.as_ref().filter(|_| played) {
        let next = tables.open(rematch.next).await?.position().await;
        if next.table.status == Status::Gathering || !next.seats_of(Some(user.id)).is_empty() {
            return Ok(Onward::to(&next, position, user.id));
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
        contribution: luck,
        origin: position.table.origin,
        another_way: position.table.another_way,
    };
    let ready = request.seats.iter().all(|seat| *seat != others);
    let table = at.visitor.new_table(&at.app, user, request).await?;
    if ready {
        tables.open(table).await?.start(user.id, None).await?;
    } else if played {
        at.live.ask_for_rematch(user.id, table).await?;
    }
    Ok(Onward { table, invite: None })
}

/// The way of `user` to the table at which somebody asked to play once more.
pub async fn asked<R>(at: &AtTable<R>, user: UserId) -> Result<Onward, Problem> {
    let next = next(at).await?;
    Ok(Onward::to(&next, &at.position, user))
}

/// Rather not. The seats that were kept are open to others.
pub async fn refuse<R>(at: &AtTable<R>, user: UserId) -> Result<(), Problem> {
    let next = next(at).await?.table.id;
    let seats = at.live.refuse_rematch(user).await?;
    at.app.tables().open(next).await?.keep_no_longer(&seats).await
}

async fn next<R>(at: &AtTable<R>) -> Result<Arc<Position>, Problem> {
    let Some(rematch) = &at.position.hands.rematch else { return Err(Problem::NotFound) };
    Ok(at.app.tables().open(rematch.next).await?.position().await)
}

impl Onward {
    /// The way of `user`, who had a seat of the game that is over, to the table that comes after it.
    fn to(next: &Position, over: &Position, user: UserId) -> Onward {
        let table = &next.table;
        let kept = |seat: &&StoredSeat| {
            matches!(seat.occupant, Occupant::Open)
                && over.table.seat(seat.no).is_some_and(|had| had.occupant.user() == Some(user))
        };
        let waits = table.status == Status::Gathering && next.seats_of(Some(user)).is_empty();
        let seat = table.seats.iter().find(kept).filter(|_| waits);
        Onward { table: table.id, invite: seat.and_then(|seat| seat.invite.clone()) }
    }
}
