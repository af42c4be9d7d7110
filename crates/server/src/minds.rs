//! Threads that think, at the lowest priority of the machine, so that people never wait for them.
//!
//! What somebody waits for, a bot's turn or advice, is thought about before what can wait, the study of a game that is
//! over. A thought that panics ends nothing but itself.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use railhead_game::Luck;
use railhead_store::Millis;
use thiserror::Error;
use tokio::sync::oneshot;

use crate::{
    caught::{Panic, caught},
    meters::Meters,
};

/// What is to be thought, once there is luck and a deadline.
type Thought = Box<dyn FnOnce(Instant, &mut Luck) + Send>;

/// Whether somebody waits for a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Somebody does.
    Awaited,
    /// It can wait until nothing else has to be thought about.
    Leisure,
}

/// Why nothing was thought.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unthought {
    /// The thinking broke off.
    #[error(transparent)]
    Panicked(#[from] Panic),
    /// The server is closing.
    #[error("the bots have stopped")]
    Stopped,
}

/// The threads. They end when this is closed or dropped.
pub struct Minds(Arc<Desk>);

impl Minds {
    /// As many threads as the machine has cores to spare. `think` is how long one may think when nobody else waits.
    pub fn new(meters: Arc<Meters>, think: Duration) -> Minds {
        let count = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
        let desk =
            Arc::new(Desk { waiting: Mutex::default(), bell: Condvar::new(), meters, minds: count, think });
        for number in 0..count {
            let desk = desk.clone();
            let mind = thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = mind.spawn(move || desk.think(number as u64)) {
                tracing::error!(%error, "no thread for a bot");
            }
        }
        Minds(desk)
    }

    /// How many threads think.
    pub fn count(&self) -> usize {
        self.0.minds
    }

    /// Has something thought, and gives back what came of it. `thought` is told by when it should be done.
    pub async fn think<T: Send + 'static>(
        &self,
        urgency: Urgency,
        thought: impl FnOnce(Instant, &mut Luck) -> T + Send + 'static,
    ) -> Result<T, Unthought> {
        let (sender, receiver) = oneshot::channel();
        self.0.put(
            urgency,
            Box::new(move |deadline, luck| {
                // Whoever asked may be gone.
                let _ = sender.send(caught(|| thought(deadline, luck)));
            }),
        );
        Ok(receiver.await.map_err(|_| Unthought::Stopped)??)
    }

    /// Lets nothing more be thought.
    pub fn close(&self) {
        let mut waiting = self.0.waiting();
        waiting.closed = true;
        waiting.leisure.clear();
        for _ in waiting.awaited.drain(..) {
            self.0.meters.thoughts.fall();
        }
        self.0.bell.notify_all();
    }
}

impl Drop for Minds {
    fn drop(&mut self) {
        self.close();
    }
}

/// What is to be thought about, and by how many.
struct Desk {
    waiting: Mutex<Waiting>,
    bell: Condvar,
    /// Counts the thoughts that somebody waits for and that have not been begun.
    meters: Arc<Meters>,
    minds: usize,
    think: Duration,
}

#[derive(Default)]
struct Waiting {
    /// Since when, and for what.
    awaited: VecDeque<(Instant, Thought)>,
    leisure: VecDeque<Thought>,
    closed: bool,
}

