//! Users: guests with a name, a language and a token in a cookie. An account may be made of one later.

use crate::{
    Millis, Store, StoreError, Token, UserId,
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
    /// When the user first came.
    pub created_at: Millis,
}

impl Store {
    /// Makes a guest. The token is what the guest is known by from now on; it cannot be asked for again.
    pub async fn create_user(&self, name: &str, language: &str) -> Result<(User, Token), StoreError> {
        let token = Token::random()?;
        let hash = token.hash();
        let (name, language) = (name.to_owned(), language.to_owned());
        let user = self.write(move |conn| Box::pin(users::create(conn, name, language, hash))).await?;
        Ok((user, token))
    }

    /// The user who holds this token, if there is one.
    pub async fn user_by_token(&self, token: &Token) -> Result<Option<User>, StoreError> {
        let key = token.hash();
        let look = match self.acquaintances().recall(&key) {
            Ok(user) => return Ok(Some(user)),
            Err(look) => look,
        };
        let found = users::by_token(&mut self.read().await?, key).await?;
        if let Some(user) = &found {
            self.acquaintances().remember(look, key, user);
        }
        Ok(found)
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
    async fn change_user<F>(&self, id: UserId, operation: F) -> Result<(), StoreError>
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
