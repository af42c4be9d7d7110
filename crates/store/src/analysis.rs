//! The study of games that are over, and tables that begin anew from a moment of one.

use crate::{
    NewJob, NewTable, Ply, SeatNo, Secret, Store, StoreError, TableId,
    db::{analyses, continuations},
};

/// How far the study of a finished game has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnalysis {
    /// How often each decision is looked at.
    pub looks: u32,
    /// The number of the luck that it is done with.
    pub luck: i64,
    /// How many decisions have been judged.
    pub judged: u32,
    /// Of how many.
    pub total: u32,
    /// What was found of those, in the server's words.
    pub moments: String,
}

impl StoredAnalysis {
    /// Whether all of it is done.
    pub fn is_done(&self) -> bool {
        self.judged >= self.total
    }
}

/// A table to be made that begins after decisions which were taken at another.
#[derive(Clone, Debug)]
pub struct NewContinuation {
    /// The table, with all of its seats taken.
    pub table: NewTable,
    /// At which table the decisions were taken.
    pub from: TableId,
    /// What all chance in the game flows from.
    pub seed: Secret,
    /// What each seat mixed into the seed.
    pub contributions: Vec<Option<String>>,
    /// The decisions, from the first.
    pub log: Vec<(SeatNo, String)>,
    /// Who must decide next, in the server's words.
    pub waiting_on: String,
}

impl Store {
    /// Begins the study of a game, with the job that carries it on; where one has been begun already that is not done,
    /// only makes sure of the job.
    pub async fn begin_analysis(
        &self,
        table: TableId,
        begun: StoredAnalysis,
        job: NewJob,
    ) -> Result<(), StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(analyses::begin(conn, table, begun, job, now))).await
    }

    /// How far the study of a game has come; nothing if nobody has asked for it.
    pub async fn analysis(&self, table: TableId) -> Result<Option<StoredAnalysis>, StoreError> {
        analyses::of_table(&mut self.read().await?, table).await
    }

    /// Notes how far the study of a game has come, and what it has found.
    pub async fn note_analysis(
        &self,
        table: TableId,
        judged: u32,
        moments: String,
    ) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(analyses::note(conn, table, judged, moments))).await
    }

    /// Makes a table whose game has begun already: all of its decisions are stored with it. Jobs of bots that must decide
    /// are the caller's to enqueue.
    pub async fn create_continuation(&self, new: NewContinuation) -> Result<TableId, StoreError> {
        let (id, now) = (TableId::random()?, self.now());
        self.write(move |conn| Box::pin(continuations::create(conn, id, new, now))).await?;
        Ok(id)
    }

    /// From which moment of which table a table was begun anew; the table is nothing if it is gone.
    pub async fn continued_from(&self, table: TableId) -> Result<Option<(Option<TableId>, Ply)>, StoreError> {
        continuations::origin(&mut self.read().await?, table).await
    }
}
