//! Requests that are carried out in one transaction.
//!
//! Decisions, which come in numbers, are stored many to a statement. Everything else is carried out one by one, each
//! in a savepoint of its own, so that a refused request leaves no trace and its neighbours alone.

use std::{collections::HashSet, future::Future, pin::Pin};

use tokio::sync::oneshot;

use super::{
    Conn, jobs, log,
    sql::{chunk, execute, sql},
    tables,
};
use crate::{Append, Appended, Millis, StoreError, job::Lease};

/// A write under way on a connection.
pub(crate) type Operation<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// Whether there may be a job to do once a request is carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Ring {
    /// There isn't.
    #[default]
    No,
    /// There may be.
    Yes,
}

pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;
pub(super) type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

pub(super) enum Request {
    /// A decision, and the job that asked for it.
    Append(Box<Append>, Option<Lease>, Reply<Appended>),
    Change(Box<dyn Change>, Ring),
}

impl Request {
    /// An operation, and what its answer comes by.
    pub(super) fn change<T, F>(operation: F, ring: Ring) -> (Request, Answer<T>)
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let change = Pending { state: State::Waiting(operation), reply };
        (Request::Change(Box::new(change), ring), answer)
    }
}

/// Requests that are carried out in one transaction.
#[derive(Default)]
pub(super) struct Group {
    changes: Vec<Box<dyn Change>>,
    appends: Vec<Append>,
    /// The job of each.
    jobs: Vec<Option<Lease>>,
    replies: Vec<Reply<Appended>>,
    answers: log::Answers,
    pub(super) ring: Ring,
}

impl Group {
    pub(super) fn of(requests: impl Iterator<Item = Request>) -> Group {
        let mut group = Group::default();
        for request in requests {
            match request {
                Request::Change(change, ring) => {
                    group.changes.push(change);
                    group.ring = group.ring.max(ring);
                }
                Request::Append(append, job, reply) => {
                    group.ring = group.ring.max(if append.jobs.is_empty() { Ring::No } else { Ring::Yes });
                    group.appends.push(*append);
                    group.jobs.push(job);
                    group.replies.push(reply);
                }
            }
        }
        group
    }

    /// Carries out everything in the transaction that was begun on this connection, and commits it. On an error nothing
    /// of the group is there once the connection is given up.
    pub(super) async fn commit(&mut self, conn: &mut Conn, now: Millis) -> Result<(), StoreError> {
        if let ([alone], []) = (&mut self.changes[..], &self.appends[..]) {
            // A change by itself has the transaction for its savepoint.
            return match alone.carry_out(conn).await {
                Ok(()) => execute(conn, sql("COMMIT")).await.map(drop),
                Err(reason) => execute(conn, sql("ROLLBACK")).await.map(drop).map_err(|_| reason),
            };
        }
        for change in &mut self.changes {
            execute(conn, sql("SAVEPOINT request")).await?;
            let answer = change.carry_out(conn).await;
            end(conn, answer).await?;
        }
        self.answers = match (&self.changes[..], &self.appends[..]) {
            // And so has a decision by itself.
            ([], [alone]) => log::append(conn, &[alone], now).await?,
            (_, appends) => append(conn, appends, now).await?,
        };
        let stored = self.answers.iter().zip(&self.jobs).filter(|(answer, _)| answer.is_ok());
        let done: Vec<Lease> = stored.filter_map(|(_, job)| *job).collect();
        jobs::complete_all(conn, &done).await?;
        execute(conn, sql("COMMIT")).await.map(drop)
    }

    /// Gives every caller its answer. If the group failed, even a refusal may rest on a neighbour's write that isn't
    /// there now, so that everybody gets the failure.
    pub(super) fn answer(self, committed: &Result<(), StoreError>) {
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
async fn end(conn: &mut Conn, answer: Result<(), StoreError>) -> Result<(), StoreError> {
    if let Err(reason) = answer {
        execute(conn, sql("ROLLBACK TO SAVEPOINT request")).await.map_err(|_| reason)?;
    }
    execute(conn, sql("RELEASE SAVEPOINT request")).await.map(drop)
}

fn give<T>(reply: Reply<T>, answer: Result<T, StoreError>) {
    if reply.send(answer).is_err() {
        tracing::debug!("nobody waits for this answer any more");
    }
}

/// Stores decisions, many to a statement; of several for one table the first one goes first.
async fn append(conn: &mut Conn, appends: &[Append], now: Millis) -> Result<log::Answers, StoreError> {
    tables::lock(conn, appends.iter().map(|append| append.table)).await?;
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
            for (&index, answer) in some.iter().zip(append_together(conn, &together, now).await?) {
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
    conn: &mut Conn,
    appends: &[&Append],
    now: Millis,
) -> Result<log::Answers, StoreError> {
    execute(conn, sql("SAVEPOINT request")).await?;
    let answers = log::append(conn, appends, now).await;
    end(conn, answers.as_ref().map(drop).map_err(StoreError::clone)).await?;
    match (answers, appends) {
        (Ok(answers), _) => Ok(answers),
        (Err(error), [_]) => Ok(vec![Err(error)]),
        (Err(_), several) => {
            let mut answers = Vec::with_capacity(several.len());
            for &append in several {
                answers.extend(Box::pin(append_together(conn, &[append], now)).await?);
            }
            Ok(answers)
        }
    }
}

/// A request of any other kind.
pub(super) trait Change: Send {
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
