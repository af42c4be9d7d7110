//! A game shown at any of its decisions.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    response::{IntoResponse as _, Response},
};
use maud::{Markup, PreEscaped, html};
use railhead_game::{Canvas, Chapter, Pane, Place, Play, Seat, Words};
use railhead_store::TableId;
use serde::{Deserialize, Serialize};

use super::{damaged, layout, table};
use crate::{
    App, Problem, assets,
    at_table::AtTable,
    blocking::blocking,
    frame::{Frame, LayersMessage, Swing, Told, Viewer, badge, told, turning_points},
    tables::{RecordFile, access::Watching},
    visitor::Visitor,
    words::{table_title, title_of, words},
};

/// The decision that closes a turn.
const END: &str = "end";

/// With more decisions than these a game is shown by turns, unless one wants each.
const MANY: usize = 150;

/// Which moment, from where.
#[derive(Debug, Deserialize)]
pub struct Moment {
    ply: Option<usize>,
    seat: Option<u8>,
    /// Where the latest chapter begins, if no other moment is named.
    #[serde(default)]
    chapter: bool,
}

/// `GET /t/{id}/replay?ply=…&seat=…&chapter=true`
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

/// Which moment, from where, for a page that shows these layers: `LAYER.FINGERPRINT`, separated by commas, of each
/// fingerprint as much as one likes.
#[derive(Debug, Deserialize)]
pub struct Step {
    ply: usize,
    seat: Option<u8>,
    #[serde(default)]
    seen: String,
}

impl Step {
    fn has_seen(&self, layer: &str, version: &str) -> bool {
        let seen = self.seen.split(',').filter_map(|part| part.rsplit_once('.'));
        seen.into_iter().any(|(id, begins)| id == layer && !begins.is_empty() && version.starts_with(begins))
    }
}

/// What a page that shows one moment needs to show another.
#[derive(Debug, Serialize)]
struct StepMessage<'a> {
    #[serde(flatten)]
    layers: LayersMessage<'a>,
    /// Which moment it is, in words.
    said: String,
    /// Where the turns before and after it end.
    turns: [usize; 2],
}

/// `GET /t/{id}/replay/step?ply=…&seat=…&seen=…`: of a moment, the layers that a page does not show yet. The story and
/// the chapters are on the page.
pub async fn step(Query(step): Query<Step>, at: AtTable<Watching>) -> Result<Response, Problem> {
    let stepped = blocking(move || {
        let play = at.position.play.as_ref().ok_or(Problem::NotFound)?;
        let (viewer, last) = (at.viewer(step.seat), play.ply());
        let names = at.position.names(viewer.lang);
        let (ply, id) = (step.ply.min(last), at.position.table.id.to_string());
        let frame = frame_at(&at, ply, &viewer, &names)?;
        let mut layers = frame.message(&id, |layer| !step.has_seen(&layer.id, &layer.version));
        (layers.ply, layers.revision) = (ply, at.position.table.revision.0);
        let said = moment_of(words(viewer.lang), ply, last);
        let message = StepMessage { layers, said, turns: turns_around(play.as_ref(), ply) };
        Ok::<_, Problem>(axum::Json(message).into_response())
    });
    stepped.await?
}

/// The picture of a moment: the boards, and what happened there.
fn frame_at(at: &AtTable<Watching>, ply: usize, viewer: &Viewer, names: &[String]) -> Result<Frame, Problem> {
    let position = &at.position;
    let play = position.play.as_ref().ok_or(Problem::NotFound)?;
    let then = play.rewound(ply)?;
    let presented = then.present(viewer.reader(names), false);
    let mut frame = Frame::still(&position.table, presented, viewer, names);
    let lines = told(play.as_ref(), &position.hands, viewer, names, ply.saturating_sub(1)..ply);
    let here = || lines.iter().filter(|line| line.at == ply);
    frame.add(
        "prompt",
        html! { p.prompt tabindex="-1" { @for line in here() { (badge(line.subject)) " " (line.text) " " } } },
    );
    if position.is_over() {
        frame.add_side("hands", words(viewer.lang).say("all-hands"), hands(then.as_ref(), viewer, names));
    }
    Ok(frame)
}

fn moment_of(t: &Words, ply: usize, last: usize) -> String {
    t.say_with("move-of", &[("n", ply.into()), ("last", last.into())])
}

