//! The database's form and how older ones become it. A migration that was released is never changed.

use sqlx::{
    SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};

use super::{Conn, error::migration_failure};
use crate::StoreError;

const MIGRATIONS: [(&str, &str); 4] = [
    ("foundation", include_str!("../../migrations/sqlite/0001_foundation.sql")),
    ("kept seats", include_str!("../../migrations/sqlite/0002_kept_seats.sql")),
    ("no snapshots", include_str!("../../migrations/sqlite/0003_no_snapshots.sql")),
    ("origins", include_str!("../../migrations/sqlite/0004_origins.sql")),
];

/// The version that [`run`] leaves a database at.
pub(super) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Brings the database up to date.
pub(super) async fn run(conn: &mut Conn) -> Result<(), StoreError> {
    let migrations = (1..).zip(MIGRATIONS).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect()).run(conn).await.map_err(migration_failure)
}
