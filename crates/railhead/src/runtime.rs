//! Waiting for the store, which answers in its own time.

use std::future::Future;

use crate::failure::Failure;

/// Does one thing that has to be waited for.
pub(crate) fn block_on<T>(future: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(Failure::System)?.block_on(future)
}
