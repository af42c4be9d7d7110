//! What this is, and what may be found by those who search the net.

use axum::{http::header, response::IntoResponse};
use maud::{Markup, html};

use super::layout;
use crate::{visitor::Visitor, words::words};

/// `GET /about`
pub async fn show(visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("about-title");
    layout::Page::of(&visitor, &title, "/about").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("lead")) }
            @for point in ["free", "account", "fair", "bots", "host"] { p { (t.say(&format!("about-{point}"))) } }
            p.links {
                a href="/privacy" { (t.say("privacy")) }
                a href="/api/v1/openapi.json" { "API" }
                a href="/" { (t.say("to-front")) }
            }
        }
    })
}

/// `GET /robots.txt`: pages that are the same for everybody may be found; tables, invitations and people may not.
pub async fn robots() -> impl IntoResponse {
    let rules = "User-agent: *\nAllow: /$\nAllow: /rules/\nAllow: /learn\nAllow: /about\nAllow: /privacy\nAllow: /assets/\n\
                 Disallow: /\n";
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "max-age=86400")], rules)
}
