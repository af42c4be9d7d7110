//! A table before the game: who sits where, the invitations, and the start.

use axum::{
    http::{HeaderMap, header},
    response::{IntoResponse as _, Response},
};
use maud::{Markup, PreEscaped, html};
use qrcode::{QrCode, render::svg};
use railhead_bots::Level;
use railhead_store::{Occupant, Origin, Revision, SeatNo, Sitter, Status, StoredSeat, Visibility};

use super::{
    absence,
    by_name::{self, Invited},
    by_script, customs, hints, layout, learn, luck, see, shelf, talk,
};
use crate::{
    Problem,
    aside::{
        people::{People, people},
        talk::{Heard, heard},
    },
    at_table::{AtTable, TableFor},
    fields::Fields,
    frame::badge,
    tables::{
        Position,
        access::{self, Access, Anyone, Hosting, Known, Seated},
        request::{BadSeat, contribution},
        seat_of,
    },
    visitor::Visitor,
    words::{rules_of, table_title, title_of, words},
};

/// The page of a table that gathers players, whose host has invited these by name.
pub async fn look<R: Access>(
    at: &AtTable<R>,
    headers: &HeaderMap,
    invited: &Invited,
) -> Result<Markup, Problem> {
    let AtTable { position, visitor, .. } = at;
    let origin = origin(headers, visitor.context.secure);
    let heard = heard(&at.app, &at.live, at.user(), visitor.lang()).await?;
    let people = people(&at.live, at.user(), visitor.lang()).await?;
    let lessons = learn::doors(at.app.teacher(position.game), visitor.lang());
    Ok(page(position, (&heard, &people, invited), visitor, (&origin, &lessons)))
}

fn page(
    position: &Position,
    (heard, people, invited): (&Heard, &People, &Invited),
    visitor: &Visitor,
    (origin, lessons): (&str, &Markup),
) -> Markup {
    let t = words(visitor.lang());
    let lang = visitor.lang();
    let table = &position.table;
    let title = table_title(table, lang);
    let meta = position.game.meta();
    let user = visitor.id();
    let host = access::hosts(position, user);
    let seated = !position.seats_of(user).is_empty();
    let link = format!("{origin}/t/{}", table.id);
    let here = format!("/t/{}", table.id);
    let found_by = if table.visibility == Visibility::Public { "listed-now" } else { "by-link-now" };
    let minutes = t.say_with("about-minutes", &[("n", meta.lid.minutes.into())]);
    let about: Vec<String> = std::iter::once(minutes)
        .chain(customs::pace_of(table, lang))
        .chain([rules_of(position.game, &position.options, lang), t.say(found_by)])
        .collect();
    let page = layout::Page {
        class: "gathering",
        waits: seated && !host,
        ..layout::Page::of(visitor, &title, &here)
    };
    let has_open = table.seats.iter().any(|seat| seat.occupant == Occupant::Open && seat.invite.is_none());
    page.render(html! {
        section.waiting data-watch=(table.id) data-people=(people.json()) {
            div.lid { (shelf::cover(position.game, visitor)) }
            div.who {
                h1 { (title) }
                p.quiet { strong { (title_of(position.game, lang)) } " · " (about.join(" · ")) }
                @if table.origin == Origin::Import { p.imported { (t.say("imported")) } }
                @if table.status == Status::Abandoned { p.problem { (t.say("table-closed")) } }
                ol.seats {
                    @for seat in &table.seats { (seat_row(position, seat, visitor, (host, seated), (people, invited))) }
                }
                @if host && table.seats.len() < usize::from(meta.max_seats) && table.status == Status::Gathering {
                    form.add method="post" action={ (here) "/seats" } {
                        (layout::token(visitor))
                        input type="hidden" name="revision" value=(table.revision.0);
                        button type="submit" name="plan" value="invited" { "+ " (t.say("add-seat")) }
                    }
                }
            }
            section.invitations {
                div.invites {
                @if host {
                    @for seat in &table.seats {
                        @if let Some(invite) = &seat.invite { (invitation(position, seat, &format!("{origin}/i/{}", invite.expose()), invited, visitor)) }
                    }
                }
                @if has_open {
                    div.invite {
                        h2.caps { (t.say("invite-link")) }
                        (link_and_ways(&link, visitor))
                    }
                }
                }
                (talk::section(position, heard, visitor))
                (talk::switch_form(position, visitor))
                (hints::allowed(position, visitor))
                details.fair {
                    summary { (t.say("fair")) }
                    p { (t.say("fair-before")) }
                    code { (table.commitment) }
                }
            }
            @if table.status == Status::Gathering { (foot(position, visitor, (host, seated), lessons)) }
        }
    })
}

