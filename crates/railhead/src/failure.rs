//! What can go wrong, as sentences.

use std::{error::Error, io, path::PathBuf};

use railhead_bots::{ContestError, TrainingError};
use railhead_game::Seat;
use railhead_server::{BadLetters, ServeError};
use railhead_store::{BadDatabase, Place, StoreError, TableId};
use thiserror::Error;

/// Why a command did not do what it was asked.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("{}: {source}", .path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("{}: a journal of other games, seats, options or another seed", .path.display())]
    OtherJournal { path: PathBuf },
    #[error("{}: line {line} is no game of a journal: {source}", .path.display())]
    BadJournal { path: PathBuf, line: usize, source: serde_json::Error },
    #[error("{}: no checkpoint of a training: {source}", .path.display())]
    BadCheckpoint { path: PathBuf, source: serde_json::Error },
    #[error("{file}: the file is too long for a record")]
    TooLong { file: String },
    #[error("{file}: line {line}: not a text (the bytes are not UTF-8)")]
    NotText { file: String, line: usize },
    #[error("{file}: {what}")]
    Record { file: String, what: String },
    #[error("there is no seat {seat}: the game has {seats} seats, counted from 0")]
    NoSuchSeat { seat: Seat, seats: u8 },
    #[error("there is no ply {ply}: the record has {decisions} decisions")]
    NoSuchPly { ply: usize, decisions: usize },
    #[error("nobody has anything to decide there after {ply} decisions")]
    NothingToDecide { ply: usize },
    #[error("no folder for tables is known here: name one with --data")]
    NoFolder,
    #[error("name a database with --database: a folder is one server's, which lets bots think itself")]
    NoDatabase,
    #[error("to send letters, give --mail-from and --base-url beside the mail server")]
    LettersNeedMore,
    #[error(transparent)]
    Letters(#[from] BadLetters),
    #[error("there is no folder {}", .path.display())]
    NoSuchFolder { path: PathBuf },
    #[error("{name}: {source}")]
    Variable { name: &'static str, source: BadDatabase },
    #[error("there are no tables in {place}")]
    NoTables { place: Place },
    #[error("faults found: {faults}, among {tables} tables")]
    Unsound { faults: usize, tables: usize },
    #[error("there is no table {id} here")]
    NoSuchTable { id: TableId },
    #[error("the game at table {id} has not started")]
    NotStarted { id: TableId },
    #[error("table {id} is damaged: {what}")]
    Damaged { id: TableId, what: String },
    #[error("there is no campaign among the games")]
    NoCampaign,
    #[error("the system gave no thread to wait with: {0}")]
    System(#[source] io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error(transparent)]
    Contest(#[from] ContestError),
    #[error(transparent)]
    Training(#[from] TrainingError),
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// The failure and what caused it, as one line.
    pub(crate) fn sentence(&self) -> String {
        let mut sentence = self.to_string();
        let mut cause = self.source();
        while let Some(error) = cause {
            let text = error.to_string();
            if !sentence.contains(&text) {
                sentence = format!("{sentence}: {text}");
            }
            cause = error.source();
        }
        sentence
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}
