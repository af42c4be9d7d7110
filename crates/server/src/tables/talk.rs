//! What is said at a table: beside its game, and no part of it.

use std::sync::Arc;

use railhead_store::{Room, Said, Say, User, UserId, Words};

use super::{
    Happening, Live, Position,
    access::{Access as _, Hosting, belongs, hosts, may_watch},
    seat_no,
};
use crate::{Problem, problem::FieldFault, text::tidy_title};

/// The most characters of a line.
pub const LINE: usize = 300;

/// The ready phrases, by their keys: each reader sees them in their own language.
pub const PHRASES: [&str; 6] = ["your-turn", "well-played", "back-soon", "misclick", "again", "thanks"];

/// In which room `user` talks and reads at this table; none where they may not even watch. Whoever plays or hosts talks
/// with those who play; all others with those who watch.
pub fn room(position: &Position, user: Option<UserId>) -> Option<Room> {
    if belongs(position, user) || hosts(position, user) {
        Some(Room::Table)
    } else {
        may_watch(position, user).then_some(Room::Spectators)
    }
}

/// What somebody wants to say in words of their own: one line of at most 300 characters that can be seen.
pub fn text(words: &str) -> Result<Words, Problem> {
    if words.chars().count() > LINE {
        return Err(Problem::field("words", FieldFault::TooLong { most: LINE }));
    }
    match tidy_title(words, LINE) {
        Some(text) => Ok(Words::Text(text)),
        None => Err(Problem::field("words", FieldFault::NoWords)),
    }
}

/// A ready phrase.
pub fn phrase(key: &str) -> Result<Words, Problem> {
    if PHRASES.contains(&key) {
        Ok(Words::Phrase(key.to_owned()))
    } else {
        Err(Problem::field("phrase", FieldFault::NoPhrase))
    }
}

impl Live {
    /// What was said here lately, in all rooms. Read once and kept until more is said.
    pub async fn talk(&self) -> Result<Arc<[Said]>, Problem> {
        let mut kept = self.talk.lock().await;
        if let Some(said) = &*kept {
            return Ok(said.clone());
        }
        let table = self.id().await;
        let said: Arc<[Said]> = self.shared.store.talk(table).await?.into();
        *kept = Some(said.clone());
        Ok(said)
    }

    /// Says something in the room of `by`, who may be anybody who may be here.
    pub async fn say(&self, by: &User, words: Words) -> Result<(), Problem> {
        if by.muted {
            return Err(Problem::Muted);
        }
        let position = self.position().await;
        let room = room(&position, Some(by.id)).ok_or(Problem::NoSpectators)?;
        let seat = position.seats_of(Some(by.id)).first().map(seat_no);
        let say = Say { table: position.table.id, room, user: by.id, seat, words };
        let line = self.shared.store.say(say).await?;
        self.hear_talk().await;
        if room == Room::Table {
            self.call(&position, Happening::Talk(line), by.id).await;
        }
        Ok(())
    }

    /// Has those at the table who are away told of something, apart from `by`, whose doing it was. What happened has
    /// happened, whether they can be told or not.
    pub(super) async fn call(&self, position: &Position, what: Happening, by: UserId) {
        let Some(job) = self.shared.reach.job(&position.table, what, by) else { return };
        if let Err(error) = self.shared.store.enqueue(job).await {
            tracing::warn!(table = %position.table.id, %error, "nobody is told of it");
        }
    }

    /// Lets people talk here or not, as the host `by` wants.
    pub async fn switch_talk(&self, by: UserId, on: bool) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        let switched = self.shared.store.set_talk(held.table.id, on, held.table.revision).await;
        self.settled(held, switched).await?;
        self.stir();
        Ok(())
    }

    /// Something was said here, or is gone.
    pub async fn hear_talk(&self) {
        *self.talk.lock().await = None;
        self.stir();
    }

    /// Tells those who watch that something beside the game has changed.
    pub(super) fn stir(&self) {
        self.aside.send_replace(Arc::default());
    }
}
