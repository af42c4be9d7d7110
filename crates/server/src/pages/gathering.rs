//! A table before the game: who sits where, the invitations, and the start.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, header},
    response::Response,
};
use maud::{Markup, PreEscaped, html};
use qrcode::{QrCode, render::svg};
use railhead_bots::Level;
use railhead_store::{Invite, Occupant, Origin, Revision, SeatNo, Sitter, StoredSeat};

use super::{absence, layout, learn, luck, see, talk};
use crate::{
    App, Problem,
    aside::{people::People, talk::Heard},
    at_table::TableFor,
    fields::Fields,
    frame::badge,
    tables::{
        Position,
        access::{self, Anyone, Hosting, Known},
        request::{BadSeat, contribution},
        seat_of,
    },
    visitor::Visitor,
    words::{title_of, words},
};

/// The page of a table that gathers players.
pub fn page(
    position: &Position,
    (heard, people): (&Heard, &People),
    visitor: &Visitor,
    origin: &str,
) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let meta = position.game.meta();
    let user = visitor.id();
    let host = access::hosts(position, user);
    let seated = !position.seats_of(user).is_empty();
    let taken = table.seats.iter().filter(|seat| !matches!(seat.occupant, Occupant::Open)).count();
    let link = format!("{origin}/t/{}", table.id);
    let here = format!("/t/{}", table.id);
    let page = layout::Page {
        class: "gathering",
        waits: seated && !host,
        ..layout::Page::of(visitor, &table.title, &here)
    };
    page.render(html! {
        section.sheet.narrow data-watch=(table.id) data-people=(people.json()) {
            h1 { (table.title) }
            p.quiet { (title_of(position.game, visitor.lang())) " · " a href={ (here) "/rules" } { (t.say("rules")) } " " (learn::doors(position.game, visitor.lang())) }
            @if table.origin == Origin::Import { p.imported { (t.say("imported")) } }
            ol.seats {
                @for seat in &table.seats { (seat_row(position, seat, visitor, (host, seated), (origin, people))) }
            }
            @if host {
                form method="post" action={ (here) "/start" } {
                    (layout::token(visitor))
                    button.primary type="submit" disabled[taken < usize::from(meta.min_seats)] { (t.say("start")) }
                    @if taken < usize::from(meta.min_seats) {
                        p.quiet { (t.say_with("needs-players", &[("n", meta.min_seats.into())])) }
                    } @else if taken < table.seats.len() {
                        p.quiet { (t.say(if position.game.keeps_empty_seats() { "start-keeps-open" } else { "start-drops-open" })) }
                    }
                }
            } @else { p.quiet { (t.say("waiting-for-host")) } }
            @if table.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Open) && seat.invite.is_none()) {
                div.invite { h2 { (t.say("invite-link")) } (link_and_code(&link)) }
            }
            (talk::section(position, heard, visitor))
            (talk::switch_form(position, visitor))
            (absence::close_form(position, visitor))
            details.fair {
                summary { (t.say("fair")) }
                p { (t.say("fair-before")) }
                code { (table.commitment) }
            }
        }
    })
}

fn seat_row(
    position: &Position,
    seat: &StoredSeat,
    visitor: &Visitor,
    (host, seated): (bool, bool),
    (origin, people): (&str, &People),
) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let here = format!("/t/{}", table.id);
    let names = position.names(visitor.lang());
    let name = names.get(usize::from(seat.no.0)).map_or("", String::as_str);
    let mine = visitor.user.as_ref().is_some_and(|user| seat.occupant.user() == Some(user.id));
    html! {
        li {
            (badge(seat_of(seat.no))) " "
            @match &seat.occupant {
                Occupant::Open if seat.invite.is_some() => { span.name { (t.say("seat-invited")) } }
                Occupant::Open => { span.name.quiet { (t.say("seat-open")) } }
                Occupant::User { .. } => { span.name { (name) } " " (people.dot_and_words(seat.no.0)) }
                Occupant::HotSeat { .. } => { span.name { (name) } " " span.quiet { (t.say("seat-hot-seat")) } }
                Occupant::Bot { level, .. } => { span.name { (name) } " " span.quiet { (t.say(&format!("seat-bot-{level}"))) } }
                Occupant::Gone => { span.name.quiet { (t.say("seat-gone")) } }
            }
            @if matches!(seat.occupant, Occupant::Open) && seat.invite.is_none() && !seated {
                form method="post" action={ (here) "/sit" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat.no.0);
                    input type="text" name="name" value=(visitor.name()) placeholder=(t.say("your-name")) aria-label=(t.say("your-name")) maxlength="24" autocomplete="nickname";
                    button type="submit" { (t.say("sit")) }
                    (luck::field(&table.commitment, visitor.lang()))
                }
            }
            @if mine && !host {
                form method="post" action={ (here) "/stand" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat.no.0);
                    button type="submit" { (t.say("stand")) }
                }
            }
            @if host && matches!(seat.occupant, Occupant::Open | Occupant::Bot { .. }) {
                form method="post" action={ (here) "/arrange" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat.no.0);
                    input type="hidden" name="revision" value=(table.revision.0);
                    select name="plan" aria-label=(t.say("seat-plan")) {
                        option value="open" { (t.say("seat-open")) }
                        option value="invited" { (t.say("seat-invited")) }
                        @for level in Level::LADDER { option value={ "bot-" (level) } { (t.say(&format!("seat-bot-{level}"))) } }
                    }
                    button type="submit" { (t.say("change")) }
                }
            }
            @if let (true, Some(invite)) = (host, &seat.invite) {
                div.invite { (link_and_code(&format!("{origin}/i/{}", invite.expose()))) }
            }
        }
    }
}

