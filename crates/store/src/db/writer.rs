//! Those who write. Requests queue up; all that wait are carried out in one transaction (group commit) and answered after
//! the commit.
//!
//! SQLite has one writer for everything. PostgreSQL has one for decisions, which are many and small: one commit for all
//! that wait costs the disk one flush, and the other nodes one wake-up, instead of one each. Everything else goes there by a
//! few connections of its own, each request in its own transaction, so that no lock is held for a neighbour's sake and
//! none waits for another node longer than for the one table it is about.

use std::{
    error::Error,
    sync::{Arc, PoisonError, Weak},
    time::Duration,
};

use tokio::{
    sync::{Mutex, mpsc, watch},
    task::JoinHandle,
};

use super::{
    Conn,
    conn::Way,
    group::{Answer, Group, Operation, Request, Ring},
    sql::{execute, sql},
};
use crate::{Append, Appended, Millis, StoreError, clock::JobTime, job::Lease};

/// How many requests one transaction carries out at most, so that the first doesn't wait for ever.
const GROUP: usize = 256;
/// How many requests may wait; whoever comes after waits to be let in.
const QUEUE: usize = 1024;
/// How many connections to PostgreSQL carry out what is no decision.
const LANES: usize = 4;
/// How long a group may take on PostgreSQL, which may have gone without a word.
const PATIENCE: Duration = Duration::from_secs(30);

/// The way to those who write.
pub(crate) struct Writer {
    way: Way,
    decisions: mpsc::Sender<Request>,
    changes: mpsc::Sender<Request>,
    /// Gone once the store is closed, which whoever waits for it learns that way.
    bell: std::sync::Mutex<Option<Bell>>,
    closing: watch::Sender<bool>,
    tasks: Mutex<Vec<JoinHandle<Result<(), StoreError>>>>,
}

type Bell = Arc<watch::Sender<()>>;

/// Rings the bell as long as there is one.
pub(super) struct Ringer(Weak<watch::Sender<()>>);

impl Ringer {
    pub(super) fn ring(&self) {
        if let Some(bell) = self.0.upgrade() {
            bell.send_replace(());
        }
    }
}

impl Writer {
    /// Starts the one writer of a database that nobody else writes to.
    pub(super) fn alone(line: Line, time: JobTime) -> Writer {
        let (queue, requests) = mpsc::channel(QUEUE);
        let mut writer = Writer::with_queues(line.way.clone(), queue.clone(), queue);
        writer.start(line, GROUP, &Arc::new(Mutex::new(requests)), time);
        writer
    }

    /// Starts this node's writers of a database that others write to as well.
    pub(super) fn among_others(way: &Way, first: Conn, time: &JobTime) -> Writer {
        let (decisions, appends) = mpsc::channel(QUEUE);
        let (changes, others) = mpsc::channel(QUEUE);
        let mut writer = Writer::with_queues(way.clone(), decisions, changes);
        writer.start(
            Line::new(way.clone(), Some(first)),
            GROUP,
            &Arc::new(Mutex::new(appends)),
            time.clone(),
        );
        let others = Arc::new(Mutex::new(others));
        for _ in 0..LANES {
            writer.start(Line::new(way.clone(), None), 1, &others, time.clone());
        }
        writer
    }

    fn with_queues(way: Way, decisions: mpsc::Sender<Request>, changes: mpsc::Sender<Request>) -> Writer {
        let bell = std::sync::Mutex::new(Some(Arc::new(watch::Sender::new(()))));
        Writer { way, decisions, changes, bell, closing: watch::Sender::new(false), tasks: Mutex::default() }
    }

    fn start(&mut self, line: Line, most: usize, requests: &Requests, time: JobTime) {
        let (bell, closing) = (self.ringer(), self.closing.subscribe());
        let serving = Serving { line, most, time, requests: requests.clone(), closing, failing: false };
        self.tasks.get_mut().push(tokio::spawn(serving.serve(bell)));
    }

    /// Carries out the operation and gives its answer once it is committed.
    pub(crate) async fn write<T, F>(&self, operation: F, ring: Ring) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send + 'static,
    {
        let (request, answer) = Request::change(operation, ring);
        ask(&self.changes, request, answer).await
    }

