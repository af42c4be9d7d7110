//! A game shown at any of its decisions.

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use railhead_game::{Chapter, Place, Seat, Words};
use railhead_store::TableId;
use serde::Deserialize;

use super::{damaged, layout, table};
use crate::{
    App, Problem, assets,
    at_table::AtTable,
    blocking::blocking,
    frame::{Frame, Told, badge, told},
    tables::{RecordFile, access::Watching},
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
pub async fn show(Query(moment): Query<Moment>, at: AtTable<Watching>) -> Result<Markup, Problem> {
    blocking(move || page(&at, &moment)).await?
}

/// `GET /t/{id}/record`: the whole game as a text, once it is over.
pub async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    at: Result<AtTable<Watching>, Problem>,
) -> Result<RecordFile, Problem> {
    let at = match at {
        Err(problem) if problem.is_of_table() => return damaged::record(&app, &visitor, &id).await,
        at => at?,
    };
    blocking(move || at.position.record(at.visitor.lang())).await?
}

fn page(at: &AtTable<Watching>, moment: &Moment) -> Result<Markup, Problem> {
    let AtTable { position, visitor, .. } = at;
    let play = position.play.as_ref().ok_or(Problem::NotFound)?;
    let (id, lang, viewer) = (position.table.id, visitor.lang(), at.viewer(moment.seat));
    let names = position.names(lang);
    let reader = viewer.reader(&names);
    let last = play.ply();
    let ply = moment.ply.unwrap_or(last).min(last);
    let presented = play.rewound(ply).present(reader, false);
    let frame = Frame::still(&position.table, presented, &viewer, &names);
    let lines = told(play.as_ref(), &position.hands, &viewer, &names, 0..last);
    let chapters = play.chapters(reader);
    let t = words(lang);
    let scrub = Scrub { t, id, seat: viewer.seat, ply, last };
    let meta = position.game.meta();
    let class = format!("table replay game-{}", meta.id);
    let (title, here) = (t.say("replay"), scrub.link(ply));
    let bar = html! {
        h1.title { a href={ "/t/" (id) } { (position.table.title) } " · " (t.say("replay")) }
        span.quiet.which { (meta.title) }
        div.until data-layer="clock" { (table::markup(&frame, "clock")) }
        @if position.is_over() { (scrub.seats(&names)) }
    };
    let page = layout::Page {
        class: &class,
        game: Some(meta.id),
        bar: Some(bar),
        ..layout::Page::of(visitor, &title, &here)
    };
    Ok(page.render(html! {
        div #replay data-ply=(ply) data-last=(last) data-base={ "/t/" (id) "/replay?" (scrub.seat_query()) }
            data-zoom-in=(t.say("zoom-in")) data-zoom-out=(t.say("zoom-out")) data-zoom-whole=(t.say("whole-board")) {
            div.prompter {
                a.home href={ "/t/" (id) } aria-label=(t.say("to-table")) { "‹" }
                (scrub.controls())
                div.ask data-layer="prompt" { p.prompt { @for line in lines.iter().filter(|line| line.at == ply) { (badge(line.subject)) " " (line.text) " " } } }
            }
            div.stage { @for (index, pane) in table::at(&frame, Place::Board).enumerate() { (table::draw_open(pane, &frame, index == 0)) } }
            div.strip { @for pane in table::at(&frame, Place::Hand) { (table::draw(pane, &frame)) } }
            div.aside {
                div.roll data-layer="players" { (table::markup(&frame, "players")) }
                (table::tabs(&frame, t))
                div.sides {
                    @for (index, pane) in table::at(&frame, Place::Side).enumerate() { (table::draw_open(pane, &frame, index == 0)) }
                }
                section.pane.log data-pane="story" aria-label=(t.say("story")) {
                    h2 { (t.say("story")) }
                    div.scroller tabindex="0" aria-label=(t.say("story")) {
                        @if !chapters.is_empty() { (scrub.chapters(&chapters)) }
                        (scrub.story(&lines))
                    }
                }
            }
            (assets::signs())
        }
    }))
}

/// The way through a game: where one is, and the links to everywhere else.
struct Scrub {
    t: &'static Words,
    id: TableId,
    seat: Option<Seat>,
    ply: usize,
    last: usize,
}

impl Scrub {
    fn seat_query(&self) -> String {
        self.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default()
    }

    fn link(&self, ply: usize) -> String {
        format!("/t/{}/replay?ply={ply}{}", self.id, self.seat_query())
    }

    /// From whose seat one looks at a game that is over.
    fn seats(&self, names: &[String]) -> Markup {
        let Scrub { t, id, ply, .. } = self;
        html! {
            nav.links aria-label=(t.say("seen-by")) {
                @for (index, name) in names.iter().enumerate() {
                    a href={ "/t/" (id) "/replay?ply=" (ply) "&seat=" (index) }
                        aria-current=[(self.seat == Some(Seat(index as u8))).then_some("true")] { (badge(Seat(index as u8))) " " (name) }
                }
            }
        }
    }

    fn controls(&self) -> Markup {
        let Scrub { t, id, ply, last, .. } = *self;
        html! {
            nav.scrub aria-label=(t.say("replay")) {
                a.button href=(self.link(0)) data-key="Home" aria-label=(t.say("first")) { "|◀" }
                a.button href=(self.link(ply.saturating_sub(1))) data-key="ArrowLeft" aria-label=(t.say("previous")) { "◀" }
                form method="get" action={ "/t/" (id) "/replay" } {
                    @if let Some(seat) = self.seat { input type="hidden" name="seat" value=(seat); }
                    input type="range" name="ply" min="0" max=(last) value=(ply) aria-label=(t.say("move"));
                    output { (t.say_with("move-of", &[("n", ply.into()), ("last", last.into())])) }
                    noscript { button type="submit" { (t.say("go")) } }
                }
                a.button href=(self.link((ply + 1).min(last))) data-key="ArrowRight" aria-label=(t.say("next")) { "▶" }
                a.button href=(self.link(last)) data-key="End" aria-label=(t.say("last")) { "▶|" }
                button type="button" data-play aria-pressed="false" { (t.say("play")) }
            }
        }
    }

    fn chapters(&self, chapters: &[Chapter]) -> Markup {
        let current = chapters.iter().map(|chapter| chapter.ply).rfind(|began| *began <= self.ply);
        html! {
            ol.chapters data-layer="chapters" aria-label=(self.t.say("chapters")) {
                @for chapter in chapters {
                    li { a href=(self.link(chapter.ply)) aria-current=[(current == Some(chapter.ply)).then_some("step")] { (chapter.title) } }
                }
            }
        }
    }

    fn story(&self, lines: &[Told]) -> Markup {
        html! {
            ol.story data-layer="story" {
                @for line in lines.iter().rev() {
                    li { a href=(self.link(line.at)) aria-current=[(line.at == self.ply).then_some("step")] { (badge(line.subject)) " " (line.text) } }
                }
            }
        }
    }
}
