//! An account: a name of one's own with a password, made of a guest who keeps every seat.

use axum::{
    extract::State,
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_store::{Email, Role, Shows};

use super::{layout, sent::Sent};
use crate::{
    App, Problem,
    fields::Fields,
    identity,
    passwords::SHORTEST,
    problem::FieldFault,
    visitor::{USER_COOKIE, Visitor, lasting},
    words::words,
};

/// What was filled in, and what is wrong about it.
#[derive(Default)]
struct Draft {
    name: Option<String>,
    email: Option<String>,
    fault: Option<Problem>,
}

impl Draft {
    fn of(fields: &Fields, fault: Problem) -> Draft {
        let said = |name: &str| fields.has(name).then(|| fields.get(name).to_owned());
        Draft { name: said("name"), email: said("email"), fault: Some(fault) }
    }

    /// What is wrong with this field, under it.
    fn fault(&self, field: &str, visitor: &Visitor) -> Markup {
        layout::fault(self.fault.as_ref(), field, visitor.lang())
    }
}

/// `GET /account`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    page(&app, &visitor, &Draft::default()).await
}

async fn page(app: &App, visitor: &Visitor, draft: &Draft) -> Result<Markup, Problem> {
    let t = words(visitor.lang());
    let title = t.say("account");
    let content = match &visitor.user {
        Some(user) if user.account => {
            let email = app.store().email_of(user.id).await?;
            html! {
                p { (t.say_with("account-yours", &[("name", user.name.as_str().into())])) }
                p.links {
                    a href={ "/p/" (user.id) } { (t.say("your-page")) }
                    @if user.role == Role::Host { a href="/host" { (t.say("host-page")) } }
                }
                (shows_form(visitor, user.shows))
                (password_form(visitor, draft))
                (email_form(visitor, email.as_ref(), draft))
            }
        }
        _ => make_form(visitor, draft),
    };
    Ok(layout::Page::of(visitor, &title, "/account").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            (content)
            p.links {
                @if visitor.user.is_some() {
                    a href="/devices" { (t.say("devices")) }
                    a href="/settings" { (t.say("settings-title")) }
                }
                a href="/" { (t.say("to-front")) }
            }
        }
    }))
}

/// The form that makes an account of a guest, or of somebody new.
fn make_form(visitor: &Visitor, draft: &Draft) -> Markup {
    let t = words(visitor.lang());
    let name = draft.name.as_deref().unwrap_or(visitor.name());
    html! {
        p { (t.say("account-help")) }
        form method="post" action="/account" {
            (layout::token(visitor))
            label { (t.say("account-name")) input type="text" name="name" value=(name) maxlength="24" autocomplete="username" required; }
            (draft.fault("name", visitor))
            label {
                (t.say("password"))
                input type="password" name="password" minlength=(SHORTEST) maxlength="256" autocomplete="new-password" required;
                small { (t.say_with("password-help", &[("n", SHORTEST.into())])) }
            }
            (draft.fault("password", visitor))
            label {
                (t.say("email-optional"))
                input type="email" name="email" value=(draft.email.as_deref().unwrap_or_default()) maxlength="254" autocomplete="email";
                small { (t.say("email-help")) }
            }
            (draft.fault("email", visitor))
            button.primary type="submit" { (t.say("account-make")) }
        }
        p { (t.say("account-have")) " " a href="/login" { (t.say("log-in")) } }
    }
}

fn shows_form(visitor: &Visitor, shown: Shows) -> Markup {
    let t = words(visitor.lang());
    html! {
        form method="post" action="/account/shows" {
            (layout::token(visitor))
            fieldset {
                legend { (t.say("shows")) }
                @for shows in Shows::ALL {
                    label.check {
                        input type="radio" name="shows" value=(shows.word()) checked[*shows == shown];
                        span { (t.say(&format!("shows-{}", shows.word()))) }
                    }
                }
                button type="submit" { (t.say("save")) }
            }
        }
    }
}

