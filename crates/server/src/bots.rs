//! Bots are seats like any other: their decisions are jobs in the store, so a crash loses none of them.
//!
//! A job says "at this table, at this revision, this seat is to decide". It is claimed by one worker, thought about
//! on threads of their own at the lowest priority, and decided by the same road as everybody's decisions. A job
//! whose table has moved on does nothing.

use std::{
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use railhead_bots::Level;
use railhead_game::{Luck, Play, Seat};
use railhead_registry::Entry;
use railhead_store::{Backoff, Job, Millis, Occupant, SeatNo, StoreError, TableId};
use tokio::sync::oneshot;

use crate::App;

/// The kind of job that a bot's decision is.
pub const JOB: &str = "bot";

/// After this long without news the store is asked all the same.
const NAP: Duration = Duration::from_secs(2);

const BACKOFF: Backoff =
    Backoff { first: Duration::from_millis(200), longest: Duration::from_secs(20), attempts: 50 };

/// The level that plays when nobody chose one.
pub const fn strongest() -> Level {
    Level::ALL[Level::ALL.len() - 1]
}

/// Something to think about.
struct Thought {
    entry: &'static Entry,
    play: Box<dyn Play>,
    seat: Seat,
    level: Level,
    deadline: Instant,
    answer: oneshot::Sender<Option<String>>,
}

/// Starts the bots; they stop when the server closes.
pub fn start(app: &App) {
    let minds = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    let (thoughts, inbox) = mpsc::channel::<Thought>();
    let inbox = std::sync::Arc::new(std::sync::Mutex::new(inbox));
    for number in 0..minds {
        let inbox = inbox.clone();
        let mind = thread::Builder::new().name(format!("bot-{number}"));
        let spawned = mind.spawn(move || think(&inbox, number as u64));
        if let Err(error) = spawned {
            tracing::error!(%error, "no thread for a bot");
        }
    }
    let app = app.clone();
    tokio::spawn(async move {
        let closing = app.closing().clone();
        tokio::select! {
            () = work(app, thoughts) => {}
            () = closing.cancelled() => {}
        }
    });
}

/// A bot's thread: the lowest priority, so that people never wait for it.
fn think(inbox: &std::sync::Mutex<mpsc::Receiver<Thought>>, number: u64) {
    #[cfg(unix)]
    let _ = rustix::process::nice(19);
    let mut luck = Luck::new(Millis::now().0 as u64 ^ number << 48);
    loop {
        let thought = match inbox.lock() {
            Ok(inbox) => inbox.recv(),
            Err(_) => return,
        };
        let Ok(thought) = thought else { return };
        let Thought { entry, play, seat, level, deadline, answer } = thought;
        let decision = entry.robots.decide(play.as_ref(), seat, level, &mut luck, Some(deadline));
        // Whoever asked may be gone: the server is closing.
        let _ = answer.send(decision);
    }
}

async fn work(app: App, thoughts: mpsc::Sender<Thought>) {
    let lease = app.config().bot_think + Duration::from_secs(5);
    let mut bell = app.store().job_bell();
    loop {
        match app.store().claim(JOB, lease).await {
            Ok(Some(job)) => {
                let (app, thoughts) = (app.clone(), thoughts.clone());
                tokio::spawn(async move { carry_out(app, thoughts, job).await });
            }
            Ok(None) => {
                let due = app.store().next_due(JOB).await.ok().flatten();
                let wait = due.map_or(NAP, |due| {
                    Duration::from_millis(due.0.saturating_sub(Millis::now().0).max(1) as u64).min(NAP)
                });
                let _ = tokio::time::timeout(wait, bell.rung()).await;
            }
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::error!(%error, "bots cannot ask for jobs");
                tokio::time::sleep(NAP).await;
            }
        }
    }
}

async fn carry_out(app: App, thoughts: mpsc::Sender<Thought>, job: Job) {
    let done = match decide(&app, &thoughts, &job.payload).await {
        Ok(()) => app.store().complete(job).await,
        Err(reason) => {
            tracing::warn!(%reason, "a bot's decision failed");
            app.store().fail(job, &reason, BACKOFF).await.map(|_| ())
        }
    };
    if let Err(error) = done {
        tracing::warn!(%error, "a bot's job could not be put away");
    }
}

async fn decide(app: &App, thoughts: &mpsc::Sender<Thought>, payload: &str) -> Result<(), String> {
    let (table, revision, seat) = parse(payload).ok_or("the job cannot be read")?;
    let live = app.tables().open(table).await.map_err(|problem| problem.code.to_owned())?;
    let (thought, answer, ply) = {
        let position = live.position().await;
        let occupant = position.table.seat(SeatNo(seat.0)).map(|seat| seat.occupant.clone());
        let (Some(play), Some(Occupant::Bot { level, .. })) = (&position.play, occupant) else {
            return Ok(());
        };
        if position.table.revision.0 != revision || !play.actors().contains(seat) {
            return Ok(());
        }
        let (answer, receiver) = oneshot::channel();
        let thought = Thought {
            entry: position.entry,
            play: play.boxed(),
            seat,
            level: level.parse().unwrap_or(strongest()),
            deadline: Instant::now() + app.config().bot_think,
            answer,
        };
        (thought, receiver, play.ply())
    };
    thoughts.send(thought).map_err(|_| "the bots have stopped")?;
    let decision = answer.await.map_err(|_| "the bots have stopped")?.ok_or("the bot knows no decision")?;
    match live.decide(seat, ply, &decision, app.config().bot_pause).await {
        Ok(_) => Ok(()),
        // The table moved on while the bot was thinking: its job is somebody's else or nobody's.
        Err(problem) if problem.code == "stale" => Ok(()),
        Err(problem) => Err(problem.code.to_owned()),
    }
}

fn parse(payload: &str) -> Option<(TableId, i64, Seat)> {
    let mut parts = payload.split(' ');
    let table = parts.next()?.parse().ok()?;
    Some((table, parts.next()?.parse().ok()?, Seat(parts.next()?.parse().ok()?)))
}
