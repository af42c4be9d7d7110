//! Who sits where at a table in play, and how seats change hands.

use axum::{
    extract::{Path, State},
    response::Response,
};
use maud::{Markup, html};
use railhead_bots::Level;
use railhead_game::Seat;
use railhead_store::{Occupant, Status, StoredSeat};

use super::{layout, see};
use crate::{
    App, Problem,
    fields::Fields,
    frame::{Viewer, badge},
    tables::{Live, Position, handover::Substitute},
    visitor::Visitor,
    words::words,
};

/// The seats of a table in play, folded away.
pub fn section(position: &Position, viewer: &Viewer, visitor: &Visitor) -> Markup {
    if position.table.status != Status::Playing {
        return html! {};
    }
    let t = words(viewer.lang);
    html! {
        details.sheet.handing {
            summary { (t.say("seats")) }
            p.quiet { (t.say("handing-help")) }
            ol.seats { @for place in &position.table.seats { (row(position, place, viewer, visitor)) } }
        }
    }
}

fn row(position: &Position, place: &StoredSeat, viewer: &Viewer, visitor: &Visitor) -> Markup {
    let t = words(viewer.lang);
    let here = format!("/t/{}", position.table.id);
    let seat = Seat(place.no.0);
    let user = visitor.user.as_ref().map(|user| user.id);
    let kept = user.is_some() && place.kept_for == user;
    html! {
        li {
            (badge(seat)) " "
            span.name { (position.names(viewer.lang).get(seat.index()).map_or("", String::as_str)) } " "
            @match &place.occupant {
                Occupant::Bot { level, .. } => { span.quiet { (t.say(&format!("seat-bot-{level}"))) } }
                Occupant::HotSeat { .. } => { span.quiet { (t.say("seat-hot-seat")) } }
                Occupant::User { .. } | Occupant::Open | Occupant::Gone => {}
            }
            @if viewer.own.contains(seat) {
                form method="post" action={ (here) "/hand-over" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat);
                    select name="level" aria-label=(t.say("seat-plan")) {
                        @for level in Level::ALL.iter().rev() { option value=(level) { (t.say(&format!("seat-bot-{level}"))) } }
                    }
                    label.check { input type="checkbox" name="release" value="1"; (t.say("hand-over-release")) }
                    button type="submit" { (t.say("hand-over")) }
                }
            }
            @if position.may_take(user, place).is_ok() {
                form method="post" action={ (here) "/take-over" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat);
                    @if user.is_none() {
                        input type="text" name="name" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")) maxlength="24" autocomplete="nickname";
                    }
                    button type="submit" { @if kept { (t.say("take-back-seat")) } @else { (t.say("take-over")) } }
                }
            }
        }
    }
}

/// `POST /t/{id}/hand-over`
pub async fn hand_over(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let live = app.tables().named(&id).await?;
    let seat = Seat(fields.number("seat")?);
    stand_in(&app, &live, &visitor, seat, fields.get("level"), fields.has("release")).await?;
    Ok(see(&format!("/t/{id}"), None))
}

/// Lets a bot of this level stand in for the visitor, for good or until they come back.
pub async fn stand_in(
    app: &App,
    live: &Live,
    visitor: &Visitor,
    seat: Seat,
    level: &str,
    release: bool,
) -> Result<(), Problem> {
    let user = visitor.known()?;
    let level = level.parse().map_err(|_| Problem::field("level", "bad-seat"))?;
    let name = live.position().await.names(visitor.lang()).get(seat.index()).cloned().unwrap_or_default();
    let name = words(visitor.lang()).say_with("bot-for", &[("name", name.as_str().into())]);
    live.hand_over(user.id, seat, Substitute { level, name, kept: !release }, app.config().bot_pause).await?;
    Ok(())
}

/// `POST /t/{id}/take-over`
pub async fn take_over(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    let live = app.tables().named(&id).await?;
    let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
    live.take_over(&user, seat).await?;
    Ok(see(&format!("/t/{id}"), cookie))
}
