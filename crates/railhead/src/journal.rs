//! The games of an arena, noted one by one, so that measuring can be stopped and taken up.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use railhead_bots::{Ladder, Played};
use railhead_game::{Meta, Options};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// What all games of a journal have in common: its first line.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Heading {
    game: String,
    seats: u8,
    seed: u64,
    options: Options,
}

impl Heading {
    pub(crate) fn new(meta: &Meta, ladder: &Ladder) -> Heading {
        Heading {
            game: meta.id.to_owned(),
            seats: ladder.seats,
            seed: ladder.seed,
            options: ladder.options.clone(),
        }
    }
}

/// A file that games are noted in.
pub(crate) struct Journal {
    path: PathBuf,
    /// The file, until it could not be written.
    file: Mutex<Result<File, io::Error>>,
}

impl Journal {
    /// Opens a journal, or begins one. Adds the games that stand in it to `known`. A last line that is not whole, because
    /// whoever wrote it was stopped, is taken out.
    pub(crate) fn open(
        path: PathBuf,
        heading: &Heading,
        known: &mut Vec<Played>,
    ) -> Result<Journal, Failure> {
        let fault = |source| Failure::File { path: path.clone(), source };
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(&path).map_err(fault)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(fault)?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64).map_err(fault)?;
        file.seek(SeekFrom::End(0)).map_err(fault)?;
        let mut lines = text.lines().enumerate();
        match lines.next() {
            None => writeln!(file, "{}", serde_json::to_string(heading)?).map_err(fault)?,
            Some((_, line)) if serde_json::from_str::<Heading>(line).is_ok_and(|old| old == *heading) => {}
            Some(_) => return Err(Failure::OtherJournal { path }),
        }
        for (number, line) in lines {
            let game = serde_json::from_str(line);
            known.push(game.map_err(|source| Failure::BadJournal {
                path: path.clone(),
                line: number + 1,
                source,
            })?);
        }
        Ok(Journal { path, file: Mutex::new(Ok(file)) })
    }

    /// Notes a game. What goes wrong is told when the journal is closed: the game counts all the same.
    pub(crate) fn note(&self, game: &Played) {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = match file.as_mut() {
            Ok(file) => serde_json::to_string(game)
                .map_err(io::Error::from)
                .and_then(|line| file.write_all(format!("{line}\n").as_bytes())),
            Err(_) => return,
        };
        if let Err(error) = written {
            *file = Err(error);
        }
    }

    /// Says whether everything could be noted.
    pub(crate) fn close(self) -> Result<(), Failure> {
        let file = self.file.into_inner().unwrap_or_else(PoisonError::into_inner);
        file.map(drop).map_err(|source| Failure::File { path: self.path, source })
    }
}
