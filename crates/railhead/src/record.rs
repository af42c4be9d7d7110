//! Records as files: reading one, and saying what is wrong with it; and as they are made of what is stored.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use railhead_bots::GameWithBots;
use railhead_game::{Decision, Lang, Options, Record, RecordError, Refusal, Seat, Seed, explain};
use railhead_registry::find;
use railhead_store::{Secret, StoredTable};

use crate::failure::Failure;

/// Longer files than this are no records: the longest games are a hundred times shorter.
const MAX_RECORD_BYTES: u64 = 16 << 20;

/// The log of a table as a record by itself: without names, and without anything that proves it.
pub(crate) fn log_of(stored: &StoredTable, options: Options, seed: Secret) -> Record {
    let StoredTable { table, decisions, .. } = stored;
    let decisions = decisions.iter().map(|entry| Decision::new(Seat(entry.seat.0), entry.notation.clone()));
    Record {
        game: table.game.clone(),
        version: table.rules_version,
        seats: table.seats.len() as u8,
        options,
        seed: Seed(*seed.expose()),
        names: Vec::new(),
        secret: None,
        contributions: Vec::new(),
        decisions: decisions.collect(),
        digest: None,
    }
}

/// A record that was read from a file, and its game.
pub(crate) struct Reading {
    /// The file, as messages name it.
    file: String,
    pub(crate) game: &'static dyn GameWithBots,
    pub(crate) record: Record,
}

impl Reading {
    /// Reads a record from a file, or from standard input if that is `-`.
    pub(crate) fn from_path(path: &Path) -> Result<Reading, Failure> {
        let (file, bytes) = if path == Path::new("-") {
            ("standard input".to_owned(), bytes(io::stdin().lock()))
        } else {
            (path.display().to_string(), File::open(path).and_then(bytes))
        };
        let bytes = bytes.map_err(|source| Failure::File { path: PathBuf::from(&file), source })?;
        if bytes.len() as u64 > MAX_RECORD_BYTES {
            return Err(Failure::TooLong { file });
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = sound.split(|byte| *byte == b'\n').count();
            Failure::NotText { file: file.clone(), line }
        })?;
        let complain = |error: RecordError| Failure::Record { file: file.clone(), what: error.to_string() };
        let record: Record = text.parse().map_err(complain)?;
        let game =
            find(&record.game).ok_or_else(|| complain(RecordError::UnknownGame(record.game.clone())))?;
        Ok(Reading { file, game, record })
    }

    /// What is wrong with the record, in words; a decision that the rules forbid is explained in this language.
    pub(crate) fn complaint(&self, error: &RecordError, lang: Lang) -> Failure {
        let what = match error {
            RecordError::Refused { line, ply, seat, notation, refusal: Refusal::Illegal(illegal) } => {
                let reason = explain(illegal, self.game.words(lang));
                let paragraph = illegal.paragraph;
                format!(
                    "line {line}, ply {ply}: {notation:?} by seat {seat} is refused by {paragraph}: {reason}"
                )
            }
            other => other.to_string(),
        };
        self.failure(what)
    }

    /// Something else that is wrong with the record.
    pub(crate) fn failure(&self, what: impl Into<String>) -> Failure {
        Failure::Record { file: self.file.clone(), what: what.into() }
    }

    /// The players' names by seat; those who have none go by their seat.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |seat: Seat| match self.record.names.get(seat.index()) {
            Some(name) if !name.is_empty() => printable(name),
            _ => format!("Seat {seat}"),
        };
        Seat::all(self.record.seats).map(name).collect()
    }
}

fn bytes(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_RECORD_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A text from outside that cannot play tricks with the terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}
