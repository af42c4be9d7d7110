//! A campaign before it begins: what it is, how long it lasts, who must come back. Nobody starts one by a careless click.

use axum::extract::{Path, State};
use maud::{Markup, html};

use super::{layout, learn, shelf};
use crate::{
    App, Problem,
    visitor::Visitor,
    words::{title_of, words},
};

/// `GET /campaign/{game}`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let game = app.game(&id)?;
    let meta = game.meta();
    if meta.games < 2 {
        return Err(Problem::NotFound);
    }
    let lang = visitor.lang();
    let t = words(lang);
    let title = title_of(game, lang);
    let promise = app.promise()?;
    let here = format!("/campaign/{id}");
    let boxed = shelf::boxes(app.games()).into_iter().find(|boxed| boxed.game.meta().prefix == meta.prefix);
    let minutes = meta.lid.minutes;
    let hours = u32::from(minutes) * u32::from(meta.games) / 60;
    let length = [("games", meta.games.into()), ("minutes", minutes.into()), ("hours", hours.into())];
    let page = layout::Page { class: "campaign", ..layout::Page::of(&visitor, &title, &here) };
    Ok(page.render(html! {
        article.sheet.narrow.lid {
            @if let Some(boxed) = boxed { (shelf::cover(boxed.game, &visitor)) }
            h1 { (title) }
            (shelf::facts(meta, lang))
            p { (game.words(lang).say("blurb")) }
            ul.promises {
                li { (t.say_with("campaign-length", &length)) }
                li { (t.say("campaign-lasts")) }
                li { (t.say("campaign-people")) }
                li { (t.say("campaign-pause")) }
            }
            div.doors {
                a.button.primary href={ "/new?game=" (meta.id) } { (t.say("campaign-open")) }
                (shelf::play_form(game, "campaign-bots", &visitor, &promise))
            }
            p.links {
                (learn::doors(app.teacher(game), lang))
                a href={ "/rules/" (meta.id) } { (t.say("rules")) }
                a href="/" { (t.say("to-front")) }
            }
        }
    }))
}
