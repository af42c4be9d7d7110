//! Why bots that stand in for somebody decide as they do.

use super::{
    Conn,
    sql::{all, execute, sql},
};
use crate::{Append, Ply, StoreError, TableId};

/// Keeps what is to be remembered of a decision beside it.
pub(super) async fn put(conn: &mut Conn, append: &Append) -> Result<(), StoreError> {
    let Some(remark) = append.remark.clone() else { return Ok(()) };
    let insert = "INSERT INTO remarks (table_id, ply, text) VALUES ($1, $2, $3)";
    let statement = sql(insert).bind(append.table.to_string()).bind(i64::from(append.ply.0)).bind(remark);
    execute(conn, statement).await.map(drop)
}

/// Forgets what was remembered of decisions from `from` on.
pub(super) async fn forget(conn: &mut Conn, table: TableId, from: Ply) -> Result<(), StoreError> {
    let delete = "DELETE FROM remarks WHERE table_id = $1 AND ply >= $2";
    execute(conn, sql(delete).bind(table.to_string()).bind(i64::from(from.0))).await.map(drop)
}

/// What is remembered of a table's decisions, in order.
pub(super) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Vec<(Ply, String)>, StoreError> {
    let select = "SELECT ply, text FROM remarks WHERE table_id = $1 ORDER BY ply";
    let rows = all(conn, sql(select).bind(table.to_string())).await?;
    rows.iter().map(|row| Ok((Ply(row.small("ply")?), row.text("text")?))).collect()
}
