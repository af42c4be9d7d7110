//! A store in a place of its own, and the shortest ways to people and tables in it.

use std::{
    ops::Deref,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use railhead_cluster::Home;
use railhead_store::{
    Append, Clock, Customs, Millis, NewJob, NewTable, Origin, Place, Ply, Revision, SeatNo, SeatPlan, Secret,
    Sitter, Start, Store, StoreError, Table, TableId, TakeBack, User, Visibility,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, sqlite::SqliteConnectOptions};

pub(crate) struct World {
    store: Store,
    home: Home,
}

impl Deref for World {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl World {
    /// A store in the database that tests are to use.
    pub(crate) async fn new() -> World {
        World::at(Home::new()).await
    }

    /// A store in a folder, whatever tests are to use.
    pub(crate) async fn in_folder() -> World {
        World::at(Home::Folder(tempfile::tempdir().unwrap())).await
    }

    async fn at(home: Home) -> World {
        World { store: Store::open(place(&home)).await.unwrap(), home }
    }

    /// A store in a folder that knows no other clocks than these.
    pub(crate) async fn in_folder_by(clocks: &Clocks) -> World {
        World::at_by(Home::Folder(tempfile::tempdir().unwrap()), clocks).await
    }

    /// A store that knows no other clocks than these.
    pub(crate) async fn by(clocks: &Clocks) -> World {
        World::at_by(Home::new(), clocks).await
    }

    async fn at_by(home: Home, clocks: &Clocks) -> World {
        let store = Store::open_by(place(&home), Arc::new(clocks.clone())).await.unwrap();
        World { store, home }
    }

    pub(crate) async fn reopened_by(self, clocks: &Clocks) -> World {
        let World { store, home } = self;
        store.close().await.unwrap();
        World::at_by(home, clocks).await
    }

    pub(crate) async fn reopened(self) -> World {
        let World { store, home } = self;
        store.close().await.unwrap();
        World::at(home).await
    }

    /// The same store, not closed, but dropped.
    pub(crate) async fn dropped_and_opened(self) -> World {
        let World { store, home } = self;
        drop(store);
        World::at(home).await
    }

    /// Where the store is.
    pub(crate) fn place(&self) -> Place {
        place(&self.home)
    }

    /// The folder of a store in a folder.
    pub(crate) fn folder(&self) -> &Path {
        self.home.folder().expect("a folder")
    }

    /// Does to the database what the store itself never would.
    pub(crate) async fn tamper(&self, statement: &str) {
        match &self.home {
            Home::Folder(folder) => run_sql(folder.path(), statement).await,
            Home::Schema(schema) => drop(schema.say(statement)),
        }
    }

    /// The same for a word that a seat's kind may not have.
    pub(crate) async fn tamper_with_kind(&self, statement: &str) {
        let unchecked = match &self.home {
            Home::Folder(_) => "PRAGMA ignore_check_constraints = ON",
            Home::Schema(_) => "ALTER TABLE seats DROP CONSTRAINT seats_kind_check",
        };
        self.tamper(&format!("{unchecked}; {statement}")).await;
    }

    pub(crate) fn clone_store(&self) -> Store {
        self.store.clone()
    }
}

fn place(home: &Home) -> Place {
    home.to_string().parse().unwrap()
}

/// Clocks that a test can set: what the wall shows, and what has passed.
#[derive(Clone, Debug)]
pub(crate) struct Clocks(Arc<Mutex<(Millis, Duration)>>);

impl Clocks {
    pub(crate) fn new() -> Clocks {
        Clocks(Arc::new(Mutex::new((Millis(1_700_000_000_000), Duration::ZERO))))
    }

    pub(crate) fn pass(&self, time: Duration) {
        let (wall, passed) = &mut *self.0.lock().unwrap();
        (*wall, *passed) = (wall.after(time), *passed + time);
    }

    /// Sets the clock on the wall so much back, or ahead.
    pub(crate) fn set(&self, by: i64) {
        self.0.lock().unwrap().0.0 += by;
    }
}

impl Clock for Clocks {
    fn wall(&self) -> Millis {
        self.0.lock().unwrap().0
    }

    fn passed(&self) -> Duration {
        self.0.lock().unwrap().1
    }
}

/// Carries out statements on the database in this folder, made if it isn't there.
pub(crate) async fn run_sql(folder: &Path, statements: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).create_if_missing(true);
    let mut conn = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
}

pub(crate) async fn user(store: &Store, name: &str) -> User {
    store.create_user(name, "en").await.unwrap().0
}

pub(crate) fn sitter(user: &User) -> Sitter {
    Sitter { user: user.id, name: user.name.clone(), contribution: Some(format!("luck of {}", user.name)) }
}

pub(crate) fn bot(name: &str) -> SeatPlan {
    SeatPlan::Bot { level: "greedy".to_owned(), name: name.to_owned() }
}

pub(crate) fn new_table(host: &User, seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        game: "last-spike".to_owned(),
        rules_version: 3,
        options: r#"{"money":"open"}"#.to_owned(),
        title: "Promontory".to_owned(),
        host: host.id,
        visibility: Visibility::Public,
        spectators: true,
        customs: Customs::default(),
        origin: Origin::New,
        another_way: false,
        secret: Secret::new([7; 32]),
        commitment: "a promise".to_owned(),
        seats,
    }
}

pub(crate) async fn get(store: &Store, table: TableId) -> Table {
    store.table(table).await.unwrap().unwrap()
}

pub(crate) fn start(table: &Table) -> Start {
    Start {
        table: table.id,
        expected: table.revision,
        seed: Secret::new([9; 32]),
        seating: table.seats.iter().map(|seat| seat.no).collect(),
        contributions: vec![],
        waiting_on: "0".to_owned(),
        jobs: vec![],
        clocks: vec![],
    }
}

/// A table where two bots play, and its revision.
pub(crate) async fn playing(store: &Store) -> (TableId, Revision) {
    let host = user(store, "host").await;
    let table = store.create_table(new_table(&host, vec![bot("left"), bot("right")])).await.unwrap();
    let revision = store.start(start(&get(store, table).await)).await.unwrap();
    (table, revision)
}

pub(crate) fn append(table: TableId, expected: Revision, ply: u32, notation: &str) -> Append {
    Append {
        table,
        ply: Ply(ply),
        expected,
        seat: SeatNo((ply % 2) as u8),
        notation: notation.to_owned(),
        waiting_on: ((ply + 1) % 2).to_string(),
        outcome: None,
        jobs: vec![],
        clocks: vec![],
        remark: None,
    }
}

pub(crate) fn take_back(table: TableId, expected: Revision, from: u32) -> TakeBack {
    TakeBack {
        table,
        from: Ply(from),
        expected,
        waiting_on: (from % 2).to_string(),
        jobs: vec![],
        clocks: vec![],
    }
}

/// Plays these decisions from the first ply on; the revision reached.
pub(crate) async fn play(
    store: &Store,
    table: TableId,
    mut revision: Revision,
    notations: &[&str],
) -> Revision {
    for (ply, notation) in (0..).zip(notations) {
        revision = store.append(append(table, revision, ply, notation)).await.unwrap().revision;
    }
    revision
}

pub(crate) async fn notations(store: &Store, table: TableId) -> Vec<String> {
    store.log(table, Ply::FIRST).await.unwrap().into_iter().map(|decision| decision.notation).collect()
}

pub(crate) fn job(key: &str) -> NewJob {
    NewJob { kind: "bot".to_owned(), key: key.to_owned(), payload: format!("do {key}"), wait: Duration::ZERO }
}

pub(crate) fn is_conflict<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict { .. }))
}
