//! The railway: spaces, turnouts, stations with their masters, and the cities above.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, seat_letter};
use railhead_pieces::Piece;

use super::{Drawing, act, icons::Icon, trail::shield};
use crate::{
    action::{Action, DiscSource},
    facts::facts,
    piece::{City, Edge, Master, Station, Track},
};

/// Units across.
pub(super) const WIDTH: u32 = 866;
/// Units down.
pub(super) const HEIGHT: u32 = 166;

/// Spaces in a row of the picture.
const ROW: u8 = 20;

/// The middle of a column of the picture.
fn column(number: u8) -> i32 {
    31 + 423 * i32::from(number) / 10
}

/// Where a space of the line is; a turnout lies below the gap after its space.
fn spot(track: Track) -> (i32, i32) {
    let info = track.info();
    let y = if info.number < ROW { 75 } else { 125 };
    let (dx, dy) = if info.turnout { (21, 12) } else { (0, 0) };
    (column(info.number % ROW) + dx, y + dy)
}

/// Where a city's crest is.
fn crest(city: City) -> (i32, i32) {
    (column(city.info().value), 35)
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
                text.cross x=(x + 21) y=(y - 5) { "✚" }
            }
        }
        @for at in Track::all() {
            @let (x, y) = spot(at);
            g.track {
                @if at.info().turnout { circle cx=(x) cy=(y) r="6" {} } @else {
                    rect x=(x - 14) y=(y - 9) width="28" height="18" rx="3" {}
                    text.small x=(x) y=(y + 4) { (at.info().number) }
                }
            }
        }
    }
}

/// Where a station is.
fn platform(station: Station) -> (i32, i32) {
    let track = station.info().track;
    let (x, y) = spot(track);
    (x, if track.info().turnout { y + 17 } else { y + 29 })
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
                rect x=(x - 26) y=(y - 11) width="52" height="23" rx="4" {}
                circle.price cx=(x - 14) cy=(y) r="8.5" {}
                text.price x=(x - 14) y=(y + 4) { (info.cost) }
                (shield(info.vp.into(), x - 2, y - 8))
                @if master(drawing, station).is_some() {
                    circle.master cx=(x + 20) cy=(y) r="6.5" {}
                    text.small x=(x + 20) y=(y + 4) { "★" }
                }
                @if let Some((seat, worker)) = drawing.view.posted.get(station.index()).copied().flatten() {
                    g class={ "posted seat-" (seat.0) } { (Icon::of_worker(worker).at(x + 12, y - 8, 16)) }
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
                (disc(seat, x + 33 + 13 * at as i32, y))
            }
        }
        @for city in City::all() {
            @let (x, y) = crest(city);
            @for seat in seats() {
                @let count = player(seat).cities[city.index()];
                @let along = 14 * i32::from(seat.0) - 7 * drawing.view.players.len() as i32 + 7;
                @if count > 0 { (disc(seat, x + along, y + 24)) }
                @if count > 1 { text.times x=(x + along) y=(y + 16) { "×" (count) } }
            }
        }
    }
}

/// What may be decided on the line: where the engine stops, which station is upgraded, which city is served.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for at in Track::all() {
            @let (x, y) = spot(at);
            @let (w, h) = if at.info().turnout { (8, 8) } else { (15, 10) };
            (act(drawing, "", (x - w, y - h, 2 * w, 2 * h), |action| action == Action::Engine(at)))
        }
        @for station in Station::all() {
            @let (x, y) = platform(station);
            @let chosen = [Action::Upgrade(station), Action::Disc(DiscSource::Station(station))];
            (act(drawing, &station_label(drawing, station), (x - 27, y - 12, 54, 25), |action| chosen.contains(&action)))
        }
        @for city in City::all() {
            @let (x, y) = crest(city);
            (act(drawing, &city_label(drawing, city), (x - 18, y - 18, 36, 38), |action| action == Action::Deliver(city)))
        }
    }
}

fn disc(seat: Seat, x: i32, y: i32) -> Markup {
    html! {
        g class={ "disc seat-" (seat.0) } { circle cx=(x) cy=(y) r="7" {} text x=(x) y=(y + 4) { (seat_letter(seat)) } }
    }
}

fn cities(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for link in &facts().railway.links {
            @let [(x, y), (to_x, to_y)] = link.ends.map(crest);
            path.link d=(format!("M{x} {y}L{to_x} {to_y}")) {}
            @let middle = i32::midpoint(x, to_x);
            @let wide = 24 + if link.objective && link.vp != 0 { 18 } else { 0 };
            @if link.vp != 0 || link.objective {
                g.worth {
                    rect x=(middle - wide / 2) y=(y - 10) width=(wide) height="20" rx="3" {}
                    @if link.vp != 0 { text class=(if link.vp < 0 { "loss" } else { "gain" }) x=(middle - if link.objective { 9 } else { 0 }) y=(y + 5) { (link.vp.to_string().replace('-', "−")) } }
                    @if link.objective { (Icon::Goal.at(middle - 8 + if link.vp != 0 { 9 } else { 0 }, y - 8, 16)) }
                }
            }
        }
        @for city in City::all() {
            @let (x, y) = crest(city);
            @let info = city.info();
            @let edge = if info.edge == Edge::White { "white" } else { "black" };
            @let label = city_label(drawing, city);
            g class={ "city " (edge) } aria-label=(label) {
                title { (label) }
                path d=(format!("M{} {}h34v19q0 10 -17 15q-17 -5 -17 -15z", x - 17, y - 17)) {}
                text.name x=(x) y=(y + 5) { (info.value) }
                text.town x=(x + match info.value { 0 => 5, 1 => 12, _ => 0 }) y="11" { (info.name) }
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
            @let shift = if player.engine == Track::FIRST { 7 * i32::from(seat.0) } else { 0 };
            @let name = drawing.words.with("board-engine-of", &[("name", drawing.stage.name(seat).into())]);
            g class={ "engine seat-" (seat.0) } data-piece={ "engine-" (seat.0) } transform={ "translate(" (x - 15) " " (y - 12 + shift) ")" } aria-label=(name) {
                title { (name) }
                rect x="0" y="2" width="32" height="20" rx="4" {}
                (Icon::Engine.at(1, 3, 17))
                text x="25" y="16" { (seat_letter(seat)) }
            }
        }
    }
}
