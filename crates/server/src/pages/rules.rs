//! The rules of a game, with an address for every paragraph, and without the sections that are still sealed.

use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use railhead_game::{AnyGame, Options, RuleBook, Section, Seed};

use super::layout;
use crate::{
    App, Problem,
    at_table::AtTable,
    blocking::blocking,
    frame::Viewer,
    tables::{
        Position,
        access::{Access as _, Anyone, Watching},
    },
    visitor::Visitor,
    words::{title_of, words},
};

/// `GET /rules/{game}`: as whoever opens the box reads them.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let game = app.game(&id)?;
    let (lang, meta) = (visitor.lang(), game.meta());
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
    Ok(page(&visitor, &here, game.rulebook(lang), &sealed?, [html! {}, boxes]))
}

/// `GET /t/{id}/rules`: as whoever looks at this table may read them now.
pub async fn at_table(at: AtTable<Anyone>) -> Result<Markup, Problem> {
    blocking(move || page_at_table(&at)).await?
}

fn page_at_table(at: &AtTable<Anyone>) -> Result<Markup, Problem> {
    let AtTable { position, visitor, .. } = at;
    // Before the start there is nothing to watch, and whoever is invited may want to read.
    if position.play.is_some() {
        Watching::check(position, at.user())?;
    }
    let sealed = sealed(position, &at.viewer(None))?;
    let (id, game) = (position.table.id, position.game);
    let back = html! {
        div.crumbs {
            span { a href={ "/t/" (id) } { (position.table.title) } " · " (title_of(game, visitor.lang())) }
        }
    };
    Ok(page(visitor, &format!("/t/{id}/rules"), game.rulebook(visitor.lang()), &sealed, [back, html! {}]))
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

fn page(
    visitor: &Visitor,
    here: &str,
    book: &RuleBook,
    sealed: &[u8],
    [above, below]: [Markup; 2],
) -> Markup {
    let t = words(visitor.lang());
    let page = layout::Page { class: "rules", ..layout::Page::of(visitor, &book.title, here) };
    let open = |section: &&Section| !number(section).parse().is_ok_and(|number| sealed.contains(&number));
    let sections: Vec<&Section> = book.sections.iter().filter(open).collect();
    page.render(html! {
        (above)
        article.sheet.rules {
            h1 { (book.title) }
            nav.contents aria-label=(t.say("contents")) {
                ol { @for section in sections.iter().filter(|section| !section.heading.is_empty()) {
                    li { a href={ "#section-" (number(section)) } { (section.heading) } }
                } }
            }
            @for section in &sections {
                @if !section.heading.is_empty() { h2 id={ "section-" (number(section)) } { (section.heading) } }
                @for block in &section.blocks {
                    @if let Some(id) = &block.id {
                        div.paragraph id=(id) { a.id href={ "#" (id) } { (id) } div { (PreEscaped(&block.html)) } }
                    } @else { div.intro { (PreEscaped(&block.html)) } }
                }
            }
            @if !sealed.is_empty() { p.quiet { (t.say("rules-sealed")) } }
            (below)
        }
    })
}
