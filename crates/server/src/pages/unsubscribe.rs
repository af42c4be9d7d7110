//! No more letters, by the link that each of them has.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use maud::{Markup, html};

use super::layout;
use crate::{
    App, Problem,
    notices::{channels, unsubscribed},
    visitor::Visitor,
    words::words,
};

/// `GET /unsubscribe/{key}`: asks; looking ends nothing.
pub async fn show(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    unsubscribed(&app, &key).await?;
    let t = words(visitor.lang());
    let title = t.say("unsubscribe");
    let here = format!("/unsubscribe/{key}");
    Ok(layout::Page::of(&visitor, &title, &here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("unsubscribe-help")) }
            form method="post" action=(here) { button.primary type="submit" { (title) } }
        }
    }))
}

/// `POST /unsubscribe/{key}`: from a page of ours, or by a program that reads letters (RFC 8058). The key is proof enough:
/// nothing else is asked.
pub async fn unsubscribe(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
) -> Result<(StatusCode, Markup), Problem> {
    let user = unsubscribed(&app, &key).await?;
    channels::end_letters(&app, user).await?;
    let t = words(visitor.lang());
    let title = t.say("unsubscribe");
    let page = layout::Page::of(&visitor, &title, "/").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p role="status" { (t.say("unsubscribed")) }
            p.links { a href="/notices" { (t.say("notices")) } a href="/" { (t.say("to-front")) } }
        }
    });
    Ok((StatusCode::OK, page))
}
