//! SQLite, embedded: a file in a folder that one server has to itself.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions as _, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{
    Db, READERS, Readers,
    conn::{Conn, Way},
    error::failure,
    jobs, migration,
    migration::Form,
    sql::{all, execute, sql},
    writer::{Line, Writer},
};
use crate::{StoreError, clock::JobTime, error::trouble};

const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

impl Db {
    /// Opens the database in this file, makes it if it isn't there, and brings it up to date.
    pub(crate) async fn open_file(file: &Path, time: JobTime) -> Result<Db, StoreError> {
        Db::open_as(file, time, |writing| writing).await
    }

    /// Opens the database in this file for reading alone. Nothing in its folder is touched. What its last writer left
    /// half done, or an older form, is put right in a copy elsewhere.
    pub(crate) async fn read_file(file: &Path, time: JobTime) -> Result<Db, StoreError> {
        let as_it_is = reading(file).read_only(true).immutable(true);
        let log = beside(file, "-wal");
        let is_clean = fs::metadata(&log).map_or(true, |log| log.len() == 0);
        if is_clean && form(&as_it_is).await? == Form::Newest {
            return Ok(Db::reading(Readers::Sqlite(pool(as_it_is)), None));
        }
        let folder = tempfile::tempdir().map_err(|error| trouble(&env::temp_dir(), error))?;
        let copy = folder.path().join("copy.db");
        fs::copy(file, &copy).map_err(|error| trouble(file, error))?;
        if !is_clean {
            fs::copy(&log, beside(&copy, "-wal")).map_err(|error| trouble(&log, error))?;
        }
        let mut db = Db::open_file(&copy, time).await?;
        if let Some(writer) = db.writer.take() {
            writer.close().await?;
        }
        Ok(Db { _copy: Some(folder), ..db })
    }

    /// Opens the database in this file for reading alone, beside the server that has it.
    pub(crate) async fn read_beside(file: &Path) -> Result<Db, StoreError> {
        let options = reading(file).read_only(true);
        match form(&options).await? {
            Form::Newest => Ok(Db::reading(Readers::Sqlite(pool(options)), None)),
            Form::Older => Err(StoreError::TooOld),
        }
    }

    /// Opens the database in this file, with other settings of the connection that writes.
    async fn open_as(
        file: &Path,
        time: JobTime,
        adorn: impl FnOnce(SqliteConnectOptions) -> SqliteConnectOptions,
    ) -> Result<Db, StoreError> {
        let writing = adorn(
            reading(file)
                .create_if_missing(true)
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                .optimize_on_close(true, None),
        );
        let way = Way::Sqlite(Box::new(writing));
        let mut conn = way.connect().await?;
        let ready = match bring_up_to_date(&mut conn).await {
            Ok(()) => jobs::settle(&mut conn, time.now()).await,
            Err(error) => Err(error),
        };
        if let Err(error) = ready {
            conn.close().await?;
            return Err(error);
        }
        let writer = Writer::alone(Line::new(way, Some(conn)), time);
        let readers = Readers::Sqlite(pool(reading(file).read_only(true)));
        Ok(Db { writer: Some(writer), ..Db::reading(readers, None) })
    }
}

/// Runs the migrations. Meanwhile nothing is done to rows that belong to others: a table that is copied into another form
/// is dropped and comes back under its name.
async fn bring_up_to_date(conn: &mut Conn) -> Result<(), StoreError> {
    execute(conn, sql("PRAGMA foreign_keys = OFF")).await?;
    migration::run(conn).await?;
    execute(conn, sql("PRAGMA foreign_keys = ON")).await.map(drop)
}

fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).busy_timeout(BUSY_TIMEOUT).disable_statement_logging()
}

fn pool(options: SqliteConnectOptions) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(BUSY_TIMEOUT)
        .test_before_acquire(false)
        .connect_lazy_with(options)
}

async fn form(options: &SqliteConnectOptions) -> Result<Form, StoreError> {
    let mut conn = Conn::Sqlite(options.connect().await.map_err(failure)?);
    let form = migration::form(&mut conn).await;
    conn.close().await?;
    form
}

/// The file that SQLite keeps beside a database under this name.
fn beside(file: &Path, name: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(name);
    path.into()
}

/// What is wrong with the database as such, in its own words: broken pages, and rows that belong to nothing.
pub(super) async fn faults(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
    let mut faults = Vec::new();
    for row in all(conn, sql("PRAGMA integrity_check")).await? {
        let said = row.text("integrity_check")?;
        if said != "ok" {
            faults.push(said);
        }
    }
    let orphans =
        "SELECT \"table\" AS child, parent, COUNT(*) AS count FROM pragma_foreign_key_check GROUP BY 1, 2";
    for row in all(conn, sql(orphans)).await? {
        let (child, parent, count) = (row.text("child")?, row.text("parent")?, row.whole("count")?);
        faults.push(format!("{count} rows of {child} belong to {parent} that are not there"));
    }
    Ok(faults)
}

