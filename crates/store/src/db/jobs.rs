//! Jobs.

use std::time::Duration;

use super::{
    Conn,
    row::Row,
    sql::{all, chunk, execute, one, sql, sql_of_rows},
};
use crate::{Backoff, Failed, Job, Millis, NewJob, StoreError, id::whole_millis, job::Lease};

/// Lets jobs go on that the last process left: nobody else has the database, so that all leases are over, and whatever the
/// clock showed then, nothing waits longer from now on than it was to wait at all.
pub(super) async fn settle(conn: &mut Conn, now: Millis) -> Result<(), StoreError> {
    let update = "UPDATE jobs SET lease_until = NULL, run_at = CASE WHEN run_at > $1 + wait THEN $1 + wait ELSE run_at END \
                  WHERE given_up_at IS NULL AND (lease_until IS NOT NULL OR run_at > $1 + wait)";
    execute(conn, sql(update).bind(now.0)).await.map(drop)
}

pub(crate) async fn enqueue(conn: &mut Conn, job: &NewJob, now: Millis) -> Result<bool, StoreError> {
    Ok(enqueue_rows(conn, &[job], now).await? == 1)
}

/// Enqueues those jobs that aren't there yet.
pub(super) async fn enqueue_all<'a>(
    conn: &mut Conn,
    jobs: impl Iterator<Item = &'a NewJob>,
    now: Millis,
) -> Result<(), StoreError> {
    let jobs: Vec<&NewJob> = jobs.collect();
    let mut left = &jobs[..];
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        enqueue_rows(conn, some, now).await?;
        left = rest;
    }
    Ok(())
}

async fn enqueue_rows(conn: &mut Conn, jobs: &[&NewJob], now: Millis) -> Result<u64, StoreError> {
    let insert = "INSERT INTO jobs (kind, dedup, payload, run_at, wait, attempts) VALUES {rows} \
                  ON CONFLICT (kind, dedup) WHERE given_up_at IS NULL DO NOTHING";
    let mut statement = sql_of_rows(insert, jobs.len(), 6);
    for job in jobs {
        statement = statement
            .bind(job.kind.clone())
            .bind(job.key.clone())
            .bind(job.payload.clone())
            .bind(now.after(job.wait).0)
            .bind(whole_millis(job.wait))
            .bind(0_i64);
    }
    execute(conn, statement).await
}

macro_rules! claiming {
    ($locking:literal) => {
        concat!(
            "WITH due AS MATERIALIZED (\
             SELECT id FROM jobs WHERE kind = $2 AND given_up_at IS NULL AND run_at <= $3 \
             AND (lease_until IS NULL OR lease_until <= $3) ORDER BY run_at, id LIMIT $4 ",
            $locking,
            ") UPDATE jobs SET attempts = attempts + 1, lease_until = $1 FROM due WHERE jobs.id = due.id \
             RETURNING jobs.id AS id, kind, dedup, payload, attempts, lease_until"
        )
    };
}

pub(crate) async fn claim(
    conn: &mut Conn,
    kind: String,
    lease: Duration,
    now: Millis,
    most: usize,
) -> Result<Vec<Job>, StoreError> {
    // Where others claim at the same time, each passes over what another is about to take.
    let update = if conn.is_shared() { claiming!("FOR UPDATE SKIP LOCKED") } else { claiming!("") };
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let statement = sql(update).bind(now.after(lease).0).bind(kind).bind(now.0).bind(most);
    let mut jobs: Vec<Job> = all(conn, statement).await?.iter().map(job).collect::<Result<_, _>>()?;
    jobs.sort_unstable_by_key(|job| job.id);
    Ok(jobs)
}

fn job(row: &Row) -> Result<Job, StoreError> {
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
    until: Millis,
) -> Result<Millis, StoreError> {
    let update = "UPDATE jobs SET lease_until = $1 \
                  WHERE id = $2 AND attempts = $3 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    held(execute(conn, sql(update).bind(until.0).bind(id).bind(i64::from(attempt))).await?)?;
    Ok(until)
}

pub(crate) async fn complete(conn: &mut Conn, id: i64, attempt: u32) -> Result<(), StoreError> {
    held(delete(conn, &[Lease { id, attempt }]).await?)
}

/// Forgets those jobs of which the lease still holds.
pub(super) async fn complete_all(conn: &mut Conn, leases: &[Lease]) -> Result<(), StoreError> {
    let mut left = leases;
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        delete(conn, some).await?;
        left = rest;
    }
    Ok(())
}

async fn delete(conn: &mut Conn, leases: &[Lease]) -> Result<u64, StoreError> {
    let delete = "DELETE FROM jobs WHERE (id, attempts) IN (VALUES {rows}) \
                  AND lease_until IS NOT NULL AND given_up_at IS NULL";
    let mut statement = sql_of_rows(delete, leases.len(), 2);
    for lease in leases {
        statement = statement.bind(lease.id).bind(i64::from(lease.attempt));
    }
    execute(conn, statement).await
}

pub(crate) async fn release(conn: &mut Conn, id: i64, attempt: u32) -> Result<(), StoreError> {
    let update = "UPDATE jobs SET lease_until = NULL \
                  WHERE id = $1 AND attempts = $2 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    held(execute(conn, sql(update).bind(id).bind(i64::from(attempt))).await?)
}

pub(crate) async fn put_off(
    conn: &mut Conn,
    lease: Lease,
    wait: Duration,
    now: Millis,
) -> Result<(), StoreError> {
    let update = "UPDATE jobs SET run_at = $1, wait = $2, lease_until = NULL \
                  WHERE id = $3 AND attempts = $4 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    let statement = sql(update).bind(now.after(wait).0).bind(whole_millis(wait));
    held(execute(conn, statement.bind(lease.id).bind(i64::from(lease.attempt))).await?)
}

pub(crate) async fn fail(
    conn: &mut Conn,
    job: Job,
    error: String,
    backoff: Backoff,
    now: Millis,
) -> Result<Failed, StoreError> {
    let wait = backoff.wait(job.attempt);
    let run_at = now.after(wait.unwrap_or_default());
    let update = "UPDATE jobs SET run_at = $1, wait = $2, given_up_at = $3, error = $4, lease_until = NULL \
                  WHERE id = $5 AND attempts = $6 AND lease_until IS NOT NULL AND given_up_at IS NULL";
    let statement = sql(update)
        .bind(run_at.0)
        .bind(whole_millis(wait.unwrap_or_default()))
        .bind(wait.is_none().then_some(now.0))
        .bind(error)
        .bind(job.id)
        .bind(i64::from(job.attempt));
    held(execute(conn, statement).await?)?;
    Ok(if wait.is_some() { Failed::RetryAt(run_at) } else { Failed::GivenUp })
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
