//! Who is known by which token, so that whoever comes again and again is not looked up again and again.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{Change, User, UserId};

/// How many are remembered twice over: those who came lately, and those who came before them.
const MANY: usize = 8192;

/// For how long somebody is remembered where nobody else changes users. Then they are looked up again, and it is noted
/// when they were here.
const LIFE: Duration = Duration::from_mins(10);

/// The same where others may change users too. They tell, but the line may be down.
const SHARED_LIFE: Duration = Duration::from_secs(10);

/// A token's hash.
type Key = [u8; 32];

/// Users by their tokens.
pub(crate) struct Acquaintances {
    life: Duration,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// How often something was forgotten.
    forgotten: u64,
    lately: HashMap<Key, (User, Instant)>,
    before: HashMap<Key, (User, Instant)>,
}

/// When somebody was looked for: what is found by an older look may have changed since and is not remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look(u64);

impl Acquaintances {
    /// Nobody yet, of a store that is ours alone.
    pub(crate) fn of_our_own() -> Arc<Acquaintances> {
        Arc::new(Acquaintances { life: LIFE, known: Mutex::default() })
    }

    /// Nobody yet, of a store whose other users tell of their changes.
    pub(crate) fn of_many(mut changes: Receiver<Change>) -> Arc<Acquaintances> {
        let all = Arc::new(Acquaintances { life: SHARED_LIFE, known: Mutex::default() });
        let heard = Arc::downgrade(&all);
        tokio::spawn(async move {
            loop {
                let change = changes.recv().await;
                let Some(all) = heard.upgrade() else { return };
                match change {
                    Ok(Change::Table(..) | Change::Talk(_) | Change::Presence(_)) => {}
                    Ok(Change::User(user)) => all.forget(user),
                    Ok(Change::Anything) | Err(RecvError::Lagged(_)) => all.forget_all(),
                    Err(RecvError::Closed) => return all.forget_all(),
                }
            }
        });
        all
    }

    /// Whoever is known by this token; who is not has to be looked for.
    pub(crate) fn recall(&self, key: &Key) -> Result<User, Look> {
        let mut known = self.known();
        let fresh = |(_, since): &(User, Instant)| since.elapsed() < self.life;
        if let Some((user, _)) = known.lately.get(key).filter(|it| fresh(it)) {
            return Ok(user.clone());
        }
        match known.before.remove(key).filter(fresh) {
            Some(found) => {
                let user = found.0.clone();
                known.keep(*key, found);
                Ok(user)
            }
            None => Err(Look(known.forgotten)),
        }
    }

    /// Remembers who was found by a look.
    pub(crate) fn remember(&self, look: Look, key: Key, user: &User) {
        let mut known = self.known();
        if look == Look(known.forgotten) {
            known.keep(key, (user.clone(), Instant::now()));
        }
    }

    /// Forgets a user, who is not what they were.
    pub(crate) fn forget(&self, user: UserId) {
        let mut known = self.known();
        known.forgotten += 1;
        known.lately.retain(|_, (other, _)| other.id != user);
        known.before.retain(|_, (other, _)| other.id != user);
    }

    /// Forgets everybody.
    pub(crate) fn forget_all(&self) {
        let mut known = self.known();
        *known = Known { forgotten: known.forgotten + 1, ..Known::default() };
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn keep(&mut self, key: Key, found: (User, Instant)) {
        if self.lately.len() >= MANY {
            self.before = mem::take(&mut self.lately);
        }
        self.lately.insert(key, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Millis, Role, Shows};

    fn user(id: i64) -> User {
        User {
            id: UserId(id),
            name: format!("U{id}"),
            language: "en".to_owned(),
            account: false,
            role: Role::Player,
            muted: false,
            suspended: false,
            likes: String::new(),
            shows: Shows::Name,
            created_at: Millis(0),
        }
    }

    fn key(id: i64) -> Key {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&id.to_le_bytes());
        key
    }

    fn meet(all: &Acquaintances, id: i64) {
        let look = all.recall(&key(id)).expect_err("not known yet");
        all.remember(look, key(id), &user(id));
        assert_eq!(all.recall(&key(id)), Ok(user(id)));
    }

    #[test]
    fn what_was_read_before_somebody_changed_is_not_remembered() {
        let all = Acquaintances::of_our_own();
        meet(&all, 1);
        meet(&all, 2);
        let look = all.recall(&key(3)).expect_err("not known yet");
        all.forget(UserId(1));
        all.remember(look, key(3), &user(3));
        assert!(all.recall(&key(3)).is_err(), "it may be old");
        assert!(all.recall(&key(1)).is_err(), "forgotten");
        assert_eq!(all.recall(&key(2)), Ok(user(2)), "and nobody else is");
        all.forget_all();
        assert!(all.recall(&key(2)).is_err());
    }

    #[test]
    fn those_who_stay_away_the_longest_are_forgotten() {
        let all = Acquaintances::of_our_own();
        let many = MANY as i64;
        for id in 0..2 * many {
            meet(&all, id);
            assert_eq!(all.recall(&key(0)), Ok(user(0)), "who keeps coming stays known");
        }
        assert!(all.recall(&key(1)).is_err());
        let known = all.known();
        assert!(known.lately.len() + known.before.len() <= 2 * MANY);
    }

    #[tokio::test]
    async fn what_others_change_is_forgotten() {
        let (tell, changes) = tokio::sync::broadcast::channel(8);
        let all = Acquaintances::of_many(changes);
        let forgets = async |change, id| {
            meet(&all, id);
            tell.send(change).expect("somebody listens");
            while all.recall(&key(id)).is_ok() {
                tokio::task::yield_now().await;
            }
        };
        forgets(Change::User(UserId(1)), 1).await;
        forgets(Change::Anything, 2).await;
    }
}
