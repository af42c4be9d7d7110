//! Tables in play: the position of each in memory, the log in the store.
//!
//! A [`Position`] never changes. Whoever looks at a table gets it as it stands and may take their time with it; a change
//! puts another position in its place. A decision goes the way `lock → apply to a copy → commit → replace → tell`: one
//! lock per table, held by whoever changes it and by nobody else. The store's revision decides races; a table whose
//! commit failed is read anew from its log, and until that has succeeded nothing is changed without trying again. What
//! changes a table must not be dropped half way: requests that do are carried through (`middleware`). Reading a table means replaying its log, which takes well under a
//! millisecond, and happens once: afterwards the position is kept.

pub mod absence;
pub mod access;
mod commit;
mod continuation;
mod drawings;
mod gallery;
pub mod handover;
mod job;
mod notice;
pub mod pace;
mod position;
mod presence;
mod recent;
mod rematch;
pub mod request;
mod seating;
pub mod talk;

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use railhead_bots::GameWithBots;
use railhead_store::{Millis, Revision, Said, Store, StoreError, Table, TableId};
use tokio::sync::{MutexGuard, watch};

pub use commit::Committed;
pub use continuation::Again;
pub use drawings::Drawings;
use gallery::Galleries;
pub use gallery::{Change, Step, Told, changes};
pub use job::{BadJob, BotJob};
pub use notice::{Happening, NoticeJob, Reach};
pub use position::{Position, RecordFile, seat_no, seat_of, unchecked_record};
pub use presence::{Company, Present};
use recent::{Recent, Weighed};

use crate::{Problem, meters::Meters, parcel::Parcels, text::random_text};

/// How long is waited before a table that could not be read is tried again for those who watch it.
const SETTLE_INTERVAL: Duration = Duration::from_millis(250);

/// What all tables share.
struct Shared {
    store: Store,
    games: &'static [&'static dyn GameWithBots],
    /// How long a bot waits before it decides, so that people can follow.
    bot_pause: Duration,
    drawings: Arc<Drawings>,
    meters: Arc<Meters>,
    /// What this node is called among others.
    node: String,
    /// Who can be told what happens while they are away.
    reach: Reach,
}

impl Shared {
    fn game(&self, id: &str) -> Result<&'static dyn GameWithBots, Problem> {
        self.games.iter().copied().find(|game| game.meta().id == id).ok_or(Problem::NoGame)
    }
}

/// The tables in play.
pub struct Tables {
    shared: Arc<Shared>,
    live: Mutex<Recent<TableId, Live>>,
}

