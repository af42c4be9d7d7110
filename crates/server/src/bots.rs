//! Bots are seats like any other: their decisions are jobs in the store, so a crash loses none of them.
//!
//! A job says "at this table, after so many decisions, this seat is to decide". It is claimed by one worker, thought
//! about on threads of their own at the lowest priority, and decided by the same road as everybody's decisions. A job
//! whose game has moved on does nothing; if only the seats have changed meanwhile, it is thought about again. A bot that
//! panics, or whose decision the game does not take, falls back on any decision that the game takes. A job that
//! our memory of the table does not explain is put away only after the table has been read anew. At start-up every table
//! that waits for a bot gets its job, whatever became of the one it had.

mod memories;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use railhead_bots::{Level, UnknownLevel};
use railhead_game::{Chance as _, Luck, Play, Seat};
use railhead_store::{Backoff, Job, Occupant, Status, StoreError};
use tokio::sync::Semaphore;

use self::memories::Memories;
use crate::{
    App, Problem,
    caught::{Panic, caught},
    jobs::{POLL_INTERVAL, keep_while, spawn_until_closed, wait_for},
    minds::{Unthought, Urgency},
    tables::{BadJob, BotJob, Committed, Live, Position, seat_no},
};

/// How many jobs a node takes for each thread that thinks: what it cannot begin soon is left to other nodes.
const JOBS_PER_MIND: usize = 256;

/// How many of them it takes at once.
const JOBS_AT_ONCE: usize = 16;

/// How often a bot thinks anew because seats changed hands while it thought.
const MAX_RETHINKS: usize = 5;

const BACKOFF: Backoff =
    Backoff { first: Duration::from_millis(200), longest: Duration::from_secs(20), attempts: 50 };

/// How often a bot that stands in looks at decisions to say why it takes one.
const REMARK_LOOKS: u32 = 64;

/// Who decides what is still to be decided for a seat that nobody holds.
const CARETAKER: Level = Level::Greedy;

/// How something is thought about.
#[derive(Clone, Copy)]
enum Manner {
    /// As a bot of this level does.
    Of(Level),
    /// Not at all: any decision that the game takes.
    Anyhow,
}

/// What is decided, in notation; `None` if nothing can be. A mind that breaks off is not kept.
fn decision(
    position: &Position,
    play: &dyn Play,
    (seat, manner): (Seat, Manner),
    memories: &Memories,
    (deadline, luck): (Instant, &mut Luck),
) -> Option<String> {
    match manner {
        Manner::Of(level) => {
            let whose = (position.table.id, seat, level);
            let mut mind = memories.take(whose).unwrap_or_else(|| position.game.mind(level));
            let decided = mind.decide(play, seat, luck, Some(deadline));
            memories.keep(whose, mind);
            decided
        }
        Manner::Anyhow => {
            let mut legal = play.legal(seat);
            luck.shuffle(&mut legal);
            let is_taken =
                |notation: &String| matches!(caught(|| play.boxed().decide(seat, notation)), Ok(Ok(_)));
            legal.into_iter().find(is_taken)
        }
    }
}

/// Why a bot that stands in for somebody decides as it does, as it is stored; nothing for any other. Should the thinking
/// break off, the decision stands without a reason.
fn remark(
    position: &Position,
    play: &dyn Play,
    decided: (Seat, &str),
    (deadline, luck): (Instant, &mut Luck),
) -> Option<String> {
    position.hands.stand_in(seat_no(decided.0))?;
    let game = position.game;
    let reasons = caught(|| game.remark(play, decided, REMARK_LOOKS, Some(deadline), luck)).ok()??;
    serde_json::to_string(&reasons).ok()
}

/// Gives every bot that a table waits for its job, should that have been lost or given up.
pub async fn mend(app: &App) -> Result<(), StoreError> {
    let store = app.store();
    let pending = store.pending(BotJob::KIND).await?.iter().filter_map(|job| job.parse().ok()).collect();
    for id in store.tables_with_bots().await? {
        let table = match store.table(id).await {
            Ok(table) => table,
            Err(error @ StoreError::Damaged(_)) => {
                tracing::error!(table = %id, %error, "nobody plays on at this table");
                None
            }
            Err(error) => return Err(error),
        };
        for job in table.iter().flat_map(|table| BotJob::missing(table, &pending)) {
            tracing::warn!(job = job.payload, "a table waits for a bot that had no job");
            store.enqueue(job).await?;
        }
    }
    Ok(())
}

/// Starts the bots; they stop when the server closes.
pub fn start(app: &App) {
    spawn_until_closed(app, work(app.clone()));
}

async fn work(app: App) {
    let lease = app.config().bot_lease;
    let mut bell = app.store().job_bell();
    let memories = Arc::new(Memories::default());
    let places = Arc::new(Semaphore::new(app.minds().count() * JOBS_PER_MIND));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let others = std::iter::from_fn(|| places.clone().try_acquire_owned().ok());
        let free: Vec<_> = [place].into_iter().chain(others.take(JOBS_AT_ONCE - 1)).collect();
        match app.store().claim_some(BotJob::KIND, lease, free.len()).await {
            Ok(jobs) if !jobs.is_empty() => {
                for (job, place) in jobs.into_iter().zip(free) {
                    app.take_job(&job);
                    let (app, memories) = (app.clone(), memories.clone());
                    tokio::spawn(async move {
                        carry_out(app, memories, job).await;
                        drop(place);
                    });
                }
            }
            Ok(_) => wait_for(&app, BotJob::KIND, &mut bell).await,
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::error!(%error, "bots cannot ask for jobs");
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
    }
}

