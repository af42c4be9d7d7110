//! Names for requests, by which lines of the log, answers and proxies speak of the same one.

use std::{
    fmt,
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use axum::http::{HeaderMap, HeaderName};

/// The header that carries it.
pub const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The longest that is taken over.
const LONGEST: usize = 64;

/// What a request goes by. Says nothing of whoever asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId(String);

impl RequestId {
    /// What a trusted proxy calls the request, if it says so in letters, digits, hyphens and underscores; else a name that
    /// no other request to this process has.
    pub fn of(headers: &HeaderMap, proxied: bool) -> RequestId {
        let told = headers.get(HEADER).filter(|_| proxied).and_then(|value| value.to_str().ok());
        let plain = |text: &&str| {
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            !text.is_empty() && text.len() <= LONGEST && text.bytes().all(fits)
        };
        told.filter(plain).map_or_else(RequestId::new, |text| RequestId(text.to_owned()))
    }

    fn new() -> RequestId {
        static BEGUN: OnceLock<u64> = OnceLock::new();
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let (begun, number) = (BEGUN.get_or_init(now), NEXT.fetch_add(1, Ordering::Relaxed));
        RequestId(format!("{begun:x}-{number:x}"))
    }

    /// As a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_may_name_a_request_and_nobody_else() {
        let told = |text: &str, proxied| {
            let headers = HeaderMap::from_iter([(HEADER, text.parse().expect("a value"))]);
            RequestId::of(&headers, proxied).to_string()
        };
        assert_eq!(told("7f-0_A", true), "7f-0_A");
        assert_ne!(told("7f-0_A", false), "7f-0_A");
        for odd in ["", "two words", "a\"b", &"x".repeat(65)] {
            assert_ne!(told(odd, true), odd);
        }
        let none = HeaderMap::new();
        assert_ne!(RequestId::of(&none, true), RequestId::of(&none, true));
    }
}
