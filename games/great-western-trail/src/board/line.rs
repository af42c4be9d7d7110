//! The railway: spaces, turnouts, stations with their masters, and the cities above.

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};

use super::{Easel, icons::Icon};
use crate::{
    action::{Action, Source},
    names::Edge,
    tables::{City, Station, Track, tables},
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

pub(super) fn track(easel: &Easel<'_>) -> Markup {
    html! {
        rect.land x="0" y="0" width=(WIDTH) height=(HEIGHT) rx="10" {}
        (cities(easel))
        @for at in Track::all() {
            @let (x, y) = spot(at);
            @for next in Track::all().filter(|next| at.info().next & next.bit() != 0) {
                @let (to_x, to_y) = spot(next);
                @if (at.info().number < ROW) == (next.info().number < ROW) {
                    path.rail d=(format!("M{x} {y}L{to_x} {to_y}")) {}
                }
            }
            @if !at.info().turnout && tables().crosses >> at.info().number & 1 == 1 {
                text.cross x=(x + 24) y=(y + 22) { "✚" }
            }
        }
        @for at in Track::all() {
            @let (x, y) = spot(at);
            @let bound = easel.bound(|action| action == Action::Engine(at));
            g class={ "track " (bound.class()) } data-act=[bound.one()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(at.id()) {
                @if at.info().turnout { circle cx=(x) cy=(y) r="13" {} } @else { rect x=(x - 15) y=(y - 13) width="30" height="26" rx="4" {} }
                text.small x=(x) y=(y + 5) { (at.id()) }
            }
        }
        @for station in Station::all() { (draw_station(easel, station)) }
    }
}

fn draw_station(easel: &Easel<'_>, station: Station) -> Markup {
    let info = station.info();
    let (x, y) = spot(info.track);
    let y = if info.track.info().turnout { y - 46 } else { y - 50 };
    let bound = easel.bound(|action| {
        action == Action::Upgrade(station) || action == Action::Disc(Source::Station(station))
    });
    let master = easel.view.masters.get(station.index()).copied().flatten();
    let posted = easel.view.posted.get(station.index()).copied().flatten();
    let edge = if info.edge == Edge::White { "white" } else { "black" };
    let cost = easel.words.with(
        "detail-station",
        &[("sum", railhead_game::Arg::Money(info.cost.into())), ("n", info.vp.into())],
    );
    let mut label = format!("{} · {cost}", info.id);
    if let Some(master) = master {
        label = format!("{label} · {}", easel.words.master(master));
    }
    html! {
        g class={ "station " (edge) " " (bound.class()) } data-act=[bound.one()] data-acts=[bound.many()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(label) {
            title { (label) }
            rect x=(x - 22) y=(y - 16) width="44" height="34" rx="4" {}
            text.small x=(x) y=(y - 3) { (info.id) }
            text.figure x=(x - 18) y=(y + 13) { "$" (info.cost) " · " (info.vp) }
            @for (at, (_, seat)) in holders(easel, |player| player.stations & station.bit() != 0).enumerate() {
                (disc(seat, x - 16 + 11 * at as i32, y - 22))
            }
            @if master.is_some() { circle.master cx=(x + 22) cy=(y + 2) r="6" {} }
            @if let Some((seat, worker)) = posted {
                g class={ "posted seat-" (seat.0) } { (Icon::of_worker(worker).at(x + 12, y - 6, 16)) }
            }
        }
    }
}

fn holders<'a>(
    easel: &'a Easel<'_>,
    test: impl Fn(&crate::view::PlayerView) -> bool + 'a,
) -> impl Iterator<Item = (u8, Seat)> + 'a {
    let players = easel.view.players.iter().zip(Seat::all(easel.view.players.len() as u8));
    players.filter(move |(player, _)| test(player)).map(|(_, seat)| (1, seat))
}

fn disc(seat: Seat, x: i32, y: i32) -> Markup {
    html! {
        g class={ "disc seat-" (seat.0) } { circle cx=(x) cy=(y) r="6" {} text x=(x) y=(y + 3) { (seat_letter(seat)) } }
    }
}

fn cities(easel: &Easel<'_>) -> Markup {
    html! {
        @for link in &tables().links {
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
            @let bound = easel.bound(|action| action == Action::Deliver(city));
            @let edge = if info.edge == Edge::White { "white" } else { "black" };
            @let label = format!("{} · {} · {}", info.name, easel.words.count("board-value", info.value), easel.words.count("board-vp", info.vp));
            g class={ "city " (edge) " " (bound.class()) } data-act=[bound.one()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(label) {
                title { (label) }
                path d=(format!("M{} {}h40v22q0 12 -20 18q-20 -6 -20 -18z", x - 20, y - 16)) {}
                text.name x=(x) y=(y + 5) { (info.value) }
                text.town x=(x.max(30)) y=(y - 19) { (info.name) }
                @for (player, seat) in easel.view.players.iter().zip(Seat::all(4)) {
                    @if player.cities[city.index()] > 0 {
                        (disc(seat, x - 17 + 11 * i32::from(seat.0), y + 30))
                        @if player.cities[city.index()] > 1 { text.figure x=(x - 20 + 11 * i32::from(seat.0)) y=(y + 47) { (player.cities[city.index()]) } }
                    }
                }
            }
        }
    }
}

/// The engines, each glides along the line.
pub(super) fn engines(easel: &Easel<'_>) -> Markup {
    html! {
        @for (player, seat) in easel.view.players.iter().zip(Seat::all(easel.view.players.len() as u8)) {
            @let (x, y) = spot(player.engine);
            @let shift = if player.engine == Track::FIRST { 6 * i32::from(seat.0) } else { 0 };
            @let name = easel.words.with("board-engine-of", &[("name", easel.stage.name(seat).into())]);
            g class={ "engine seat-" (seat.0) } data-piece={ "engine-" (seat.0) } transform={ "translate(" (x - 14 + shift) " " (y - 12 + 4 * shift) ")" } aria-label=(name) {
                title { (name) }
                rect x="0" y="2" width="28" height="20" rx="4" {}
                (Icon::Engine.at(1, 1, 22))
                text x="23" y="11" { (seat_letter(seat)) }
            }
        }
    }
}
