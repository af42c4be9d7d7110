//! Running one statement.

use sqlx::{Sqlite, query::Query, sqlite::SqliteArguments};

use super::{Conn, error::failure, row::Row};
use crate::StoreError;

/// A statement with its values.
pub(super) type Statement = Query<'static, Sqlite, SqliteArguments>;

/// A statement in SQL that both databases understand; its values are bound in order as `$1`, `$2`, ….
pub(super) fn sql(text: &'static str) -> Statement {
    sqlx::query(text)
}

/// Runs a statement; how many rows it has touched.
pub(super) async fn execute(conn: &mut Conn, statement: Statement) -> Result<u64, StoreError> {
    Ok(statement.execute(conn).await.map_err(failure)?.rows_affected())
}

/// The first row of the answer.
pub(super) async fn one(conn: &mut Conn, statement: Statement) -> Result<Option<Row>, StoreError> {
    Ok(statement.fetch_optional(conn).await.map_err(failure)?.map(Row))
}

/// All rows of the answer.
pub(super) async fn all(conn: &mut Conn, statement: Statement) -> Result<Vec<Row>, StoreError> {
    Ok(statement.fetch_all(conn).await.map_err(failure)?.into_iter().map(Row).collect())
}
