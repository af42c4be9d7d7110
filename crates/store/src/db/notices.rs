//! Ways to tell somebody something, and what they were told.

use super::{
    Conn, jobs,
    row::Row,
    sql::{all, execute, one, sql},
    users::{self, touched},
};
use crate::{
    Channel, ChannelKind, Millis, Missing, NewChannel, NewJob, StoreError, TableId, Telling, Told, UserId,
    job::Lease, notice::MOST_CHANNELS,
};

pub(crate) async fn add(conn: &mut Conn, new: NewChannel) -> Result<i64, StoreError> {
    let NewChannel { user, kind, address, keys, wants, device } = new;
    users::must_exist(conn, user).await?;
    if kind == ChannelKind::Push {
        let another = "DELETE FROM channels WHERE kind = $1 AND address = $2 AND user_id <> $3";
        execute(conn, sql(another).bind(kind.word()).bind(address.clone()).bind(user.0)).await?;
    }
    let upsert = "INSERT INTO channels (user_id, kind, address, keys, wants, device, made_at) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7) \
                  ON CONFLICT (user_id, kind, address) DO UPDATE SET keys = excluded.keys RETURNING id";
    let statement = sql(upsert)
        .bind(user.0)
        .bind(kind.word())
        .bind(address)
        .bind(keys)
        .bind(wants)
        .bind(device)
        .bind(Millis::now().0);
    let id = one(conn, statement).await?.map_or(Ok(0), |row| row.whole("id"))?;
    let count = "SELECT COUNT(*) AS count FROM channels WHERE user_id = $1";
    let count = one(conn, sql(count).bind(user.0)).await?.map_or(Ok(0), |row| row.whole("count"))?;
    if count > MOST_CHANNELS { Err(StoreError::TooManyChannels) } else { Ok(id) }
}

/// What a way's row says, in the order that [`channel`] reads.
macro_rules! channel_columns {
    () => {
        "id, user_id, kind, address, keys, wants, device, made_at"
    };
}

fn channel(row: &Row) -> Result<Channel, StoreError> {
    Ok(Channel {
        id: row.whole("id")?,
        user: row.user("user_id")?,
        kind: row.word("kind", ChannelKind::of_word)?,
        address: row.text("address")?,
        keys: row.text("keys")?,
        wants: row.text("wants")?,
        device: row.text("device")?,
        made_at: row.millis("made_at")?,
    })
}

pub(crate) async fn of_user(conn: &mut Conn, user: UserId) -> Result<Vec<Channel>, StoreError> {
    let select = concat!("SELECT ", channel_columns!(), " FROM channels WHERE user_id = $1 ORDER BY id");
    all(conn, sql(select).bind(user.0)).await?.iter().map(channel).collect()
}

pub(crate) async fn by_id(conn: &mut Conn, id: i64) -> Result<Option<Channel>, StoreError> {
    let select = concat!("SELECT ", channel_columns!(), " FROM channels WHERE id = $1");
    one(conn, sql(select).bind(id)).await?.as_ref().map(channel).transpose()
}

pub(crate) async fn set_wants(
    conn: &mut Conn,
    user: UserId,
    id: i64,
    wants: String,
) -> Result<(), StoreError> {
    let update = "UPDATE channels SET wants = $1 WHERE id = $2 AND user_id = $3";
    found(execute(conn, sql(update).bind(wants).bind(id).bind(user.0)).await?)
}

pub(crate) async fn remove(conn: &mut Conn, user: UserId, id: i64) -> Result<(), StoreError> {
    let delete = "DELETE FROM channels WHERE id = $1 AND user_id = $2";
    found(execute(conn, sql(delete).bind(id).bind(user.0)).await?)
}

fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound(Missing::Channel)) } else { Ok(()) }
}

pub(crate) async fn reachable(conn: &mut Conn) -> Result<Vec<UserId>, StoreError> {
    let select = "SELECT DISTINCT user_id FROM channels ORDER BY user_id";
    all(conn, sql(select)).await?.iter().map(|row| row.user("user_id")).collect()
}

pub(crate) async fn quiet(conn: &mut Conn, user: UserId) -> Result<String, StoreError> {
    let row = one(conn, sql("SELECT quiet FROM users WHERE id = $1").bind(user.0)).await?;
    row.map_or(Err(StoreError::NotFound(Missing::User)), |row| row.text("quiet"))
}

pub(crate) async fn set_quiet(conn: &mut Conn, user: UserId, quiet: String) -> Result<(), StoreError> {
    let update = "UPDATE users SET quiet = $1 WHERE id = $2";
    touched(execute(conn, sql(update).bind(quiet).bind(user.0)).await?)
}

pub(crate) async fn mark(
    conn: &mut Conn,
    user: UserId,
    table: TableId,
    kind: String,
) -> Result<Option<i64>, StoreError> {
    let select = "SELECT mark FROM told WHERE user_id = $1 AND table_id = $2 AND kind = $3";
    let row = one(conn, sql(select).bind(user.0).bind(table.to_string()).bind(kind)).await?;
    row.map(|row| row.whole("mark")).transpose()
}

pub(crate) async fn tell(
    conn: &mut Conn,
    lease: Lease,
    tellings: Vec<Telling>,
    now: Millis,
) -> Result<usize, StoreError> {
    jobs::complete(conn, lease.id, lease.attempt).await?;
    let mut told = 0;
    for Telling { user, table, kind, mark, jobs, letter } in tellings {
        // Somebody who was forgotten meanwhile is told nothing.
        let upsert = "INSERT INTO told (user_id, table_id, kind, mark, letter) \
                      SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM users WHERE id = $1) \
                      AND EXISTS (SELECT 1 FROM tables WHERE id = $2) \
                      ON CONFLICT (user_id, table_id, kind) DO UPDATE SET mark = excluded.mark, letter = excluded.letter \
                      WHERE told.mark < excluded.mark";
        let statement =
            sql(upsert).bind(user.0).bind(table.to_string()).bind(kind).bind(mark).bind(letter.is_some());
        if execute(conn, statement).await? == 1 {
            told += 1;
            super::jobs::enqueue_all(conn, jobs.iter().chain(&letter), now).await?;
        }
    }
    Ok(told)
}

pub(crate) async fn letters(conn: &mut Conn, user: UserId) -> Result<Vec<Told>, StoreError> {
    let select =
        "SELECT table_id, kind, mark FROM told WHERE user_id = $1 AND letter = 1 ORDER BY table_id, kind";
    let told = |row: &Row| {
        Ok(Told { table: row.parsed("table_id")?, kind: row.text("kind")?, mark: row.whole("mark")? })
    };
    all(conn, sql(select).bind(user.0)).await?.iter().map(told).collect()
}

pub(crate) async fn posted(
    conn: &mut Conn,
    lease: Lease,
    user: UserId,
    told: Vec<Told>,
    next: NewJob,
    now: Millis,
) -> Result<(), StoreError> {
    jobs::complete(conn, lease.id, lease.attempt).await?;
    for Told { table, kind, mark } in told {
        let update =
            "UPDATE told SET letter = 0 WHERE user_id = $1 AND table_id = $2 AND kind = $3 AND mark = $4";
        execute(conn, sql(update).bind(user.0).bind(table.to_string()).bind(kind).bind(mark)).await?;
    }
    if !letters(conn, user).await?.is_empty() {
        jobs::enqueue(conn, &next, now).await?;
    }
    Ok(())
}
