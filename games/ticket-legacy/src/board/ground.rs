//! The paper under the map: coast, lakes, rivers, relief, what is not surveyed yet, and tracks that run off the edge.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use super::{
    places,
    sheet::{HEIGHT, STEP, Sheet, WIDTH},
};
use crate::{
    card::Colour,
    facts::{land, map},
    piece::CityId,
    present::Stage,
    view::View,
};

/// How far the ground goes on beyond the sheet.
const BEYOND: i32 = 2_000;
/// How far a track that leads into unopened land is drawn.
const STUB: f64 = 26.0;

/// The drawings that other layers use, and the land.
pub(super) fn ground(view: &View, stage: &Stage<'_>) -> Markup {
    static GROUNDS: LazyLock<[String; 2]> =
        LazyLock::new(|| [Sheet::East, Sheet::Continent].map(|sheet| engraving(sheet).into_string()));
    let sheet = Sheet::of(view);
    html! {
        (drawings())
        @let [left, top, width, height] = sheet.home(view);
        @let upright = (sheet == Sheet::East).then(|| format!("{} {}", places::SIZE.0, places::SIZE.1));
        g data-zoom="12" data-align="xMinYMid" data-home={ (left) " " (top) " " (width) " " (height) }
            data-upright=[&upright] data-whole=[upright.as_ref().map(|_| ".28")] {}
        g class={ "ground " (sheet.class()) } transform=(sheet.window(view).transform()) {
            (PreEscaped(&GROUNDS[sheet as usize]))
            @if sheet == Sheet::Continent { (unsurveyed(view)) }
            (stubs(sheet, view, stage))
        }
        (cartouche(view, stage))
    }
}

/// The land as it was engraved: lines along the shore, hachures for the hills.
fn engraving(sheet: Sheet) -> Markup {
    let land = sheet.land();
    let coast: Vec<&String> = std::iter::once(&land.land).chain(&land.islands).collect();
    html! {
        rect class="sea" x=(-BEYOND) y=(-BEYOND) width=(WIDTH as i32 + 2 * BEYOND) height=(HEIGHT as i32 + 2 * BEYOND) {}
        @for line in ["shore far", "shore gap", "shore mid", "shore gap2", "shore near"] {
            @for path in &coast { path class=(line) d=(path) {} }
        }
        @for path in &coast { path class="land" d=(path) {} }
        @for path in &land.ridges { path class="ridge" d=(path) {} }
        @for path in &land.rivers { path class="river" d=(path) {} }
        @for path in &land.lakes { path class="lake" d=(path) {} }
        @for x in (100..WIDTH).step_by(100) { path class="meridian" d={ "M" (x) " 0V" (HEIGHT) } {} }
        @for y in (100..HEIGHT).step_by(100) { path class="meridian" d={ "M0 " (y) "H" (WIDTH) } {} }
    }
}

/// A veil over the boards that are not open.
fn unsurveyed(view: &View) -> Markup {
    let sealed = map()
        .boards
        .iter()
        .enumerate()
        .filter(|(index, _)| !view.boards.iter().any(|open| open.index() == *index));
    html! { @for (_, board) in sealed { @if let Some(cell) = land().cells.get(&board.id) { path class="veil" d=(cell) {} } } }
}

/// Tracks that leave the open boards: they show where the land goes on, and nothing of what is there.
fn stubs(sheet: Sheet, view: &View, stage: &Stage<'_>) -> Markup {
    let is_open = |city: CityId| view.boards.contains(&map().cities[city.index()].board);
    let leaving = map().routes.iter().filter(|route| is_open(route.a) != is_open(route.b));
    let drawn: Vec<String> = leaving
        .map(|route| {
            let (here, there) = if is_open(route.a) { (route.a, route.b) } else { (route.b, route.a) };
            let (x, y) = sheet.place(here);
            match (sheet, map().stubs.iter().find(|stub| stub.route == route.id)) {
                (Sheet::East, Some(stub)) => format!("M{x} {y}L{} {}", stub.edge_x, stub.edge_y),
                (Sheet::East, None) => String::new(),
                (Sheet::Continent, _) => {
                    let (to_x, to_y) = sheet.place(there);
                    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
                    let part = STUB / dx.hypot(dy).max(STUB);
                    format!("M{x} {y}l{} {}", (dx * part).round(), (dy * part).round())
                }
            }
        })
        .collect();
    html! {
        @if !drawn.is_empty() {
            g class={ "stubs" @if sheet == Sheet::Continent { " small" } } {
                title { (stage.say("off-the-map")) }
                @for path in &drawn { path class="bed" d=(path) {} path class="sleepers" d=(path) {} }
            }
        }
    }
}

