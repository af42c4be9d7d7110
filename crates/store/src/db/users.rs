//! Users.

use super::{
    Conn, hands,
    row::Row,
    sql::{execute, one, sql},
    tables,
};
use crate::{Millis, Missing, Status, StoreError, User, UserId};

pub(crate) async fn create(
    conn: &mut Conn,
    name: String,
    language: String,
    token_hash: [u8; 32],
) -> Result<User, StoreError> {
    let insert = "INSERT INTO users (name, language, token_hash, created_at) VALUES ($1, $2, $3, $4) \
                  RETURNING id, name, language, created_at";
    let statement = sql(insert).bind(name).bind(language).bind(token_hash.to_vec()).bind(Millis::now().0);
    one(conn, statement).await?.map(user).ok_or(StoreError::NotFound(Missing::User))?
}

pub(crate) async fn by_token(conn: &mut Conn, token_hash: [u8; 32]) -> Result<Option<User>, StoreError> {
    let select = "SELECT id, name, language, created_at FROM users WHERE token_hash = $1";
    one(conn, sql(select).bind(token_hash.to_vec())).await?.map(user).transpose()
}

pub(crate) async fn by_id(conn: &mut Conn, id: UserId) -> Result<Option<User>, StoreError> {
    let select = "SELECT id, name, language, created_at FROM users WHERE id = $1";
    one(conn, sql(select).bind(id.0)).await?.map(user).transpose()
}

fn user(row: Row) -> Result<User, StoreError> {
    Ok(User {
        id: row.user("id")?,
        name: row.text("name")?,
        language: row.text("language")?,
        created_at: row.millis("created_at")?,
    })
}

/// Refuses if there is no such user.
pub(super) async fn must_exist(conn: &mut Conn, id: UserId) -> Result<(), StoreError> {
    by_id(conn, id).await?.map(drop).ok_or(StoreError::NotFound(Missing::User))
}

pub(crate) async fn rename(conn: &mut Conn, id: UserId, name: String) -> Result<(), StoreError> {
    let seated = "SELECT table_id AS id FROM seats WHERE user_id = $1 AND kind = 'user'";
    tables::lock_those(conn, sql(seated).bind(id.0)).await?;
    let update = "UPDATE users SET name = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(name.clone()).bind(id.0)).await?)?;
    let revise = "UPDATE tables SET revision = revision + 1 \
                  WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1 AND kind = 'user')";
    execute(conn, sql(revise).bind(id.0)).await?;
    let rename = "UPDATE seats SET name = $1 WHERE user_id = $2 AND kind = 'user'";
    execute(conn, sql(rename).bind(name).bind(id.0)).await?;
    Ok(())
}

pub(crate) async fn set_language(conn: &mut Conn, id: UserId, language: String) -> Result<(), StoreError> {
    let update = "UPDATE users SET language = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(language).bind(id.0)).await?)
}

pub(crate) async fn delete(conn: &mut Conn, id: UserId) -> Result<(), StoreError> {
    let theirs = "SELECT id FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE user_id = $1) \
                  OR id IN (SELECT table_id FROM seen WHERE user_id = $1) \
                  OR id IN (SELECT table_id FROM talk WHERE user_id = $1)";
    tables::lock_those(conn, sql(theirs).bind(id.0)).await?;
    let revise = "UPDATE tables SET revision = revision + 1 \
                  WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE user_id = $1) \
                  OR id IN (SELECT table_id FROM seen WHERE user_id = $1) \
                  OR id IN (SELECT table_id FROM talk WHERE user_id = $1)";
    execute(conn, sql(revise).bind(id.0)).await?;
    let abandon = "UPDATE tables SET status = $1, finished_at = $2 WHERE host = $3 AND status = $4";
    let words = (Status::Abandoned.word(), Status::Gathering.word());
    execute(conn, sql(abandon).bind(words.0).bind(Millis::now().0).bind(id.0).bind(words.1)).await?;
    let free = "UPDATE seats \
                SET kind = 'open', user_id = NULL, name = NULL, contribution = NULL, joined_at = NULL \
                WHERE user_id = $1 AND table_id IN (SELECT id FROM tables WHERE status = $2)";
    execute(conn, sql(free).bind(id.0).bind(Status::Gathering.word())).await?;
    hands::forget(conn, id).await?;
    let leave = "UPDATE seats SET kind = 'gone', user_id = NULL, name = NULL WHERE user_id = $1";
    execute(conn, sql(leave).bind(id.0)).await?;
    touched(execute(conn, sql("DELETE FROM users WHERE id = $1").bind(id.0)).await?)
}

fn touched(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound(Missing::User)) } else { Ok(()) }
}
