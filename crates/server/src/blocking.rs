//! Work that takes its time, away from the threads that answer requests.

use crate::Problem;

/// Does `work` where nobody waits for it who did not ask for it.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let span = tracing::Span::current();
    tokio::task::spawn_blocking(move || span.in_scope(work)).await.map_err(|error| {
        tracing::error!(%error, "work broke off");
        Problem::Broken
    })
}
