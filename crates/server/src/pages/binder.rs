//! What can be leafed through beside a table, and the chapters of its game.

use axum::extract::{Path, State};
use maud::{Markup, html};
use railhead_game::{Chapter, Pane};

use super::{layout, table};
use crate::{
    App, Problem, branch,
    frame::Frame,
    tables::access::{self, Access as _, Watching},
    visitor::Visitor,
    words::words,
};

/// Panes under each other, each with an address, and a list of them above.
pub fn leaves(panes: Vec<Pane>, contents: &str) -> Markup {
    let frame = Frame::of_panes(panes);
    html! {
        @if frame.panes.len() > 1 {
            nav.links.leaves aria-label=(contents) {
                @for pane in &frame.panes { a href={ "#leaf-" (pane.id) } { (pane.title) } }
            }
        }
        @for pane in &frame.panes { div.leaf id={ "leaf-" (pane.id) } { (table::draw(pane, &frame)) } }
    }
}

/// `GET /t/{id}/binder`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let live = app.tables().named(&id).await?;
    let user = visitor.user.as_ref().map(|user| user.id);
    let lang = visitor.lang();
    let (viewer, play, names, meta, title, host, seated, over) = {
        let position = live.position().await;
        Watching::check(&position, user)?;
        let viewer = access::viewer(&position, user, None, lang);
        let play = position.play.as_ref().ok_or(Problem::NotFound)?.boxed();
        let (host, seated) = (access::hosts(&position, user), access::belongs(&position, user));
        let (meta, title) = (position.entry.title.meta(), position.table.title.clone());
        (viewer, play, position.names(lang), meta, title, host, seated, position.is_over())
    };
    let reader = viewer.reader(&names);
    let panes = play.binder(reader);
    let chapters = play.chapters(reader);
    let end = over.then(|| play.ply());
    let mut moments = Vec::new();
    if host || seated {
        let plies: Vec<usize> = chapters.iter().map(|chapter| chapter.ply).chain(end).collect();
        let replayed = tokio::task::spawn_blocking(move || branch::moments(play.as_ref(), plies));
        moments = replayed.await.unwrap_or_default();
    }
    let t = words(lang);
    let here = format!("/t/{id}/binder");
    let page_title = t.say("binder");
    let class = format!("table binder game-{}", meta.id);
    let page =
        layout::Page { class: &class, game: Some(meta.id), ..layout::Page::of(&visitor, &page_title, &here) };
    let tools = Tools { id: &id, visitor: &visitor, host, seated, moments: &moments };
    Ok(page.render(html! {
        div.crumbs {
            span { a href={ "/t/" (id) } { (title) } " · " (meta.title) }
            nav.links aria-label=(t.say("table-menu")) { a href={ "/t/" (id) "/replay" } { (t.say("replay")) } }
        }
        h1 { (page_title) }
        (leaves(panes, &t.say("contents")))
        @if !chapters.is_empty() || !moments.is_empty() {
            section.sheet #chapters {
                h2 { (t.say("chapters")) }
                ol.chapters { @for chapter in &chapters { (tools.row(chapter)) } }
                @if let Some(end) = end.filter(|end| moments.contains(end)) {
                    p { (t.say("play-on-help")) }
                    div.links { (tools.buttons(end, "play-on")) }
                }
                @if host && !moments.is_empty() { p.quiet { (t.say("branch-file-warning")) } }
            }
        }
        p { a.button href={ "/t/" (id) } { (t.say("to-table")) } }
    }))
}

/// What can be done with a moment of the game.
struct Tools<'a> {
    id: &'a str,
    visitor: &'a Visitor,
    host: bool,
    seated: bool,
    moments: &'a [usize],
}

impl Tools<'_> {
    fn row(&self, chapter: &Chapter) -> Markup {
        html! {
            li {
                a href={ "/t/" (self.id) "/replay?ply=" (chapter.ply) } { (chapter.title) }
                @if self.moments.contains(&chapter.ply) { (self.buttons(chapter.ply, "branch")) }
            }
        }
    }

    fn buttons(&self, ply: usize, label: &str) -> Markup {
        let t = words(self.visitor.lang());
        html! {
            @if self.seated {
                form method="post" action={ "/t/" (self.id) "/branch" } {
                    (layout::token(self.visitor))
                    input type="hidden" name="ply" value=(ply);
                    button type="submit" { (t.say(label)) }
                }
            }
            @if self.host { a href={ "/t/" (self.id) "/branch-file?ply=" (ply) } { (t.say("branch-file")) } }
        }
    }
}
