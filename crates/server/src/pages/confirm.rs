//! Confirming an address for letters by the link that was sent to it.

use axum::{
    extract::{Path, State},
    response::Redirect,
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

/// `POST /confirm/{key}`
pub async fn confirm(
    State(app): State<App>,
    Path(key): Path<String>,
    _: Fields,
) -> Result<Redirect, Problem> {
    let key: Token = key.parse().map_err(|_| Problem::NoLink)?;
    identity::confirm_email(&app, &key).await?;
    Ok(Redirect::to("/notices"))
}
