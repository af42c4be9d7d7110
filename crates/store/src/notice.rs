//! By which ways somebody can be told something while they are away, what they were told last, and when they are left
//! alone.

use std::{fmt, time::Duration};

use crate::{Job, Millis, NewJob, Store, StoreError, TableId, UserId, db::notices, worded};

/// The most ways to tell one person something.
pub(crate) const MOST_CHANNELS: i64 = 12;

worded! {
    /// A way to tell somebody something.
    ChannelKind {
        /// Through the makers of their browser.
        Push = "push",
        /// By letter, to the address that they have confirmed.
        Mail = "mail",
        /// By a request to an address of theirs.
        Webhook = "webhook",
    }
}

/// A way to tell somebody something.
#[derive(Clone, PartialEq, Eq)]
pub struct Channel {
    /// Its number.
    pub id: i64,
    /// Whom it reaches.
    pub user: UserId,
    /// What it is.
    pub kind: ChannelKind,
    /// Where it leads; empty for letters.
    pub address: String,
    /// What it is spoken to with, in the caller's words.
    pub keys: String,
    /// What is wanted by it, in the caller's words.
    pub wants: String,
    /// The device it is on, in the caller's words.
    pub device: String,
    /// When it was made.
    pub made_at: Millis,
}

/// Addresses are known to those alone whose they are.
impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Channel({} {} of {}, ..)", self.id, self.kind, self.user)
    }
}

/// A way to be made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewChannel {
    /// Whom it reaches.
    pub user: UserId,
    /// What it is.
    pub kind: ChannelKind,
    /// Where it leads; empty for letters.
    pub address: String,
    /// What it is spoken to with, in the caller's words.
    pub keys: String,
    /// What is wanted by it, in the caller's words.
    pub wants: String,
    /// The device it is on, in the caller's words.
    pub device: String,
}

/// Something that somebody is to be told of a table, unless they were told as much before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// Who.
    pub user: UserId,
    /// Of which table.
    pub table: TableId,
    /// What kind of thing, in the caller's words.
    pub kind: String,
    /// Grows with each new thing of that kind.
    pub mark: i64,
    /// The jobs that carry it to them.
    pub jobs: Vec<NewJob>,
    /// The job that sends them a letter with everything that waits for one, if this does.
    pub letter: Option<NewJob>,
}

/// Something that waits for a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Of which table.
    pub table: TableId,
    /// What kind of thing, in the caller's words.
    pub kind: String,
    /// The mark of the latest.
    pub mark: i64,
}

impl Store {
    /// Remembers a way to tell somebody something; its number. The same address again changes its keys. A push address
    /// is one browser's: whoever had it before has it no longer. [`StoreError::TooManyChannels`] beyond a dozen.
    pub async fn add_channel(&self, new: NewChannel) -> Result<i64, StoreError> {
        self.write(move |conn| Box::pin(notices::add(conn, new))).await
    }

    /// The ways to tell this user something.
    pub async fn channels_of(&self, user: UserId) -> Result<Vec<Channel>, StoreError> {
        notices::of_user(&mut self.read().await?, user).await
    }

    /// The way of this number, if it is still there.
    pub async fn channel(&self, id: i64) -> Result<Option<Channel>, StoreError> {
        notices::by_id(&mut self.read().await?, id).await
    }

    /// Changes what is wanted by a user's way. [`StoreError::NotFound`] if they have no such way.
    pub async fn set_wants(&self, user: UserId, id: i64, wants: &str) -> Result<(), StoreError> {
        let wants = wants.to_owned();
        self.write(move |conn| Box::pin(notices::set_wants(conn, user, id, wants))).await
    }

    /// Forgets a user's way. [`StoreError::NotFound`] if they have no such way.
    pub async fn remove_channel(&self, user: UserId, id: i64) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(notices::remove(conn, user, id))).await
    }

    /// All users who can be told anything.
    pub async fn reachable(&self) -> Result<Vec<UserId>, StoreError> {
        notices::reachable(&mut self.read().await?).await
    }

    /// When a user is left alone, in the caller's words.
    pub async fn quiet_of(&self, user: UserId) -> Result<String, StoreError> {
        notices::quiet(&mut self.read().await?, user).await
    }

    /// Says when a user is left alone.
    pub async fn set_quiet(&self, user: UserId, quiet: &str) -> Result<(), StoreError> {
        let quiet = quiet.to_owned();
        self.change_user(user, move |conn| Box::pin(notices::set_quiet(conn, user, quiet))).await
    }

    /// Up to which mark a user was told things of this kind.
    pub async fn told_mark(
        &self,
        user: UserId,
        table: TableId,
        kind: &str,
    ) -> Result<Option<i64>, StoreError> {
        notices::mark(&mut self.read().await?, user, table, kind.to_owned()).await
    }

    /// Ends `job` and, in the same moment, lets everybody be told what they were not told before; how many are.
    /// [`StoreError::LeaseLost`] if the job is somebody else's by now: nothing is told then.
    pub async fn tell(&self, job: &Job, tellings: Vec<Telling>) -> Result<usize, StoreError> {
        let (lease, now) = (job.lease(), self.now());
        self.write_and_ring(move |conn| Box::pin(notices::tell(conn, lease, tellings, now))).await
    }

    /// What waits for a letter to this user.
    pub async fn letters_for(&self, user: UserId) -> Result<Vec<Told>, StoreError> {
        notices::letters(&mut self.read().await?, user).await
    }

    /// Ends the job of a letter in which all this was told. What came to wait meanwhile gets a letter of its own by `next`.
    pub async fn posted(
        &self,
        job: &Job,
        user: UserId,
        told: Vec<Told>,
        next: NewJob,
    ) -> Result<(), StoreError> {
        let (lease, now) = (job.lease(), self.now());
        self.write_and_ring(move |conn| Box::pin(notices::posted(conn, lease, user, told, next, now))).await
    }

    /// Puts a job off that is the caller's. [`StoreError::LeaseLost`] if it is somebody else's by now.
    pub async fn put_off(&self, job: Job, wait: Duration) -> Result<(), StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(crate::db::jobs::put_off(conn, job.lease(), wait, now)))
            .await
    }
}
