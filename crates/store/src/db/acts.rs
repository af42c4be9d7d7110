//! What hosts do.

use super::{
    Conn,
    row::Row,
    sql::{all, execute, sql},
    users::{by_id, touched},
};
use crate::{Act, ActKind, Millis, NewAct, Page, Role, StoreError, UserId};

pub(crate) async fn note(conn: &mut Conn, act: NewAct) -> Result<(), StoreError> {
    let by = by_id(conn, act.by).await?.map(|user| user.name);
    let name = match act.user {
        Some(user) => by_id(conn, user).await?.map(|user| user.name),
        None => None,
    };
    let insert = "INSERT INTO acts (kind, by_user, by_name, user_id, user_name, table_id, acted_at) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let statement = sql(insert)
        .bind(act.kind.word())
        .bind(act.by.0)
        .bind(by)
        .bind(act.user.map(|user| user.0))
        .bind(name)
        .bind(act.table.map(|table| table.to_string()))
        .bind(Millis::now().0);
    execute(conn, statement).await.map(drop)
}

pub(crate) async fn list(conn: &mut Conn, page: Page) -> Result<Vec<Act>, StoreError> {
    let select =
        "SELECT kind, by_name, user_name, table_id, acted_at FROM acts ORDER BY id DESC LIMIT $1 OFFSET $2";
    let act = |row: &Row| {
        Ok(Act {
            kind: row.word("kind", ActKind::of_word)?,
            by: row.maybe_text("by_name")?,
            user: row.maybe_text("user_name")?,
            table: row.maybe_parsed("table_id")?,
            at: row.millis("acted_at")?,
        })
    };
    let statement = sql(select).bind(i64::from(page.limit)).bind(i64::from(page.offset));
    all(conn, statement).await?.iter().map(act).collect()
}

/// Takes a user's name out of what was noted.
pub(super) async fn forget(conn: &mut Conn, user: UserId) -> Result<(), StoreError> {
    for update in [
        "UPDATE acts SET by_name = NULL WHERE by_user = $1",
        "UPDATE acts SET user_name = NULL WHERE user_id = $1",
    ] {
        execute(conn, sql(update).bind(user.0)).await?;
    }
    Ok(())
}

pub(crate) async fn mute(conn: &mut Conn, user: UserId, muted: bool) -> Result<(), StoreError> {
    let update = "UPDATE users SET muted = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(muted).bind(user.0)).await?)
}

pub(crate) async fn suspend(conn: &mut Conn, user: UserId, suspended: bool) -> Result<(), StoreError> {
    let update = "UPDATE users SET suspended = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(suspended).bind(user.0)).await?)
}

pub(crate) async fn set_role(conn: &mut Conn, user: UserId, role: Role) -> Result<(), StoreError> {
    let update = "UPDATE users SET role = $1 WHERE id = $2 AND account IS NOT NULL";
    match execute(conn, sql(update).bind(role.word()).bind(user.0)).await? {
        0 => Err(StoreError::NoSuchAccount),
        _ => Ok(()),
    }
}
