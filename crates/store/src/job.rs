//! Jobs: things to be done soon or later, by whichever worker comes first, and again if that worker dies.

use std::time::Duration;

use tokio::sync::watch;

use crate::{Millis, Store, StoreError, db::jobs};

/// A job to be enqueued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// What kind of thing is to be done: workers ask by kind.
    pub kind: String,
    /// While a job of this kind and key is waiting or being done, another one is not enqueued.
    pub key: String,
    /// What the worker needs to know.
    pub payload: String,
    /// How long to wait before it is done.
    pub wait: Duration,
}

/// A job that its holder has a lease on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    pub(crate) id: i64,
    /// What kind of thing is to be done.
    pub kind: String,
    /// What makes it the only one of its kind.
    pub key: String,
    /// What the worker needs to know.
    pub payload: String,
    /// The how-manieth attempt this is, from 1.
    pub attempt: u32,
    /// Until when nobody else gets it, by [`Store::now`].
    pub lease_until: Millis,
}

impl Job {
    pub(crate) fn lease(&self) -> Lease {
        Lease { id: self.id, attempt: self.attempt }
    }
}

/// What makes a job its holder's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lease {
    pub(crate) id: i64,
    pub(crate) attempt: u32,
}

/// How long to wait after a failed attempt, and after how many to give up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backoff {
    /// The wait after the first failure; it doubles with each one.
    pub first: Duration,
    /// The longest wait.
    pub longest: Duration,
    /// After this many attempts the job is given up.
    pub attempts: u32,
}

impl Backoff {
    /// The wait after the `attempt`th attempt failed; nothing if that was the last.
    pub fn wait(&self, attempt: u32) -> Option<Duration> {
        let doublings = attempt.saturating_sub(1);
        let wait = 2_u32.checked_pow(doublings).and_then(|times| self.first.checked_mul(times));
        (attempt < self.attempts).then(|| wait.map_or(self.longest, |wait| wait.min(self.longest)))
    }
}

/// What became of a job that failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failed {
    /// It will be tried again at this time, by [`Store::now`].
    RetryAt(Millis),
    /// It won't be tried again; its key is free.
    GivenUp,
}

/// Rings when this process has enqueued a job or put one off, or another node has enqueued one, so that workers needn't
/// keep asking.
///
/// A worker claims until there is nothing to claim, and then waits for the bell or for [`Store::next_due`],
/// whichever is first. A lost line to other nodes rings it once it is up again: look now and then as well.
#[derive(Clone, Debug)]
pub struct JobBell(pub(crate) watch::Receiver<()>);

impl JobBell {
    /// Waits until it has rung since the last time this was asked, or since it was made. What rings while nobody
    /// waits is not missed. [`StoreError::Closed`] once the store is gone.
    pub async fn rung(&mut self) -> Result<(), StoreError> {
        self.0.changed().await.map_err(|_| StoreError::Closed)
    }
}

impl Store {
    /// A bell of the caller's own.
    pub fn job_bell(&self) -> JobBell {
        JobBell(self.listen())
    }

    /// The time by which jobs are due. It goes on evenly, whatever is done to the machine's clock.
    ///
    /// In a folder it begins anew with each opening: a lease doesn't outlive the process that had it, and nothing waits
    /// longer than it was to wait. Nodes that share a database go by the database's clock, as it was when they opened it
    /// or found it again: leases of a node that is gone run out by themselves.
    pub fn now(&self) -> Millis {
        self.job_time().now()
    }

    /// Enqueues a job. False if one of its kind and key is there already.
    pub async fn enqueue(&self, job: NewJob) -> Result<bool, StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(async move { jobs::enqueue(conn, &job, now).await })).await
    }

    /// Gives the longest-due job of this kind to the caller for the time of the lease, if one is due. A job whose
    /// lease ran out is due again.
    pub async fn claim(&self, kind: &str, lease: Duration) -> Result<Option<Job>, StoreError> {
        Ok(self.claim_some(kind, lease, 1).await?.pop())
    }

    /// The same for so many jobs at most, those that were enqueued first before the others.
    pub async fn claim_some(&self, kind: &str, lease: Duration, most: usize) -> Result<Vec<Job>, StoreError> {
        let (kind, now) = (kind.to_owned(), self.now());
        self.write(move |conn| Box::pin(jobs::claim(conn, kind, lease, now, most))).await
    }

    /// Makes the lease last from now on. [`StoreError::LeaseLost`] if it ran out and the job is somebody else's.
    pub async fn renew(&self, job: &Job, lease: Duration) -> Result<Millis, StoreError> {
        let (id, attempt, until) = (job.id, job.attempt, self.now().after(lease));
        self.write(move |conn| Box::pin(jobs::renew(conn, id, attempt, until))).await
    }

    /// The job is done and forgotten. [`StoreError::LeaseLost`] if it is somebody else's by now.
    pub async fn complete(&self, job: Job) -> Result<(), StoreError> {
        self.write(move |conn| Box::pin(jobs::complete(conn, job.id, job.attempt))).await
    }

    /// Gives the job back, to be done by somebody else. [`StoreError::LeaseLost`] if it is somebody else's by now.
    pub async fn release(&self, job: Job) -> Result<(), StoreError> {
        self.write_and_ring(move |conn| Box::pin(jobs::release(conn, job.id, job.attempt))).await
    }

    /// The attempt failed: the job waits, longer each time, or is given up.
    pub async fn fail(&self, job: Job, error: &str, backoff: Backoff) -> Result<Failed, StoreError> {
        let (error, now) = (error.to_owned(), self.now());
        self.write_and_ring(move |conn| Box::pin(jobs::fail(conn, job, error, backoff, now))).await
    }

    /// When the next job of this kind is due by [`Store::now`] (perhaps a time past), if one is waiting or being done.
    pub async fn next_due(&self, kind: &str) -> Result<Option<Millis>, StoreError> {
        jobs::next_due(&mut self.read().await?, kind).await
    }

    /// The payloads of the jobs of this kind that wait or are being done.
    pub async fn pending(&self, kind: &str) -> Result<Vec<String>, StoreError> {
        jobs::payloads(&mut self.read().await?, kind).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_longest_and_end() {
        let backoff = Backoff { first: Duration::from_secs(1), longest: Duration::from_secs(5), attempts: 5 };
        let waits: Vec<_> = (1..=6).map(|attempt| backoff.wait(attempt).map(|wait| wait.as_secs())).collect();
        assert_eq!(waits, [Some(1), Some(2), Some(4), Some(5), None, None]);
        let patient = Backoff { attempts: u32::MAX, ..backoff };
        assert_eq!(patient.wait(1_000_000), Some(patient.longest));
    }
}
