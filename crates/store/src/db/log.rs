//! The log.

use std::collections::HashSet;

use super::{
    Conn, clocks, jobs, remarks,
    row::damaged,
    sql::{all, execute, one, sql, sql_of_rows},
    tables::why_not,
};
use crate::{
    Append, Appended, Millis, Ply, Revision, SeatNo, Status, StoreError, StoredDecision, TableId, TakeBack,
};

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
        for append in &winners {
            remarks::put(conn, append).await?;
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
    remarks::forget(conn, back.table, back.from).await?;
    clocks::put(conn, back.table, &back.clocks).await?;
    jobs::enqueue_all(conn, back.jobs.iter(), now).await?;
    Ok(back.expected.next())
}

pub(crate) async fn decisions(
    conn: &mut Conn,
    table: TableId,
    from: Ply,
) -> Result<Vec<StoredDecision>, StoreError> {
    // All of them in one row: a row costs more than what is in it.
    let select = "SELECT string_agg(ply || $3 || seat || $3 || decided_at || $3 || notation, $4) AS log \
                  FROM decisions WHERE table_id = $1 AND ply >= $2";
    let statement = sql(select)
        .bind(table.to_string())
        .bind(i64::from(from.0))
        .bind(BETWEEN_COLUMNS.to_string())
        .bind(BETWEEN_DECISIONS.to_string());
    let row = one(conn, statement).await?;
    let log = row.map(|row| row.maybe_text("log")).transpose()?.flatten();
    let log = log.iter().flat_map(|log| log.split(BETWEEN_DECISIONS)).map(decision);
    let mut log: Vec<StoredDecision> = log.collect::<Option<_>>().ok_or_else(|| damaged("notation"))?;
    log.sort_unstable_by_key(|decision| decision.ply);
    Ok(log)
}

/// What stands between the columns of a decision, and between decisions, where many are read as one text. No notation has
/// it.
const BETWEEN_COLUMNS: char = '\u{1f}';
const BETWEEN_DECISIONS: char = '\u{1e}';

fn decision(text: &str) -> Option<StoredDecision> {
    let mut columns = text.split(BETWEEN_COLUMNS);
    let (ply, seat, at) = (columns.next()?, columns.next()?, columns.next()?);
    let decision = StoredDecision {
        ply: Ply(ply.parse().ok()?),
        seat: SeatNo(seat.parse().ok()?),
        notation: columns.next()?.to_owned(),
        at: Millis(at.parse().ok()?),
    };
    columns.next().is_none().then_some(decision)
}
