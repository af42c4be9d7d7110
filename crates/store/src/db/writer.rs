//! The one writer. Requests queue up for it; all that wait are carried out in one transaction (group commit) and
//! answered after the commit.
//!
//! Decisions, which come in numbers, are stored many to a statement. Everything else is carried out one by one, each
//! in a savepoint of its own, so that a refused request leaves no trace and its neighbours alone.

use std::{collections::HashSet, error::Error, future::Future, pin::Pin, sync::Arc};

use sqlx::{ConnectOptions as _, Connection as _, Sqlite, Transaction, sqlite::SqliteConnectOptions};
use tokio::{
    sync::{Mutex, Notify, mpsc, oneshot, watch},
    task::JoinHandle,
};

use super::{Conn, error::failure, log, sql::chunk};
use crate::{Append, Appended, Millis, StoreError, clock::JobTime};

/// A write under way on a connection.
pub(crate) type Operation<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// How many requests one transaction carries out at most, so that the first doesn't wait for ever.
const GROUP: usize = 256;
/// How many requests may wait; whoever comes after waits to be let in.
const QUEUE: usize = 1024;

/// The way to the writer.
pub(crate) struct Writer {
    queue: mpsc::Sender<Request>,
    bell: watch::Receiver<()>,
    closing: Arc<Notify>,
    task: Mutex<Option<JoinHandle<Result<(), StoreError>>>>,
}

impl Writer {
    /// Starts the writer on its line to the database.
    pub(super) fn new(line: Line, time: JobTime) -> Writer {
        let (queue, requests) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let (ringer, bell) = watch::channel(());
        let task = tokio::spawn(serve(line, time, requests, ringer, Arc::clone(&closing)));
        Writer { queue, bell, closing, task: Mutex::new(Some(task)) }
    }

    /// Carries out the operation and gives its answer once it is committed.
    pub(crate) async fn write<T, F>(&self, operation: F, ring: Ring) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let change = Pending { state: State::Waiting(operation), reply };
        self.ask(Request::Change(Box::new(change), ring), answer).await
    }

    /// Stores a decision and gives its answer once it is committed.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Request::Append(Box::new(append), reply), answer).await
    }

    /// Something that changes when there may be a job to do.
    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        let mut bell = self.bell.clone();
        bell.mark_unchanged();
        bell
    }

    async fn ask<T>(&self, request: Request, answer: Answer<T>) -> Result<T, StoreError> {
        self.queue.send(request).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the writer finish what waits, then ends it.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let Some(task) = self.task.lock().await.take() else { return Ok(()) };
        self.closing.notify_one();
        task.await.map_err(|_| StoreError::Closed)?
    }
}

/// Whether there may be a job to do once a request is carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Ring {
    /// There isn't.
    #[default]
    No,
    /// There may be.
    Yes,
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;
type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

enum Request {
    Append(Box<Append>, Reply<Appended>),
    Change(Box<dyn Change>, Ring),
}

/// The connection that all writes go by. One by which a group failed is not used again: when the disk is full, SQLite
/// gives up a transaction of which the driver goes on believing that it is open. Another is opened in its place.
pub(super) struct Line {
    options: SqliteConnectOptions,
    conn: Option<Conn>,
}

impl Line {
    /// A line by this connection, and by others with the same options when it has failed.
    pub(super) fn new(options: SqliteConnectOptions, conn: Conn) -> Line {
        Line { options, conn: Some(conn) }
    }

    async fn conn(&mut self) -> Result<&mut Conn, StoreError> {
        let conn = match self.conn.take() {
            Some(conn) => conn,
            None => self.options.connect().await.map_err(failure)?,
        };
        Ok(self.conn.insert(conn))
    }

    /// Carries out a group of requests. On an error nothing of it is there.
    async fn commit(&mut self, group: &mut Group, now: Millis) -> Result<(), StoreError> {
        let committed = group.commit(self.conn().await?, now).await;
        if committed.is_err()
            && let Some(failed) = self.conn.take()
            && let Err(error) = failed.close().await
        {
            tracing::debug!(%error, "a connection that failed was not closed in peace");
        }
        committed
    }

    async fn close(self) -> Result<(), StoreError> {
        match self.conn {
            Some(conn) => conn.close().await.map_err(failure),
            None => Ok(()),
        }
    }
}

async fn serve(
    mut line: Line,
    time: JobTime,
    mut requests: mpsc::Receiver<Request>,
    bell: watch::Sender<()>,
    closing: Arc<Notify>,
) -> Result<(), StoreError> {
    let mut waiting = Vec::with_capacity(GROUP);
    let mut failing = false;
    loop {
        tokio::select! {
            biased;
            () = closing.notified(), if !requests.is_closed() => requests.close(),
            count = requests.recv_many(&mut waiting, GROUP) => {
                if count == 0 {
                    return line.close().await;
                }
                let mut group = Group::of(waiting.drain(..));
                let committed = line.commit(&mut group, time.now()).await;
                if failing && committed.is_ok() {
                    tracing::warn!("the store can be written to again");
                }
                failing = committed.is_err();
                match &committed {
                    Ok(()) if group.ring == Ring::Yes => bell.send_replace(()),
                    Ok(()) => {}
                    Err(error) => {
                        tracing::error!(error = error as &dyn Error, count, "a group of writes failed");
                    }
                }
                group.answer(&committed);
            }
        }
    }
}

/// Requests that are carried out in one transaction.
#[derive(Default)]
struct Group {
    changes: Vec<Box<dyn Change>>,
    appends: Vec<Append>,
    replies: Vec<Reply<Appended>>,
    answers: log::Answers,
    ring: Ring,
}

