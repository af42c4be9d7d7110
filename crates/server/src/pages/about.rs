//! What this is, and what may be found by those who search the net.

use axum::{http::header, response::IntoResponse};
use maud::{Markup, html};
use serde_json::json;

use super::layout;
use crate::{previews, visitor::Visitor, words::words};

/// `GET /about`
pub async fn show(visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("about-title");
    layout::Page::of(&visitor, &title, "/about").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("lead")) }
            @for point in ["free", "account", "fair", "bots"] { p { (t.say(&format!("about-{point}"))) } }
            p #host { (t.say("about-host")) }
            pre { code { "railhead serve --listen 0.0.0.0:8080 --data ./tables" } }
            p.links {
                a href="/privacy" { (t.say("privacy")) }
                a href="/api/v1/openapi.json" { "API" }
                a href="/" { (t.say("to-front")) }
            }
        }
    })
}

/// `GET /manifest.webmanifest`: what a home screen shows of us.
pub async fn manifest(visitor: Visitor) -> impl IntoResponse {
    let icons = previews::ICONS.map(|size| {
        json!({ "src": format!("/icon-{size}.png"), "sizes": format!("{size}x{size}"), "type": "image/png" })
    });
    let manifest = json!({
        "name": "Railhead",
        "short_name": "Railhead",
        "description": words(visitor.lang()).say("lead"),
        "lang": visitor.lang().tag(),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3e9d2",
        "theme_color": "#8c2f1b",
        "icons": icons,
    });
    (
        [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")],
        manifest.to_string(),
    )
}

/// `GET /robots.txt`: pages that are the same for everybody may be found; tables, invitations and people may not.
pub async fn robots() -> impl IntoResponse {
    let rules = "User-agent: *\nAllow: /$\nAllow: /rules/\nAllow: /learn\nAllow: /about\nAllow: /privacy\nAllow: /assets/\n\
                 Disallow: /\n";
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "max-age=86400")], rules)
}
