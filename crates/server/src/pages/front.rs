//! The front page: what waits for the visitor, the games, open tables.

use std::collections::HashMap;

use axum::{extract::State, http::HeaderMap};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_game::Lang;
use railhead_store::{Occupant, Page as Slice, Status, Table, TableId};

use super::{
    gathering::origin,
    layout::{self, Preview},
    mine::{self, News},
    shelf,
};
use crate::{
    App, Problem,
    frame::badge,
    tables::seat_of,
    times::ago,
    visitor::Visitor,
    words::{table_title, title_of, words},
};

const TABLES_LISTED: u32 = 30;

const FINISHED_LISTED: u32 = 8;

/// How many tables of the visitor's own that wait for others stand on the front page.
const FEW: u8 = 4;

/// `GET /`
pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<(CookieJar, Markup), Problem> {
    let t = words(visitor.lang());
    let store = app.store();
    let of = async |status: Status, most: u32| match &visitor.user {
        Some(user) => store.tables_of(user.id, status, Slice::first(most)).await,
        None => Ok(Vec::new()),
    };
    let hidden = async {
        match &visitor.user {
            Some(user) => store.tables_hidden_from(user.id).await,
            None => Ok(Vec::new()),
        }
    };
    let (open_tables, mut running, playing, gathering, mut finished, hidden) = tokio::try_join!(
        store.open_tables(Slice::first(TABLES_LISTED)),
        store.running_tables(Slice::first(TABLES_LISTED)),
        of(Status::Playing, TABLES_LISTED),
        of(Status::Gathering, TABLES_LISTED),
        of(Status::Finished, FINISHED_LISTED),
        hidden,
    )?;
    if let Some(user) = &visitor.user {
        running.retain(|table| table.seats_of(user.id).next().is_none());
    }
    let (mut mine, mut others): (Vec<Table>, Vec<Table>) =
        playing.into_iter().partition(|table| is_my_turn(table, &visitor));
    let (mut invited, gathering): (Vec<Table>, Vec<Table>) =
        gathering.into_iter().partition(|table| is_invited(table, &visitor));
    others.extend(gathering);
    for tables in [&mut mine, &mut invited, &mut others, &mut finished] {
        tables.retain(|table| !hidden.contains(&table.id));
    }
    let more = mine.len() + others.len() + finished.len() > usize::from(FEW) || !hidden.is_empty();
    others.truncate(usize::from(FEW));
    finished.truncate(3);
    let told = mine::news(&app, mine::in_play(mine.iter().chain(&others)), &visitor).await;
    let title = t.say("front-title");
    let promise = app.promise()?;
    let tagline = html! { p.tagline { (t.say("tagline")) } };
    let (origin, about) = (origin(&headers, visitor.context.secure), t.say("lead"));
    let game = app.games().first().map_or("", |game| game.meta().id);
    let preview = Some(Preview { title: &title, about: &about, game, origin: &origin });
    let page = layout::Page {
        class: "front",
        bar: Some(tagline),
        preview,
        ..layout::Page::of(&visitor, &title, "/")
    };
    let known = visitor.renewed().into_iter().fold(CookieJar::new(), CookieJar::add);
    Ok((known, page.render(html! {
        h1.sr { (title) }
        (rows(&app, "your-turn", &mine, &told, &visitor, "/"))
        (rows(&app, "invited-tables", &invited, &told, &visitor, "/"))
        (rows(&app, "continue", &others, &told, &visitor, "/"))
        @if more { p.links { a href="/tables" { (t.say("all-your-tables")) } } }
        section.shelf aria-label=(t.say("games")) {
            @for boxed in shelf::boxes(app.games()) { (shelf::card(&boxed, &visitor, &promise)) }
        }
        @if open_tables.is_empty() {
            section.open {
                h2.caps { (t.say("open-tables")) }
                p.quiet { (t.say("no-open-tables")) }
            }
        }
        div.others {
            (rows(&app, "open-tables", &open_tables, &HashMap::new(), &visitor, "/"))
            (rows(&app, "running-tables", &running, &HashMap::new(), &visitor, "/"))
        }
        @if let Some(user) = &visitor.user {
            @if !finished.is_empty() {
                section.rows {
                    h2.caps { (t.say("finished-tables")) }
                    ul.tables { @for table in &finished { (mine::finished_row(&app, table, user.id, &visitor, "/")) } }
                }
            }
        }
        footer.foot {
            p { (t.say("foot")) }
            p.links {
                a href="/about" { (t.say("about-title")) }
                a href="/about#host" { (t.say("host-your-own")) }
                a href="/privacy" { (t.say("privacy")) }
                a href="/import" { (t.say("import")) }
                a href="/settings" { (t.say("settings-title")) }
                a href="/api/v1/openapi.json" { "API" }
            }
        }
    })))
}

