//! Letters: one with everything that waits for somebody, to confirm an address, and to set a password anew.

use std::{fmt, str::FromStr, time::Duration};

use hmac::{Hmac, KeyInit as _, Mac as _};
use railhead_game::Lang;
use railhead_store::{ChannelKind, Job, Millis, NewJob, Purpose, Told, User, UserId};
use sha2::{Digest as _, Sha256};

use super::{
    message::{Subject, compose},
    quiet::Quiet,
    work::Ending,
};
use crate::{
    App, Problem,
    post::{BaseUrl, Letter, Letters, Message, Unsent},
    words::words,
};

/// What the store calls these jobs.
pub const KIND: &str = "letter";

/// For how long a link in a letter works that confirms an address.
const CONFIRM_LINK: Duration = Duration::from_hours(3 * 24);

/// For how long a link in a letter works that leads to a new password.
const PASSWORD_LINK: Duration = Duration::from_hours(2);

/// A letter to be written. As a text: `digest USER`, `confirm USER`, `password USER`. Links are made when it is sent, so
/// that no key to one waits in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetterJob {
    /// What waits for somebody.
    Digest(UserId),
    /// Asks somebody to confirm their address.
    Confirm(UserId),
    /// Leads somebody to a new password.
    Password(UserId),
}

impl LetterJob {
    /// The job in the store, to be done after `wait`; one of a kind at a time for each person.
    pub fn stored(self, wait: Duration) -> NewJob {
        let payload = self.to_string();
        NewJob { kind: KIND.to_owned(), key: payload.clone(), payload, wait }
    }

    fn user(self) -> UserId {
        match self {
            LetterJob::Digest(user) | LetterJob::Confirm(user) | LetterJob::Password(user) => user,
        }
    }
}

impl fmt::Display for LetterJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LetterJob::Digest(user) => write!(f, "digest {user}"),
            LetterJob::Confirm(user) => write!(f, "confirm {user}"),
            LetterJob::Password(user) => write!(f, "password {user}"),
        }
    }
}

impl FromStr for LetterJob {
    type Err = ();

    fn from_str(text: &str) -> Result<LetterJob, ()> {
        let (word, user) = text.split_once(' ').ok_or(())?;
        let user = UserId(user.parse().map_err(|_| ())?);
        match word {
            "digest" => Ok(LetterJob::Digest(user)),
            "confirm" => Ok(LetterJob::Confirm(user)),
            "password" => Ok(LetterJob::Password(user)),
            _ => Err(()),
        }
    }
}

/// Writes and sends a letter, unless there is nothing left to say.
pub async fn post(app: &App, job: &Job) -> Ending {
    let Ok(wanted) = job.payload.parse::<LetterJob>() else { return Ending::Done };
    let config = &app.config().notices;
    let (Some(letters), Some(base)) = (&config.letters, &config.base_url) else { return Ending::Done };
    let posted = match app.store().user(wanted.user()).await {
        Ok(Some(user)) => match wanted {
            LetterJob::Digest(_) => digest(app, job, &user, (letters, base)).await,
            LetterJob::Confirm(_) => confirm(app, &user, (letters, base)).await,
            LetterJob::Password(_) => password(app, &user, (letters, base)).await,
        },
        Ok(None) => Ok(Ending::Done),
        Err(error) => Err(error.into()),
    };
    posted.unwrap_or_else(|problem| Ending::Failed(problem.code().to_owned()))
}

/// What a letter that was handed over, or not, means for its job.
fn ending(app: &App, sent: Result<(), Unsent>) -> Ending {
    match sent {
        Ok(()) => {
            app.meters().notices.add();
            Ending::Done
        }
        Err(Unsent::Later(why)) => Ending::Failed(why),
        Err(unsent @ (Unsent::Gone | Unsent::Never(_))) => {
            tracing::info!(%unsent, "a letter will not be sent");
            Ending::Done
        }
    }
}

async fn confirm(app: &App, user: &User, (letters, base): (&Letters, &BaseUrl)) -> Result<Ending, Problem> {
    let Some(email) = app.store().email_of(user.id).await?.filter(|email| !email.confirmed) else {
        return Ok(Ending::Done);
    };
    let key = app.store().make_link(user.id, Purpose::Email, &email.address, CONFIRM_LINK).await?;
    let t = words(language(user));
    let args = [
        ("name", user.name.as_str().into()),
        ("link", format!("{base}/confirm/{}", key.expose()).into()),
        ("server", base.to_string().into()),
    ];
    let letter = Letter {
        to: email.address,
        id: named("confirm", key.expose()),
        subject: t.say("letter-confirm-subject"),
        text: lines(&t.say_with("letter-confirm", &args)),
        unsubscribe: None,
    };
    Ok(ending(app, letters.send(&letter).await))
}

async fn password(app: &App, user: &User, (letters, base): (&Letters, &BaseUrl)) -> Result<Ending, Problem> {
    let confirmed = app.store().email_of(user.id).await?.filter(|email| email.confirmed && user.account);
    let Some(email) = confirmed else { return Ok(Ending::Done) };
    let key = app.store().make_link(user.id, Purpose::Password, "", PASSWORD_LINK).await?;
    let t = words(language(user));
    let args = [
        ("name", user.name.as_str().into()),
        ("link", format!("{base}/reset/{}", key.expose()).into()),
        ("server", base.to_string().into()),
    ];
    let letter = Letter {
        to: email.address,
        id: named("password", key.expose()),
        subject: t.say("letter-password-subject"),
        text: lines(&t.say_with("letter-password", &args)),
        unsubscribe: None,
    };
    Ok(ending(app, letters.send(&letter).await))
}

