//! Who is where.

use super::{
    Conn,
    row::damaged,
    sql::{all, chunk, execute, sql, sql_of_rows},
};
use crate::{Crowd, Millis, StoreError, TableId, UserId};

pub(crate) async fn see(conn: &mut Conn, user: UserId) -> Result<(), StoreError> {
    let upsert = "INSERT INTO sightings (user_id, seen_at) SELECT id, $1 FROM users WHERE id = $2 \
                  ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at";
    execute(conn, sql(upsert).bind(Millis::now().0).bind(user.0)).await.map(drop)
}

pub(crate) async fn last_seen(
    conn: &mut Conn,
    users: &[UserId],
) -> Result<Vec<(UserId, Millis)>, StoreError> {
    let mut seen = Vec::new();
    let mut left = users;
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        let select = "SELECT user_id, seen_at FROM sightings WHERE user_id IN (VALUES {rows})";
        let statement =
            some.iter().fold(sql_of_rows(select, some.len(), 1), |statement, user| statement.bind(user.0));
        for row in all(conn, statement).await? {
            seen.push((row.user("user_id")?, row.millis("seen_at")?));
        }
        left = rest;
    }
    Ok(seen)
}

pub(crate) async fn show(
    conn: &mut Conn,
    table: TableId,
    node: String,
    crowd: Crowd,
    until: Millis,
) -> Result<(), StoreError> {
    if crowd == Crowd::default() {
        let delete = "DELETE FROM presence WHERE table_id = $1 AND node = $2";
        return execute(conn, sql(delete).bind(table.to_string()).bind(node)).await.map(drop);
    }
    let users = crowd.users.iter().map(|user| user.0.to_string()).collect::<Vec<_>>().join(",");
    // A table that is gone meanwhile has nobody.
    let upsert = "INSERT INTO presence (table_id, node, users, guests, until) \
                  SELECT id, $1, $2, $3, $4 FROM tables WHERE id = $5 \
                  ON CONFLICT (table_id, node) \
                  DO UPDATE SET users = excluded.users, guests = excluded.guests, until = excluded.until";
    let statement = sql(upsert)
        .bind(node)
        .bind(users)
        .bind(i64::from(crowd.guests))
        .bind(until.0)
        .bind(table.to_string());
    execute(conn, statement).await.map(drop)
}

pub(crate) async fn still_here(
    conn: &mut Conn,
    node: String,
    now: Millis,
    until: Millis,
) -> Result<(), StoreError> {
    let update = "UPDATE presence SET until = $1 WHERE node = $2";
    execute(conn, sql(update).bind(until.0).bind(node)).await?;
    execute(conn, sql("DELETE FROM presence WHERE until < $1").bind(now.0)).await.map(drop)
}

pub(crate) async fn elsewhere(
    conn: &mut Conn,
    table: TableId,
    node: &str,
    now: Millis,
) -> Result<Crowd, StoreError> {
    let select = "SELECT users, guests FROM presence WHERE table_id = $1 AND node <> $2 AND until >= $3";
    let statement = sql(select).bind(table.to_string()).bind(node).bind(now.0);
    let mut crowd = Crowd::default();
    for row in all(conn, statement).await? {
        crowd.guests += row.small::<u32>("guests")?;
        let users = row.text("users")?;
        for user in users.split(',').filter(|user| !user.is_empty()) {
            let user = UserId(user.parse().map_err(|_| damaged("users"))?);
            if !crowd.users.contains(&user) {
                crowd.users.push(user);
            }
        }
    }
    Ok(crowd)
}
