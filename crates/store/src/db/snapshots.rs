//! Snapshots.

use super::{
    Conn,
    row::Row,
    sql::{execute, one, sql},
    tables::standing,
};
use crate::{Ply, Revision, Snapshot, StoreError, TableId};

pub(crate) async fn put_at(
    conn: &mut Conn,
    table: TableId,
    expected: Revision,
    snapshot: Snapshot,
) -> Result<(), StoreError> {
    let present = standing(conn, table).await?;
    if present.revision != expected {
        return Err(StoreError::Conflict { revision: present.revision, length: present.length });
    }
    snapshot.must_fit(present.length)?;
    put(conn, table, snapshot).await
}

/// Keeps a snapshot that fits the table's log.
pub(super) async fn put(conn: &mut Conn, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
    let upsert = "INSERT INTO snapshots (table_id, ply, version, bytes) VALUES ($1, $2, $3, $4) \
                  ON CONFLICT (table_id, version, ply) DO UPDATE SET bytes = excluded.bytes";
    let statement = sql(upsert)
        .bind(table.to_string())
        .bind(i64::from(snapshot.ply.0))
        .bind(i64::from(snapshot.version))
        .bind(snapshot.bytes);
    execute(conn, statement).await?;
    Ok(())
}

pub(crate) async fn latest(
    conn: &mut Conn,
    table: TableId,
    ply: Ply,
    version: u8,
) -> Result<Option<Snapshot>, StoreError> {
    let select = "SELECT ply, version, bytes FROM snapshots WHERE table_id = $1 AND version = $2 AND ply <= $3 \
                  ORDER BY ply DESC LIMIT 1";
    let statement = sql(select).bind(table.to_string()).bind(i64::from(version)).bind(i64::from(ply.0));
    one(conn, statement).await?.map(snapshot).transpose()
}

fn snapshot(row: Row) -> Result<Snapshot, StoreError> {
    Ok(Snapshot { ply: row.ply("ply")?, version: row.small("version")?, bytes: row.bytes("bytes")? })
}

/// Drops what has seen more than `length` decisions.
pub(super) async fn drop_above(conn: &mut Conn, table: TableId, length: Ply) -> Result<(), StoreError> {
    let delete = "DELETE FROM snapshots WHERE table_id = $1 AND ply > $2";
    execute(conn, sql(delete).bind(table.to_string()).bind(i64::from(length.0))).await?;
    Ok(())
}

pub(crate) async fn drop_all(conn: &mut Conn) -> Result<(), StoreError> {
    execute(conn, sql("DELETE FROM snapshots")).await?;
    Ok(())
}
