//! Where somebody is known: the browsers and programs with a session of theirs, and the link that adds one more.

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_store::{Purpose, Session, SessionId, Token};

use super::{
    gathering::{link_and_code, origin},
    layout,
};
use crate::{
    App, Problem,
    fields::Fields,
    identity::{self, DEVICE_LINK},
    times::ago,
    visitor::Visitor,
    words::words,
};

/// `GET /devices`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let sessions = app.store().sessions_of(visitor.known()?.id, visitor.context.token.as_ref()).await?;
    Ok(page(&visitor, &sessions, None))
}

/// `POST /devices/link`: the page with a link on it, which is shown this once.
pub async fn link(
    State(app): State<App>,
    headers: HeaderMap,
    visitor: Visitor,
    _: Fields,
) -> Result<Markup, Problem> {
    let user = visitor.known()?;
    let key = identity::device_link(&app, user).await?;
    let link = format!("{}/device/{}", origin(&headers, visitor.context.secure), key.expose());
    let sessions = app.store().sessions_of(user.id, visitor.context.token.as_ref()).await?;
    Ok(page(&visitor, &sessions, Some(&link)))
}

fn page(visitor: &Visitor, sessions: &[Session], link: Option<&str>) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("devices");
    let minutes = (DEVICE_LINK.as_secs() / 60) as i64;
    layout::Page::of(visitor, &title, "/devices").render(html! {
        section.sheet.narrow.devices {
            h1 { (title) }
            h2 { (t.say("another-device")) }
            p { (t.say_with("device-link-help", &[("n", minutes.into())])) }
            @if let Some(link) = link {
                div.invite { (link_and_code(link)) }
                p.quiet { (t.say("device-link-once")) }
            }
            form method="post" action="/devices/link" {
                (layout::token(visitor))
                button.primary[link.is_none()] type="submit" { (t.say(if link.is_some() { "device-link-again" } else { "device-link" })) }
            }
            h2 { (t.say("known-at")) }
            ul.sessions { @for session in sessions { (row(session, visitor)) } }
            p.quiet { (t.say("known-at-help")) }
            p.links { a href="/account" { (t.say("account")) } a href="/" { (t.say("to-front")) } }
        }
    })
}

fn row(session: &Session, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let device = if session.device.is_empty() { t.say("some-device") } else { session.device.clone() };
    html! {
        li {
            strong { (device) }
            span.quiet {
                @if session.current { (t.say("this-device")) } @else { (t.say("last-seen")) " " (ago(session.seen_at, visitor.lang())) }
            }
            form method="post" action="/devices/end" {
                (layout::token(visitor))
                input type="hidden" name="session" value=(session.id);
                button type="submit" aria-label={ (t.say("end-session")) ": " (device) } { (t.say("end-session")) }
            }
        }
    }
}

/// `POST /devices/end`
pub async fn end(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    app.store().end_session(visitor.known()?.id, SessionId(fields.number("session")?)).await?;
    let gone =
        app.store().user_by_token(visitor.context.token.as_ref().ok_or(Problem::UnknownVisitor)?).await?;
    Ok(Redirect::to(if gone.is_none() { "/" } else { "/devices" }).into_response())
}

/// `GET /device/{key}`: asks whether to be known here. Looking uses nothing up, for programs look at links too.
pub async fn ask(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let parsed: Token = key.parse().map_err(|_| Problem::NoLink)?;
    let link = app.store().link(&parsed, Purpose::Device).await?.ok_or(Problem::NoLink)?;
    let t = words(visitor.lang());
    let name = [("name", link.user.name.as_str().into())];
    let title = t.say_with("device-ask", &name);
    let here = format!("/device/{key}");
    let other = visitor.user.as_ref().filter(|user| user.id != link.user.id);
    Ok(layout::Page::of(&visitor, &title, &here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("device-ask-help")) }
            @if let Some(other) = other { p.problem { (t.say_with("device-ask-other", &[("name", other.name.as_str().into())])) } }
            form method="post" action=(here) {
                (layout::token(&visitor))
                button.primary type="submit" { (t.say_with("device-yes", &name)) }
            }
            p { a href="/" { (t.say("to-front")) } }
        }
    }))
}

/// `POST /device/{key}`
pub async fn accept(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
    _: Fields,
) -> Result<Response, Problem> {
    let key: Token = key.parse().map_err(|_| Problem::NoLink)?;
    let (user, token) = app.store().use_device_link(&key, &visitor.context.device).await?;
    Ok((visitor.welcoming(&user, &token), Redirect::to("/")).into_response())
}
