//! A table in play.

use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use maud::{Markup, PreEscaped, html};
use railhead_bots::GameWithBots;
use railhead_game::{Canvas, Place, Seat, Words};
use railhead_store::{Origin, Ply, Status, TableId};
use serde::Deserialize;

use super::{
    absence,
    by_name::Invited,
    damaged, gathering,
    hints::{self, Hinted},
    keys, layout, luck, seats, see, talk,
};
use crate::{
    App, Problem,
    aside::{
        people::{People, people},
        talk::{Heard, heard},
    },
    assets,
    at_table::{AtTable, TableFor},
    blocking::blocking,
    fields::Fields,
    frame::{Frame, PaneOutline, Viewer, sign},
    preferences::{Sound, Tempo},
    tables::{
        Committed, Position,
        access::{Access as _, Anyone, Known, Watching},
    },
    visitor::Visitor,
    words::{aim_of, table_title, title_of, words},
};

/// From which moment of which table this one was begun anew, if it was.
type Continued = Option<(Option<TableId>, Ply)>;

/// Whether the reader sees hints, what the table goes on from, and whose aids are in reach.
type Around = (Hinted, Continued, &'static dyn GameWithBots);

/// From which seat somebody wants to look.
#[derive(Debug, Deserialize)]
pub struct Look {
    /// The seat.
    pub seat: Option<u8>,
    /// Only these layers, separated by commas.
    pub only: Option<String>,
}

/// `GET /t/{id}`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    headers: HeaderMap,
    visitor: Visitor,
    at: Result<AtTable<Anyone>, Problem>,
) -> Result<Response, Problem> {
    let at = match at {
        Err(problem) if problem.is_of_table() => return damaged::page(&app, &visitor, &id, &problem).await,
        at => at?,
    };
    let AtTable { position, visitor, .. } = &at;
    if position.play.is_none() {
        let closed = position.table.status == Status::Abandoned;
        let status = if closed { StatusCode::GONE } else { StatusCode::OK };
        let invited = Invited::by_host(&at).await?;
        return Ok((status, gathering::look(&at, &headers, &invited).await?).into_response());
    }
    Watching::check(position, at.user())?;
    let viewer = at.eyes(look.seat);
    let frame = position.frame(&viewer).await?;
    let origin = gathering::origin(&headers, visitor.context.secure);
    let promise = if position.is_over() { Some(at.app.promise()?) } else { None };
    let heard = heard(&at.app, &at.live, at.user(), visitor.lang()).await?;
    let people = people(&at.live, at.user(), visitor.lang()).await?;
    let hinted = hints::hinted(&at, &viewer).await?;
    let again = match position.table.origin {
        Origin::Import => at.app.store().continued_from(position.table.id).await?,
        Origin::New | Origin::Branch => None,
    };
    let drawn = blocking(move || {
        let beside = (promise.as_deref(), &heard, &people, (hinted, again, at.app.teacher(at.position.game)));
        page(&at.position, &frame, &viewer, &at.visitor, &origin, beside)
    });
    Ok(drawn.await?.into_response())
}