/// Tables under a heading; nothing if there are none. `here` is the page they stand on.
pub fn rows(
    app: &App,
    heading: &str,
    tables: &[Table],
    told: &HashMap<TableId, News>,
    visitor: &Visitor,
    here: &str,
) -> Markup {
    let t = words(visitor.lang());
    html! {
        @if !tables.is_empty() {
            section.rows {
                h2.caps { (t.say(heading)) " " span.count { (tables.len()) } }
                ul.tables { @for table in tables { (row(app, table, told.get(&table.id), visitor, here)) } }
            }
        }
    }
}

/// Whether a table waits for the visitor.
pub fn is_my_turn(table: &Table, visitor: &Visitor) -> bool {
    let Some(user) = &visitor.user else { return false };
    let waiting: Vec<&str> = table.waiting_on.split(',').collect();
    table.seats_of(user.id).any(|seat| waiting.contains(&seat.no.0.to_string().as_str()))
}

/// Whether the host of a table has invited the visitor by name.
pub fn is_invited(table: &Table, visitor: &Visitor) -> bool {
    visitor.id().is_some_and(|user| table.invites(user))
}

/// What the game at a table is called.
pub fn game_of(app: &App, table: &Table, lang: Lang) -> String {
    app.game(&table.game).map_or_else(|_| table.game.clone(), |game| title_of(game, lang))
}

fn row(app: &App, table: &Table, news: Option<&News>, visitor: &Visitor, here: &str) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let game = game_of(app, table, lang);
    let mine = is_my_turn(table, visitor);
    let gathers = table.status == Status::Gathering;
    let seated = visitor.user.as_ref().is_some_and(|user| table.seats_of(user.id).next().is_some());
    let kept = table.seats.iter().any(|seat| seat.kept_for.is_some() && seat.kept_for == visitor.id());
    let wants_you = mine || kept || (gathers && !seated);
    let door = match table.status {
        Status::Playing if mine => "play-on-turn",
        Status::Gathering if !seated => "sit",
        Status::Playing if kept => "take-back-seat",
        Status::Playing if !seated => "watch",
        _ => "look",
    };
    html! {
        li.turn[mine] {
            a href={ "/t/" (table.id) } {
                @if let Ok(game) = app.game(&table.game) { (shelf::sign(game)) }
                strong { (table_title(table, lang)) }
                span.which { (game)
                    @if let Some(news) = news {
                        @if !news.clock.is_empty() { " · " (news.clock) }
                        @if news.unread > 0 { " " span.count title=(t.say_with("unread-talk", &[("n", news.unread.into())])) { (news.unread) span.sr { ": " (t.say_with("unread-talk", &[("n", news.unread.into())])) } } }
                    }
                }
                @if gathers { (seats(table)) }
                span.when {
                    @match news { Some(news) if mine && !news.last.is_empty() => (news.last), _ => (state(table, mine, lang)) }
                    " · " (ago(table.updated_at, lang))
                }
                span.button.primary[wants_you] { (t.say(door)) }
            }
            @if seated || is_invited(table, visitor) { (mine::hide_form(table, "1", "hide", here, visitor)) }
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
