//! Running one statement.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, Sqlite, query::Query, sqlite::SqliteArguments};

use super::{Conn, error::failure, row::Row};
use crate::StoreError;

/// A statement with its values.
pub(super) type Statement = Query<'static, Sqlite, SqliteArguments>;

/// A statement in SQL that both databases understand; its values are bound in order as `$1`, `$2`, ….
pub(super) fn sql(text: &'static str) -> Statement {
    sqlx::query(text)
}

/// A statement about several rows at once: `text` with `{rows}` replaced by `($1, $2), ($3, $4), …`, so many rows of
/// so many values.
pub(super) fn sql_of_rows(text: &'static str, rows: usize, width: usize) -> Statement {
    let mut places = String::with_capacity(rows * width * 6);
    for place in 1..=rows * width {
        let before = match (place, place % width) {
            (1, _) => "(",
            (_, 1) => "), (",
            _ => ", ",
        };
        // Writing to a string cannot fail.
        let _ = write!(places, "{before}${place}");
    }
    places.push(')');
    sqlx::query(AssertSqlSafe(text.replace("{rows}", &places)))
}

/// How many rows the next statement about `left` rows should have. Few sizes make few statements to prepare.
pub(super) fn chunk(left: usize) -> usize {
    [64, 16, 4].into_iter().find(|&size| size <= left).unwrap_or(1)
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

#[cfg(test)]
mod tests {
    use sqlx::Execute as _;

    use super::*;

    #[test]
    fn rows_are_numbered_through() {
        let statement = sql_of_rows("VALUES {rows}", 2, 3);
        assert_eq!(statement.sql().as_str(), "VALUES ($1, $2, $3), ($4, $5, $6)");
    }

    #[test]
    fn chunks_add_up() {
        let mut left = 151;
        let mut sizes = Vec::new();
        while left > 0 {
            sizes.push(chunk(left));
            left -= chunk(left);
        }
        assert_eq!(sizes, [64, 64, 16, 4, 1, 1, 1]);
    }
}