fn page(at: &AtTable<Watching>, moment: &Moment) -> Result<Markup, Problem> {
    let AtTable { position, visitor, .. } = at;
    let play: &Arc<dyn Play> = position.play.as_ref().ok_or(Problem::NotFound)?;
    let (id, lang, viewer) = (position.table.id, visitor.lang(), at.viewer(moment.seat));
    let names = position.names(lang);
    let reader = viewer.reader(&names);
    let last = play.ply();
    let chapters = play.chapters(reader);
    let began = chapters.last().filter(|_| moment.chapter).map(|chapter| chapter.ply);
    let ply = moment.ply.or(began).unwrap_or(last).min(last);
    let frame = frame_at(at, ply, &viewer, &names)?;
    let points = if position.is_over() { turning_points(&play.charts()) } else { Vec::new() };
    let lines = told(play.as_ref(), &position.hands, &viewer, &names, 0..last);
    let t = words(lang);
    let turns = turns_around(play.as_ref(), ply);
    let scrub = Scrub { t, id, seat: viewer.seat, ply, last, turns, points: &points, names: &names };
    let meta = position.game.meta();
    let class = format!("table replay game-{}", meta.id);
    let (title, here) = (t.say("replay"), scrub.link(ply));
    let bar = html! {
        h1.title { a href={ "/t/" (id) } { (table_title(&position.table, visitor.lang())) } " · " (t.say("replay")) }
        span.quiet.which { (title_of(position.game, lang)) }
        div.until data-layer="clock" data-v=(table::version(&frame, "clock")) { (table::markup(&frame, "clock")) }
        @if position.is_over() { (scrub.seats(&names)) }
    };
    let page = layout::Page {
        class: &class,
        game: Some(meta.id),
        bar: Some(bar),
        ..layout::Page::of(visitor, &title, &here)
    };
    Ok(page.render(html! {
        div #replay data-table=(id) data-ply=(ply) data-last=(last) data-layout=(frame.layout()) data-base={ "/t/" (id) "/replay?" (scrub.seat_query()) }
            data-zoom-in=(t.say("zoom-in")) data-zoom-out=(t.say("zoom-out")) data-zoom-whole=(t.say("whole-board")) {
            div.prompter {
                a.home href={ "/t/" (id) } aria-label=(t.say("to-table")) { "‹" }
                (scrub.controls())
                div.ask data-layer="prompt" data-v=(table::version(&frame, "prompt")) { (table::markup(&frame, "prompt")) }
            }
            div.stage { @for (index, pane) in table::at(&frame, Place::Board).enumerate() { (table::draw_open(pane, &frame, index == 0)) } }
            div.strip { @for pane in table::at(&frame, Place::Hand) { (table::draw(pane, &frame)) } }
            div.aside {
                div.roll data-layer="players" data-v=(table::version(&frame, "players")) { (table::markup(&frame, "players")) }
                (table::tabs(&frame, t, None))
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

/// The numbers of decisions before and after this one at which a turn was over: somebody else decided next, or the turn
/// was ended.
fn turns_around(play: &dyn Play, ply: usize) -> [usize; 2] {
    let is_over = |at: &usize| match play.log(None, at - 1..at + 1).as_slice() {
        [last, next] => last.seat != next.seat || last.notation.as_deref() == Some(END),
        _ => false,
    };
    let before = (1..ply).rev().find(is_over).unwrap_or(0);
    [before, (ply + 1..play.ply()).find(is_over).unwrap_or(play.ply())]
}

/// What every seat held, once everybody may know.
fn hands(play: &dyn Play, viewer: &Viewer, names: &[String]) -> Markup {
    let own = |pane: &Pane| pane.place == Place::Hand;
    html! {
        @for seat in Seat::all(names.len() as u8) {
            @let eyes = Viewer { seat: Some(seat), ..viewer.clone() };
            @let scene = play.present(eyes.reader(names), false).scene;
            section.all-hands {
                h3 { (badge(seat)) " " (names[seat.index()]) }
                @for pane in scene.panes.iter().filter(|pane| own(pane)) { div.pane.hand { (still(pane)) } }
            }
        }
    }
}

/// A pane without layers, to look at.
fn still(pane: &Pane) -> Markup {
    let layers = || pane.layers.iter().map(|layer| PreEscaped(layer.markup.as_ref()));
    html! {
        @match pane.canvas {
            Canvas::Svg { width, height } => {
                svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(pane.title) preserveAspectRatio="xMinYMid meet" {
                    @for layer in layers() { g { (layer) } }
                }
            }
            Canvas::Html => { @for layer in layers() { div { (layer) } } }
        }
    }
}

/// The way through a game: where one is, and the links to everywhere else.
struct Scrub<'a> {
    t: &'static Words,
    id: TableId,
    seat: Option<Seat>,
    ply: usize,
    last: usize,
    /// Where the turns before and after it end.
    turns: [usize; 2],
    /// What turned the game.
    points: &'a [Swing],
    names: &'a [String],
}

impl Scrub<'_> {
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
        let Scrub { t, id, ply, last, turns: [turn_before, turn_after], .. } = *self;
        let step = |key: &str, ply: usize, word: &str, sign: &str| {
            html! { a.button href=(self.link(ply)) data-key=(key) aria-label=(t.say(word)) title=(t.say(word)) { (sign) } }
        };
        html! {
            nav.scrub aria-label=(t.say("replay")) {
                (step("Home", 0, "first", "|◀"))
                (step("PageUp", turn_before, "previous-turn", "◀◀"))
                (step("ArrowLeft", ply.saturating_sub(1), "previous", "◀"))
                form method="get" action={ "/t/" (id) "/replay" } {
                    @if let Some(seat) = self.seat { input type="hidden" name="seat" value=(seat); }
                    div.rail {
                        input type="range" name="ply" min="0" max=(last) value=(ply) aria-label=(t.say("move"));
                        (self.marks())
                    }
                    output { (moment_of(t, ply, last)) }
                    noscript { button type="submit" { (t.say("go")) } }
                }
                (step("ArrowRight", (ply + 1).min(last), "next", "▶"))
                (step("PageDown", turn_after, "next-turn", "▶▶"))
                (step("End", last, "last", "▶|"))
                button.live type="button" data-play aria-pressed="false" { (t.say("play")) }
                select.live data-speed aria-label=(t.say("speed")) {
                    @for (value, shown) in [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")] {
                        option value=(value) selected[value == "1"] { (shown) }
                    }
                }
                label.live.check { input type="checkbox" data-by-turn checked[last > MANY]; (t.say("by-turn")) }
                a.button href=(self.link(ply)) data-key="here" data-copies data-done=(t.say("copied")) { (t.say("link-here")) }
            }
        }
    }

    /// What turned the game, along the slider.
    fn marks(&self) -> Markup {
        let across = |ply: usize| ply * 1000 / self.last.max(1);
        html! {
            @if !self.points.is_empty() {
                svg.marks viewBox="0 0 1000 10" preserveAspectRatio="none" role="group" aria-label=(self.t.say("turning-points")) {
                    @for Swing { seat, ply, .. } in self.points {
                        @let name = self.names.get(seat.index()).map_or("", String::as_str);
                        @let said = self.t.say_with("turning-point", &[("name", name.into()), ("n", (*ply).into())]);
                        a class={ "mark seat-" (seat) } href=(self.link(*ply)) data-mark=(ply) aria-label=(said) {
                            title { (said) }
                            rect x=(across(*ply)) y="0" width="8" height="10" {}
                        }
                    }
                }
            }
        }
    }

    fn chapters(&self, chapters: &[Chapter]) -> Markup {
        let current = chapters.iter().map(|chapter| chapter.ply).rfind(|began| *began <= self.ply);
        html! {
            ol.chapters aria-label=(self.t.say("chapters")) {
                @for chapter in chapters {
                    li { a href=(self.link(chapter.ply)) aria-current=[(current == Some(chapter.ply)).then_some("step")] { (chapter.title) } }
                }
            }
        }
    }

    /// The story by turns, the newest first, each line a way to its moment.
    fn story(&self, lines: &[Told]) -> Markup {
        let link = |line: &Told, content: Markup| {
            html! { a href=(self.link(line.at)) aria-current=[(line.at == self.ply).then_some("step")] { (content) } }
        };
        html! {
            ol.story {
                @for turn in lines.chunk_by(Told::goes_on).rev() {
                    @let (seat, who) = (turn[0].seat, &turn[0].who);
                    @if let Some(who) = who {
                        li.group {
                            (badge(seat)) " " strong.who { (who) }
                            ul { @for line in turn.iter().rev() { li { (link(line, html! { @if line.subject != seat { (badge(line.subject)) " " } (line.text) })) } } }
                        }
                    } @else {
                        li.seat-change { (link(&turn[0], html! { (badge(seat)) " " (turn[0].text) })) }
                    }
                }
            }
        }
    }
}
