//! Name and language, and leaving.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_game::Lang;

use super::layout;
use crate::{
    App, Problem,
    fields::Fields,
    problem::FieldFault,
    text::tidy_name,
    visitor::{FORM_COOKIE, LANG_COOKIE, USER_COOKIE, Visitor, lasting, removed},
    words::words,
};

/// `POST /settings`
pub async fn save(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let lang: Lang =
        fields.get("language").parse().map_err(|_| Problem::field("language", FieldFault::BadLanguage))?;
    let mut jar = CookieJar::new().add(lasting(LANG_COOKIE, lang.tag().to_owned(), visitor.context.secure));
    let name = tidy_name(fields.get("name"));
    match (&visitor.user, name) {
        (Some(user), name) => {
            app.store().set_language(user.id, lang.tag()).await?;
            if let Some(name) = name.filter(|name| *name != user.name) {
                app.rename(user.id, &name).await?;
            }
        }
        (None, Some(name)) => {
            let (_, cookie) = visitor.or_guest(&app, &name).await?;
            jar = cookie.into_iter().fold(jar, CookieJar::add);
        }
        (None, None) => {}
    }
    Ok((jar, Redirect::to(ours(fields.get("here")))).into_response())
}

/// The address, if it is one of a page of ours; else the front page. An address on another host would begin with two
/// slashes or a scheme; browsers take a backslash for a slash, and leave out tabs and line ends before they look.
fn ours(here: &str) -> &str {
    let plain = here.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && here.starts_with('/') && !here.starts_with("//") { here } else { "/" }
}

/// `GET /leave`
pub async fn ask(visitor: Visitor) -> Result<Markup, Problem> {
    visitor.known()?;
    let t = words(visitor.lang());
    let title = t.say("leave");
    Ok(layout::Page::of(&visitor, &title, "/leave").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("leave-help")) }
            form method="post" action="/leave" {
                (layout::token(&visitor))
                button.primary type="submit" { (title) }
            }
            p { a href="/" { (t.say("to-front")) } }
        }
    }))
}

/// `POST /leave`: this browser forgets who its visitor is.
pub async fn leave(visitor: Visitor, _: Fields) -> Response {
    let gone = [USER_COOKIE, FORM_COOKIE].map(|name| removed(name, visitor.context.secure));
    (gone.into_iter().fold(CookieJar::new(), CookieJar::add), Redirect::to("/")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_leads_to_a_page_of_ours() {
        for here in ["/", "/t/7k2mq9x04t?seat=1", "/new?game=last-spike", "/rules/chaparral#CH-1.1"] {
            assert_eq!(ours(here), here);
        }
        for here in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "\t//evil.example",
            "/\n/evil.example",
            "/\r\n/evil.example",
            " //evil.example",
            "/é",
        ] {
            assert_eq!(ours(here), "/", "{here:?}");
        }
    }
}
