//! The railway: spaces, turnouts, stations with their masters, and the cities above.
//!
//! As on the trail, the drawing says where everything is on the wide board, and the stylesheet on the upright one of a
//! phone, in four rows.

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};
use railhead_pieces::Piece;

use super::{At, Drawing, act, icons::Icon, kansas_city, marks::marks, tile::shield};
use crate::{
    action::{Action, DiscSource},
    facts::facts,
    piece::{City, Edge, Master, Station, Track},
    present::{preview, station_text},
};

/// Units across.
pub(super) const WIDTH: u32 = 866;
/// Units down.
pub(super) const HEIGHT: u32 = 166;
/// Units across and down the upright board of a phone.
const UPRIGHT: &str = "390 502";

/// Spaces in a row of the wide board.
const ROW: u8 = 20;

/// The rails of the wide board, and of the upright one.
const RAILS: [&str; 2] = ["M14 75H852M14 125H852", "M6 118H384M6 270H384M6 362H384M6 450H384"];

/// The middle of a column of the wide board.
fn column(number: u8) -> i32 {
    31 + 423 * i32::from(number) / 10
}

/// Where a space of the line is; a turnout lies below the gap after its space.
fn at(track: Track) -> At {
    let info = track.info();
    let y = if info.number < ROW { 75 } else { 125 };
    let (dx, dy) = if info.turnout { (21, 12) } else { (0, 0) };
    At { class: format!("rail-{track}"), x: column(info.number % ROW) + dx, y: y + dy }
}

/// Where a city's crest is.
fn crest(city: City) -> At {
    At { class: format!("town-{city}"), x: column(city.info().value), y: 35 }
}

/// Where a station is.
fn platform(station: Station) -> At {
    let track = station.info().track;
    let At { x, y, .. } = at(track);
    At { class: format!("plate-{station}"), x, y: if track.info().turnout { y + 15 } else { y + 25 } }
}

/// Land, rails, spaces, cities and their arrows: what never changes.
pub(super) fn ground(drawing: &Drawing<'_>) -> Markup {
    html! {
        g.lying { rect.land x="0" y="0" width=(WIDTH) height=(HEIGHT) rx="10" {} (rails(RAILS[0])) }
        g.upright data-upright=(UPRIGHT) data-whole=".85" { rect.land x="0" y="0" width="390" height="502" {} (rails(RAILS[1])) }
        (cities(drawing))
        @for track in Track::all() {
            @let at = at(track);
            g class={ "track " (at.class) } transform=(at.shift()) {
                @if track.info().turnout {
                    path.siding d="M-14-12Q-12 0 0 0T14-12" {}
                    circle r="6" {}
                } @else {
                    @if facts().railway.crosses >> track.info().number & 1 == 1 { text.cross x="21" y="-5" { "✚" } }
                    rect x="-14" y="-9" width="28" height="18" rx="3" {}
                    text.small x="0" y="4" { (track.info().number) }
                }
            }
        }
    }
}

fn rails(line: &str) -> Markup {
    html! { path.ties d=(line) {} path.rail d=(line) {} }
}

/// The stations with their masters.
pub(super) fn stations(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for station in Station::all() {
            @let info = station.info();
            @let at = platform(station);
            @let label = station_label(drawing, station);
            @let edge = if info.edge == Edge::White { "white" } else { "black" };
            g class={ "station " (edge) " " (at.class) } data-spot={ "station-" (station) } transform=(at.shift()) aria-label=(label) data-tells {
                title { (label) }
                rect x="-26" y="-11" width="52" height="23" rx="4" {}
                circle.price cx="-14" cy="0" r="8.5" {}
                text.price x="-14" y="4" { (info.cost) }
                g.vp { (shield(info.vp.into(), -3, -9, 18)) }
                path.notch d="M14-11h8l-4 5z" {}
                @if let Some(master) = master(drawing, station) { (master_tile(master)) }
                @if let Some((seat, worker)) = drawing.view.posted.get(station.index()).copied().flatten() {
                    g class={ "posted seat-" (seat.0) } {
                        rect x="27" y="-11" width="22" height="23" rx="3" {}
                        (Icon::of_worker(worker).at(30, -8, 16))
                    }
                }
            }
        }
    }
}

