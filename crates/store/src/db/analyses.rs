//! The study of games that are over.

use super::{
    Conn, jobs,
    sql::{execute, one, sql},
};
use crate::{Millis, NewJob, StoreError, StoredAnalysis, TableId};

pub(crate) async fn begin(
    conn: &mut Conn,
    table: TableId,
    begun: StoredAnalysis,
    job: NewJob,
    now: Millis,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO analyses (table_id, looks, luck, judged, total, moments, asked_at) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    let statement = sql(insert)
        .bind(table.to_string())
        .bind(i64::from(begun.looks))
        .bind(begun.luck)
        .bind(i64::from(begun.judged))
        .bind(i64::from(begun.total))
        .bind(begun.moments)
        .bind(Millis::now().0);
    execute(conn, statement).await?;
    if of_table(conn, table).await?.is_some_and(|begun| !begun.is_done()) {
        jobs::enqueue(conn, &job, now).await?;
    }
    Ok(())
}

pub(crate) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Option<StoredAnalysis>, StoreError> {
    let select = "SELECT looks, luck, judged, total, moments FROM analyses WHERE table_id = $1";
    let Some(row) = one(conn, sql(select).bind(table.to_string())).await? else { return Ok(None) };
    Ok(Some(StoredAnalysis {
        looks: row.small("looks")?,
        luck: row.whole("luck")?,
        judged: row.small("judged")?,
        total: row.small("total")?,
        moments: row.text("moments")?,
    }))
}

pub(crate) async fn note(
    conn: &mut Conn,
    table: TableId,
    judged: u32,
    moments: String,
) -> Result<(), StoreError> {
    let update = "UPDATE analyses SET judged = $1, moments = $2 WHERE table_id = $3 AND judged < $1";
    let statement = sql(update).bind(i64::from(judged)).bind(moments).bind(table.to_string());
    execute(conn, statement).await.map(drop)
}
