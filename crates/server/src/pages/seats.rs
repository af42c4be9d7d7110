//! Who sits where at a table in play, and how seats change hands.

use axum::response::Response;
use maud::{Markup, html};
use railhead_bots::Level;
use railhead_game::Seat;
use railhead_store::{Occupant, SeatNo, Status, StoredSeat};

use super::{gathering, invitation, layout, see};
use crate::{
    Problem,
    at_table::TableFor,
    fields::Fields,
    frame::{Viewer, badge},
    problem::FieldFault,
    tables::{
        Position,
        access::{self, Anyone, Hosting, Known, Way, consents, may_take},
        handover::Substitute,
        seat_of,
    },
    text::tidy_name,
    visitor::Visitor,
    words::words,
};

/// The seats of a table in play, folded away.
pub fn section(position: &Position, viewer: &Viewer, visitor: &Visitor, origin: &str) -> Markup {
    if position.table.status != Status::Playing {
        return html! {};
    }
    let t = words(viewer.lang);
    html! {
        details.sheet.handing open[held_by(position, visitor)] {
            summary { (t.say("seats")) }
            p.quiet { (t.say("handing-help")) }
            @if position.game.keeps_empty_seats() { p.quiet { (t.say("leaving-help")) } }
            ol.seats { @for place in &position.table.seats { (row(position, place, viewer, visitor, origin)) } }
        }
    }
}

/// Whether there is a new invitation to a seat that the visitor holds: then they are to see it.
fn held_by(position: &Position, visitor: &Visitor) -> bool {
    position.hands.reclaims.iter().any(|reclaim| Some(reclaim.holder) == visitor.id())
}

fn row(position: &Position, place: &StoredSeat, viewer: &Viewer, visitor: &Visitor, origin: &str) -> Markup {
    let t = words(viewer.lang);
    let here = format!("/t/{}", position.table.id);
    let seat = seat_of(place.no);
    let user = visitor.id();
    let kept = user.is_some() && place.kept_for == user;
    let asks = || position.hands.waiting().filter(|ask| ask.seat == place.no);
    let own_ask = asks().find(|ask| Some(ask.user) == user);
    html! {
        li {
            (badge(seat)) " "
            span.name { (position.names(viewer.lang).get(seat.index()).map_or("", String::as_str)) } " "
            @match &place.occupant {
                Occupant::Bot { level, .. } => { span.quiet { (t.say(&format!("seat-bot-{level}"))) } }
                Occupant::HotSeat { .. } => { span.quiet { (t.say("seat-hot-seat")) } }
                Occupant::User { .. } | Occupant::Open | Occupant::Gone => {}
            }
            @if let (true, Occupant::HotSeat { name, .. }) = (viewer.own.contains(seat), &place.occupant) {
                form method="post" action={ (here) "/rename" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat);
                    input type="text" name="name" value=(name) aria-label=(t.say("rename-seat-name")) maxlength="24" required;
                    button type="submit" { (t.say("rename-seat")) }
                }
            }
            @if viewer.own.contains(seat) {
                form method="post" action={ (here) "/hand-over" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat);
                    select name="level" aria-label=(t.say("seat-plan")) {
                        @for level in Level::LADDER { option value=(level) selected[level == Level::default()] { (t.say(&format!("seat-bot-{level}"))) } }
                    }
                    label.check { input type="checkbox" name="release" value="1"; (t.say("hand-over-release")) }
                    button type="submit" { (t.say("hand-over")) }
                }
                @if position.game.keeps_empty_seats() {
                    form method="post" action={ (here) "/leave" } {
                        (layout::token(visitor))
                        input type="hidden" name="seat" value=(seat);
                        label.check { input type="checkbox" name="sure" value="1" required; (t.say("leave-sure")) }
                        button type="submit" { (t.say("leave-seat")) }
                    }
                }
            }
            (reclaiming(position, place, visitor, origin))
            @if place.occupant == Occupant::Open { (vacancy(position, place, visitor, origin)) }
            // Who sits here answers above; a host without a seat answers here.
            @if viewer.own.is_empty() && consents(position, user) {
                @for ask in asks() {
                    span { (t.say_with("ask-wants", &[("name", ask.name.as_str().into()), ("bot", place.occupant.name().unwrap_or_default().into())])) }
                    button type="submit" form="answer" name="yes" value=(ask.id) { (t.say("ask-yes")) }
                    button type="submit" form="answer" name="no" value=(ask.id) { (t.say("ask-no")) }
                }
            }
            @if let Some(ask) = own_ask {
                span.quiet { (t.say("ask-waits")) }
                button type="submit" form="answer" name="no" value=(ask.id) { (t.say("ask-withdraw")) }
            } @else if let Ok(way) = may_take(position, user, place) {
                form method="post" action={ (here) "/take-over" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat);
                    @if user.is_none() {
                        input type="text" name="name" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")) maxlength="24" autocomplete="nickname";
                    }
                    button type="submit" { @if kept { (t.say("take-back-seat")) } @else if way == Way::Ask { (t.say("ask-seat")) } @else { (t.say("take-over")) } }
                }
            }
        }
    }
}

