//! Who somebody is here: accounts, logging in, one more device, and being forgotten. Pages and the API do the same by these.

use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use railhead_bots::Level;
use railhead_game::Lang;
use railhead_store::{Purpose, Status, Token, User, UserId};
use sha2::Sha256;

use crate::{
    App, Problem,
    notices::{LetterJob, channels},
    passwords,
    problem::FieldFault,
    tables::handover::Substitute,
    text::{account_key, tidy_name},
    visitor::Visitor,
    words::words,
};

/// For how long a link to another device works.
pub const DEVICE_LINK: Duration = Duration::from_mins(10);

/// The most characters of an address for letters.
const LONGEST_EMAIL: usize = 254;

/// Makes an account of the guest who asks, under this name.
pub async fn make_account(
    app: &App,
    visitor: &Visitor,
    user: &User,
    (name, password, email): (&str, &str, &str),
) -> Result<(), Problem> {
    let name = tidy_name(name).ok_or_else(|| Problem::field("name", FieldFault::NoName))?;
    let key = account_key(&name);
    let is_everybodys = |lang| account_key(&words(lang).say("guest")) == key;
    if Lang::ALL.into_iter().any(is_everybodys) {
        return Err(Problem::field("name", FieldFault::NameTaken));
    }
    passwords::fit("password", password)?;
    let email = address(email)?;
    if email.is_some() {
        channels::may_write(app, visitor)?;
    }
    let kept = passwords::kept(password.to_owned()).await?;
    app.store().make_account(user.id, &name, &key, &kept).await?;
    if let Some(email) = email {
        app.store().set_email(user.id, Some(&email)).await?;
        channels::write(app, LetterJob::Confirm(user.id)).await?;
    }
    app.refresh_tables_of(user.id).await
}

/// Somebody whom a password has let in.
pub struct LoggedIn {
    /// Who.
    pub user: User,
    /// What they are known by from now on.
    pub token: Token,
    /// What the browser shows next time, to be told from strangers who try passwords.
    pub known: String,
}

/// Lets somebody in who knows an account's password. Strangers have so many tries at an account, and so many from one
/// address; a browser that has been let in before has tries of its own, so that no stranger can lock its owner out.
pub async fn log_in(app: &App, visitor: &Visitor, name: &str, password: &str) -> Result<LoggedIn, Problem> {
    let key = account_key(name.trim());
    let mark = known_mark(app, &key).await?;
    if let (Some(rates), Some(sender)) = (app.rates(), visitor.context.sender) {
        let known = visitor.context.known.as_deref() == Some(mark.as_str());
        rates.login(sender.household(), &key, known, app.now())?;
    }
    let (user, kept) = match app.store().account(&key).await? {
        Some((user, kept)) => (Some(user), Some(kept)),
        None => (None, None),
    };
    let right = passwords::is_right(password.to_owned(), kept).await?;
    let user = user.filter(|_| right).ok_or(Problem::WrongPassword)?;
    let token = app.store().open_session(user.id, &visitor.context.device).await?;
    Ok(LoggedIn { user, token, known: mark })
}

/// What a browser that was let in to this account before shows.
async fn known_mark(app: &App, key: &str) -> Result<String, Problem> {
    let secret = app.store().login_key().await?;
    let mac = Hmac::<Sha256>::new_from_slice(secret.expose()).map_err(|_| Problem::Broken)?;
    Ok(hex::encode(&mac.chain_update(key).finalize().into_bytes()[..16]))
}

/// Changes the password of whoever asks, who must know the old one. Their other sessions end.
pub async fn change_password(app: &App, visitor: &Visitor, old: &str, new: &str) -> Result<(), Problem> {
    let user = visitor.known()?;
    if let (Some(rates), Some(sender)) = (app.rates(), visitor.context.sender) {
        rates.login(sender.household(), &format!("{} changes", user.id), true, app.now())?;
    }
    let kept = app.store().password_of(user.id).await?.ok_or(Problem::NoSuchAccount)?;
    if !passwords::is_right(old.to_owned(), Some(kept)).await? {
        return Err(Problem::field("old", FieldFault::NotThePassword));
    }
    passwords::fit("new", new)?;
    let kept = passwords::kept(new.to_owned()).await?;
    Ok(app.store().set_password(user.id, &kept, visitor.context.token.as_ref()).await?)
}

/// Sets a password anew by a link; whose it is.
pub async fn reset_password(app: &App, key: &Token, new: &str) -> Result<User, Problem> {
    app.store().link(key, Purpose::Password).await?.ok_or(Problem::NoLink)?;
    passwords::fit("password", new)?;
    let kept = passwords::kept(new.to_owned()).await?;
    Ok(app.store().use_password_link(key, &kept).await?)
}

