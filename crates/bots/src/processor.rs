//! Processor time: what a thread has really worked, however busy the machine is.

use std::time::Duration;

/// The processor time that this thread has used since it began; nothing where the system does not tell.
#[cfg(unix)]
pub(crate) fn used() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let used = clock_gettime(ClockId::ThreadCPUTime);
    Some(Duration::new(u64::try_from(used.tv_sec).ok()?, u32::try_from(used.tv_nsec).ok()?))
}

/// The processor time that this thread has used since it began; nothing where the system does not tell.
#[cfg(not(unix))]
pub(crate) fn used() -> Option<Duration> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn work_uses_time() {
        let before = used().expect("the system tells");
        let mut sum = 0_u64;
        while used().expect("the system tells") == before {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(used() > Some(before));
    }
}
