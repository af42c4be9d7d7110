//! Logging in to an account.

use axum::{
    extract::{Query, State},
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

use super::{layout, sent::Sent, settings::ours};
use crate::{
    App, Problem, identity,
    visitor::{KNOWN_COOKIE, Visitor, lasting},
    words::words,
};

/// Where somebody wants to go once they are let in.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    here: Option<String>,
}

/// `GET /login?here=…`
pub async fn show(State(app): State<App>, visitor: Visitor, Query(wanted): Query<Wanted>) -> Markup {
    page(&app, &visitor, ("", wanted.here.as_deref().unwrap_or("/")), None)
}

fn page(app: &App, visitor: &Visitor, (name, here): (&str, &str), fault: Option<&Problem>) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("log-in");
    layout::Page::of(visitor, &title, "/login").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("log-in-help")) }
            @if let Some(guest) = &visitor.user {
                p.quiet { (t.say_with("log-in-leaves", &[("name", guest.name.as_str().into())])) }
            }
            (form(visitor, name, here, fault))
            @if app.config().notices.letters.is_some() {
                p { a href="/forgotten" { (t.say("password-forgotten")) } }
            } @else { p.quiet { (t.say("password-lost")) } }
            p.links { a href="/account" { (t.say("account-make")) } a href="/" { (t.say("to-front")) } }
        }
    })
}

/// The form with which one logs in.
fn form(visitor: &Visitor, name: &str, here: &str, fault: Option<&Problem>) -> Markup {
    let t = words(visitor.lang());
    html! {
        form method="post" action="/login" {
            (layout::token(visitor))
            input type="hidden" name="here" value=(ours(here));
            @if let Some(fault) = fault { (fault.markup(visitor.lang())) }
            label { (t.say("account-name")) input type="text" name="name" value=(name) maxlength="24" autocomplete="username" required; }
            label { (t.say("password")) input type="password" name="password" maxlength="256" autocomplete="current-password" required; }
            button.primary type="submit" { (t.say("log-in")) }
        }
    }
}

/// `POST /login`
pub async fn log_in(sent: Sent) -> Result<Response, Problem> {
    let Sent { app, visitor, fields, .. } = &sent;
    let (name, here) = (fields.get("name"), fields.get("here"));
    let done = identity::log_in(app, visitor, name, fields.get("password")).await.map(|let_in| {
        let known = lasting(KNOWN_COOKIE, let_in.known, visitor.context.secure);
        let cookies = visitor.welcoming(&let_in.user, &let_in.token).add(known);
        (cookies, Redirect::to(ours(here))).into_response()
    });
    let stands = |fault: &Problem| matches!(fault, Problem::WrongPassword | Problem::TooManyLogins { .. });
    let again = async |_: &Sent, fault: Problem| Ok(page(app, visitor, (name, here), Some(&fault)));
    sent.answered(done, stands, again).await
}