/// What the host, or a guest, can do to get on, and the way to the `lessons` meanwhile.
fn foot(position: &Position, visitor: &Visitor, (host, seated): (bool, bool), lessons: &Markup) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let here = format!("/t/{}", table.id);
    let meta = position.game.meta();
    let taken = table.seats.iter().filter(|seat| seat.occupant != Occupant::Open).count();
    let few = taken < usize::from(meta.min_seats);
    let keeps = position.game.keeps_empty_seats();
    let left_out = left_out(position);
    let ready = visitor.id().is_some_and(|user| table.seats_of(user).any(|seat| seat.ready));
    html! {
        footer.foot {
            div.links {
                span { (t.say("meanwhile")) }
                a href={ (here) "/rules" } { (t.say("rules")) }
                (lessons)
                (absence::close_form(position, visitor))
            }
            @if host {
                form method="post" action={ (here) "/start" } {
                    (layout::token(visitor))
                    button.primary type="submit" disabled[few] {
                        strong { (t.say_with("start-with", &[("n", taken.into())])) }
                        @if few { small { (t.say_with("needs-players", &[("n", meta.min_seats.into())])) } }
                        @else if !left_out.is_empty() {
                            small { (t.say_with(if keeps { "start-keeps" } else { "start-drops" }, &[("n", (left_out.len() as i64).into()), ("seats", left_out.join(", ").into())])) }
                        }
                    }
                }
            } @else if seated {
                form method="post" action={ (here) "/ready" } {
                    (layout::token(visitor))
                    button.primary[!ready] type="submit" name="ready" value=(if ready { "0" } else { "1" }) {
                        strong { (t.say(if ready { "not-ready" } else { "ready" })) }
                        small { (t.say("waiting-for-host")) }
                    }
                }
            } @else { p.quiet { (t.say("waiting-for-host")) } }
        }
    }
}

/// The letters of the seats that nobody has.
fn left_out(position: &Position) -> Vec<String> {
    let open = position.table.seats.iter().filter(|seat| seat.occupant == Occupant::Open);
    open.map(|seat| railhead_game::seat_letter(seat_of(seat.no)).to_string()).collect()
}