impl Desk {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, urgency: Urgency, thought: Thought) {
        let mut waiting = self.waiting();
        if waiting.closed {
            return;
        }
        match urgency {
            Urgency::Awaited => {
                self.meters.thoughts.rise();
                waiting.awaited.push_back((Instant::now(), thought));
            }
            Urgency::Leisure => waiting.leisure.push_back(thought),
        }
        self.bell.notify_one();
    }

    /// The next thought and how long it has been waited for; `None` when the server closes.
    fn next(&self) -> Option<(Duration, Thought)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some((since, thought)) = waiting.awaited.pop_front() {
                self.meters.thoughts.fall();
                return Some((since.elapsed(), thought));
            }
            if let Some(thought) = waiting.leisure.pop_front() {
                return Some((Duration::ZERO, thought));
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// How long one may think now that has `waited` so long already: what is left of the time that is meant for one,
    /// shared with those who wait. So all of them are served in that time.
    fn allowance(&self, waited: Duration) -> Duration {
        let rounds = 1 + self.meters.thoughts.get().div_ceil(self.minds);
        self.think.saturating_sub(waited) / u32::try_from(rounds).unwrap_or(u32::MAX)
    }

    /// What a thread does.
    fn think(&self, number: u64) {
        #[cfg(unix)]
        let _ = rustix::process::nice(19);
        let mut luck = Luck::new(Millis::now().0 as u64 ^ number << 48);
        while let Some((waited, thought)) = self.next() {
            thought(Instant::now() + self.allowance(waited), &mut luck);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk(waiting: usize, minds: usize) -> Desk {
        let meters = Arc::new(Meters::default());
        (0..waiting).for_each(|_| meters.thoughts.rise());
        let think = Duration::from_secs(3);
        Desk { waiting: Mutex::default(), bell: Condvar::new(), meters, minds, think }
    }

    #[test]
    fn what_is_left_of_the_time_is_shared_with_those_who_wait() {
        for (waiting, minds, rounds) in [(0, 1, 1), (1, 1, 2), (7, 1, 8), (7, 2, 5), (8, 8, 2)] {
            let desk = desk(waiting, minds);
            assert_eq!(desk.allowance(Duration::ZERO), desk.think / rounds, "{waiting} wait for {minds}");
            let half = desk.think / 2;
            assert_eq!(desk.allowance(half), half / rounds, "{waiting} wait for {minds}");
            assert_eq!(desk.allowance(2 * desk.think), Duration::ZERO);
        }
    }

    /// Tables whose bots use up all the time they are given, and ask again at once. The clock is counted, not watched.
    #[test]
    fn nobody_waits_longer_than_one_may_think() {
        for (tables, minds) in [(8, 1), (8, 2), (40, 1), (40, 3)] {
            let mut asked: Vec<Duration> = vec![Duration::ZERO; tables];
            let mut free: Vec<Duration> = vec![Duration::ZERO; minds];
            for _ in 0..1_000 {
                free.sort();
                let table = (0..tables).min_by_key(|table| asked[*table]).unwrap();
                let now = free[0].max(asked[table]);
                let waiting = asked.iter().filter(|asked| **asked <= now).count() - 1;
                let desk = desk(waiting, minds);
                let done = now + desk.allowance(now.saturating_sub(asked[table]));
                assert!(done <= asked[table] + desk.think, "{tables} tables, {minds} minds");
                // What is asked while it thinks waits its turn.
                asked[table] = done + Duration::from_micros(1);
                free[0] = done;
            }
        }
    }

    #[test]
    fn what_somebody_waits_for_comes_first() {
        let desk = Desk {
            waiting: Mutex::default(),
            bell: Condvar::new(),
            meters: Arc::default(),
            minds: 1,
            think: Duration::from_secs(1),
        };
        let told = Arc::new(Mutex::new(Vec::new()));
        for (urgency, name) in [(Urgency::Leisure, "study"), (Urgency::Awaited, "turn")] {
            let told = told.clone();
            desk.put(urgency, Box::new(move |_, _| told.lock().unwrap().push(name)));
        }
        for _ in 0..2 {
            let (_, thought) = desk.next().unwrap();
            thought(Instant::now(), &mut Luck::new(1));
        }
        assert_eq!(
            (told.lock().unwrap().as_slice(), desk.meters.thoughts.get()),
            (&["turn", "study"][..], 0)
        );
    }

    #[tokio::test]
    async fn a_thought_that_panics_ends_nothing_else_and_a_closed_desk_thinks_nothing() {
        let minds = Minds::new(Arc::default(), Duration::from_secs(1));
        let broken = minds.think(Urgency::Awaited, |_, _| -> u8 { panic!("no") }).await;
        assert!(matches!(broken, Err(Unthought::Panicked(_))), "{broken:?}");
        assert_eq!(minds.think(Urgency::Leisure, |_, _| 7).await, Ok(7));
        minds.close();
        assert_eq!(minds.think(Urgency::Awaited, |_, _| 7).await, Err(Unthought::Stopped));
    }
}
