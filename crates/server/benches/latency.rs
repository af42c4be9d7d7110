//! From a decision to the picture: how long it takes until a durable decision has reached one spectator, and until it
//! has reached five hundred at one table. Server and spectators share this machine.

mod server;

use std::time::{Duration, Instant};

use server::Server;
use tokio::{sync::mpsc, task::JoinSet};

/// Decisions measured with a single spectator.
const DECISIONS: usize = 400;
/// Spectators at one table.
const CROWD: usize = 500;
/// Decisions measured with the crowd.
const CROWDED: usize = 40;

#[tokio::main]
async fn main() {
    // A test run of all targets has no use for figures.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let mut server = Server::open().await;
    report("one spectator", measure(&mut server, 1, DECISIONS).await);
    report(&format!("{CROWD} spectators, the last of them"), measure(&mut server, CROWD, CROWDED).await);
    server.app.closing().cancel();
}

/// The time from sending each decision until all spectators have seen it.
async fn measure(server: &mut Server, spectators: usize, decisions: usize) -> Vec<Duration> {
    let mut times = Vec::with_capacity(decisions);
    while times.len() < decisions {
        server.new_game().await;
        let (seen, mut arrivals) = mpsc::unbounded_channel();
        let mut crowd = JoinSet::new();
        for _ in 0..spectators {
            let stream = server.get("", &format!("/stream?watch={}", server.table)).await;
            crowd.spawn(watch(stream, seen.clone()));
        }
        // Everybody has been greeted.
        arrive(&mut arrivals, spectators).await;
        while times.len() < decisions
            && let Some(choice) = server.choice().await
        {
            let begun = Instant::now();
            let (_, ()) = tokio::join!(server.decide(choice), arrive(&mut arrivals, spectators));
            times.push(begun.elapsed());
        }
    }
    times
}

async fn arrive(arrivals: &mut mpsc::UnboundedReceiver<()>, expected: usize) {
    for _ in 0..expected {
        arrivals.recv().await.expect("everybody watches");
    }
}

/// Tells of every event that comes.
async fn watch(mut stream: reqwest::Response, seen: mpsc::UnboundedSender<()>) {
    let mut tail = [0; 2];
    while let Ok(Some(chunk)) = stream.chunk().await {
        for byte in chunk {
            tail = [tail[1], byte];
            if tail == *b"\n\n" && seen.send(()).is_err() {
                return;
            }
        }
    }
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    println!("{what}: median {:.1} ms, p95 {:.1} ms, worst {:.1} ms", at(50), at(95), at(100));
}
