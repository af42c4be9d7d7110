//! Finding tables.

use crate::{Secrets, Status, Store, StoreError, Table, TableId, UserId, db::tables};

/// A piece of a long list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// How many to skip.
    pub offset: u32,
    /// How many to give at most.
    pub limit: u32,
}

impl Page {
    /// The first `limit`.
    pub fn first(limit: u32) -> Page {
        Page { offset: 0, limit }
    }
}

impl Store {
    /// The table of this id with its seats, if there is one.
    pub async fn table(&self, id: TableId) -> Result<Option<Table>, StoreError> {
        let mut transaction = self.read_consistently().await?;
        tables::by_id(&mut transaction, id).await
    }

    /// What only the server may know of a table.
    pub async fn secrets(&self, id: TableId) -> Result<Option<Secrets>, StoreError> {
        tables::secrets(&mut self.read().await?, id).await
    }

    /// The names of all tables.
    pub async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        tables::ids(&mut self.read().await?).await
    }

    /// Public tables that gather players and have an open seat that isn't reserved, the newest first. Those
    /// that cannot be read are left out of this list and the next, and told to the log.
    pub async fn open_tables(&self, page: Page) -> Result<Vec<Table>, StoreError> {
        let mut transaction = self.read_consistently().await?;
        tables::open(&mut transaction, page).await
    }

    /// Public tables whose games are under way and may be watched, the one that changed last first.
    pub async fn running_tables(&self, page: Page) -> Result<Vec<Table>, StoreError> {
        let mut transaction = self.read_consistently().await?;
        tables::running(&mut transaction, page).await
    }

    /// The tables of this status that a user sits at, may come back to, is invited to by name or hosts, the one that changed last first.
    pub async fn tables_of(
        &self,
        user: UserId,
        status: Status,
        page: Page,
    ) -> Result<Vec<Table>, StoreError> {
        let mut transaction = self.read_consistently().await?;
        tables::of_user(&mut transaction, user, status, page).await
    }

    /// The names of all tables of this status that a user sits at, may come back to, is invited to by name or hosts.
    pub async fn table_ids_of(&self, user: UserId, status: Status) -> Result<Vec<TableId>, StoreError> {
        tables::ids_of_user(&mut self.read().await?, user, status).await
    }

    /// How many games of this title a user has played to their end, as far as `most`.
    pub async fn games_finished(&self, user: UserId, game: &str, most: u32) -> Result<u32, StoreError> {
        tables::games_finished(&mut self.read().await?, user, game, most).await
    }

    /// The tables that a user has hidden from their own list.
    pub async fn tables_hidden_from(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        tables::hidden_from(&mut self.read().await?, user).await
    }

    /// Hides a table from a user's own list, or shows it again.
    pub async fn hide_table(&self, user: UserId, table: TableId, hidden: bool) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(tables::hide(conn, user, table, hidden))).await
    }

    /// The names of the tables in play at which a seat is a bot's or nobody's.
    pub async fn tables_with_bots(&self) -> Result<Vec<TableId>, StoreError> {
        tables::ids_with_bots(&mut self.read().await?).await
    }
}
