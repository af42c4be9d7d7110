//! Tables in play: the position of each in memory, the log in the store.
//!
//! A [`Position`] never changes. Whoever looks at a table gets it as it stands and may take their time with it; a change
//! puts another position in its place. A decision goes the way `lock → apply to a copy → commit → replace → tell`: one
//! lock per table, held by whoever changes it and by nobody else. The store's revision decides races; a table whose
//! commit failed is read anew from its log. Reading a table means replaying its log, which takes well under a
//! millisecond, and happens once: afterwards the position is kept.

pub mod access;
mod commit;
pub mod handover;
mod job;
mod position;
pub mod request;
mod seating;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use railhead_bots::GameWithBots;
use railhead_store::{Store, StoreError, TableId};
use tokio::sync::{MutexGuard, watch};

pub use commit::Committed;
pub use job::{BadJob, BotJob};
pub use position::{Position, RecordFile, seat_no, seat_of};

use crate::Problem;

/// Tables beyond this number are forgotten when nobody watches them; they are read again when somebody asks.
const MAX_CACHED_TABLES: usize = 4_000;

/// What all tables share.
struct Shared {
    store: Store,
    games: &'static [&'static dyn GameWithBots],
    /// How long a bot waits before it decides, so that people can follow.
    bot_pause: Duration,
}

impl Shared {
    fn game(&self, id: &str) -> Result<&'static dyn GameWithBots, Problem> {
        self.games.iter().copied().find(|game| game.meta().id == id).ok_or(Problem::NoGame)
    }
}

/// The tables in play.
pub struct Tables {
    shared: Arc<Shared>,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

impl Tables {
    /// No table read yet. `bot_pause` is how long a bot waits before it decides, so that people can follow.
    pub fn new(store: Store, games: &'static [&'static dyn GameWithBots], bot_pause: Duration) -> Tables {
        Tables { shared: Arc::new(Shared { store, games, bot_pause }), live: Mutex::default() }
    }

    /// The game called `id`.
    pub fn game(&self, id: &str) -> Result<&'static dyn GameWithBots, Problem> {
        self.shared.game(id)
    }

    /// The table `id`.
    pub async fn open(&self, id: TableId) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.kept().get(&id) {
            return Ok(live.clone());
        }
        let position = position::read(&self.shared, id).await?;
        let revision = position.table.revision.0;
        let live = Arc::new(Live {
            shared: self.shared.clone(),
            position: tokio::sync::Mutex::new(Arc::new(position)),
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
        self.open(id.parse().map_err(|_| Problem::NoTable)?).await
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

    fn kept(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table in play.
pub struct Live {
    shared: Arc<Shared>,
    position: tokio::sync::Mutex<Arc<Position>>,
    news: watch::Sender<i64>,
}

/// A table's position, held by whoever is about to change it.
type Held<'a> = MutexGuard<'a, Arc<Position>>;

impl Live {
    /// The table as it stands.
    pub async fn position(&self) -> Arc<Position> {
        self.position.lock().await.clone()
    }

    /// Tells of every change by its revision.
    pub fn news(&self) -> watch::Receiver<i64> {
        self.news.subscribe()
    }

    /// Reads the table again after its seats were changed in the store, and tells everybody.
    pub async fn refresh(&self) {
        self.reseat(self.position.lock().await).await;
    }

    /// Puts `position` in the place of the one that is held, and tells everybody.
    fn replace(&self, mut held: Held<'_>, position: Position) {
        let revision = position.table.revision.0;
        *held = Arc::new(position);
        self.news.send_replace(revision);
    }

    /// Takes over what the store says of the table and its seats. The game goes on as it is, unless the log has changed
    /// without our knowing.
    async fn reseat(&self, held: Held<'_>) {
        match self.shared.store.table(held.table.id).await {
            Ok(Some(table)) if table.length == held.table.length => {
                let position = held.with_table(table);
                self.replace(held, position);
            }
            Ok(_) => {
                drop(held);
                self.reread().await;
            }
            Err(error) => tracing::error!(table = %held.table.id, %error, "cannot be read again"),
        }
    }

    /// Reads the table anew from its log: what is in memory may not be what is stored.
    async fn reread(&self) {
        let id = self.position().await.table.id;
        match position::read(&self.shared, id).await {
            Ok(position) => {
                let held = self.position.lock().await;
                if position.table.revision > held.table.revision {
                    self.replace(held, position);
                }
            }
            Err(problem) => tracing::error!(table = %id, code = problem.code(), "cannot be read again"),
        }
    }

    /// The problem of a change that the store did not make.
    async fn failed(&self, held: Held<'_>, error: StoreError) -> Problem {
        drop(held);
        self.reread().await;
        error.into()
    }
}