/// The title of the sheet, beside it: where the screen is wide enough, in the ocean.
fn cartouche(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        g class="cartouche" transform={ "translate(" (WIDTH + 222) " 62)" } {
            rect x="-100" y="-48" width="200" height="100" rx="3" {}
            rect class="inner" x="-95" y="-43" width="190" height="90" rx="2" {}
            text class="year" y="14" { (view.year) }
            text class="lines" y="35" { (stage.say("lines-known")) }
            path class="rose" d="M0-38l3 9l9 3l-9 3l-3 9l-3-9l-9-3l9-3z" {}
        }
    }
}

/// Car spaces by colour, cars by company, and their marks: drawn once, used everywhere on the map. They carry their
/// own paint, because the rules of a stylesheet end where a drawing is used; colours are inherited by their names.
fn drawings() -> Markup {
    html! {
        defs {
            @for colour in Colour::ALL.map(Some).into_iter().chain([None]) {
                g id={ "car-" (colour.map_or("grey", Colour::id)) } {
                    rect x="-15" y="-5.5" width="30" height="11" rx="1.5" fill="currentColor" stroke="var(--tl-edge)" {}
                    (hatch(colour))
                    @if let Some(colour) = colour { path d=(mark(colour)) fill="none" stroke="var(--tl-mark)" stroke-width="1.6" stroke-linejoin="round" {} }
                }
                (rows("car", colour.map_or("grey", Colour::id)))
            }
            @for colour in Colour::ALL {
                g id={ "train-" (colour.id()) } {
                    rect x="-15" y="-6.5" width="30" height="13" rx="3" fill="currentColor" stroke="#120d08" stroke-width="2" {}
                    path d="M-11.5-4H11.5M-11.5 4H11.5" stroke="#fff" opacity=".5" {}
                    path d=(emblem(colour)) fill="#fff" stroke="#000" stroke-width=".6" {}
                }
                (rows("train", colour.id()))
            }
        }
    }
}

/// Rows of two cars and more, as most routes show them: one car, and a row that is shorter by one.
fn rows(kind: &str, tone: &str) -> Markup {
    let longest = map().routes.iter().map(|route| route.length).max().unwrap_or(0);
    let steps = |count: f64| (count * STEP * 10.0).round() / 10.0;
    html! {
        @for cars in 2..=longest {
            g id={ (kind) "-" (tone) "-" (cars) } {
                use href={ "#" (kind) "-" (tone) @if cars > 2 { "-" (cars - 1) } } x=(steps(-0.5)) {}
                use href={ "#" (kind) "-" (tone) } x=(steps(f64::from(cars - 1) / 2.0)) {}
            }
        }
    }
}

/// A small sign, so that colours are told apart without colour.
pub(super) const fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M-3-3L3 3M3-3L-3 3",
        Colour::Blue => "M-4-1.8H4M-4 1.8H4",
        Colour::Green => "M-4 2.6L0-2.8L4 2.6z",
        Colour::Yellow => "M0-3.4V3.4M-3.4 0H3.4",
        Colour::Black => "M-2.2-3.2V3.2M2.2-3.2V3.2",
        Colour::White => "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    }
}

/// The hatching by which engravers showed a colour.
fn hatch(colour: Option<Colour>) -> Markup {
    let lines = match colour {
        Some(Colour::Red) => "M-12-5.5v11M-8-5.5v11M8-5.5v11M12-5.5v11",
        Some(Colour::Blue) => "M-15-3H-6M-15 0H-6M-15 3H-6M6-3H15M6 0H15M6 3H15",
        Some(Colour::Green) => "M-15 1l6.5-6.5M-15 5.5l9-9M-10 5.5l4-4M6 1l6.5-6.5M6 5.5l9-9M11 5.5l4-4",
        Some(Colour::Yellow) => "M-12-2.5h.1M-8 0h.1M-12 2.5h.1M12-2.5h.1M8 0h.1M12 2.5h.1",
        Some(Colour::Black) => "M-13-5.5l7 11M-6-5.5l-7 11M6-5.5l7 11M13-5.5l-7 11",
        Some(Colour::White) | None => return html! {},
    };
    html! { path d=(lines) fill="none" stroke="var(--tl-mark)" stroke-linecap="round" opacity=".6" {} }
}

/// The mark of the company of a colour; white is no company's.
pub(super) const fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M0-4L1.2-1.3L4-1.2L1.8.6L2.5 3.4L0 1.8L-2.5 3.4L-1.8.6L-4-1.2L-1.2-1.3z",
        Colour::Blue => "M0-4L4.5 0L0 4L-4.5 0z",
        Colour::Green => "M0-4L4.4 3.4H-4.4z",
        Colour::Yellow => "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
        Colour::Black => "M-1.4-4H1.4V-1.4H4V1.4H1.4V4H-1.4V1.4H-4V-1.4H-1.4z",
        Colour::White => "M-3.5-3.5H3.5V3.5H-3.5z",
    }
}
