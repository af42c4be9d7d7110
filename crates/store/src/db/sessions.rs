//! Sessions.

use super::{
    Conn,
    row::Row,
    sql::{all, execute, sql},
    users,
};
use crate::{Millis, Missing, Session, SessionId, StoreError, UserId, session::MAX_SESSIONS};

pub(crate) async fn open(
    conn: &mut Conn,
    user: UserId,
    token_hash: [u8; 32],
    device: String,
) -> Result<(), StoreError> {
    users::must_exist(conn, user).await?;
    let oldest = "DELETE FROM sessions WHERE user_id = $1 AND id NOT IN \
                  (SELECT id FROM sessions WHERE user_id = $1 ORDER BY seen_at DESC, id DESC LIMIT $2)";
    execute(conn, sql(oldest).bind(user.0).bind(MAX_SESSIONS - 1)).await?;
    let insert =
        "INSERT INTO sessions (user_id, token_hash, device, made_at, seen_at) VALUES ($1, $2, $3, $4, $4)";
    let statement = sql(insert).bind(user.0).bind(token_hash.to_vec()).bind(device).bind(Millis::now().0);
    execute(conn, statement).await.map(drop)
}

pub(crate) async fn of_user(
    conn: &mut Conn,
    user: UserId,
    with: Option<[u8; 32]>,
) -> Result<Vec<Session>, StoreError> {
    let select = "SELECT id, device, made_at, seen_at, CAST(CASE WHEN token_hash = $2 THEN 1 ELSE 0 END AS BIGINT) AS \"current\" \
                  FROM sessions WHERE user_id = $1 ORDER BY seen_at DESC, id DESC";
    let session = |row: &Row| {
        Ok(Session {
            id: SessionId(row.whole("id")?),
            device: row.text("device")?,
            made_at: row.millis("made_at")?,
            seen_at: row.millis("seen_at")?,
            current: row.flag("current")?,
        })
    };
    let hash = with.unwrap_or_default().to_vec();
    all(conn, sql(select).bind(user.0).bind(hash)).await?.iter().map(session).collect()
}

pub(crate) async fn end(conn: &mut Conn, user: UserId, session: SessionId) -> Result<(), StoreError> {
    let delete = "DELETE FROM sessions WHERE id = $1 AND user_id = $2";
    match execute(conn, sql(delete).bind(session.0).bind(user.0)).await? {
        0 => Err(StoreError::NotFound(Missing::Session)),
        _ => Ok(()),
    }
}

pub(crate) async fn end_by_token(conn: &mut Conn, token_hash: [u8; 32]) -> Result<(), StoreError> {
    execute(conn, sql("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash.to_vec())).await.map(drop)
}

/// Ends all sessions of a user but the one with this token.
pub(super) async fn end_others(
    conn: &mut Conn,
    user: UserId,
    keep: Option<[u8; 32]>,
) -> Result<(), StoreError> {
    let delete = "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2";
    let keep = keep.unwrap_or_default().to_vec();
    execute(conn, sql(delete).bind(user.0).bind(keep)).await.map(drop)
}

pub(crate) async fn see(conn: &mut Conn, token_hash: [u8; 32], now: Millis) -> Result<(), StoreError> {
    let update = "UPDATE sessions SET seen_at = $1 WHERE token_hash = $2";
    execute(conn, sql(update).bind(now.0).bind(token_hash.to_vec())).await.map(drop)
}
