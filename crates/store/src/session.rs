//! Sessions: by which tokens a user is known, and where.

use std::time::Duration;

use crate::{Millis, SessionId, Store, StoreError, Token, UserId, db::sessions, id::whole_millis};

/// How old the time may be at which somebody was last seen with a token.
const SEEN_AGAIN: Duration = Duration::from_mins(10);

/// The most sessions of one user. The one that was not seen for the longest ends when there is one more.
pub(crate) const MAX_SESSIONS: i64 = 40;

/// A place where a user is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its number.
    pub id: SessionId,
    /// Where, in the caller's words; empty if that is not known.
    pub device: String,
    /// When it began.
    pub made_at: Millis,
    /// When somebody last came with its token, roughly.
    pub seen_at: Millis,
    /// Whether it is the one that was asked with.
    pub current: bool,
}

impl Store {
    /// Lets a user be known at one more place. The token cannot be asked for again.
    pub async fn open_session(&self, user: UserId, device: &str) -> Result<Token, StoreError> {
        let token = Token::random()?;
        let (hash, device) = (token.hash(), device.to_owned());
        self.write(move |conn| Box::pin(sessions::open(conn, user, hash, device))).await?;
        Ok(token)
    }

    /// Where a user is known, the place seen last first. `with` is the token that is asked with.
    pub async fn sessions_of(&self, user: UserId, with: Option<&Token>) -> Result<Vec<Session>, StoreError> {
        sessions::of_user(&mut self.read().await?, user, with.map(Token::hash)).await
    }

    /// Ends a session of this user's: nobody is known by its token any more, on no node.
    pub async fn end_session(&self, user: UserId, session: SessionId) -> Result<(), StoreError> {
        self.change_user(user, move |conn| Box::pin(sessions::end(conn, user, session))).await
    }

    /// Ends the session of this token, if there is one.
    pub async fn end_session_of(&self, user: UserId, token: &Token) -> Result<(), StoreError> {
        let hash = token.hash();
        self.change_user(user, move |conn| Box::pin(sessions::end_by_token(conn, hash))).await
    }

    /// Notes that somebody came with the token whose hash this is, if it is long since they did.
    pub(crate) fn note_seen(&self, hash: [u8; 32], seen_at: Millis) {
        let now = Millis::now();
        if now.0.saturating_sub(seen_at.0) < whole_millis(SEEN_AGAIN) {
            return;
        }
        let store = self.clone();
        tokio::spawn(async move {
            match store.write(move |conn| Box::pin(sessions::see(conn, hash, now))).await {
                Ok(()) | Err(StoreError::Closed | StoreError::ReadOnly) => {}
                Err(error) => tracing::warn!(%error, "it is not noted that somebody came"),
            }
        });
    }
}
