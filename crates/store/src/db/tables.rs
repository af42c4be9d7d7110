//! Tables: finding them, and moving them from one revision to the next.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Conn,
    row::Row,
    seats::{seat, seat_columns},
    sql::{Statement, all, chunk, execute, one, sql, sql_of_rows},
};
use crate::{
    AtZero, Customs, Hints, Millis, Missing, Origin, Page, Ply, Revision, Secrets, Status, StoreError,
    StoredSeat, Table, TableId, UserId, Visibility,
};

macro_rules! table_columns {
    () => {
        "id, game, rules_version, options, title, host, visibility, spectators, origin, status, revision, length, \
         waiting_on, commitment, outcome, created_at, updated_at, finished_at, talk, pace, at_zero, take_over, hints, another_way, \
         (SELECT ply FROM continuations WHERE continuations.table_id = tables.id) AS moment"
    };
}

/// Finds tables with their seats, each by itself: `$which` is a query's text from `FROM` on, whose values are `$bound`.
macro_rules! find {
    ($conn:expr, $which:literal $(, $bound:expr)*) => {{
        let conn = $conn;
        let tables = concat!("SELECT ", table_columns!(), " FROM tables ", $which);
        let seats = concat!(
            "SELECT ", seat_columns!(), " FROM seats WHERE table_id IN (SELECT id FROM tables ", $which, ") \
             ORDER BY table_id, seat"
        );
        let tables = all(conn, sql(tables)$(.bind($bound))*).await?;
        let seats = all(conn, sql(seats)$(.bind($bound))*).await?;
        assemble(tables, seats)
    }};
}

pub(crate) async fn by_id(conn: &mut Conn, id: TableId) -> Result<Option<Table>, StoreError> {
    find!(conn, "WHERE id = $1", id.to_string()).pop().transpose()
}

pub(crate) async fn open(conn: &mut Conn, page: Page) -> Result<Vec<Table>, StoreError> {
    let found = find!(
        conn,
        "WHERE visibility = 'public' AND status = 'gathering' AND EXISTS \
         (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open' AND invite IS NULL) \
         ORDER BY created_at DESC, id LIMIT $1 OFFSET $2",
        i64::from(page.limit),
        i64::from(page.offset)
    );
    Ok(readable(found))
}

pub(crate) async fn running(conn: &mut Conn, page: Page) -> Result<Vec<Table>, StoreError> {
    let found = find!(
        conn,
        "WHERE visibility = 'public' AND status = 'playing' AND spectators = 1 \
         ORDER BY updated_at DESC, id LIMIT $1 OFFSET $2",
        i64::from(page.limit),
        i64::from(page.offset)
    );
    Ok(readable(found))
}

pub(crate) async fn of_user(
    conn: &mut Conn,
    user: UserId,
    status: Status,
    page: Page,
) -> Result<Vec<Table>, StoreError> {
    let found = find!(
        conn,
        "WHERE status = $1 AND (host = $2 OR id IN (SELECT table_id FROM seats WHERE user_id = $2 OR kept_for = $2 OR meant_for = $2)) \
         ORDER BY updated_at DESC, id LIMIT $3 OFFSET $4",
        status.word(),
        user.0,
        i64::from(page.limit),
        i64::from(page.offset)
    );
    Ok(readable(found))
}

pub(crate) async fn going_on(conn: &mut Conn, page: Page) -> Result<Vec<Table>, StoreError> {
    let found = find!(
        conn,
        "WHERE status IN ('gathering', 'playing') ORDER BY updated_at DESC, id LIMIT $1 OFFSET $2",
        i64::from(page.limit),
        i64::from(page.offset)
    );
    Ok(readable(found))
}

pub(crate) async fn hidden_from(conn: &mut Conn, user: UserId) -> Result<Vec<TableId>, StoreError> {
    named(all(conn, sql("SELECT table_id AS id FROM hidden WHERE user_id = $1").bind(user.0)).await?)
}

pub(crate) async fn hide(
    conn: &mut Conn,
    user: UserId,
    table: TableId,
    hidden: bool,
) -> Result<(), StoreError> {
    let change = if hidden {
        "INSERT INTO hidden (user_id, table_id) SELECT $1, id FROM tables WHERE id = $2 ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM hidden WHERE user_id = $1 AND table_id = $2"
    };
    execute(conn, sql(change).bind(user.0).bind(table.to_string())).await.map(drop)
}

pub(crate) async fn ids(conn: &mut Conn) -> Result<Vec<TableId>, StoreError> {
    named(all(conn, sql("SELECT id FROM tables ORDER BY id")).await?)
}

pub(crate) async fn ids_of_user(
    conn: &mut Conn,
    user: UserId,
    status: Status,
) -> Result<Vec<TableId>, StoreError> {
    let select = "SELECT id FROM tables WHERE status = $1 AND \
                  (host = $2 OR id IN (SELECT table_id FROM seats WHERE user_id = $2 OR kept_for = $2 OR meant_for = $2)) \
                  ORDER BY updated_at DESC, id";
    named(all(conn, sql(select).bind(status.word()).bind(user.0)).await?)
}

