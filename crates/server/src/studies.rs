//! The study of games that are over: each decision judged from what its seat could know, as jobs in the store that
//! survive restarts, thought about when the bots have nothing else to do.

use std::time::{Duration, Instant};

use railhead_bots::{Analysis, Moment};
use railhead_store::{Backoff, Job, NewJob, StoreError, StoredAnalysis, TableId};

use crate::{
    App, Problem,
    jobs::{POLL_INTERVAL, keep_while, spawn_until_closed, wait_for},
    minds::{Unthought, Urgency},
    tables::Position,
    text::random_number,
};

/// What the store calls these jobs.
const KIND: &str = "analysis";

/// How often each decision is looked at.
const LOOKS: u32 = 160;

/// How often it is noted how far a study has come.
const NOTED_EVERY: Duration = Duration::from_secs(2);

const BACKOFF: Backoff =
    Backoff { first: Duration::from_secs(1), longest: Duration::from_mins(1), attempts: 5 };

/// How far the study of a game has come, and what it has found.
pub struct Study {
    /// How many decisions have been judged.
    pub judged: u32,
    /// Of how many.
    pub total: u32,
    /// What was found of those; with accounts once all are judged.
    pub analysis: Analysis,
}

impl Study {
    /// Whether all of it is done.
    pub fn is_done(&self) -> bool {
        self.judged >= self.total
    }
}

/// Asks for the study of a game that is over; where somebody has asked before, it goes on.
pub async fn ask(app: &App, position: &Position) -> Result<(), Problem> {
    if !position.is_over() {
        return Err(Problem::NotOver);
    }
    let table = position.table.id;
    let begun = StoredAnalysis {
        looks: LOOKS,
        luck: random_number(),
        judged: 0,
        total: u32::try_from(position.ply()).unwrap_or(u32::MAX),
        moments: "[]".to_owned(),
    };
    let key = table.to_string();
    let job = NewJob { kind: KIND.to_owned(), payload: key.clone(), key, wait: Duration::ZERO };
    Ok(app.store().begin_analysis(table, begun, job).await?)
}

/// The study of a game that is over, as far as it has come; nothing if nobody has asked for it.
pub async fn found(app: &App, position: &Position) -> Result<Option<Study>, Problem> {
    if !position.is_over() {
        return Err(Problem::NotOver);
    }
    let Some(stored) = app.store().analysis(position.table.id).await? else { return Ok(None) };
    let moments: Vec<Moment> = serde_json::from_str(&stored.moments).map_err(|_| Problem::Damaged)?;
    let outcome = position.play.as_ref().and_then(|play| play.outcome()).filter(|_| stored.is_done());
    let analysis = Analysis::of(stored.looks, moments, outcome.as_ref());
    Ok(Some(Study { judged: stored.judged, total: stored.total, analysis }))
}

/// Starts studying; that goes on until the server closes.
pub fn start(app: &App) {
    spawn_until_closed(app, work(app.clone()));
}

async fn work(app: App) {
    let lease = app.config().bot_lease;
    let mut bell = app.store().job_bell();
    loop {
        match app.store().claim(KIND, lease).await {
            Ok(Some(job)) => {
                app.take_job(&job);
                let studied = keep_while(&app, &job, study(&app, &job)).await;
                app.leave_job(&job);
                put_away(&app, job, studied).await;
            }
            Ok(None) => wait_for(&app, KIND, &mut bell).await,
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::error!(%error, "nobody can ask which games to study");
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
    }
}

async fn put_away(app: &App, job: Job, studied: Result<(), String>) {
    let done = match studied {
        Ok(()) => app.store().complete(job).await,
        Err(reason) => {
            tracing::warn!(%reason, table = job.payload, "the study of a game was broken off");
            app.store().fail(job, &reason, BACKOFF).await.map(|_| ())
        }
    };
    if let Err(error) = done {
        tracing::warn!(%error, "the job of a study could not be put away");
    }
}

/// Goes on with a study to its end. What was judged before a restart is not judged again.
async fn study(app: &App, job: &Job) -> Result<(), String> {
    let told = |error: StoreError| error.to_string();
    let table: TableId = job.payload.parse().map_err(|_| "the job cannot be read")?;
    let Some(begun) = app.store().analysis(table).await.map_err(told)? else { return Ok(()) };
    let live = app.tables().open(table).await.map_err(|problem| problem.code().to_owned())?;
    live.catch_up().await.map_err(|problem| problem.code().to_owned())?;
    let position = live.position().await;
    let Some(play) = position.play.clone().filter(|_| position.is_over()) else { return Ok(()) };
    let mut moments: Vec<Moment> = serde_json::from_str(&begun.moments).map_err(|error| error.to_string())?;
    let (game, looks, luck) = (position.game, begun.looks, begun.luck as u64);
    let mut noted = Instant::now();
    for ply in begun.judged..begun.total {
        let play = play.clone();
        let judged = app
            .minds()
            .think(Urgency::Leisure, move |_, _| game.moment(play.as_ref(), ply as usize, looks, luck));
        match judged.await {
            Ok(moment) => moments.extend(moment),
            // One decision that cannot be judged is nobody's loss.
            Err(Unthought::Panicked(panic)) => {
                tracing::error!(%table, ply, %panic, "a decision could not be judged");
            }
            Err(stopped @ Unthought::Stopped) => return Err(stopped.to_string()),
        }
        let last = ply + 1 == begun.total;
        if last || noted.elapsed() >= NOTED_EVERY {
            let found = serde_json::to_string(&moments).map_err(|error| error.to_string())?;
            app.store().note_analysis(table, ply + 1, found).await.map_err(told)?;
            noted = Instant::now();
        }
    }
    Ok(())
}
