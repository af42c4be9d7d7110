//! What whoever looks after a server sees and does: who is here, how much there is, and every act of a host.

use crate::{
    Millis, Page, Role, Store, StoreError, Table, TableId, User, UserId,
    db::{acts, census, tables},
    worded,
};

worded! {
    /// What a host did.
    ActKind {
        /// Gave somebody another name.
        Renamed = "renamed",
        /// Took somebody's word in talk away.
        Muted = "muted",
        /// Gave it back.
        Unmuted = "unmuted",
        /// Let somebody do nothing.
        Suspended = "suspended",
        /// Let them do everything again.
        Restored = "restored",
        /// Made a link to a new password for somebody.
        Password = "password",
        /// Made somebody a host too.
        Appointed = "appointed",
        /// Let a bot play on in somebody's seat.
        Replaced = "replaced",
        /// Closed a table.
        Closed = "closed",
        /// Saw to what somebody had reported.
        Settled = "settled",
    }
}

/// An act to be noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewAct {
    /// What.
    pub kind: ActKind,
    /// Who did it.
    pub by: UserId,
    /// To whom.
    pub user: Option<UserId>,
    /// At which table.
    pub table: Option<TableId>,
}

/// What a host did, with the names as they were. Whoever was forgotten since has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// What.
    pub kind: ActKind,
    /// Who did it.
    pub by: Option<String>,
    /// To whom.
    pub user: Option<String>,
    /// At which table.
    pub table: Option<TableId>,
    /// When.
    pub at: Millis,
}

/// Somebody, as hosts see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub user: User,
    /// When they were last here, roughly.
    pub seen_at: Option<Millis>,
    /// At how many tables they sit.
    pub tables: u64,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Census {
    /// People without an account.
    pub guests: u64,
    /// People with one.
    pub accounts: u64,
    /// Tables at which players are awaited.
    pub gathering: u64,
    /// Tables in play.
    pub playing: u64,
    /// Tables whose game is over.
    pub finished: u64,
    /// Decisions in all logs.
    pub decisions: u64,
    /// Jobs that wait.
    pub jobs: u64,
    /// Jobs that were given up.
    pub given_up: u64,
    /// The size of the database in bytes.
    pub bytes: u64,
}

impl Store {
    /// How much there is.
    pub async fn census(&self) -> Result<Census, StoreError> {
        census::take(&mut self.read_consistently().await?).await
    }

    /// People whose name holds this text, whoever was here last first.
    pub async fn people(&self, named: &str, page: Page) -> Result<Vec<Person>, StoreError> {
        census::people(&mut self.read().await?, named.to_lowercase(), page).await
    }

    /// Tables that gather or play, the one that changed last first.
    pub async fn tables_going_on(&self, page: Page) -> Result<Vec<Table>, StoreError> {
        tables::going_on(&mut self.read_consistently().await?, page).await
    }

    /// Notes what a host did.
    pub async fn note_act(&self, act: NewAct) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(acts::note(conn, act))).await
    }

    /// What hosts did, the last first.
    pub async fn acts(&self, page: Page) -> Result<Vec<Act>, StoreError> {
        acts::list(&mut self.read().await?, page).await
    }

    /// Takes a user's word in talk away, or gives it back.
    pub async fn set_muted(&self, user: UserId, muted: bool) -> Result<(), StoreError> {
        self.change_user(user, move |conn| Box::pin(acts::mute(conn, user, muted))).await
    }

    /// Lets a user do nothing, or everything again.
    pub async fn set_suspended(&self, user: UserId, suspended: bool) -> Result<(), StoreError> {
        self.change_user(user, move |conn| Box::pin(acts::suspend(conn, user, suspended))).await
    }

    /// Says what a user may do beside playing. [`StoreError::NoSuchAccount`] if it is nobody with an account.
    pub async fn set_role(&self, user: UserId, role: Role) -> Result<(), StoreError> {
        self.change_user(user, move |conn| Box::pin(acts::set_role(conn, user, role))).await
    }
}
