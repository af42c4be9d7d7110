//! What can go wrong, in words that a person can act on.

use std::{
    error::Error,
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use thiserror::Error;

use crate::{Ply, Revision, SeatNo, Status};

/// Something that was asked for by its id and is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// No such user, or no user with that token.
    User,
    /// No such table.
    Table,
    /// The table has no seat of that number.
    Seat,
    /// No seat is reserved by that invitation (any more).
    Invite,
    /// The folder has no database in it.
    Database,
    /// No request for a seat of that number waits at the table.
    Ask,
    /// The table has no such line of talk (any more).
    Line,
    /// Nobody has to see to a report of that number (any more).
    Report,
    /// The user has no session of that number.
    Session,
    /// The link was used, ran out, or never was.
    Link,
    /// The user has no such way to be told something.
    Channel,
}

impl Missing {
    fn word(self) -> &'static str {
        match self {
            Missing::User => "user",
            Missing::Table => "table",
            Missing::Seat => "seat",
            Missing::Invite => "invitation",
            Missing::Database => "database",
            Missing::Ask => "request",
            Missing::Line => "line of talk",
            Missing::Report => "report",
            Missing::Session => "session",
            Missing::Link => "link",
            Missing::Channel => "way to be told something",
        }
    }
}

/// Why the store refused or failed. A refused or failed write has changed nothing.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The table has changed since the caller looked at it: look again and decide again.
    #[error("the table has moved on: it is at revision {revision} with {length} decisions")]
    Conflict {
        /// The table's present revision.
        revision: Revision,
        /// The present length of its log.
        length: Ply,
    },
    /// What was asked for by its id is not there.
    #[error("there is no such {}", .0.word())]
    NotFound(Missing),
    /// Somebody else sits there.
    #[error("seat {seat} is taken")]
    SeatTaken {
        /// The seat that was asked for.
        seat: SeatNo,
    },
    /// The seat is kept for whoever holds its invitation.
    #[error("seat {seat} is reserved")]
    SeatReserved {
        /// The seat that was asked for.
        seat: SeatNo,
    },
    /// A user takes one seat at a table; this one has it already.
    #[error("already sitting at this table, in seat {seat}")]
    AlreadySeated {
        /// Where the user sits.
        seat: SeatNo,
    },
    /// The user doesn't sit in that seat.
    #[error("seat {seat} is somebody else's")]
    NotYourSeat {
        /// The seat that was named.
        seat: SeatNo,
    },
    /// The user has seen another seat of this game, and may have that one only.
    #[error("has seen seat {seat} of this game")]
    SeenAnother {
        /// A seat that the user has seen.
        seat: SeatNo,
    },
    /// The user asked for a seat of this game before, and the answer was no.
    #[error("has been refused at this table")]
    AskRefused,
    /// Enough requests for seats wait at the table.
    #[error("too many requests for seats wait at this table")]
    TooManyAsks,
    /// The user can be told something by enough ways.
    #[error("there are too many ways to tell this user something")]
    TooManyChannels,
    /// It was done less than a day ago.
    #[error("it is too soon to do that again")]
    TooSoon,
    /// Nobody is to talk at the table.
    #[error("talk is off at this table")]
    TalkOff,
    /// The name is another account's.
    #[error("another account has this name")]
    NameTaken,
    /// The user has an account already, or needs one for this.
    #[error("the user has an account already, or has none")]
    NoSuchAccount,
    /// The table's status doesn't allow this.
    #[error("the table is {status}")]
    WrongStatus {
        /// The status it has.
        status: Status,
    },
    /// The seats asked for cannot be played with.
    #[error("the seating cannot be used: {0}")]
    BadSeating(&'static str),
    /// The job's lease ran out and somebody else may be doing it, or it is done.
    #[error("the lease on this job has ended")]
    LeaseLost,
    /// What is stored cannot be read.
    #[error("stored data is damaged: {0}")]
    Damaged(String),
    /// Another process has the folder open.
    #[error("the folder {} is in use by another Railhead server; stop it or choose another folder", .folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The database was written by a newer version of the program.
    #[error(
        "the database is of version {found}, this program knows versions up to {known}: use a newer Railhead"
    )]
    TooNew {
        /// The database's version.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The database has an older form, and was opened for reading alone.
    #[error(
        "the database has an older form: start a server of this version on it once, which brings it up to date"
    )]
    TooOld,
    /// The database cannot be reached: it stops, starts, or the network is down. Whether a change that was under way
    /// was made is not known; look again.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// Something is to be copied into a store in which there is something already.
    #[error("there is something in it already: everything can be copied into an empty place only")]
    NotEmpty,
    /// The store is no file that could be copied.
    #[error("a database of PostgreSQL is backed up with pg_dump --format=custom")]
    NoFile,
    /// There is no room on the disk. Reading goes on, and so does writing once there is room.
    #[error("the disk is full: nothing can be stored until there is room")]
    Full,
    /// The database was locked for too long.
    #[error("the database is busy")]
    Busy,
    /// The store was opened for reading alone.
    #[error("the store is open for reading only")]
    ReadOnly,
    /// The store was closed, or its writer has stopped.
    #[error("the store is closed")]
    Closed,
    /// A file or folder could not be used.
    #[error("{}: {source}", .path.display())]
    Io {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        source: Arc<io::Error>,
    },
    /// The system gave no randomness.
    #[error("the system has no randomness to give")]
    NoRandomness(#[source] Arc<dyn Error + Send + Sync>),
    /// The database failed.
    #[error("the database failed")]
    Db(#[source] Arc<dyn Error + Send + Sync>),
}

/// What the system said of this path.
pub(crate) fn trouble(path: &Path, error: io::Error) -> StoreError {
    StoreError::Io { path: path.to_owned(), source: Arc::new(error) }
}
