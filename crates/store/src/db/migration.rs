//! The database's form and how older ones become it. A migration that was released is never changed.

use sqlx::{
    SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};

use super::{
    conn::{Conn, Line},
    error::migration_failure,
    sql::{one, sql},
};
use crate::StoreError;

/// A migration's number, its name and its text.
type Step = (i64, &'static str, &'static str);

const SQLITE: &[Step] = &[
    (1, "foundation", include_str!("../../migrations/sqlite/0001_foundation.sql")),
    (2, "kept seats", include_str!("../../migrations/sqlite/0002_kept_seats.sql")),
    (3, "no snapshots", include_str!("../../migrations/sqlite/0003_no_snapshots.sql")),
    (4, "origins", include_str!("../../migrations/sqlite/0004_origins.sql")),
    (5, "job waits", include_str!("../../migrations/sqlite/0005_job_waits.sql")),
    (6, "hands", include_str!("../../migrations/sqlite/0006_hands.sql")),
    (7, "rematches", include_str!("../../migrations/sqlite/0007_rematches.sql")),
    (8, "people", include_str!("../../migrations/sqlite/0008_people.sql")),
    (9, "hosts", include_str!("../../migrations/sqlite/0009_hosts.sql")),
    (10, "talk", include_str!("../../migrations/sqlite/0010_talk.sql")),
    (11, "pace", include_str!("../../migrations/sqlite/0011_pace.sql")),
    (20, "notices", include_str!("../../migrations/sqlite/0020_notices.sql")),
    (30, "hints", include_str!("../../migrations/sqlite/0030_hints.sql")),
    (31, "analyses", include_str!("../../migrations/sqlite/0031_analyses.sql")),
    (32, "meant seats", include_str!("../../migrations/sqlite/0032_meant_seats.sql")),
    (33, "remarks", include_str!("../../migrations/sqlite/0033_remarks.sql")),
    (34, "another way", include_str!("../../migrations/sqlite/0034_another_way.sql")),
];

const POSTGRES: &[Step] = &[
    (1, "foundation", include_str!("../../migrations/postgres/0001_foundation.sql")),
    (2, "people", include_str!("../../migrations/postgres/0002_people.sql")),
    (3, "hosts", include_str!("../../migrations/postgres/0003_hosts.sql")),
    (4, "talk", include_str!("../../migrations/postgres/0004_talk.sql")),
    (5, "pace", include_str!("../../migrations/postgres/0005_pace.sql")),
    (20, "notices", include_str!("../../migrations/postgres/0020_notices.sql")),
    (30, "hints", include_str!("../../migrations/postgres/0030_hints.sql")),
    (31, "analyses", include_str!("../../migrations/postgres/0031_analyses.sql")),
    (32, "meant seats", include_str!("../../migrations/postgres/0032_meant_seats.sql")),
    (33, "remarks", include_str!("../../migrations/postgres/0033_remarks.sql")),
    (34, "another way", include_str!("../../migrations/postgres/0034_another_way.sql")),
];

/// The steps of the database that this connection leads to.
fn steps(conn: &Conn) -> &'static [Step] {
    if conn.is_shared() { POSTGRES } else { SQLITE }
}

/// The number of the last of these steps.
fn newest(steps: &[Step]) -> i64 {
    steps.iter().map(|(number, ..)| *number).max().unwrap_or_default()
}

/// How the form of a database compares to the one that this program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// It is the same.
    Newest,
    /// It is older, or was never finished.
    Older,
}

/// Which form the database has. [`StoreError::TooNew`] if it has a newer one than this program knows.
pub(super) async fn form(conn: &mut Conn) -> Result<Form, StoreError> {
    let known = newest(steps(conn));
    let select = "SELECT MAX(version) AS version FROM _sqlx_migrations WHERE success";
    match one(conn, sql(select)).await {
        Ok(Some(row)) => match row.maybe_whole("version")? {
            Some(found) if found > known => Err(StoreError::TooNew { found, known }),
            Some(found) if found == known => Ok(Form::Newest),
            Some(_) | None => Ok(Form::Older),
        },
        // A database of ours that was never finished has no list of its forms.
        Ok(None) | Err(StoreError::Db(_)) => Ok(Form::Older),
        Err(error) => Err(error),
    }
}

/// Brings the database up to date. Of several who do so at once, one does it and the others wait.
pub(super) async fn run(conn: &mut Conn) -> Result<(), StoreError> {
    let steps = steps(conn);
    let migrations = steps.iter().map(|(version, name, sql)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    let done = match conn.line() {
        Line::Sqlite(line) => migrator.run(line).await,
        Line::Postgres(line) => migrator.run(line).await,
    };
    done.map_err(|error| migration_failure(error, newest(steps)))
}
