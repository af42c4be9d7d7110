//! The rules of a game, with an address for every paragraph.

use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};

use super::layout;
use crate::{App, Problem, visitor::Visitor, words::words};

/// `GET /rules/{game}`
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let entry = app.game(&game)?;
    let book = entry.title.rulebook(visitor.lang());
    let say = words(visitor.lang());
    let here = format!("/rules/{game}");
    let page = layout::Page { class: "rules", ..layout::Page::of(&visitor, &book.title, &here) };
    let anchor = |heading: &str| format!("section-{}", heading.split([' ', '.']).next().unwrap_or_default());
    Ok(page.render(html! {
        article.sheet.rules {
            h1 { (book.title) }
            nav.contents aria-label=(say.say("contents")) {
                ol { @for section in book.sections.iter().filter(|section| !section.heading.is_empty()) {
                    li { a href={ "#" (anchor(&section.heading)) } { (section.heading) } }
                } }
            }
            @for section in &book.sections {
                @if !section.heading.is_empty() { h2 id=(anchor(&section.heading)) { (section.heading) } }
                @for block in &section.blocks {
                    @if let Some(id) = &block.id {
                        div.paragraph id=(id) { a.id href={ "#" (id) } { (id) } div { (PreEscaped(&block.html)) } }
                    } @else { div.intro { (PreEscaped(&block.html)) } }
                }
            }
        }
    }))
}
