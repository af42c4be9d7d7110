//! The log.

use std::collections::HashSet;

use super::{
    Conn, clocks, jobs,
    row::Row,
    sql::{all, execute, sql, sql_of_rows},
    tables::why_not,
};
use crate::{Append, Appended, Millis, Ply, Revision, Status, StoreError, StoredDecision, TableId, TakeBack};

/// The answer to each of several requests.
pub(super) type Answers = Vec<Result<Appended, StoreError>>;

/// Stores decisions of different tables, all with the same few statements. A request that is refused has written
/// nothing; an error is everybody's, and may have left some of them half-written.
/// Jobs wait from `now` on.
pub(super) async fn append(conn: &mut Conn, appends: &[&Append], now: Millis) -> Result<Answers, StoreError> {
    let at = Millis::now();
    let stored = advance(conn, appends, at).await?;
    let stands = |append: &&&Append| stored.contains(&append.table);
    let winners: Vec<&Append> = appends.iter().filter(stands).copied().collect();
    if !winners.is_empty() {
        insert(conn, &winners, at).await?;
        for append in winners.iter().filter(|append| !append.clocks.is_empty()) {
            clocks::put(conn, append.table, &append.clocks).await?;
        }
        jobs::enqueue_all(conn, winners.iter().flat_map(|append| &append.jobs), now).await?;
    }
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        answers.push(if stored.contains(&append.table) {
            Ok(Appended { revision: append.expected.next(), at })
        } else {
            Err(why_not(conn, append.table, Status::Playing).await?)
        });
    }
    Ok(answers)
}

/// Moves those tables on that are as their requests expect them, and says which.
async fn advance(conn: &mut Conn, appends: &[&Append], at: Millis) -> Result<HashSet<TableId>, StoreError> {
    let update = "WITH next (id, revision, length, waiting_on, status, outcome, updated_at, finished_at, playing) \
                  AS (VALUES {rows}) \
                  UPDATE tables SET revision = tables.revision + 1, length = tables.length + 1, \
                  waiting_on = next.waiting_on, status = next.status, outcome = next.outcome, \
                  updated_at = next.updated_at, finished_at = next.finished_at \
                  FROM next WHERE tables.id = next.id AND tables.revision = next.revision \
                  AND tables.length = next.length AND tables.status = next.playing \
                  RETURNING tables.id AS id";
    let mut statement = sql_of_rows(update, appends.len(), 9);
    for append in appends {
        let finished = append.outcome.is_some();
        let status = if finished { Status::Finished } else { Status::Playing };
        statement = statement
            .bind(append.table.to_string())
            .bind(append.expected.0)
            .bind(i64::from(append.ply.0))
            .bind(append.waiting_on.clone())
            .bind(status.word())
            .bind(append.outcome.clone())
            .bind(at.0)
            .bind(finished.then_some(at.0))
            .bind(Status::Playing.word());
    }
    all(conn, statement).await?.iter().map(|row| row.parsed("id")).collect()
}

async fn insert(conn: &mut Conn, appends: &[&Append], at: Millis) -> Result<(), StoreError> {
    let insert = "INSERT INTO decisions (table_id, ply, seat, notation, decided_at) VALUES {rows}";
    let mut statement = sql_of_rows(insert, appends.len(), 5);
    for append in appends {
        statement = statement
            .bind(append.table.to_string())
            .bind(i64::from(append.ply.0))
            .bind(i64::from(append.seat.0))
            .bind(append.notation.clone())
            .bind(at.0);
    }
    execute(conn, statement).await?;
    Ok(())
}

pub(crate) async fn take_back(conn: &mut Conn, back: TakeBack, now: Millis) -> Result<Revision, StoreError> {
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
    clocks::put(conn, back.table, &back.clocks).await?;
    jobs::enqueue_all(conn, back.jobs.iter(), now).await?;
    Ok(back.expected.next())
}

pub(crate) async fn decisions(
    conn: &mut Conn,
    table: TableId,
    from: Ply,
) -> Result<Vec<StoredDecision>, StoreError> {
    let select = "SELECT ply, seat, notation, decided_at FROM decisions \
                  WHERE table_id = $1 AND ply >= $2 ORDER BY ply";
    let rows = all(conn, sql(select).bind(table.to_string()).bind(i64::from(from.0))).await?;
    rows.iter().map(decision).collect()
}

fn decision(row: &Row) -> Result<StoredDecision, StoreError> {
    Ok(StoredDecision {
        ply: row.ply("ply")?,
        seat: row.seat("seat")?,
        notation: row.text("notation")?,
        at: row.millis("decided_at")?,
    })
}
