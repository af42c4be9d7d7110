//! Who sits where at a table in play, and how seats change hands.

use axum::response::Response;
use maud::{Markup, html};
use railhead_bots::Level;
use railhead_game::Seat;
use railhead_store::{Occupant, Status, StoredSeat};

use super::{layout, see};
use crate::{
    Problem,
    at_table::TableFor,
    fields::Fields,
    frame::{Viewer, badge},
    tables::{
        Position,
        access::{Anyone, Known, may_take},
        handover::Substitute,
        seat_of,
    },
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
    let seat = seat_of(place.no);
    let user = visitor.id();
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
            @if may_take(position, user, place).is_ok() {
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
pub async fn hand_over(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    let (level, kept) = (fields.get("level"), !fields.has("release"));
    let substitute = Substitute::playing_for(&at.position, seat, level, kept, at.visitor.lang())?;
    at.live.hand_over(at.visitor.known()?.id, seat, substitute).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/take-over`
pub async fn take_over(TableFor { at, body: fields }: TableFor<Anyone, Fields>) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    let (user, cookie) = at.visitor.or_guest(&at.app, fields.get("name")).await?;
    at.live.take_over(&user, seat).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), cookie))
}
