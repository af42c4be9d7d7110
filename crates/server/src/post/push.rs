//! Web Push: messages that a browser shows while no page of ours is open. They go through its makers, who cannot read
//! them (RFC 8291) and know this server by its key (RFC 8292).

use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use railhead_store::{Millis, Secret};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use web_push_native::{
    Auth, encrypt,
    p256::{
        PublicKey,
        ecdsa::{Signature, SigningKey, signature::Signer as _},
    },
};

use super::{Message, Outside, Unsent};

/// For how many seconds a message is kept for a browser that is not there.
const KEPT: u32 = 24 * 60 * 60;

/// For how many seconds a signature is good.
const SIGNED_FOR: i64 = 12 * 60 * 60;

/// The most bytes of a message: push services take no more than four thousand, encrypted.
const LONGEST: usize = 3000;

/// The key by which push services know this server.
#[derive(Clone)]
pub struct PushKey {
    key: SigningKey,
    contact: String,
}

impl PushKey {
    /// The key that is made of this secret. `contact` is where those who run push services find whoever runs this server:
    /// an address of the web or `mailto:…`.
    pub fn of(secret: &Secret, contact: String) -> Option<PushKey> {
        // All but a few of the secrets are keys as they are.
        let mut tries = (0_u8..8).map(|n| match n {
            0 => *secret.expose(),
            n => Sha256::new().chain_update(secret.expose()).chain_update([n]).finalize().into(),
        });
        let key = tries.find_map(|bytes| SigningKey::from_bytes(&bytes.into()).ok())?;
        Some(PushKey { key, contact })
    }

    /// What browsers are told of it when they subscribe.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What proves to the service at `address` who sends.
    fn authorization(&self, address: &Uri) -> Option<String> {
        let audience = format!("{}://{}", address.scheme_str()?, address.authority()?);
        let expires = Millis::now().0 / 1000 + SIGNED_FOR;
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let claims = json!({ "aud": audience, "exp": expires, "sub": self.contact });
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

/// What a browser reads messages with. As a text, which is stored: the two keys as it tells them, parted by a dot.
pub struct Browser {
    key: PublicKey,
    auth: Auth,
}

impl Browser {
    /// The browser that told these two keys, if they are such.
    pub fn of(key: &str, auth: &str) -> Option<Browser> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&bytes(key)?).ok()?;
        let auth: [u8; 16] = bytes(auth)?.try_into().ok()?;
        Some(Browser { key, auth: auth.into() })
    }

    /// The same, as it is stored.
    pub fn stored(text: &str) -> Option<Browser> {
        let (key, auth) = text.split_once('.')?;
        Browser::of(key, auth)
    }

    /// Sends it a message.
    pub async fn send(
        &self,
        outside: &Outside,
        ours: &PushKey,
        address: &str,
        message: &Message,
    ) -> Result<(), Unsent> {
        let never = || Unsent::Never("no such message can be made".to_owned());
        let body = encrypt(told(message), &self.key, &self.auth).map_err(|_| never())?;
        let uri: Uri = address.parse().map_err(|_| never())?;
        let value = |text: &str| HeaderValue::from_str(text).map_err(|_| never());
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, value(&ours.authorization(&uri).ok_or_else(never)?)?);
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(HeaderName::from_static("ttl"), HeaderValue::from(KEPT));
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("high"));
        headers.insert(HeaderName::from_static("topic"), value(&message.tag)?);
        outside.post(address, headers, body).await
    }
}

/// A message as our worker in the browser reads it, with as many lines as there is room for.
fn told(message: &Message) -> Vec<u8> {
    let Message { title, lines, path, tag } = message;
    let mut lines = lines.as_slice();
    loop {
        let told = json!({ "title": title, "body": lines.join("\n"), "url": path, "tag": tag }).to_string();
        match lines {
            [_, rest @ ..] if told.len() > LONGEST => lines = rest,
            _ => return told.into_bytes(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_of_any_secret() {
        let public =
            |bytes: [u8; 32]| PushKey::of(&Secret::new(bytes), String::new()).map(|key| key.public());
        let one = public([7; 32]).expect("a key");
        assert_eq!((one.len(), public([7; 32])), (87, Some(one.clone())));
        // No key as it is.
        assert!(public([255; 32]).is_some_and(|other| other != one));
    }

    #[test]
    fn what_is_no_browsers_key_is_refused() {
        let key = PushKey::of(&Secret::new([7; 32]), String::new()).expect("a key").public();
        let auth = BASE64_URL_SAFE_NO_PAD.encode([1; 16]);
        assert!(Browser::of(&key, &auth).is_some() && Browser::stored(&format!("{key}.{auth}")).is_some());
        for (key, auth) in [("", ""), ("AAAA", auth.as_str()), (key.as_str(), "AAAA"), (key.as_str(), "?")] {
            assert!(Browser::of(key, auth).is_none(), "{key} {auth}");
        }
    }

    #[test]
    fn a_long_message_loses_its_oldest_lines() {
        let lines = (0..200).map(|n| format!("Line {n:03} of what happened.")).collect();
        let message = Message { title: "Your turn".into(), lines, path: "/t/x".into(), tag: "x".into() };
        let told = String::from_utf8(told(&message)).expect("text");
        assert!(told.len() <= LONGEST && told.contains("Line 199") && !told.contains("Line 000"), "{told}");
    }
}
