//! A table that cannot be read: what is the matter with it, and what can still be had of it.

use axum::response::{IntoResponse, Response};
use maud::html;
use railhead_store::{Status, StoreError, StoredTable, Table, UserId};

use super::layout;
use crate::{
    App, Problem,
    tables::{RecordFile, unchecked_record},
    visitor::Visitor,
    words::{table_title, words},
};

/// The page of the table `id`, which cannot be read because of this.
pub async fn page(app: &App, visitor: &Visitor, id: &str, problem: &Problem) -> Result<Response, Problem> {
    let stored = stored(app, visitor, id).await?;
    let t = words(visitor.lang());
    let here = format!("/t/{id}");
    let title =
        stored.as_ref().map_or_else(|| t.say("problem"), |stored| table_title(&stored.table, visitor.lang()));
    let over = stored.is_some_and(|stored| stored.table.status == Status::Finished);
    let page = layout::Page { class: "plain", ..layout::Page::of(visitor, &title, &here) };
    let page = page.render(html! {
        section.sheet.narrow {
            h1 { (title) }
            (problem.markup(visitor.lang()))
            p { (t.say("damaged-help")) }
            @if over {
                p { a.button href={ (here) "/record" } { (t.say("damaged-record")) } }
            } @else {
                p { (t.say("damaged-no-record")) " " code { "railhead export " (id) } }
            }
            p { a.button href="/" { (t.say("to-front")) } }
        }
    });
    Ok((problem.status(), page).into_response())
}

/// The record of the table `id`, which cannot be read, once the game is over.
pub async fn record(app: &App, visitor: &Visitor, id: &str) -> Result<RecordFile, Problem> {
    unchecked_record(&stored(app, visitor, id).await?.ok_or(Problem::Damaged)?)
}

/// What is stored of the table, for whoever may watch it; `None` if not even that can be read.
async fn stored(app: &App, visitor: &Visitor, id: &str) -> Result<Option<StoredTable>, Problem> {
    let id = id.parse().map_err(|_| Problem::NoTable)?;
    match app.store().stored_table(id).await {
        Ok(Some(stored)) if may_watch(&stored.table, visitor.id()) => Ok(Some(stored)),
        Ok(Some(_)) => Err(Problem::NoSpectators),
        Ok(None) => Err(Problem::NoTable),
        Err(StoreError::Damaged(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn may_watch(table: &Table, user: Option<UserId>) -> bool {
    let belongs = |user| table.seats_of(user).next().is_some() || table.keeps_seat_for(user);
    table.spectators || user.is_some_and(|user| belongs(user) || table.host == Some(user))
}
