//! The front page: what waits for the visitor, the games, open tables.

use axum::extract::State;
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_game::Lang;
use railhead_store::{Occupant, Page as Slice, Status, Table};

use super::{layout, shelf};
use crate::{
    App, Problem,
    frame::badge,
    tables::seat_of,
    times::ago,
    visitor::Visitor,
    words::{title_of, words},
};

const TABLES_LISTED: u32 = 30;

const FINISHED_LISTED: u32 = 8;

/// `GET /`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<(CookieJar, Markup), Problem> {
    let t = words(visitor.lang());
    let store = app.store();
    let of = async |status: Status, most: u32| match &visitor.user {
        Some(user) => store.tables_of(user.id, status, Slice::first(most)).await,
        None => Ok(Vec::new()),
    };
    let (open_tables, mut running, playing, gathering, finished) = tokio::try_join!(
        store.open_tables(Slice::first(TABLES_LISTED)),
        store.running_tables(Slice::first(TABLES_LISTED)),
        of(Status::Playing, TABLES_LISTED),
        of(Status::Gathering, TABLES_LISTED),
        of(Status::Finished, FINISHED_LISTED),
    )?;
    if let Some(user) = &visitor.user {
        running.retain(|table| table.seats_of(user.id).next().is_none());
    }
    let (mine, mut others): (Vec<Table>, Vec<Table>) =
        playing.into_iter().partition(|table| is_my_turn(table, &visitor));
    others.extend(gathering);
    let title = t.say("front-title");
    let promise = app.promise()?;
    let tagline = html! { p.tagline { (t.say("tagline")) } };
    let page = layout::Page { class: "front", bar: Some(tagline), ..layout::Page::of(&visitor, &title, "/") };
    let known = visitor.renewed().into_iter().fold(CookieJar::new(), CookieJar::add);
    Ok((known, page.render(html! {
        h1.sr { (title) }
        (rows(&app, "your-turn", &mine, &visitor))
        (rows(&app, "continue", &others, &visitor))
        section.shelf aria-label=(t.say("games")) {
            @for boxed in shelf::boxes(app.games()) { (shelf::card(&boxed, &visitor, &promise)) }
        }
        @if open_tables.is_empty() {
            section.open {
                h2.caps { (t.say("open-tables")) }
                p.quiet { (t.say("no-open-tables")) }
            }
        }
        (rows(&app, "open-tables", &open_tables, &visitor))
        (rows(&app, "running-tables", &running, &visitor))
        (rows(&app, "finished-tables", &finished, &visitor))
        footer.foot {
            p { (t.say("foot")) }
            p.links { a href="/import" { (t.say("import")) } a href="/settings" { (t.say("settings-title")) } }
        }
    })))
}

/// Tables under a heading; nothing if there are none.
fn rows(app: &App, heading: &str, tables: &[Table], visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    html! {
        @if !tables.is_empty() {
            section.rows {
                h2.caps { (t.say(heading)) " " span.count { (tables.len()) } }
                ul.tables { @for table in tables { (row(app, table, visitor)) } }
            }
        }
    }
}

fn is_my_turn(table: &Table, visitor: &Visitor) -> bool {
    let Some(user) = &visitor.user else { return false };
    let waiting: Vec<&str> = table.waiting_on.split(',').collect();
    table.seats_of(user.id).any(|seat| waiting.contains(&seat.no.0.to_string().as_str()))
}

fn row(app: &App, table: &Table, visitor: &Visitor) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let game = app.game(&table.game).map_or_else(|_| table.game.clone(), |game| title_of(game, lang));
    let mine = is_my_turn(table, visitor);
    let gathers = table.status == Status::Gathering;
    let seated = visitor.user.as_ref().is_some_and(|user| table.seats_of(user.id).next().is_some());
    let wants_you = mine || (gathers && !seated);
    let door = match table.status {
        Status::Playing if mine => "play-on-turn",
        Status::Gathering if !seated => "sit",
        Status::Playing if !seated => "watch",
        _ => "look",
    };
    html! {
        li.turn[mine] {
            a href={ "/t/" (table.id) } {
                strong { (table.title) }
                span.which { (game) }
                @if gathers { (seats(table)) }
                span.when { (state(table, mine, lang)) " · " (ago(table.updated_at, lang)) }
                span.button.primary[wants_you] { (t.say(door)) }
            }
        }
    }
}

/// Who sits where, as signs.
fn seats(table: &Table) -> Markup {
    html! {
        span.chairs aria-hidden="true" {
            @for seat in &table.seats {
                @if matches!(seat.occupant, Occupant::Open) {
                    span class={ "badge free seat-" (seat.no.0) } {}
                } @else { (badge(seat_of(seat.no))) }
            }
        }
    }
}

fn state(table: &Table, mine: bool, lang: Lang) -> String {
    let t = words(lang);
    match table.status {
        Status::Gathering => {
            let free = table.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Open)).count();
            t.say_with("free-seats", &[("n", free.into())])
        }
        Status::Playing if mine => t.say("your-turn"),
        Status::Playing => {
            let names =
                table.waiting_on.split(',').filter_map(|no| table.seats.get(no.parse::<usize>().ok()?));
            let names: Vec<&str> = names.filter_map(|seat| seat.occupant.name()).collect();
            t.say_with("waiting-for", &[("names", names.join(", ").into())])
        }
        Status::Finished => t.say("finished"),
        Status::Abandoned => t.say("abandoned"),
    }
}
