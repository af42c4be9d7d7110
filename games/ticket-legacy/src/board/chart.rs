//! The routes as rows of car spaces, and the cities they join.

use maud::{Markup, html};
use railhead_game::{Stage, seat_letter};

use super::{bound, seat_colour};
use crate::{
    action::Action,
    card::Colour,
    frontier::Keeper,
    ids::{BoardId, CityId},
    present::{city, route, route_detail},
    tables::map,
    view::{RouteView, View},
};

/// Units across the map.
pub(super) const WIDTH: u32 = 1000;
/// Units down the map.
pub(super) const HEIGHT: u32 = 700;

/// Whether the table plays on the eastern map alone.
pub(super) fn is_near(view: &View) -> bool {
    view.boards == [BoardId::EAST]
}

/// Where a city is on the map of this table.
pub(super) fn place(id: CityId, view: &View) -> (i32, i32) {
    let row = &map().cities[id.index()];
    let (x, y) = if is_near(view) { row.near.unwrap_or(row.far) } else { row.far };
    (i32::from(x), i32::from(y))
}

/// Every route of the open boards.
pub(super) fn routes(view: &View, stage: &Stage<'_, Action>) -> Markup {
    html! { @for row in &view.routes { (track(*row, view, stage)) } }
}

/// One track: its spaces, or the trains on it.
fn track(row: RouteView, view: &View, stage: &Stage<'_, Action>) -> Markup {
    let line = &map().routes[row.id.index()];
    let (ax, ay) = place(line.a, view);
    let (bx, by) = place(line.b, view);
    let (dx, dy) = (f64::from(bx - ax), f64::from(by - ay));
    let distance = dx.hypot(dy).max(1.0);
    let (height, gap, margin) = if is_near(view) { (11.0, 13.0, 13.0) } else { (7.0, 8.0, 8.0) };
    let offset = (f64::from(line.track) - f64::from(line.tracks - 1) / 2.0) * gap;
    let usable = (distance - 2.0 * margin).max(distance * 0.3);
    let step = usable / f64::from(line.length);
    let car = (step * 0.88).max(3.0);
    let angle = dy.atan2(dx).to_degrees().round() as i32;
    // Letters on trains stay upright enough to be read.
    let (turn, flip) = if (-90..=90).contains(&angle) { (angle, 1.0) } else { (angle - 180, -1.0) };
    let (cx, cy) = (f64::midpoint(f64::from(ax), f64::from(bx)), f64::midpoint(f64::from(ay), f64::from(by)));
    let act = bound(Action::Claim(row.id), stage);
    let label = format!("{}: {}", route(row.id, stage), route_detail(row.id, row.colour, stage));
    let tone = row.colour.map_or("grey", Colour::word);
    html! {
        g class={ "route t-" (tone) @if row.closed { " closed" } @if row.owner.is_some() { " owned" } }
            transform={ "translate(" (cx.round() as i32) " " (cy.round() as i32) ") rotate(" (turn) ") translate(0 " ((offset * flip).round() as i32) ")" }
            data-act=[act.clone()] tabindex=[act.as_ref().map(|_| "0")] role=[act.as_ref().map(|_| "button")]
            aria-label=[act.as_ref().map(|_| label.as_str())] {
            title { (label) }
            @for space in 0..line.length {
                @let x = (f64::from(space) * step - usable / 2.0 + (step - car) / 2.0).round() as i32;
                @let top = -(height / 2.0_f64).round() as i32;
                @match row.owner {
                    Some(seat) => {
                        rect class={ "train seat-" (seat) } x=(x) y=(top) width=(car.round() as i32) height=(height as i32) rx="2" fill=(seat_colour(seat)) data-piece={ "train-" (row.id) "-" (space) } {}
                        path class="roof" d={ "M" (x + 3) " 0H" (x + car.round() as i32 - 3) } {}
                    }
                    None => {
                        rect class="space" x=(x) y=(top) width=(car.round() as i32) height=(height as i32) rx="1" {}
                        (mark(row.colour, x + (car / 2.0).round() as i32))
                    }
                }
            }
            @if let Some(seat) = row.owner {
                text class="mark-seat" y=((height / 2.0 - 2.0).round() as i32) { (seat_letter(seat)) }
            }
        }
    }
}

