//! Letters: e-mail, carried by the server that the host names.

use std::{fmt, time::Duration};

use lettre::{
    Message as Mail, SmtpTransport, Transport as _,
    address::Address,
    message::{
        Mailbox,
        header::{ContentType, Header, HeaderName, HeaderValue},
    },
};
use thiserror::Error;

use super::Unsent;

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
}

impl Letters {
    /// Letters carried by the server of this address (`smtps://…`, `smtp://…?tls=required`, `smtp://…`) from this sender.
    pub fn new(server: &str, from: &str) -> Result<Letters, BadLetters> {
        let from = from.parse().map_err(|_| BadLetters::From)?;
        let carrier =
            SmtpTransport::from_url(server).map_err(|error| BadLetters::Server(error.to_string()))?;
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
            let letters = Letters::new(server, from).expect(server);
            assert!(!format!("{letters:?}").contains("secret"));
        }
        assert!(matches!(Letters::new("mail.example.org", from), Err(BadLetters::Server(_))));
        assert!(matches!(Letters::new("http://mail.example.org", from), Err(BadLetters::Server(_))));
        assert_eq!(Letters::new("smtp://127.0.0.1", "nobody").err(), Some(BadLetters::From));
    }

    #[test]
    fn a_head_has_no_second_line() {
        assert_eq!(one_line("Your turn\r\nBcc: all@example.org"), "Your turnBcc: all@example.org");
    }
}
