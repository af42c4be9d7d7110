//! A new password by a link, which the host has made or a letter has brought.

use axum::{
    extract::{Path, State},
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_store::{Purpose, Token};

use super::{layout, sent::Sent};
use crate::{App, Problem, identity, passwords::SHORTEST, visitor::Visitor, words::words};

/// `GET /reset/{key}`
pub async fn show(
    State(app): State<App>,
    Path(key): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    page(&app, &visitor, &key, None).await
}

async fn page(app: &App, visitor: &Visitor, key: &str, fault: Option<&Problem>) -> Result<Markup, Problem> {
    let parsed: Token = key.parse().map_err(|_| Problem::NoLink)?;
    let link = app.store().link(&parsed, Purpose::Password).await?.ok_or(Problem::NoLink)?;
    let t = words(visitor.lang());
    let title = t.say("password-new");
    let here = format!("/reset/{key}");
    Ok(layout::Page::of(visitor, &title, &here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say_with("reset-help", &[("name", link.user.name.as_str().into())])) }
            form method="post" action=(here) {
                (layout::token(visitor))
                label {
                    (t.say("password-new"))
                    input type="password" name="password" minlength=(SHORTEST) maxlength="256" autocomplete="new-password" required;
                    small { (t.say_with("password-help", &[("n", SHORTEST.into())])) }
                }
                (layout::fault(fault, "password", visitor.lang()))
                button.primary type="submit" { (t.say("save")) }
            }
        }
    }))
}

/// `POST /reset/{key}`: whoever has set it is let in.
pub async fn reset(Path(key): Path<String>, sent: Sent) -> Result<Response, Problem> {
    let Sent { app, visitor, fields, .. } = &sent;
    let parsed: Token = key.parse().map_err(|_| Problem::NoLink)?;
    let set = async {
        let user = identity::reset_password(app, &parsed, fields.get("password")).await?;
        let token = app.store().open_session(user.id, &visitor.context.device).await?;
        Ok((visitor.welcoming(&user, &token), Redirect::to("/account")).into_response())
    };
    let has_field = |fault: &Problem| matches!(fault, Problem::Field { .. });
    let again = async |_: &Sent, fault: Problem| page(app, visitor, &key, Some(&fault)).await;
    sent.answered(set.await, has_field, again).await
}
