//! The front page: the games, open tables, my tables, and a game against bots in one click.

use axum::{extract::State, response::Response};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_bots::Level;
use railhead_game::{AnyGame, Lang, Options};
use railhead_store::{Occupant, Origin, Page as Slice, Status, Table};

use super::{layout, luck, see};
use crate::{
    App, Problem,
    fields::Fields,
    tables::request::{SeatRequest, TableRequest},
    visitor::Visitor,
    words::words,
};

const TABLES_LISTED: u32 = 30;

/// `GET /`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<(CookieJar, Markup), Problem> {
    let lang = visitor.lang();
    let t = words(lang);
    let open_tables = app.store().open_tables(Slice::first(TABLES_LISTED)).await?;
    let (mut playing, mut gathering, mut finished) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(user) = &visitor.user {
        playing = app.store().tables_of(user.id, Status::Playing, Slice::first(TABLES_LISTED)).await?;
        gathering = app.store().tables_of(user.id, Status::Gathering, Slice::first(TABLES_LISTED)).await?;
        finished = app.store().tables_of(user.id, Status::Finished, Slice::first(8)).await?;
        playing.sort_by_key(|table| !is_my_turn(table, &visitor));
    }
    let title = t.say("front-title");
    let promise = app.promise()?;
    let page = layout::Page { class: "front", ..layout::Page::of(&visitor, &title, "/") };
    let known = visitor.renewed().into_iter().fold(CookieJar::new(), CookieJar::add);
    Ok((known, page.render(html! {
        section.masthead {
            h1 { (t.say("brand")) }
            p.lead { (t.say("lead")) }
        }
        @if !playing.is_empty() || !gathering.is_empty() {
            section.sheet {
                h2 { (t.say("my-tables")) }
                ul.tables { @for table in playing.iter().chain(&gathering) { (row(&app, table, &visitor)) } }
            }
        }
        section.games aria-label=(t.say("games")) {
            @for shown in app.games() { (game(*shown, &visitor, &promise)) }
        }
        section.sheet {
            h2 { (t.say("open-tables")) }
            @if open_tables.is_empty() { p.quiet { (t.say("no-open-tables")) } }
            ul.tables { @for table in &open_tables { (row(&app, table, &visitor)) } }
        }
        @if !finished.is_empty() {
            section.sheet {
                h2 { (t.say("finished-tables")) }
                ul.tables { @for table in &finished { (row(&app, table, &visitor)) } }
            }
        }
    })))
}

fn game(title: &'static dyn AnyGame, visitor: &Visitor, promise: &str) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let meta = title.meta();
    let seats = t.say_with("seats-range", &[("min", meta.min_seats.into()), ("max", meta.max_seats.into())]);
    html! {
        article.game {
            h2 { (meta.title) }
            p { (title.words(lang).say("blurb")) }
            p.quiet { (seats) }
            form method="post" action="/play" {
                (layout::token(visitor))
                input type="hidden" name="game" value=(meta.id);
                (luck::unseen(promise))
                button.primary type="submit" { (t.say("play-bots")) }
            }
            p.links {
                a href={ "/new?game=" (meta.id) } { (t.say("new-table")) }
                a href={ "/rules/" (meta.id) } { (t.say("rules")) }
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
    let t = words(visitor.lang());
    let game = app.game(&table.game).map_or(table.game.as_str(), |game| game.meta().title);
    let mine = is_my_turn(table, visitor);
    let names: Vec<&str> = table.seats.iter().filter_map(|seat| seat.occupant.name()).collect();
    let free = table.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Open)).count();
    html! {
        li.turn[mine] {
            a href={ "/t/" (table.id) } {
                strong { (table.title) } " " span.quiet { (game) }
                span.names { (names.join(" · ")) }
                span.state {
                    @match table.status {
                        Status::Gathering => { (t.say_with("free-seats", &[("n", free.into())])) }
                        Status::Playing if mine => { (t.say("your-turn")) }
                        Status::Playing => { (waiting(table, visitor.lang())) }
                        Status::Finished => { (t.say("finished")) }
                        Status::Abandoned => { (t.say("abandoned")) }
                    }
                }
            }
        }
    }
}

fn waiting(table: &Table, lang: Lang) -> String {
    let names = table.waiting_on.split(',').filter_map(|no| table.seats.get(no.parse::<usize>().ok()?));
    let names: Vec<&str> = names.filter_map(|seat| seat.occupant.name()).collect();
    words(lang).say_with("waiting-for", &[("names", names.join(", ").into())])
}

/// `POST /play`: a table with bots, at once, for somebody who may be new here.
pub async fn play(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let game = app.game(fields.get("game"))?;
    let meta = game.meta();
    let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
    let count = 3.clamp(meta.min_seats, meta.max_seats);
    let mut seats = vec![SeatRequest::Bot(Level::default(), None); usize::from(count)];
    seats[0] = SeatRequest::Me;
    let request = TableRequest {
        game,
        options: Options::default(),
        title: String::new(),
        seats,
        public: false,
        spectators: true,
        contribution: app.promised(fields.get("promise"), fields.get("contribution")),
        origin: Origin::New,
    };
    let id = visitor.new_table(&app, &user, request).await?;
    app.tables().open(id).await?.start(user.id, None).await?;
    Ok(see(&format!("/t/{id}"), cookie))
}
