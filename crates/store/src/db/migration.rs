//! The database's form and how older ones become it. A migration that was released is never changed.

use sqlx::{
    ConnectOptions as _, Connection as _, SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::SqliteConnectOptions,
};

use super::{
    Conn,
    error::{failure, migration_failure},
    sql::{one, sql},
};
use crate::StoreError;

const MIGRATIONS: [(&str, &str); 7] = [
    ("foundation", include_str!("../../migrations/sqlite/0001_foundation.sql")),
    ("kept seats", include_str!("../../migrations/sqlite/0002_kept_seats.sql")),
    ("no snapshots", include_str!("../../migrations/sqlite/0003_no_snapshots.sql")),
    ("origins", include_str!("../../migrations/sqlite/0004_origins.sql")),
    ("job waits", include_str!("../../migrations/sqlite/0005_job_waits.sql")),
    ("hands", include_str!("../../migrations/sqlite/0006_hands.sql")),
    ("rematches", include_str!("../../migrations/sqlite/0007_rematches.sql")),
];

/// The version that [`run`] leaves a database at.
pub(super) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Whether the database that is reached like this has the newest form. [`StoreError::TooNew`] if it has a newer one.
pub(super) async fn is_newest(options: &SqliteConnectOptions) -> Result<bool, StoreError> {
    let mut conn = options.connect().await.map_err(failure)?;
    let select = "SELECT MAX(version) AS version FROM _sqlx_migrations WHERE success";
    let found = one(&mut conn, sql(select)).await;
    conn.close().await.map_err(failure)?;
    match found {
        Ok(Some(row)) => match row.whole("version")? {
            found if found > NEWEST => Err(StoreError::TooNew { found, known: NEWEST }),
            found => Ok(found == NEWEST),
        },
        // A database of ours that was never finished has no list of its forms.
        Ok(None) | Err(StoreError::Db(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Brings the database up to date.
pub(super) async fn run(conn: &mut Conn) -> Result<(), StoreError> {
    let migrations = (1..).zip(MIGRATIONS).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect()).run(conn).await.map_err(migration_failure)
}
