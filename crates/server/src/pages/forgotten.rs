//! A password that was forgotten: a letter leads to a new one.

use axum::extract::State;
use maud::{Markup, html};

use super::layout;
use crate::{App, Problem, fields::Fields, identity, visitor::Visitor, words::words};

/// `GET /forgotten`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("password-forgotten");
    layout::Page::of(&visitor, &title, "/forgotten").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            @if app.config().notices.letters.is_some() {
                p { (t.say("forgotten-help")) }
                form method="post" action="/forgotten" {
                    (layout::token(&visitor))
                    label { (t.say("account-name")) input type="text" name="name" maxlength="24" autocomplete="username" required; }
                    button.primary type="submit" { (t.say("forgotten-send")) }
                }
            } @else { p { (t.say("password-lost")) } }
            p.links { a href="/login" { (t.say("log-in")) } a href="/" { (t.say("to-front")) } }
        }
    })
}

/// `POST /forgotten`: the answer is the same whether there is such an account or not.
pub async fn ask(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Markup, Problem> {
    identity::ask_for_password(&app, &visitor, fields.get("name")).await?;
    let t = words(visitor.lang());
    let title = t.say("password-forgotten");
    Ok(layout::Page::of(&visitor, &title, "/forgotten").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p role="status" { (t.say("forgotten-sent")) }
            p.links { a href="/login" { (t.say("log-in")) } a href="/" { (t.say("to-front")) } }
        }
    }))
}
