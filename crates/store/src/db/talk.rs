//! Talk.

use super::{
    Conn, acts,
    row::Row,
    sql::{all, execute, one, sql},
    tables::{advance, status},
    users,
};
use crate::{
    ActKind, Millis, Missing, NewAct, Revision, Room, Said, Say, StoreError, TableId, TalkReport, UserId,
    Words, talk::MOST_LINES,
};

pub(crate) async fn say(conn: &mut Conn, say: Say) -> Result<i64, StoreError> {
    let Say { table, room, user, seat, words } = say;
    users::must_exist(conn, user).await?;
    let select = "SELECT talk FROM tables WHERE id = $1";
    match one(conn, sql(select).bind(table.to_string())).await? {
        None => return Err(StoreError::NotFound(Missing::Table)),
        Some(row) if !row.flag("talk")? => return Err(StoreError::TalkOff),
        Some(_) => {}
    }
    let (phrase, text) = match words {
        Words::Phrase(key) => (Some(key), None),
        Words::Text(text) => (None, Some(text)),
    };
    let insert = "INSERT INTO talk (table_id, room, user_id, seat, phrase, text, said_at) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    let statement = sql(insert)
        .bind(table.to_string())
        .bind(room.word())
        .bind(user.0)
        .bind(seat.map(|seat| i64::from(seat.0)))
        .bind(phrase)
        .bind(text)
        .bind(Millis::now().0);
    let id = one(conn, statement).await?.map_or(Ok(0), |row| row.whole("id"))?;
    let forget = "DELETE FROM talk WHERE table_id = $1 AND id <= \
                  (SELECT id FROM talk WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)";
    execute(conn, sql(forget).bind(table.to_string()).bind(MOST_LINES)).await?;
    Ok(id)
}

pub(crate) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Vec<Said>, StoreError> {
    let select = "SELECT talk.id AS id, room, user_id, name, seat, phrase, text, said_at \
                  FROM talk JOIN users ON users.id = user_id WHERE table_id = $1 ORDER BY talk.id";
    all(conn, sql(select).bind(table.to_string())).await?.iter().map(said).collect()
}

fn said(row: &Row) -> Result<Said, StoreError> {
    let words = match row.maybe_text("phrase")? {
        Some(key) => Words::Phrase(key),
        None => Words::Text(row.maybe_text("text")?.unwrap_or_default()),
    };
    let seat = row.maybe_whole("seat")?.map(|_| row.seat("seat")).transpose()?;
    Ok(Said {
        id: row.whole("id")?,
        room: row.word("room", Room::of_word)?,
        user: row.user("user_id")?,
        name: row.text("name")?,
        seat,
        words,
        at: row.millis("said_at")?,
    })
}

pub(crate) async fn set(
    conn: &mut Conn,
    table: TableId,
    on: bool,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let status = status(conn, table).await?;
    let revision = advance(conn, table, status, Some(expected)).await?;
    let update = "UPDATE tables SET talk = $1 WHERE id = $2";
    execute(conn, sql(update).bind(on).bind(table.to_string())).await?;
    Ok(revision)
}

pub(crate) async fn tables_of(conn: &mut Conn, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let select = "SELECT DISTINCT table_id FROM talk WHERE user_id = $1";
    all(conn, sql(select).bind(user.0)).await?.iter().map(|row| row.parsed("table_id")).collect()
}

pub(crate) async fn mute(conn: &mut Conn, user: UserId, other: UserId, mute: bool) -> Result<(), StoreError> {
    users::must_exist(conn, user).await?;
    users::must_exist(conn, other).await?;
    let change = if mute {
        "INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE user_id = $1 AND muted_id = $2"
    };
    execute(conn, sql(change).bind(user.0).bind(other.0)).await.map(drop)
}

pub(crate) async fn muted_by(conn: &mut Conn, user: UserId) -> Result<Vec<UserId>, StoreError> {
    let select = "SELECT muted_id FROM mutes WHERE user_id = $1 ORDER BY muted_id";
    all(conn, sql(select).bind(user.0)).await?.iter().map(|row| row.user("muted_id")).collect()
}

