//! The ways by which somebody wants to be told: pages and the API change them by these.

use std::time::Duration;

use railhead_store::{ChannelKind, NewChannel, User, UserId};

use super::{delivery::trial, letters::LetterJob, quiet::Quiet, wants::Wants};
use crate::{
    App, Problem,
    post::{BadAddress, Browser, Format},
    problem::FieldFault,
    visitor::Visitor,
};

/// Adds a way, and lets every node know that there is one.
async fn add(app: &App, new: NewChannel) -> Result<i64, Problem> {
    let id = app.store().add_channel(new).await?;
    app.tables().read_reach().await?;
    Ok(id)
}

/// Refuses an address that nothing would be sent to.
async fn check(app: &App, field: &'static str, address: &str) -> Result<(), Problem> {
    app.outside().check(address).await.map_err(|bad| {
        let fault = match bad {
            BadAddress::NotWeb => FieldFault::NotWeb,
            BadAddress::Private => FieldFault::PrivateAddress,
            BadAddress::Unknown => FieldFault::UnknownHost,
        };
        Problem::field(field, fault)
    })
}

/// Push messages to the browser that told these keys and this address.
pub async fn add_push(
    app: &App,
    visitor: &Visitor,
    address: &str,
    key: &str,
    auth: &str,
) -> Result<i64, Problem> {
    let user = visitor.known()?.id;
    if Browser::of(key, auth).is_none() {
        return Err(Problem::field("keys", FieldFault::BadKeys));
    }
    check(app, "address", address).await?;
    let (kind, device) = (ChannelKind::Push, visitor.context.device.clone());
    let keys = format!("{key}.{auth}");
    let wants = Wants::usual(kind).to_string();
    add(app, NewChannel { user, kind, address: address.to_owned(), keys, wants, device }).await
}

/// Requests to an address, in this form.
pub async fn add_webhook(app: &App, user: UserId, address: &str, format: &str) -> Result<i64, Problem> {
    let format = Format::of_word(format).ok_or_else(|| Problem::field("format", FieldFault::NoChoice))?;
    let address = address.trim();
    check(app, "address", address).await?;
    let kind = ChannelKind::Webhook;
    let (keys, wants) = (format.word().to_owned(), Wants::usual(kind).to_string());
    add(app, NewChannel { user, kind, address: address.to_owned(), keys, wants, device: String::new() }).await
}

/// Letters to the address that the user has confirmed.
pub async fn add_letters(app: &App, user: UserId) -> Result<i64, Problem> {
    if app.config().notices.letters.is_none() {
        return Err(Problem::NoLetters);
    }
    match app.store().email_of(user).await? {
        Some(email) if email.confirmed => add_confirmed(app, user).await,
        _ => Err(Problem::NotConfirmed),
    }
}

/// Letters to an address that was confirmed just now.
pub async fn add_confirmed(app: &App, user: UserId) -> Result<i64, Problem> {
    let kind = ChannelKind::Mail;
    let wants = Wants::usual(kind).to_string();
    let nothing = String::new;
    add(app, NewChannel { user, kind, address: nothing(), keys: nothing(), wants, device: nothing() }).await
}

/// Ends letters to a user.
pub async fn end_letters(app: &App, user: UserId) -> Result<(), Problem> {
    for channel in app.store().channels_of(user).await? {
        if channel.kind == ChannelKind::Mail {
            remove(app, user, channel.id).await?;
        }
    }
    Ok(())
}

/// Ends a way.
pub async fn remove(app: &App, user: UserId, channel: i64) -> Result<(), Problem> {
    app.store().remove_channel(user, channel).await?;
    Ok(app.tables().read_reach().await?)
}

/// Says what is wanted by a way.
pub async fn set_wants(app: &App, user: UserId, channel: i64, wants: Wants) -> Result<(), Problem> {
    Ok(app.store().set_wants(user, channel, &wants.to_string()).await?)
}

/// Says when a user is left alone; never, if there are no such hours.
pub async fn set_quiet(app: &App, user: UserId, quiet: Option<Quiet>) -> Result<(), Problem> {
    let quiet = quiet.map(|quiet| quiet.to_string()).unwrap_or_default();
    Ok(app.store().set_quiet(user, &quiet).await?)
}

/// Tries whether one of the user's ways leads anywhere.
pub async fn try_out(app: &App, user: &User, channel: i64) -> Result<(), Problem> {
    let found = app.store().channel(channel).await?.filter(|found| found.user == user.id);
    match found.ok_or(Problem::NoChannel)?.kind {
        ChannelKind::Mail => Err(Problem::field("channel", FieldFault::NoChoice)),
        ChannelKind::Push | ChannelKind::Webhook => {
            app.store().enqueue(trial(channel)).await?;
            Ok(())
        }
    }
}

/// Counts a letter that whoever asks is about to have sent, where letters are: they have so many in an hour.
pub fn may_write(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    match (app.rates(), visitor.context.sender) {
        (Some(rates), Some(sender)) if app.config().notices.letters.is_some() => {
            rates.letter(sender.household(), app.now())
        }
        _ => Ok(()),
    }
}

/// Has a letter sent, where letters are.
pub async fn write(app: &App, letter: LetterJob) -> Result<(), Problem> {
    if app.config().notices.letters.is_some() {
        app.store().enqueue(letter.stored(Duration::ZERO)).await?;
    }
    Ok(())
}