/// Sets or forgets the address for letters of whoever asks. Where letters are sent, one asks its owner to confirm it.
pub async fn change_email(app: &App, visitor: &Visitor, email: &str) -> Result<(), Problem> {
    let user = visitor.known()?;
    let email = address(email)?;
    let known = app.store().email_of(user.id).await?;
    if email.is_some() && known.is_some_and(|known| known.confirmed && Some(known.address) == email) {
        return Ok(());
    }
    if email.is_some() {
        channels::may_write(app, visitor)?;
    }
    app.store().set_email(user.id, email.as_deref()).await?;
    match email {
        Some(_) => channels::write(app, LetterJob::Confirm(user.id)).await,
        None => channels::end_letters(app, user.id).await,
    }
}

/// Confirms the address that a letter with this key came to: letters come there from now on.
pub async fn confirm_email(app: &App, key: &Token) -> Result<(), Problem> {
    let user = app.store().use_email_link(key).await?;
    channels::add_confirmed(app, user.id).await.map(drop)
}

/// Has a letter sent with a link to a new password, if there is an account of this name with a confirmed address. Who
/// asks does not learn whether there is.
pub async fn ask_for_password(app: &App, visitor: &Visitor, name: &str) -> Result<(), Problem> {
    if app.config().notices.letters.is_none() {
        return Err(Problem::NoLetters);
    }
    let user = app.store().account(&account_key(name.trim())).await?.map(|(user, _)| user.id);
    // Nobody has the number 0: the letter is counted, and never written.
    channels::may_write(app, visitor)?;
    channels::write(app, LetterJob::Password(user.unwrap_or(UserId(0)))).await
}

/// An address for letters; nothing if there is nothing in it. What could end a line of a letter's head is no address.
fn address(email: &str) -> Result<Option<String>, Problem> {
    let email = email.trim();
    if email.is_empty() {
        return Ok(None);
    }
    let plain = |c: char| c.is_alphanumeric() || "!#$%&'*+/=?^_`{|}~.-".contains(c);
    let fits = |(local, domain): (&str, &str)| {
        let whole = !local.is_empty() && local.chars().all(plain);
        let labels = domain
            .split('.')
            .all(|label| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-'));
        whole && labels && domain.contains('.')
    };
    let fits = email.len() <= LONGEST_EMAIL && email.rsplit_once('@').is_some_and(fits);
    if fits { Ok(Some(email.to_owned())) } else { Err(Problem::field("email", FieldFault::BadEmail)) }
}

/// A key to a link that works once, by which whoever asks is known on one more device.
pub async fn device_link(app: &App, user: &User) -> Result<Token, Problem> {
    Ok(app.store().make_link(user.id, Purpose::Device, "", DEVICE_LINK).await?)
}

/// Forgets somebody: their name and seats are given up, and everybody else's games go on.
pub async fn forget(app: &App, user: &User, lang: Lang) -> Result<(), Problem> {
    let mut touched = app.tables_of(user.id, Status::ALL).await?;
    touched.extend(app.store().tables_seen_by(user.id).await?);
    touched.extend(app.store().tables_talked_at(user.id).await?);
    leave_games(app, user, &words(lang).say("former-player")).await?;
    app.store().delete_user(user.id).await?;
    app.tables().refresh(&touched).await;
    Ok(())
}

/// Lets bots play on in the user's place, under a name that is nobody's, or leaves the seat empty where the game goes on
/// so.
async fn leave_games(app: &App, user: &User, name: &str) -> Result<(), Problem> {
    for id in app.tables_of(user.id, &[Status::Playing]).await? {
        let live = match app.tables().open(id).await {
            Ok(live) => live,
            // Nobody can play on there. The seat is given up with the others.
            Err(problem) if problem.is_of_table() => continue,
            Err(problem) => return Err(problem),
        };
        let own = live.position().await.seats_of(Some(user.id));
        for seat in own.iter() {
            let left = if live.position().await.game.keeps_empty_seats() {
                live.leave(user.id, Some(seat)).await
            } else {
                let substitute = Substitute { level: Level::default(), name: name.to_owned(), kept: false };
                live.hand_over(user.id, seat, substitute).await
            };
            match left {
                // The game may have ended in the meantime.
                Ok(()) | Err(Problem::WrongStatus) => {}
                Err(problem) => return Err(problem),
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_no_second_line_and_no_second_address() {
        for good in ["ana@example.org", " ana+rail@mail.example.org ", "joão@exemplo.com.br"] {
            assert_eq!(address(good).ok().flatten().as_deref(), Some(good.trim()), "{good}");
        }
        assert_eq!(address("  ").ok(), Some(None));
        for bad in [
            "ana",
            "@example.org",
            "ana@",
            "ana@localhost",
            "ana@example.org\r\nBcc: all@example.org",
            "ana@example.org, bento@example.org",
            "Ana <ana@example.org>",
            "a b@example.org",
            "ana@exa mple.org",
            "ana@@example.org",
            "ana@.org",
            &format!("{}@example.org", "x".repeat(250)),
        ] {
            assert!(address(bad).is_err(), "{bad:?}");
        }
    }
}