    /// Stores a decision and gives its answer once it is committed.
    pub(crate) async fn append(&self, append: Append, job: Option<Lease>) -> Result<Appended, StoreError> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        ask(&self.decisions, Request::Append(Box::new(append), job, reply), answer).await
    }

    /// Another connection of the same kind.
    pub(crate) async fn connect(&self) -> Result<Conn, StoreError> {
        self.way.connect().await
    }

    /// Something that changes when there may be a job to do.
    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        match &*self.bell.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(bell) => bell.subscribe(),
            None => watch::channel(()).1,
        }
    }

    /// What is rung when there may be a job to do.
    pub(super) fn ringer(&self) -> Ringer {
        let bell = self.bell.lock().unwrap_or_else(PoisonError::into_inner);
        Ringer(bell.as_ref().map(Arc::downgrade).unwrap_or_default())
    }

    /// Lets the writers finish what waits, then ends them.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.closing.send_replace(true);
        let mut closed = Ok(());
        for task in std::mem::take(&mut *self.tasks.lock().await) {
            let ended = task.await.map_err(|_| StoreError::Closed);
            closed = closed.and(ended.flatten());
        }
        self.bell.lock().unwrap_or_else(PoisonError::into_inner).take();
        closed
    }
}

async fn ask<T>(queue: &mpsc::Sender<Request>, request: Request, answer: Answer<T>) -> Result<T, StoreError> {
    queue.send(request).await.map_err(|_| StoreError::Closed)?;
    answer.await.map_err(|_| StoreError::Closed)?
}

/// The connection that a writer's groups go by. One by which a group failed is not used again: when the disk is full,
/// SQLite gives up a transaction of which the driver goes on believing that it is open, and a lost connection to
/// PostgreSQL stays lost. Another is opened in its place.
pub(super) struct Line {
    way: Way,
    conn: Option<Conn>,
}

impl Line {
    /// A line by this connection, or by others that are made in the same way.
    pub(super) fn new(way: Way, conn: Option<Conn>) -> Line {
        Line { way, conn }
    }

    /// A connection on which a transaction has begun. Before that nothing is lost with a connection, so that one that
    /// has died since it was last used is replaced without a word.
    async fn begin(&mut self) -> Result<&mut Conn, StoreError> {
        let begin = self.way.begin();
        if let Some(mut conn) = self.conn.take() {
            match execute(&mut conn, sql(begin)).await {
                Ok(_) => return Ok(self.conn.insert(conn)),
                Err(StoreError::Unreachable(why)) => {
                    tracing::debug!(why, "a connection was lost meanwhile");
                    drop(conn);
                }
                Err(error) => {
                    self.conn = Some(conn);
                    return Err(error);
                }
            }
        }
        let mut conn = self.way.connect().await?;
        execute(&mut conn, sql(begin)).await?;
        Ok(self.conn.insert(conn))
    }

    /// Carries out a group of requests. On an error nothing of it is there, unless the connection was lost just while
    /// it was committed: then it may be there as a whole.
    async fn commit(&mut self, group: &mut Group, now: Millis) -> Result<(), StoreError> {
        let patience = match self.way {
            Way::Sqlite(_) => Duration::MAX,
            Way::Postgres(_) => PATIENCE,
        };
        let committed = match self.begin().await {
            Ok(conn) => tokio::time::timeout(patience, group.commit(conn, now))
                .await
                .unwrap_or_else(|_| Err(StoreError::Unreachable("it does not answer".to_owned()))),
            Err(error) => Err(error),
        };
        if committed.is_err()
            && let Some(failed) = self.conn.take()
        {
            failed.give_up().await;
        }
        committed
    }

    async fn close(self) -> Result<(), StoreError> {
        match self.conn {
            Some(conn) => conn.close().await,
            None => Ok(()),
        }
    }
}

/// Requests that wait for whichever writer is free.
type Requests = Arc<Mutex<mpsc::Receiver<Request>>>;

/// One writer at work.
struct Serving {
    line: Line,
    /// How many requests it carries out at once.
    most: usize,
    time: JobTime,
    requests: Requests,
    closing: watch::Receiver<bool>,
    failing: bool,
}

impl Serving {
    async fn serve(mut self, bell: Ringer) -> Result<(), StoreError> {
        let mut waiting = Vec::with_capacity(self.most);
        loop {
            self.take(&mut waiting).await;
            if waiting.is_empty() {
                return self.line.close().await;
            }
            let count = waiting.len();
            let mut group = Group::of(waiting.drain(..));
            let committed = self.line.commit(&mut group, self.time.now()).await;
            if self.failing && committed.is_ok() {
                tracing::warn!("the store can be written to again");
            }
            self.failing = committed.is_err();
            match &committed {
                Ok(()) if group.ring == Ring::Yes => bell.ring(),
                Ok(()) => {}
                Err(error) => {
                    tracing::error!(error = error as &dyn Error, count, "a group of writes failed");
                }
            }
            group.answer(&committed);
        }
    }

    /// Takes what waits; nothing when the store closes and all was taken.
    async fn take(&mut self, waiting: &mut Vec<Request>) {
        let mut requests = self.requests.lock().await;
        loop {
            tokio::select! {
                biased;
                _ = self.closing.wait_for(|closing| *closing), if !requests.is_closed() => requests.close(),
                _ = requests.recv_many(waiting, self.most) => return,
            }
        }
    }
}
