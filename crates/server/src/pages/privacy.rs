//! What is stored about people, and all of it about oneself as a file.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use maud::{Markup, html};

use super::layout;
use crate::{App, Problem, export, visitor::Visitor, words::words};

/// What the page speaks of, in order.
const POINTS: [&str; 12] = [
    "name", "sessions", "account", "tables", "talk", "presence", "likes", "notices", "network", "cookies",
    "counts", "others",
];

/// `GET /privacy`
pub async fn show(visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("privacy");
    layout::Page::of(&visitor, &title, "/privacy").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("privacy-lead")) }
            ul { @for point in POINTS { li { (t.say(&format!("privacy-{point}"))) } } }
            p.links {
                @if visitor.user.is_some() {
                    a.button href="/export" { (t.say("export")) }
                    a.button href="/devices" { (t.say("devices")) }
                    a.button href="/forget" { (t.say("forget")) }
                }
                a.button href="/" { (t.say("to-front")) }
            }
        }
    })
}

/// `GET /export`: everything that is kept about whoever asks.
pub async fn export(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    let file = export::of(&app, visitor.known()?).await?;
    let disposition = [(header::CONTENT_DISPOSITION, "attachment; filename=\"railhead.json\"")];
    Ok((disposition, Json(file)).into_response())
}
