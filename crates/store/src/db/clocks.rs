//! Clocks, and the time during which a server was there.

use super::{
    Conn,
    row::Row,
    sql::{all, execute, one, sql},
    tables::advance,
};
use crate::{Millis, Revision, SeatNo, Status, StoreError, StoredClock, TableId};

/// How long a server that shares its database may be silent before it is taken for gone.
const SILENCE: i64 = 15_000;

/// Writes down that a server is there, which was there at `before` too if that is known. How long none was, in all.
pub(crate) async fn be_alive(
    conn: &mut Conn,
    now: Millis,
    before: Option<Millis>,
    alone: bool,
) -> Result<i64, StoreError> {
    let Some(row) = one(conn, sql("SELECT alive_at, lost FROM service WHERE one = 1")).await? else {
        let insert = "INSERT INTO service (one, alive_at, lost) VALUES (1, $1, 0) ON CONFLICT DO NOTHING";
        execute(conn, sql(insert).bind(now.0)).await?;
        return Ok(0);
    };
    let (alive_at, lost) = (row.whole("alive_at")?, row.whole("lost")?);
    let gap = match before {
        // Whoever was there then has been there since.
        Some(before) => (before.0 - alive_at).max(0),
        // Nobody else can have been. The clock on the wall may have been set meanwhile, even back.
        None if alone => now.0 - alive_at,
        None if now.0 - alive_at > SILENCE => now.0 - alive_at,
        None => 0,
    };
    let update = "UPDATE service SET alive_at = $1, lost = lost + $2 \
                  WHERE one = 1 AND alive_at = $3 AND (alive_at < $1 OR $4 = 1)";
    let statement = sql(update).bind(now.0).bind(gap).bind(alive_at).bind(alone);
    Ok(if execute(conn, statement).await? == 1 { lost + gap } else { lost })
}

/// For how long no server was there, in all.
pub(crate) async fn lost(conn: &mut Conn) -> Result<i64, StoreError> {
    let row = one(conn, sql("SELECT lost FROM service WHERE one = 1")).await?;
    row.map_or(Ok(0), |row| row.whole("lost"))
}

pub(super) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Vec<StoredClock>, StoreError> {
    let select = "SELECT seat, left_ms, ends_at FROM clocks WHERE table_id = $1 ORDER BY seat";
    all(conn, sql(select).bind(table.to_string())).await?.iter().map(clock).collect()
}

fn clock(row: &Row) -> Result<StoredClock, StoreError> {
    Ok(StoredClock {
        seat: row.seat("seat")?,
        left: row.whole("left_ms")?,
        ends_at: row.maybe_millis("ends_at")?,
    })
}

pub(super) async fn put(conn: &mut Conn, table: TableId, clocks: &[StoredClock]) -> Result<(), StoreError> {
    for clock in clocks {
        let upsert = "INSERT INTO clocks (table_id, seat, left_ms, ends_at) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (table_id, seat) \
                      DO UPDATE SET left_ms = excluded.left_ms, ends_at = excluded.ends_at";
        let statement = sql(upsert)
            .bind(table.to_string())
            .bind(i64::from(clock.seat.0))
            .bind(clock.left)
            .bind(clock.ends_at.map(|at| at.0));
        execute(conn, statement).await?;
    }
    Ok(())
}

pub(crate) async fn set(
    conn: &mut Conn,
    table: TableId,
    clocks: Vec<StoredClock>,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    put(conn, table, &clocks).await?;
    Ok(revision)
}

pub(crate) async fn run_out(conn: &mut Conn, now: Millis) -> Result<Vec<(TableId, SeatNo)>, StoreError> {
    let select = "SELECT table_id, seat FROM clocks JOIN tables ON tables.id = table_id \
                  WHERE ends_at <= $1 AND status = 'playing' ORDER BY ends_at LIMIT 100";
    let rows = all(conn, sql(select).bind(now.0)).await?;
    rows.iter().map(|row| Ok((row.parsed("table_id")?, row.seat("seat")?))).collect()
}
