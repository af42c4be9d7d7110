//! What can be leafed through beside a table, and the chapters of its game.

use maud::{Markup, html};
use railhead_game::{Chapter, Pane};
use railhead_store::TableId;

use super::{layout, table};
use crate::{
    Problem,
    at_table::AtTable,
    blocking::blocking,
    branch,
    frame::Frame,
    tables::access::{self, Watching},
    visitor::Visitor,
    words::{table_title, title_of, words},
};

/// Panes under each other, each with an address, and a list of them above.
pub fn leaves(panes: Vec<Pane>, contents: &str) -> Markup {
    let frame = Frame::of_panes(panes);
    html! {
        @if frame.panes.len() > 1 {
            nav.links.contents aria-label=(contents) {
                @for pane in &frame.panes { a href={ "#leaf-" (pane.id) } { (pane.title) } }
            }
        }
        @for pane in &frame.panes { div.bound id={ "leaf-" (pane.id) } { (table::draw(pane, &frame)) } }
    }
}

/// `GET /t/{id}/binder`
pub async fn show(at: AtTable<Watching>) -> Result<Markup, Problem> {
    blocking(move || page(&at)).await?
}

fn page(at: &AtTable<Watching>) -> Result<Markup, Problem> {
    let AtTable { position, visitor, .. } = at;
    let lang = visitor.lang();
    let play = position.play.as_ref().ok_or(Problem::NotFound)?;
    let (host, seated) = (access::hosts(position, at.user()), access::belongs(position, at.user()));
    let names = position.names(lang);
    let viewer = at.viewer(None);
    let reader = viewer.reader(&names);
    let (panes, chapters) = (play.binder(reader), play.chapters(reader));
    let end = position.is_over().then(|| play.ply());
    let moments = if host || seated {
        branch::moments(play.as_ref(), chapters.iter().map(|chapter| chapter.ply).chain(end))?
    } else {
        Vec::new()
    };
    let (id, title, meta) =
        (position.table.id, table_title(&position.table, visitor.lang()), position.game.meta());
    let t = words(lang);
    let here = format!("/t/{id}/binder");
    let page_title = t.say("binder");
    let class = format!("binder game-{}", meta.id);
    let page =
        layout::Page { class: &class, game: Some(meta.id), ..layout::Page::of(visitor, &page_title, &here) };
    let tools = Tools { id, visitor, host, seated, moments: &moments };
    Ok(page.render(html! {
        div.crumbs {
            span { a href={ "/t/" (id) } { (title) } " · " (title_of(position.game, lang)) }
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
    id: TableId,
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
