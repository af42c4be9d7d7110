//! Users: guests with a name and a language, known by the tokens of their sessions. An account may be made of one later.

use crate::{
    Millis, Role, Shows, Store, StoreError, Token, UserId,
    db::{Conn, Operation, users},
};

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// The user's number.
    pub id: UserId,
    /// The name shown at tables.
    pub name: String,
    /// The language of the user's pages: `en`, `pt-BR`.
    pub language: String,
    /// Whether they have an account: a name of their own, and a password.
    pub account: bool,
    /// What they may do beside playing.
    pub role: Role,
    /// Whether a host has taken their word in talk away.
    pub muted: bool,
    /// Whether a host lets them do nothing.
    pub suspended: bool,
    /// What they like, in the caller's words.
    pub likes: String,
    /// What their own page shows to others.
    pub shows: Shows,
    /// When the user first came.
    pub created_at: Millis,
}

impl Store {
    /// Makes a guest. The token is what the guest is known by from now on; it cannot be asked for again.
    pub async fn create_user(&self, name: &str, language: &str) -> Result<(User, Token), StoreError> {
        self.create_user_at(name, language, "").await
    }

    /// The same, at a place that the caller has words for.
    pub async fn create_user_at(
        &self,
        name: &str,
        language: &str,
        device: &str,
    ) -> Result<(User, Token), StoreError> {
        let token = Token::random()?;
        let hash = token.hash();
        let (name, language, device) = (name.to_owned(), language.to_owned(), device.to_owned());
        let user =
            self.write(move |conn| Box::pin(users::create(conn, name, language, hash, device))).await?;
        Ok((user, token))
    }

    /// The user who holds this token, if there is one.
    pub async fn user_by_token(&self, token: &Token) -> Result<Option<User>, StoreError> {
        let key = token.hash();
        let look = match self.acquaintances().recall(&key) {
            Ok(user) => return Ok(Some(user)),
            Err(look) => look,
        };
        let Some((user, seen_at)) = users::by_token(&mut self.read().await?, key).await? else {
            return Ok(None);
        };
        self.acquaintances().remember(look, key, &user);
        self.note_seen(key, seen_at);
        Ok(Some(user))
    }

    /// The user of this number, if there is one.
    pub async fn user(&self, id: UserId) -> Result<Option<User>, StoreError> {
        users::by_id(&mut self.read().await?, id).await
    }

    /// Changes a user's name, at every table where they sit too.
    pub async fn rename_user(&self, id: UserId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.change_user(id, move |conn| Box::pin(users::rename(conn, id, name))).await
    }

    /// Changes the language of a user's pages.
    pub async fn set_language(&self, id: UserId, language: &str) -> Result<(), StoreError> {
        let language = language.to_owned();
        self.change_user(id, move |conn| Box::pin(users::set_language(conn, id, language))).await
    }

    /// Forgets a user: name, token and all. At gathering tables their seats come free and those they host are
    /// abandoned; in games under way or over their seats are [`Gone`](crate::Occupant::Gone).
    pub async fn delete_user(&self, id: UserId) -> Result<(), StoreError> {
        self.change_user(id, move |conn| Box::pin(users::delete(conn, id))).await
    }

    /// Carries out `operation`, after which the user is not what they were. A caller who goes away does not keep that from
    /// being known: the writer does what it was asked all the same.
    pub(crate) async fn change_user<F>(&self, id: UserId, operation: F) -> Result<(), StoreError>
    where
        F: for<'c> FnOnce(&'c mut Conn) -> Operation<'c, ()> + Send + 'static,
    {
        let store = self.clone();
        let changed = tokio::spawn(async move {
            let changed = store.write(operation).await;
            store.acquaintances().forget(id);
            changed
        });
        changed.await.unwrap_or(Err(StoreError::Closed))
    }
}
