//! Tables in play: the position of each in memory, the log in the store.
//!
//! A decision goes the way `lock → apply → commit → tell`. The store's revision decides races; a table whose commit
//! failed is read anew from its log. Reading a table means replaying its log, which takes well under a millisecond,
//! and happens once: afterwards the position is kept.

pub mod handover;
pub mod request;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use railhead_game::{AnyGame, Lang, Options, Play, Seat, SeatSet, Seed};
use railhead_registry::Entry;
use railhead_store::{
    Append, Millis, NewJob, Occupant, Ply, Revision, SeatNo, Secret, Secrets, Start, Status, Store,
    StoredDecision, Table, TableId, TakeBack, UserId,
};
use tokio::sync::{MutexGuard, watch};

use crate::{
    Problem,
    frame::{Frame, Viewer},
    options::discreet,
    words::words,
};

/// Tables beyond this number are forgotten when nobody watches them; they are read again when somebody asks.
const MAX_CACHED_TABLES: usize = 4_000;

/// The tables in play.
pub struct Tables {
    store: Store,
    games: &'static [Entry],
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

impl Tables {
    /// No table read yet.
    pub fn new(store: Store, games: &'static [Entry]) -> Tables {
        Tables { store, games, live: Mutex::default() }
    }

    /// The table `id`.
    pub async fn open(&self, id: TableId) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.kept().get(&id) {
            return Ok(live.clone());
        }
        let position = self.read(id).await?;
        let revision = position.table.revision.0;
        let live = Arc::new(Live {
            store: self.store.clone(),
            games: self.games,
            position: tokio::sync::Mutex::new(position),
            news: watch::Sender::new(revision),
        });
        let mut kept = self.kept();
        if kept.len() >= MAX_CACHED_TABLES {
            kept.retain(|_, live| Arc::strong_count(live) > 1 || live.news.receiver_count() > 0);
        }
        Ok(kept.entry(id).or_insert(live).clone())
    }

    /// The table named in an address.
    pub async fn named(&self, id: &str) -> Result<Arc<Live>, Problem> {
        self.open(id.parse().map_err(|_| Problem::no_table())?).await
    }

    /// Reads those tables again that a user's change of name, or their leaving, has touched.
    pub async fn refresh(&self, touched: &[TableId]) {
        for id in touched {
            let kept = self.kept().get(id).cloned();
            if let Some(live) = kept {
                live.refresh().await;
            }
        }
    }

