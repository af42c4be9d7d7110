//! An invitation: who asks whom to what. It leads to its table for ever, whoever has taken the seat.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_store::{Invite, Millis, Occupant, Reclaim, Sitter, Status, StoredSeat};

use super::{
    customs,
    gathering::origin,
    layout::{self, Preview},
    learn, luck, see, shelf,
};
use crate::{
    App, Problem,
    fields::Fields,
    frame::badge,
    tables::{
        Position,
        access::{belongs, may_watch},
        request::contribution,
        seat_of,
    },
    visitor::Visitor,
    words::{rules_of, table_title, title_of, words},
};

/// `GET /i/{invite}`: whoever sits at the table is led there; a seat that is taken says so.
pub async fn show(
    State(app): State<App>,
    Path(invite): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let key: Invite = invite.parse().map_err(|_| Problem::NoInvite)?;
    let table = app.store().invited_to(&key).await?.ok_or(Problem::NoInvite)?;
    let position = app.tables().open(table).await?.position().await;
    if belongs(&position, visitor.id()) {
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    let lang = visitor.lang();
    let here = format!("/i/{invite}");
    let reclaim = position.hands.reclaims.iter().find(|reclaim| reclaim.invite == key);
    if let Some(reclaim) = reclaim.filter(|reclaim| app.store().now() < reclaim.open_at) {
        return Ok((StatusCode::CONFLICT, held(reclaim, &visitor, &here)).into_response());
    }
    let by_reclaim = reclaim.and_then(|reclaim| position.table.seat(reclaim.seat));
    let Some(seat) = open_seat(&position, &key).or(by_reclaim) else {
        return Ok((StatusCode::GONE, taken(&position, &visitor, &here)).into_response());
    };
    let host = match position.table.host {
        Some(host) => app.store().user(host).await?.map(|host| host.name),
        None => None,
    };
    let t = words(lang);
    let game = title_of(position.game, lang);
    let title = match &host {
        Some(host) => {
            t.say_with("invites-you", &[("name", host.as_str().into()), ("game", game.as_str().into())])
        }
        None => t.say_with("invited-to", &[("game", game.as_str().into())]),
    };
    let about = about(&position, &visitor);
    let origin = origin(&headers, visitor.context.secure);
    let preview = Preview { title: &title, about: &about, game: position.game.meta().id, origin: &origin };
    let page = layout::Page {
        preview: Some(preview),
        class: "invitation",
        ..layout::Page::of(&visitor, &title, &here)
    };
    Ok(page.render(html! {
        section.sheet.narrow {
            (shelf::cover(position.game, &visitor))
            h1 { (title) }
            p { strong { (table_title(&position.table, visitor.lang())) } " · " (about) }
            (sitters(&position, seat, &visitor))
            form method="post" action=(here) {
                (layout::token(&visitor))
                label { (t.say("your-name")) input type="text" name="name" value=(visitor.name()) maxlength="24" autocomplete="nickname"; }
                (luck::field(&position.table.commitment, lang))
                button.primary type="submit" { (t.say("sit")) }
            }
            p.links {
                (learn::doors(app.teacher(position.game), lang))
                a href={ "/rules/" (position.game.meta().id) } { (t.say("rules")) }
                @if may_watch(&position, visitor.id()) { a href={ "/t/" (table) } { (t.say("watch-only")) } }
                @if visitor.user.is_none() { a href={ "/login?here=" (here) } { (t.say("log-in")) } }
            }
        }
    }).into_response())
}

/// The seat that this key opens.
fn open_seat<'a>(position: &'a Position, key: &Invite) -> Option<&'a StoredSeat> {
    let goes_on = matches!(position.table.status, Status::Gathering | Status::Playing);
    let open = |seat: &&StoredSeat| seat.invite.as_ref() == Some(key) && seat.occupant == Occupant::Open;
    position.table.seats.iter().find(open).filter(|_| goes_on)
}

