//! All lessons, and the doors to them from elsewhere.

use axum::{
    extract::{Path, State},
    response::Redirect,
};
use maud::{Markup, html};
use railhead_game::{AnyGame, Lang, Tutorial};

use super::super::{layout, shelf};
use crate::{
    App, Problem,
    visitor::Visitor,
    words::{title_of, words},
};

/// `GET /learn`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("learn-title");
    let page = layout::Page { class: "learn", ..layout::Page::of(&visitor, &title, "/learn") };
    let taught = app.games().iter().filter(|game| !game.lessons().is_empty());
    page.render(html! {
        section.sheet {
            h1 { (title) }
            p { (t.say("learn-lead")) }
            ul.lessons { @for game in taught { (shelf_of(*game, &visitor)) } }
        }
    })
}

/// `GET /learn/{game}`: the first lesson that the visitor has not finished.
pub async fn lessons(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    let game = app.game(&id)?;
    let done = |lesson: &&Tutorial| visitor.context.learnt.reached(&id, lesson.id) > lesson.steps().len();
    let lesson = game.lessons().iter().find(|lesson| !done(lesson)).or(game.lessons().first());
    let lesson = lesson.ok_or(Problem::NotFound)?;
    Ok(Redirect::to(&format!("/learn/{id}/{}", lesson.id)))
}

fn shelf_of(game: &'static dyn AnyGame, visitor: &Visitor) -> Markup {
    let lang = visitor.lang();
    let (t, meta) = (words(lang), game.meta());
    html! {
        li id=(meta.id) {
            (shelf::cover(game, visitor))
            div {
                h2 { (title_of(game, lang)) }
                p { (game.words(lang).say("blurb")) }
                ol {
                    @for lesson in game.lessons() {
                        @let (reached, of) = (visitor.context.learnt.reached(meta.id, lesson.id), lesson.steps().len());
                        li {
                            a href={ "/learn/" (meta.id) "/" (lesson.id) } { (game.words(lang).say(&format!("lesson-{}", lesson.id))) }
                            " " span.quiet {
                                (t.say_with("lesson-minutes", &[("n", lesson.minutes.into())]))
                                @if reached > of { " · " (t.say("lesson-passed")) }
                                @else if reached > 1 { " · " (t.say_with("lesson-at", &[("n", reached.into()), ("of", of.into())])) }
                            }
                        }
                    }
                }
                p.links { a href={ "/rules/" (meta.id) } { (t.say("rules")) } }
            }
        }
    }
}

/// The way to the lessons of a game; nothing for a game that has none.
pub fn doors(game: &'static dyn AnyGame, lang: Lang) -> Markup {
    let minutes: u32 = game.lessons().iter().take(1).map(|lesson| u32::from(lesson.minutes)).sum();
    let t = words(lang);
    html! {
        @if minutes > 0 {
            a href={ "/learn/" (game.meta().id) } aria-label={ (t.say_with("learn-door", &[("n", minutes.into())])) ": " (title_of(game, lang)) } {
                span.wide { (t.say_with("learn-door", &[("n", minutes.into())])) }
                span.short aria-hidden="true" { (t.say("learn-door-short")) }
            }
        }
    }
}