    async fn read(&self, id: TableId) -> Result<Position, Problem> {
        read(&self.store, self.games, id).await
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table in play.
pub struct Live {
    store: Store,
    games: &'static [Entry],
    position: tokio::sync::Mutex<Position>,
    news: watch::Sender<i64>,
}

/// A table as it stands.
pub struct Position {
    /// The table and its seats.
    pub table: Table,
    /// The game it is of.
    pub entry: &'static Entry,
    /// The game, once it has started.
    pub play: Option<Box<dyn Play>>,
    secrets: Secrets,
    frames: HashMap<Viewer, Arc<Frame>>,
}

/// A change that was made.
#[derive(Clone, Debug)]
pub struct Committed {
    /// What the table is at now.
    pub revision: i64,
    /// The length of its log.
    pub ply: usize,
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

    fn playing(&mut self) -> Result<&mut Box<dyn Play>, Problem> {
        let status = self.table.status;
        match &mut self.play {
            Some(play) if status == Status::Playing => Ok(play),
            _ => Err(Problem::new(axum::http::StatusCode::CONFLICT, "wrong-status")),
        }
    }

    /// Jobs for those of `actors` that are bots, at the position as it stands.
    fn bot_jobs(&self, actors: SeatSet, revision: Revision, pause: Duration) -> Vec<NewJob> {
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

fn waiting_on(actors: SeatSet) -> String {
    actors.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

impl Live {
    /// The table as it stands. Nobody else can change it while the guard is held.
    pub async fn position(&self) -> MutexGuard<'_, Position> {
        self.position.lock().await
    }

    /// Tells of every change by its revision.
    pub fn news(&self) -> watch::Receiver<i64> {
        self.news.subscribe()
    }

    /// Takes a decision: when this returns, it is on disk and everybody is being told.
    ///
    /// `ply` is the number of decisions that whoever decides has seen. A request that was made before and is
    /// repeated gets the same answer; one that comes too late gets [`Problem::stale`].
    pub async fn decide(
        &self,
        seat: Seat,
        ply: usize,
        notation: &str,
        pause: Duration,
    ) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        let (table, expected) = (position.table.id, position.table.revision);
        let play = position.playing()?;
        if ply != play.ply() {
            let entry = play.log(Some(seat), ply..ply + 1).pop();
            let repeated =
                entry.is_some_and(|entry| entry.seat == seat && entry.notation.as_deref() == Some(notation));
            return if repeated && ply + 1 == play.ply() {
                Ok(Committed { revision: expected.0, ply: play.ply() })
            } else {
                Err(Problem::stale(expected.0))
            };
        }
        let title = play.game();
        let decided =
            play.decide(seat, notation).map_err(|refusal| Problem::refused(title, table, refusal))?;
        let (actors, outcome, length) = (play.actors(), play.outcome(), play.ply());
        let revision = expected.next();
        let append = Append {
            table: position.table.id,
            ply: position.table.length,
            expected,
            seat: SeatNo(seat.0),
            notation: decided.notation,
            waiting_on: waiting_on(actors),
            outcome: outcome.as_ref().map(|outcome| serde_json::to_string(outcome).unwrap_or_default()),
            jobs: position.bot_jobs(actors, revision, pause),
        };
        let over = append.outcome.clone();
        let waiting = append.waiting_on.clone();
        match self.store.append(append).await {
            Ok(appended) => {
                let table = &mut position.table;
                table.revision = appended.revision;
                table.length = table.length.next();
                table.waiting_on = waiting;
                table.updated_at = appended.at;
                if over.is_some() {
                    table.status = Status::Finished;
                    table.finished_at = Some(appended.at);
                    table.outcome = over;
                }
                position.frames.clear();
                self.news.send_replace(appended.revision.0);
                Ok(Committed { revision: appended.revision.0, ply: length })
            }
            Err(error) => {
                self.reread(&mut position).await;
                Err(error.into())
            }
        }
    }

    /// Takes back the last decision, if it was `seat`'s and revealed nothing.
    pub async fn take_back(&self, seat: Seat, ply: usize, pause: Duration) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        let expected = position.table.revision;
        let play = position.playing()?;
        if ply != play.ply() {
            return Err(Problem::stale(expected.0));
        }
        if play.horizon(seat) >= ply {
            return Err(Problem::new(axum::http::StatusCode::CONFLICT, "nothing-to-take-back"));
        }
        let earlier = play.rewound(ply - 1);
        let actors = earlier.actors();
        position.play = Some(earlier);
        let back = TakeBack {
            table: position.table.id,
            from: Ply(u32::try_from(ply - 1).unwrap_or(u32::MAX)),
            expected,
            waiting_on: waiting_on(actors),
            jobs: position.bot_jobs(actors, expected.next(), pause),
        };
        let (from, waiting) = (back.from, back.waiting_on.clone());
        match self.store.take_back(back).await {
            Ok(revision) => {
                let table = &mut position.table;
                table.revision = revision;
                table.length = from;
                table.waiting_on = waiting;
                position.frames.clear();
                self.news.send_replace(revision.0);
                Ok(Committed { revision: revision.0, ply: ply - 1 })
            }
            Err(error) => {
                self.reread(&mut position).await;
                Err(error.into())
            }
        }
    }

    /// Starts the game with everybody who sits; seats still open are left out.
    pub async fn start(&self, pause: Duration) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        let expected = position.table.revision;
        let taken = |seat: &&railhead_store::StoredSeat| !matches!(seat.occupant, Occupant::Open);
        let seating: Vec<SeatNo> = position.table.seats.iter().filter(taken).map(|seat| seat.no).collect();
        let contributions: Vec<String> = seating
            .iter()
            .filter_map(|no| position.table.seat(*no))
            .map(|seat| seat.contribution.clone().unwrap_or_default())
            .collect();
        let seed = Seed::mix(position.secrets.secret.expose(), contributions.iter().map(String::as_str));
        let title = position.entry.title;
        let (seats, version) = (seating.len() as u8, position.table.rules_version);
        let play = title
            .open(seats, &position.options(), seed, version)
            .map_err(|error| Problem::setup(title.meta(), error))?;
        // The seats are renumbered by the start, so the first bot is found by its place in the seating.
        let order: Vec<_> = seating.iter().filter_map(|no| position.table.seat(*no).cloned()).collect();
        position.table.seats = order
            .into_iter()
            .enumerate()
            .map(|(no, seat)| railhead_store::StoredSeat { no: SeatNo(no as u8), ..seat })
            .collect();
        let start = Start {
            table: position.table.id,
            expected,
            seed: Secret::new(seed.0),
            seating,
            waiting_on: waiting_on(play.actors()),
            jobs: position.bot_jobs(play.actors(), expected.next(), pause),
        };
        let started = self.store.start(start).await;
        self.reread(&mut position).await;
        let revision = started?;
        self.news.send_replace(revision.0);
        Ok(Committed { revision: revision.0, ply: 0 })
    }

    /// Reads the table again after seats were changed in the store, and tells everybody.
    pub async fn refresh(&self) {
        let mut position = self.position.lock().await;
        self.reread(&mut position).await;
        self.news.send_replace(position.table.revision.0);
    }

    async fn reread(&self, position: &mut Position) {
        match read(&self.store, self.games, position.table.id).await {
            Ok(fresh) => *position = fresh,
            Err(problem) => {
                tracing::error!(table = %position.table.id, code = problem.code, "cannot be read again");
            }
        }
    }
}

async fn read(store: &Store, games: &'static [Entry], id: TableId) -> Result<Position, Problem> {
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
