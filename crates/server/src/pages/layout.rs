//! What all pages have in common.

use maud::{DOCTYPE, Markup, html};
use railhead_game::Lang;

use crate::{Problem, assets, visitor::Visitor, words::words};

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
    /// What stands in the bar at the top, between our name and the visitor's.
    pub bar: Option<Markup>,
}

impl Page<'_> {
    /// The page of a visitor.
    pub fn of<'a>(visitor: &'a Visitor, title: &'a str, here: &'a str) -> Page<'a> {
        Page { visitor: Some(visitor), lang: visitor.lang(), title, class: "", game: None, here, bar: None }
    }

    /// Renders the page.
    pub fn render(&self, content: Markup) -> Markup {
        let assets = format!("/assets/{}", assets::version());
        let t = words(self.lang);
        html! {
            (DOCTYPE)
            html lang=(self.lang.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    @if let Some(visitor) = self.visitor {
                        meta name="form-token" content=(visitor.context.form_token);
                    }
                    title { (self.title) " · Railhead" }
                    link rel="stylesheet" href={ (assets) "/railhead.css" };
                    @if let Some(game) = self.game {
                        link rel="stylesheet" href={ (assets) "/table.css" };
                        link rel="stylesheet" href={ (assets) "/shell.css" };
                        link rel="stylesheet" href={ "/assets/game/" (game) ".css" };
                    }
                    link rel="icon" href={ (assets) "/icon.svg" } type="image/svg+xml";
                    @for module in assets::modules() { link rel="modulepreload" href={ (assets) "/" (module) }; }
                    script type="module" src={ (assets) "/railhead.js" } {}
                }
                body class=(self.class) {
                    a.skip href="#main" { (t.say("skip")) }
                    header.bar {
                        a.brand href="/" { (t.say("brand")) }
                        @if let Some(bar) = &self.bar { (bar) }
                        nav.menu aria-label=(t.say("menu")) {
                            @if let Some(visitor) = self.visitor { (settings(visitor, self.here)) }
                        }
                    }
                    main #main { (content) }
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
                @if visitor.name().is_empty() { (t.say("settings")) } @else { (visitor.name()) }
            }
            form method="post" action="/settings" {
                (token(visitor))
                input type="hidden" name="here" value=(here);
                label { (t.say("your-name")) " " input type="text" name="name" value=(visitor.name()) maxlength="24" autocomplete="nickname"; }
                label {
                    (t.say("language")) " "
                    select name="language" {
                        @for lang in Lang::ALL {
                            option value=(lang.tag()) selected[lang == visitor.lang()] { (lang.name()) }
                        }
                    }
                }
                button type="submit" { (t.say("save")) }
                @if visitor.user.is_some() { p.links { a href="/leave" { (t.say("leave")) } a href="/forget" { (t.say("forget")) } } }
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
    let title = t.say("problem");
    let page = Page { visitor: None, lang, title: &title, class: "plain", game: None, here: "/", bar: None };
    page.render(html! {
        section.sheet.narrow {
            h1 { (title) }
            (problem.markup(lang))
            p { a.button href="/" { (t.say("to-front")) } }
        }
    })
}
