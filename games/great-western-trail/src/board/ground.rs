//! The land between Texas and Kansas City: its country, the roads with their direction, and the empty spaces. Drawn
//! once.

use std::sync::LazyLock;

use maud::{Markup, html};
use railhead_pieces::Piece;

use super::{
    icons::{Icon, glyphs},
    trail::{HEIGHT, WIDTH, half, spot},
};
use crate::piece::{ClauseId, Space, SpaceKind};

/// The roads, from Texas on.
const ROADS: [&str; 25] = [
    "M836 390V330",
    "M808 305H384",
    "M808 305L775 372H416",
    "M416 372L395 330",
    "M384 305L345 372H114",
    "M384 305H66",
    "M114 372H26Q9 372 9 355V255Q9 237 26 237H66",
    "M66 305V237",
    "M66 237L185 170",
    "M66 237H480",
    "M200 170H308",
    "M340 165Q352 136 372 136H640Q668 136 690 160L720 170",
    "M200 222Q214 204 232 204H500Q522 204 545 185",
    "M580 170H794",
    "M480 237H794",
    "M794 237V170",
    "M794 170L720 102H588",
    "M800 170L836 140V26H560",
    "M588 102L446 40",
    "M560 35H446",
    "M446 35H338",
    "M440 35L412 102H302",
    "M338 35L302 102H196",
    "M302 102L184 35H66",
    "M196 102L110 45",
];

/// Where an arrow shows the way, and how it is turned.
#[rustfmt::skip]
const ARROWS: [(i32, i32, i32); 55] = [
    (836, 338, -90), (755, 305, 180), (649, 305, 180), (543, 305, 180), (437, 305, 180), (331, 305, 180), (225, 305, 180), (119, 305, 180), (786, 340, 115), (747, 372, 180), (702, 372, 180), (657, 372, 180), (611, 372, 180), (489, 372, 180), (404, 338, -105), (361, 340, 117), (315, 372, 180), (270, 372, 180), (225, 372, 180), (48, 372, 180), (9, 320, -90), (66, 271, -90), (128, 202, -30), (121, 237, 0), (231, 237, 0), (280, 237, 0), (325, 237, 0), (370, 237, 0), (415, 237, 0), (460, 237, 0), (515, 237, 0), (690, 237, 0), (254, 170, 0), (500, 136, 0), (640, 136, 0), (380, 204, 0), (690, 170, 0), (794, 204, -90), (748, 128, -136), (644, 102, 180), (503, 64, -155), (836, 140, -90), (836, 94, -90), (836, 49, -90), (760, 33, 180), (634, 33, 180), (503, 35, 180), (392, 35, 180), (421, 69, 110), (356, 102, 180), (320, 69, 120), (249, 102, 180), (241, 68, -150), (131, 35, 180), (138, 64, -135),
];

/// The country of each kind of hazard: its class and outline.
const COUNTRY: [(&str, &str); 3] = [
    ("water", "M590 346h214v62H600q-22-30-10-62z"),
    ("sand", "M176 346h192v62H170q-6-40 6-62z"),
    ("stone", "M752 2h112v140h-50V56h-62z"),
];

/// The width of the tab on which a risk action is printed.
pub(super) const RISK_TAB: i32 = 21;

/// Land, roads and empty spaces.
pub(super) fn ground() -> &'static str {
    static GROUND: LazyLock<String> = LazyLock::new(|| draw().into_string());
    &GROUND
}

fn draw() -> Markup {
    html! {
        rect.land x="0.5" y="0.5" width=(WIDTH - 1) height=(HEIGHT - 1) rx="6" {}
        @for (class, outline) in COUNTRY { path class={ "country " (class) } d=(outline) {} }
        @for road in ROADS { path.verge d=(road) {} }
        @for road in ROADS { path.road d=(road) {} }
        @for (x, y, turn) in ARROWS {
            path.arrow d="M-4.5-3.700L5 0-4.5 3.700-2.5 0z" transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {}
        }
        @for space in Space::all() { (empty(space)) }
    }
}

fn empty(space: Space) -> Markup {
    let (x, y) = spot(space);
    let (w, h) = half(space);
    let info = space.info();
    html! {
        @match info.kind {
            SpaceKind::KansasCity => {
                rect.city x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="5" {}
                text.cityname x=(x) y=(y - 3) { "KANSAS" }
                text.cityname x=(x) y=(y + 15) { "CITY" }
            }
            SpaceKind::Start => {
                rect.city x=(x - 24) y=(y - 18) width="48" height="36" rx="3" {}
                text.cityname.small x=(x) y=(y + 4) { "TEXAS" }
            }
            SpaceKind::Teepee => {
                rect.space x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="4" {}
                g.faint { (Icon::Teepee.at(x - 12, y - 14, 24)) }
            }
            SpaceKind::Hazard => {
                rect.space x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="4" {}
                @if let Some(section) = info.section { g.faint { (Icon::of_hazard(section).at(x - 13, y - 13, 26)) } }
            }
            SpaceKind::Building | SpaceKind::Neutral => {
                rect.space x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="4" {}
                g.faint { (Icon::House.at(x - 11, y - 11, 22)) }
            }
        }
        @if let Some(risk) = info.risk { (risk_tab(x + w, y - h, risk)) }
    }
}

/// The signs of a risk action one below the other, on a tab with a jagged edge.
fn risk_tab(x: i32, y: i32, risk: ClauseId) -> Markup {
    let teeth = "l-3 4.830 3 4.830".repeat(6);
    html! {
        g.risk {
            path.tab d={ "M" (x) " " (y) "h" (RISK_TAB) (teeth) "h-" (RISK_TAB) "z" } {}
            @for (line, glyph) in glyphs(risk).iter().enumerate() {
                @let top = y + 2 + 19 * line as i32;
                g.req[glyph.needed] {
                    (glyph.icon.at(x + 1, top, 15))
                    @if !glyph.text.is_empty() { text.mark x=(x + 13) y=(top + 16) { (glyph.text) } }
                }
            }
        }
    }
}

/// The tops of trees along the upper edge of a space: they stay in sight above a building.
pub(super) fn forests() -> Markup {
    html! {
        @for space in Space::all().filter(|space| space.info().forest) {
            @let (x, y) = spot(space);
            @let (w, h) = half(space);
            path.forest d={ "M" (x - w + 2) " " (y - h + 1) ("l4-7 4 7".repeat((w as usize * 2 - 4) / 8)) "z" } {}
        }
    }
}
