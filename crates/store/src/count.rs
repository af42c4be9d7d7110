//! How often things happened, in totals that say nothing of anybody.

use crate::{Store, StoreError, db::counts};

/// How often something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredCount {
    /// What kind of thing, in the server's words.
    pub what: String,
    /// Which one.
    pub name: String,
    /// How often.
    pub n: i64,
}

impl Store {
    /// Adds to what was counted.
    pub async fn add_counts(&self, counted: Vec<StoredCount>) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(counts::add(conn, counted))).await
    }

    /// All that was counted of this kind, by name.
    pub async fn counts(&self, what: &str) -> Result<Vec<StoredCount>, StoreError> {
        counts::of_kind(&mut self.read().await?, what).await
    }

    /// Forgets what was counted of these kinds.
    pub async fn forget_counts(&self, kinds: &[&str]) -> Result<(), StoreError> {
        let kinds: Vec<String> = kinds.iter().map(|kind| (*kind).to_owned()).collect();
        self.write(move |conn| Box::pin(counts::forget(conn, kinds))).await
    }
}
