//! What other nodes do to the same store.

use tokio::sync::broadcast::{self, error::RecvError};

use crate::{Revision, Store, StoreError, TableId, UserId};

/// Something that was committed, here or elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table is at this revision now.
    Table(TableId, Revision),
    /// A user was renamed, speaks another language, or was forgotten.
    User(UserId),
    /// Something was said at a table, or is gone.
    Talk(TableId),
    /// Somebody came to a table by another node, or left it.
    Presence(TableId),
    /// Some changes were not heard: anything may have changed.
    Anything,
}

/// Tells what is committed to a store that several nodes share, by whichever of them.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    /// The next change. [`StoreError::Closed`] once the store is gone.
    pub async fn next(&mut self) -> Result<Change, StoreError> {
        match self.0.recv().await {
            Ok(change) => Ok(change),
            Err(RecvError::Lagged(_)) => Ok(Change::Anything),
            Err(RecvError::Closed) => Err(StoreError::Closed),
        }
    }
}

impl Store {
    /// What is committed from now on; nothing if nobody else can have this store open.
    pub fn changes(&self) -> Option<Changes> {
        self.hear().map(Changes)
    }
}