/// The tile of a station master: what it brings at once, and what it counts at the end.
fn master_tile(master: Master) -> Markup {
    let info = &facts().railway.masters[master.index()];
    let (counted, every) = match master {
        Master::Workers => (Icon::Hire, ""),
        Master::Objectives => (Icon::Goal, "2"),
        Master::Hazards => (Icon::Rockfall, "2"),
        Master::Teepees => (Icon::Teepee, "2"),
        Master::Certificates => (Icon::Certificate, "2"),
    };
    html! {
        g.master {
            rect x="27" y="-11" width="58" height="23" rx="3" {}
            @if let Some(action) = info.immediate {
                @for (place, clause) in [Some(action.first), action.second].into_iter().flatten().enumerate() {
                    @if let Some(mark) = marks(clause).first() {
                        (mark.at(29 + 10 * place as i32, -7, if action.second.is_some() { 11 } else { 17 }))
                    }
                }
            } @else { (Icon::Certificate.at(30, -7, 15)) }
            path.fold d="M50-11v23" {}
            text.figure x="52" y="4" { (info.vp) "/" (every) }
            (counted.at(70, -7, 14))
        }
    }
}

/// The master still waiting at a station.
fn master(drawing: &Drawing<'_>, station: Station) -> Option<Master> {
    drawing.view.masters.get(station.index()).copied().flatten()
}

fn station_label(drawing: &Drawing<'_>, station: Station) -> String {
    format!("{}: {}", drawing.words.station(station), station_text(&drawing.words, drawing.view, station))
}

/// The players' discs on stations and in cities.
pub(super) fn discs(drawing: &Drawing<'_>) -> Markup {
    let seats = || Seat::all(drawing.view.players.len() as u8);
    let player = |seat: Seat| &drawing.view.players[seat.index()];
    html! {
        @for station in Station::all() {
            @let at = platform(station);
            @let posted = drawing.view.posted.get(station.index()).copied().flatten().is_some();
            @let from = if master(drawing, station).is_some() { 90 } else if posted { 57 } else { 33 };
            g class=(at.class) transform=(at.shift()) {
                @for (place, seat) in seats().filter(|seat| player(*seat).stations.contains(station)).enumerate() {
                    (disc(seat, from + 11 * place as i32, 0))
                }
            }
        }
        @for city in City::all() {
            @let at = crest(city);
            g class=(at.class) transform=(at.shift()) {
                @for seat in seats() {
                    @let count = player(seat).cities[city.index()];
                    @let along = 14 * i32::from(seat.0) - 7 * drawing.view.players.len() as i32 + 7;
                    @if count > 0 { (disc(seat, along, 24)) }
                    @if count > 1 { text.times x=(along) y="16" { "×" (count) } }
                }
            }
        }
    }
}

/// What may be decided on the line: where the engine stops, which station is upgraded, which city is served. On a phone
/// a turnout and its station are one spot.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for track in Track::all() {
            @let stops = |action| action == Action::Engine(track);
            @if track.info().turnout {
                (act(drawing, String::new, &at(track).also("sign"), (-11, -11, 22, 22), stops))
            } @else {
                (act(drawing, String::new, &at(track).also("stop"), (-17, -13, 34, 26), stops))
            }
        }
        @for station in Station::all() {
            @let track = station.info().track;
            @let at = || platform(station);
            @let label = || station_label(drawing, station);
            @let here = |action| [Action::Upgrade(station), Action::Disc(DiscSource::Station(station))].contains(&action);
            @let way = if track.info().turnout { "sign" } else { "plate" };
            (act(drawing, label, &at().also(way), (-27, -12, 54, 25), here))
            @if track.info().turnout {
                (act(drawing, label, &at().also("whole"), (-27, -20, 54, 37), |action| here(action) || action == Action::Engine(track)))
            }
        }
        @for city in City::all() {
            (act(drawing, || city_label(drawing, city), &crest(city), CREST, |action| action == Action::Deliver(city)))
            @if let Some(reach) = reach(drawing, city).filter(|_| kansas_city::plans(drawing.view)) {
                @let at = crest(city);
                g class=(at.class) transform=(at.shift()) {
                    (kansas_city::chooses(if reach == 0 { "" } else { "dearer" }, Action::Deliver(city), &city_label(drawing, city), CREST))
                }
            }
        }
    }
}

/// Where a crest can be clicked, around its middle.
const CREST: (i32, i32, i32, i32) = (-19, -19, 38, 42);

/// How many certificates a delivery to a city takes, if it is in reach.
fn reach(drawing: &Drawing<'_>, city: City) -> Option<u8> {
    let in_reach = drawing.view.herd.incomes.iter().find(|(_, cities)| cities.contains(&city));
    in_reach.map(|(spent, _)| spent.unwrap_or_default())
}