/// `promise` is for the table that is opened by playing again; `heard` and `people` are what the
/// reader has heard, and who is there; `hinted` is whether they see hints.
fn page(
    position: &Position,
    frame: &Frame,
    viewer: &Viewer,
    visitor: &Visitor,
    origin: &str,
    (promise, heard, people, (hinted, again, teacher)): (Option<&str>, &Heard, &People, Around),
) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let title = table_title(table, visitor.lang());
    let meta = position.game.meta();
    let here = match viewer.seat {
        Some(seat) if viewer.own.len() > 1 || position.is_over() => format!("/t/{}?seat={seat}", table.id),
        _ => format!("/t/{}", table.id),
    };
    let calls = frame.layer("prompt").is_some_and(|prompt| prompt.markup.contains("data-yours"));
    let class = format!("table game-{}", meta.id);
    // Of a game that goes on nothing is shown to those who only pass its link on.
    let about = format!("{} · {}", title_of(position.game, visitor.lang()), t.say("finished"));
    let preview =
        position.is_over().then_some(layout::Preview { title: &title, about: &about, game: meta.id, origin });
    let page = layout::Page {
        class: &class,
        preview,
        game: Some(meta.id),
        bar: Some(bar(position, frame, viewer, visitor, (origin, people, (hinted, again, teacher)))),
        skips: &[("#choices", "skip-actions"), ("#stage", "skip-board")],
        waits: position.table.status == Status::Playing && !calls,
        calls,
        ..layout::Page::of(visitor, &title, &here)
    };
    page.render(html! {
        div #table data-table=(table.id) data-seat=[viewer.seat] data-revision=(frame.revision) data-ply=(frame.ply)
            data-watch={ (table.id) @if let Some(seat) = viewer.seat { ":" (seat) } } data-layout=(frame.layout())
            data-people=(people.json()) data-cancel=(t.say("not-now")) data-several=(t.say("several-here")) data-lost=(t.say("connection-lost")) data-moved-on=(t.say("moved-on"))
            data-zoom-in=(t.say("zoom-in")) data-zoom-out=(t.say("zoom-out")) data-zoom-whole=(t.say("whole-board")) {
            div.prompter {
                a.home href="/" aria-label=(t.say("to-front")) { "‹" }
                div.ask data-layer="prompt" data-v=(version(frame, "prompt")) aria-live="polite" { (markup(frame, "prompt")) }
                p.preview data-preview aria-hidden="true" {}
                form.choices #choices method="post" action={ "/t/" (table.id) "/decide" } aria-label=(t.say("choices")) {
                    (layout::token(visitor))
                    input type="hidden" name="ply" value=(frame.ply) data-ply-field;
                    input type="hidden" name="seat" value=[viewer.seat];
                    div data-layer="choices" data-v=(version(frame, "choices")) { (markup(frame, "choices")) }
                }
                button.next type="button" data-next data-step=(t.say("next-move")) data-skip=(t.say("skip-moves")) hidden {}
                button.burger type="button" data-burger aria-expanded="false" aria-label=(t.say("menu")) { "≡" }
                div.notice role="alert" data-notice {}
            }
            (hints::line(position, frame, viewer, visitor, hinted))
            div data-layer="finale" data-v=(version(frame, "finale")) { (markup(frame, "finale")) }
            div.stage #stage { @for (index, pane) in at(frame, Place::Board).enumerate() { (draw_open(pane, frame, index == 0)) } }
            div.strip { @for pane in at(frame, Place::Hand) { (draw(pane, frame)) } }
            @if looks_on(position, viewer) { (onlooker(people, t)) }
            div.aside {
                div.roll data-layer="players" data-v=(version(frame, "players")) { (PreEscaped(people.in_rows(markup(frame, "players").0))) }
                (tabs(frame, t, Some(heard)))
                div.sides { @for (index, pane) in at(frame, Place::Side).enumerate() { (draw_open(pane, frame, index == 0)) } }
                div.below data-below="story" {
                    div.lower role="group" aria-label=(t.say("panes")) {
                        button type="button" data-lower="story" aria-pressed="true" { (t.say("story-tab")) }
                        button type="button" data-lower="talk" aria-pressed="false" { (t.say("talk")) " " (heard.pill(visitor.lang())) }
                    }
                    section.pane.log data-pane="story" aria-label=(t.say("story")) {
                        h2 { (t.say("story")) }
                        div.scroller tabindex="0" role="log" aria-live="off" aria-label=(t.say("story"))
                            data-layer="story" data-v=(version(frame, "story")) { (markup(frame, "story")) }
                    }
                    (talk::section(position, heard, visitor))
                }
            }
            @if viewer.seat.is_some() && position.table.status == Status::Playing { (recap(t)) }
            div.wishes {
                div data-strip { (PreEscaped(&people.strip)) }
                div data-layer="asks" data-v=(version(frame, "asks")) { (markup(frame, "asks")) }
            }
            form #absence method="post" action={ "/t/" (table.id) "/nudge" } { (layout::token(visitor)) }
            form #answer method="post" action={ "/t/" (table.id) "/answer" } { (layout::token(visitor)) }
            form #object method="post" action={ "/t/" (table.id) "/object" } { (layout::token(visitor)) }
            form #review method="get" action={ "/t/" (table.id) "/replay" } {
                input type="hidden" name="chapter" value="true";
                @if let Some(seat) = viewer.seat { input type="hidden" name="seat" value=(seat); }
            }
            form #again method="post" action={ "/t/" (table.id) "/again" } { (layout::token(visitor)) @if let Some(promise) = promise { (luck::unseen(promise)) } }
            form #rematch method="post" action={ "/t/" (table.id) "/rematch" } { (layout::token(visitor)) }
            form #play-on method="post" action={ "/t/" (table.id) "/branch" } {
                (layout::token(visitor))
                input type="hidden" name="ply" value=(frame.ply) data-ply-field;
            }
            div data-layer="curtain" data-v=(version(frame, "curtain")) { (markup(frame, "curtain")) }
            (keys::help(t))
            (assets::signs())
        }
    })
}

/// The strip for whoever comes back to news; the script fills and shows it.
fn recap(t: &Words) -> Markup {
    html! {
        section.recap data-recap hidden aria-label=(t.say("recap")) {
            strong { (t.say("recap")) }
            p data-entries tabindex="0" role="status" {}
            button type="button" data-film aria-pressed="false" { "▶ " (t.say("recap-play")) }
            button type="button" data-close aria-label=(t.say("close")) { "✕" }
        }
    }
}