fn seat_row(
    position: &Position,
    seat: &StoredSeat,
    visitor: &Visitor,
    (host, seated): (bool, bool),
    (people, invited): (&People, &Invited),
) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let here = format!("/t/{}", table.id);
    let names = position.names(visitor.lang());
    let name = names.get(usize::from(seat.no.0)).map_or("", String::as_str);
    let mine = visitor.user.as_ref().is_some_and(|user| seat.occupant.user() == Some(user.id));
    let hosts = table.host.is_some() && seat.occupant.user() == table.host;
    let free = seat.occupant == Occupant::Open;
    let meant = free && seat.meant_for.is_some() && seat.meant_for == visitor.id();
    let changes = host && !mine && table.status == Status::Gathering;
    html! {
        li.free[free] {
            @if free { span class={ "badge free seat-" (seat.no.0) } aria-hidden="true" { (railhead_game::seat_letter(seat_of(seat.no))) } }
            @else { (badge(seat_of(seat.no))) }
            div.sitter {
                @match &seat.occupant {
                    Occupant::Open if meant => { span.name { (t.say("seat-kept-for-you")) } small { (t.say("notice-invited-help")) } }
                    Occupant::Open if seat.invite.is_some() && invited.to(seat.no).is_some() => { span.name { (invited.to(seat.no).unwrap_or_default()) } small { (t.say("seat-invited-by-name")) } }
                    Occupant::Open if seat.invite.is_some() => { span.name { (t.say("seat-invited-now")) } small { (t.say("seat-invited-help")) } }
                    Occupant::Open => { span.name { (t.say("seat-open-now")) } }
                    Occupant::User { .. } => {
                        span.name { (name) @if mine { " " span.quiet { "(" (t.say("you")) ")" } } @if hosts { " " span.host { "★ " (t.say("host")) } } }
                        small { (people.dot_and_words(seat.no.0)) }
                    }
                    Occupant::HotSeat { .. } => { span.name { (name) } small { (t.say("seat-hot-seat")) } }
                    Occupant::Bot { level, .. } => { span.name { (name) } small { (t.say(&format!("seat-bot-{level}"))) } }
                    Occupant::Gone => { span.name.quiet { (t.say("seat-gone")) } }
                }
            }
            @if matches!(seat.occupant, Occupant::User { .. }) && (seat.ready || hosts) { span.good { "✓ " (t.say("is-ready")) } }
            @if free && (seat.invite.is_none() || meant) && !seated && table.status == Status::Gathering {
                form method="post" action={ (here) "/sit" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat.no.0);
                    input type="text" name="name" value=(visitor.name()) placeholder=(t.say("your-name")) aria-label=(t.say("your-name")) maxlength="24" autocomplete="nickname";
                    button.primary[meant] type="submit" { (t.say("sit")) }
                    (luck::field(&table.commitment, visitor.lang()))
                }
            }
            @if meant && !seated && table.status == Status::Gathering { (by_name::decline_form(position, visitor)) }
            @if mine && !host && table.status == Status::Gathering {
                form method="post" action={ (here) "/stand" } {
                    (layout::token(visitor))
                    input type="hidden" name="seat" value=(seat.no.0);
                    button type="submit" { (t.say("stand")) }
                }
            }
            @if mine && table.status == Status::Gathering && matches!(seat.occupant, Occupant::User { .. }) { (colours(position, seat, visitor)) }
            @if changes { (seat_menu(position, seat, visitor)) }
        }
    }
}

/// The colours and signs that whoever sits at `own` may have: their own, and those of seats where no person sits.
fn colours(position: &Position, own: &StoredSeat, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let may = |seat: &&StoredSeat| seat.occupant.user().is_none() || seat.no == own.no;
    html! {
        // Where there is nothing but one's own there is nothing to choose.
        @if table.seats.iter().filter(may).nth(1).is_some() {
            form.colours method="post" action={ "/t/" (table.id) "/move" } aria-label=(t.say("choose-colour")) {
                (layout::token(visitor))
                @for seat in table.seats.iter().filter(may) {
                    @let letter = railhead_game::seat_letter(seat_of(seat.no)).to_string();
                    button type="submit" name="seat" value=(seat.no.0) aria-pressed=(if seat.no == own.no { "true" } else { "false" })
                        aria-label=(t.say_with("colour-of", &[("seat", letter.into())])) title=(t.say("choose-colour")) { (badge(seat_of(seat.no))) }
                }
            }
        }
    }
}