/// What deliveries that can be chosen now cost and bring.
pub(super) fn bills(drawing: &Drawing<'_>) -> Markup {
    let open = |city: &City| drawing.stage.may(&Action::Deliver(*city)) || reach(drawing, *city).is_some();
    html! { @for city in City::all().filter(open) { (bill(drawing, city)) } }
}

/// What a delivery to a city costs and brings, in a pill below it: its certificates, its money, its points, its objective
/// cards. The first two cities lie close.
fn bill(drawing: &Drawing<'_>, city: City) -> Markup {
    let at = crest(city);
    let delivery = preview::delivery(drawing.view, city);
    let money = i64::from(delivery.money) - i64::from(delivery.transport);
    let sum = if money > 0 { format!("+{}", drawing.words.money(money)) } else { drawing.words.money(money) };
    let spent = reach(drawing, city).unwrap_or_default();
    let mut marks: Vec<(i32, Markup)> = Vec::new();
    if spent > 0 {
        marks.push((27, html! { text x="5" y="14" { (spent) } (Icon::Certificate.at(10, 2, 15)) }));
    }
    marks.push((
        7 * sum.chars().count() as i32 + 4,
        html! { text x=(7 * sum.chars().count() as i32 / 2 + 2) y="14" { (sum) } },
    ));
    if delivery.points != 0 {
        marks.push((19, html! { g.vp { (shield(delivery.points.into(), 0, 0, 18)) } }));
    }
    marks.extend((0..delivery.objectives).map(|_| (16, Icon::Goal.at(0, 2, 15))));
    let wide = marks.iter().map(|(wide, _)| wide).sum::<i32>() + 8;
    let left = match city.info().value {
        0 => -23,
        1 => -8,
        _ => -wide / 2,
    };
    let mut x = left + 4;
    html! {
        g class={ "bill " (at.class) } transform=(at.shift()) data-preview-of=(Action::Deliver(city)) {
            rect x=(left) y="31" width=(wide) height="19" rx="9" {}
            @for (wide, mark) in &marks {
                g transform={ "translate(" (x) " 31)" } { (mark) }
                @let () = x += wide;
            }
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
        @for (number, link) in facts().railway.links.iter().enumerate() {
            @let [from, to] = link.ends.map(crest);
            path.link.lying d=(format!("M{} {}H{}", from.x, from.y, to.x)) {}
            @let wide = 24 + if link.objective && link.vp != 0 { 18 } else { 0 };
            @if link.vp != 0 || link.objective {
                g class={ "worth link-" (number) } transform={ "translate(" (i32::midpoint(from.x, to.x)) " " (from.y) ")" } {
                    rect x=(-wide / 2) y="-10" width=(wide) height="20" rx="3" {}
                    @if link.vp != 0 { text class=(if link.vp < 0 { "loss" } else { "gain" }) x=(if link.objective { -9 } else { 0 }) y="5" { (link.vp.to_string().replace('-', "−")) } }
                    @if link.objective { (Icon::Goal.at(if link.vp != 0 { 1 } else { -8 }, -8, 16)) }
                }
            }
        }
        @for city in City::all() {
            @let at = crest(city);
            @let info = city.info();
            @let edge = if info.edge == Edge::White { "white" } else { "black" };
            @let label = city_label(drawing, city);
            g class={ "city " (edge) " " (at.class) } data-spot={ "city-" (city) } transform=(at.shift()) aria-label=(label) data-tells {
                title { (label) }
                path d="M-17-17h34v19q0 10-17 15q-17-5-17-15z" {}
                text.name x="0" y="5" { (info.value) }
                @if info.vp_per_disc > 0 { g.vp { (shield(info.vp_per_disc.into(), 14, 0, 17)) } }
                text.town x=(match info.value { 0 => 5, 1 => 12, _ => 0 }) y="-24" { (info.name) }
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
            @let at = at(player.engine);
            // At the start they stand one before the other; on a turnout above the station's price.
            @let shift = if player.engine == Track::FIRST { 7 * i32::from(seat.0) } else if player.engine.info().turnout { -6 } else { 0 };
            @let name = drawing.words.with("board-engine-of", &[("name", drawing.stage.name(seat).into())]);
            g class=(at.class) transform=(at.shift()) {
                g class={ "engine seat-" (seat.0) } data-piece={ "engine-" (seat.0) } transform={ "translate(-15 " (shift - 12) ")" } aria-label=(name) {
                    title { (name) }
                    rect x="0" y="2" width="32" height="20" rx="4" {}
                    (Icon::Engine.at(1, 3, 17))
                    text x="25" y="16" { (seat_letter(seat)) }
                }
            }
        }
    }
}
