//! What the database says, in the store's words.

use std::sync::Arc;

use sqlx::migrate::MigrateError;

use super::migration;
use crate::StoreError;

/// The base codes of SQLite's errors that callers treat differently. An extended code's lowest byte is its base.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const LOCKED: i32 = 6;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const NOT_A_DATABASE: i32 = 26;
}

pub(super) fn failure(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::PoolTimedOut => StoreError::Busy,
        sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Decode(_)
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::TypeNotFound { .. } => StoreError::Damaged(error.to_string()),
        error => match base_code(&error) {
            Some(code::BUSY | code::LOCKED) => StoreError::Busy,
            Some(code::FULL) => StoreError::Full,
            Some(code::CORRUPT | code::NOT_A_DATABASE) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Db(Arc::new(error)),
        },
    }
}

fn base_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

pub(super) fn migration_failure(error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(found) if found > migration::NEWEST => {
            StoreError::TooNew { found, known: migration::NEWEST }
        }
        MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => {
            StoreError::Damaged(error.to_string())
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failure(error),
        error => StoreError::Db(Arc::new(error)),
    }
}