/// What [`touch`] writes once more as it is: a number in the first page that nothing else uses, and a row of each table
/// that a decision touches, so that it needs as much room as a decision does.
const TOUCHED: [&str; 5] = [
    "PRAGMA user_version = 0",
    "UPDATE users SET created_at = created_at WHERE id = (SELECT MAX(id) FROM users)",
    "UPDATE tables SET updated_at = updated_at WHERE id = (SELECT id FROM tables LIMIT 1)",
    "UPDATE seats SET joined_at = joined_at WHERE (table_id, seat) = (SELECT table_id, seat FROM seats LIMIT 1)",
    "UPDATE decisions SET decided_at = decided_at \
     WHERE (table_id, ply) = (SELECT table_id, ply FROM decisions LIMIT 1)",
];

/// Writes to the disk, and changes nothing.
pub(super) async fn touch(conn: &mut Conn) -> Result<(), StoreError> {
    for statement in TOUCHED {
        execute(conn, sql(statement)).await?;
    }
    Ok(())
}

/// Writes a copy of the whole database, as it is at one moment, into a new file.
pub(super) async fn back_up(conn: &mut Conn, file: String) -> Result<(), StoreError> {
    execute(conn, sql("VACUUM INTO $1").bind(file)).await.map(drop)
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;

    use super::*;
    use crate::db::{Ring, sql::one};

    fn time() -> JobTime {
        JobTime::from_now_on()
    }

    async fn setting(conn: &mut Conn, pragma: &'static str) -> String {
        let row = one(conn, sql(pragma)).await.unwrap().unwrap();
        row.text("setting").unwrap()
    }

    #[tokio::test]
    async fn a_commit_reaches_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open_file(&folder.path().join("some.db"), time()).await.unwrap();
        let settings = db.writer().unwrap().write(
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

    /// Stores a user whose name takes up room. The statement has no journal of its own, so that SQLite gives up the whole
    /// transaction when there is no room.
    async fn store_something(db: &Db) -> Result<u64, StoreError> {
        let insert = "INSERT INTO users (name, language, created_at) VALUES ($1, 'en', 0)";
        let statement = sql(insert).bind("x".repeat(6_000));
        db.writer().unwrap().write(|conn| Box::pin(execute(conn, statement)), Ring::No).await
    }

    /// Stores until there is no room; how often that went well, and why no more.
    async fn fill(db: &Db) -> (usize, StoreError) {
        for made in 0.. {
            if let Err(error) = store_something(db).await {
                return (made, error);
            }
        }
        unreachable!("the disk is endless")
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_written_to_again_once_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        let db = Db::open_as(&file, time(), |writing| writing.pragma("max_page_count", "256")).await.unwrap();
        for _ in 0..3 {
            let (made, error) = fill(&db).await;
            assert!(made > 5, "{made}");
            assert!(matches!(error, StoreError::Full), "{error:?}");
            let (none, again) = fill(&db).await;
            assert!(none < made && matches!(again, StoreError::Full), "{none} {again:?}");
            // Reading goes on meanwhile.
            let count = one(&mut db.read().await.unwrap(), sql("SELECT COUNT(*) AS count FROM users")).await;
            assert_eq!(count.unwrap().unwrap().whole("count").unwrap(), (made + none) as i64);
            let mut other =
                Conn::Sqlite(SqliteConnectOptions::new().filename(&file).connect().await.unwrap());
            execute(&mut other, sql("DELETE FROM users")).await.unwrap();
            other.close().await.unwrap();
        }
        db.close().await.unwrap();
    }

    #[tokio::test]
    async fn everybody_in_a_group_is_told_that_the_disk_is_full() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        let db = Db::open_as(&file, time(), |writing| writing.pragma("max_page_count", "256")).await.unwrap();
        fill(&db).await;
        let (one, two, three) =
            tokio::join!(store_something(&db), store_something(&db), store_something(&db));
        for answer in [one, two, three] {
            assert!(matches!(answer, Err(StoreError::Full)), "{answer:?}");
        }
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open_file(&folder.path().join("some.db"), time()).await.unwrap();
        let mut reader = db.read().await.unwrap();
        let answer = execute(&mut reader, sql("DELETE FROM users")).await;
        assert!(matches!(answer, Err(StoreError::Db(_))), "{answer:?}");
    }

    #[tokio::test]
    async fn a_database_that_somebody_else_holds_is_busy() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        let db = Db::open_file(&file, time()).await.unwrap();
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