/// Whether a page is that of somebody who watches a game in play.
fn looks_on(position: &Position, viewer: &Viewer) -> bool {
    viewer.own.is_empty() && position.table.status == Status::Playing
}

/// What tells people that they watch, and how many do, where the bar that says so is folded away.
fn onlooker(people: &People, t: &Words) -> Markup {
    html! {
        p.looking-on {
            strong { (t.say("you-watch")) }
            span data-watching hidden[people.watching.is_empty()] { (people.watching) }
        }
    }
}

/// Whether the table is heard, and the way to change it.
fn speaker(id: TableId, viewer: &Viewer, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let (other, icon, word) = match visitor.context.likes.sound {
        Sound::On => (Sound::Off, "speaker", "sound-is-on"),
        Sound::Off => (Sound::On, "mute", "sound-is-off"),
    };
    html! {
        form.speaker method="post" action="/settings" {
            (layout::token(visitor))
            input type="hidden" name="here" value={ "/t/" (id) @if let Some(seat) = viewer.seat { "?seat=" (seat) } };
            input type="hidden" name="language" value=(visitor.lang().tag());
            button type="submit" name="sound" value=(other.word()) title=(t.say(word)) { (sign(icon, &t.say(word))) }
        }
    }
}

/// How fast what others do is shown to the visitor; only a script shows it one by one.
fn tempos(visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    html! {
        fieldset.paces {
            legend { (t.say("like-tempo")) }
            @for tempo in Tempo::ALL {
                label.check {
                    input type="radio" name="tempo" value=(tempo.word()) data-tempo-choice checked[*tempo == visitor.context.likes.tempo];
                    (t.say(&format!("like-tempo-{}", tempo.word())))
                }
            }
        }
    }
}

/// The panes of a place.
pub fn at(frame: &Frame, place: Place) -> impl Iterator<Item = &PaneOutline> {
    frame.panes.iter().filter(move |pane| pane.place == place)
}

/// The bar: which table of which game, how near its end is, and everything that is one step away.
fn bar(
    position: &Position,
    frame: &Frame,
    viewer: &Viewer,
    visitor: &Visitor,
    (origin, people, (hinted, again, teacher)): (&str, &People, Around),
) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let names = position.names(viewer.lang);
    let has_binder = position
        .play
        .as_ref()
        .is_some_and(|play| play.has_binder(viewer.seat) || !play.chapters(viewer.reader(&names)).is_empty());
    html! {
        h1.title { (table_title(table, visitor.lang())) }
        span.quiet.which {
            (title_of(position.game, visitor.lang()))
            @if let Some(aim) = aim_of(position.game, visitor.lang()) { span.aim { " · " (aim) } }
        }
        @if let Some((from, ply)) = again {
            span.quiet.imported {
                @let said = t.say_with("again-mark", &[("n", (ply.0 + 1).into())]);
                @match from { Some(from) => { a href={ "/t/" (from) "/analysis" } { (said) } } None => { (said) } }
            }
        } @else if table.origin == Origin::Import { span.quiet.imported { (t.say("imported")) } }
        @if looks_on(position, viewer) { span.quiet.onlooker { (t.say("you-watch")) } }
        span.quiet.watching data-watching hidden[people.watching.is_empty()] { (people.watching) }
        div.until data-layer="clock" data-v=(version(frame, "clock")) { (markup(frame, "clock")) }
        nav.links aria-label=(t.say("table-menu")) {
            a href={ "/t/" (table.id) "/rules" } target="_blank" data-beside { (t.say("rules")) }
            @if !teacher.aids(visitor.lang()).is_empty() { a href={ "/aids/" (teacher.meta().id) } target="_blank" data-beside { (t.say("aids")) } }
            (speaker(table.id, viewer, visitor))
            details.more {
                summary aria-label=(t.say("more")) { "⋯" }
                div.sheet {
                    div.links {
                        @if has_binder { a href={ "/t/" (table.id) "/binder" } { (t.say("binder")) } }
                        a href={ "/t/" (table.id) "/replay" } { (t.say("replay")) }
                        a href={ "/t/" (table.id) "/fair" } { (t.say("fair")) }
                        @if !viewer.own.is_empty() && table.status == Status::Playing { a href="/notices" { (t.say("notices-call")) } }
                    }
                    (hints::menu(position, viewer, visitor, hinted))
                    @if table.status == Status::Playing { (tempos(visitor)) }
                    (talk::switch_form(position, visitor))
                    (seats::section(position, viewer, visitor, origin))
                    (absence::giving_up(position, viewer, visitor))
                }
            }
        }
    }
}

