//! What was made and never used.

use crate::{Millis, Store, StoreError, db::unused};

/// How much was cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cleared {
    /// Guests.
    pub guests: u64,
    /// Tables.
    pub tables: u64,
}

impl Store {
    /// Forgets tables at which no game began and nothing happened since then, and guests from before then who neither
    /// host a table nor have a seat at one, or one to come back to. Accounts stay.
    pub async fn clear_unused(&self, since: Millis) -> Result<Cleared, StoreError> {
        let store = self.clone();
        let cleared = tokio::spawn(async move {
            let cleared = store.write(move |conn| Box::pin(unused::clear(conn, since))).await;
            store.acquaintances().forget_all();
            cleared
        });
        cleared.await.unwrap_or(Err(StoreError::Closed))
    }
}
