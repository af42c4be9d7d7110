//! What people agree on, and nudges.

use super::{
    Conn, jobs,
    sql::{all, execute, one, sql},
    tables::{advance, status},
    users,
};
use crate::{Millis, NewJob, Revision, SeatNo, Status, StoreError, TableId, Vote};

/// How long somebody is left alone after a nudge: a day.
const LEFT_ALONE: i64 = 24 * 60 * 60 * 1000;

pub(super) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Vec<Vote>, StoreError> {
    let select = "SELECT motion, user_id FROM votes WHERE table_id = $1 ORDER BY motion, user_id";
    let rows = all(conn, sql(select).bind(table.to_string())).await?;
    rows.iter().map(|row| Ok(Vote { motion: row.text("motion")?, user: row.user("user_id")? })).collect()
}

pub(super) async fn nudges(conn: &mut Conn, table: TableId) -> Result<Vec<(SeatNo, Millis)>, StoreError> {
    let select = "SELECT seat, nudged_at FROM nudges WHERE table_id = $1 ORDER BY seat";
    let rows = all(conn, sql(select).bind(table.to_string())).await?;
    rows.iter().map(|row| Ok((row.seat("seat")?, row.millis("nudged_at")?))).collect()
}

pub(crate) async fn vote(
    conn: &mut Conn,
    table: TableId,
    vote: Vote,
    yes: bool,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    users::must_exist(conn, vote.user).await?;
    let change = if yes {
        "INSERT INTO votes (table_id, motion, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM votes WHERE table_id = $1 AND motion = $2 AND user_id = $3"
    };
    execute(conn, sql(change).bind(table.to_string()).bind(vote.motion).bind(vote.user.0)).await?;
    Ok(revision)
}

pub(crate) async fn nudge(
    conn: &mut Conn,
    table: TableId,
    seat: SeatNo,
    job: NewJob,
    now: Millis,
) -> Result<(), StoreError> {
    match status(conn, table).await? {
        Status::Playing => {}
        status => return Err(StoreError::WrongStatus { status }),
    }
    let upsert = "INSERT INTO nudges (table_id, seat, nudged_at) VALUES ($1, $2, $3) \
                  ON CONFLICT (table_id, seat) DO UPDATE SET nudged_at = excluded.nudged_at \
                  WHERE nudges.nudged_at <= excluded.nudged_at - $4 RETURNING seat";
    let statement = sql(upsert).bind(table.to_string()).bind(i64::from(seat.0)).bind(now.0).bind(LEFT_ALONE);
    if one(conn, statement).await?.is_none() {
        return Err(StoreError::TooSoon);
    }
    jobs::enqueue(conn, &job, now).await.map(drop)
}
