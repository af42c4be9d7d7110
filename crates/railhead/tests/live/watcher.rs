//! Somebody who watches a table through a server that may die at any time, and comes back by themselves as a page does.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde_json::Value;
use tokio::task::JoinHandle;

/// How long is waited before a stream that ended is opened again.
const BREATH: Duration = Duration::from_millis(50);

/// What one of them has heard. It listens for as long as this is kept.
pub(crate) struct Ear {
    ply: Arc<AtomicU64>,
    listening: JoinHandle<()>,
}

impl Ear {
    /// Somebody who listens to the stream at this address.
    pub(crate) fn at(url: String) -> Ear {
        let ply = Arc::new(AtomicU64::new(0));
        let listening = tokio::spawn(listen(url, ply.clone()));
        Ear { ply, listening }
    }

    /// Waits until the decision before this ply has been heard of.
    pub(crate) async fn hears_of(&self, ply: u64) {
        while self.ply.load(Ordering::Relaxed) < ply {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn listen(url: String, ply: Arc<AtomicU64>) {
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    loop {
        if let Ok(mut stream) = http.get(&url).send().await {
            let mut heard = Vec::new();
            while let Ok(Some(piece)) = stream.chunk().await {
                heard.extend_from_slice(&piece);
                while let Some(end) = heard.windows(2).position(|pair| pair == b"\n\n") {
                    let event: Vec<u8> = heard.drain(..end + 2).collect();
                    if let Some(told) = told(&String::from_utf8_lossy(&event)) {
                        ply.fetch_max(told, Ordering::Relaxed);
                    }
                }
            }
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// The ply that an event tells of.
fn told(event: &str) -> Option<u64> {
    let data = event.lines().find_map(|line| line.strip_prefix("data:"))?;
    serde_json::from_str::<Value>(data).ok()?["ply"].as_u64()
}
