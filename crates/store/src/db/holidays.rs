//! Holidays.

use super::{
    Conn,
    sql::{all, execute, one, sql},
    tables::lock_those,
    users,
};
use crate::{Holiday, Millis, StoreError, TableId, UserId};

pub(crate) async fn of_user(conn: &mut Conn, user: UserId, now: Millis) -> Result<Vec<Holiday>, StoreError> {
    let select = "SELECT begins, ends FROM holidays WHERE user_id = $1 AND ends > $2 ORDER BY begins";
    let rows = all(conn, sql(select).bind(user.0).bind(now.0)).await?;
    rows.iter().map(|row| Ok(Holiday { begins: row.millis("begins")?, ends: row.millis("ends")? })).collect()
}

pub(crate) async fn taken(conn: &mut Conn, user: UserId, since: Millis) -> Result<i64, StoreError> {
    let select = "SELECT begins, ends FROM holidays WHERE user_id = $1 AND ends > $2";
    let mut taken = 0;
    for row in all(conn, sql(select).bind(user.0).bind(since.0)).await? {
        taken += row.whole("ends")? - row.whole("begins")?.max(since.0);
    }
    Ok(taken)
}

pub(crate) async fn begin(
    conn: &mut Conn,
    user: UserId,
    now: Millis,
    length: i64,
) -> Result<Vec<TableId>, StoreError> {
    users::must_exist(conn, user).await?;
    let touched = end(conn, user, now).await?;
    let insert = "INSERT INTO holidays (user_id, begins, ends) VALUES ($1, $2, $3)";
    execute(conn, sql(insert).bind(user.0).bind(now.0).bind(now.0 + length)).await?;
    put_off(conn, user, length).await?;
    Ok(touched)
}

pub(crate) async fn end(conn: &mut Conn, user: UserId, now: Millis) -> Result<Vec<TableId>, StoreError> {
    let theirs = "SELECT id FROM tables WHERE status = 'playing' AND pace LIKE 'days %' \
                  AND id IN (SELECT table_id FROM seats WHERE user_id = $1)";
    lock_those(conn, sql(theirs).bind(user.0)).await?;
    let select = "SELECT ends FROM holidays WHERE user_id = $1 AND ends > $2 ORDER BY ends DESC LIMIT 1";
    if let Some(row) = one(conn, sql(select).bind(user.0).bind(now.0)).await? {
        let left = row.whole("ends")? - now.0;
        let update = "UPDATE holidays SET ends = $1 WHERE user_id = $2 AND ends > $1";
        execute(conn, sql(update).bind(now.0).bind(user.0)).await?;
        put_off(conn, user, -left).await?;
    }
    let rows = all(conn, sql(theirs).bind(user.0)).await?;
    rows.iter().map(|row| row.parsed("id")).collect()
}

/// Lets the user's clocks of days that run be at zero so much later, and tells of it.
async fn put_off(conn: &mut Conn, user: UserId, by: i64) -> Result<(), StoreError> {
    let update = "UPDATE clocks SET ends_at = ends_at + $1 WHERE ends_at IS NOT NULL AND EXISTS \
                  (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                   WHERE seats.table_id = clocks.table_id AND seats.seat = clocks.seat AND seats.user_id = $2 \
                   AND status = 'playing' AND pace LIKE 'days %')";
    execute(conn, sql(update).bind(by).bind(user.0)).await?;
    let revise = "UPDATE tables SET revision = revision + 1 WHERE status = 'playing' AND pace LIKE 'days %' \
                  AND id IN (SELECT table_id FROM seats WHERE user_id = $1)";
    execute(conn, sql(revise).bind(user.0)).await.map(drop)
}
