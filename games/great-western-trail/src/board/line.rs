//! The railway: spaces, turnouts, stations with their masters, and the cities above.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, seat_letter};
use railhead_pieces::{Named, Piece};

use super::{Drawing, act, icons::Icon};
use crate::{
    action::{Action, DiscSource},
    facts::facts,
    piece::{City, Edge, Master, Station, Track},
};

/// Units across.
pub(super) const WIDTH: u32 = 1000;
/// Units down.
pub(super) const HEIGHT: u32 = 400;

/// Spaces in a row of the picture.
const ROW: u8 = 20;

/// Where a space of the line is.
fn spot(track: Track) -> (i32, i32) {
    let info = track.info();
    let column = i32::from(info.number % ROW);
    let y = if info.number < ROW { 190 } else { 350 };
    let (dx, dy) = if info.turnout { (24, -32) } else { (0, 0) };
    (36 + 48 * column + dx, y + dy)
}

/// Where a city's crest is.
fn crest(city: City) -> (i32, i32) {
    let value = i32::from(city.info().value);
    (36 + 48 * value, if value == 1 { 50 } else { 30 })
}

/// Land, rails, spaces, cities and their arrows: what never changes.
pub(super) fn ground(drawing: &Drawing<'_>) -> Markup {
    html! {
        rect.land x="0" y="0" width=(WIDTH) height=(HEIGHT) rx="10" {}
        (cities(drawing))
        @for at in Track::all() {
            @let (x, y) = spot(at);
            @for next in at.info().next.iter() {
                @let (to_x, to_y) = spot(next);
                @if (at.info().number < ROW) == (next.info().number < ROW) {
                    path.rail d=(format!("M{x} {y}L{to_x} {to_y}")) {}
                }
            }
            @if !at.info().turnout && facts().railway.crosses >> at.info().number & 1 == 1 {
                text.cross x=(x + 24) y=(y + 22) { "✚" }
            }
        }
        @for at in Track::all() {
            @let (x, y) = spot(at);
            g.track {
                @if at.info().turnout { circle cx=(x) cy=(y) r="13" {} } @else { rect x=(x - 15) y=(y - 13) width="30" height="26" rx="4" {} }
                text.small x=(x) y=(y + 5) { (at.id()) }
            }
        }
    }
}

/// Where a station is.
fn platform(station: Station) -> (i32, i32) {
    let track = station.info().track;
    let (x, y) = spot(track);
    (x, if track.info().turnout { y - 46 } else { y - 50 })
}

/// The stations with their masters.
pub(super) fn stations(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for station in Station::all() {
            @let info = station.info();
            @let (x, y) = platform(station);
            @let label = station_label(drawing, station);
            @let edge = if info.edge == Edge::White { "white" } else { "black" };
            g class={ "station " (edge) } aria-label=(label) {
                title { (label) }
                rect x=(x - 22) y=(y - 16) width="44" height="34" rx="4" {}
                text.small x=(x) y=(y - 3) { (info.id) }
                text.figure x=(x - 18) y=(y + 13) { "$" (info.cost) " · " (info.vp) }
                @if master(drawing, station).is_some() { circle.master cx=(x + 22) cy=(y + 2) r="6" {} }
                @if let Some((seat, worker)) = drawing.view.posted.get(station.index()).copied().flatten() {
                    g class={ "posted seat-" (seat.0) } { (Icon::of_worker(worker).at(x + 12, y - 6, 16)) }
                }
            }
        }
    }
}

/// The master still waiting at a station.
fn master(drawing: &Drawing<'_>, station: Station) -> Option<Master> {
    drawing.view.masters.get(station.index()).copied().flatten()
}

fn station_label(drawing: &Drawing<'_>, station: Station) -> String {
    let info = station.info();
    let args = [("sum", Arg::Money(info.cost.into())), ("n", info.vp.into())];
    let cost = drawing.words.with("detail-station", &args);
    match master(drawing, station) {
        Some(master) => format!("{} · {cost} · {}", info.id, drawing.words.master(master)),
        None => format!("{} · {cost}", info.id),
    }
}