/// How full the table is, how long the game takes, and by which rules.
fn about(position: &Position, visitor: &Visitor) -> String {
    let lang = visitor.lang();
    let t = words(lang);
    let seats = &position.table.seats;
    let taken = seats.iter().filter(|seat| seat.occupant != Occupant::Open).count();
    let minutes = position.game.meta().lid.minutes;
    let about = [
        t.say_with("seats-taken", &[("n", taken.into()), ("of", seats.len().into())]),
        t.say_with("about-minutes", &[("n", minutes.into())]),
    ];
    let rules = rules_of(position.game, &position.options, lang);
    let about: Vec<String> =
        about.into_iter().chain(customs::pace_of(&position.table, lang)).chain([rules]).collect();
    about.join(" · ")
}

/// Who sits where, and which seat is the guest's.
fn sitters(position: &Position, own: &StoredSeat, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let names = position.names(visitor.lang());
    html! {
        ul.sitters {
            @for (seat, name) in position.table.seats.iter().zip(&names) {
                li {
                    (badge(seat_of(seat.no))) " "
                    @match &seat.occupant {
                        _ if seat.no == own.no => { strong { (t.say("seat-for-you")) } }
                        Occupant::Open => { span.quiet { (t.say("seat-still-free")) } }
                        Occupant::Bot { .. } => { (name) " " span.quiet { (t.say("bot")) } }
                        Occupant::User { user, .. } if position.table.host == Some(*user) => { (name) " " span.host { "★ " (t.say("host")) } }
                        Occupant::User { .. } | Occupant::HotSeat { .. } | Occupant::Gone => { (name) }
                    }
                }
            }
        }
    }
}

/// What whoever comes too late is told.
fn taken(position: &Position, visitor: &Visitor, here: &str) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("invite-taken");
    layout::Page::of(visitor, &title, here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("invite-taken-help")) }
            p.links {
                @if may_watch(position, visitor.id()) { a.button.primary href={ "/t/" (position.table.id) } { (t.say("watch")) } }
                @if visitor.user.is_none() { a.button href={ "/login?here=" (here) } { (t.say("log-in")) } }
                a.button href="/" { (t.say("to-front")) }
            }
        }
    })
}

/// In how many hours a moment comes, rounded up.
pub fn hours_until(then: Millis) -> i64 {
    (then.0 - Millis::now().0).max(0).div_euclid(3_600_000) + i64::from(then > Millis::now())
}

/// What whoever comes with a new invitation is told while the seat's holder may object.
fn held(reclaim: &Reclaim, visitor: &Visitor, here: &str) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("invite-held");
    layout::Page::of(visitor, &title, here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say_with("invite-held-help", &[("hours", hours_until(reclaim.open_at).into())])) }
            p { a.button href="/" { (t.say("to-front")) } }
        }
    })
}

/// `POST /i/{invite}`
pub async fn accept(
    State(app): State<App>,
    Path(invite): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let key: Invite = invite.parse().map_err(|_| Problem::NoInvite)?;
    let table = app.store().invited_to(&key).await?.ok_or(Problem::NoInvite)?;
    let position = app.tables().open(table).await?.position().await;
    if belongs(&position, visitor.id()) {
        return Ok(see(&format!("/t/{table}"), None));
    }
    let by_reclaim = position.hands.reclaims.iter().any(|reclaim| reclaim.invite == key);
    if !by_reclaim {
        open_seat(&position, &key).ok_or(Problem::InviteTaken)?;
    }
    let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
    let sitter =
        Sitter { user: user.id, name: user.name, contribution: contribution(fields.get("contribution")) };
    if by_reclaim {
        app.tables().open(table).await?.sit_by_reclaim(&key, sitter).await?;
        return Ok(see(&format!("/t/{table}"), cookie));
    }
    match app.tables().accept(key, sitter).await {
        Ok(table) => Ok(see(&format!("/t/{table}"), cookie)),
        // Somebody was quicker.
        Err(Problem::NoInvite | Problem::SeatTaken) => Err(Problem::InviteTaken),
        Err(problem) => Err(problem),
    }
}
