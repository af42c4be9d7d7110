//! A stream of server-sent events, as it comes.

use reqwest::Response;
use serde_json::Value;

use crate::client::TIMEOUT;

/// An open stream.
pub(crate) struct Listening {
    response: Response,
    heard: Vec<u8>,
}

/// One event.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    /// Its kind.
    pub(crate) event: String,
    /// Its id.
    pub(crate) id: String,
    /// What it says.
    pub(crate) data: Value,
    /// All its bytes.
    pub(crate) text: String,
}

impl Listening {
    pub(super) fn to(response: Response) -> Listening {
        assert_eq!(response.status().as_u16(), 200, "the stream opens");
        Listening { response, heard: Vec::new() }
    }

    /// The next event; the test fails if none comes.
    pub(crate) async fn next(&mut self) -> Heard {
        tokio::time::timeout(TIMEOUT, self.upcoming())
            .await
            .expect("an event comes")
            .expect("the stream is open")
    }

    /// The next event; `None` when the stream has ended.
    pub(crate) async fn upcoming(&mut self) -> Option<Heard> {
        loop {
            if let Some(end) = self.heard.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.heard.drain(..end + 2).collect();
                let text = String::from_utf8(block).expect("events are text");
                // Comments keep the connection alive.
                if !text.starts_with(':') {
                    return Some(Heard::of(text));
                }
                continue;
            }
            let chunk = self.response.chunk().await.ok()??;
            self.heard.extend_from_slice(&chunk);
        }
    }
}

impl Heard {
    fn of(text: String) -> Heard {
        let field = |name: &str| {
            let found = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            found.unwrap_or_default().trim().to_owned()
        };
        let data = serde_json::from_str(&field("data")).expect("events speak JSON");
        Heard { event: field("event"), id: field("id"), data, text }
    }
}
