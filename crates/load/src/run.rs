//! Decisions, sent by so many clients at once, each waiting for its answer before it sends the next.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use hyper::Method;
use tokio::task::JoinSet;

use crate::{client::Client, node::Node, script::Script, trouble::Trouble};

/// What was measured.
#[derive(Clone)]
pub(crate) struct Run {
    /// How long each decision took, the shortest first.
    took: Vec<Duration>,
    /// How long all of it took.
    whole: Duration,
    /// The processor time of the servers.
    cpu: Duration,
}

impl Run {
    /// Decisions a second.
    pub(crate) fn rate(&self) -> f64 {
        self.took.len() as f64 / self.whole.as_secs_f64()
    }

    /// How long so many of a hundred decisions took at most.
    pub(crate) fn percentile(&self, hundredths: usize) -> Duration {
        let last = self.took.len().saturating_sub(1);
        self.took.get(last * hundredths / 100).copied().unwrap_or_default()
    }

    /// The processor time of the servers for each decision.
    pub(crate) fn cpu(&self) -> Duration {
        self.cpu / u32::try_from(self.took.len().max(1)).unwrap_or(u32::MAX)
    }

    /// Both as one.
    pub(crate) fn and(mut self, other: Run) -> Run {
        self.took.extend(other.took);
        self.took.sort_unstable();
        Run { took: self.took, whole: self.whole + other.whole, cpu: self.cpu + other.cpu }
    }
}

/// Scripts that nobody plays just now.
pub(crate) type Pool = Arc<Mutex<Vec<Script>>>;

/// Puts scripts where clients find them.
pub(crate) fn pool(scripts: Vec<Script>) -> Pool {
    Arc::new(Mutex::new(scripts))
}

/// Has so many clients send so many decisions in all, spread over the servers.
pub(crate) async fn run(
    nodes: &[&Node],
    pool: &Pool,
    clients: usize,
    decisions: usize,
) -> Result<Run, Trouble> {
    let mut workers = Vec::new();
    for client in 0..clients {
        let address: SocketAddr = nodes[client % nodes.len()].address;
        workers.push(Client::connect(address).await?);
    }
    let cpu = || nodes.iter().map(|node| node.cpu()).sum::<Result<Duration, Trouble>>();
    let (before, begun) = (cpu()?, Instant::now());
    let mut playing: JoinSet<_> =
        workers.into_iter().map(|client| play(client, pool.clone(), decisions / clients)).collect();
    let mut took = Vec::with_capacity(decisions);
    while let Some(played) = playing.join_next().await {
        took.extend(played.map_err(|_| Trouble::Unexpected("a client broke off"))??);
    }
    let (whole, cpu) = (begun.elapsed(), cpu()?.saturating_sub(before));
    took.sort_unstable();
    Ok(Run { took, whole, cpu })
}

/// Sends so many decisions, one after the other.
async fn play(mut client: Client, pool: Pool, decisions: usize) -> Result<Vec<Duration>, Trouble> {
    let take = || pool.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let mut took = Vec::with_capacity(decisions);
    let mut script = take().ok_or(Trouble::Unexpected("too few tables were made"))?;
    while took.len() < decisions {
        let Some(body) = script.left.pop() else {
            script = take().ok_or(Trouble::Unexpected("too few tables were made"))?;
            continue;
        };
        let begun = Instant::now();
        client.ask(Method::POST, &script.path, Some(&script.token), body).await?;
        took.push(begun.elapsed());
    }
    pool.lock().unwrap_or_else(PoisonError::into_inner).push(script);
    Ok(took)
}
