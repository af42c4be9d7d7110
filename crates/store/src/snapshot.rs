//! Snapshots: states kept so that nobody replays a whole log. A cache, and nothing but a cache.

use std::fmt;

use crate::{Ply, Revision, Store, StoreError, TableId, db::snapshots};

/// The state of a game after so many decisions.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// How many decisions it has seen.
    pub ply: Ply,
    /// Of which form its bytes are. Those of another form are as good as absent.
    pub version: u8,
    /// The state.
    pub bytes: Vec<u8>,
}

impl Snapshot {
    /// Refuses a snapshot that has seen more than a log of this length holds.
    pub(crate) fn must_fit(&self, length: Ply) -> Result<(), StoreError> {
        if self.ply > length {
            return Err(StoreError::SnapshotAhead { ply: self.ply, length });
        }
        Ok(())
    }
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot")
            .field("ply", &self.ply)
            .field("version", &self.version)
            .field("bytes", &self.bytes.len())
            .finish()
    }
}

impl Store {
    /// Keeps a snapshot of a table that is still at `expected`; else a [`StoreError::Conflict`], because the state
    /// might be that of a log since taken back.
    pub async fn put_snapshot(
        &self,
        table: TableId,
        expected: Revision,
        snapshot: Snapshot,
    ) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(snapshots::put_at(conn, table, expected, snapshot))).await
    }

    /// The latest snapshot of this version that has seen at most `ply` decisions.
    pub async fn snapshot(
        &self,
        table: TableId,
        ply: Ply,
        version: u8,
    ) -> Result<Option<Snapshot>, StoreError> {
        snapshots::latest(&mut *self.read().await?, table, ply, version).await
    }

    /// Drops every snapshot of every table. Nothing is lost by it but time.
    pub async fn drop_snapshots(&self) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(snapshots::drop_all(conn))).await
    }
}
