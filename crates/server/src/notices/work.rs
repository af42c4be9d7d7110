//! Those who carry notices out: for each kind of job one who takes what is due, so many at once.

use std::{future::Future, sync::Arc, time::Duration};

use railhead_store::{Job, StoreError};
use tokio::sync::Semaphore;

use super::{announce, delivery, letters};
use crate::{App, jobs::spawn_until_closed, tables::NoticeJob};

/// After this long without news the store is asked all the same.
const POLL_INTERVAL: Duration = Duration::from_secs(5);

/// For how long a job is a node's: longer than anything takes that is done for it.
const LEASE: Duration = Duration::from_mins(2);

/// How many jobs of a kind a node does at once.
const AT_ONCE: usize = 8;

/// What becomes of a job.
pub enum Ending {
    /// It ended together with what came of it.
    Ended,
    /// It is done, or there is nothing left to do.
    Done,
    /// It is to be done after a while.
    Later(Duration),
    /// It failed, and may do better.
    Failed(String),
}

/// Starts to tell people what they want to be told, until the server closes.
pub fn start(app: &App) {
    spawn(app, NoticeJob::KIND, |app, job| async move { announce::announce(&app, &job).await });
    spawn(app, delivery::KIND, |app, job| async move { delivery::deliver(&app, &job).await });
    spawn(app, letters::KIND, |app, job| async move { letters::post(&app, &job).await });
}

fn spawn<F, D>(app: &App, kind: &'static str, deed: D)
where
    F: Future<Output = Ending> + Send + 'static,
    D: Fn(App, Job) -> F + Clone + Send + Sync + 'static,
{
    let whose = app.clone();
    spawn_until_closed(app, async move { work(&whose, kind, deed).await });
}

async fn work<F, D>(app: &App, kind: &'static str, deed: D)
where
    F: Future<Output = Ending> + Send + 'static,
    D: Fn(App, Job) -> F + Clone + Send + Sync + 'static,
{
    let mut bell = app.store().job_bell();
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        // Looking costs less than taking: a bell rings for jobs of every kind.
        let due = app.store().next_due(kind).await;
        let wait = due.map(|due| due.map(|due| due.0.saturating_sub(app.store().now().0)));
        match wait {
            Ok(Some(..=0)) => match app.store().claim(kind, LEASE).await {
                Ok(Some(job)) => {
                    let (app, deed) = (app.clone(), deed.clone());
                    tokio::spawn(async move {
                        let ending = deed(app.clone(), job.clone()).await;
                        put_away(&app, job, ending).await;
                        drop(place);
                    });
                }
                // Somebody else was quicker.
                Ok(None) => tokio::task::yield_now().await,
                Err(StoreError::Closed) => return,
                Err(error) => complain(&error, kind).await,
            },
            Ok(wait) => {
                let wait = wait.map_or(POLL_INTERVAL, |wait| Duration::from_millis(wait.unsigned_abs()));
                // Only that something may have changed is of interest.
                let _ = tokio::time::timeout(wait.min(POLL_INTERVAL), bell.rung()).await;
            }
            Err(StoreError::Closed) => return,
            Err(error) => complain(&error, kind).await,
        }
    }
}

async fn complain(error: &StoreError, kind: &str) {
    tracing::warn!(%error, kind, "notices cannot be taken");
    tokio::time::sleep(POLL_INTERVAL).await;
}

async fn put_away(app: &App, job: Job, ending: Ending) {
    let kind = job.kind.clone();
    let put_away = match ending {
        Ending::Ended => Ok(()),
        Ending::Done => app.store().complete(job).await,
        Ending::Later(wait) => app.store().put_off(job, wait).await,
        Ending::Failed(reason) => {
            tracing::warn!(kind, reason, attempt = job.attempt, "a notice was not sent");
            app.store().fail(job, &reason, app.config().notices.backoff).await.map(drop)
        }
    };
    match put_away {
        Ok(()) | Err(StoreError::Closed) => {}
        Err(error) => tracing::warn!(kind, %error, "a notice could not be put away"),
    }
}
