//! Being forgotten, once one has said that one is sure.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};

use super::layout;
use crate::{
    App, Problem,
    fields::Fields,
    identity,
    problem::FieldFault,
    visitor::{USER_COOKIE, Visitor, removed},
    words::words,
};

/// `GET /forget`
pub async fn ask(visitor: Visitor) -> Result<Markup, Problem> {
    visitor.known()?;
    let t = words(visitor.lang());
    let title = t.say("forget");
    Ok(layout::Page::of(&visitor, &title, "/forget").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("forget-help")) }
            form method="post" action="/forget" {
                (layout::token(&visitor))
                label.check { input type="checkbox" name="sure" value="1" required; (t.say("forget-sure")) }
                button.primary type="submit" { (t.say("forget-do")) }
            }
            p { a href="/" { (t.say("to-front")) } }
        }
    }))
}

/// `POST /forget`
pub async fn forget(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    if !fields.has("sure") {
        return Err(Problem::field("sure", FieldFault::NotSure));
    }
    identity::forget(&app, visitor.known()?, visitor.lang()).await?;
    let cookie = removed(USER_COOKIE, visitor.context.secure);
    Ok((CookieJar::new().add(cookie), Redirect::to("/")).into_response())
}
