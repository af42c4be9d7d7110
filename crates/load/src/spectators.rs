//! People who watch one table, each by a live page of their own.

use std::{
    io::Write as _,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use axum::body::Body;
use flate2::write::GzDecoder;
use futures_util::StreamExt as _;
use hyper::{Method, header};
use tokio::task::JoinSet;

use crate::{client::Client, node::Node, script::Script, trouble::Trouble};

/// How long everybody may take to hear of a decision.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long is waited for what is told of those who came, which is no part of a decision's cost.
const SETTLED: Duration = Duration::from_secs(1);

/// What an event begins with that tells of a decision.
pub(crate) const NEWS: &[u8] = b"event: layers\n";

/// What a stream begins with.
pub(crate) const GREETING: &[u8] = b"event: hello\n";

/// What was measured.
pub(crate) struct Watched {
    /// The processor time of the server for each decision, with all that is told of it.
    pub(crate) cpu: Duration,
    /// How long it took, for each decision, until all had heard of it: the shortest first.
    pub(crate) heard: Vec<Duration>,
    /// What each spectator was sent for each decision, in bytes.
    pub(crate) bytes: usize,
    /// The spectators, who listen for as long as this is kept.
    _listening: JoinSet<Result<(), Trouble>>,
}

/// What one of them has heard.
#[derive(Default)]
struct Ears {
    greetings: AtomicUsize,
    news: AtomicUsize,
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
    let all = |count: fn(&Ears) -> &AtomicUsize, least: usize| {
        ears.iter().all(|ear| count(ear).load(Ordering::Relaxed) >= least)
    };
    until(|| all(|ear| &ear.greetings, 1)).await?;
    tokio::time::sleep(SETTLED).await;
    let bytes = || ears.iter().map(|ear| ear.bytes.load(Ordering::Relaxed)).sum::<usize>();
    let mut client = Client::connect(node.address).await?;
    let (before, sent) = (at.cpu()?, bytes());
    let mut heard = Vec::new();
    for number in 0..decisions {
        let body = script.left.pop().ok_or(Trouble::Unexpected("a game is too short"))?;
        client.ask(Method::POST, &script.path, Some(&script.token), body).await?;
        let begun = Instant::now();
        until(|| all(|ear| &ear.news, number + 1)).await?;
        heard.push(begun.elapsed());
    }
    let count = u32::try_from(decisions.max(1)).unwrap_or(u32::MAX);
    let cpu = at.cpu()?.saturating_sub(before) / count;
    heard.sort_unstable();
    let bytes = (bytes() - sent) / (spectators * decisions).max(1);
    Ok(Watched { cpu, heard, bytes, _listening: listening })
}

async fn listen(address: SocketAddr, path: String, ear: Arc<Ears>) -> Result<(), Trouble> {
    let mut client = Client::connect(address).await?;
    let answer = client.send(Method::GET, &path, None, String::new()).await?;
    let is_packed = answer.headers().contains_key(header::CONTENT_ENCODING);
    let mut pieces = Body::new(answer.into_body()).into_data_stream();
    let mut reader = GzDecoder::new(Vec::new());
    let mut plain = Vec::new();
    while let Some(piece) = pieces.next().await {
        let piece = piece?;
        ear.bytes.fetch_add(piece.len(), Ordering::Relaxed);
        let read = if is_packed {
            reader.write_all(&piece)?;
            reader.flush()?;
            reader.get_mut()
        } else {
            plain.extend_from_slice(&piece);
            &mut plain
        };
        for (count, beginning) in [(&ear.greetings, GREETING), (&ear.news, NEWS)] {
            let times = read.windows(beginning.len()).filter(|text| *text == beginning).count();
            count.fetch_add(times, Ordering::Relaxed);
        }
        // Of what was read the end is kept, in which an event may have begun that goes on in the next piece.
        let end = read.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        read.drain(..end);
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
