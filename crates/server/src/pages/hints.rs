//! Hints at a table: the line that says what matters now, and what a bot would do.

use axum::{extract::Query, response::Response};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_bots::{Advice, Step};
use railhead_game::{Lang, Seat};
use railhead_store::{Revision, Status};

use super::{
    customs, layout, see, see_with,
    table::{Look, markup, version},
};
use crate::{
    Problem,
    advice::{Advised, advise},
    at_table::{AtTable, TableFor},
    fields::Fields,
    frame::{Frame, Viewer, badge},
    preferences::{Hinting, Preferences},
    tables::{
        Position,
        access::{Access, Hosting, Known, hosts},
        request::hints_of,
    },
    visitor::Visitor,
    words::words,
};

/// In how many games of a title somebody sees hints unasked.
const FIRST_GAMES: u32 = 2;

/// Whether somebody sees hints at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hinted {
    /// The table allows none, or they do not play there.
    Barred,
    /// They know the game, or have put them away.
    Hidden,
    /// They do.
    Shown,
}

/// Whether whoever asks sees hints here: where the table allows them, in their first games of the title or as they
/// have chosen.
pub async fn hinted<R: Access>(at: &AtTable<R>, viewer: &Viewer) -> Result<Hinted, Problem> {
    let table = &at.position.table;
    let Some(user) = at.user().filter(|_| !viewer.own.is_empty()) else { return Ok(Hinted::Barred) };
    if table.status != Status::Playing || !table.allows_hints() {
        return Ok(Hinted::Barred);
    }
    let shown = match at.visitor.context.likes.hints {
        Hinting::On => true,
        Hinting::Off => false,
        Hinting::New => at.app.store().games_finished(user, &table.game, FIRST_GAMES).await? < FIRST_GAMES,
    };
    Ok(if shown { Hinted::Shown } else { Hinted::Hidden })
}

/// The line under the prompt, with the way to a bot's advice. Its layer is on every table's page.
pub fn line(
    position: &Position,
    frame: &Frame,
    viewer: &Viewer,
    visitor: &Visitor,
    hinted: Hinted,
) -> Markup {
    let t = words(visitor.lang());
    html! {
        div.hints hidden[hinted != Hinted::Shown] {
            div data-layer="hint" data-v=(version(frame, "hint")) { (markup(frame, "hint")) }
            @if hinted == Hinted::Shown {
                (advice_link(position, viewer, visitor))
                (switch_form(position, viewer, visitor, false, html! { span aria-hidden="true" { "✕" } span.sr { (t.say("hints-hide")) } }))
            }
        }
    }
}

/// The same in the table's menu, for those who do not see the line.
pub fn menu(position: &Position, viewer: &Viewer, visitor: &Visitor, hinted: Hinted) -> Markup {
    html! {
        @if hinted == Hinted::Hidden {
            div.links {
                (advice_link(position, viewer, visitor))
                (switch_form(position, viewer, visitor, true, html! { (words(visitor.lang()).say("hints-show")) }))
            }
        }
    }
}

fn advice_link(position: &Position, viewer: &Viewer, visitor: &Visitor) -> Markup {
    let seat = viewer.seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
    let t = words(visitor.lang());
    html! {
        a.button.advise href={ "/t/" (position.table.id) "/advice" (seat) } data-beside data-waits=(t.say("advice-waits")) {
            span.wide { (t.say("advice-ask")) } span.short aria-hidden="true" { "?" }
        }
    }
}

fn switch_form(position: &Position, viewer: &Viewer, visitor: &Visitor, on: bool, label: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (position.table.id) "/hints" } {
            (layout::token(visitor))
            input type="hidden" name="seat" value=[viewer.seat];
            button type="submit" name="on" value=(if on { "1" } else { "0" }) { (label) }
        }
    }
}

