//! A table as it stands: its seats, its options and its game.

use std::{collections::HashMap, sync::Arc, time::Duration};

use railhead_game::{AnyGame, Lang, Options, Play, Seat, SeatSet, Seed};
use railhead_registry::Entry;
use railhead_store::{
    Millis, NewJob, Occupant, Revision, SeatNo, Secrets, Status, Store, StoredDecision, Table, TableId,
    UserId,
};

use crate::{
    Problem,
    frame::{Frame, Viewer},
    options::discreet,
    words::words,
};

/// A table as it stands.
pub struct Position {
    /// The table and its seats.
    pub table: Table,
    /// The game it is of.
    pub entry: &'static Entry,
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
        self.table.seats_of(user).map(|seat| Seat(seat.no.0)).collect()
    }

    /// Whether the game has been played to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.table.status, Status::Finished)
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

    /// The table's options.
    pub fn options(&self) -> Options {
        serde_json::from_str(&self.table.options).unwrap_or_default()
    }

    /// The picture for `viewer`, drawn at most once per change.
    pub fn frame(&mut self, viewer: Viewer) -> Arc<Frame> {
        if let Some(frame) = self.frames.get(&viewer) {
            return frame.clone();
        }
        let frame = Arc::new(Frame::draw(self, &viewer));
        self.frames.insert(viewer, frame.clone());
        frame
    }

    pub(super) fn playing(&mut self) -> Result<&mut Box<dyn Play>, Problem> {
        let status = self.table.status;
        match &mut self.play {
            Some(play) if status == Status::Playing => Ok(play),
            _ => Err(Problem::new(axum::http::StatusCode::CONFLICT, "wrong-status")),
        }
    }

    /// Jobs for those of `actors` that are bots, at the position as it stands.
    pub(super) fn bot_jobs(&self, actors: SeatSet, revision: Revision, pause: Duration) -> Vec<NewJob> {
        let alone = self.table.seats.iter().all(|seat| seat.occupant.user().is_none());
        let run_at = if alone { Millis::now() } else { Millis::now().after(pause) };
        let bots = actors.iter().filter(|seat| {
            let seat = self.table.seat(SeatNo(seat.0));
            seat.is_some_and(|seat| matches!(seat.occupant, Occupant::Bot { .. }))
        });
        let table = self.table.id;
        let ply = self.play.as_ref().map_or(0, |play| play.ply());
        bots.map(|seat| NewJob {
            kind: crate::bots::JOB.to_owned(),
            key: format!("{table}/{revision}/{seat}"),
            payload: format!("{table} {ply} {seat}"),
            run_at,
        })
        .collect()
    }
}

pub(super) async fn read(store: &Store, games: &'static [Entry], id: TableId) -> Result<Position, Problem> {
    let stored = store.stored_table(id).await?.ok_or_else(Problem::no_table)?;
    let entry = games.iter().find(|entry| entry.title.meta().id == stored.table.game);
    let entry = entry.ok_or_else(|| Problem::new(axum::http::StatusCode::NOT_FOUND, "no-game"))?;
    let play = match stored.secrets.seed {
        Some(seed) => Some(replay(entry.title, &stored.table, Seed(*seed.expose()), &stored.decisions)?),
        None => None,
    };
    Ok(Position { table: stored.table, entry, play, secrets: stored.secrets, frames: HashMap::new() })
}

fn replay(
    title: &'static dyn AnyGame,
    table: &Table,
    seed: Seed,
    decisions: &[StoredDecision],
) -> Result<Box<dyn Play>, Problem> {
    let damaged = |what: &dyn std::fmt::Display| {
        tracing::error!(table = %table.id, %what, "the log cannot be replayed");
        Problem::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "damaged")
    };
    let options: Options = serde_json::from_str(&table.options).map_err(|error| damaged(&error))?;
    let seats = table.seats.len() as u8;
    let mut play = title
        .open(seats, &options, seed, table.rules_version)
        .map_err(|error| damaged(&discreet(title.meta(), error)))?;
    for decision in decisions {
        play.decide(Seat(decision.seat.0), &decision.notation).map_err(|refusal| damaged(&refusal))?;
    }
    Ok(play)
}
