//! Panics of games and bots, caught where they happen, so that they end nothing else.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
};

use futures_util::FutureExt as _;
use thiserror::Error;

/// A panic, by what it said.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a panic: {0}")]
pub struct Panic(String);

impl Panic {
    /// What was caught.
    pub fn of(caught: Box<dyn Any + Send>) -> Panic {
        let text = caught.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| caught.downcast_ref::<String>().cloned());
        Panic(text.unwrap_or_else(|| "something that is no text".to_owned()))
    }
}

/// Does `work`, of which a panic leaves nothing behind: what `work` was changing must not be looked at afterwards.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Panic> {
    catch_unwind(AssertUnwindSafe(work)).map_err(Panic::of)
}

/// The same for work that has to be waited for.
pub async fn caught_while<T>(work: impl Future<Output = T>) -> Result<T, Panic> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(Panic::of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_told_in_its_own_words() {
        assert_eq!(caught(|| 7), Ok(7));
        assert_eq!(caught_while(async { 7 }).await, Ok(7));
        let said = |work: fn()| caught(work).map_err(|panic| panic.to_string());
        assert_eq!(said(|| panic!("plain")), Err("a panic: plain".to_owned()));
        assert_eq!(said(|| panic!("{}", 7)), Err("a panic: 7".to_owned()));
        assert_eq!(said(|| std::panic::panic_any(7)), Err("a panic: something that is no text".to_owned()));
        let waited = caught_while(async { panic!("late") }).await;
        assert_eq!(
            waited.map_err(|panic: Panic| panic.to_string()),
            Err::<(), _>("a panic: late".to_owned())
        );
    }
}