async fn carry_out(app: App, memories: Arc<Memories>, job: Job) {
    let decided = keep_while(&app, &job, decide(&app, &memories, &job)).await;
    app.leave_job(&job);
    let done = match decided {
        Ok(Ending::Stored) => Ok(()),
        Ok(Ending::Needless) => app.store().complete(job).await,
        Err(reason) => {
            tracing::warn!(%reason, "a bot's decision failed");
            app.store().fail(job, &reason, BACKOFF).await.map(|_| ())
        }
    };
    if let Err(error) = done {
        tracing::warn!(%error, "a bot's job could not be put away");
    }
}

/// How a job ends well.
enum Ending {
    /// With a decision, and it is forgotten with it.
    Stored,
    /// There was nothing left to do.
    Needless,
}

async fn decide(app: &App, memories: &Arc<Memories>, taken: &Job) -> Result<Ending, String> {
    let job: BotJob = taken.payload.parse().map_err(|error: BadJob| error.to_string())?;
    let live = app.tables().open(job.table).await.map_err(|problem| problem.code().to_owned())?;
    let mut anyhow = false;
    for _ in 0..MAX_RETHINKS {
        let (decision, remark) = match think_about(app, memories, &live, job, anyhow).await? {
            Answer::Decided(decision, remark) => (decision, remark),
            Answer::Nothing => return Ok(Ending::Needless),
            Answer::Panicked(panic) if !anyhow => {
                let BotJob { table, ply, seat } = job;
                tracing::error!(%table, ply, %seat, %panic, "a bot broke off");
                live.reread().await.map_err(|problem| problem.code().to_owned())?;
                anyhow = true;
                continue;
            }
            Answer::Panicked(panic) => return Err(panic.to_string()),
        };
        match live.decide_as(job.seat, job.ply, (&decision, remark.as_deref()), taken).await {
            Ok(Committed { fresh: true, .. }) => return Ok(Ending::Stored),
            Ok(_) => return Ok(Ending::Needless),
            Err(Problem::Stale { .. }) => {}
            // What went wrong is told there.
            Err(Problem::Broken) if !anyhow => anyhow = true,
            // Others have decided meanwhile, and what they decided is forbidden now: whoever is still asked has a job anew.
            Err(Problem::Illegal { .. }) if live.position().await.ply() != job.ply => {
                return Ok(Ending::Needless);
            }
            Err(problem @ (Problem::Illegal { .. } | Problem::Field { .. })) if !anyhow => {
                let (BotJob { table, ply, seat }, code) = (job, problem.code());
                tracing::error!(%table, ply, %seat, code, "a bot's decision was refused");
                anyhow = true;
            }
            Err(problem) => return Err(problem.code().to_owned()),
        }
    }
    Err("the table keeps changing".to_owned())
}

/// What comes of thinking.
enum Answer {
    /// A decision, and why, where the bot stands in for somebody.
    Decided(String, Option<String>),
    /// There is no bot, or nothing to decide (any more).
    Nothing,
    /// The thinking broke off.
    Panicked(Panic),
}

/// What the bot decides, or, if it is to be `anyhow`, any decision that the game takes.
async fn think_about(
    app: &App,
    memories: &Arc<Memories>,
    live: &Live,
    job: BotJob,
    anyhow: bool,
) -> Result<Answer, String> {
    let mut position = live.position().await;
    if turn(&position, job).is_none() {
        // A job is stored together with the change that it follows from: it may know more than our memory does.
        live.reread().await.map_err(|problem| problem.code().to_owned())?;
        position = live.position().await;
    }
    let Some((play, level)) = turn(&position, job) else {
        return match position.table.status {
            Status::Gathering => Err("the game has not begun".to_owned()),
            Status::Playing | Status::Finished | Status::Abandoned => Ok(Answer::Nothing),
        };
    };
    let level = level.map_err(|unknown| unknown.to_string())?;
    let manner = if anyhow { Manner::Anyhow } else { Manner::Of(level) };
    let (play, seat, memories) = (play.clone(), job.seat, memories.clone());
    let thought = app.minds().think(Urgency::Awaited, move |deadline, luck| {
        let decided = decision(&position, play.as_ref(), (seat, manner), &memories, (deadline, luck))?;
        let why = remark(&position, play.as_ref(), (seat, &decided), (deadline, luck));
        Some((decided, why))
    });
    match thought.await {
        Ok(decided) => {
            let (decision, remark) = decided.ok_or("the bot knows no decision")?;
            Ok(Answer::Decided(decision, remark))
        }
        Err(Unthought::Panicked(panic)) => Ok(Answer::Panicked(panic)),
        Err(stopped @ Unthought::Stopped) => Err(stopped.to_string()),
    }
}

/// How well a bot is to play, if there is such a level.
type Strength = Result<Level, UnknownLevel>;

/// The game that the bot is to decide in, and how well, if there is such a level; `None` if it is not its turn.
fn turn(position: &Position, BotJob { ply, seat, .. }: BotJob) -> Option<(&Arc<dyn Play>, Strength)> {
    let play = position.play.as_ref().filter(|play| play.ply() == ply && play.actors().contains(seat))?;
    match &position.table.seat(seat_no(seat))?.occupant {
        Occupant::Bot { level, .. } => Some((play, level.parse())),
        Occupant::Open | Occupant::Gone => Some((play, Ok(CARETAKER))),
        Occupant::User { .. } | Occupant::HotSeat { .. } => None,
    }
}
