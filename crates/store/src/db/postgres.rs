//! PostgreSQL: a database that several nodes share.

use std::time::Duration;

use sqlx::{
    ConnectOptions as _, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use super::{
    Db, READERS, Readers,
    conn::{Conn, Way},
    error::failure,
    listener::Listener,
    migration,
    migration::Form,
    sql::{execute, one, sql},
    writer::Writer,
};
use crate::{Database, Millis, StoreError, clock::JobTime};

/// How long whoever reads waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

impl Db {
    /// Opens the database, makes its tables if they aren't there, and brings it up to date.
    pub(crate) async fn open_database(database: &Database, time: JobTime) -> Result<Db, StoreError> {
        let options = options(database)?;
        let way = Way::Postgres(Box::new(options.clone().options([("synchronous_commit", "on")])));
        let mut conn = way.connect().await?;
        migration::run(&mut conn).await?;
        time.follow(now(&mut conn).await?);
        let writer = Writer::among_others(&way, conn, &time);
        let readers = pool(options);
        let listener = Listener::start(readers.clone(), writer.ringer(), time);
        let readers = Readers::Postgres(readers);
        Ok(Db { writer: Some(writer), listener: Some(listener), ..Db::reading(readers, None) })
    }

    /// Opens the database for reading alone.
    pub(crate) async fn read_database(database: &Database) -> Result<Db, StoreError> {
        let options = options(database)?;
        let mut conn = Way::Postgres(Box::new(options.clone())).connect().await?;
        let form = migration::form(&mut conn).await;
        conn.close().await?;
        match form? {
            Form::Newest => Ok(Db::reading(Readers::Postgres(pool(options)), None)),
            Form::Older => Err(StoreError::TooOld),
        }
    }
}

fn options(database: &Database) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = database.expose().parse().map_err(failure)?;
    let options = match options.get_application_name() {
        Some(_) => options,
        None => options.application_name("railhead"),
    };
    Ok(options.disable_statement_logging())
}

/// Connections that see one moment in each transaction, and cannot write.
fn pool(options: PgConnectOptions) -> PgPool {
    let settings =
        [("default_transaction_isolation", "repeatable read"), ("default_transaction_read_only", "on")];
    // A connection that was lost while nobody used it is found out before it is lent.
    PgPoolOptions::new()
        // One of them listens.
        .max_connections(READERS + 1)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(true)
        .connect_lazy_with(options.options(settings))
}

/// What the database's clock shows, which all nodes go by.
pub(super) async fn now(conn: &mut Conn) -> Result<Millis, StoreError> {
    let select = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now";
    one(conn, sql(select)).await?.map_or(Ok(Millis::now()), |row| row.millis("now"))
}

/// Where the database tells of changes.
pub(super) async fn channel(conn: &mut Conn) -> Result<String, StoreError> {
    match one(conn, sql("SELECT 'railhead ' || current_schema() AS channel")).await? {
        Some(row) => row.text("channel"),
        None => Err(StoreError::Damaged("there is no schema to work in".to_owned())),
    }
}

/// Writes to the disk, and changes nothing that anybody looks at.
pub(super) async fn touch(conn: &mut Conn) -> Result<(), StoreError> {
    let upsert = "INSERT INTO probe (one, touched) VALUES (1, $1) \
                  ON CONFLICT (one) DO UPDATE SET touched = excluded.touched";
    execute(conn, sql(upsert).bind(Millis::now().0)).await.map(drop)
}
