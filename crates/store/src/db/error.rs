//! What the database says, in the store's words.

use std::sync::Arc;

use sqlx::{migrate::MigrateError, postgres::PgDatabaseError};

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
        sqlx::Error::Io(error) => StoreError::Unreachable(error.to_string()),
        sqlx::Error::Protocol(what) => StoreError::Unreachable(what),
        error => {
            let meaning = match error.as_database_error() {
                Some(said) => match said.try_downcast_ref::<PgDatabaseError>() {
                    Some(said) => postgres(said),
                    None => said.code().and_then(|code| sqlite(code.parse().ok()?, &error)),
                },
                None => None,
            };
            meaning.unwrap_or_else(|| StoreError::Db(Arc::new(error)))
        }
    }
}

fn sqlite(code: i32, error: &sqlx::Error) -> Option<StoreError> {
    match code & 0xff {
        code::BUSY | code::LOCKED => Some(StoreError::Busy),
        code::FULL => Some(StoreError::Full),
        code::CORRUPT | code::NOT_A_DATABASE => Some(StoreError::Damaged(error.to_string())),
        _ => None,
    }
}

/// By the class of PostgreSQL's error, which its first two characters are, or by the whole code.
fn postgres(said: &PgDatabaseError) -> Option<StoreError> {
    match said.code() {
        "25006" => Some(StoreError::ReadOnly),
        "53100" => Some(StoreError::Full),
        // Deadlocks, and what else is over as if it had never begun; too many connections; a lock not given in time.
        "40001" | "40P01" | "53300" | "55P03" | "57014" => Some(StoreError::Busy),
        // Ended or not begun because the database stops, starts or has crashed.
        "57P01" | "57P02" | "57P03" | "57P05" => Some(StoreError::Unreachable(said.message().to_owned())),
        code if code.starts_with("08") => Some(StoreError::Unreachable(said.message().to_owned())),
        code if code.starts_with("XX") => Some(StoreError::Damaged(said.message().to_owned())),
        _ => None,
    }
}

/// What became of migrations up to `newest`.
pub(super) fn migration_failure(error: MigrateError, newest: i64) -> StoreError {
    match error {
        MigrateError::VersionMissing(found) if found > newest => StoreError::TooNew { found, known: newest },
        MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => {
            StoreError::Damaged(error.to_string())
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failure(error),
        error => StoreError::Db(Arc::new(error)),
    }
}
