//! What those who play do about somebody who does not come, and about a game that nobody wants to play on.

use axum::{extract::State, response::Response};
use maud::{Markup, html};
use railhead_game::Seat;
use railhead_store::Status;

use super::{layout, see};
use crate::{
    App, Problem,
    at_table::{AtTable, TableFor},
    fields::Fields,
    frame::Viewer,
    holiday,
    problem::FieldFault,
    tables::{
        Position,
        access::{Hosting, Known, hosts},
    },
    times::lasting,
    visitor::Visitor,
    words::words,
};

/// Giving up: one's own seat, or the whole game.
pub fn giving_up(position: &Position, viewer: &Viewer, visitor: &Visitor) -> Markup {
    let t = words(viewer.lang);
    let here = format!("/t/{}", position.table.id);
    let plays = !viewer.own.is_empty();
    if position.table.status != Status::Playing || !(plays || hosts(position, visitor.id())) {
        return html! {};
    }
    html! {
        details.sheet.giving-up {
            summary { (t.say("giving-up")) }
            @for seat in viewer.own.iter() {
                form method="post" action={ (here) "/resign" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat);
                    label.check { input type="checkbox" name="sure" value="1" required; (t.say("resign-sure")) }
                    button type="submit" { (t.say("resign")) }
                }
            }
            form method="post" action={ (here) "/abandon" } {
                (layout::token(visitor))
                p.quiet { (t.say("abandon-help")) }
                button type="submit" name="agree" value="1" { (t.say("abandon")) }
            }
        }
    }
}

fn back<R>(at: &AtTable<R>) -> Response {
    see(&format!("/t/{}", at.position.table.id), None)
}

/// `POST /t/{id}/nudge`
pub async fn nudge(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    at.live.nudge(at.visitor.known()?.id, Seat(fields.number("seat")?)).await?;
    Ok(back(&at))
}

/// `POST /t/{id}/stand-in`: for a bot standing in at a seat, or, with `agree=0`, no longer.
pub async fn stand_in(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let (seat, yes) = (Seat(fields.number("seat")?), fields.get("agree") != "0");
    at.live.vote_stand_in(at.visitor.known()?.id, seat, yes).await?;
    Ok(back(&at))
}

/// `POST /t/{id}/resign`
pub async fn resign(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    if !fields.has("sure") {
        return Err(Problem::field("sure", FieldFault::NotSure));
    }
    at.live.resign(at.visitor.known()?.id, Some(Seat(fields.number("seat")?))).await?;
    Ok(back(&at))
}

/// `POST /t/{id}/abandon`: for giving the game up, or, with `agree=0`, no longer.
pub async fn abandon(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    at.live.vote_abandon(at.visitor.known()?.id, fields.get("agree") != "0").await?;
    Ok(back(&at))
}

/// `POST /t/{id}/close`: before the game begins.
pub async fn close(TableFor { at, .. }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    at.live.close(at.visitor.known()?.id).await?;
    Ok(see("/", None))
}

/// The host's button to close a table that gathers.
pub fn close_form(position: &Position, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    html! {
        @if hosts(position, visitor.id()) && position.table.status == Status::Gathering {
            form.close method="post" action={ "/t/" (position.table.id) "/close" } {
                (layout::token(visitor))
                button type="submit" { (t.say("close-table")) }
            }
        }
    }
}

/// `GET /holiday`: how many days one has, and the form to take some.
pub async fn holidays(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let t = words(visitor.lang());
    let user = visitor.known()?.id;
    let (until, left) = (holiday::until(&app, user).await?, holiday::days_left(&app, user).await?);
    let title = t.say("holiday");
    Ok(layout::Page::of(&visitor, &title, "/holiday").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say_with("holiday-help", &[("n", left.into())])) }
            form method="post" action="/holiday" {
                (layout::token(&visitor))
                @if let Some(until) = until {
                    p { (t.say_with("holiday-until", &[("time", lasting(until.0 - app.store().now().0, visitor.lang()).into())])) }
                    button.primary type="submit" name="days" value="0" { (t.say("holiday-end")) }
                } @else if left > 0 {
                    label { (t.say("holiday-days")) " " input type="number" name="days" min="1" max=(left) value=(left.min(7)); }
                    button.primary type="submit" { (t.say("holiday-begin")) }
                }
            }
            p.links { a href="/settings" { (t.say("settings-title")) } }
        }
    }))
}

/// `POST /holiday`: for so many days from now on; none ends it.
pub async fn holiday(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    holiday::set(&app, visitor.known()?.id, fields.number("days")?).await?;
    Ok(see("/holiday", None))
}
