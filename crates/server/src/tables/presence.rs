//! Who has a table open before them: by this node, and by others.

use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError, atomic::Ordering},
    time::Duration,
};

use railhead_store::{Crowd, Millis, StoreError, TableId, UserId};

use super::{Live, Tables};
use crate::Problem;

/// How long somebody is still taken to be there who has gone: perhaps they only load the page again.
const LINGERS: Duration = Duration::from_secs(3);

/// Those who come or go within so long are told of together.
const TOGETHER: Duration = Duration::from_millis(200);

/// Who is there.
#[derive(Default)]
pub(super) struct Presence {
    /// By this node: how many pages each has open.
    users: HashMap<UserId, usize>,
    /// How many pages of people who are not known are open by this node.
    guests: usize,
    /// By other nodes, once somebody has asked.
    elsewhere: Option<Crowd>,
}

impl Presence {
    fn crowd(&self) -> Crowd {
        let mut users: Vec<UserId> = self.users.keys().copied().collect();
        users.sort_unstable_by_key(|user| user.0);
        Crowd { users, guests: u32::try_from(self.guests).unwrap_or(u32::MAX) }
    }
}

/// Who is at a table, and when the others were last seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    here: Vec<UserId>,
    seen: Vec<(UserId, Millis)>,
    /// How many watch: all who are here and have no seat.
    pub watching: usize,
}

impl Company {
    /// Whether `user` is here now.
    pub fn is_here(&self, user: UserId) -> bool {
        self.here.contains(&user)
    }

    /// When `user` was last seen, if ever.
    pub fn last_seen(&self, user: UserId) -> Option<Millis> {
        self.seen.iter().find(|(who, _)| *who == user).map(|(_, at)| *at)
    }
}

/// Somebody's open page, until it is dropped.
pub struct Present {
    live: Arc<Live>,
    user: Option<UserId>,
}

impl Live {
    /// Somebody has the table open before them from now on.
    pub fn enter(self: &Arc<Self>, user: Option<UserId>) -> Present {
        {
            let mut presence = self.presence();
            match user {
                Some(user) => *presence.users.entry(user).or_default() += 1,
                None => presence.guests += 1,
            }
        }
        let live = self.clone();
        tokio::spawn(async move { live.show(user).await });
        Present { live: self.clone(), user }
    }

    /// Who is here, and when those who have a seat were last seen.
    pub async fn company(&self) -> Result<Company, Problem> {
        let position = self.position().await;
        if self.shared.store.is_shared() && self.presence().elsewhere.is_none() {
            self.look_elsewhere().await?;
        }
        let (here, guests) = {
            let presence = self.presence();
            let mut crowd = presence.crowd();
            let elsewhere = presence.elsewhere.clone().unwrap_or_default();
            crowd.users.extend(elsewhere.users.iter().filter(|user| !presence.users.contains_key(user)));
            (crowd.users, presence.guests + elsewhere.guests as usize)
        };
        let seats = &position.table.seats;
        let sits = |user: &UserId| {
            seats.iter().any(|seat| seat.occupant.user() == Some(*user) || seat.kept_for == Some(*user))
        };
        let mut away: Vec<UserId> =
            seats.iter().filter_map(|seat| seat.occupant.user().or(seat.kept_for)).collect();
        away.retain(|user| !here.contains(user));
        away.dedup();
        let seen = self.shared.store.last_seen(&away).await?;
        let watching = guests + here.iter().filter(|user| !sits(user)).count();
        Ok(Company { here, seen, watching })
    }

    /// Another node says that somebody came or went there.
    pub async fn hear_presence(&self) {
        if self.look_elsewhere().await.is_ok() {
            self.stir();
        }
    }

    async fn look_elsewhere(&self) -> Result<(), StoreError> {
        let table = self.id().await;
        let crowd = self.shared.store.crowd_elsewhere(table, &self.shared.node).await?;
        self.presence().elsewhere = Some(crowd);
        Ok(())
    }

    /// Writes down that somebody came or went, and tells those who watch.
    async fn show(&self, user: Option<UserId>) {
        if let Some(user) = user {
            told(self.shared.store.see(user).await);
        }
        if self.crowding.swap(true, Ordering::AcqRel) {
            return;
        }
        tokio::time::sleep(TOGETHER).await;
        self.crowding.store(false, Ordering::Release);
        if self.shared.store.is_shared() {
            let table = self.id().await;
            let crowd = self.presence().crowd();
            told(self.shared.store.show_crowd(table, &self.shared.node, crowd).await);
        }
        self.stir();
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who is there may be told wrongly for a while: no reason to keep anybody from anything.
fn told(written: Result<(), StoreError>) {
    if let Err(error) = written {
        tracing::debug!(%error, "who is at a table was not written down");
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        {
            let mut presence = self.live.presence();
            match self.user {
                Some(user) => {
                    let pages = presence.users.entry(user).or_default();
                    *pages = pages.saturating_sub(1);
                    if *pages == 0 {
                        presence.users.remove(&user);
                    }
                }
                None => presence.guests = presence.guests.saturating_sub(1),
            }
        }
        let (live, user) = (self.live.clone(), self.user);
        // When the server closes, nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(LINGERS).await;
                live.show(user.filter(|user| !live.presence().users.contains_key(user))).await;
            });
        }
    }
}

impl Tables {
    /// Another node says that somebody came to a table there, or left it.
    pub fn hear_presence_at(&self, id: TableId) {
        let kept = self.kept().peek(id);
        if let Some(live) = kept {
            tokio::spawn(async move { live.hear_presence().await });
        }
    }

    /// Says that whoever has a table open by this node still does; for as long as it is believed, that has to be said
    /// again.
    pub async fn still_here(&self) -> Result<(), StoreError> {
        self.shared.store.still_here(&self.shared.node).await
    }
}
