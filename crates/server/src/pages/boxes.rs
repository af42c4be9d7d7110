//! Everything a game keeps sealed, for hosts who want to know it beforehand. Only where the server was told so.

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;

use super::{binder::leaves, layout};
use crate::{
    App, Problem,
    blocking::blocking,
    visitor::Visitor,
    words::{title_of, words},
};

/// Whether the reader has been warned.
#[derive(Debug, Deserialize)]
pub struct Opening {
    open: Option<String>,
}

/// `GET /boxes/{game}`: a warning first; with `?open=yes` what is in the boxes.
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(opening): Query<Opening>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    if !app.config().open_boxes {
        return Err(Problem::NotFound);
    }
    let game = app.game(&game)?;
    let lang = visitor.lang();
    let boxes = blocking(move || game.boxes(lang)).await?;
    if boxes.is_empty() {
        return Err(Problem::NotFound);
    }
    let t = words(lang);
    let meta = game.meta();
    let here = format!("/boxes/{}", meta.id);
    let title = t.say("boxes");
    let class = format!("binder game-{}", meta.id);
    let page =
        layout::Page { class: &class, game: Some(meta.id), ..layout::Page::of(&visitor, &title, &here) };
    let content = match opening.open.as_deref() {
        Some("yes") => leaves(boxes, &t.say("contents")),
        _ => html! {
            section.sheet.narrow {
                p { strong { (t.say_with("boxes-warning", &[("game", title_of(game, lang).into())])) } }
                p.links {
                    a.button href={ (here) "?open=yes" } { (t.say("boxes-open")) }
                    a.button.primary href={ "/rules/" (meta.id) } { (t.say("boxes-leave")) }
                }
            }
        },
    };
    Ok(page.render(html! { h1 { (title) ": " (title_of(game, lang)) } (content) }))
}
