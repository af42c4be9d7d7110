//! The log.

use super::{
    Conn, jobs,
    row::Row,
    snapshots,
    sql::{all, execute, sql},
    tables::why_not,
};
use crate::{Append, Appended, Decision, Millis, Ply, Revision, Status, StoreError, TableId, TakeBack};

pub(crate) async fn append(conn: &mut Conn, append: Append) -> Result<Appended, StoreError> {
    let at = Millis::now();
    let table = append.table.to_string();
    let status = if append.outcome.is_some() { Status::Finished } else { Status::Playing };
    let finished_at = append.outcome.as_ref().map(|_| at.0);
    let advance = "UPDATE tables \
                   SET revision = revision + 1, length = length + 1, updated_at = $1, waiting_on = $2, \
                   status = $3, outcome = $4, finished_at = $5 \
                   WHERE id = $6 AND revision = $7 AND length = $8 AND status = $9";
    let statement = sql(advance)
        .bind(at.0)
        .bind(append.waiting_on)
        .bind(status.word())
        .bind(append.outcome)
        .bind(finished_at)
        .bind(table.clone())
        .bind(append.expected.0)
        .bind(i64::from(append.ply.0))
        .bind(Status::Playing.word());
    if execute(conn, statement).await? == 0 {
        return Err(why_not(conn, append.table, Status::Playing).await?);
    }
    let insert =
        "INSERT INTO decisions (table_id, ply, seat, notation, decided_at) VALUES ($1, $2, $3, $4, $5)";
    let statement = sql(insert)
        .bind(table)
        .bind(i64::from(append.ply.0))
        .bind(i64::from(append.seat.0))
        .bind(append.notation)
        .bind(at.0);
    execute(conn, statement).await?;
    jobs::enqueue_all(conn, &append.jobs).await?;
    if let Some(snapshot) = append.snapshot {
        snapshots::put(conn, append.table, append.ply.next(), snapshot).await?;
    }
    Ok(Appended { revision: append.expected.next(), at })
}

pub(crate) async fn take_back(conn: &mut Conn, back: TakeBack) -> Result<Revision, StoreError> {
    let table = back.table.to_string();
    let shorten = "UPDATE tables SET revision = revision + 1, length = $1, updated_at = $2, waiting_on = $3 \
                   WHERE id = $4 AND revision = $5 AND length > $1 AND status = $6";
    let statement = sql(shorten)
        .bind(i64::from(back.from.0))
        .bind(Millis::now().0)
        .bind(back.waiting_on)
        .bind(table.clone())
        .bind(back.expected.0)
        .bind(Status::Playing.word());
    if execute(conn, statement).await? == 0 {
        return Err(why_not(conn, back.table, Status::Playing).await?);
    }
    let delete = "DELETE FROM decisions WHERE table_id = $1 AND ply >= $2";
    execute(conn, sql(delete).bind(table).bind(i64::from(back.from.0))).await?;
    snapshots::drop_above(conn, back.table, back.from).await?;
    jobs::enqueue_all(conn, &back.jobs).await?;
    Ok(back.expected.next())
}

pub(crate) async fn decisions(
    conn: &mut Conn,
    table: TableId,
    from: Ply,
) -> Result<Vec<Decision>, StoreError> {
    let select = "SELECT ply, seat, notation, decided_at FROM decisions \
                  WHERE table_id = $1 AND ply >= $2 ORDER BY ply";
    let rows = all(conn, sql(select).bind(table.to_string()).bind(i64::from(from.0))).await?;
    rows.iter().map(decision).collect()
}

fn decision(row: &Row) -> Result<Decision, StoreError> {
    Ok(Decision {
        ply: row.ply("ply")?,
        seat: row.seat("seat")?,
        notation: row.text("notation")?,
        at: row.millis("decided_at")?,
    })
}
