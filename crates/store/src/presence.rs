//! Who has a table open before them, by whichever node, and when people were last seen.

use std::time::Duration;

use crate::{Millis, Store, StoreError, TableId, UserId, db::presence};

/// For how long a node is believed that people are there, after it has last said so.
const BELIEVED: Duration = Duration::from_mins(1);

/// Who has a table open by one node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Crowd {
    /// Those who are known.
    pub users: Vec<UserId>,
    /// How many others.
    pub guests: u32,
}

impl Store {
    /// Somebody is seen now.
    pub async fn see(&self, user: UserId) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(presence::see(conn, user))).await
    }

    /// When these users were last seen; those who never were are left out.
    pub async fn last_seen(&self, users: &[UserId]) -> Result<Vec<(UserId, Millis)>, StoreError> {
        presence::last_seen(&mut self.read().await?, users).await
    }

    /// Tells the other nodes who has a table open by this one, in the place of what it said before. They believe it for
    /// a minute, or longer if it [says so again](Store::still_here).
    pub async fn show_crowd(&self, table: TableId, node: &str, crowd: Crowd) -> Result<(), StoreError> {
        let (node, until) = (node.to_owned(), self.now().after(BELIEVED));
        self.write(move |conn| Box::pin(presence::show(conn, table, node, crowd, until))).await
    }

    /// All that this node has said of who has which table open is still true. Forgets nodes that have not said so for
    /// long.
    pub async fn still_here(&self, node: &str) -> Result<(), StoreError> {
        let (node, now) = (node.to_owned(), self.now());
        let until = now.after(BELIEVED);
        self.write(move |conn| Box::pin(presence::still_here(conn, node, now, until))).await
    }

    /// Who has a table open by other nodes than this one.
    pub async fn crowd_elsewhere(&self, table: TableId, node: &str) -> Result<Crowd, StoreError> {
        let now = self.now();
        presence::elsewhere(&mut self.read().await?, table, node, now).await
    }
}
