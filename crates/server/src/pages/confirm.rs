//! Confirming an address for letters by the link that was sent to it.

use axum::{
    extract::{Path, State},
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_store::{Purpose, Token};

use super::layout;
use crate::{App, Problem, fields::Fields, identity, visitor::Visitor, words::words};

/// `GET /confirm/{key}`: asks; looking uses nothing up.
pub async fn show(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let parsed: Token = key.parse().map_err(|_| Problem::NoLink)?;
    let link = app.store().link(&parsed, Purpose::Email).await?.ok_or(Problem::NoLink)?;
    let t = words(visitor.lang());
    let title = t.say("email-confirm");
    let here = format!("/confirm/{key}");
    Ok(layout::Page::of(&visitor, &title, &here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say_with("email-confirm-help", &[("name", link.user.name.as_str().into())])) }
            form method="post" action=(here) {
                (layout::token(&visitor))
                button.primary type="submit" { (title) }
            }
        }
    }))
}

/// `POST /confirm/{key}`: leads on to what letters tell. Who is not known in this browser is told that it is done.
pub async fn confirm(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
    _: Fields,
) -> Result<Response, Problem> {
    let key: Token = key.parse().map_err(|_| Problem::NoLink)?;
    identity::confirm_email(&app, &key).await?;
    if visitor.user.is_some() {
        return Ok(Redirect::to("/notices").into_response());
    }
    let t = words(visitor.lang());
    let title = t.say("email-confirmed-now");
    let page = layout::Page::of(&visitor, &title, "/").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p.links { a href="/login" { (t.say("log-in")) } a href="/" { (t.say("to-front")) } }
        }
    });
    Ok(page.into_response())
}