/// What the host may make of a seat; what it is now is chosen.
fn seat_menu(position: &Position, seat: &StoredSeat, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let now = plan_of(seat);
    let stays = matches!(seat.occupant, Occupant::User { .. } | Occupant::HotSeat { .. } | Occupant::Gone);
    let is_yardstick =
        now.starts_with("bot-") && !Level::LADDER.iter().any(|level| now == format!("bot-{level}"));
    let more = table.seats.len() > usize::from(position.game.meta().min_seats);
    let letter = railhead_game::seat_letter(seat_of(seat.no)).to_string();
    html! {
        form.menu method="post" action={ "/t/" (table.id) "/arrange" } {
            (layout::token(visitor))
            input type="hidden" name="seat" value=(seat.no.0);
            input type="hidden" name="revision" value=(table.revision.0);
            select name="plan" data-saves aria-label={ (t.say("seat-plan")) " (" (letter) ")" } {
                @if stays { option value="stay" selected { (t.say("seat-stays")) } }
                @if is_yardstick { option value=(now) selected { (t.say(&format!("seat-{now}"))) } }
                @for plan in ["invited", "open"] {
                    option value=(plan) selected[now == plan] { (t.say(&format!("seat-{plan}"))) }
                }
                @for level in Level::LADDER {
                    @let plan = format!("bot-{level}");
                    option value=(plan) selected[now == plan] { (t.say(&format!("seat-{plan}"))) }
                }
                @if more { option value="none" { (t.say("remove-seat")) } }
            }
            button type="submit" { (t.say("change")) }
        }
    }
}

/// What a seat is, in the words of requests for seats.
fn plan_of(seat: &StoredSeat) -> String {
    match &seat.occupant {
        Occupant::Open if seat.invite.is_some() => "invited".to_owned(),
        Occupant::Open => "open".to_owned(),
        Occupant::Bot { level, .. } => format!("bot-{level}"),
        Occupant::User { .. } | Occupant::HotSeat { .. } | Occupant::Gone => "stay".to_owned(),
    }
}

/// The link for one seat.
fn invitation(
    position: &Position,
    seat: &StoredSeat,
    link: &str,
    invited: &Invited,
    visitor: &Visitor,
) -> Markup {
    let t = words(visitor.lang());
    let table = &position.table;
    let letter = railhead_game::seat_letter(seat_of(seat.no)).to_string();
    html! {
        div.invite {
            h2.caps { (t.say_with("link-for-seat", &[("seat", letter.into())])) }
            (link_and_ways(link, visitor))
            @if seat.meant_for.is_none() { (invited.form(position, seat, visitor)) }
            form method="post" action={ "/t/" (table.id) "/arrange" } {
                (layout::token(visitor))
                input type="hidden" name="seat" value=(seat.no.0);
                input type="hidden" name="revision" value=(table.revision.0);
                button type="submit" name="plan" value="invited" { (t.say("renew-link")) }
            }
        }
    }
}

/// A link, the ways to send it, and its picture folded away.
fn link_and_ways(link: &str, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    html! {
        div.ways {
            input.link type="text" readonly value=(link) data-copy aria-label=(link);
            button type="button" data-copies data-done=(t.say("copied")) { (t.say("copy")) }
            button type="button" hidden data-shares=(link) { (t.say("share")) " …" }
        }
        details.code {
            summary { (t.say("qr-code")) }
            @if let Some(code) = code(link) { (code) }
        }
    }
}

/// A link to be copied, and its picture for a telephone's camera.
pub fn link_and_code(link: &str) -> Markup {
    html! {
        input.link type="text" readonly value=(link) data-copy aria-label=(link);
        @if let Some(code) = code(link) { (code) }
    }
}

