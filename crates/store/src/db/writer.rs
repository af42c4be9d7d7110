//! The one writer. Requests queue up for it; all that wait are carried out in one transaction (group commit), each
//! in a savepoint of its own, and answered after the commit.

use std::{future::Future, pin::Pin, sync::Arc};

use sqlx::{Connection as _, Sqlite, Transaction};
use tokio::{
    sync::{Mutex, Notify, mpsc, oneshot},
    task::JoinHandle,
};

use super::{Conn, error::failure};
use crate::StoreError;

/// A write under way on a connection.
pub(crate) type Operation<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// How many requests one transaction carries out at most, so that the first doesn't wait for ever.
const GROUP: usize = 256;
/// How many requests may wait; whoever comes after waits to be let in.
const QUEUE: usize = 1024;

/// The way to the writer.
pub(super) struct Writer {
    queue: mpsc::Sender<Box<dyn Request>>,
    closing: Arc<Notify>,
    task: Mutex<Option<JoinHandle<Result<(), StoreError>>>>,
}

impl Writer {
    /// Starts the writer on its connection.
    pub(super) fn new(conn: Conn) -> Writer {
        let (queue, requests) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let task = tokio::spawn(serve(conn, requests, Arc::clone(&closing)));
        Writer { queue, closing, task: Mutex::new(Some(task)) }
    }

    /// Carries out the operation and gives its answer once it is committed.
    pub(super) async fn write<T, F>(&self, operation: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let request = Pending { state: State::Waiting(operation), reply };
        self.queue.send(Box::new(request)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the writer finish what waits, then ends it.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let Some(task) = self.task.lock().await.take() else { return Ok(()) };
        self.closing.notify_one();
        task.await.map_err(|_| StoreError::Closed)?
    }
}

async fn serve(
    mut conn: Conn,
    mut requests: mpsc::Receiver<Box<dyn Request>>,
    closing: Arc<Notify>,
) -> Result<(), StoreError> {
    let mut group = Vec::with_capacity(GROUP);
    loop {
        tokio::select! {
            biased;
            () = closing.notified(), if !requests.is_closed() => requests.close(),
            count = requests.recv_many(&mut group, GROUP) => {
                if count == 0 {
                    return conn.close().await.map_err(failure);
                }
                let committed = commit(&mut conn, &mut group).await;
                if let Err(error) = &committed {
                    tracing::error!(error = error as &dyn std::error::Error, count, "a group of writes failed");
                }
                for request in group.drain(..) {
                    request.answer(committed.as_ref().map(|&()| ()).map_err(Clone::clone));
                }
            }
        }
    }
}

/// Carries out a group and commits it. On an error nothing of the group is there.
async fn commit(conn: &mut Conn, group: &mut [Box<dyn Request>]) -> Result<(), StoreError> {
    let mut transaction = conn.begin_with("BEGIN IMMEDIATE").await.map_err(failure)?;
    for request in group {
        carry_out(&mut transaction, request.as_mut()).await?;
    }
    transaction.commit().await.map_err(failure)
}

/// Carries out one request; one that is refused leaves no trace. An error here is the whole group's.
async fn carry_out(
    transaction: &mut Transaction<'_, Sqlite>,
    request: &mut dyn Request,
) -> Result<(), StoreError> {
    let mut savepoint = transaction.begin().await.map_err(failure)?;
    if request.carry_out(&mut savepoint).await {
        savepoint.commit().await.map_err(failure)
    } else {
        savepoint.rollback().await.map_err(failure)
    }
}

/// A request of any kind.
trait Request: Send {
    /// Carries it out on the connection; false if it was refused and must be undone.
    fn carry_out<'a>(&'a mut self, conn: &'a mut Conn) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>>;

    /// Gives the caller its answer, if the caller still waits for it.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Pending<T, F> {
    state: State<T, F>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

enum State<T, F> {
    Waiting(F),
    CarriedOut(Result<T, StoreError>),
    /// Being carried out, or stopped in the midst of it.
    Underway,
}

impl<T, F> Request for Pending<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send,
{
    fn carry_out<'a>(&'a mut self, conn: &'a mut Conn) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            if let State::Waiting(operation) = std::mem::replace(&mut self.state, State::Underway) {
                self.state = State::CarriedOut(operation(conn).await);
            }
            matches!(self.state, State::CarriedOut(Ok(_)))
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        // If the group failed, a refusal may rest on a neighbour's write that is not there now.
        let Pending { state, reply } = *self;
        let answer = committed.and_then(|()| match state {
            State::CarriedOut(answer) => answer,
            State::Waiting(_) | State::Underway => Err(StoreError::Closed),
        });
        if reply.send(answer).is_err() {
            tracing::debug!("nobody waits for this answer any more");
        }
    }
}
