//! Promises given with a page, before there is a table: whoever opens one has seen the promise that binds its shuffle.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
};

use railhead_game::commitment;
use railhead_store::{Secret, StoreError};

/// How many promises wait for their table; older ones are forgotten.
const MOST: usize = 4_096;

/// The secrets that were promised, the oldest first, each with its promise.
#[derive(Debug, Default)]
pub struct Promises(Mutex<VecDeque<(String, Secret)>>);

impl Promises {
    /// Promises a new secret, which is given back with [`Promises::keep`].
    pub fn give(&self) -> Result<String, StoreError> {
        let secret = Secret::random()?;
        let promise = commitment(secret.expose());
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if given.len() == MOST {
            given.pop_front();
        }
        given.push_back((promise.clone(), secret));
        Ok(promise)
    }

    /// The secret that was promised, once: it serves one table. Nothing if it is not known (any more).
    pub fn keep(&self, promise: &str) -> Option<Secret> {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let index = given.iter().rposition(|(known, _)| known == promise)?;
        given.remove(index).map(|(_, secret)| secret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_kept_once_and_not_for_ever() {
        let promises = Promises::default();
        let first = promises.give().unwrap();
        let second = promises.give().unwrap();
        assert_ne!(first, second);
        let secret = promises.keep(&second).expect("it was promised");
        assert_eq!(commitment(secret.expose()), second);
        assert_eq!(promises.keep(&second), None);
        for _ in 0..MOST {
            promises.give().unwrap();
        }
        assert_eq!(promises.keep(&first), None);
    }
}
