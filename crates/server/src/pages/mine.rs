//! All tables of the visitor: those that wait for them first, how far each is, what happened last, how finished ones came
//! out, and which were abandoned. A table can be hidden from the list.

use std::collections::{BTreeSet, HashMap};

use axum::{extract::State, response::Redirect};
use maud::{Markup, html};
use railhead_store::{Page as Slice, Ply, Status, Table, TableId, UserId};

use super::{front, layout, settings::ours, shelf};
use crate::{
    App, Problem,
    fields::Fields,
    frame::latest,
    results::placed,
    tables::access,
    times::ago,
    visitor::Visitor,
    words::{table_title, title_of, words},
};

/// How many tables of each kind are listed.
const LISTED: u32 = 100;

/// Of how many tables it is told how far they are and what happened last.
const TOLD: usize = 12;

/// How far a table is, and what happened there last, as its player may know it.
#[derive(Clone, Default)]
pub struct News {
    /// How near the end is.
    pub clock: String,
    /// The last line of the log.
    pub last: String,
    /// How many lines of talk they have not read.
    pub unread: u32,
}

/// The first of these tables at which a game goes on: of them it is told what is new.
pub fn in_play<'a>(tables: impl Iterator<Item = &'a Table>) -> Vec<TableId> {
    tables.filter(|table| table.status == Status::Playing).take(TOLD).map(|table| table.id).collect()
}

/// What is new at tables in play, from the visitor's own eyes, and what was said anywhere that they have not read.
pub async fn news(app: &App, playing: Vec<TableId>, visitor: &Visitor) -> HashMap<TableId, News> {
    let mut news: HashMap<TableId, News> = HashMap::new();
    if let Some(user) = visitor.id() {
        for (table, unread) in app.store().unread_talk(user).await.unwrap_or_default() {
            news.entry(table).or_default().unread = unread;
        }
    }
    for table in playing {
        // A table that cannot be read says so on its own page.
        let Ok(live) = app.tables().open(table).await else { continue };
        let position = live.position().await;
        let viewer = access::eyes(&position, visitor.id(), None, visitor.lang());
        let (Ok(frame), Some(play)) = (position.frame(&viewer).await, &position.play) else { continue };
        let last = latest(play.as_ref(), &position.hands, &viewer, &position.names(visitor.lang()));
        let told = news.entry(table).or_default();
        (told.clock, told.last) = (frame.clock.clone(), last);
    }
    news
}

/// `GET /tables`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let user = visitor.known()?;
    let t = words(visitor.lang());
    let hidden: BTreeSet<TableId> = app.store().tables_hidden_from(user.id).await?.into_iter().collect();
    let of = async |status| app.store().tables_of(user.id, status, Slice::first(LISTED)).await;
    let mut going_on = of(Status::Playing).await?;
    going_on.extend(of(Status::Gathering).await?);
    let (finished, mut abandoned) = (of(Status::Finished).await?, of(Status::Abandoned).await?);
    // Of a table that was closed before anything was decided there is nothing to look at.
    abandoned.retain(|table| table.length > Ply::FIRST);
    let all: Vec<Table> = going_on
        .iter()
        .chain(&finished)
        .chain(&abandoned)
        .filter(|table| hidden.contains(&table.id))
        .cloned()
        .collect();
    let shown = |tables: Vec<Table>| -> Vec<Table> {
        tables.into_iter().filter(|table| !hidden.contains(&table.id)).collect()
    };
    let (mine, others): (Vec<Table>, Vec<Table>) =
        shown(going_on).into_iter().partition(|table| front::is_my_turn(table, &visitor));
    let (invited, others): (Vec<Table>, Vec<Table>) =
        others.into_iter().partition(|table| front::is_invited(table, &visitor));
    let (finished, abandoned) = (shown(finished), shown(abandoned));
    let over = [("finished-tables", &finished), ("abandoned-tables", &abandoned)];
    let told = news(&app, in_play(mine.iter().chain(&others)), &visitor).await;
    let title = t.say("your-tables");
    let page = layout::Page { class: "front", ..layout::Page::of(&visitor, &title, "/tables") };
    Ok(page.render(html! {
        h1 { (title) }
        @if mine.is_empty() && invited.is_empty() && others.is_empty() && finished.is_empty() && abandoned.is_empty() && all.is_empty() {
            p { (t.say("no-tables-yet")) } p { a.button href="/" { (t.say("to-front")) } }
        }
        (front::rows(&app, "your-turn", &mine, &told, &visitor, "/tables"))
        (front::rows(&app, "invited-tables", &invited, &told, &visitor, "/tables"))
        (front::rows(&app, "continue", &others, &told, &visitor, "/tables"))
        @for (heading, tables) in over.into_iter().filter(|(_, tables)| !tables.is_empty()) {
            section.rows {
                h2.caps { (t.say(heading)) " " span.count { (tables.len()) } }
                ul.tables { @for table in tables { (finished_row(&app, table, user.id, &visitor, "/tables")) } }
            }
        }
        @if !all.is_empty() {
            details {
                summary { (t.say("hidden-tables")) }
                ul.tables { @for table in &all {
                    li { a href={ "/t/" (table.id) } { strong { (table_title(table, visitor.lang())) } span.which { (front::game_of(&app, table, visitor.lang())) } }
                        (hide_form(table, "0", "show-again", "/tables", &visitor)) }
                } }
            }
        }
    }))
}

/// A game that is over, with its result if it has one, and the way to its replay. `here` is the page it stands on.
pub fn finished_row(app: &App, table: &Table, user: UserId, visitor: &Visitor, here: &str) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let game = app.game(&table.game).map_or_else(|_| table.game.clone(), |game| title_of(game, lang));
    html! {
        li {
            a href={ "/t/" (table.id) } {
                @if let Ok(game) = app.game(&table.game) { (shelf::sign(game)) }
                strong { (table_title(table, lang)) }
                span.which { (game) @if table.outcome.is_some() { " · " (placed(table, user, lang)) } }
                span.when { (ago(table.finished_at.unwrap_or(table.updated_at), lang)) }
                span.button { (t.say("look")) }
            }
            a.replay href={ "/t/" (table.id) "/replay" } { (t.say("replay")) }
            (hide_form(table, "1", "hide", here, visitor))
        }
    }
}

/// The button that hides a table from its player's list, or shows it again.
pub fn hide_form(table: &Table, hidden: &str, word: &str, here: &str, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    html! {
        form.hide method="post" action="/tables/hide" {
            (layout::token(visitor))
            input type="hidden" name="table" value=(table.id);
            input type="hidden" name="here" value=(here);
            button type="submit" name="hidden" value=(hidden) aria-label={ (t.say(word)) ": " (table_title(table, visitor.lang())) } { (t.say(word)) }
        }
    }
}

/// `POST /tables/hide`
pub async fn hide(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Redirect, Problem> {
    let table = fields.get("table").parse().map_err(|_| Problem::NoTable)?;
    app.store().hide_table(visitor.known()?.id, table, fields.get("hidden") == "1").await?;
    Ok(Redirect::to(ours(fields.get("here"))))
}
