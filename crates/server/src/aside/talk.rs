//! What one reader sees of a table's talk.

use maud::{Markup, html};
use railhead_game::Lang;
use railhead_store::{Room, Said, UserId, Words};

use crate::{
    App, Problem,
    frame::badge,
    tables::{Live, seat_of, talk::room},
    times::moment,
    words::words,
};

/// What one reader sees of a table's talk.
pub struct Heard {
    /// The lines, in order.
    lines: Markup,
    /// The latest line, or 0.
    pub last: i64,
    /// Up to where the reader has read.
    pub read: i64,
    /// How much is new to the reader.
    pub unread: usize,
    /// The room that the reader is in.
    pub room: Option<Room>,
    /// Whether anything may be said.
    pub on: bool,
}

/// What `user` hears at a table, without those whom they have muted.
pub async fn heard(app: &App, live: &Live, user: Option<UserId>, lang: Lang) -> Result<Heard, Problem> {
    let position = live.position().await;
    let room = room(&position, user);
    let on = position.table.customs.talk;
    let said = live.talk().await?;
    let (muted, read) = match user {
        Some(user) => {
            (app.store().muted_by(user).await?, app.store().talk_read_by(user, position.table.id).await?)
        }
        None => (Vec::new(), i64::MAX),
    };
    let heard: Vec<&Said> = said.iter().filter(|line| Some(line.room) == room).collect();
    let unread = heard
        .iter()
        .filter(|line| line.id > read && Some(line.user) != user && !muted.contains(&line.user))
        .count();
    let lines = html! {
        @for line in &heard { (row(line, user, muted.contains(&line.user), lang)) }
    };
    Ok(Heard { lines, last: heard.last().map_or(0, |line| line.id), read, unread, room, on })
}

impl Heard {
    /// The lines as a page shows them.
    pub fn markup(&self, lang: Lang) -> Markup {
        let t = words(lang);
        html! {
            @if self.last == 0 { p.quiet.silence { (t.say("talk-silence")) } }
            @else { ol.said { (self.lines) } }
        }
    }

    /// The number of lines that are new to the reader, beside the word for talk.
    pub fn pill(&self, lang: Lang) -> Markup {
        let t = words(lang);
        html! {
            span.pill data-unread hidden[self.unread == 0] title=(t.say_with("talk-unread", &[("n", self.unread.into())])) { (self.unread) }
        }
    }
}

fn row(line: &Said, reader: Option<UserId>, muted: bool, lang: Lang) -> Markup {
    let t = words(lang);
    let own = reader == Some(line.user);
    html! {
        li data-said=(line.id) data-own[own] {
            @match line.seat { Some(seat) => { (badge(seat_of(seat))) } None => { span.badge.free aria-hidden="true" {} } }
            " " strong.who { @if own { (t.say("you")) } @else { (line.name) } } " "
            @if muted {
                em.quiet { (t.say("talk-muted-line")) }
            } @else {
                span.words {
                    @match &line.words {
                        Words::Text(text) => { (text) }
                        Words::Phrase(key) => { (phrase_word(key, lang)) }
                    }
                }
            }
            " " (moment(line.at, lang))
            @if reader.is_some() && !own {
                details.deal {
                    summary aria-label=(t.say_with("talk-deal", &[("name", line.name.as_str().into())])) { "⋯" }
                    div {
                        @if muted {
                            button type="submit" form="talk-mute" name="unmute" value=(line.id) { (t.say("talk-unmute")) }
                        } @else {
                            button type="submit" form="talk-mute" name="mute" value=(line.id) { (t.say("talk-mute")) }
                            button type="submit" form="talk-report" name="line" value=(line.id) { (t.say("talk-report")) }
                        }
                    }
                }
            }
        }
    }
}

/// A ready phrase in words.
pub fn phrase_word(key: &str, lang: Lang) -> String {
    words(lang).say(&format!("phrase-{key}"))
}

/// Mutes whoever said a line that `user` can read, or hears them again.
pub async fn mute_sayer(app: &App, live: &Live, user: UserId, line: i64, mute: bool) -> Result<(), Problem> {
    let other = readable(live, user, line).await?.user;
    if other == user {
        return Err(Problem::NoLine);
    }
    app.store().mute(user, other, mute).await?;
    live.hear_talk().await;
    Ok(())
}

/// The line of this number, if `user` can read it.
async fn readable(live: &Live, user: UserId, line: i64) -> Result<Said, Problem> {
    let room = room(&*live.position().await, Some(user)).ok_or(Problem::NoSpectators)?;
    let said = live.talk().await?;
    said.iter().find(|said| said.id == line && said.room == room).cloned().ok_or(Problem::NoLine)
}

/// Reports a line that `user` can read.
pub async fn report_line(app: &App, live: &Live, user: UserId, line: i64) -> Result<(), Problem> {
    let said = readable(live, user, line).await?;
    let table = live.position().await.table.id;
    Ok(app.store().report_talk(table, said.id, user).await?)
}
