//! Connections, to one database or the other, held in one way or another.

use std::time::Duration;

use sqlx::{
    ConnectOptions as _, Connection as _, PgConnection, Postgres, Sqlite, SqliteConnection, Transaction,
    pool::PoolConnection, postgres::PgConnectOptions, sqlite::SqliteConnectOptions,
};

use super::error::failure;
use crate::StoreError;

/// How long PostgreSQL may take to answer a knock.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection.
pub(crate) enum Conn {
    /// Our own.
    Sqlite(SqliteConnection),
    /// Lent for reading.
    SqliteReader(PoolConnection<Sqlite>),
    /// Lent for reading, and sees one moment of the database.
    SqliteMoment(Transaction<'static, Sqlite>),
    /// Our own.
    Postgres(PgConnection),
    /// Lent for reading.
    PostgresReader(PoolConnection<Postgres>),
    /// Lent for reading, and sees one moment of the database.
    PostgresMoment(Transaction<'static, Postgres>),
}

/// What a statement is run on.
pub(super) enum Line<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Conn {
    pub(super) fn line(&mut self) -> Line<'_> {
        match self {
            Conn::Sqlite(conn) => Line::Sqlite(conn),
            Conn::SqliteReader(conn) => Line::Sqlite(conn),
            Conn::SqliteMoment(conn) => Line::Sqlite(conn),
            Conn::Postgres(conn) => Line::Postgres(conn),
            Conn::PostgresReader(conn) => Line::Postgres(conn),
            Conn::PostgresMoment(conn) => Line::Postgres(conn),
        }
    }

    /// Whether several write to this database at the same time, so that rows have to be locked.
    pub(super) fn is_shared(&self) -> bool {
        match self {
            Conn::Sqlite(_) | Conn::SqliteReader(_) | Conn::SqliteMoment(_) => false,
            Conn::Postgres(_) | Conn::PostgresReader(_) | Conn::PostgresMoment(_) => true,
        }
    }

    /// Ends a connection that failed. What it had not committed is gone afterwards.
    pub(crate) async fn give_up(self) {
        // PostgreSQL undoes it when the line goes dead, and may not be there to be told.
        if let Conn::Sqlite(conn) = self
            && let Err(error) = conn.close().await
        {
            tracing::debug!(%error, "a connection that failed was not closed in peace");
        }
    }

    /// Ends the connection; one that was lent goes back.
    pub(super) async fn close(self) -> Result<(), StoreError> {
        match self {
            Conn::Sqlite(conn) => conn.close().await.map_err(failure),
            Conn::Postgres(conn) => conn.close().await.map_err(failure),
            Conn::SqliteReader(_)
            | Conn::SqliteMoment(_)
            | Conn::PostgresReader(_)
            | Conn::PostgresMoment(_) => Ok(()),
        }
    }
}

/// How a connection that writes is made.
#[derive(Clone)]
pub(super) enum Way {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Box<PgConnectOptions>),
}

impl Way {
    pub(super) async fn connect(&self) -> Result<Conn, StoreError> {
        match self {
            Way::Sqlite(options) => options.connect().await.map(Conn::Sqlite).map_err(failure),
            Way::Postgres(options) => match tokio::time::timeout(PATIENCE, options.connect()).await {
                Ok(connected) => connected.map(Conn::Postgres).map_err(failure),
                Err(_) => Err(StoreError::Unreachable("it does not answer".to_owned())),
            },
        }
    }

    /// How a transaction that writes begins.
    pub(super) fn begin(&self) -> &'static str {
        match self {
            Way::Sqlite(_) => "BEGIN IMMEDIATE",
            Way::Postgres(_) => "BEGIN",
        }
    }
}