/// A small sign in a space, so that colours are told apart without colour.
fn mark(colour: Option<Colour>, x: i32) -> Markup {
    let path = match colour {
        None => return html! {},
        Some(Colour::Red) => format!("M{} -2l4 4m0 -4l-4 4", x - 2),
        Some(Colour::Blue) => format!("M{} -1h6m-6 2h6", x - 3),
        Some(Colour::Green) => format!("M{} 2l3 -4l3 4", x - 3),
        Some(Colour::Yellow) => format!("M{x} -2v4m-2 -2h4"),
        Some(Colour::Black) => format!("M{} -2v4m3 -4v4", x - 1),
        Some(Colour::White) => format!("M{} 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0", x - 2),
    };
    html! { path class="mark" d=(path) {} }
}

/// Every city of the open boards, with what stands there.
pub(super) fn cities(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let shown = (0..map().cities.len() as u8)
        .map(CityId)
        .filter(|id| view.boards.contains(&map().cities[id.index()].board));
    html! { @for id in shown { (town(id, view, stage)) } }
}

fn town(id: CityId, view: &View, stage: &Stage<'_, Action>) -> Markup {
    let near = is_near(view);
    let (x, y) = place(id, view);
    let big = view.big.contains(&id);
    let radius = match (near, big) {
        (true, true) => 10,
        (false, false) => 4,
        _ => 7,
    };
    let wanted = view.own.as_ref().is_some_and(|own| {
        let open = own.tickets.iter().filter(|ticket| !ticket.done).chain(&own.offered);
        open.into_iter().any(|ticket| ticket.a == id || ticket.b == id)
    });
    let below = radius + if near { 12 } else { 8 };
    html! {
        g class={ "city" @if big { " big" } @if wanted { " wanted" } } transform={ "translate(" (x) " " (y) ")" } {
            @if wanted { circle class="goal" r=(radius + 4) {} }
            circle r=(radius) {}
            @if big { circle class="core" r=(radius / 2) {} }
            @if view.ports.contains(&id) { path class="port" d={ "M0 " (-radius - 7) "v6m-3 -2a3 3 0 0 0 6 0" } {} }
            text class=(if near { "name" } else { "name far" }) y=(below) { (city(id, stage)) }
            (guests(id, radius, view))
        }
    }
}

/// Depots, wagons and outlaws in a city.
fn guests(id: CityId, radius: i32, view: &View) -> Markup {
    let frontier = &view.frontier;
    html! {
        @for (_, keeper) in frontier.depots.iter().filter(|(at, _)| *at == id) {
            @let (fill, letter) = match keeper {
                Keeper::Seat(seat) => (seat_colour(*seat), seat_letter(*seat)),
                Keeper::Combine => ("var(--tl-ink)".to_owned(), '$'),
                Keeper::Closed => ("var(--tl-grey)".to_owned(), '·'),
            };
            path class="depot" d={ "M" (-radius - 10) " 4v-8l4 -4l4 4v8z" } fill=(fill) {}
            text class="mark-seat" x=(-radius - 6) y="4" { (letter) }
        }
        @for (_, colour) in frontier.wagons.iter().filter(|(at, _)| *at == id) {
            g class={ "wagon t-" (colour.word()) } data-piece={ "wagon-" (id) } {
                rect class="space" x=(radius + 2) y="-6" width="9" height="7" rx="2" {}
            }
        }
        @if frontier.outlaws.is_some_and(|(at, _)| at == id) {
            path class="outlaws" data-piece="outlaws" d={ "M-4 " (-radius - 4) "l8 -8m-8 0l8 8" } {}
        }
    }
}
