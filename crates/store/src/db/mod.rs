//! The database. Everything that knows of SQL is in here.
//!
//! Each operation is a function over one connection, in SQL that SQLite and PostgreSQL both understand. What is
//! SQLite's alone: how connections are opened (here), the migrations, and the [`writer`] that all writes go through.
//!
//! Writes of one table are told apart by the table's row: an operation first moves the row to its next revision,
//! which locks it for the transaction, and then looks at the rest.

mod error;
pub(crate) mod jobs;
pub(crate) mod keys;
pub(crate) mod log;
mod migration;
mod row;
pub(crate) mod seating;
mod seats;
mod sql;
pub(crate) mod tables;
pub(crate) mod users;
mod writer;

use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions as _, Connection as _, Sqlite, SqliteConnection, SqlitePool,
    pool::PoolConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use self::error::failure;
use self::writer::{Line, Writer};
pub(crate) use self::writer::{Operation, Ring};
use crate::StoreError;

/// A connection.
pub(crate) type Conn = SqliteConnection;

/// A connection lent for reading.
pub(crate) type Reader = PoolConnection<Sqlite>;

/// A connection lent for reading that sees one moment of the database.
pub(crate) type ReadTransaction = sqlx::Transaction<'static, Sqlite>;

const READERS: u32 = 4;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// An open database.
pub(crate) struct Db {
    pub(crate) writer: Writer,
    readers: SqlitePool,
}

impl Db {
    /// Opens the database in this file, makes it if it isn't there, and brings it up to date.
    pub(crate) async fn open(file: &Path) -> Result<Db, StoreError> {
        Db::open_as(file, |writing| writing).await
    }

    /// The same, with other settings of the connection that writes.
    async fn open_as(
        file: &Path,
        adorn: impl FnOnce(SqliteConnectOptions) -> SqliteConnectOptions,
    ) -> Result<Db, StoreError> {
        let options =
            SqliteConnectOptions::new().filename(file).busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
        let writing = adorn(
            options
                .clone()
                .create_if_missing(true)
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                .optimize_on_close(true, None),
        );
        let mut conn = writing.connect().await.map_err(failure)?;
        if let Err(error) = migration::run(&mut conn).await {
            conn.close().await.map_err(failure)?;
            return Err(error);
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(BUSY_TIMEOUT)
            .test_before_acquire(false)
            .connect_lazy_with(options.read_only(true));
        Ok(Db { writer: Writer::new(Line::new(writing, conn)), readers })
    }

    pub(crate) async fn read(&self) -> Result<Reader, StoreError> {
        self.readers.acquire().await.map_err(failure)
    }

    pub(crate) async fn read_consistently(&self) -> Result<ReadTransaction, StoreError> {
        self.readers.begin().await.map_err(failure)
    }

    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await
    }
}

/// Writes the first page once more as it is: a number in it that nothing else uses.
pub(crate) async fn touch(conn: &mut Conn) -> Result<(), StoreError> {
    sql::execute(conn, sql::sql("PRAGMA user_version = 0")).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::sql::{one, sql};

    async fn setting(conn: &mut Conn, pragma: &'static str) -> String {
        let row = one(conn, sql(pragma)).await.unwrap().unwrap();
        row.text("setting").unwrap()
    }

    #[tokio::test]
    async fn a_commit_reaches_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("some.db")).await.unwrap();
        let settings = db.writer.write(
            |conn| {
                Box::pin(async {
                    Ok([
                        setting(conn, "SELECT journal_mode AS setting FROM pragma_journal_mode").await,
                        setting(conn, "SELECT CAST(synchronous AS TEXT) AS setting FROM pragma_synchronous")
                            .await,
                        setting(
                            conn,
                            "SELECT CAST(foreign_keys AS TEXT) AS setting FROM pragma_foreign_keys",
                        )
                        .await,
                    ])
                })
            },
            Ring::No,
        );
        // Synchronous FULL is 2.
        assert_eq!(settings.await.unwrap(), ["wal", "2", "1"]);
    }

    /// Makes users whose names take up room until one cannot be made; how many were made, and why no more.
    async fn fill(db: &Db) -> (usize, StoreError) {
        for made in 0.. {
            let name = "x".repeat(6_000);
            let answer = db
                .writer
                .write(|conn| Box::pin(users::create(conn, name, "en".to_owned(), hash())), Ring::No);
            if let Err(error) = answer.await {
                return (made, error);
            }
        }
        unreachable!("the disk is endless")
    }

    fn hash() -> [u8; 32] {
        crate::secret::random().unwrap()
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_written_to_again_once_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        let db = Db::open_as(&file, |writing| writing.pragma("max_page_count", "64")).await.unwrap();
        for _ in 0..3 {
            let (made, error) = fill(&db).await;
            assert!(made > 5, "{made}");
            assert!(matches!(error, StoreError::Full), "{error:?}");
            let (none, again) = fill(&db).await;
            assert!(none < made && matches!(again, StoreError::Full), "{none} {again:?}");
            // Reading goes on meanwhile.
            let count = one(&mut db.read().await.unwrap(), sql("SELECT COUNT(*) AS count FROM users")).await;
            assert_eq!(count.unwrap().unwrap().whole("count").unwrap(), (made + none) as i64);
            let mut other = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
            sql::execute(&mut other, sql("DELETE FROM users")).await.unwrap();
            other.close().await.unwrap();
        }
        db.close().await.unwrap();
    }

    #[tokio::test]
    async fn everybody_in_a_group_is_told_that_the_disk_is_full() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        let db = Db::open_as(&file, |writing| writing.pragma("max_page_count", "64")).await.unwrap();
        fill(&db).await;
        let create = |name: &str| {
            let name = name.repeat(9_000);
            db.writer.write(|conn| Box::pin(users::create(conn, name, "en".to_owned(), hash())), Ring::No)
        };
        let (one, two, three) = tokio::join!(create("a"), create("b"), create("c"));
        for answer in [one, two, three] {
            assert!(matches!(answer, Err(StoreError::Full)), "{answer:?}");
        }
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("some.db")).await.unwrap();
        let mut reader = db.read().await.unwrap();
        let answer = sql::execute(&mut reader, sql("DELETE FROM users")).await;
        assert!(matches!(answer, Err(StoreError::Db(_))), "{answer:?}");
    }

    #[tokio::test]
    async fn a_database_that_somebody_else_holds_is_busy() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        let db = Db::open(&file).await.unwrap();
        let hasty = SqliteConnectOptions::new().filename(&file).busy_timeout(Duration::ZERO);
        let mut holder = hasty.connect().await.unwrap();
        let held = holder.begin_with("BEGIN IMMEDIATE").await.unwrap();
        let mut other = hasty.connect().await.unwrap();
        let refused = other.begin_with("BEGIN IMMEDIATE").await.map(drop).map_err(failure);
        assert!(matches!(refused, Err(StoreError::Busy)), "{refused:?}");
        held.rollback().await.unwrap();
        db.close().await.unwrap();
    }
}
