//! Links that work once, for a while: only their hashes are kept.

use std::time::Duration;

use crate::{Store, StoreError, Token, User, UserId, db::links};

/// What a link is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be known at one more place.
    Device,
    /// To set a password anew.
    Password,
    /// To confirm an address for letters.
    Email,
}

impl Purpose {
    /// Its word in the database.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Purpose::Device => "device",
            Purpose::Password => "password",
            Purpose::Email => "email",
        }
    }
}

/// A link that works.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Whose it is.
    pub user: User,
    /// What it is about: the address that is to be confirmed.
    pub about: String,
}

impl Store {
    /// Makes a link for this user that works once within `life`. One that was made before for the same purpose works no
    /// longer. The key cannot be asked for again.
    pub async fn make_link(
        &self,
        user: UserId,
        purpose: Purpose,
        about: &str,
        life: Duration,
    ) -> Result<Token, StoreError> {
        let key = Token::random()?;
        let (hash, about, now) = (key.hash(), about.to_owned(), self.now());
        let link = links::New { hash, user, purpose, about, now, expires_at: now.after(life) };
        self.write(move |conn| Box::pin(links::make(conn, link))).await?;
        Ok(key)
    }

    /// What the link of this key is, if it works; it goes on to.
    pub async fn link(&self, key: &Token, purpose: Purpose) -> Result<Option<Link>, StoreError> {
        let now = self.now();
        links::find(&mut self.read().await?, key.hash(), purpose, now).await
    }

    /// Uses a link to be known at one more place: who, and the token to be known by.
    pub async fn use_device_link(&self, key: &Token, device: &str) -> Result<(User, Token), StoreError> {
        let token = Token::random()?;
        let (key, hash, device, now) = (key.hash(), token.hash(), device.to_owned(), self.now());
        let user = self.write(move |conn| Box::pin(links::use_device(conn, key, hash, device, now))).await?;
        Ok((user, token))
    }

    /// Uses a link to set a password anew; all sessions end. Whose it was.
    pub async fn use_password_link(&self, key: &Token, password: &str) -> Result<User, StoreError> {
        let (key, password, now) = (key.hash(), password.to_owned(), self.now());
        let user = self.write(move |conn| Box::pin(links::use_password(conn, key, password, now))).await?;
        self.acquaintances().forget(user.id);
        Ok(user)
    }

    /// Uses a link to confirm the address it was sent to, if that is still the user's. Whose it was.
    pub async fn use_email_link(&self, key: &Token) -> Result<User, StoreError> {
        let (key, now) = (key.hash(), self.now());
        self.write(move |conn| Box::pin(links::use_email(conn, key, now))).await
    }
}
