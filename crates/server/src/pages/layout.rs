//! What all pages have in common.

use maud::{DOCTYPE, Markup, html};
use railhead_game::Lang;

use crate::{
    Problem, assets,
    preferences::{Preferences, Sound, Theme},
    previews,
    visitor::Visitor,
    words::words,
};

/// Where those go who skip the bar of a page like any other.
const SKIPS: &[(&str, &str)] = &[("#main", "skip")];

/// A page around `content`.
pub struct Page<'a> {
    /// Whose page it is.
    pub visitor: &'a Visitor,
    /// The language.
    pub lang: Lang,
    /// The title, without our name.
    pub title: &'a str,
    /// A class of the body.
    pub class: &'a str,
    /// The game that is shown, for its styles and those of its table.
    pub game: Option<&'a str>,
    /// The address to come back to after a change of language.
    pub here: &'a str,
    /// Where those go who skip the bar: an anchor of the page, and the message that names it.
    pub skips: &'a [(&'a str, &'a str)],
    /// Whether the page waits for others, and is asked for again where no script makes it live.
    pub waits: bool,
    /// What stands in the bar at the top, between our name and the visitor's.
    pub bar: Option<Markup>,
    /// What chat apps show of a link to the page.
    pub preview: Option<Preview<'a>>,
    /// Whether something waits for the reader: the page's title and its sign in the browser's bar say so.
    pub calls: bool,
}

/// What is shown of a link to a page where somebody sends it.
pub struct Preview<'a> {
    /// What the page is.
    pub title: &'a str,
    /// A sentence about it.
    pub about: &'a str,
    /// The game whose picture stands beside it.
    pub game: &'a str,
    /// The address that visitors reach us at.
    pub origin: &'a str,
}

impl Preview<'_> {
    fn tags(&self, here: &str) -> Markup {
        let [width, height] = previews::SIZE;
        html! {
            meta property="og:site_name" content="Railhead";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.about);
            meta property="og:url" content={ (self.origin) (here) };
            meta property="og:image" content={ (self.origin) "/assets/preview/" (self.game) ".png" };
            meta property="og:image:width" content=(width);
            meta property="og:image:height" content=(height);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

impl Page<'_> {
    /// The page of a visitor.
    pub fn of<'a>(visitor: &'a Visitor, title: &'a str, here: &'a str) -> Page<'a> {
        Page {
            visitor,
            lang: visitor.lang(),
            title,
            class: "",
            game: None,
            here,
            skips: SKIPS,
            waits: false,
            bar: None,
            preview: None,
            calls: false,
        }
    }

    /// Renders the page.
    pub fn render(&self, content: Markup) -> Markup {
        let assets = format!("/assets/{}", assets::version());
        let t = words(self.lang);
        let likes = self.visitor.context.likes;
        let light = light(likes);
        html! {
            (DOCTYPE)
            html lang=(spelling(self.lang)) data-text=(likes.text.word()) data-motion=(likes.motion.word())
                data-confirm=(likes.confirm.word()) data-ending=(likes.ending.word()) data-keys=(likes.keys.word())
                data-tempo=(likes.tempo.word()) data-sound=(likes.sound.word()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content=(match likes.theme {
                        Theme::System => "light dark",
                        Theme::Paper => "light",
                        Theme::Lamplight => "dark",
                    });
                    meta name="description" content=(self.preview.as_ref().map_or_else(|| t.say("lead"), |preview| preview.about.to_owned()));
                    @if let Some(preview) = &self.preview { (preview.tags(self.here)) }
                    meta name="form-token" content=(self.visitor.context.form_token);
                    @if self.waits { noscript { meta http-equiv="refresh" content="2"; } }
                    title { @if self.calls { "● " } (self.title) " · Railhead" }
                    link rel="stylesheet" href={ (assets) "/railhead.css" (light) };
                    @if self.game.is_none() { link rel="stylesheet" href={ (assets) "/people.css" (light) }; }
                    @if let Some(game) = self.game {
                        link rel="stylesheet" href={ (assets) "/table.css" (light) };
                        link rel="stylesheet" href={ (assets) "/shell.css" (light) };
                        link rel="stylesheet" href={ (assets) "/learn.css" (light) };
                        link rel="stylesheet" href={ "/assets/game/" (game) ".css" (light) };
                    }
                    link rel="icon" href={ (assets) (if self.calls { "/icon-calls.svg" } else { "/icon.svg" }) } type="image/svg+xml" data-icon={ (assets) "/icon.svg" } data-calls={ (assets) "/icon-calls.svg" };
                    link rel="manifest" href="/manifest.webmanifest";
                    link rel="apple-touch-icon" href="/apple-touch-icon.png";
                    @for module in assets::modules() { link rel="modulepreload" href={ (assets) "/" (module) }; }
                    script type="module" src={ (assets) "/railhead.js" } {}
                }
                body class=(self.class) {
                    @for (anchor, name) in self.skips { a.skip href=(anchor) { (t.say(name)) } }
                    header.bar {
                        a.brand href="/" { (t.say("brand")) }
                        @if let Some(bar) = &self.bar { (bar) }
                        nav.menu aria-label=(t.say("menu")) {
                            // A table's bar has no room for them; its menu has.
                            @if !self.class.starts_with("table") { (languages(self.visitor, self.here)) (light_and_sound(self.visitor, self.here)) }
                            (settings(self.visitor, self.here))
                        }
                    }
                    main #main { (content) }
                }
            }
        }
    }
}

