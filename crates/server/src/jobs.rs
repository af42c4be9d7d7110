//! What all workers do alike who take jobs of the store.

use std::{future::Future, time::Duration};

use railhead_store::{Job, JobBell};

use crate::App;

/// After this long without news the store is asked all the same.
pub const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// Has somebody work until the server closes.
pub fn spawn_until_closed(app: &App, work: impl Future<Output = ()> + Send + 'static) {
    let closing = app.closing().clone();
    tokio::spawn(closing.run_until_cancelled_owned(work));
}

/// Waits until there may be a job of this kind to do.
pub async fn wait_for(app: &App, kind: &str, bell: &mut JobBell) {
    let due = app.store().next_due(kind).await.ok().flatten();
    let wait = due.map_or(POLL_INTERVAL, |due| {
        Duration::from_millis(due.0.saturating_sub(app.store().now().0).max(1) as u64).min(POLL_INTERVAL)
    });
    let _ = tokio::time::timeout(wait, bell.rung()).await;
}

/// Keeps the lease on a job for as long as something takes. Should it be lost, another node does the same, and one of them
/// finds that there is nothing left to do.
pub async fn keep_while<T>(app: &App, job: &Job, something: impl Future<Output = T>) -> T {
    let lease = app.config().bot_lease;
    let mut something = std::pin::pin!(something);
    loop {
        tokio::select! {
            done = &mut something => return done,
            () = tokio::time::sleep(lease / 3) => {
                if let Err(error) = app.store().renew(job, lease).await {
                    tracing::warn!(%error, "the lease on a job was not renewed");
                }
            }
        }
    }
}
