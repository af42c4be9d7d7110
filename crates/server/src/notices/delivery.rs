//! Push messages and webhooks: one job for each thing and each way, tried until it succeeds or is no longer so.

use std::{fmt, str::FromStr, time::Duration};

use railhead_game::Lang;
use railhead_store::{Channel, ChannelKind, Job, Millis, NewJob, TableId};

use super::{
    message::{Subject, compose},
    quiet::Quiet,
    work::Ending,
};
use crate::{
    App, Problem,
    post::{Browser, Format, Message, Unsent},
    words::words,
};

/// What the store calls these jobs.
pub const KIND: &str = "delivery";

/// Something to be told by one way. As a text: `CHANNEL TABLE SUBJECT MARK`; a try is `CHANNEL try`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// By which way.
    pub channel: i64,
    /// Of which table.
    pub table: TableId,
    /// What.
    pub subject: Subject,
    /// Its mark among things of that kind.
    pub mark: i64,
}

impl Delivery {
    /// The job in the store: the same thing is told once by each way.
    pub fn stored(self) -> NewJob {
        let payload = self.to_string();
        NewJob { kind: KIND.to_owned(), key: payload.clone(), payload, wait: Duration::ZERO }
    }
}

impl fmt::Display for Delivery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Delivery { channel, table, subject, mark } = self;
        write!(f, "{channel} {table} {subject} {mark}")
    }
}

impl FromStr for Delivery {
    type Err = ();

    fn from_str(text: &str) -> Result<Delivery, ()> {
        let (channel, rest) = text.split_once(' ').ok_or(())?;
        let (table, rest) = rest.split_once(' ').ok_or(())?;
        let (subject, mark) = rest.rsplit_once(' ').ok_or(())?;
        Ok(Delivery {
            channel: channel.parse().map_err(|_| ())?,
            table: table.parse().map_err(|_| ())?,
            subject: subject.parse()?,
            mark: mark.parse().map_err(|_| ())?,
        })
    }
}

/// The job that tries whether a way leads anywhere.
pub fn trial(channel: i64) -> NewJob {
    let payload = format!("{channel} try");
    NewJob { kind: KIND.to_owned(), key: payload.clone(), payload, wait: Duration::ZERO }
}

/// Tells somebody something by one way, unless it is no longer so or they want to be left alone just now.
pub async fn deliver(app: &App, job: &Job) -> Ending {
    match told(app, job).await {
        Ok(ending) => ending,
        Err(problem) if problem.is_of_table() || matches!(problem, Problem::NoTable) => Ending::Done,
        Err(problem) => Ending::Failed(problem.code().to_owned()),
    }
}

async fn told(app: &App, job: &Job) -> Result<Ending, Problem> {
    let number = job.payload.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default();
    let Some(channel) = app.store().channel(number).await? else { return Ok(Ending::Done) };
    let Some(user) = app.store().user(channel.user).await? else { return Ok(Ending::Done) };
    let message = match job.payload.parse::<Delivery>() {
        Ok(Delivery { table, subject, mark, .. }) => {
            let quiet = app.store().quiet_of(user.id).await?.parse::<Quiet>().ok();
            if let Some(left) = quiet.and_then(|quiet| quiet.lasts(Millis::now())) {
                return Ok(Ending::Later(left));
            }
            compose(app, &user, table, subject, mark).await?
        }
        Err(()) => Some(trial_message(user.language.parse().unwrap_or_default())),
    };
    let Some(message) = message else { return Ok(Ending::Done) };
    Ok(match send(app, &channel, &message).await? {
        Ok(()) => {
            app.meters().notices.add();
            Ending::Done
        }
        Err(Unsent::Later(why)) => Ending::Failed(why),
        Err(Unsent::Gone) if channel.kind == ChannelKind::Push => {
            // The browser has unsubscribed, or is no more.
            app.store().remove_channel(user.id, channel.id).await?;
            Ending::Done
        }
        Err(unsent @ (Unsent::Gone | Unsent::Never(_))) => {
            tracing::info!(channel = channel.id, %unsent, "a notice will not be sent");
            Ending::Done
        }
    })
}

async fn send(app: &App, channel: &Channel, message: &Message) -> Result<Result<(), Unsent>, Problem> {
    let nonsense = || Err(Unsent::Never("the way cannot be used".to_owned()));
    let outside = app.outside();
    Ok(match channel.kind {
        ChannelKind::Push => match (Browser::stored(&channel.keys), app.push_key().await?) {
            (Some(browser), Some(ours)) => browser.send(outside, &ours, &channel.address, message).await,
            _ => nonsense(),
        },
        ChannelKind::Webhook => match Format::of_word(&channel.keys) {
            Some(format) => {
                format.send(outside, &channel.address, message, app.config().notices.base_url.as_ref()).await
            }
            None => nonsense(),
        },
        ChannelKind::Mail => nonsense(),
    })
}

fn trial_message(lang: Lang) -> Message {
    let t = words(lang);
    Message {
        title: t.say("notice-try-title"),
        lines: vec![t.say("notice-try")],
        path: "/notices".to_owned(),
        tag: "try".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delivery_is_read_as_it_is_written() {
        for text in ["3 7k2mq9x04t turn 17", "3 7k2mq9x04t invited-9k2mq9x04t 1", "12 7k2mq9x04t talk 41"] {
            assert_eq!(text.parse::<Delivery>().map(|delivery| delivery.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "3", "3 try", "3 7k2mq9x04t turn", "3 7k2mq9x04t waltz 1"] {
            assert_eq!(text.parse::<Delivery>(), Err(()), "{text}");
        }
    }
}
