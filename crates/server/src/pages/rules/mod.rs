//! The rules of a game: what it is about and how a turn goes, in pictures; then every paragraph, with an address, and
//! without the sections that are still sealed.

mod primer;
mod search;

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
};
use maud::{Markup, PreEscaped, html};
use railhead_bots::GameWithBots;
use railhead_game::{AnyGame, Lang, Options, Section, Seed};
use search::Asked;

use super::{
    gathering::origin,
    layout::{self, Preview},
    learn,
};
use crate::{
    App, Problem, assets,
    at_table::AtTable,
    blocking::blocking,
    frame::Viewer,
    tables::{
        Position,
        access::{Access as _, Anyone, Watching},
    },
    visitor::Visitor,
    words::{table_title, title_of, words},
};

/// `GET /rules/{game}`: as whoever opens the box reads them.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let game = app.game(&id)?;
    let (lang, meta) = (visitor.lang(), game.meta());
    let origin = origin(&headers, visitor.context.secure);
    let may_open = app.config().open_boxes;
    let (sealed, has_boxes) = blocking(move || {
        let sealed = sealed_at_first(game, meta.min_seats, &Options::default());
        (sealed, may_open && !game.boxes(lang).is_empty())
    })
    .await?;
    let here = format!("/rules/{id}");
    let boxes = html! {
        @if has_boxes { p { a href={ "/boxes/" (id) } { (words(lang).say("boxes")) } } }
    };
    let (sealed, teacher) = (sealed?, app.teacher(game));
    blocking(move || {
        let around = [doors(teacher, lang), boxes];
        let (visitor, origin) = (&visitor, Some(origin.as_str()));
        Reading { game, teacher, visitor, here: &here, origin, sealed: &sealed, asked: &asked, around }.page()
    })
    .await
}

/// The ways from the rules to what teaches the game otherwise.
fn doors(game: &'static dyn GameWithBots, lang: Lang) -> Markup {
    html! {
        nav.links.doors aria-label=(words(lang).say("learn-title")) {
            (learn::doors(game, lang))
            @if !game.aids(lang).is_empty() { a href={ "/aids/" (game.meta().id) } { (words(lang).say("aids")) } }
        }
    }
}

/// `GET /t/{id}/rules`: as whoever looks at this table may read them now.
pub async fn at_table(Query(asked): Query<Asked>, at: AtTable<Anyone>) -> Result<Markup, Problem> {
    blocking(move || page_at_table(&at, &asked)).await?
}

fn page_at_table(at: &AtTable<Anyone>, asked: &Asked) -> Result<Markup, Problem> {
    let AtTable { position, visitor, .. } = at;
    // Before the start there is nothing to watch, and whoever is invited may want to read.
    if position.play.is_some() {
        Watching::check(position, at.user())?;
    }
    let sealed = sealed(position, &at.viewer(None))?;
    let (id, game) = (position.table.id, position.game);
    let back = html! {
        div.crumbs {
            span { a href={ "/t/" (id) } { (table_title(&position.table, visitor.lang())) } " · " (title_of(game, visitor.lang())) }
        }
    };
    let (here, around) = (format!("/t/{id}/rules"), [back, html! {}]);
    let teacher = at.app.teacher(game);
    Ok(Reading { game, teacher, visitor, here: &here, origin: None, sealed: &sealed, asked, around }.page())
}

/// What this table keeps from these eyes. A table that has not started keeps what its options begin with.
fn sealed(position: &Position, viewer: &Viewer) -> Result<Vec<u8>, Problem> {
    match &position.play {
        Some(play) => Ok(play.sealed(viewer.seat)),
        None => {
            let seats = position.table.seats.len() as u8;
            sealed_at_first(position.game, seats, &position.options)
        }
    }
}

fn sealed_at_first(game: &'static dyn AnyGame, seats: u8, options: &Options) -> Result<Vec<u8>, Problem> {
    let meta = game.meta();
    let play = game.open(seats, options, Seed([0; 32]), meta.current_version());
    Ok(play.map_err(|error| Problem::setup(meta, error))?.sealed(None))
}

/// The number in front of a section's heading.
fn number(section: &Section) -> &str {
    section.heading.split([' ', '.']).next().unwrap_or_default()
}

/// What a rules page is made of.
struct Reading<'a> {
    game: &'static dyn GameWithBots,
    /// Whose pictures come before the paragraphs.
    teacher: &'static dyn GameWithBots,
    visitor: &'a Visitor,
    here: &'a str,
    /// The address that visitors reach us at, where the page may be shown in advance by those who pass its link on.
    origin: Option<&'a str>,
    sealed: &'a [u8],
    asked: &'a Asked,
    /// What stands above and below the rules.
    around: [Markup; 2],
}

impl Reading<'_> {
    fn page(&self) -> Markup {
        let (lang, meta) = (self.visitor.lang(), self.game.meta());
        let (t, book) = (words(lang), self.game.rulebook(lang));
        let class = format!("rules game-{}", meta.id);
        let about = self.game.words(lang).say("blurb");
        let preview =
            self.origin.map(|origin| Preview { title: &book.title, about: &about, game: meta.id, origin });
        let page = layout::Page {
            class: &class,
            game: Some(meta.id),
            preview,
            ..layout::Page::of(self.visitor, &book.title, self.here)
        };
        let open =
            |section: &&Section| !number(section).parse().is_ok_and(|number| self.sealed.contains(&number));
        let sections: Vec<&Section> = book.sections.iter().filter(open).collect();
        let [above, below] = &self.around;
        page.render(html! {
            (above)
            article.sheet.rules {
                h1 { (book.title) }
                (search::form(self.here, self.asked, lang))
                @if let Some(wanted) = self.asked.wanted() { (search::found(&sections, wanted, self.here, lang)) }
                (primer::primer(self.teacher, lang, self.here))
                nav.contents aria-label=(t.say("contents")) {
                    ol { @for section in sections.iter().filter(|section| !section.heading.is_empty()) {
                        li { a href={ "#section-" (number(section)) } { (section.heading) } }
                    } }
                }
                @for section in &sections {
                    @if section.heading.is_empty() { (paragraphs(section)) }
                    @else {
                        details.section open data-folds {
                            summary { h2 id={ "section-" (number(section)) } { (section.heading) } }
                            (paragraphs(section))
                        }
                    }
                }
                @if !self.sealed.is_empty() { p.quiet { (t.say("rules-sealed")) } }
                (below)
            }
            (assets::signs())
        })
    }
}

fn paragraphs(section: &Section) -> Markup {
    html! {
        @for block in &section.blocks {
            @if let Some(id) = &block.id {
                div.paragraph id=(id) { a.id href={ "#" (id) } { (id) } div { (PreEscaped(&block.html)) } }
            } @else { div.intro { (PreEscaped(&block.html)) } }
        }
    }
}
