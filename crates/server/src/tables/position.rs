//! A table as it stands: its seats, its options and its game.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use railhead_bots::GameWithBots;
use railhead_game::{Lang, Options, Play, Record, Refusal, Seat, SeatSet, Seed, SetupError};
use railhead_store::{SeatNo, Secret, Secrets, Status, StoredSeat, StoredTable, Table, TableId, UserId};
use thiserror::Error;
use tokio::sync::OnceCell;

use super::Shared;
use crate::{
    Problem,
    blocking::blocking,
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
    pub game: &'static dyn GameWithBots,
    /// The game's options.
    pub options: Arc<Options>,
    /// The game, once it has started.
    pub play: Option<Arc<dyn Play>>,
    pub(super) secrets: Secrets,
    /// The pictures that were asked for.
    frames: Mutex<HashMap<Viewer, Arc<OnceCell<Arc<Frame>>>>>,
}

impl Position {
    /// The players' names by seat. Whoever was forgotten goes by a word that says so.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        let name = |seat: &StoredSeat| match seat.occupant.name() {
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

    /// The game, if it has started.
    pub fn started(&self) -> Result<&Arc<dyn Play>, Problem> {
        self.play.as_ref().ok_or(Problem::WrongStatus)
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

    /// The picture for `viewer`, drawn at most once.
    pub async fn frame(self: &Arc<Self>, viewer: &Viewer) -> Result<Arc<Frame>, Problem> {
        let drawn = self
            .frames
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(viewer.clone())
            .or_default()
            .clone();
        let draw = || {
            let (position, viewer) = (self.clone(), viewer.clone());
            blocking(move || {
                let names = position.names(viewer.lang);
                Arc::new(Frame::draw(&position.table, position.play.as_deref(), &names, &viewer))
            })
        };
        drawn.get_or_try_init(draw).await.cloned()
    }

    /// The position that comes next: another table, the same game.
    pub(super) fn with_table(&self, table: Table) -> Position {
        let (game, options, play) = (self.game, self.options.clone(), self.play.clone());
        Position { table, game, options, play, secrets: self.secrets, frames: Mutex::default() }
    }

    /// The position that comes next: another table, the game further on or further back.
    pub(super) fn with_play(&self, table: Table, play: Box<dyn Play>) -> Position {
        Position { play: Some(play.into()), ..self.with_table(table) }
    }

    /// The position that comes next: the game begins.
    pub(super) fn begun(&self, table: Table, play: Box<dyn Play>, seed: Secret) -> Position {
        Position { secrets: Secrets { seed: Some(seed), ..self.secrets }, ..self.with_play(table, play) }
    }
}

/// Reads a table and replays its log.
pub(super) async fn read(shared: &Shared, id: TableId) -> Result<Position, Problem> {
    let stored = shared.store.stored_table(id).await?.ok_or(Problem::NoTable)?;
    let game = shared.game(&stored.table.game)?;
    blocking(move || {
        replay(game, stored).map_err(|damage| {
            tracing::error!(table = %id, %damage, "the log cannot be replayed");
            Problem::Damaged
        })
    })
    .await?
}

/// Why a table cannot be read.
#[derive(Debug, Error)]
enum Damage {
    #[error(transparent)]
    Options(#[from] serde_json::Error),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Refused(#[from] Refusal),
}

fn replay(game: &'static dyn GameWithBots, stored: StoredTable) -> Result<Position, Damage> {
    let StoredTable { table, secrets, decisions, .. } = stored;
    let options: Options = serde_json::from_str(&table.options)?;
    let open = |seed: Seed| {
        let opened = game.open(table.seats.len() as u8, &options, seed, table.rules_version);
        opened.map_err(|error| discreet(game.meta(), error))
    };
    let mut play = secrets.seed.map(|seed| open(Seed(*seed.expose()))).transpose()?;
    if let Some(play) = &mut play {
        for decision in &decisions {
            play.follow(seat_of(decision.seat), &decision.notation)?;
        }
    }
    let play = play.map(Arc::from);
    Ok(Position { table, game, options: Arc::new(options), play, secrets, frames: Mutex::default() })
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
