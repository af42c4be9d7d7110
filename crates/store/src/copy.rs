//! From one place to another.

use crate::{Store, StoreError, db::copy};

impl Store {
    /// Copies everything, as it is at one moment, into a store that is empty; all of it or nothing. `progress` is told
    /// how many rows of how many are copied. Gives back how many there were.
    ///
    /// [`StoreError::NotEmpty`] if there is anybody or anything in the other store.
    pub async fn copy_to(
        &self,
        to: &Store,
        progress: impl FnMut(u64, u64) + Send,
    ) -> Result<u64, StoreError> {
        let mut from = self.read_consistently().await?;
        let mut line = to.line_of_its_own().await?;
        let copied = copy::everything(&mut from, &mut line, progress).await;
        line.give_up().await;
        copied
    }
}
