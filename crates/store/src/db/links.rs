//! Links that work once.

use super::{
    Conn, accounts,
    row::Row,
    sessions,
    sql::{execute, one, sql},
    users::{touched, user, user_columns},
};
use crate::{Link, Millis, Missing, Purpose, StoreError, User, UserId};

/// A link to be made.
pub(crate) struct New {
    pub(crate) hash: [u8; 32],
    pub(crate) user: UserId,
    pub(crate) purpose: Purpose,
    pub(crate) about: String,
    pub(crate) now: Millis,
    pub(crate) expires_at: Millis,
}

pub(crate) async fn make(conn: &mut Conn, new: New) -> Result<(), StoreError> {
    super::users::must_exist(conn, new.user).await?;
    let old = "DELETE FROM links WHERE expires_at <= $1 OR (user_id = $2 AND purpose = $3)";
    execute(conn, sql(old).bind(new.now.0).bind(new.user.0).bind(new.purpose.word())).await?;
    let insert = "INSERT INTO links (hash, user_id, purpose, about, expires_at) VALUES ($1, $2, $3, $4, $5)";
    let statement = sql(insert)
        .bind(new.hash.to_vec())
        .bind(new.user.0)
        .bind(new.purpose.word())
        .bind(new.about)
        .bind(new.expires_at.0);
    execute(conn, statement).await.map(drop)
}

pub(crate) async fn find(
    conn: &mut Conn,
    hash: [u8; 32],
    purpose: Purpose,
    now: Millis,
) -> Result<Option<Link>, StoreError> {
    let select = concat!(
        "SELECT ",
        user_columns!(),
        ", about FROM links JOIN users ON users.id = user_id \
         WHERE hash = $1 AND purpose = $2 AND expires_at > $3"
    );
    let link = |row: Row| Ok(Link { user: user(&row)?, about: row.text("about")? });
    let statement = sql(select).bind(hash.to_vec()).bind(purpose.word()).bind(now.0);
    one(conn, statement).await?.map(link).transpose()
}

/// What the link of this hash is, which works no longer. Of two who use it at once, one does.
async fn take(conn: &mut Conn, hash: [u8; 32], purpose: Purpose, now: Millis) -> Result<Link, StoreError> {
    let found = find(conn, hash, purpose, now).await?.ok_or(StoreError::NotFound(Missing::Link))?;
    match execute(conn, sql("DELETE FROM links WHERE hash = $1").bind(hash.to_vec())).await? {
        0 => Err(StoreError::NotFound(Missing::Link)),
        _ => Ok(found),
    }
}

pub(crate) async fn use_device(
    conn: &mut Conn,
    key: [u8; 32],
    token_hash: [u8; 32],
    device: String,
    now: Millis,
) -> Result<User, StoreError> {
    let link = take(conn, key, Purpose::Device, now).await?;
    sessions::open(conn, link.user.id, token_hash, device).await?;
    Ok(link.user)
}

pub(crate) async fn use_password(
    conn: &mut Conn,
    key: [u8; 32],
    password: String,
    now: Millis,
) -> Result<User, StoreError> {
    let link = take(conn, key, Purpose::Password, now).await?;
    accounts::set_password(conn, link.user.id, password, None).await?;
    Ok(link.user)
}

pub(crate) async fn use_email(conn: &mut Conn, key: [u8; 32], now: Millis) -> Result<User, StoreError> {
    let link = take(conn, key, Purpose::Email, now).await?;
    let update = "UPDATE users SET email_confirmed = 1 WHERE id = $1 AND email = $2";
    touched(execute(conn, sql(update).bind(link.user.id.0).bind(link.about)).await?)?;
    Ok(link.user)
}
