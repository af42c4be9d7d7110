//! For how long no server was there: what this process knows of it.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::Millis;

/// No server of this process has said yet that it is there.
const NEVER: i64 = i64::MIN;

/// For how long no server was there, and when this process last said that it is.
#[derive(Debug)]
pub(crate) struct Service {
    lost: AtomicI64,
    last_beat: AtomicI64,
}

impl Default for Service {
    fn default() -> Service {
        Service { lost: AtomicI64::new(0), last_beat: AtomicI64::new(NEVER) }
    }
}

impl Service {
    pub(crate) fn lost(&self) -> i64 {
        self.lost.load(Ordering::Acquire)
    }

    pub(crate) fn last_beat(&self) -> Option<Millis> {
        Some(self.last_beat.load(Ordering::Acquire)).filter(|at| *at != NEVER).map(Millis)
    }

    pub(crate) fn follow(&self, lost: i64) {
        self.lost.store(lost, Ordering::Release);
    }

    pub(crate) fn beaten(&self, now: Millis, lost: i64) {
        self.lost.store(lost, Ordering::Release);
        self.last_beat.store(now.0, Ordering::Release);
    }
}
