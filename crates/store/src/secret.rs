//! Things that open doors: none of them shows itself in `Debug` output.

use std::{fmt, str::FromStr, sync::Arc};

use sha2::{Digest as _, Sha256};

use crate::{BadId, StoreError, base32};

/// `N` bytes from the system's randomness.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::NoRandomness(Arc::new(error)))?;
    Ok(bytes)
}

/// Thirty-two secret bytes: a table's server secret or its seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret that these bytes are.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// A secret from the system's randomness.
    pub fn random() -> Result<Secret, StoreError> {
        random().map(Secret)
    }

    /// The bytes, for those who may see them.
    pub fn expose(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A user's bearer token. It is shown to its user once; only its SHA-256 is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    const BYTES: usize = 20;

    pub(crate) fn random() -> Result<Token, StoreError> {
        Ok(Token(base32::encode(&random::<{ Self::BYTES }>()?)))
    }

    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }
}

/// The key to one reserved seat, sent to a friend as part of a link. The host can look it up again.
#[derive(Clone, PartialEq, Eq)]
pub struct Invite(String);

impl Invite {
    const BYTES: usize = 10;

    pub(crate) fn random() -> Result<Invite, StoreError> {
        Ok(Invite(base32::encode(&random::<{ Self::BYTES }>()?)))
    }
}

macro_rules! secret_text {
    ($name:ident) => {
        impl $name {
            /// The text, for those who may see it.
            pub fn expose(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                let whole = text.len() == Self::BYTES / 5 * 8 && base32::is_all_letters(text);
                if whole { Ok($name(text.to_owned())) } else { Err(BadId) }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    };
}

secret_text!(Token);
secret_text!(Invite);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_do_not_show_themselves() {
        assert_eq!(format!("{:?}", Secret::new([7; 32])), "Secret(..)");
        assert_eq!(format!("{:?}", Token::random().unwrap()), "Token(..)");
        assert_eq!(format!("{:?}", Invite::random().unwrap()), "Invite(..)");
    }

    #[test]
    fn a_token_survives_being_written_down() {
        let token = Token::random().unwrap();
        assert_eq!(token.expose().parse(), Ok(token.clone()));
        assert_eq!(token.expose().len(), 32);
        assert_eq!(token.expose().to_uppercase().parse::<Token>(), Err(BadId));
        assert_eq!(token.expose()[1..].parse::<Token>(), Err(BadId));
    }
}