/// The language as browsers are told it: our English is spelled as in Britain.
fn spelling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en-GB",
        Lang::PtBr => "pt-BR",
    }
}

/// What the address of a stylesheet or a picture ends with, for somebody who chose the light.
pub fn light(likes: Preferences) -> &'static str {
    match likes.theme {
        Theme::System => "",
        Theme::Paper => "?light=paper",
        Theme::Lamplight => "?light=lamplight",
    }
}

/// The languages, one tap away.
fn languages(visitor: &Visitor, here: &str) -> Markup {
    let t = words(visitor.lang());
    html! {
        form.languages method="post" action="/settings" aria-label=(t.say("language")) {
            (token(visitor))
            input type="hidden" name="here" value=(here);
            @for lang in Lang::ALL {
                @let current = (lang == visitor.lang()).then_some("true");
                button type="submit" name="language" value=(lang.tag()) lang=(spelling(lang)) aria-current=[current] {
                    (lang.tag().get(..2).unwrap_or_default().to_uppercase()) span.sr { ": " (lang.name()) }
                }
            }
        }
    }
}

/// By which light pages are read, and whether tables are heard, one click away where there is room.
fn light_and_sound(visitor: &Visitor, here: &str) -> Markup {
    let t = words(visitor.lang());
    let likes = visitor.context.likes;
    let theme = match likes.theme {
        Theme::System => Theme::Paper,
        Theme::Paper => Theme::Lamplight,
        Theme::Lamplight => Theme::System,
    };
    let (sound, waves) = match likes.sound {
        Sound::On => (Sound::Off, "M16 9.5a3.5 3.5 0 0 1 0 5M18.5 7a7 7 0 0 1 0 10"),
        Sound::Off => (Sound::On, "M16.5 9.5l5 5M21.5 9.5l-5 5"),
    };
    let said = |name: &str, now: &str| format!("{}: {}", t.say(name), t.say(&format!("{name}-{now}")));
    let (light, heard) = (said("like-theme", likes.theme.word()), said("like-sound", likes.sound.word()));
    html! {
        form.quick method="post" action="/settings" {
            (token(visitor))
            input type="hidden" name="here" value=(here);
            button type="submit" name="theme" value=(theme.word()) aria-label=(light) title=(light) {
                svg viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="12" r="8.5" {} path.full d="M12 3.5a8.5 8.5 0 0 1 0 17z" {} }
            }
            button type="submit" name="sound" value=(sound.word()) aria-label=(heard) title=(heard) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d="M4 9.5v5h3l4.5 4v-13L7 9.5z" {} path d=(waves) {} }
            }
        }
    }
}

/// Name and language, one tap away on every page.
fn settings(visitor: &Visitor, here: &str) -> Markup {
    let t = words(visitor.lang());
    html! {
        details.settings {
            summary {
                @if visitor.name().is_empty() { (t.say("you")) } @else { (visitor.name()) }
            }
            form method="post" action="/settings" {
                (token(visitor))
                input type="hidden" name="here" value=(here);
                (name_and_language(visitor))
                button type="submit" { (t.say("save")) }
                p.links { a href="/settings" { (t.say("settings-title")) } a href="/notices" { (t.say("notices")) } a href="/account" { (t.say("account")) } }
                @if visitor.user.is_some() {
                    p.links { a href="/devices" { (t.say("another-device")) } a href="/leave" { (t.say("leave")) } a href="/forget" { (t.say("forget")) } }
                } @else { p.links { a href="/login" { (t.say("log-in")) } } }
            }
        }
    }
}

/// The fields for what one is called, and in which language.
pub fn name_and_language(visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    html! {
        label { (t.say("your-name")) " " input type="text" name="name" value=(visitor.name()) maxlength="24" autocomplete="nickname"; }
        label {
            (t.say("language")) " "
            select name="language" {
                @for lang in Lang::ALL {
                    option value=(lang.tag()) selected[lang == visitor.lang()] { (lang.name()) }
                }
            }
        }
    }
}

/// The hidden field that proves a form to be ours.
pub fn token(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="token" value=(visitor.context.form_token); }
}

/// What is wrong with this field of a form, to stand under it; nothing if it is another's fault.
pub fn fault(fault: Option<&Problem>, field: &str, lang: Lang) -> Markup {
    let its = fault.filter(|fault| matches!(fault, Problem::Field { field: at, .. } if at == field));
    html! { @if let Some(fault) = its { (fault.markup(lang)) } }
}

/// A page that only says what went wrong.
pub fn problem(problem: &Problem, visitor: &Visitor) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let title = match problem {
        Problem::NotFound => t.say("page-not-found"),
        _ => t.say("problem"),
    };
    let page = Page { class: "plain", ..Page::of(visitor, &title, "/") };
    page.render(html! {
        section.sheet.narrow {
            h1 { (title) }
            (problem.markup(lang))
            p.links {
                a.button href="/" { (t.say("to-front")) }
                @if visitor.user.is_some() { a.button href="/tables" { (t.say("your-tables")) } }
                @else { a.button href="/login" { (t.say("log-in")) } }
            }
        }
    })
}