fn password_form(visitor: &Visitor, draft: &Draft) -> Markup {
    let t = words(visitor.lang());
    html! {
        form method="post" action="/account/password" {
            (layout::token(visitor))
            fieldset {
                legend { (t.say("password-change")) }
                label { (t.say("password-old")) input type="password" name="old" maxlength="256" autocomplete="current-password" required; }
                (draft.fault("old", visitor))
                label { (t.say("password-new")) input type="password" name="new" minlength=(SHORTEST) maxlength="256" autocomplete="new-password" required; }
                (draft.fault("new", visitor))
                p.quiet { (t.say("password-change-help")) }
                button type="submit" { (t.say("save")) }
            }
        }
    }
}

fn email_form(visitor: &Visitor, email: Option<&Email>, draft: &Draft) -> Markup {
    let t = words(visitor.lang());
    let kept = email.map(|email| email.address.as_str()).unwrap_or_default();
    html! {
        form method="post" action="/account/email" {
            (layout::token(visitor))
            fieldset {
                legend { (t.say("email")) }
                label {
                    (t.say("email-optional"))
                    input type="email" name="email" value=(draft.email.as_deref().unwrap_or(kept)) maxlength="254" autocomplete="email";
                    small { (t.say("email-help")) }
                }
                (draft.fault("email", visitor))
                @if let Some(email) = email {
                    p.quiet { (t.say(if email.confirmed { "email-confirmed" } else { "email-unconfirmed" })) }
                }
                button type="submit" { (t.say("save")) }
            }
        }
    }
}

/// What came of a form: the page it stood on, with what is wrong at its field; for a script, as it is.
async fn answer(sent: &Sent, done: Result<Response, Problem>) -> Result<Response, Problem> {
    let has_field = |fault: &Problem| matches!(fault, Problem::Field { .. });
    sent.answered(done, has_field, async |sent, fault| {
        page(&sent.app, &sent.visitor, &Draft::of(&sent.fields, fault)).await
    })
    .await
}

fn to_account() -> Response {
    Redirect::to("/account").into_response()
}

/// `POST /account`: makes an account of the guest, or of somebody new.
pub async fn make(sent: Sent) -> Result<Response, Problem> {
    let Sent { app, visitor, fields, .. } = &sent;
    let new = (fields.get("name"), fields.get("password"), fields.get("email"));
    let made = async {
        if let Some(user) = &visitor.user {
            identity::make_account(app, visitor, user, new).await?;
            return Ok(to_account());
        }
        let guest = words(visitor.lang()).say("guest");
        let (user, token) = visitor.new_guest(app, &guest, visitor.lang()).await?;
        if let Err(problem) = identity::make_account(app, visitor, &user, new).await {
            app.store().delete_user(user.id).await?;
            return Err(problem);
        }
        let cookie = lasting(USER_COOKIE, token.expose().to_owned(), visitor.context.secure);
        Ok(super::see("/account", Some(cookie)))
    };
    let done = made.await;
    answer(&sent, done).await
}

/// `POST /account/password`
pub async fn change_password(sent: Sent) -> Result<Response, Problem> {
    let [old, new] = ["old", "new"].map(|name| sent.fields.get(name));
    let done = identity::change_password(&sent.app, &sent.visitor, old, new).await;
    answer(&sent, done.map(|()| to_account())).await
}

/// `POST /account/email`
pub async fn change_email(sent: Sent) -> Result<Response, Problem> {
    let done = identity::change_email(&sent.app, &sent.visitor, sent.fields.get("email")).await;
    answer(&sent, done.map(|()| to_account())).await
}

/// `POST /account/shows`: what one's own page shows to others.
pub async fn change_shows(sent: Sent) -> Result<Response, Problem> {
    let wanted = Shows::of_word(sent.fields.get("shows"));
    let shows = wanted.ok_or_else(|| Problem::field("shows", FieldFault::NoChoice))?;
    sent.app.store().set_shows(sent.visitor.known()?.id, shows).await?;
    Ok(to_account())
}
