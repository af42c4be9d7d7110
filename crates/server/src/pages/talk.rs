//! Talk at a table, in its waiting room and after its game.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use maud::{Markup, html};
use railhead_store::Room;

use super::{layout, see};
use crate::{
    Problem,
    aside::talk::{Heard, mute_sayer, phrase_word, report_line},
    at_table::{AtTable, TableFor},
    fields::Fields,
    tables::{
        Position,
        access::{Hosting, Known, Watching, hosts},
        talk::{self, LINE, PHRASES},
    },
    visitor::Visitor,
    words::words,
};

/// The whole of it: lines, phrases, and the field to say something. Works as plain forms; the script keeps it live
/// (`web/talk.js`).
pub fn section(position: &Position, heard: &Heard, visitor: &Visitor) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let here = format!("/t/{}", position.table.id);
    html! {
        section.pane.talk data-pane="talk" aria-label=(t.say("talk")) data-talk=(heard.last) data-read=(heard.read) data-at=(here) {
            h2 {
                (t.say("talk")) " " (heard.pill(lang))
                @if heard.room == Some(Room::Spectators) { span.quiet.room { (t.say("talk-room-spectators")) } }
                @else if position.table.spectators { span.quiet.room { (t.say("talk-room-table")) } }
            }
            div.scroller tabindex="0" role="log" aria-live="polite" aria-label=(t.say("talk")) data-lines { (heard.markup(lang)) }
            @if heard.room.is_none() { }
            @else if heard.on {
                form.say method="post" action={ (here) "/talk" } {
                    (layout::token(visitor))
                    div.phrases {
                        @for key in PHRASES { button type="submit" name="phrase" value=(key) { (phrase_word(key, lang)) } }
                    }
                    @if visitor.user.is_none() {
                        input type="text" name="name" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")) maxlength="24" autocomplete="nickname";
                    }
                    div.line {
                        input type="text" name="words" maxlength=(LINE) autocomplete="off" placeholder=(t.say("talk-say")) aria-label=(t.say("talk-say"));
                        button type="submit" name="say" value="1" aria-label=(t.say("talk-send")) {
                            svg.glyph viewBox="0 0 24 24" aria-hidden="true" { path d="M3 11 21 3l-6 18-3.5-7.5zm8.5 2.5L21 3" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" {} }
                        }
                    }
                    p.problem role="alert" data-talk-problem hidden {}
                }
            } @else { p.quiet.off { (t.say("talk-is-off")) } }
            form #talk-mute method="post" action={ (here) "/talk/mute" } { (layout::token(visitor)) }
            form #talk-report method="post" action={ (here) "/talk/report" } { (layout::token(visitor)) }
            @if heard.unread > 0 {
                noscript {
                    form method="post" action={ (here) "/talk/read" } {
                        (layout::token(visitor))
                        button type="submit" name="line" value=(heard.last) { (t.say("talk-mark-read")) }
                    }
                }
            }
        }
    }
}

/// The host's switch.
pub fn switch_form(position: &Position, visitor: &Visitor) -> Markup {
    if !hosts(position, visitor.id()) {
        return html! {};
    }
    let t = words(visitor.lang());
    let on = position.table.customs.talk;
    html! {
        form.switch method="post" action={ "/t/" (position.table.id) "/talk/switch" } {
            (layout::token(visitor))
            button type="submit" name="on" value=(if on { "0" } else { "1" }) { @if on { (t.say("talk-turn-off")) } @else { (t.say("talk-turn-on")) } }
        }
    }
}

fn back<R>(at: &AtTable<R>) -> String {
    format!("/t/{}#talk", at.position.table.id)
}

/// The page to go to; a script, which stays where it is, gets the cookie alone.
fn answered(headers: &HeaderMap, page: Response) -> Response {
    let scripted =
        headers.get(header::ACCEPT).is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"));
    if !scripted {
        return page;
    }
    let mut answer = StatusCode::NO_CONTENT.into_response();
    let cookies: Vec<HeaderValue> = page.headers().get_all(header::SET_COOKIE).iter().cloned().collect();
    for cookie in cookies {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// `POST /t/{id}/talk`: words of one's own, or a ready phrase.
pub async fn say(
    headers: HeaderMap,
    TableFor { at, body: fields }: TableFor<Watching, Fields>,
) -> Result<Response, Problem> {
    let said = match fields.get("phrase") {
        "" => talk::text(fields.get("words"))?,
        key => talk::phrase(key)?,
    };
    let (user, cookie) = at.visitor.or_guest(&at.app, fields.get("name")).await?;
    at.app.may_talk(user.id)?;
    at.live.say(&user, said).await?;
    Ok(answered(&headers, see(&back(&at), cookie)))
}

/// `POST /t/{id}/talk/mute`: whoever said the line `mute` is read no more, or, with `unmute`, again.
pub async fn mute(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let mute = fields.has("mute");
    let line: i64 = fields.number(if mute { "mute" } else { "unmute" })?;
    mute_sayer(&at.app, &at.live, at.visitor.known()?.id, line, mute).await?;
    Ok(see(&back(&at), None))
}

/// `POST /t/{id}/talk/report`: shows a line to the host of the server.
pub async fn report(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    report_line(&at.app, &at.live, at.visitor.known()?.id, fields.number("line")?).await?;
    Ok(see(&back(&at), None))
}

/// `POST /t/{id}/talk/read`: everything up to this line was read.
pub async fn read(
    headers: HeaderMap,
    TableFor { at, body: fields }: TableFor<Known, Fields>,
) -> Result<Response, Problem> {
    let user = at.visitor.known()?.id;
    at.app.store().read_talk(user, at.position.table.id, fields.number("line")?).await?;
    Ok(answered(&headers, see(&back(&at), None)))
}

/// `POST /t/{id}/talk/switch`: the host lets people talk here, or not.
pub async fn switch(TableFor { at, body: fields }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    let on = fields.get("on") == "1";
    at.live.switch_talk(at.visitor.known()?.id, on).await?;
    Ok(see(&back(&at), None))
}
