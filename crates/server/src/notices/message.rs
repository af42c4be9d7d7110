//! What somebody is told, in their own language and from their own eyes: what happened since they last decided.

use std::{fmt, str::FromStr, sync::Arc};

use railhead_game::{Lang, LogEntry, Seat, SeatSet};
use railhead_store::{Ply, Room, Said, Status, TableId, User, UserId, Words};

use super::wants::Kind;
use crate::{
    App, Problem,
    blocking::blocking,
    frame::{Told, Viewer, told},
    post::Message,
    results::placed,
    tables::{Position, seat_no},
    words::{table_title, title_of, words},
};

/// How many lines are told at most; older ones are on the page.
const LINES: usize = 12;

/// What somebody is told. As a text: a word, and for an invitation the table it is to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// It is their turn.
    Turn,
    /// Somebody reminds them of it.
    Nudge,
    /// The game is over.
    Over,
    /// Something was said.
    Talk,
    /// They are asked to play at this table.
    Invited(TableId),
}

impl Subject {
    /// What kind of thing it is.
    pub fn kind(self) -> Kind {
        match self {
            Subject::Turn | Subject::Nudge => Kind::Turn,
            Subject::Over => Kind::Over,
            Subject::Talk => Kind::Talk,
            Subject::Invited(_) => Kind::Invited,
        }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Subject::Nudge => "nudge",
            other => other.kind().word(),
        }
    }

    /// The table that it is told of, for something that happened at `here`.
    pub fn table(self, here: TableId) -> TableId {
        match self {
            Subject::Invited(next) => next,
            Subject::Turn | Subject::Nudge | Subject::Over | Subject::Talk => here,
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Invited(next) => write!(f, "invited-{next}"),
            other => f.write_str(other.word()),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Subject, ()> {
        match text.split_once('-') {
            Some(("invited", next)) => next.parse().map(Subject::Invited).map_err(|_| ()),
            Some(_) => Err(()),
            None => [Subject::Turn, Subject::Nudge, Subject::Over, Subject::Talk]
                .into_iter()
                .find(|subject| subject.word() == text)
                .ok_or(()),
        }
    }
}

/// The person whom the table waits for at `seat`, if it does.
pub fn called(position: &Position, seat: Seat) -> Option<UserId> {
    let asked = position.table.status == Status::Playing && position.actors().contains(seat);
    position.table.seat(seat_no(seat)).filter(|_| asked)?.occupant.user()
}

/// How many decisions were taken at these seats: as long as it is the same, it is the same turn.
pub fn own_decisions(position: &Position, seats: SeatSet) -> i64 {
    let log = position.play.as_ref().map(|play| play.log(None, 0..play.ply())).unwrap_or_default();
    log.iter().filter(|entry| seats.contains(entry.seat)).count() as i64
}

/// What `user` is told; nothing if it is no longer so.
pub async fn compose(
    app: &App,
    user: &User,
    table: TableId,
    subject: Subject,
    mark: i64,
) -> Result<Option<Message>, Problem> {
    let live = app.tables().open(table).await?;
    live.catch_up().await?;
    let position = live.position().await;
    let lang: Lang = user.language.parse().unwrap_or_default();
    let t = words(lang);
    let args = [
        ("table", table_title(&position.table, lang).into()),
        ("game", title_of(position.game, lang).into()),
    ];
    let message = |title: String, lines: Vec<String>, path: String| Message {
        title,
        lines,
        path,
        tag: format!("{table}-{}", subject.kind().word()),
    };
    let at_table = format!("/t/{table}");
    Ok(match subject {
        Subject::Turn | Subject::Nudge => {
            let seats = position.seats_of(Some(user.id));
            let is_called = seats.iter().any(|seat| called(&position, seat) == Some(user.id));
            let same = subject == Subject::Nudge || own_decisions(&position, seats) == mark;
            if !is_called || !same {
                return Ok(None);
            }
            let key = if subject == Subject::Nudge { "notice-nudge" } else { "notice-turn" };
            let title = t.say_with(key, &args);
            Some(message(title, since(position, seats, lang).await?, at_table))
        }
        Subject::Over => {
            let placing = placed(&position.table, user.id, lang);
            let lines = if placing.is_empty() { Vec::new() } else { vec![placing] };
            Some(message(t.say_with("notice-over", &args), lines, at_table))
        }
        Subject::Talk => {
            let read = app.store().talk_read_by(user.id, table).await?;
            let muted = app.store().muted_by(user.id).await?;
            let said = live.talk().await?;
            let heard = said.iter().filter(|line| {
                line.room == Room::Table
                    && line.user != user.id
                    && !muted.contains(&line.user)
                    && line.id > read
            });
            let lines: Vec<String> = heard.map(|line| spoken(line, lang)).collect();
            if lines.is_empty() {
                return Ok(None);
            }
            let lines = lines[lines.len().saturating_sub(LINES)..].to_vec();
            Some(message(t.say_with("notice-talk", &args), lines, at_table))
        }
        Subject::Invited(next) => {
            let waits =
                position.table.status == Status::Gathering && position.seats_of(Some(user.id)).is_empty();
            let host = match position.table.host {
                Some(host) => app.store().user(host).await?.map(|host| host.name),
                None => None,
            };
            let Some(host) = host.filter(|_| waits) else { return Ok(None) };
            let [table_arg, game] = args;
            let by_name = position.table.invites(user.id);
            let key = if by_name { "notice-invited-by-name" } else { "notice-invited" };
            let title = t.say_with(key, &[table_arg, game, ("name", host.into())]);
            Some(message(title, vec![t.say("notice-invited-help")], format!("/t/{next}")))
        }
    })
}

/// A line of talk with whoever said it.
fn spoken(line: &Said, lang: Lang) -> String {
    let text = match &line.words {
        Words::Text(text) => text.clone(),
        Words::Phrase(key) => words(lang).say(&format!("phrase-{key}")),
    };
    format!("{}: {text}", line.name)
}

/// What happened since whoever has these seats last decided; before the first decision, that the game has begun. Around a
/// shared screen it is what anybody may know.
async fn since(position: Arc<Position>, seats: SeatSet, lang: Lang) -> Result<Vec<String>, Problem> {
    blocking(move || {
        let Some(play) = &position.play else { return Vec::new() };
        if play.ply() == 0 {
            return vec![words(lang).say("notice-begun")];
        }
        let log = play.log(None, 0..play.ply());
        let stood_in = |entry: &LogEntry| {
            position.hands.stood_in(seat_no(entry.seat), Ply(entry.ply.try_into().unwrap_or(u32::MAX)))
        };
        let own = |entry: &&LogEntry| seats.contains(entry.seat) && !stood_in(entry);
        let last = log.iter().rev().find(own).map_or(0, |entry| entry.ply + 1);
        let seat = seats.first().filter(|_| seats.len() == 1);
        let viewer = Viewer { seat, own: seats, lang };
        let lines = told(play.as_ref(), &position.hands, &viewer, &position.names(lang), last..play.ply());
        let news: Vec<&Told> = lines.iter().collect();
        news[news.len().saturating_sub(LINES)..].iter().map(|line| line.text.clone()).collect()
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_is_read_as_it_is_written() {
        for text in ["turn", "nudge", "over", "talk", "invited-7k2mq9x04t"] {
            assert_eq!(text.parse::<Subject>().map(|subject| subject.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "waltz", "invited", "invited-", "turn-7k2mq9x04t"] {
            assert_eq!(text.parse::<Subject>(), Err(()), "{text}");
        }
    }
}
