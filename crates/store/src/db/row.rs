//! From columns to values. A column that doesn't hold what it should makes the data [`StoreError::Damaged`].

use std::str::FromStr;

use sqlx::{Decode, Postgres, Row as _, Sqlite, Type, postgres::PgRow, sqlite::SqliteRow};

use super::{error::failure, sql::Value};
use crate::{Millis, Ply, Revision, SeatNo, Secret, StoreError, UserId};

/// One row of an answer.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Whole,
    Text,
    Bytes,
}

/// What both databases can give.
trait Readable<'r>: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres> {}

impl<'r, T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>> Readable<'r> for T {}

impl Row {
    fn get<'r, T: Readable<'r>>(&'r self, column: &str) -> Result<T, StoreError> {
        match self {
            Row::Sqlite(row) => row.try_get(column).map_err(failure),
            Row::Postgres(row) => row.try_get(column).map_err(failure),
        }
    }

    /// What is in a column of this kind.
    pub(super) fn value(&self, column: &str, kind: Kind) -> Result<Value, StoreError> {
        Ok(match kind {
            Kind::Whole => Value::Whole(self.get(column)?),
            Kind::Text => Value::Text(self.get(column)?),
            Kind::Bytes => Value::Bytes(self.get(column)?),
        })
    }

    pub(super) fn text(&self, column: &str) -> Result<String, StoreError> {
        self.get(column)
    }

    pub(super) fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
        self.get(column)
    }

    pub(super) fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.whole(column)? != 0)
    }

    pub(super) fn whole(&self, column: &str) -> Result<i64, StoreError> {
        self.get(column)
    }

    pub(super) fn maybe_whole(&self, column: &str) -> Result<Option<i64>, StoreError> {
        self.get(column)
    }

    /// A whole number of a smaller type.
    pub(super) fn small<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        T::try_from(self.whole(column)?).map_err(|_| damaged(column))
    }

    /// A text that stands for something.
    pub(super) fn parsed<T: FromStr>(&self, column: &str) -> Result<T, StoreError> {
        self.get::<&str>(column)?.parse().map_err(|_| damaged(column))
    }

    pub(super) fn maybe_parsed<T: FromStr>(&self, column: &str) -> Result<Option<T>, StoreError> {
        self.get::<Option<&str>>(column)?.map(|text| text.parse().map_err(|_| damaged(column))).transpose()
    }

    /// A word of a closed list.
    pub(super) fn word<T>(&self, column: &str, meaning: fn(&str) -> Option<T>) -> Result<T, StoreError> {
        meaning(self.get(column)?).ok_or_else(|| damaged(column))
    }

    pub(super) fn millis(&self, column: &str) -> Result<Millis, StoreError> {
        self.whole(column).map(Millis)
    }

    pub(super) fn maybe_millis(&self, column: &str) -> Result<Option<Millis>, StoreError> {
        Ok(self.maybe_whole(column)?.map(Millis))
    }

    pub(super) fn user(&self, column: &str) -> Result<UserId, StoreError> {
        self.whole(column).map(UserId)
    }

    pub(super) fn maybe_user(&self, column: &str) -> Result<Option<UserId>, StoreError> {
        Ok(self.maybe_whole(column)?.map(UserId))
    }

    pub(super) fn seat(&self, column: &str) -> Result<SeatNo, StoreError> {
        self.small(column).map(SeatNo)
    }

    pub(super) fn ply(&self, column: &str) -> Result<Ply, StoreError> {
        self.small(column).map(Ply)
    }

    pub(super) fn revision(&self, column: &str) -> Result<Revision, StoreError> {
        self.whole(column).map(Revision)
    }

    pub(super) fn secret(&self, column: &str) -> Result<Secret, StoreError> {
        self.maybe_secret(column)?.ok_or_else(|| damaged(column))
    }

    pub(super) fn maybe_secret(&self, column: &str) -> Result<Option<Secret>, StoreError> {
        let Some(bytes) = self.get::<Option<&[u8]>>(column)? else { return Ok(None) };
        Ok(Some(Secret::new(bytes.try_into().map_err(|_| damaged(column))?)))
    }
}

/// The column holds nothing that it could mean.
pub(super) fn damaged(column: &str) -> StoreError {
    StoreError::Damaged(format!("column {column} cannot be understood"))
}
