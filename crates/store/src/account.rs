//! Accounts: a name of one's own with a password, made of a guest who keeps every seat.

use std::fmt;

use crate::{Store, StoreError, Token, User, UserId, db::accounts, worded};

worded! {
    /// What somebody may do beside playing.
    Role {
        /// Nothing.
        Player = "player",
        /// To look after the server. The first account that is made is such a one.
        Host = "host",
    }
}

worded! {
    /// What a user's own page shows to others.
    Shows {
        /// The name alone.
        Name = "name",
        /// Finished games with their results.
        Results = "results",
        /// The same, and against whom.
        Opponents = "opponents",
    }
}

/// An address for letters. It is never shown to others, and used once it is confirmed.
#[derive(Clone, PartialEq, Eq)]
pub struct Email {
    /// The address.
    pub address: String,
    /// Whether its owner has said so.
    pub confirmed: bool,
}

impl fmt::Debug for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Email(.., confirmed: {})", self.confirmed)
    }
}

impl Store {
    /// Makes an account of a guest: from now on nobody else's account has a name with this key. `password` is what the
    /// caller will check a password by. The first account is the server's host. [`StoreError::NameTaken`] if another
    /// has the key; [`StoreError::NoSuchAccount`] if the user has an account already.
    pub async fn make_account(
        &self,
        user: UserId,
        name: &str,
        key: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let (name, key, password) = (name.to_owned(), key.to_owned(), password.to_owned());
        self.change_user(user, move |conn| Box::pin(accounts::make(conn, user, name, key, password))).await
    }

    /// The user whose account has this key, and what its password is checked by.
    pub async fn account(&self, key: &str) -> Result<Option<(User, String)>, StoreError> {
        accounts::by_key(&mut self.read().await?, key.to_owned()).await
    }

    /// What the password of this user's account is checked by.
    pub async fn password_of(&self, user: UserId) -> Result<Option<String>, StoreError> {
        accounts::password(&mut self.read().await?, user).await
    }

    /// Changes the name of an account, at every table where its user sits too.
    pub async fn rename_account(&self, user: UserId, name: &str, key: &str) -> Result<(), StoreError> {
        let (name, key) = (name.to_owned(), key.to_owned());
        self.change_user(user, move |conn| Box::pin(accounts::rename(conn, user, name, key))).await
    }

    /// Changes an account's password, and ends its user's sessions but the one of `keep`.
    pub async fn set_password(
        &self,
        user: UserId,
        password: &str,
        keep: Option<&Token>,
    ) -> Result<(), StoreError> {
        let (password, keep) = (password.to_owned(), keep.map(Token::hash));
        self.change_user(user, move |conn| Box::pin(accounts::set_password(conn, user, password, keep))).await
    }

    /// A user's address for letters.
    pub async fn email_of(&self, user: UserId) -> Result<Option<Email>, StoreError> {
        accounts::email(&mut self.read().await?, user).await
    }

    /// Sets or forgets a user's address, which is to be confirmed.
    pub async fn set_email(&self, user: UserId, address: Option<&str>) -> Result<(), StoreError> {
        let address = address.map(str::to_owned);
        self.change_user(user, move |conn| Box::pin(accounts::set_email(conn, user, address))).await
    }

    /// Keeps what a user likes, in the caller's words.
    pub async fn set_likes(&self, user: UserId, likes: &str) -> Result<(), StoreError> {
        let likes = likes.to_owned();
        self.change_user(user, move |conn| Box::pin(accounts::set_likes(conn, user, likes))).await
    }

    /// Says what a user's own page shows to others.
    pub async fn set_shows(&self, user: UserId, shows: Shows) -> Result<(), StoreError> {
        self.change_user(user, move |conn| Box::pin(accounts::set_shows(conn, user, shows))).await
    }
}