impl Group {
    fn of(requests: impl Iterator<Item = Request>) -> Group {
        let mut group = Group::default();
        for request in requests {
            match request {
                Request::Change(change, ring) => {
                    group.changes.push(change);
                    group.ring = group.ring.max(ring);
                }
                Request::Append(append, reply) => {
                    group.ring = group.ring.max(if append.jobs.is_empty() { Ring::No } else { Ring::Yes });
                    group.appends.push(*append);
                    group.replies.push(reply);
                }
            }
        }
        group
    }

    /// Carries out everything and commits it. On an error nothing of the group is there.
    async fn commit(&mut self, conn: &mut Conn, now: Millis) -> Result<(), StoreError> {
        let mut transaction = conn.begin_with("BEGIN IMMEDIATE").await.map_err(failure)?;
        for change in &mut self.changes {
            let mut savepoint = transaction.begin().await.map_err(failure)?;
            let answer = change.carry_out(&mut savepoint).await;
            end(savepoint, answer).await?;
        }
        self.answers = match (&self.changes[..], &self.appends[..]) {
            // A decision by itself has the transaction for its savepoint.
            ([], [alone]) => log::append(&mut transaction, &[alone], now).await?,
            (_, appends) => append(&mut transaction, appends, now).await?,
        };
        transaction.commit().await.map_err(failure)
    }

    /// Gives every caller its answer. If the group failed, even a refusal may rest on a neighbour's write that isn't
    /// there now, so that everybody gets the failure.
    fn answer(self, committed: &Result<(), StoreError>) {
        for change in self.changes {
            change.answer(committed.clone());
        }
        let answers = match committed {
            Ok(()) => self.answers,
            Err(error) => self.replies.iter().map(|_| Err(error.clone())).collect(),
        };
        for (reply, answer) in self.replies.into_iter().zip(answers) {
            give(reply, answer);
        }
    }
}

/// Keeps what was done since the savepoint if it was accepted, and undoes it if not. An error is the whole group's: if
/// there is nothing left to undo, the transaction was lost for the same reason.
async fn end(savepoint: Transaction<'_, Sqlite>, answer: Result<(), StoreError>) -> Result<(), StoreError> {
    match answer {
        Ok(()) => savepoint.commit().await.map_err(failure),
        Err(reason) => savepoint.rollback().await.map_err(|_| reason),
    }
}

fn give<T>(reply: Reply<T>, answer: Result<T, StoreError>) {
    if reply.send(answer).is_err() {
        tracing::debug!("nobody waits for this answer any more");
    }
}

/// Stores decisions, many to a statement; of several for one table the first one goes first.
async fn append(
    transaction: &mut Transaction<'_, Sqlite>,
    appends: &[Append],
    now: Millis,
) -> Result<log::Answers, StoreError> {
    let mut answers: Vec<Option<Result<Appended, StoreError>>> = appends.iter().map(|_| None).collect();
    let mut left: Vec<usize> = (0..appends.len()).collect();
    while !left.is_empty() {
        let mut tables = HashSet::new();
        let (round, next): (Vec<usize>, Vec<usize>) =
            left.into_iter().partition(|&index| tables.insert(appends[index].table));
        let mut rest = &round[..];
        while !rest.is_empty() {
            let (some, others) = rest.split_at(chunk(rest.len()));
            let together: Vec<&Append> = some.iter().map(|&index| &appends[index]).collect();
            for (&index, answer) in some.iter().zip(append_together(transaction, &together, now).await?) {
                answers[index] = Some(answer);
            }
            rest = others;
        }
        left = next;
    }
    Ok(answers.into_iter().flatten().collect())
}

/// Stores decisions of different tables with the same statements; one by one if that fails, so that only those fail
/// that must.
async fn append_together(
    transaction: &mut Transaction<'_, Sqlite>,
    appends: &[&Append],
    now: Millis,
) -> Result<log::Answers, StoreError> {
    let mut savepoint = transaction.begin().await.map_err(failure)?;
    let answers = log::append(&mut savepoint, appends, now).await;
    end(savepoint, answers.as_ref().map(drop).map_err(StoreError::clone)).await?;
    match (answers, appends) {
        (Ok(answers), _) => Ok(answers),
        (Err(error), [_]) => Ok(vec![Err(error)]),
        (Err(_), several) => {
            let mut answers = Vec::with_capacity(several.len());
            for &append in several {
                answers.extend(Box::pin(append_together(transaction, &[append], now)).await?);
            }
            Ok(answers)
        }
    }
}

/// A request of any other kind.
trait Change: Send {
    /// Carries it out on the connection; an error if it was refused, or failed, and must be undone.
    fn carry_out<'a>(&'a mut self, conn: &'a mut Conn) -> Operation<'a, ()>;

    /// Gives the caller its answer, if the caller still waits for it.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Pending<T, F> {
    state: State<T, F>,
    reply: Reply<T>,
}

enum State<T, F> {
    Waiting(F),
    CarriedOut(Result<T, StoreError>),
    /// Being carried out, or stopped in the midst of it.
    Underway,
}

impl<T, F> Change for Pending<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send,
{
    fn carry_out<'a>(&'a mut self, conn: &'a mut Conn) -> Operation<'a, ()> {
        Box::pin(async move {
            if let State::Waiting(operation) = std::mem::replace(&mut self.state, State::Underway) {
                self.state = State::CarriedOut(operation(conn).await);
            }
            match &self.state {
                State::CarriedOut(answer) => answer.as_ref().map(drop).map_err(StoreError::clone),
                State::Waiting(_) | State::Underway => Err(StoreError::Closed),
            }
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Pending { state, reply } = *self;
        let answer = committed.and_then(|()| match state {
            State::CarriedOut(answer) => answer,
            State::Waiting(_) | State::Underway => Err(StoreError::Closed),
        });
        give(reply, answer);
    }
}
