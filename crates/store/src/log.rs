//! The log: the whole truth about a game, one decision after another.

use crate::{
    Hands, Job, Millis, NewJob, Ply, Revision, SeatNo, Secrets, Store, StoreError, StoredClock, Table,
    TableId,
    db::{hands, log, tables},
};

/// One action by one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredDecision {
    /// Its number.
    pub ply: Ply,
    /// Who decided.
    pub seat: SeatNo,
    /// What, in the game's notation.
    pub notation: String,
    /// When it was stored.
    pub at: Millis,
}

/// A decision to be stored, and what follows from it. All of it is stored or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// At which table.
    pub table: TableId,
    /// Its number, which is the log's length until now.
    pub ply: Ply,
    /// What the table was at when the decision was found legal. The ply alone doesn't tell a log from another one
    /// of the same length, made by taking back and deciding otherwise.
    pub expected: Revision,
    /// Who decides.
    pub seat: SeatNo,
    /// What, in the game's notation.
    pub notation: String,
    /// Who must decide next, in the server's words; empty when nobody must.
    pub waiting_on: String,
    /// How the game ended, as JSON, if this decision ended it.
    pub outcome: Option<String>,
    /// What to do next. A job that belongs to the position reached should have the new revision
    /// (`expected.next()`) in its key, so that taking back and deciding again enqueues it again.
    pub jobs: Vec<NewJob>,
    /// The clocks that change with it.
    pub clocks: Vec<StoredClock>,
    /// Why it was decided, in the server's words, where a bot stands in for somebody.
    pub remark: Option<String>,
}

/// A decision that was stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// What the table is at now.
    pub revision: Revision,
    /// When it was stored.
    pub at: Millis,
}

/// Decisions to be taken back.
#[derive(Clone, Debug)]
pub struct TakeBack {
    /// At which table.
    pub table: TableId,
    /// The first decision to be taken back; all later ones are too. It is the log's length from now on.
    pub from: Ply,
    /// What the table was at when taking back was found allowed.
    pub expected: Revision,
    /// Who must decide now, in the server's words.
    pub waiting_on: String,
    /// What to do next.
    pub jobs: Vec<NewJob>,
    /// The clocks that change with it.
    pub clocks: Vec<StoredClock>,
}

/// Everything from which a table's game is rebuilt, all of one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// The table.
    pub table: Table,
    /// What its chance flows from.
    pub secrets: Secrets,
    /// All its decisions, in order.
    pub decisions: Vec<StoredDecision>,
    /// Whose hands its seats have gone through.
    pub hands: Hands,
}

impl Store {
    /// Stores a decision. When this returns, it is on disk.
    ///
    /// The table must be playing, at the revision expected, with a log of `ply` decisions; else the answer is
    /// [`StoreError::WrongStatus`] or [`StoreError::Conflict`]. Of several writers of one ply, on however many
    /// machines, exactly one succeeds.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write_decision(append, None).await
    }

    /// The same for a decision that is what a job asked for: the job is done and forgotten together with it, unless it is
    /// somebody else's by now. If the decision is refused, the job stays.
    pub async fn append_for(&self, append: Append, job: &Job) -> Result<Appended, StoreError> {
        self.write_decision(append, Some(job.lease())).await
    }

    /// Makes the log of a playing table shorter.
    pub async fn take_back(&self, back: TakeBack) -> Result<Revision, StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(log::take_back(conn, back, now))).await
    }

    /// A table's decisions from `from` on, in order.
    pub async fn log(&self, table: TableId, from: Ply) -> Result<Vec<StoredDecision>, StoreError> {
        log::decisions(&mut self.read().await?, table, from).await
    }

    /// Everything from which a table's game is rebuilt.
    pub async fn stored_table(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let conn = &mut self.read_consistently().await?;
        let Some(found) = tables::by_id(conn, table).await? else { return Ok(None) };
        let Some(secrets) = tables::secrets(conn, table).await? else { return Ok(None) };
        let decisions = log::decisions(conn, table, Ply::FIRST).await?;
        let hands = hands::of_table(conn, table).await?;
        Ok(Some(StoredTable { table: found, secrets, decisions, hands }))
    }
}