fn code(link: &str) -> Option<Markup> {
    let code = QrCode::new(link.as_bytes()).ok()?;
    let svg = code.render::<svg::Color<'_>>().min_dimensions(144, 144).quiet_zone(true).build();
    // The picture comes with an XML declaration, which has no place inside a page.
    let picture = svg.split_once("?>").map_or(svg.clone(), |(_, picture)| picture.to_owned());
    Some(html! { div.qr { (PreEscaped(picture)) } })
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

/// `POST /t/{id}/stand`
pub async fn stand(TableFor { at, body: fields }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    at.live.stand(SeatNo(fields.number("seat")?), at.visitor.known()?.id).await?;
    Ok(see("/", None))
}

/// `POST /t/{id}/ready`: a guest says whether the game may begin.
pub async fn ready(TableFor { at, body: fields }: TableFor<Seated, Fields>) -> Result<Response, Problem> {
    at.live.say_ready(at.visitor.known()?.id, fields.get("ready") == "1").await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/move`: somebody who sits here wants another colour and sign.
pub async fn change_place(
    TableFor { at, body: fields }: TableFor<Seated, Fields>,
) -> Result<Response, Problem> {
    at.live.move_to(at.visitor.known()?.id, SeatNo(fields.number("seat")?)).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/arrange`
pub async fn arrange(TableFor { at, body: fields }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    let seat = SeatNo(fields.number("seat")?);
    let seen = Revision(fields.number("revision")?);
    let host = at.visitor.known()?.id;
    match fields.get("plan") {
        "stay" => {}
        "none" => at.live.remove_seat(host, seat, seen).await?,
        plan => {
            let wanted = plan.parse().map_err(|bad: BadSeat| Problem::field("plan", bad.into()))?;
            at.live.arrange(host, seat, wanted, seen).await?;
        }
    }
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/seats`: one seat more.
pub async fn add_seat(TableFor { at, body: fields }: TableFor<Hosting, Fields>) -> Result<Response, Problem> {
    let wanted = fields.get("plan").parse();
    let wanted = wanted.map_err(|bad: BadSeat| Problem::field("plan", bad.into()))?;
    let seen = Revision(fields.number("revision")?);
    at.live.add_seat(at.visitor.known()?.id, wanted, seen).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

/// `POST /t/{id}/start`: asks back where somebody was invited and is not here.
pub async fn start(
    headers: HeaderMap,
    TableFor { at, body: fields }: TableFor<Hosting, Fields>,
) -> Result<Response, Problem> {
    let awaited = at.position.table.seats.iter().any(|seat| seat.invite.is_some());
    if awaited && !fields.has("sure") && !by_script(&headers) && at.position.table.status == Status::Gathering
    {
        return Ok(sure(&at.position, &at.visitor).into_response());
    }
    at.live.start(at.visitor.known()?.id, None).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

fn sure(position: &Position, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let here = format!("/t/{}", position.table.id);
    let left_out = left_out(position);
    let seats = [("n", (left_out.len() as i64).into()), ("seats", left_out.join(", ").into())];
    let title = t.say_with("start-without", &seats);
    layout::Page::of(visitor, &title, &here).render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say_with(if position.game.keeps_empty_seats() { "start-keeps" } else { "start-drops" }, &seats)) }
            form.links method="post" action={ (here) "/start" } {
                (layout::token(visitor))
                button.primary type="submit" name="sure" value="1" { (t.say("start-anyway")) }
                a.button href=(here) { (t.say("wait-for-them")) }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use resvg::{tiny_skia::Pixmap, usvg};

    use super::*;

    #[test]
    fn a_camera_reads_the_link_from_its_picture() {
        let link = "https://railhead.example.org/i/enqmmp5wke88b4qa";
        let page = code(link).expect("a picture").into_string();
        let svg = page.strip_prefix("<div class=\"qr\">").and_then(|page| page.strip_suffix("</div>"));
        let tree = usvg::Tree::from_str(svg.expect("a drawing"), &usvg::Options::default()).expect("SVG");
        let size = tree.size().to_int_size();
        let mut picture = Pixmap::new(size.width(), size.height()).expect("a size");
        resvg::render(&tree, usvg::Transform::default(), &mut picture.as_mut());
        let (width, height) = (size.width() as usize, size.height() as usize);
        let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
            picture.data()[4 * (y * width + x)]
        });
        let read: Vec<String> =
            seen.detect_grids().iter().map(|grid| grid.decode().expect("read").1).collect();
        assert_eq!(read, [link]);
    }
}