/// The tabs: on a wide screen one for each pane beside the board, on a phone one for every pane.
///
/// `heard` is there where people may talk.
pub fn tabs(frame: &Frame, t: &Words, heard: Option<&Heard>) -> Markup {
    let tab = |pane: &PaneOutline, small: bool, open: bool| {
        html! { button.small[small] type="button" data-tab=(pane.id) aria-pressed=(if open { "true" } else { "false" }) { (pane.title) } }
    };
    html! {
        nav.tabs aria-label=(t.say("panes")) {
            @for (index, pane) in at(frame, Place::Board).enumerate() { (tab(pane, true, index == 0)) }
            @for (index, pane) in at(frame, Place::Side).enumerate() { (tab(pane, false, index == 0)) }
            button.small type="button" data-tab="story" aria-pressed="false" { (t.say("story-tab")) }
            @if let Some(heard) = heard {
                button.small type="button" data-tab="talk" aria-pressed="false" { (t.say("talk")) " " (heard.pill(t.lang())) }
            }
        }
    }
}

/// The fingerprint of what a layer holds.
pub fn version<'a>(frame: &'a Frame, id: &str) -> &'a str {
    frame.layer(id).map_or("", |layer| &layer.version)
}

/// What a layer holds.
pub fn markup<'a>(frame: &'a Frame, id: &str) -> PreEscaped<&'a str> {
    PreEscaped(frame.layer(id).map_or("", |layer| &layer.markup))
}

/// A pane with its layers.
pub fn draw(pane: &PaneOutline, frame: &Frame) -> Markup {
    draw_open(pane, frame, false)
}

/// Whether a pane may have to be scrolled, and so must be a stop of the Tab key even when nothing in it is one.
fn scrolls(pane: &PaneOutline) -> bool {
    pane.place != Place::Board || matches!(pane.canvas, Canvas::Html)
}

/// A pane with its layers; `open` if it is the one in sight where one at a time is shown.
pub fn draw_open(pane: &PaneOutline, frame: &Frame, open: bool) -> Markup {
    let place = match pane.place {
        Place::Board => "board",
        Place::Hand => "hand",
        Place::Side => "side",
    };
    html! {
        section class={ "pane " (place) @if open { " shown" } @if open && pane.place == Place::Board { " front" } }
            data-pane=(pane.id) aria-label=(pane.title) tabindex=[scrolls(pane).then_some("0")] {
            h2 { (pane.title) }
            @match pane.canvas {
                Canvas::Svg { width, height } => {
                    svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(pane.title)
                        preserveAspectRatio=[(pane.place == Place::Hand).then_some("xMinYMid meet")] {
                        @for layer in &pane.layers { g data-layer=(layer) data-v=(version(frame, layer)) { (markup(frame, layer)) } }
                    }
                }
                Canvas::Html => {
                    @for layer in &pane.layers { div data-layer=(layer) data-v=(version(frame, layer)) { (markup(frame, layer)) } }
                }
            }
        }
    }
}

/// `GET /t/{id}/layers?seat=…&only=…`: what a page that was away fetches.
pub async fn layers(Query(look): Query<Look>, at: AtTable<Watching>) -> Result<Response, Problem> {
    let frame = at.position.frame(&at.eyes(look.seat)).await?;
    let wanted: Option<Vec<&str>> = look.only.as_deref().map(|only| only.split(',').collect());
    let id = at.position.table.id.to_string();
    let message =
        frame.message(&id, |layer| wanted.as_ref().is_none_or(|wanted| wanted.contains(&layer.id.as_str())));
    Ok(axum::Json(message).into_response())
}

/// `POST /t/{id}/decide`: a decision, or the wish to take the last one back. Answers a script with JSON and a plain
/// form with the table's page.
pub async fn decide(
    headers: HeaderMap,
    TableFor { at, body: fields }: TableFor<Known, Fields>,
) -> Result<Response, Problem> {
    let by = at.visitor.known()?.id;
    let seat = match fields.get("seat") {
        "" => None,
        _ => Some(Seat(fields.number("seat")?)),
    };
    let ply = fields.number("ply")?;
    let committed = if fields.has("take-back") {
        at.live.take_back(by, seat, ply).await?
    } else {
        at.live.decide(by, seat, ply, fields.get("decision")).await?
    };
    let Committed { seat, revision, ply, .. } = committed;
    let scripted =
        headers.get("accept").is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"));
    if scripted {
        return Ok(axum::Json(serde_json::json!({ "revision": revision, "ply": ply })).into_response());
    }
    let shared_screen = at.position.seats_of(Some(by)).len() > 1;
    let table = at.position.table.id;
    Ok(see(&if shared_screen { format!("/t/{table}?seat={seat}") } else { format!("/t/{table}") }, None))
}
