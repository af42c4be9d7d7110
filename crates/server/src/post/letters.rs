//! Letters: e-mail, carried by the server that the host names.

use std::{fmt, time::Duration};

use axum::http::Uri;
use lettre::{
    Message as Mail, SmtpTransport, Transport as _,
    address::Address,
    message::{
        Mailbox,
        header::{ContentType, Header, HeaderName, HeaderValue},
    },
    transport::smtp::client::{Certificate, Tls, TlsParameters},
};
use thiserror::Error;

use super::Unsent;

/// How a certificate begins in a file.
const CERTIFICATE: &[u8] = b"-----BEGIN CERTIFICATE-----";

/// How long the server that carries letters may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who carries letters, and in whose name.
#[derive(Clone)]
pub struct Letters {
    carrier: SmtpTransport,
    from: Mailbox,
}

/// Who carries them may know a password.
impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Letters(from {}, ..)", self.from)
    }
}

/// Why no letters can be sent.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadLetters {
    /// The server is not named as it has to be.
    #[error(
        "the mail server is no address like smtps://user:password@mail.example.org or smtp://127.0.0.1:25: {0}"
    )]
    Server(String),
    /// The sender is no address.
    #[error("the sender of mail is no address like Railhead <railhead@example.org>")]
    From,
    /// The certificates are none.
    #[error("the certificates to trust the mail server by cannot be read: {0}")]
    Authority(String),
    /// The server is spoken to in the clear, so that nothing is asked of it.
    #[error("certificates are no use without TLS: name the mail server smtps://… or smtp://…?tls=required")]
    InTheClear,
}

impl Letters {
    /// Letters carried by the server of this address (`smtps://…`, `smtp://…?tls=required`, `smtp://…`) from this sender.
    /// Where the server speaks TLS it is trusted by the certificates that browsers trust, and by those of `authority`
    /// (PEM), for one whose certificate is a host's own.
    pub fn new(server: &str, from: &str, authority: Option<&[u8]>) -> Result<Letters, BadLetters> {
        let from = from.parse().map_err(|_| BadLetters::From)?;
        let mut carrier =
            SmtpTransport::from_url(server).map_err(|error| BadLetters::Server(error.to_string()))?;
        if let Some(pem) = authority {
            carrier = carrier.tls(trusting(server, pem)?);
        }
        Ok(Letters { carrier: carrier.timeout(Some(PATIENCE)).build(), from })
    }

    /// The address they come from.
    pub fn sender(&self) -> &Address {
        &self.from.email
    }

    /// Hands a letter over to be carried.
    pub async fn send(&self, letter: &Letter) -> Result<(), Unsent> {
        let never = |error: &dyn fmt::Display| Unsent::Never(error.to_string());
        let to: Address = letter.to.parse().map_err(|error| never(&error))?;
        let mut mail = Mail::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(one_line(&letter.subject))
            .message_id(Some(format!("<{}@{}>", letter.id, self.from.email.domain())))
            .header(AutoSubmitted)
            .header(ContentType::TEXT_PLAIN);
        if let Some(link) = &letter.unsubscribe {
            mail = mail.header(ListUnsubscribe(one_line(link))).header(ListUnsubscribePost);
        }
        let mail = mail.body(letter.text.clone()).map_err(|error| never(&error))?;
        let carrier = self.carrier.clone();
        let sent = tokio::task::spawn_blocking(move || carrier.send(&mail)).await;
        match sent.map_err(|_| Unsent::Later("a letter broke off".to_owned()))? {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(never(&error)),
            Err(error) => Err(Unsent::Later(error.to_string())),
        }
    }
}

/// How to speak TLS with the server of this address, trusting these certificates too.
fn trusting(server: &str, pem: &[u8]) -> Result<Tls, BadLetters> {
    let unreadable = |error: &dyn fmt::Display| BadLetters::Authority(error.to_string());
    let address: Uri = server.parse().map_err(|_| BadLetters::Server("it cannot be read".to_owned()))?;
    let host = address.host().unwrap_or_default().to_owned();
    if !pem.windows(CERTIFICATE.len()).any(|text| text == CERTIFICATE) {
        return Err(unreadable(&"there is none in the file"));
    }
    let authority = Certificate::from_pem(pem).map_err(|error| unreadable(&error))?;
    let trusted = TlsParameters::builder(host).add_root_certificate(authority).build();
    let trusted = trusted.map_err(|error| unreadable(&error))?;
    match (address.scheme_str(), address.query()) {
        (Some("smtps"), _) => Ok(Tls::Wrapper(trusted)),
        (_, Some("tls=required")) => Ok(Tls::Required(trusted)),
        (_, Some("tls=opportunistic")) => Ok(Tls::Opportunistic(trusted)),
        _ => Err(BadLetters::InTheClear),
    }
}

/// The text without what could end a line of a letter's head.
fn one_line(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// A letter.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    /// To whom.
    pub to: String,
    /// What it is called; the same when it is sent again.
    pub id: String,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// Where no more of its kind are wanted by one click.
    pub unsubscribe: Option<String>,
}

/// A header of which the value is the same in every letter, or our own.
macro_rules! headers {
    ($($(#[$doc:meta])* $name:ident $(($value:ty))? = $header:literal $told:expr;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone)]
            struct $name $(($value))?;

            impl Header for $name {
                fn name() -> HeaderName {
                    HeaderName::new_from_ascii_str($header)
                }

                fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                    Err("never read".into())
                }

                fn display(&self) -> HeaderValue {
                    let told: fn(&$name) -> String = $told;
                    HeaderValue::new($name::name(), told(self))
                }
            }
        )+
    };
}

headers! {
    /// No machine answers a machine (RFC 3834).
    AutoSubmitted = "Auto-Submitted" |_| "auto-generated".to_owned();
    /// Where no more letters are wanted (RFC 2369).
    ListUnsubscribe(String) = "List-Unsubscribe" |link| format!("<{}>", link.0);
    /// That a single request there does it (RFC 8058).
    ListUnsubscribePost = "List-Unsubscribe-Post" |_| "List-Unsubscribe=One-Click".to_owned();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_carries_letters_is_named_rightly() {
        let from = "Railhead <railhead@example.org>";
        for server in [
            "smtp://127.0.0.1:25",
            "smtps://ana:secret@mail.example.org",
            "smtp://mail.example.org?tls=required",
        ] {
            let letters = Letters::new(server, from, None).expect(server);
            assert!(!format!("{letters:?}").contains("secret"));
        }
        assert!(matches!(Letters::new("mail.example.org", from, None), Err(BadLetters::Server(_))));
        assert!(matches!(Letters::new("http://mail.example.org", from, None), Err(BadLetters::Server(_))));
        assert_eq!(Letters::new("smtp://127.0.0.1", "nobody", None).err(), Some(BadLetters::From));
        let empty = Letters::new("smtps://mail.example.org", from, Some(b""));
        assert!(matches!(empty.err(), Some(BadLetters::Authority(_))));
        let junk = b"-----BEGIN CERTIFICATE-----\nno\n-----END CERTIFICATE-----\n";
        let junk = Letters::new("smtps://mail.example.org", from, Some(junk));
        assert!(matches!(junk.err(), Some(BadLetters::Authority(_))));
    }

    #[test]
    fn a_head_has_no_second_line() {
        assert_eq!(one_line("Your turn\r\nBcc: all@example.org"), "Your turnBcc: all@example.org");
    }
}
