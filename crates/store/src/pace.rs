//! Clocks, and the time by which they run: that during which a server was there. Holidays, votes and nudges.

use crate::{
    Millis, NewJob, Revision, SeatNo, Store, StoreError, TableId, UserId,
    db::{clocks, holidays, votes},
    worded,
};

worded! {
    /// What happens when somebody's time is out.
    AtZero {
        /// A bot stands in until they are back.
        Bot = "bot",
        /// The others may agree that one does.
        Vote = "vote",
    }
}

/// What a seat has left to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredClock {
    /// Whose.
    pub seat: SeatNo,
    /// How many milliseconds it had left when it last stood.
    pub left: i64,
    /// When it is at zero, by [`Store::service_time`], if it runs.
    pub ends_at: Option<Millis>,
}

/// Somebody who is for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vote {
    /// For what, in the server's words.
    pub motion: String,
    /// Who.
    pub user: UserId,
}

/// A time during which somebody's days do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holiday {
    /// From when.
    pub begins: Millis,
    /// Until when.
    pub ends: Millis,
}

impl Store {
    /// Says that a server is there. Until it says so again, others take that for granted for a short while only. What no
    /// server was there for is no time: clocks stood still.
    pub async fn be_alive(&self) -> Result<(), StoreError> {
        let (now, before) = (self.now(), self.service().last_beat());
        let alone = !self.is_shared();
        let lost = self.write(move |conn| Box::pin(clocks::be_alive(conn, now, before, alone))).await?;
        self.service().beaten(now, lost);
        Ok(())
    }

    /// Learns for how long no server was there, for a process that is none itself.
    pub async fn follow_service(&self) -> Result<(), StoreError> {
        let lost = clocks::lost(&mut self.read().await?).await?;
        self.service().follow(lost);
        Ok(())
    }

    /// The time that clocks run by: it goes on evenly while a server is there, and stands still while none is.
    pub fn service_time(&self) -> Millis {
        Millis(self.now().0.saturating_sub(self.service().lost()))
    }

    /// The clocks of games under way that are at zero by now.
    pub async fn run_out_clocks(&self) -> Result<Vec<(TableId, SeatNo)>, StoreError> {
        let now = self.service_time();
        clocks::run_out(&mut self.read().await?, now).await
    }

    /// Sets clocks of a game under way.
    pub async fn set_clocks(
        &self,
        table: TableId,
        clocks: Vec<StoredClock>,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(clocks::set(conn, table, clocks, expected))).await
    }

    /// The holidays of a user that are not over.
    pub async fn holidays(&self, user: UserId) -> Result<Vec<Holiday>, StoreError> {
        let now = self.now();
        holidays::of_user(&mut self.read().await?, user, now).await
    }

    /// How many milliseconds of holidays a user has had or plans, counted from `since` on.
    pub async fn holidays_taken(&self, user: UserId, since: Millis) -> Result<i64, StoreError> {
        holidays::taken(&mut self.read().await?, user, since).await
    }

    /// Lets a user's holiday begin now, for so many milliseconds: their clocks of days that run stand still so long.
    pub async fn begin_holiday(&self, user: UserId, length: i64) -> Result<Vec<TableId>, StoreError> {
        let now = self.now();
        self.write(move |conn| Box::pin(holidays::begin(conn, user, now, length))).await
    }

    /// Ends a user's holiday: what is left of it counts again.
    pub async fn end_holiday(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let now = self.now();
        self.write(move |conn| Box::pin(holidays::end(conn, user, now))).await
    }

    /// Remembers that somebody is for something at a game under way, or no longer is.
    pub async fn vote(
        &self,
        table: TableId,
        vote: Vote,
        yes: bool,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(votes::vote(conn, table, vote, yes, expected))).await
    }

    /// Remembers that somebody was nudged, and enqueues what follows from it. [`StoreError::TooSoon`] within a day of the
    /// last time.
    pub async fn nudge(&self, table: TableId, seat: SeatNo, job: NewJob) -> Result<(), StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(votes::nudge(conn, table, seat, job, now))).await
    }
}