pub(crate) async fn games_finished(
    conn: &mut Conn,
    user: UserId,
    game: &str,
    most: u32,
) -> Result<u32, StoreError> {
    let select = "SELECT id FROM tables WHERE status = 'finished' AND game = $1 AND \
                  id IN (SELECT table_id FROM seats WHERE user_id = $2) LIMIT $3";
    let found = all(conn, sql(select).bind(game.to_owned()).bind(user.0).bind(i64::from(most))).await?;
    Ok(found.len() as u32)
}

pub(crate) async fn ids_with_bots(conn: &mut Conn) -> Result<Vec<TableId>, StoreError> {
    let select = "SELECT id FROM tables \
                  WHERE status = 'playing' AND id IN (SELECT table_id FROM seats WHERE kind IN ('bot', 'open', 'gone')) \
                  ORDER BY id";
    named(all(conn, sql(select)).await?)
}

/// The tables of these rows; a row whose name is none is left out.
fn named(rows: Vec<Row>) -> Result<Vec<TableId>, StoreError> {
    let mut ids = Vec::with_capacity(rows.len());
    for row in rows {
        match row.parsed("id") {
            Ok(id) => ids.push(id),
            Err(error) => {
                tracing::error!(name = row.text("id")?, %error, "left out: no table has such a name");
            }
        }
    }
    Ok(ids)
}

/// A table found, or why it cannot be read.
type Found = Result<Table, StoreError>;

/// Those tables that can be read. One that cannot hides none of the others.
fn readable(found: Vec<Found>) -> Vec<Table> {
    let tell = |error: &StoreError| tracing::error!(%error, "a table is left out of a list");
    found.into_iter().filter_map(|table| table.inspect_err(tell).ok()).collect()
}

fn assemble(tables: Vec<Row>, seats: Vec<Row>) -> Vec<Found> {
    let mut by_table: BTreeMap<String, Result<Vec<StoredSeat>, StoreError>> = BTreeMap::new();
    for row in seats {
        // A row without a table is nobody's.
        let Ok(id) = row.text("table_id") else { continue };
        let seats = by_table.entry(id).or_insert_with(|| Ok(Vec::new()));
        match (seats.as_mut(), seat(&row)) {
            (Ok(some), Ok(seat)) => some.push(seat),
            (Ok(_), Err(error)) => *seats = Err(error),
            (Err(_), _) => {}
        }
    }
    let with_seats = |row: Row| {
        let name = row.text("id")?;
        let seats = by_table.remove(&name).unwrap_or_else(|| Ok(Vec::new()));
        row.parsed("id").and_then(|id| table(&row, id, seats?)).map_err(|error| match error {
            StoreError::Damaged(what) => StoreError::Damaged(format!("table {name}: {what}")),
            error => error,
        })
    };
    tables.into_iter().map(with_seats).collect()
}

fn table(row: &Row, id: TableId, seats: Vec<StoredSeat>) -> Result<Table, StoreError> {
    Ok(Table {
        id,
        game: row.text("game")?,
        rules_version: row.small("rules_version")?,
        options: row.text("options")?,
        title: row.text("title")?,
        host: row.maybe_user("host")?,
        visibility: row.word("visibility", Visibility::of_word)?,
        spectators: row.flag("spectators")?,
        customs: Customs {
            talk: row.flag("talk")?,
            pace: row.text("pace")?,
            at_zero: row.word("at_zero", AtZero::of_word)?,
            take_over: row.flag("take_over")?,
            hints: row.word("hints", Hints::of_word)?,
        },
        origin: row.word("origin", Origin::of_word)?,
        another_way: row.flag("another_way")?,
        moment: row.maybe_whole("moment")?.map(|_| row.ply("moment")).transpose()?,
        status: row.word("status", Status::of_word)?,
        revision: row.revision("revision")?,
        length: row.ply("length")?,
        waiting_on: row.text("waiting_on")?,
        commitment: row.text("commitment")?,
        outcome: row.maybe_text("outcome")?,
        created_at: row.millis("created_at")?,
        updated_at: row.millis("updated_at")?,
        finished_at: row.maybe_millis("finished_at")?,
        seats,
    })
}

pub(crate) async fn secrets(conn: &mut Conn, id: TableId) -> Result<Option<Secrets>, StoreError> {
    let select = "SELECT secret, seed FROM tables WHERE id = $1";
    let Some(row) = one(conn, sql(select).bind(id.to_string())).await? else { return Ok(None) };
    Ok(Some(Secrets { secret: row.secret("secret")?, seed: row.maybe_secret("seed")? }))
}

