//! The databases. Everything that knows of SQL is in here.
//!
//! Each operation is a function over one connection, in SQL that SQLite and PostgreSQL both understand; the few places
//! that need another word on one of them ask the connection ([`Conn::is_shared`]). What is each database's own: how it is
//! opened ([`sqlite`], [`postgres`]), its [migrations](migration), and how many write to it at once ([`writer`]).
//!
//! Writes of one table are told apart by the table's row: an operation first moves the row to its next revision,
//! which locks it for the transaction, and then looks at the rest. Whoever locks several locks them in the same order.

pub(crate) mod accounts;
pub(crate) mod acts;
pub(crate) mod analyses;
pub(crate) mod census;
pub(crate) mod clocks;
mod conn;
pub(crate) mod continuations;
pub(crate) mod copy;
pub(crate) mod counts;
mod error;
mod group;
pub(crate) mod hands;
pub(crate) mod holidays;
pub(crate) mod jobs;
pub(crate) mod keys;
pub(crate) mod links;
mod listener;
pub(crate) mod log;
mod migration;
pub(crate) mod notices;
mod postgres;
pub(crate) mod presence;
pub(crate) mod reclaims;
mod remarks;
mod row;
pub(crate) mod seating;
mod seats;
pub(crate) mod sessions;
mod sql;
mod sqlite;
pub(crate) mod tables;
pub(crate) mod talk;
pub(crate) mod unused;
pub(crate) mod users;
pub(crate) mod votes;
mod writer;

use sqlx::{PgPool, SqlitePool};
use tempfile::TempDir;
use tokio::sync::broadcast;

pub(crate) use self::{
    conn::Conn,
    group::{Operation, Ring},
    writer::Writer,
};
use self::{error::failure, listener::Listener};
use crate::{Change, StoreError};

/// How many read at the same time.
const READERS: u32 = 4;

/// An open database.
pub(crate) struct Db {
    /// `None` if it is open for reading alone.
    writer: Option<Writer>,
    readers: Readers,
    /// Hears what other nodes do, where there can be any.
    listener: Option<Listener>,
    /// The folder of a copy, if that is what is read.
    _copy: Option<TempDir>,
}

enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Db {
    fn reading(readers: Readers, copy: Option<TempDir>) -> Db {
        Db { writer: None, readers, listener: None, _copy: copy }
    }

    pub(crate) fn writer(&self) -> Result<&Writer, StoreError> {
        self.writer.as_ref().ok_or(StoreError::ReadOnly)
    }

    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.readers, Readers::Postgres(_))
    }

    /// A connection for one query.
    pub(crate) async fn read(&self) -> Result<Conn, StoreError> {
        match &self.readers {
            Readers::Sqlite(pool) => pool.acquire().await.map(Conn::SqliteReader),
            Readers::Postgres(pool) => pool.acquire().await.map(Conn::PostgresReader),
        }
        .map_err(failure)
    }

    /// A connection for several queries that see the same moment.
    pub(crate) async fn read_consistently(&self) -> Result<Conn, StoreError> {
        match &self.readers {
            Readers::Sqlite(pool) => pool.begin().await.map(Conn::SqliteMoment),
            Readers::Postgres(pool) => pool.begin().await.map(Conn::PostgresMoment),
        }
        .map_err(failure)
    }

    /// What other nodes do from now on, if there can be any.
    pub(crate) fn changes(&self) -> Option<broadcast::Receiver<Change>> {
        self.listener.as_ref().map(Listener::hear)
    }

    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        if let Some(listener) = &self.listener {
            listener.close().await;
        }
        match &self.readers {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
        match &self.writer {
            Some(writer) => writer.close().await,
            None => Ok(()),
        }
    }
}

/// What is wrong with the database as such. PostgreSQL watches over its own pages and over what belongs to what.
pub(crate) async fn faults(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
    if conn.is_shared() { Ok(Vec::new()) } else { sqlite::faults(conn).await }
}

/// Writes to the disk, and changes nothing.
pub(crate) async fn touch(conn: &mut Conn) -> Result<(), StoreError> {
    if conn.is_shared() { postgres::touch(conn).await } else { sqlite::touch(conn).await }
}

/// Writes a copy of the whole database into a new file, if it is in a file.
pub(crate) async fn back_up(conn: &mut Conn, file: String) -> Result<(), StoreError> {
    if conn.is_shared() { Err(StoreError::NoFile) } else { sqlite::back_up(conn, file).await }
}
