//! What all pages have in common.

use maud::{DOCTYPE, Markup, html};
use railhead_game::Lang;

use crate::{
    Problem, assets,
    preferences::{Preferences, Theme},
    visitor::Visitor,
    words::words,
};

/// Where those go who skip the bar of a page like any other.
const SKIPS: &[(&str, &str)] = &[("#main", "skip")];

/// A page around `content`.
pub struct Page<'a> {
    /// Whose page it is; `None` for a page that knows nobody.
    pub visitor: Option<&'a Visitor>,
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
}

impl Page<'_> {
    /// The page of a visitor.
    pub fn of<'a>(visitor: &'a Visitor, title: &'a str, here: &'a str) -> Page<'a> {
        Page {
            visitor: Some(visitor),
            lang: visitor.lang(),
            title,
            class: "",
            game: None,
            here,
            skips: SKIPS,
            waits: false,
            bar: None,
        }
    }

    /// Renders the page.
    pub fn render(&self, content: Markup) -> Markup {
        let assets = format!("/assets/{}", assets::version());
        let t = words(self.lang);
        let likes = self.visitor.map(|visitor| visitor.context.likes).unwrap_or_default();
        let light = light(likes);
        html! {
            (DOCTYPE)
            html lang=(spelling(self.lang)) data-text=(likes.text.word()) data-motion=(likes.motion.word())
                data-confirm=(likes.confirm.word()) data-ending=(likes.ending.word()) data-keys=(likes.keys.word())
                data-sound=(likes.sound.word()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content=(match likes.theme {
                        Theme::System => "light dark",
                        Theme::Paper => "light",
                        Theme::Lamplight => "dark",
                    });
                    meta name="description" content=(t.say("lead"));
                    @if let Some(visitor) = self.visitor {
                        meta name="form-token" content=(visitor.context.form_token);
                    }
                    @if self.waits { noscript { meta http-equiv="refresh" content="2"; } }
                    title { (self.title) " · Railhead" }
                    link rel="stylesheet" href={ (assets) "/railhead.css" (light) };
                    @if let Some(game) = self.game {
                        link rel="stylesheet" href={ (assets) "/table.css" (light) };
                        link rel="stylesheet" href={ (assets) "/shell.css" (light) };
                        link rel="stylesheet" href={ (assets) "/learn.css" (light) };
                        link rel="stylesheet" href={ "/assets/game/" (game) ".css" (light) };
                    }
                    link rel="icon" href={ (assets) "/icon.svg" } type="image/svg+xml";
                    @for module in assets::modules() { link rel="modulepreload" href={ (assets) "/" (module) }; }
                    script type="module" src={ (assets) "/railhead.js" } {}
                }
                body class=(self.class) {
                    @for (anchor, name) in self.skips { a.skip href=(anchor) { (t.say(name)) } }
                    header.bar {
                        a.brand href="/" { (t.say("brand")) }
                        @if let Some(bar) = &self.bar { (bar) }
                        nav.menu aria-label=(t.say("menu")) {
                            @if let Some(visitor) = self.visitor {
                                @if self.game.is_none() { (languages(visitor, self.here)) }
                                (settings(visitor, self.here))
                            }
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
                p.links { a href="/settings" { (t.say("settings-title")) } }
                @if visitor.user.is_some() { p.links { a href="/leave" { (t.say("leave")) } a href="/forget" { (t.say("forget")) } } }
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

/// A page that only says what went wrong.
pub fn problem(problem: &Problem, lang: Lang) -> Markup {
    let t = words(lang);
    let title = match problem {
        Problem::NotFound => t.say("page-not-found"),
        _ => t.say("problem"),
    };
    let page = Page {
        visitor: None,
        lang,
        title: &title,
        class: "plain",
        game: None,
        here: "/",
        skips: SKIPS,
        waits: false,
        bar: None,
    };
    page.render(html! {
        section.sheet.narrow {
            h1 { (title) }
            (problem.markup(lang))
            p { a.button href="/" { (t.say("to-front")) } }
        }
    })
}