/// Moves a table of this status to its next revision, which is given back; from the revision `expected`, if one is.
pub(super) async fn advance(
    conn: &mut Conn,
    id: TableId,
    status: Status,
    expected: Option<Revision>,
) -> Result<Revision, StoreError> {
    let update = "UPDATE tables SET revision = revision + 1, updated_at = $1 \
                  WHERE id = $2 AND status = $3 AND revision = COALESCE($4, revision) RETURNING revision";
    let statement = sql(update)
        .bind(Millis::now().0)
        .bind(id.to_string())
        .bind(status.word())
        .bind(expected.map(|revision| revision.0));
    match one(conn, statement).await? {
        Some(row) => row.revision("revision"),
        None => Err(why_not(conn, id, status).await?),
    }
}

/// Locks the tables that this statement names, as [`lock`] does.
pub(super) async fn lock_those(conn: &mut Conn, named: Statement) -> Result<(), StoreError> {
    if !conn.is_shared() {
        return Ok(());
    }
    let rows = all(conn, named).await?;
    let ids = rows.iter().map(|row| row.parsed("id")).collect::<Result<Vec<_>, _>>()?;
    lock(conn, ids.into_iter()).await
}

/// Locks these tables, in the same order whoever asks, so that no two writers wait for each other. Where there is one
/// writer only, nothing has to be locked.
pub(super) async fn lock(conn: &mut Conn, ids: impl Iterator<Item = TableId>) -> Result<(), StoreError> {
    let ids: BTreeSet<TableId> = ids.collect();
    if !conn.is_shared() || ids.len() < 2 {
        return Ok(());
    }
    let ids: Vec<TableId> = ids.into_iter().collect();
    let mut left = &ids[..];
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        let select = "SELECT id FROM tables WHERE id IN (VALUES {rows}) ORDER BY id FOR UPDATE";
        let statement = some
            .iter()
            .fold(sql_of_rows(select, some.len(), 1), |statement, id| statement.bind(id.to_string()));
        all(conn, statement).await?;
        left = rest;
    }
    Ok(())
}

/// Why no table of this id and status was found at the revision and length expected.
pub(super) async fn why_not(conn: &mut Conn, id: TableId, status: Status) -> Result<StoreError, StoreError> {
    let present = standing(conn, id).await?;
    if present.status != status {
        return Ok(StoreError::WrongStatus { status: present.status });
    }
    Ok(StoreError::Conflict { revision: present.revision, length: present.length })
}

/// How far a table is.
struct Standing {
    status: Status,
    revision: Revision,
    length: Ply,
}

/// Whether this table gathers, plays or is over; refuses if there is none.
pub(super) async fn status(conn: &mut Conn, id: TableId) -> Result<Status, StoreError> {
    Ok(standing(conn, id).await?.status)
}

/// How far this table is; refuses if there is none.
async fn standing(conn: &mut Conn, id: TableId) -> Result<Standing, StoreError> {
    let select = "SELECT status, revision, length FROM tables WHERE id = $1";
    let Some(row) = one(conn, sql(select).bind(id.to_string())).await? else {
        return Err(StoreError::NotFound(Missing::Table));
    };
    Ok(Standing {
        status: row.word("status", Status::of_word)?,
        revision: row.revision("revision")?,
        length: row.ply("length")?,
    })
}

pub(crate) async fn finish(
    conn: &mut Conn,
    id: TableId,
    expected: Revision,
    outcome: String,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, id, Status::Playing, Some(expected)).await?;
    end(conn, id, Status::Finished, Some(outcome)).await?;
    Ok(revision)
}

pub(crate) async fn abandon(
    conn: &mut Conn,
    id: TableId,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let status = standing(conn, id).await?.status;
    match status {
        Status::Gathering | Status::Playing => {
            let revision = advance(conn, id, status, Some(expected)).await?;
            end(conn, id, Status::Abandoned, None).await?;
            Ok(revision)
        }
        Status::Finished | Status::Abandoned => Err(StoreError::WrongStatus { status }),
    }
}

pub(crate) async fn abandon_idle(conn: &mut Conn, since: Millis) -> Result<u64, StoreError> {
    let idle = "SELECT id FROM tables WHERE status = $1 AND updated_at < $2";
    lock_those(conn, sql(idle).bind(Status::Gathering.word()).bind(since.0)).await?;
    let update = "UPDATE tables SET revision = revision + 1, status = $1, finished_at = $2 \
                  WHERE status = $3 AND updated_at < $4";
    let statement = sql(update)
        .bind(Status::Abandoned.word())
        .bind(Millis::now().0)
        .bind(Status::Gathering.word())
        .bind(since.0);
    execute(conn, statement).await
}

async fn end(
    conn: &mut Conn,
    id: TableId,
    status: Status,
    outcome: Option<String>,
) -> Result<(), StoreError> {
    let update =
        "UPDATE tables SET status = $1, outcome = $2, finished_at = $3, waiting_on = '' WHERE id = $4";
    let statement = sql(update).bind(status.word()).bind(outcome).bind(Millis::now().0).bind(id.to_string());
    execute(conn, statement).await?;
    Ok(())
}
