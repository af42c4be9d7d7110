//! What a visitor is called and likes, and leaving.

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
    preferences::{Confirm, Ending, Hinting, Keys, Motion, Preferences, Sound, Tempo, TextSize, Theme},
    problem::FieldFault,
    text::tidy_name,
    visitor::{FORM_COOKIE, LANG_COOKIE, USER_COOKIE, Visitor, lasting, removed},
    words::words,
};

/// `GET /settings`
pub async fn show(visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let likes = visitor.context.likes;
    let title = t.say("settings-title");
    let choice = |name: &str, values: &[&'static str], chosen: &str| {
        html! {
            fieldset {
                legend { (t.say(&format!("like-{name}"))) }
                @for value in values {
                    label.check {
                        input type="radio" name=(name) value=(value) checked[*value == chosen];
                        span { (t.say(&format!("like-{name}-{value}"))) }
                    }
                }
            }
        }
    };
    let themes: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
    let sizes: Vec<_> = TextSize::ALL.iter().map(|size| size.word()).collect();
    let motions: Vec<_> = Motion::ALL.iter().map(|motion| motion.word()).collect();
    let confirms: Vec<_> = Confirm::ALL.iter().map(|confirm| confirm.word()).collect();
    let endings: Vec<_> = Ending::ALL.iter().map(|ending| ending.word()).collect();
    let keys: Vec<_> = Keys::ALL.iter().map(|keys| keys.word()).collect();
    let tempos: Vec<_> = Tempo::ALL.iter().map(|tempo| tempo.word()).collect();
    let sounds: Vec<_> = Sound::ALL.iter().map(|sound| sound.word()).collect();
    let hints: Vec<_> = Hinting::ALL.iter().map(|hints| hints.word()).collect();
    layout::Page::of(&visitor, &title, "/settings").render(html! {
        section.sheet.narrow.likes {
            h1 { (title) }
            form method="post" action="/settings" {
                (layout::token(&visitor))
                input type="hidden" name="here" value="/settings";
                (layout::name_and_language(&visitor))
                (choice("theme", &themes, likes.theme.word()))
                (choice("text", &sizes, likes.text.word()))
                (choice("motion", &motions, likes.motion.word()))
                (choice("confirm", &confirms, likes.confirm.word()))
                (choice("ending", &endings, likes.ending.word()))
                (choice("keys", &keys, likes.keys.word()))
                (choice("tempo", &tempos, likes.tempo.word()))
                (choice("sound", &sounds, likes.sound.word()))
                (choice("hints", &hints, likes.hints.word()))
                button.primary type="submit" { (t.say("save")) }
            }
            p.quiet { (t.say("settings-kept")) }
            p.links {
                a href="/notices" { (t.say("notices")) }
                a href="/account" { (t.say("account")) }
                @if visitor.user.is_some() {
                    a href="/devices" { (t.say("devices")) }
                    a href="/holiday" { (t.say("holiday")) }
                    a href="/leave" { (t.say("leave")) } a href="/forget" { (t.say("forget")) }
                }
            }
            p.links { a href="/" { (t.say("to-front")) } }
        }
    })
}

/// What the fields say the visitor likes; the rest stays as it was.
fn liked(fields: &Fields, before: Preferences) -> Preferences {
    Preferences {
        theme: Theme::of_word(fields.get("theme")).unwrap_or(before.theme),
        text: TextSize::of_word(fields.get("text")).unwrap_or(before.text),
        motion: Motion::of_word(fields.get("motion")).unwrap_or(before.motion),
        confirm: Confirm::of_word(fields.get("confirm")).unwrap_or(before.confirm),
        ending: Ending::of_word(fields.get("ending")).unwrap_or(before.ending),
        keys: Keys::of_word(fields.get("keys")).unwrap_or(before.keys),
        tempo: Tempo::of_word(fields.get("tempo")).unwrap_or(before.tempo),
        sound: Sound::of_word(fields.get("sound")).unwrap_or(before.sound),
        hints: Hinting::of_word(fields.get("hints")).unwrap_or(before.hints),
        ..before
    }
}

/// `POST /settings`: what is not said stays as it was.
pub async fn save(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let lang: Lang = match fields.get("language") {
        "" => visitor.lang(),
        tag => tag.parse().map_err(|_| Problem::field("language", FieldFault::BadLanguage))?,
    };
    let mut jar = CookieJar::new().add(lasting(LANG_COOKIE, lang.tag().to_owned(), visitor.context.secure));
    let likes = liked(&fields, visitor.context.likes);
    if likes != visitor.context.likes {
        jar = jar.add(visitor.liking(likes));
    }
    let name = tidy_name(fields.get("name"));
    match (&visitor.user, name) {
        (Some(user), name) => {
            app.store().set_language(user.id, lang.tag()).await?;
            if let Some(name) = name.filter(|name| *name != user.name) {
                app.rename(user, &name).await?;
            }
            if likes.to_string() != user.likes {
                app.store().set_likes(user.id, &likes.to_string()).await?;
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
pub fn ours(here: &str) -> &str {
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

/// `POST /leave`: this browser forgets who its visitor is, and its token is worth nothing any more.
pub async fn leave(State(app): State<App>, visitor: Visitor, _: Fields) -> Result<Response, Problem> {
    if let (Some(user), Some(token)) = (visitor.id(), &visitor.context.token) {
        app.store().end_session_of(user, token).await?;
    }
    let gone = [USER_COOKIE, FORM_COOKIE].map(|name| removed(name, visitor.context.secure));
    Ok((gone.into_iter().fold(CookieJar::new(), CookieJar::add), Redirect::to("/")).into_response())
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
