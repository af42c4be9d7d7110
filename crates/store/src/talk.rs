//! What is said at tables. It is no part of a game's record, and is gone with whoever said it.

use crate::{Millis, Revision, SeatNo, Store, StoreError, TableId, UserId, db::talk, worded};

/// How many lines a table keeps; older ones are forgotten.
pub(crate) const MOST_LINES: i64 = 300;

worded! {
    /// Who talks to whom.
    Room {
        /// Those who play.
        Table = "table",
        /// Those who watch.
        Spectators = "spectators",
    }
}

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// In words of their own.
    Text(String),
    /// A ready phrase, by its key: readers see it in their own languages.
    Phrase(String),
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// At which table.
    pub table: TableId,
    /// In which room.
    pub room: Room,
    /// By whom.
    pub user: UserId,
    /// From which seat, if they have one.
    pub seat: Option<SeatNo>,
    /// What.
    pub words: Words,
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number, which grows; never given to another line.
    pub id: i64,
    /// In which room.
    pub room: Room,
    /// By whom.
    pub user: UserId,
    /// Their name, as it is now.
    pub name: String,
    /// From which seat.
    pub seat: Option<SeatNo>,
    /// What.
    pub words: Words,
    /// When.
    pub at: Millis,
}

/// A line of talk that somebody reported, for the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalkReport {
    /// Its number.
    pub id: i64,
    /// At which table it was said.
    pub table: TableId,
    /// By whom, and their name.
    pub said_by: (UserId, String),
    /// What was said.
    pub text: String,
    /// Who reported it; none if they were forgotten since.
    pub reported_by: Option<(UserId, String)>,
    /// When.
    pub at: Millis,
}

impl Store {
    /// Keeps a line of talk; its number. [`StoreError::TalkOff`] where nobody is to talk.
    pub async fn say(&self, say: Say) -> Result<i64, StoreError> {
        self.write(move |conn| Box::pin(talk::say(conn, say))).await
    }

    /// What was said at a table lately, in all rooms, in order.
    pub async fn talk(&self, table: TableId) -> Result<Vec<Said>, StoreError> {
        talk::of_table(&mut self.read().await?, table).await
    }

    /// Lets people talk at a table, or not.
    pub async fn set_talk(
        &self,
        table: TableId,
        on: bool,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(talk::set(conn, table, on, expected))).await
    }

    /// The tables where a user has said something.
    pub async fn tables_talked_at(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        talk::tables_of(&mut self.read().await?, user).await
    }

    /// Whether `user` wants to read nothing more by `other`, at any table.
    pub async fn mute(&self, user: UserId, other: UserId, mute: bool) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(talk::mute(conn, user, other, mute))).await
    }

    /// Whom `user` does not want to read.
    pub async fn muted_by(&self, user: UserId) -> Result<Vec<UserId>, StoreError> {
        talk::muted_by(&mut self.read().await?, user).await
    }

    /// Reports a line to the host. Once is enough: again it changes nothing. [`StoreError::NotFound`] if there is no
    /// such line (any more).
    pub async fn report_talk(&self, table: TableId, line: i64, by: UserId) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(talk::report(conn, table, line, by))).await
    }

    /// The reports that nobody has seen to, the oldest first.
    pub async fn talk_reports(&self) -> Result<Vec<TalkReport>, StoreError> {
        talk::reports(&mut self.read().await?).await
    }

    /// Puts a report away, and notes that the host `by` did. [`StoreError::NotFound`] if nobody has to see to it (any
    /// more).
    pub async fn settle_talk_report(&self, id: i64, by: UserId) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(talk::settle(conn, id, by))).await
    }

    /// Remembers that `user` has read the talk at a table up to this line; never further back than before.
    pub async fn read_talk(&self, user: UserId, table: TableId, line: i64) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(talk::read(conn, user, table, line))).await
    }

    /// Up to which line `user` has read the talk at a table.
    pub async fn talk_read_by(&self, user: UserId, table: TableId) -> Result<i64, StoreError> {
        talk::read_by(&mut self.read().await?, user, table).await
    }

    /// At which of a user's tables others have said how much that the user has not read; in the room of those who play.
    pub async fn unread_talk(&self, user: UserId) -> Result<Vec<(TableId, u32)>, StoreError> {
        talk::unread(&mut self.read().await?, user).await
    }
}