/// The players' discs on stations and in cities.
pub(super) fn discs(drawing: &Drawing<'_>) -> Markup {
    let seats = || Seat::all(drawing.view.players.len() as u8);
    let player = |seat: Seat| &drawing.view.players[seat.index()];
    html! {
        @for station in Station::all() {
            @let (x, y) = platform(station);
            @for (at, seat) in seats().filter(|seat| player(*seat).stations.contains(station)).enumerate() {
                (disc(seat, x - 16 + 11 * at as i32, y - 22))
            }
        }
        @for city in City::all() {
            @let (x, y) = crest(city);
            @for seat in seats() {
                @let count = player(seat).cities[city.index()];
                @let along = 11 * i32::from(seat.0);
                @if count > 0 { (disc(seat, x - 17 + along, y + 30)) }
                @if count > 1 { text.figure x=(x - 20 + along) y=(y + 47) { (count) } }
            }
        }
    }
}

/// What may be decided on the line: where the engine stops, which station is upgraded, which city is served.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for at in Track::all() {
            @let (x, y) = spot(at);
            (act(drawing, "", (x - 15, y - 13, 30, 26), |action| action == Action::Engine(at)))
        }
        @for station in Station::all() {
            @let (x, y) = platform(station);
            @let chosen = [Action::Upgrade(station), Action::Disc(DiscSource::Station(station))];
            (act(drawing, &station_label(drawing, station), (x - 22, y - 16, 44, 34), |action| chosen.contains(&action)))
        }
        @for city in City::all() {
            @let (x, y) = crest(city);
            (act(drawing, &city_label(drawing, city), (x - 20, y - 16, 40, 40), |action| action == Action::Deliver(city)))
        }
    }
}

fn disc(seat: Seat, x: i32, y: i32) -> Markup {
    html! {
        g class={ "disc seat-" (seat.0) } { circle cx=(x) cy=(y) r="6" {} text x=(x) y=(y + 3) { (seat_letter(seat)) } }
    }
}

fn cities(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for link in &facts().railway.links {
            @let [(x, y), (to_x, to_y)] = link.ends.map(crest);
            path.link d=(format!("M{x} {y}L{to_x} {to_y}")) {}
            g.link-worth {
                @if link.vp != 0 { text.figure x=(i32::midpoint(x, to_x) - 6) y=(y.max(to_y) + 30) { (link.vp) } }
                @if link.objective { (Icon::Goal.at(i32::midpoint(x, to_x) - 7, y.max(to_y) + 32, 14)) }
            }
        }
        @for city in City::all() {
            @let (x, y) = crest(city);
            @let info = city.info();
            @let edge = if info.edge == Edge::White { "white" } else { "black" };
            @let label = city_label(drawing, city);
            g class={ "city " (edge) } aria-label=(label) {
                title { (label) }
                path d=(format!("M{} {}h40v22q0 12 -20 18q-20 -6 -20 -18z", x - 20, y - 16)) {}
                text.name x=(x) y=(y + 5) { (info.value) }
                text.town x=(x.max(30)) y=(y - 19) { (info.name) }
            }
        }
    }
}

fn city_label(drawing: &Drawing<'_>, city: City) -> String {
    let info = city.info();
    let value = drawing.words.count("board-value", info.value);
    format!("{} · {value} · {}", info.name, drawing.words.count("board-vp", info.vp_per_disc))
}

/// The engines, each glides along the line.
pub(super) fn engines(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for (player, seat) in drawing.view.players.iter().zip(Seat::all(drawing.view.players.len() as u8)) {
            @let (x, y) = spot(player.engine);
            @let shift = if player.engine == Track::FIRST { 6 * i32::from(seat.0) } else { 0 };
            @let name = drawing.words.with("board-engine-of", &[("name", drawing.stage.name(seat).into())]);
            g class={ "engine seat-" (seat.0) } data-piece={ "engine-" (seat.0) } transform={ "translate(" (x - 14 + shift) " " (y - 12 + 4 * shift) ")" } aria-label=(name) {
                title { (name) }
                rect x="0" y="2" width="28" height="20" rx="4" {}
                (Icon::Engine.at(1, 1, 22))
                text x="23" y="11" { (seat_letter(seat)) }
            }
        }
    }
}