/// A new invitation to a seat that somebody holds: for the host to make and send, for its holder to answer.
fn reclaiming(position: &Position, place: &StoredSeat, visitor: &Visitor, origin: &str) -> Markup {
    let t = words(visitor.lang());
    let here = format!("/t/{}", position.table.id);
    let reclaim = position.hands.reclaims.iter().find(|reclaim| reclaim.seat == place.no);
    let host = access::hosts(position, visitor.id());
    let mine = visitor.id().is_some() && place.occupant.user() == visitor.id();
    html! {
        @match reclaim {
            Some(_) if mine => {
                form method="post" action={ (here) "/object" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(place.no);
                    span.problem { (t.say("reclaimed")) }
                    button.primary type="submit" name="agree" value="0" { (t.say("reclaim-object")) }
                    button type="submit" name="agree" value="1" { (t.say("reclaim-agree")) }
                }
            }
            Some(reclaim) if host => {
                @let hours = invitation::hours_until(reclaim.open_at);
                div.invite {
                    p.quiet { (t.say_with("reclaim-until", &[("hours", hours.into())])) }
                    (gathering::link_and_code(&format!("{origin}/i/{}", reclaim.invite.expose())))
                }
            }
            None if host && !mine && matches!(place.occupant, Occupant::User { .. }) => {
                form method="post" action={ (here) "/reclaim" } {
                    (layout::token(visitor))
                    button type="submit" name="seat" value=(place.no) title=(t.say("reclaim-help")) { (t.say("reclaim")) }
                }
            }
            Some(_) | None => {}
        }
    }
}

/// `POST /t/{id}/reclaim`: the host makes a new invitation to a seat that somebody holds.
pub async fn reclaim(TableFor { at, body: fields }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    at.live.reclaim(at.visitor.known()?.id, SeatNo(fields.number("seat")?)).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/object`: whoever holds the seat objects, or agrees.
pub async fn object(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let (seat, agrees) = (SeatNo(fields.number("seat")?), fields.get("agree") == "1");
    at.live.answer_reclaim(at.visitor.known()?.id, seat, agrees).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// How an empty seat of a game under way can be taken: those who play here invite, others sit down.
fn vacancy(position: &Position, place: &StoredSeat, visitor: &Visitor, origin: &str) -> Markup {
    let t = words(visitor.lang());
    let belongs = access::belongs(position, visitor.id());
    html! {
        @match &place.invite {
            Some(invite) if belongs => {
                div.invite { (gathering::link_and_code(&format!("{origin}/i/{}", invite.expose()))) }
            }
            Some(_) => { span.quiet { (t.say("seat-invited")) } }
            None if !belongs && !access::has_seen_another(position, visitor.id(), place) => {
                form method="post" action={ "/t/" (position.table.id) "/sit" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(place.no.0);
                    input type="text" name="name" value=(visitor.name()) placeholder=(t.say("your-name")) aria-label=(t.say("your-name")) maxlength="24" autocomplete="nickname";
                    button type="submit" { (t.say("sit")) }
                }
            }
            None => { span.quiet { (t.say("seat-open")) } }
        }
    }
}

/// `POST /t/{id}/leave`
pub async fn leave(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    if !fields.has("sure") {
        return Err(Problem::field("sure", FieldFault::NotSure));
    }
    at.live.leave(at.visitor.known()?.id, Some(seat)).await?;
    Ok(see("/", None))
}

/// `POST /t/{id}/hand-over`
pub async fn hand_over(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    let (level, kept) = (fields.get("level"), !fields.has("release"));
    let substitute = Substitute::playing_for(&at.position, seat, level, kept, at.visitor.lang())?;
    at.live.hand_over(at.visitor.known()?.id, seat, substitute).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/rename`: another name for whoever plays a hot seat at one's own screen.
pub async fn rename(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    let name = tidy_name(fields.get("name")).ok_or_else(|| Problem::field("name", FieldFault::NoName))?;
    at.live.rename(at.visitor.known()?.id, seat, name).await?;
    Ok(see(&format!("/t/{}?seat={seat}", at.position.table.id), None))
}

/// `POST /t/{id}/take-over`: back to a seat that is kept, or a request for one.
pub async fn take_over(TableFor { at, body: fields }: TableFor<Anyone, Fields>) -> Result<Response, Problem> {
    let seat = Seat(fields.number("seat")?);
    let (user, cookie) = at.visitor.or_guest(&at.app, fields.get("name")).await?;
    at.live.take_over(&user, seat).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), cookie))
}

/// `POST /t/{id}/answer`: yes or no to a request for a seat, by its number.
pub async fn answer(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    let yes = fields.has("yes");
    let ask = fields.number(if yes { "yes" } else { "no" })?;
    at.live.answer(at.visitor.known()?.id, ask, yes).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}