pub(crate) async fn report(conn: &mut Conn, table: TableId, line: i64, by: UserId) -> Result<(), StoreError> {
    users::must_exist(conn, by).await?;
    let insert = "INSERT INTO talk_reports (table_id, line, said_by, text, reported_by, reported_at, settled) \
                  SELECT table_id, id, user_id, COALESCE(text, phrase), $1, $2, 0 FROM talk \
                  WHERE table_id = $3 AND id = $4 ON CONFLICT DO NOTHING";
    let statement = sql(insert).bind(by.0).bind(Millis::now().0).bind(table.to_string()).bind(line);
    if execute(conn, statement).await? == 1 {
        return Ok(());
    }
    let select = "SELECT id FROM talk WHERE table_id = $1 AND id = $2";
    let there = one(conn, sql(select).bind(table.to_string()).bind(line)).await?;
    there.map(drop).ok_or(StoreError::NotFound(Missing::Line))
}

pub(crate) async fn reports(conn: &mut Conn) -> Result<Vec<TalkReport>, StoreError> {
    let select = "SELECT talk_reports.id AS id, table_id, said_by, sayer.name AS sayer, text, reported_by, \
                  reporter.name AS reporter, reported_at FROM talk_reports \
                  JOIN users AS sayer ON sayer.id = said_by LEFT JOIN users AS reporter ON reporter.id = reported_by \
                  WHERE settled = 0 ORDER BY talk_reports.id";
    all(conn, sql(select)).await?.iter().map(reported).collect()
}

fn reported(row: &Row) -> Result<TalkReport, StoreError> {
    Ok(TalkReport {
        id: row.whole("id")?,
        table: row.parsed("table_id")?,
        said_by: (row.user("said_by")?, row.text("sayer")?),
        text: row.text("text")?,
        reported_by: row.maybe_user("reported_by")?.zip(row.maybe_text("reporter")?),
        at: row.millis("reported_at")?,
    })
}

pub(crate) async fn settle(conn: &mut Conn, id: i64, by: UserId) -> Result<(), StoreError> {
    let update =
        "UPDATE talk_reports SET settled = 1 WHERE id = $1 AND settled = 0 RETURNING said_by, table_id";
    let settled = one(conn, sql(update).bind(id)).await?.ok_or(StoreError::NotFound(Missing::Report))?;
    let (user, table) = (settled.user("said_by")?, settled.parsed("table_id")?);
    acts::note(conn, NewAct { kind: ActKind::Settled, by, user: Some(user), table: Some(table) }).await
}

pub(crate) async fn read(conn: &mut Conn, user: UserId, table: TableId, line: i64) -> Result<(), StoreError> {
    users::must_exist(conn, user).await?;
    status(conn, table).await?;
    // No further than there is something to read.
    let upsert = "INSERT INTO talk_read (user_id, table_id, line) \
                  VALUES ($1, $2, (SELECT COALESCE(MAX(id), 0) FROM talk WHERE table_id = $2 AND id <= $3)) \
                  ON CONFLICT (user_id, table_id) DO UPDATE SET line = excluded.line WHERE talk_read.line < excluded.line";
    execute(conn, sql(upsert).bind(user.0).bind(table.to_string()).bind(line)).await.map(drop)
}

pub(crate) async fn read_by(conn: &mut Conn, user: UserId, table: TableId) -> Result<i64, StoreError> {
    let select = "SELECT line FROM talk_read WHERE user_id = $1 AND table_id = $2";
    let row = one(conn, sql(select).bind(user.0).bind(table.to_string())).await?;
    row.map_or(Ok(0), |row| row.whole("line"))
}

pub(crate) async fn unread(conn: &mut Conn, user: UserId) -> Result<Vec<(TableId, u32)>, StoreError> {
    let select = "SELECT talk.table_id AS table_id, COUNT(*) AS lines FROM talk \
                  LEFT JOIN talk_read ON talk_read.user_id = $1 AND talk_read.table_id = talk.table_id \
                  WHERE room = 'table' AND talk.user_id <> $1 AND talk.id > COALESCE(talk_read.line, 0) \
                  AND talk.table_id IN (SELECT table_id FROM seats WHERE user_id = $1 OR kept_for = $1) \
                  AND talk.user_id NOT IN (SELECT muted_id FROM mutes WHERE user_id = $1) \
                  GROUP BY talk.table_id ORDER BY talk.table_id";
    let rows = all(conn, sql(select).bind(user.0)).await?;
    rows.iter().map(|row| Ok((row.parsed("table_id")?, row.small("lines")?))).collect()
}
