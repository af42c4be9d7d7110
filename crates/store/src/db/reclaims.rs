//! New invitations to seats that somebody holds.

use super::{
    Conn,
    row::Row,
    seating::find,
    sql::{all, execute, sql},
    tables::advance,
};
use crate::{
    Invite, Millis, Missing, Occupant, Reclaim, Revision, SeatNo, Status, StoreError, TableId, UserId,
    reclaim::OBJECTION,
};

pub(crate) async fn make(
    conn: &mut Conn,
    table: TableId,
    seat: SeatNo,
    invite: Invite,
    expected: Revision,
    now: Millis,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    let Occupant::User { user: holder, .. } = find(conn, table, seat).await?.occupant else {
        return Err(StoreError::NotFound(Missing::Seat));
    };
    settle(conn, table, seat).await?;
    let insert = "INSERT INTO reclaims (table_id, seat, invite, holder, agreed, made_at) VALUES ($1, $2, $3, $4, 0, $5)";
    let statement = sql(insert)
        .bind(table.to_string())
        .bind(i64::from(seat.0))
        .bind(invite.expose())
        .bind(holder.0)
        .bind(now.0);
    execute(conn, statement).await?;
    let insert = "INSERT INTO invitations (invite, table_id) VALUES ($1, $2)";
    execute(conn, sql(insert).bind(invite.expose()).bind(table.to_string())).await?;
    Ok(revision)
}

pub(crate) async fn answer(
    conn: &mut Conn,
    table: TableId,
    seat: SeatNo,
    holder: UserId,
    agrees: bool,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    let change = if agrees {
        "UPDATE reclaims SET agreed = 1 WHERE table_id = $1 AND seat = $2 AND holder = $3"
    } else {
        "DELETE FROM reclaims WHERE table_id = $1 AND seat = $2 AND holder = $3"
    };
    let statement = sql(change).bind(table.to_string()).bind(i64::from(seat.0)).bind(holder.0);
    match execute(conn, statement).await? {
        0 => Err(StoreError::NotFound(Missing::Ask)),
        _ => Ok(revision),
    }
}

pub(super) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Vec<Reclaim>, StoreError> {
    let select =
        "SELECT seat, invite, holder, agreed, made_at FROM reclaims WHERE table_id = $1 ORDER BY seat";
    let reclaim = |row: &Row| {
        let made_at = row.millis("made_at")?;
        Ok(Reclaim {
            seat: row.seat("seat")?,
            invite: row.parsed("invite")?,
            holder: row.user("holder")?,
            open_at: if row.flag("agreed")? { made_at } else { made_at.after(OBJECTION) },
        })
    };
    all(conn, sql(select).bind(table.to_string())).await?.iter().map(reclaim).collect()
}

/// Puts a new invitation away, for its seat has changed hands.
pub(super) async fn settle(conn: &mut Conn, table: TableId, seat: SeatNo) -> Result<(), StoreError> {
    let delete = "DELETE FROM reclaims WHERE table_id = $1 AND seat = $2";
    execute(conn, sql(delete).bind(table.to_string()).bind(i64::from(seat.0))).await.map(drop)
}
