//! What somebody looks up while playing, on one screen: signs, prices, the turn, the end.

use axum::extract::{Path, State};
use maud::{Markup, html};

use super::{layout, learn::rich};
use crate::{
    App, Problem, assets,
    visitor::Visitor,
    words::{title_of, words},
};

/// `GET /aids/{game}`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let game = app.game(&id)?;
    let (lang, meta) = (visitor.lang(), game.meta());
    let (t, aids) = (words(lang), game.aids(lang));
    if aids.is_empty() {
        return Err(Problem::NotFound);
    }
    let (title, here) = (format!("{}: {}", title_of(game, lang), t.say("aids")), format!("/aids/{id}"));
    let class = format!("aids game-{}", meta.id);
    let page =
        layout::Page { class: &class, game: Some(meta.id), ..layout::Page::of(&visitor, &title, &here) };
    Ok(page.render(html! {
        article.sheet.aids {
            h1 { (title) }
            div.parts {
                @for aid in &aids {
                    section {
                        h2 { (aid.title) }
                        ul {
                            @for line in &aid.lines {
                                li.signed[line.sign.is_some()] {
                                    @if let Some(sign) = &line.sign { span.sign aria-hidden="true" { (sign) } }
                                    span { (rich(&line.text)) }
                                }
                            }
                        }
                    }
                }
            }
            p.links { a href={ "/rules/" (meta.id) } { (t.say("rules")) } (super::learn::doors(game, lang)) }
        }
        (assets::signs())
    }))
}
