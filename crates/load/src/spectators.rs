//! People who watch one table, each by a live page of their own.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use axum::body::Body;
use futures_util::StreamExt as _;
use hyper::Method;
use tokio::task::JoinSet;

use crate::{client::Client, node::Node, script::Script, trouble::Trouble};

/// How long everybody may take to hear of a decision.
const PATIENCE: Duration = Duration::from_secs(10);

/// What was measured.
pub(crate) struct Watched {
    /// The processor time of the server for each decision, with all that is told of it.
    pub(crate) cpu: Duration,
    /// How long it took, for each decision, until all had heard of it: the shortest first.
    pub(crate) heard: Vec<Duration>,
    /// What each spectator was sent for each decision, in bytes.
    pub(crate) bytes: usize,
}

#[derive(Default)]
struct Ears {
    pieces: AtomicUsize,
    bytes: AtomicUsize,
}

/// Has so many watch a table by the server `at` while so many decisions are made there by the server `node`.
pub(crate) async fn watch(
    node: &Node,
    at: &Node,
    script: &mut Script,
    spectators: usize,
    decisions: usize,
) -> Result<Watched, Trouble> {
    let ears: Vec<Arc<Ears>> = (0..spectators).map(|_| Arc::default()).collect();
    let mut listening = JoinSet::new();
    for ear in &ears {
        let path = format!("/stream?watch={}", script.table);
        listening.spawn(listen(at.address, path, ear.clone()));
    }
    let all = |least: usize| ears.iter().all(|ear| ear.pieces.load(Ordering::Relaxed) >= least);
    // The head of the packed stream and the greeting.
    until(|| all(2)).await?;
    let bytes = || ears.iter().map(|ear| ear.bytes.load(Ordering::Relaxed)).sum::<usize>();
    let mut client = Client::connect(node.address).await?;
    let (before, sent) = (at.cpu()?, bytes());
    let mut heard = Vec::new();
    for number in 0..decisions {
        let body = script.left.pop().ok_or(Trouble::Unexpected("a game is too short"))?;
        client.ask(Method::POST, &script.path, Some(&script.token), body).await?;
        let begun = Instant::now();
        until(|| all(number + 3)).await?;
        heard.push(begun.elapsed());
    }
    let count = u32::try_from(decisions.max(1)).unwrap_or(u32::MAX);
    let cpu = at.cpu()?.saturating_sub(before) / count;
    heard.sort_unstable();
    listening.abort_all();
    Ok(Watched { cpu, heard, bytes: (bytes() - sent) / (spectators * decisions).max(1) })
}

async fn listen(address: SocketAddr, path: String, ear: Arc<Ears>) -> Result<(), Trouble> {
    let mut client = Client::connect(address).await?;
    let answer = client.send(Method::GET, &path, None, String::new()).await?;
    let mut pieces = Body::new(answer.into_body()).into_data_stream();
    while let Some(piece) = pieces.next().await {
        ear.bytes.fetch_add(piece?.len(), Ordering::Relaxed);
        ear.pieces.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

async fn until(done: impl Fn() -> bool) -> Result<(), Trouble> {
    let begun = Instant::now();
    while !done() {
        if begun.elapsed() > PATIENCE {
            return Err(Trouble::Unexpected("not everybody heard of a decision"));
        }
        tokio::time::sleep(Duration::from_micros(500)).await;
    }
    Ok(())
}
