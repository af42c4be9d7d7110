//! What time it is, and the time by which jobs are due.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use crate::Millis;

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

/// The time by which jobs are due: what the wall showed when the store was opened, and from there on what has passed.
#[derive(Clone, Debug)]
pub(crate) struct JobTime {
    clock: Arc<dyn Clock>,
    opened: Millis,
    passed: Duration,
}

impl JobTime {
    pub(crate) fn from_now_on(clock: Arc<dyn Clock>) -> JobTime {
        let (opened, passed) = (clock.wall(), clock.passed());
        JobTime { clock, opened, passed }
    }

    pub(crate) fn now(&self) -> Millis {
        self.opened.after(self.clock.passed().saturating_sub(self.passed))
    }
}
