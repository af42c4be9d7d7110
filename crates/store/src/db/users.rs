//! Users.

use super::{
    Conn, acts, hands,
    row::Row,
    sessions,
    sql::{execute, one, sql},
    tables,
};
use crate::{Millis, Missing, Role, Shows, Status, StoreError, User, UserId};

/// What a user's row says, in the order that [`user`] reads.
macro_rules! user_columns {
    () => {
        "id, name, language, account, role, muted, suspended, likes, shows, created_at"
    };
}
pub(super) use user_columns;

pub(crate) async fn create(
    conn: &mut Conn,
    name: String,
    language: String,
    token_hash: [u8; 32],
    device: String,
) -> Result<User, StoreError> {
    let insert = concat!(
        "INSERT INTO users (name, language, created_at) VALUES ($1, $2, $3) RETURNING ",
        user_columns!()
    );
    let statement = sql(insert).bind(name).bind(language).bind(Millis::now().0);
    let row = one(conn, statement).await?.ok_or(StoreError::NotFound(Missing::User))?;
    let user = user(&row)?;
    sessions::open(conn, user.id, token_hash, device).await?;
    Ok(user)
}

/// Who is known by a token, and when somebody last came with it.
pub(crate) async fn by_token(
    conn: &mut Conn,
    token_hash: [u8; 32],
) -> Result<Option<(User, Millis)>, StoreError> {
    let select = concat!(
        "SELECT ",
        user_columns!(),
        ", (SELECT seen_at FROM sessions WHERE token_hash = $1) AS seen_at \
         FROM users WHERE id = (SELECT user_id FROM sessions WHERE token_hash = $1)"
    );
    let found = |row: Row| Ok((user(&row)?, row.millis("seen_at")?));
    one(conn, sql(select).bind(token_hash.to_vec())).await?.map(found).transpose()
}

pub(crate) async fn by_id(conn: &mut Conn, id: UserId) -> Result<Option<User>, StoreError> {
    let select = concat!("SELECT ", user_columns!(), " FROM users WHERE id = $1");
    one(conn, sql(select).bind(id.0)).await?.as_ref().map(user).transpose()
}

pub(super) fn user(row: &Row) -> Result<User, StoreError> {
    Ok(User {
        id: row.user("id")?,
        name: row.text("name")?,
        language: row.text("language")?,
        account: row.maybe_text("account")?.is_some(),
        role: row.word("role", Role::of_word)?,
        muted: row.flag("muted")?,
        suspended: row.flag("suspended")?,
        likes: row.text("likes")?,
        shows: row.word("shows", Shows::of_word)?,
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
    acts::forget(conn, id).await?;
    let leave = "UPDATE seats SET kind = 'gone', user_id = NULL, name = NULL WHERE user_id = $1";
    execute(conn, sql(leave).bind(id.0)).await?;
    touched(execute(conn, sql("DELETE FROM users WHERE id = $1").bind(id.0)).await?)
}

pub(super) fn touched(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound(Missing::User)) } else { Ok(()) }
}
