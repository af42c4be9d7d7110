//! Jobs.

use std::time::Duration;

use super::{
    Conn,
    row::Row,
    sql::{all, chunk, execute, one, sql, sql_of_rows},
};
use crate::{Backoff, Failed, Job, Millis, NewJob, StoreError};

pub(crate) async fn enqueue(conn: &mut Conn, job: &NewJob) -> Result<bool, StoreError> {
    Ok(enqueue_rows(conn, &[job]).await? == 1)
}

/// Enqueues those jobs that aren't there yet.
pub(super) async fn enqueue_all<'a>(
    conn: &mut Conn,
    jobs: impl Iterator<Item = &'a NewJob>,
) -> Result<(), StoreError> {
    let jobs: Vec<&NewJob> = jobs.collect();
    let mut left = &jobs[..];
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        enqueue_rows(conn, some).await?;
        left = rest;
    }
    Ok(())
}

async fn enqueue_rows(conn: &mut Conn, jobs: &[&NewJob]) -> Result<u64, StoreError> {
    let insert = "INSERT INTO jobs (kind, dedup, payload, run_at, attempts) VALUES {rows} \
                  ON CONFLICT (kind, dedup) WHERE given_up_at IS NULL DO NOTHING";
    let mut statement = sql_of_rows(insert, jobs.len(), 5);
    for job in jobs {
        statement = statement
            .bind(job.kind.clone())
            .bind(job.key.clone())
            .bind(job.payload.clone())
            .bind(job.run_at.0)
            .bind(0_i64);
    }
    execute(conn, statement).await
}

pub(crate) async fn claim(conn: &mut Conn, kind: String, lease: Duration) -> Result<Option<Job>, StoreError> {
    let now = Millis::now();
    let update = "UPDATE jobs SET attempts = attempts + 1, lease_until = $1 WHERE id = (\
                  SELECT id FROM jobs WHERE kind = $2 AND given_up_at IS NULL AND run_at <= $3 \
                  AND (lease_until IS NULL OR lease_until <= $3) ORDER BY run_at, id LIMIT 1) \
                  RETURNING id, kind, dedup, payload, attempts, lease_until";
    let statement = sql(update).bind(now.after(lease).0).bind(kind).bind(now.0);
    one(conn, statement).await?.map(job).transpose()
}

fn job(row: Row) -> Result<Job, StoreError> {
    Ok(Job {
        id: row.whole("id")?,
        kind: row.text("kind")?,
        key: row.text("dedup")?,
        payload: row.text("payload")?,
        attempt: row.small("attempts")?,
        lease_until: row.millis("lease_until")?,
    })
}

pub(crate) async fn renew(
    conn: &mut Conn,
    id: i64,
    attempt: u32,
    lease: Duration,
) -> Result<Millis, StoreError> {
    let until = Millis::now().after(lease);
    let update = "UPDATE jobs SET lease_until = $1 \
                  WHERE id = $2 AND attempts = $3 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    held(execute(conn, sql(update).bind(until.0).bind(id).bind(i64::from(attempt))).await?)?;
    Ok(until)
}

pub(crate) async fn complete(conn: &mut Conn, id: i64, attempt: u32) -> Result<(), StoreError> {
    let delete = "DELETE FROM jobs \
                  WHERE id = $1 AND attempts = $2 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    held(execute(conn, sql(delete).bind(id).bind(i64::from(attempt))).await?)
}

pub(crate) async fn fail(
    conn: &mut Conn,
    id: i64,
    attempt: u32,
    error: String,
    backoff: Backoff,
) -> Result<Failed, StoreError> {
    let now = Millis::now();
    let failed = match backoff.wait(attempt) {
        Some(wait) => Failed::RetryAt(now.after(wait)),
        None => Failed::GivenUp,
    };
    let (run_at, given_up_at) = match failed {
        Failed::RetryAt(at) => (at, None),
        Failed::GivenUp => (now, Some(now.0)),
    };
    let update = "UPDATE jobs SET run_at = $1, given_up_at = $2, error = $3, lease_until = NULL \
                  WHERE id = $4 AND attempts = $5 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    let statement =
        sql(update).bind(run_at.0).bind(given_up_at).bind(error).bind(id).bind(i64::from(attempt));
    held(execute(conn, statement).await?)?;
    Ok(failed)
}

/// The lease is still the caller's if the statement found the job.
fn held(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::LeaseLost) } else { Ok(()) }
}

pub(crate) async fn payloads(conn: &mut Conn, kind: &str) -> Result<Vec<String>, StoreError> {
    let select = "SELECT payload FROM jobs WHERE kind = $1 AND given_up_at IS NULL ORDER BY id";
    let rows = all(conn, sql(select).bind(kind.to_owned())).await?;
    rows.iter().map(|row| row.text("payload")).collect()
}

pub(crate) async fn next_due(conn: &mut Conn, kind: &str) -> Result<Option<Millis>, StoreError> {
    let select = "SELECT MIN(CASE WHEN lease_until > run_at THEN lease_until ELSE run_at END) AS due FROM jobs \
                  WHERE kind = $1 AND given_up_at IS NULL";
    match one(conn, sql(select).bind(kind.to_owned())).await? {
        Some(row) => row.maybe_millis("due"),
        None => Ok(None),
    }
}