/// A letter with everything that somebody was to be told by letter and that is still so.
async fn digest(
    app: &App,
    job: &Job,
    user: &User,
    (letters, base): (&Letters, &BaseUrl),
) -> Result<Ending, Problem> {
    let store = app.store();
    let quiet = store.quiet_of(user.id).await?.parse::<Quiet>().ok();
    if let Some(left) = quiet.and_then(|quiet| quiet.lasts(Millis::now())) {
        return Ok(Ending::Later(left));
    }
    let waiting = store.letters_for(user.id).await?;
    let email = store.email_of(user.id).await?.filter(|email| email.confirmed);
    let wanted = store.channels_of(user.id).await?.iter().any(|channel| channel.kind == ChannelKind::Mail);
    if let Some(email) = email.filter(|_| wanted) {
        let messages = messages(app, user, &waiting).await?;
        if !messages.is_empty() {
            let letter = written(app, user, email.address, &messages, base).await?;
            match ending(app, letters.send(&letter).await) {
                Ending::Done => {}
                other => return Ok(other),
            }
        }
    }
    let next = LetterJob::Digest(user.id).stored(app.config().notices.letter_pause);
    store.posted(job, user.id, waiting, next).await?;
    Ok(Ending::Ended)
}

async fn messages(app: &App, user: &User, waiting: &[Told]) -> Result<Vec<Message>, Problem> {
    let mut messages = Vec::new();
    for told in waiting {
        let subject = match told.kind.as_str() {
            "invited" => Ok(Subject::Invited(told.table)),
            kind => kind.parse(),
        };
        let Ok(subject) = subject else { continue };
        match compose(app, user, told.table, subject, told.mark).await {
            Ok(message) => messages.extend(message),
            Err(problem) if problem.is_of_table() || matches!(problem, Problem::NoTable) => {}
            Err(problem) => return Err(problem),
        }
    }
    // A nudge says no more than that it is one's turn.
    messages.dedup_by(|other, one| other.tag == one.tag);
    Ok(messages)
}

async fn written(
    app: &App,
    user: &User,
    to: String,
    messages: &[Message],
    base: &BaseUrl,
) -> Result<Letter, Problem> {
    let t = words(language(user));
    let subject = match messages {
        [only] => only.title.clone(),
        several => t.say_with("letter-digest-subject", &[("n", several.len().into())]),
    };
    let unsubscribe = format!("{base}/unsubscribe/{}", unsubscribe_key(app, user.id).await?);
    let mut text = t.say_with("letter-hello", &[("name", user.name.as_str().into())]);
    for Message { title, lines, path, .. } in messages {
        text.push_str(&format!("\n\n{title}\n"));
        for line in lines {
            text.push_str(&format!("  {line}\n"));
        }
        text.push_str(&format!("{base}{path}"));
    }
    let foot = [("settings", format!("{base}/notices").into()), ("link", unsubscribe.as_str().into())];
    text.push_str(&format!("\n\n-- \n{}\n", t.say_with("letter-foot", &foot)));
    let about: Vec<&str> = messages.iter().map(|message| message.tag.as_str()).collect();
    let marks: String =
        messages.iter().flat_map(|message| message.lines.iter().map(String::as_str)).collect();
    Ok(Letter {
        to,
        id: named("digest", &format!("{} {} {marks}", user.id, about.join(" "))),
        subject,
        text: lines(&text),
        unsubscribe: Some(unsubscribe),
    })
}

fn language(user: &User) -> Lang {
    user.language.parse().unwrap_or_default()
}

/// What a letter of this content is called.
fn named(kind: &str, content: &str) -> String {
    format!("{kind}.{}", hex::encode(&Sha256::digest(content)[..16]))
}

/// The text with the line ends of letters.
fn lines(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join("\r\n")
}

/// What proves that whoever unsubscribes had a letter to this user.
async fn unsubscribe_key(app: &App, user: UserId) -> Result<String, Problem> {
    let secret = app.store().unsubscribe_key().await?;
    let mac = Hmac::<Sha256>::new_from_slice(secret.expose()).map_err(|_| Problem::Broken)?;
    let mark = mac.chain_update(user.to_string()).finalize().into_bytes();
    Ok(format!("{user}-{}", hex::encode(&mark[..16])))
}

/// Whose letters a link to unsubscribe is about. [`Problem::NoLink`] if it is none of ours.
pub async fn unsubscribed(app: &App, key: &str) -> Result<UserId, Problem> {
    let user =
        key.split_once('-').and_then(|(user, _)| user.parse().ok()).map(UserId).ok_or(Problem::NoLink)?;
    if unsubscribe_key(app, user).await? == key { Ok(user) } else { Err(Problem::NoLink) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_to_be_written_is_read_as_it_is_written() {
        for text in ["digest 7", "confirm 7", "password 12"] {
            assert_eq!(text.parse::<LetterJob>().map(|job| job.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "digest", "digest x", "love 7"] {
            assert_eq!(text.parse::<LetterJob>(), Err(()), "{text}");
        }
    }
}
