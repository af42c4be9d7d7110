//! The ways out of the server: letters, push messages, and requests to addresses that people give. Nothing here knows
//! whom it tells what, or why; everything here may take its time, and fail.

mod letters;
mod outside;
mod push;
mod webhook;

use std::{fmt, str::FromStr, time::Duration};

use axum::http::Uri;
use railhead_store::Backoff;
use thiserror::Error;

pub use letters::{BadLetters, Letter, Letters};
pub use outside::{BadAddress, Outside};
pub use push::{Browser, PushKey};
pub use webhook::Format;

/// How people are told what happens while they are away.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// By whom letters are carried, if by anybody.
    pub letters: Option<Letters>,
    /// The address that visitors reach the server at, which letters and webhooks lead to.
    pub base_url: Option<BaseUrl>,
    /// Whether addresses of this machine and its own networks may be given; else only those of the open internet.
    pub private_addresses: bool,
    /// How long whoever is called to the table may take before they are told so.
    pub pause: Duration,
    /// How much longer, for somebody who has the table open before them.
    pub patience: Duration,
    /// How long a letter waits for more to tell.
    pub letter_pause: Duration,
    /// How often something that could not be sent is tried again.
    pub backoff: Backoff,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        let (first, longest) = (Duration::from_secs(30), Duration::from_hours(1));
        NoticeConfig {
            letters: None,
            base_url: None,
            private_addresses: false,
            pause: Duration::from_secs(15),
            patience: Duration::from_mins(10),
            letter_pause: Duration::from_mins(2),
            backoff: Backoff { first, longest, attempts: 10 },
        }
    }
}

/// Why something was not sent.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unsent {
    /// It may do better later.
    #[error("{0}")]
    Later(String),
    /// There is nobody at the address any more.
    #[error("nobody is there any more")]
    Gone,
    /// It never will be.
    #[error("{0}")]
    Never(String),
}

/// What somebody is told: the same in a letter, in a push message and by a webhook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What it is about, in a line.
    pub title: String,
    /// What happened, line by line.
    pub lines: Vec<String>,
    /// Where to go, at this server.
    pub path: String,
    /// What makes it the same as another: that is replaced by it.
    pub tag: String,
}

/// The address that visitors reach the server at: `https://example.org`, without a slash at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BaseUrl(String);

/// A text that is no address of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not the address of a server, like https://railhead.example.org")]
pub struct BadBaseUrl;

impl FromStr for BaseUrl {
    type Err = BadBaseUrl;

    fn from_str(text: &str) -> Result<BaseUrl, BadBaseUrl> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let uri: Uri = text.parse().map_err(|_| BadBaseUrl)?;
        let web = matches!(uri.scheme_str(), Some("http" | "https"));
        let bare = uri.path().trim_start_matches('/').is_empty() && uri.query().is_none();
        let plain = uri.authority().is_some_and(|at| !at.as_str().contains('@'));
        if web && bare && plain { Ok(BaseUrl(text.to_owned())) } else { Err(BadBaseUrl) }
    }
}

impl fmt::Display for BaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_server_is_bare() {
        for good in ["https://example.org", "https://example.org/", "http://127.0.0.1:8080"] {
            let read = good.parse::<BaseUrl>().map(|url| url.to_string());
            assert_eq!(read.as_deref(), Ok(good.trim_end_matches('/')));
        }
        for bad in
            ["", "example.org", "ftp://example.org", "https://example.org/x", "https://a@b.org", "https://"]
        {
            assert_eq!(bad.parse::<BaseUrl>(), Err(BadBaseUrl), "{bad}");
        }
    }
}
