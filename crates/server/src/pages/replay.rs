//! A game shown at any of its decisions.

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use railhead_game::{Place, Seat};
use serde::Deserialize;

use super::{layout, table};
use crate::{
    App, Problem,
    frame::{Frame, badge},
    tables::{
        RecordFile,
        access::{self, Access as _, Watching},
    },
    visitor::Visitor,
    words::words,
};

/// Which moment, from where.
#[derive(Debug, Deserialize)]
pub struct Moment {
    ply: Option<usize>,
    seat: Option<u8>,
}

/// `GET /t/{id}/replay?ply=…&seat=…`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let live = app.tables().named(&id).await?;
    let user = visitor.user.as_ref().map(|user| user.id);
    let position = live.position().await;
    Watching::check(&position, user)?;
    let Some(play) = &position.play else { return Err(Problem::NotFound) };
    let lang = visitor.lang();
    let t = words(lang);
    let viewer = access::viewer(&position, user, moment.seat.map(Seat), lang);
    let last = play.ply();
    let ply = moment.ply.unwrap_or(last).min(last);
    let names = position.names(lang);
    let earlier = play.rewound(ply);
    let reader = viewer.reader(&names);
    let presented = earlier.present(reader, false);
    let frame = Frame::still(presented);
    let lines = play.story(reader, 0..last);
    let chapters = play.chapters(reader);
    let current = chapters.iter().map(|chapter| chapter.ply).rfind(|began| *began <= ply);
    let meta = position.entry.title.meta();
    let seat = viewer.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let link = |ply: usize| format!("/t/{id}/replay?ply={ply}{seat}");
    let class = format!("table replay game-{}", meta.id);
    let here = link(ply);
    let title = t.say("replay");
    let page =
        layout::Page { class: &class, game: Some(meta.id), ..layout::Page::of(&visitor, &title, &here) };
    Ok(page.render(html! {
        div.crumbs {
            span { a href={ "/t/" (id) } { (position.table.title) } " · " (meta.title) }
            @if position.is_over() {
                nav.links aria-label=(t.say("seen-by")) {
                    @for (index, name) in names.iter().enumerate() {
                        a href={ "/t/" (id) "/replay?ply=" (ply) "&seat=" (index) }
                            aria-current=[(viewer.seat == Some(Seat(index as u8))).then_some("true")] { (badge(Seat(index as u8))) " " (name) }
                    }
                }
            }
        }
        div #replay data-ply=(ply) data-last=(last) data-base={ "/t/" (id) "/replay?" (seat) } {
            nav.scrub aria-label=(t.say("replay")) {
                a.button href=(link(0)) data-key="Home" aria-label=(t.say("first")) { "|◀" }
                a.button href=(link(ply.saturating_sub(1))) data-key="ArrowLeft" aria-label=(t.say("previous")) { "◀" }
                form method="get" action={ "/t/" (id) "/replay" } {
                    @if let Some(seat) = viewer.seat { input type="hidden" name="seat" value=(seat); }
                    input type="range" name="ply" min="0" max=(last) value=(ply) aria-label=(t.say("move"));
                    output { (t.say_with("move-of", &[("n", ply.into()), ("last", last.into())])) }
                    noscript { button type="submit" { (t.say("go")) } }
                }
                a.button href=(link((ply + 1).min(last))) data-key="ArrowRight" aria-label=(t.say("next")) { "▶" }
                a.button href=(link(last)) data-key="End" aria-label=(t.say("last")) { "▶|" }
                button type="button" data-play aria-pressed="false" { (t.say("play")) }
            }
            div.prompter data-layer="prompt" { p.prompt { @for line in lines.iter().filter(|line| line.ply + 1 == ply) { (badge(line.seat)) " " (line.text) " " } } }
            div.tabletop {
                div.boards { @for pane in frame.panes.iter().filter(|pane| pane.place == Place::Board) { (table::draw(pane, &frame)) } }
                div.hands { @for pane in frame.panes.iter().filter(|pane| pane.place == Place::Hand) { (table::draw(pane, &frame)) } }
                div.sides {
                    @for pane in frame.panes.iter().filter(|pane| pane.place == Place::Side) { (table::draw(pane, &frame)) }
                    @if !chapters.is_empty() {
                        section.pane.log data-pane="chapters" {
                            h2 { (t.say("chapters")) }
                            ol.chapters data-layer="chapters" {
                                @for chapter in &chapters {
                                    li { a href=(link(chapter.ply)) aria-current=[(current == Some(chapter.ply)).then_some("step")] { (chapter.title) } }
                                }
                            }
                        }
                    }
                    section.pane.log data-pane="story" {
                        h2 { (t.say("story")) }
                        ol.story data-layer="story" {
                            @for line in &lines {
                                li { a href=(link(line.ply + 1)) aria-current=[(line.ply + 1 == ply).then_some("step")] { (badge(line.seat)) " " (line.text) } }
                            }
                        }
                    }
                }
            }
        }
    }))
}

/// `GET /t/{id}/record`: the whole game as a text, once it is over.
pub async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<RecordFile, Problem> {
    let live = app.tables().named(&id).await?;
    let position = live.position().await;
    Watching::check(&position, visitor.user.as_ref().map(|user| user.id))?;
    position.record(visitor.lang())
}
