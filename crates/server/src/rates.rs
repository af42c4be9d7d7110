//! How often somebody may do something.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use railhead_store::{Token, UserId};
use sha2::{Digest as _, Sha256};

use crate::Problem;

/// So many at once, and one more after each pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// How many at once.
    pub at_once: u32,
    /// After how long one more.
    pub pause: Duration,
}

/// What may be made from one address, and said by one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowances {
    /// Guests.
    pub guests: Allowance,
    /// Tables.
    pub tables: Allowance,
    /// Tables that are listed for everybody.
    pub listings: Allowance,
    /// Lines of talk, by one person.
    pub talk: Allowance,
}

impl Default for Allowances {
    fn default() -> Allowances {
        let minutely = |at_once| Allowance { at_once, pause: Duration::from_mins(1) };
        let listings = Allowance { at_once: 20, pause: Duration::from_mins(5) };
        let talk = Allowance { at_once: 8, pause: Duration::from_secs(3) };
        Allowances { guests: minutely(120), tables: minutely(120), listings, talk }
    }
}

/// How often each of many does something.
struct Rate<K> {
    allowance: Allowance,
    /// When nothing will be held against them any more.
    free_at: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Rate<K> {
    fn new(allowance: Allowance) -> Rate<K> {
        Rate { allowance, free_at: Mutex::default() }
    }

    /// Counts one more by `who`, unless that is one too many: then it says how long to wait.
    fn count(&self, who: K, now: Instant) -> Result<(), Duration> {
        let Allowance { at_once, pause } = self.allowance;
        let mut free_at = self.free_at();
        let next = free_at.get(&who).map_or(now, |at| *at.max(&now)) + pause;
        let wait = next.saturating_duration_since(now + pause * at_once);
        if wait.is_zero() {
            free_at.insert(who, next);
            Ok(())
        } else {
            Err(wait)
        }
    }

    /// Forgets those against whom nothing is held any more.
    fn sweep(&self, now: Instant) {
        self.free_at().retain(|_, at| *at > now);
    }

    fn free_at(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.free_at.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How often everybody asks, and how much is made from where.
pub struct Rates {
    by_person: Rate<[u8; 32]>,
    by_address: Rate<IpAddr>,
    guests: Rate<IpAddr>,
    tables: Rate<IpAddr>,
    listings: Rate<IpAddr>,
    talk: Rate<UserId>,
    advice: Rate<UserId>,
    logins_from: Rate<IpAddr>,
    logins_to: Rate<[u8; 32]>,
    letters: Rate<IpAddr>,
}

/// Passwords that may be tried from one address, whomever's.
const LOGINS_FROM: Allowance = Allowance { at_once: 40, pause: Duration::from_secs(15) };

/// Passwords that may be tried at one account: by all strangers together, and by browsers that it has let in before.
const LOGINS_TO: Allowance = Allowance { at_once: 10, pause: Duration::from_mins(1) };

/// Letters that may be asked for from one address.
const LETTERS: Allowance = Allowance { at_once: 10, pause: Duration::from_mins(5) };

/// How often one person may ask what a bot would do.
const ADVICE: Allowance = Allowance { at_once: 20, pause: Duration::from_secs(4) };

/// How many seconds of requests may come at once.
const BURST: u32 = 10;

/// How many people may share an address.
const SHARED_BY: u32 = 5;

impl Rates {
    /// Nothing counted yet. A person may make so many requests a second.
    pub fn new(requests_per_second: u32, allowances: Allowances) -> Rates {
        let rate = requests_per_second.clamp(1, 1_000_000);
        let requests = |rate: u32| Allowance { at_once: rate * BURST, pause: Duration::from_secs(1) / rate };
        Rates {
            by_person: Rate::new(requests(rate)),
            by_address: Rate::new(requests(rate * SHARED_BY)),
            guests: Rate::new(allowances.guests),
            tables: Rate::new(allowances.tables),
            listings: Rate::new(allowances.listings),
            talk: Rate::new(allowances.talk),
            advice: Rate::new(ADVICE),
            logins_from: Rate::new(LOGINS_FROM),
            logins_to: Rate::new(LOGINS_TO),
            letters: Rate::new(LETTERS),
        }
    }

    /// Counts a request from `address` by whoever has this token. Who has none counts by the address alone, as one person.
    pub fn ask(&self, address: IpAddr, token: Option<&Token>, now: Instant) -> Result<(), Problem> {
        let person = token.map_or_else(|| nobody(address), |token| Sha256::digest(token.expose()).into());
        let counted = self.by_address.count(address, now).and_then(|()| self.by_person.count(person, now));
        counted.map_err(|wait| Problem::TooMany { after: seconds(wait) })
    }

    /// Counts a guest that is made from `address`.
    pub fn guest(&self, address: IpAddr, now: Instant) -> Result<(), Problem> {
        made(self.guests.count(address, now))
    }

    /// Counts a table that is made from `address`.
    pub fn table(&self, address: IpAddr, listed: bool, now: Instant) -> Result<(), Problem> {
        if listed {
            made(self.listings.count(address, now))?;
        }
        made(self.tables.count(address, now))
    }

    /// Counts a line of talk that `user` says.
    pub fn talk(&self, user: UserId, now: Instant) -> Result<(), Problem> {
        self.talk.count(user, now).map_err(|wait| Problem::TalkedTooMuch { after: seconds(wait) })
    }

    /// Counts a question of `user`'s what a bot would do.
    pub fn advice(&self, user: UserId, now: Instant) -> Result<(), Problem> {
        self.advice.count(user, now).map_err(|wait| Problem::TooMany { after: seconds(wait) })
    }

    /// Counts a password that is tried at `account` from `address`. A browser that the account has `known` before is
    /// counted apart from strangers, who can use up their own tries and nobody else's.
    pub fn login(&self, address: IpAddr, account: &str, known: bool, now: Instant) -> Result<(), Problem> {
        let account = Sha256::digest(format!("{known} {account}")).into();
        let counted = self.logins_from.count(address, now).and_then(|()| self.logins_to.count(account, now));
        counted.map_err(|wait| Problem::TooManyLogins { after: seconds(wait) })
    }

    /// Counts a letter that somebody asks for from `address`.
    pub fn letter(&self, address: IpAddr, now: Instant) -> Result<(), Problem> {
        made(self.letters.count(address, now))
    }

    /// Forgets those against whom nothing is held any more.
    pub fn sweep(&self, now: Instant) {
        self.by_person.sweep(now);
        self.talk.sweep(now);
        self.advice.sweep(now);
        self.logins_to.sweep(now);
        for rate in
            [&self.by_address, &self.guests, &self.tables, &self.listings, &self.logins_from, &self.letters]
        {
            rate.sweep(now);
        }
    }
}

fn made(counted: Result<(), Duration>) -> Result<(), Problem> {
    counted.map_err(|wait| Problem::MadeTooMany { after: seconds(wait) })
}

/// Whole seconds, rounded up.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

/// What stands for whoever has no token. No token has this for its hash.
fn nobody(address: IpAddr) -> [u8; 32] {
    let mut person = [0; 32];
    match address {
        IpAddr::V4(address) => person[..4].copy_from_slice(&address.octets()),
        IpAddr::V6(address) => person[..16].copy_from_slice(&address.octets()),
    }
    person
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSE: Duration = Duration::from_secs(10);

    #[test]
    fn so_many_at_once_and_one_more_after_each_pause() {
        let rate = Rate::new(Allowance { at_once: 3, pause: PAUSE });
        let now = Instant::now();
        assert_eq!([(); 3].map(|()| rate.count("Ana", now)), [Ok(()); 3]);
        assert_eq!(rate.count("Ana", now), Err(PAUSE));
        assert_eq!(rate.count("Bento", now), Ok(()), "each for themselves");
        assert_eq!(
            rate.count("Ana", now + PAUSE / 2),
            Err(PAUSE / 2),
            "who was refused waits no longer for it"
        );
        assert_eq!(rate.count("Ana", now + PAUSE), Ok(()));
        assert_eq!(rate.count("Ana", now + PAUSE), Err(PAUSE));
        let later = now + 20 * PAUSE;
        assert_eq!([(); 3].map(|()| rate.count("Ana", later)), [Ok(()); 3]);
        assert_eq!(rate.count("Ana", later), Err(PAUSE), "nothing is saved up");
    }

    #[test]
    fn who_is_held_nothing_against_is_forgotten() {
        let rate = Rate::new(Allowance { at_once: 3, pause: PAUSE });
        let now = Instant::now();
        assert_eq!((rate.count("Ana", now), rate.count("Bento", now + PAUSE)), (Ok(()), Ok(())));
        rate.sweep(now + PAUSE);
        assert_eq!(rate.free_at().keys().collect::<Vec<_>>(), [&"Bento"]);
    }

    #[test]
    fn people_at_one_address_have_a_share_each_and_all_together_not_too_much() {
        let rates = Rates::new(1, Allowances::default());
        let now = Instant::now();
        let (here, there) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let allowed = |address, token: Option<&Token>| {
            (0..1000).take_while(|_| rates.ask(address, token, now).is_ok()).count() as u32
        };
        let tokens: Vec<Token> =
            (0..=SHARED_BY).map(|n| format!("{n:032}").parse().expect("a token")).collect();
        assert_eq!(allowed(here, None), BURST, "without a token");
        assert_eq!(allowed(here, Some(&tokens[0])), BURST);
        // Tokens are made up easily; the address is not. What was refused to a person has been counted too.
        let others: u32 = tokens[1..].iter().map(|token| allowed(here, Some(token))).sum();
        assert!(others <= (SHARED_BY - 2) * BURST, "{others}");
        assert_eq!(allowed(here, None), 0);
        assert_eq!(allowed(there, Some(&tokens[0])), 0, "the same person elsewhere");
        assert_eq!(allowed(there, None), BURST);
    }

    #[test]
    fn strangers_who_try_passwords_do_not_lock_the_owner_out() {
        let rates = Rates::new(1, Allowances::default());
        let now = Instant::now();
        let tries = |from: u8, account: &str, known| {
            let address = IpAddr::from([192, 0, 2, from]);
            (0..100).take_while(|_| rates.login(address, account, known, now).is_ok()).count()
        };
        assert_eq!(tries(1, "ana", false), 10);
        assert_eq!(tries(2, "ana", false), 0, "from elsewhere too");
        assert_eq!(tries(1, "bento", false), 10, "another account");
        assert_eq!(tries(3, "ana", true), 10, "a browser that it knows");
        assert_eq!((tries(1, "cleo", false), tries(1, "dora", false)), (10, 7), "enough from one address");
    }

    #[test]
    fn who_asks_for_advice_all_the_time_waits() {
        let rates = Rates::new(1, Allowances::default());
        let now = Instant::now();
        let asked = |user| (0..100).take_while(|_| rates.advice(UserId(user), now).is_ok()).count();
        assert_eq!((asked(1), asked(1), asked(2)), (20, 0, 20));
    }

    #[test]
    fn a_wait_is_told_in_whole_seconds() {
        let rates = Rates::new(1, Allowances::default());
        let (now, here) = (Instant::now(), IpAddr::from([192, 0, 2, 1]));
        let refused = (0..100).find_map(|_| rates.ask(here, None, now).err());
        assert!(matches!(refused, Some(Problem::TooMany { after: 1 })), "{refused:?}");
        let refused = (0..1000).find_map(|_| rates.guest(here, now).err());
        assert!(matches!(refused, Some(Problem::MadeTooMany { after: 60 })), "{refused:?}");
    }
}