impl Tables {
    /// No table read yet, and never many more than so many bytes of those that nobody uses. `bot_pause` is how long a bot
    /// waits before it decides, so that people can follow.
    pub fn new(
        store: Store,
        games: &'static [&'static dyn GameWithBots],
        bot_pause: Duration,
        drawings: Drawings,
        most_bytes: usize,
        meters: Arc<Meters>,
        reach: Reach,
    ) -> Tables {
        let (drawings, node) = (Arc::new(drawings), random_text());
        let shared = Shared { store, games, bot_pause, drawings, meters, node, reach };
        Tables { shared: Arc::new(shared), live: Mutex::new(Recent::new(most_bytes)) }
    }

    /// The pictures that were drawn of them.
    pub fn drawings(&self) -> &Drawings {
        &self.shared.drawings
    }

    /// How many are in memory, and about how many bytes they take there.
    pub fn weight(&self) -> (usize, usize) {
        let kept = self.kept();
        (kept.count(), kept.bytes())
    }

    /// The game called `id`.
    pub fn game(&self, id: &str) -> Result<&'static dyn GameWithBots, Problem> {
        self.shared.game(id)
    }

    /// The table `id`.
    pub async fn open(&self, id: TableId) -> Result<Arc<Live>, Problem> {
        let kept = self.kept().ask(id);
        if let Some(live) = kept {
            return Ok(live);
        }
        let position = position::read(&self.shared, id).await?;
        self.shared.meters.tables_read.add();
        let revision = position.table.revision.0;
        let live = Arc::new(Live {
            shared: self.shared.clone(),
            bytes: AtomicUsize::new(position.bytes()),
            position: tokio::sync::Mutex::new(Arc::new(position)),
            news: watch::Sender::new(revision),
            doubted: AtomicBool::new(false),
            talk: tokio::sync::Mutex::default(),
            aside: watch::Sender::default(),
            galleries: Galleries::default(),
            presence: Mutex::default(),
            crowding: AtomicBool::new(false),
        });
        // Somebody else may have been quicker.
        let live = self.kept().keep(id, live);
        // What another node decided after it was read, and before it was kept here, nobody could hear of.
        live.catch_up().await?;
        live.tell_of_seats().await;
        Ok(live)
    }

    /// The table named in an address.
    pub async fn named(&self, id: &str) -> Result<Arc<Live>, Problem> {
        self.open(id.parse().map_err(|_| Problem::NoTable)?).await
    }

    /// Reads those tables again that a user's change of name, or their leaving, has touched.
    pub async fn refresh(&self, touched: &[TableId]) {
        for id in touched {
            let kept = self.kept().peek(*id);
            if let Some(live) = kept {
                live.refresh().await;
            }
        }
    }

    /// Another node, or this one, says that a table is at this revision.
    pub fn hear_of(&self, id: TableId, revision: Revision) {
        let kept = self.kept().peek(id);
        if let Some(live) = kept {
            tokio::spawn(async move { live.hear_of(revision).await });
        }
    }

    /// What is told of time at tables that somebody watches is told anew.
    pub fn stir_watched(&self) {
        self.kept().all().iter().filter(|live| live.is_watched()).for_each(|live| live.stir());
    }

    /// Another node, or this one, says that something was said at a table.
    pub fn hear_talk_at(&self, id: TableId) {
        let kept = self.kept().peek(id);
        if let Some(live) = kept {
            tokio::spawn(async move { live.hear_talk().await });
        }
    }

    /// Anything may have changed without a word: what is watched is read anew, and all else when it is asked for.
    pub fn doubt_all(&self) {
        let all = self.kept().all();
        for live in all {
            live.doubted.store(true, Ordering::Release);
            tokio::spawn(async move {
                live.hear_talk().await;
                live.settle().await;
            });
        }
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Recent<TableId, Live>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table in play.
pub struct Live {
    shared: Arc<Shared>,
    position: tokio::sync::Mutex<Arc<Position>>,
    news: watch::Sender<i64>,
    /// About how much memory it takes.
    bytes: AtomicUsize,
    /// Whether what is in memory may not be what is stored.
    doubted: AtomicBool,
    /// What was said lately, once somebody has asked.
    talk: tokio::sync::Mutex<Option<Arc<[Said]>>>,
    /// Tells of what happens beside the game; with it goes what was made of it for several who watch.
    aside: watch::Sender<Arc<Parcels>>,
    /// Those who watch without a seat, by what they see.
    galleries: Galleries,
    /// Who has the table open.
    presence: Mutex<presence::Presence>,
    /// Whether somebody who came or went is about to be told of.
    crowding: AtomicBool,
}

impl Weighed for Live {
    fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    fn is_watched(&self) -> bool {
        self.news.receiver_count() > 0
    }
}

/// A table's position, held by whoever is about to change it.
type Held<'a> = MutexGuard<'a, Arc<Position>>;

impl Live {
    /// The table as it stands.
    pub async fn position(&self) -> Arc<Position> {
        self.hold().await.clone()
    }

    /// The table, for whoever is about to change it. What is in doubt is read anew first.
    async fn hold(&self) -> Held<'_> {
        if self.doubted.swap(false, Ordering::AcqRel) {
            // If it cannot be read even now, the doubt stays.
            let _ = self.reread().await;
        }
        self.position.lock().await
    }

    /// Tells of every change by its revision.
    pub fn news(&self) -> watch::Receiver<i64> {
        self.news.subscribe()
    }

    /// Its name.
    async fn id(&self) -> TableId {
        self.position.lock().await.table.id
    }

    /// The time by which jobs wait.
    pub fn now(&self) -> Millis {
        self.shared.store.now()
    }

    /// Tells of everything that happens beside the game, each time with room for what is made of it for several.
    pub fn aside(&self) -> watch::Receiver<Arc<Parcels>> {
        self.aside.subscribe()
    }

    /// Reads the table again after its seats were changed in the store, and tells everybody.
    pub async fn refresh(&self) {
        // Whoever has another name, or none any more, may have said something.
        self.hear_talk().await;
        self.reseat(self.hold().await).await;
    }

    /// Puts `position` in the place of the one that is held, and tells everybody.
    fn replace(&self, mut held: Held<'_>, position: Position) {
        let revision = position.table.revision.0;
        let timed = !position.hands.clocks.is_empty() || !position.hands.votes.is_empty();
        self.bytes.store(position.bytes(), Ordering::Relaxed);
        *held = Arc::new(position);
        self.news.send_replace(revision);
        if timed {
            self.stir();
        }
    }

    /// Takes over what the store says of the table and its seats. The game goes on as it is, unless more than the seats
    /// has changed.
    async fn reseat(&self, held: Held<'_>) {
        match self.shared.store.table_and_hands(held.table.id).await {
            Ok(Some((table, hands))) if only_seats_changed(&held.table, &table) => {
                let position = held.with_seats(table, hands);
                self.replace(held, position);
                self.stir();
                self.tell_of_seats().await;
            }
            Ok(_) | Err(_) => self.doubt(held).await,
        }
    }

    /// What is in memory may not be what is stored: it is read anew, now or as soon as that can be done.
    async fn doubt(&self, held: Held<'_>) {
        drop(held);
        // What went wrong is told there.
        let _ = self.reread().await;
    }

    /// Reads the table anew from its log, and takes over what is stored unless what is in memory is newer.
    pub async fn reread(&self) -> Result<(), Problem> {
        let id = self.position.lock().await.table.id;
        let position = position::read(&self.shared, id).await.inspect_err(|problem| {
            self.doubted.store(true, Ordering::Release);
            tracing::error!(table = %id, code = problem.code(), "cannot be read again");
        })?;
        let mut held = self.position.lock().await;
        match position.table.revision.cmp(&held.table.revision) {
            std::cmp::Ordering::Greater => self.replace(held, position),
            // Nobody has to be told: it is the table they know.
            std::cmp::Ordering::Equal => *held = Arc::new(position),
            std::cmp::Ordering::Less => {}
        }
        Ok(())
    }

    /// Reads what is in doubt for those who watch, as often as it takes: nobody else may ever ask for it.
    async fn settle(&self) {
        while self.is_watched() && self.doubted.load(Ordering::Acquire) {
            drop(self.position().await);
            if self.doubted.load(Ordering::Acquire) {
                tokio::time::sleep(SETTLE_INTERVAL).await;
            }
        }
    }

    /// Reads what is new, if the table has moved on elsewhere. Whoever changes it here has the lock until its new
    /// revision is known, so that our own changes are no news.
    async fn hear_of(&self, revision: Revision) {
        if self.hold().await.table.revision < revision {
            self.shared.meters.news.add();
            // What went wrong is told there.
            let _ = self.reread().await;
            self.settle().await;
            self.hear_talk().await;
            self.tell_of_seats().await;
        }
    }

    /// Reads what others may have decided or said elsewhere, for whoever knows of something that may not have been heard
    /// of here yet: a job is stored together with what it follows from, and can be quicker than the news of that.
    pub async fn catch_up(&self) -> Result<(), Problem> {
        if !self.shared.store.is_shared() {
            return Ok(());
        }
        let Position { table: Table { id, revision: known, .. }, .. } = **self.position.lock().await;
        let stored = self.shared.store.table(id).await;
        match stored.inspect_err(|_| self.doubted.store(true, Ordering::Release))? {
            Some(table) if table.revision <= known => {}
            Some(_) | None => self.reread().await?,
        }
        *self.talk.lock().await = None;
        Ok(())
    }

    /// The problem of a change that the store did not make.
    async fn failed(&self, held: Held<'_>, error: StoreError) -> Problem {
        self.doubt(held).await;
        error.into()
    }
}

/// Whether the game at a table is still the one that is in memory: at most one change has been made since, and that was
/// no start, no end and no decision.
fn only_seats_changed(held: &Table, stored: &Table) -> bool {
    stored.revision <= held.revision.next() && stored.status == held.status && stored.length == held.length
}