/// In the waiting room: whether hints will be allowed, which the host may change.
pub fn allowed(position: &Position, visitor: &Visitor) -> Markup {
    let (t, table) = (words(visitor.lang()), &position.table);
    let now = table.customs.hints;
    html! {
        @if hosts(position, visitor.id()) && table.status == Status::Gathering {
            form.menu method="post" action={ "/t/" (table.id) "/hints/allow" } {
                (layout::token(visitor))
                input type="hidden" name="revision" value=(table.revision.0);
                span { (t.say("hints")) } " "
                (customs::hints_menu(now, visitor.lang(), true))
                button type="submit" { (t.say("change")) }
            }
        } @else {
            p.quiet { (t.say("hints")) ": " (t.say(&format!("hints-{now}"))) }
        }
    }
}

/// `POST /t/{id}/hints/allow`: the host settles whether hints are allowed.
pub async fn allow(TableFor { at, body: fields }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    let (hints, seen) = (hints_of(fields.get("hints"))?, Revision(fields.number("revision")?));
    at.live.allow_hints(at.visitor.known()?.id, hints, seen).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/hints`: whoever plays here wants to see hints from now on, or not.
pub async fn switch(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let hints = if fields.get("on") == "1" { Hinting::On } else { Hinting::Off };
    let likes = Preferences { hints, ..at.visitor.context.likes };
    at.app.store().set_likes(at.visitor.known()?.id, &likes.to_string()).await?;
    let seat = match fields.get("seat") {
        "" => String::new(),
        _ => format!("?seat={}", fields.number::<u8>("seat")?),
    };
    let jar = CookieJar::new().add(at.visitor.liking(likes));
    Ok(see_with(&format!("/t/{}{seat}", at.position.table.id), jar))
}

/// `GET /t/{id}/advice?seat=…`: what a bot would do in one's place.
pub async fn advice(Query(look): Query<Look>, at: AtTable<Known>) -> Result<Markup, Problem> {
    let Advised { ply, explained } = advise(&at, look.seat).await?;
    let (lang, table) = (at.visitor.lang(), &at.position.table);
    let t = words(lang);
    let names = at.position.names(lang);
    let (title, here) = (t.say("advice-ask"), format!("/t/{}/advice", table.id));
    let page = layout::Page::of(&at.visitor, &title, &here);
    let best = explained.advice.first().map_or("", |advice| advice.notation.as_str());
    Ok(page.render(html! {
        article.sheet.narrow.advice data-advises=(best) {
            h1 { (title) }
            p.quiet { (t.say_with("advice-how", &[("n", explained.looks.into())])) }
            form.choices method="post" action={ "/t/" (table.id) "/decide" } {
                (layout::token(&at.visitor))
                input type="hidden" name="ply" value=(ply);
                input type="hidden" name="seat" value=(explained.seat);
                ol { @for advice in &explained.advice { li { (told(advice, &names, lang)) } } }
            }
            p.links { a href={ "/t/" (table.id) "?seat=" (explained.seat) } data-close-beside { (t.say("advice-back")) } }
        }
    }))
}

/// Of fewer games played in a bot's head no chance is told: it would be a guess with a figure on it.
const ENOUGH: u32 = 10;

fn told(advice: &Advice, names: &[String], lang: Lang) -> Markup {
    let t = words(lang);
    let name = |step: &Step| names.get(usize::from(step.seat)).cloned().unwrap_or_default();
    html! {
        button type="submit" name="decision" value=(advice.notation) data-choice=(advice.notation) { (advice.words) }
        @if let Some(brings) = &advice.brings { p { (t.say_with("advice-brings", &[("what", brings.as_str().into())])) } }
        @if advice.looks >= ENOUGH { p { strong { (t.say_with("advice-chance", &[("n", percent(advice.chance).into())])) } } }
        p { (advice.why) }
        @if !advice.line.is_empty() {
            details {
                summary { (t.say("advice-line")) }
                ol.line { @for step in &advice.line { li { (badge(Seat(step.seat))) " " (name(step)) ": " (step.words) } } }
            }
        }
    }
}

/// A part in whole hundredths.
pub fn percent(part: f32) -> i64 {
    (100.0 * part.clamp(0.0, 1.0)).round() as i64
}
