//! A table as it stands: its seats, its options and its game.

use std::{collections::HashMap, sync::Arc};

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use railhead_game::{AnyGame, Lang, Options, Play, Record, Refusal, Seat, SeatSet, Seed, SetupError};
use railhead_registry::Entry;
use railhead_store::{SeatNo, Secrets, Status, StoredDecision, Table, TableId, UserId};
use thiserror::Error;

use super::Shared;
use crate::{
    Problem,
    frame::{Frame, Viewer},
    options::discreet,
    words::words,
};

/// A seat's number in the store, which knows no games.
pub fn seat_no(seat: Seat) -> SeatNo {
    SeatNo(seat.0)
}

/// The seat of this number in the store.
pub fn seat_of(no: SeatNo) -> Seat {
    Seat(no.0)
}

/// A table as it stands.
pub struct Position {
    /// The table and its seats.
    pub table: Table,
    /// The game it is of.
    pub entry: &'static Entry,
    /// The game's options.
    pub options: Options,
    /// The game, once it has started.
    pub play: Option<Box<dyn Play>>,
    pub(super) secrets: Secrets,
    pub(super) frames: HashMap<Viewer, Arc<Frame>>,
}

impl Position {
    /// The players' names by seat. Whoever was forgotten goes by a word that says so.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        let name = |seat: &railhead_store::StoredSeat| match seat.occupant.name() {
            Some(name) => name.to_owned(),
            None => words(lang).say("former-player"),
        };
        self.table.seats.iter().map(name).collect()
    }

    /// The seats for which `user` decides.
    pub fn seats_of(&self, user: Option<UserId>) -> SeatSet {
        let Some(user) = user else { return SeatSet::EMPTY };
        self.table.seats_of(user).map(|seat| seat_of(seat.no)).collect()
    }

    /// Whether the game has been played to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.table.status, Status::Finished)
    }

    /// How many decisions have been taken.
    pub fn ply(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.ply())
    }

    /// Who must decide now.
    pub fn actors(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.actors())
    }

    /// The table's seed and the server's secret, once they may be known.
    pub fn disclosed(&self) -> Option<(Seed, [u8; 32])> {
        let seed = self.secrets.seed.filter(|_| self.is_over())?;
        Some((Seed(*seed.expose()), *self.secrets.secret.expose()))
    }

    /// The promise that binds the server to the seed, once the seed is made.
    pub fn seed_commitment(&self) -> Option<String> {
        self.secrets.seed.map(|seed| Seed(*seed.expose()).commitment())
    }

    /// What each seat mixed into the seed.
    pub fn contributions(&self) -> Vec<String> {
        self.table.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect()
    }

    /// The whole game as a text, once it may be told.
    pub fn record(&self, lang: Lang) -> Result<RecordFile, Problem> {
        let (Some(play), Some((_, secret))) = (&self.play, self.disclosed()) else {
            return Err(Problem::NotOver);
        };
        let record = Record::of(play.as_ref(), &self.names(lang));
        let record = record.with_proof(secret, self.contributions(), play.as_ref());
        Ok(RecordFile { table: self.table.id, text: record.to_string() })
    }

    /// The picture for `viewer`, drawn at most once per change.
    pub fn frame(&mut self, viewer: Viewer) -> Arc<Frame> {
        if let Some(frame) = self.frames.get(&viewer) {
            return frame.clone();
        }
        let names = self.names(viewer.lang);
        let frame = Arc::new(Frame::draw(&self.table, self.play.as_deref(), &names, &viewer));
        self.frames.insert(viewer, frame.clone());
        frame
    }

    pub(super) fn playing(&mut self) -> Result<&mut Box<dyn Play>, Problem> {
        let status = self.table.status;
        match &mut self.play {
            Some(play) if status == Status::Playing => Ok(play),
            _ => Err(Problem::WrongStatus),
        }
    }
}

/// A whole game as a text.
pub struct RecordFile {
    table: TableId,
    text: String,
}

impl IntoResponse for RecordFile {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, format!("inline; filename=\"{}.record\"", self.table)),
        ];
        (headers, self.text).into_response()
    }
}

/// Reads a table and replays its log.
pub(super) async fn read(shared: &Shared, id: TableId) -> Result<Position, Problem> {
    let stored = shared.store.stored_table(id).await?.ok_or(Problem::NoTable)?;
    let entry = shared.game(&stored.table.game)?;
    let damaged = |what: &dyn std::fmt::Display| {
        tracing::error!(table = %id, %what, "the log cannot be replayed");
        Problem::Damaged
    };
    let options: Options = serde_json::from_str(&stored.table.options).map_err(|error| damaged(&error))?;
    let play = match stored.secrets.seed {
        Some(seed) => {
            let seed = Seed(*seed.expose());
            let replayed = replay(entry.title, &stored.table, &options, seed, &stored.decisions);
            Some(replayed.map_err(|error| damaged(&error))?)
        }
        None => None,
    };
    Ok(Position {
        table: stored.table,
        entry,
        options,
        play,
        secrets: stored.secrets,
        frames: HashMap::new(),
    })
}

/// Why a log cannot be replayed.
#[derive(Debug, Error)]
enum Damage {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Refused(#[from] Refusal),
}

fn replay(
    title: &'static dyn AnyGame,
    table: &Table,
    options: &Options,
    seed: Seed,
    decisions: &[StoredDecision],
) -> Result<Box<dyn Play>, Damage> {
    let seats = table.seats.len() as u8;
    let opened = title.open(seats, options, seed, table.rules_version);
    let mut play = opened.map_err(|error| discreet(title.meta(), error))?;
    for decision in decisions {
        play.decide(seat_of(decision.seat), &decision.notation)?;
    }
    Ok(play)
}