/// A link to be copied, and its picture for a telephone's camera.
pub fn link_and_code(link: &str) -> Markup {
    let code = QrCode::new(link.as_bytes()).map(|code| {
        let svg = code.render::<svg::Color<'_>>().min_dimensions(144, 144).quiet_zone(true).build();
        // The picture comes with an XML declaration, which has no place inside a page.
        svg.split_once("?>").map_or(svg.clone(), |(_, picture)| picture.to_owned())
    });
    html! {
        input.link type="text" readonly value=(link) data-copy aria-label=(link);
        @if let Ok(svg) = code { div.qr { (PreEscaped(svg)) } }
    }
}

/// The address that visitors reach us at.
pub fn origin(headers: &HeaderMap, secure: bool) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{}://{host}", if secure { "https" } else { "http" })
}

/// `POST /t/{id}/sit`
pub async fn sit(TableFor { at, body: fields }: TableFor<Anyone, Fields>) -> Result<Response, Problem> {
    let seat = SeatNo(fields.number("seat")?);
    let (user, cookie) = at.visitor.or_guest(&at.app, fields.get("name")).await?;
    let contribution = contribution(fields.get("contribution"));
    at.live.sit(Some(seat), Sitter { user: user.id, name: user.name, contribution }).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), cookie))
}

/// `GET /i/{invite}`: what somebody with an invitation sees.
pub async fn invited(
    State(app): State<App>,
    Path(invite): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let key: Invite = invite.parse().map_err(|_| Problem::NoInvite)?;
    let table = app.store().invited_to(&key).await?.ok_or(Problem::NoInvite)?;
    let position = app.tables().open(table).await?.position().await;
    let t = words(visitor.lang());
    let title = t.say("invited-title");
    let here = format!("/i/{invite}");
    Ok(layout::Page::of(&visitor, &title, &here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("invited-text")) }
            form method="post" action=(here) {
                (layout::token(&visitor))
                label { (t.say("your-name")) input type="text" name="name" value=(visitor.name()) maxlength="24" autocomplete="nickname"; }
                (luck::field(&position.table.commitment, visitor.lang()))
                button.primary type="submit" { (t.say("sit")) }
            }
            p.links { a href={ "/rules/" (position.game.meta().id) } { (t.say("rules")) } (learn::doors(position.game, visitor.lang())) }
        }
    }))
}

/// `POST /i/{invite}`
pub async fn accept(
    State(app): State<App>,
    Path(invite): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let invite: Invite = invite.parse().map_err(|_| Problem::NoInvite)?;
    let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
    let sitter =
        Sitter { user: user.id, name: user.name, contribution: contribution(fields.get("contribution")) };
    let table = app.tables().accept(invite, sitter).await?;
    Ok(see(&format!("/t/{table}"), cookie))
}

/// `POST /t/{id}/stand`
pub async fn stand(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    at.live.stand(SeatNo(fields.number("seat")?), at.visitor.known()?.id).await?;
    Ok(see("/", None))
}

/// `POST /t/{id}/arrange`
pub async fn arrange(TableFor { at, body: fields }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    let seat = SeatNo(fields.number("seat")?);
    let wanted = fields.get("plan").parse();
    let wanted = wanted.map_err(|bad: BadSeat| Problem::field("plan", bad.into()))?;
    let seen = Revision(fields.number("revision")?);
    at.live.arrange(at.visitor.known()?.id, seat, wanted, seen).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/start`
pub async fn start(TableFor { at, .. }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    at.live.start(at.visitor.known()?.id, None).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}
