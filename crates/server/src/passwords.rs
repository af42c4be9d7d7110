//! Passwords: what is kept of one, and whether one is right. Argon2id takes tens of milliseconds and megabytes, so it is
//! done away from the threads that answer requests, and never by many at once.

use std::{sync::LazyLock, thread};

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::sync::Semaphore;

use crate::{Problem, blocking::blocking, problem::FieldFault};

/// The fewest characters of a password.
pub const SHORTEST: usize = 8;

/// The most bytes of a password.
const LONGEST: usize = 256;

/// As many at once as there are processors.
static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(thread::available_parallelism().map_or(1, usize::from)));

/// What is checked when there is no such account, so that it takes as long as if there were: the hash of no password.
static NOBODYS: LazyLock<Option<String>> = LazyLock::new(|| hash(&crate::text::random_text()).ok());

/// Refuses a password that is too short or too long, by the field it came in.
pub fn fit(field: &'static str, password: &str) -> Result<(), Problem> {
    if password.chars().count() < SHORTEST {
        return Err(Problem::field(field, FieldFault::ShortPassword));
    }
    if password.len() > LONGEST {
        return Err(Problem::field(field, FieldFault::LongPassword));
    }
    Ok(())
}

/// What is kept of a password.
pub async fn kept(password: String) -> Result<String, Problem> {
    in_turn(move || hash(&password)).await?
}

/// Whether this is the password of which `kept` was kept. Where nothing was, it isn't, and that takes as long.
pub async fn is_right(password: String, kept: Option<String>) -> Result<bool, Problem> {
    in_turn(move || {
        let known = kept.is_some();
        let hash = kept.or_else(|| NOBODYS.clone()).unwrap_or_default();
        let right = password.len() <= LONGEST
            && PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    })
    .await
}

fn hash(password: &str) -> Result<String, Problem> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| {
        tracing::error!(%error, "a password could not be kept");
        Problem::Broken
    })
}

async fn in_turn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    // Nobody closes it.
    let _turn = TURNS.acquire().await.map_err(|_| Problem::Broken)?;
    blocking(work).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_right_or_not_and_is_not_in_what_is_kept() {
        let kept = kept("golden spike 1869".to_owned()).await.unwrap_or_else(|_| panic!("kept"));
        assert!(kept.starts_with("$argon2id$") && !kept.contains("spike"), "{kept}");
        let right = async |password: &str, kept: Option<&str>| {
            is_right(password.to_owned(), kept.map(str::to_owned)).await.unwrap_or_else(|_| panic!("checked"))
        };
        assert!(right("golden spike 1869", Some(&kept)).await);
        assert!(!right("golden spike 1868", Some(&kept)).await);
        assert!(!right("golden spike 1869", None).await, "nobody's");
        assert!(!right("golden spike 1869", Some("nonsense")).await);
    }

    #[test]
    fn a_password_is_neither_short_nor_endless() {
        let code = |password: &str| fit("password", password).map_err(|problem| problem.code());
        assert_eq!(code("sevenfo"), Err("short-password"));
        assert_eq!(code("ééééééé"), Err("short-password"), "characters count, not bytes");
        assert_eq!(code("eightfol"), Ok(()));
        assert_eq!(code(&"x".repeat(300)), Err("long-password"));
    }
}
