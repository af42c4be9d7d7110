//! What time it is, and the time by which jobs are due.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};

use crate::{Millis, id::whole_millis};

/// The clocks of a machine. What is stored bears the time on the wall; jobs wait by the time that has passed.
pub trait Clock: Send + Sync + fmt::Debug {
    /// What the clock on the wall shows. It may be set, forwards and back.
    fn wall(&self) -> Millis;

    /// How much time has passed since some moment. It goes on evenly, whatever is done to the clock on the wall.
    fn passed(&self) -> Duration;
}

/// The clocks of this machine.
#[derive(Clone, Copy, Debug)]
pub struct MachineClock(Instant);

impl MachineClock {
    /// Time passes from now on.
    pub fn start() -> MachineClock {
        MachineClock(Instant::now())
    }
}

impl Clock for MachineClock {
    fn wall(&self) -> Millis {
        Millis::now()
    }

    fn passed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The time by which jobs are due. It goes on evenly from what the wall showed when the store was opened, or from what
/// a database showed that several nodes share. Clones are the same time.
#[derive(Clone, Debug)]
pub(crate) struct JobTime {
    clock: Arc<dyn Clock>,
    /// What the time was when nothing had passed yet.
    begun: Arc<AtomicI64>,
    /// Whether it is set by the clock of a database.
    follows: bool,
}

impl JobTime {
    /// The time by these clocks, whatever a database says.
    pub(crate) fn by(clock: Arc<dyn Clock>) -> JobTime {
        let begun = clock.wall().0.saturating_sub(whole_millis(clock.passed()));
        JobTime { clock, begun: Arc::new(AtomicI64::new(begun)), follows: false }
    }

    /// The time by this machine's clocks, or by that of the database if there is one.
    pub(crate) fn from_now_on() -> JobTime {
        JobTime { follows: true, ..JobTime::by(Arc::new(MachineClock::start())) }
    }

    /// Goes by what a database shows, from now on.
    pub(crate) fn follow(&self, now: Millis) {
        if self.follows {
            let begun = now.0.saturating_sub(whole_millis(self.clock.passed()));
            self.begun.store(begun, Ordering::Relaxed);
        }
    }

    pub(crate) fn now(&self) -> Millis {
        Millis(self.begun.load(Ordering::Relaxed)).after(self.clock.passed())
    }
}
