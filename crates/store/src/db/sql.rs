//! Running one statement, on whichever database the connection leads to.

use std::fmt::Write as _;

use sqlx::{
    AssertSqlSafe, Postgres, SqlSafeStr as _, SqlStr, Sqlite, postgres::PgArguments, query::Query,
    sqlite::SqliteArguments,
};

use super::{
    conn::{Conn, Line},
    error::failure,
    row::Row,
};
use crate::StoreError;

/// A value that a statement is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// A whole number.
    Whole(Option<i64>),
    /// A text.
    Text(Option<String>),
    /// Bytes.
    Bytes(Option<Vec<u8>>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Whole(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Whole(number)
    }
}

/// A flag is a number in both databases.
impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        i64::from(flag).into()
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        text.to_owned().into()
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Value {
        Value::Bytes(Some(bytes))
    }
}

/// A statement with its values.
pub(super) struct Statement {
    text: SqlStr,
    values: Vec<Value>,
}

impl Statement {
    /// The statement with one value more.
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    fn for_sqlite(self) -> Query<'static, Sqlite, SqliteArguments> {
        self.values.into_iter().fold(sqlx::query(self.text), |query, value| match value {
            Value::Whole(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    }

    fn for_postgres(self) -> Query<'static, Postgres, PgArguments> {
        self.values.into_iter().fold(sqlx::query(self.text), |query, value| match value {
            Value::Whole(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    }
}

/// A statement in SQL that both databases understand; its values are bound in order as `$1`, `$2`, ….
pub(super) fn sql(text: &'static str) -> Statement {
    Statement { text: text.into_sql_str(), values: Vec::new() }
}

/// A statement whose text is put together from texts of ours.
pub(super) fn sql_text(text: String) -> Statement {
    Statement { text: AssertSqlSafe(text).into_sql_str(), values: Vec::new() }
}

/// A statement about several rows at once: `text` with `{rows}` replaced by `($1, $2), ($3, $4), …`, so many rows of
/// so many values.
pub(super) fn sql_of_rows(text: &str, rows: usize, width: usize) -> Statement {
    let mut places = String::with_capacity(rows * width * 6);
    for place in 0..rows * width {
        let before = match (place, place % width) {
            (0, _) => "(",
            (_, 0) => "), (",
            _ => ", ",
        };
        // Writing to a string cannot fail.
        let _ = write!(places, "{before}${}", place + 1);
    }
    places.push(')');
    sql_text(text.replace("{rows}", &places))
}

/// How many rows the next statement about `left` rows should have. Few sizes make few statements to prepare.
pub(super) fn chunk(left: usize) -> usize {
    [64, 16, 4].into_iter().find(|&size| size <= left).unwrap_or(1)
}

/// Runs a statement; how many rows it has touched.
pub(super) async fn execute(conn: &mut Conn, statement: Statement) -> Result<u64, StoreError> {
    Ok(match conn.line() {
        Line::Sqlite(line) => statement.for_sqlite().execute(line).await.map_err(failure)?.rows_affected(),
        Line::Postgres(line) => {
            statement.for_postgres().execute(line).await.map_err(failure)?.rows_affected()
        }
    })
}

/// The first row of the answer.
pub(super) async fn one(conn: &mut Conn, statement: Statement) -> Result<Option<Row>, StoreError> {
    Ok(match conn.line() {
        Line::Sqlite(line) => {
            statement.for_sqlite().fetch_optional(line).await.map_err(failure)?.map(Row::Sqlite)
        }
        Line::Postgres(line) => {
            statement.for_postgres().fetch_optional(line).await.map_err(failure)?.map(Row::Postgres)
        }
    })
}

/// All rows of the answer.
pub(super) async fn all(conn: &mut Conn, statement: Statement) -> Result<Vec<Row>, StoreError> {
    Ok(match conn.line() {
        Line::Sqlite(line) => {
            let rows = statement.for_sqlite().fetch_all(line).await.map_err(failure)?;
            rows.into_iter().map(Row::Sqlite).collect()
        }
        Line::Postgres(line) => {
            let rows = statement.for_postgres().fetch_all(line).await.map_err(failure)?;
            rows.into_iter().map(Row::Postgres).collect()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_through() {
        assert_eq!(sql_of_rows("VALUES {rows}", 2, 3).text.as_str(), "VALUES ($1, $2, $3), ($4, $5, $6)");
        assert_eq!(sql_of_rows("VALUES {rows}", 2, 1).text.as_str(), "VALUES ($1), ($2)");
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
