//! Accounts.

use super::{
    Conn,
    row::Row,
    sessions,
    sql::{execute, one, sql},
    users::{self, touched, user, user_columns},
};
use crate::{Email, Missing, Shows, StoreError, User, UserId};

pub(crate) async fn make(
    conn: &mut Conn,
    id: UserId,
    name: String,
    key: String,
    password: String,
) -> Result<(), StoreError> {
    if conn.is_shared() {
        // Of two who are first at once, one is.
        execute(conn, sql("LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE")).await?;
    }
    if users::by_id(conn, id).await?.ok_or(StoreError::NotFound(Missing::User))?.account {
        return Err(StoreError::NoSuchAccount);
    }
    must_be_free(conn, id, &key).await?;
    let update = "UPDATE users SET account = $1, password = $2, \
                  role = CASE WHEN EXISTS (SELECT 1 FROM users WHERE account IS NOT NULL) THEN 'player' ELSE 'host' END \
                  WHERE id = $3";
    touched(execute(conn, sql(update).bind(key).bind(password).bind(id.0)).await?)?;
    users::rename(conn, id, name).await
}

/// Refuses a key that is another account's.
async fn must_be_free(conn: &mut Conn, id: UserId, key: &str) -> Result<(), StoreError> {
    let select = "SELECT id FROM users WHERE account = $1 AND id <> $2";
    match one(conn, sql(select).bind(key).bind(id.0)).await? {
        Some(_) => Err(StoreError::NameTaken),
        None => Ok(()),
    }
}

pub(crate) async fn by_key(conn: &mut Conn, key: String) -> Result<Option<(User, String)>, StoreError> {
    let select = concat!("SELECT ", user_columns!(), ", password FROM users WHERE account = $1");
    let found = |row: Row| Ok((user(&row)?, row.text("password")?));
    one(conn, sql(select).bind(key)).await?.map(found).transpose()
}

pub(crate) async fn password(conn: &mut Conn, id: UserId) -> Result<Option<String>, StoreError> {
    let select = "SELECT password FROM users WHERE id = $1";
    one(conn, sql(select).bind(id.0)).await?.map_or(Ok(None), |row| row.maybe_text("password"))
}

pub(crate) async fn rename(conn: &mut Conn, id: UserId, name: String, key: String) -> Result<(), StoreError> {
    must_be_free(conn, id, &key).await?;
    let update = "UPDATE users SET account = $1 WHERE id = $2 AND account IS NOT NULL";
    must_have_account(execute(conn, sql(update).bind(key).bind(id.0)).await?)?;
    users::rename(conn, id, name).await
}

pub(crate) async fn set_password(
    conn: &mut Conn,
    id: UserId,
    password: String,
    keep: Option<[u8; 32]>,
) -> Result<(), StoreError> {
    let update = "UPDATE users SET password = $1 WHERE id = $2 AND account IS NOT NULL";
    must_have_account(execute(conn, sql(update).bind(password).bind(id.0)).await?)?;
    sessions::end_others(conn, id, keep).await
}

fn must_have_account(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NoSuchAccount) } else { Ok(()) }
}

pub(crate) async fn email(conn: &mut Conn, id: UserId) -> Result<Option<Email>, StoreError> {
    let select = "SELECT email, email_confirmed FROM users WHERE id = $1 AND email IS NOT NULL";
    let email = |row: Row| Ok(Email { address: row.text("email")?, confirmed: row.flag("email_confirmed")? });
    one(conn, sql(select).bind(id.0)).await?.map(email).transpose()
}

pub(crate) async fn set_email(
    conn: &mut Conn,
    id: UserId,
    address: Option<String>,
) -> Result<(), StoreError> {
    let update = "UPDATE users SET email = $1, email_confirmed = 0 WHERE id = $2";
    touched(execute(conn, sql(update).bind(address).bind(id.0)).await?)
}

pub(crate) async fn set_likes(conn: &mut Conn, id: UserId, likes: String) -> Result<(), StoreError> {
    let update = "UPDATE users SET likes = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(likes).bind(id.0)).await?)
}

pub(crate) async fn set_shows(conn: &mut Conn, id: UserId, shows: Shows) -> Result<(), StoreError> {
    let update = "UPDATE users SET shows = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(shows.word()).bind(id.0)).await?)
}
