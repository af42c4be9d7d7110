//! Keys that the server seals with: made when they are first asked for, and the same ever after.

use crate::{Secret, Store, StoreError, db::keys};

impl Store {
    /// The key that branches are sealed with.
    pub async fn branch_key(&self) -> Result<Secret, StoreError> {
        self.key("branch").await
    }

    /// The key by which browsers are told that were let in to an account before.
    pub async fn login_key(&self) -> Result<Secret, StoreError> {
        self.key("login").await
    }

    /// The key by which push services know this server.
    pub async fn push_key(&self) -> Result<Secret, StoreError> {
        self.key("push").await
    }

    /// The key by which links to unsubscribe are known.
    pub async fn unsubscribe_key(&self) -> Result<Secret, StoreError> {
        self.key("unsubscribe").await
    }

    async fn key(&self, purpose: &'static str) -> Result<Secret, StoreError> {
        let fresh = Secret::random()?;
        self.write(move |conn| Box::pin(keys::keep(conn, purpose, fresh))).await
    }
}
