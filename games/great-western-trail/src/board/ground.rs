//! The land between Texas and Kansas City: its country, the roads with their direction, and the empty spaces. Drawn
//! once.

use std::sync::LazyLock;

use maud::{Markup, html};
use railhead_pieces::Piece;

use super::{
    icons::Icon,
    marks::{Mark, marks},
    trail::{HEIGHT, UPRIGHT, WIDTH, at, half},
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

/// The roads of the upright map.
const UPRIGHT_ROADS: [&str; 26] = [
    "M340 890V828",
    "M340 828V766",
    "M340 767H50",
    "M320 838L282 888H50",
    "M50 890V766",
    "M50 766V446",
    "M70 756V730H276Q284 730 284 722V701H126",
    "M126 701V639",
    "M150 639H98V486L75 466",
    "M50 453V391H147",
    "M147 391H230Q270 391 285 409L320 446",
    "M50 453H340",
    "M147 466L124 498V568H259",
    "M259 568V630H320V570",
    "M332 577V453",
    "M330 436L243 342V267",
    "M318 453V382",
    "M318 382H364V326H318V267",
    "M332 267V143",
    "M243 260L320 161",
    "M340 143H50",
    "M330 156L195 205",
    "M195 198L147 161",
    "M135 161L70 198",
    "M50 143V60",
    "M60 205H98V60",
];

/// The arrows of the upright map.
#[rustfmt::skip]
const UPRIGHT_ARROWS: [(i32, i32, i32); 32] = [
    (340, 860, -90), (340, 797, -90), (292, 767, 180), (195, 767, 180), (98, 767, 180), (50, 861, -90), (50, 802, -90), (110, 888, 180), (50, 702, -90), (50, 608, -90), (50, 546, -90), (50, 484, -90), (190, 730, 0), (126, 668, -90), (98, 560, -90), (50, 422, -90), (98, 391, 0), (240, 391, 10), (98, 453, 0), (195, 453, 0), (292, 453, 0), (124, 530, 90), (290, 630, 0), (332, 484, -90), (243, 298, -90), (318, 296, -90), (332, 236, -90), (332, 174, -90), (292, 143, 180), (195, 143, 180), (98, 120, -90), (50, 110, -90),
];

/// The country of the hazards on the upright map.
const UPRIGHT_COUNTRY: [(&str, &str); 3] =
    [("water", "M130 864h176v50H130z"), ("sand", "M100 678h194v46H100z"), ("stone", "M294 302h94v108h-94z")];

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
        g.lying {
            rect.land x="0.5" y="0.5" width=(WIDTH - 1) height=(HEIGHT - 1) rx="6" {}
            (land(&COUNTRY, &ROADS, &ARROWS))
        }
        g.upright data-upright=(UPRIGHT) {
            rect.land x="0" y="0" width="390" height="1010" {}
            (land(&UPRIGHT_COUNTRY, &UPRIGHT_ROADS, &UPRIGHT_ARROWS))
        }
        @for space in Space::all() {
            g class={ "at-" (space) } transform=(at(space).shift()) { (empty(space)) }
        }
    }
}

fn land(country: &[(&str, &str)], roads: &[&str], arrows: &[(i32, i32, i32)]) -> Markup {
    html! {
        @for (class, outline) in country { path class={ "country " (class) } d=(outline) {} }
        path.verge d=(roads.concat()) {}
        path.road d=(roads.concat()) {}
        @for (x, y, turn) in arrows {
            path.arrow d="M-4.5-3.700L5 0-4.5 3.700-2.5 0z" transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {}
        }
    }
}

fn empty(space: Space) -> Markup {
    let (w, h) = half(space);
    let info = space.info();
    html! {
        @match info.kind {
            SpaceKind::KansasCity => {
                rect.city x=(-w) y=(-h) width=(2 * w) height=(2 * h) rx="5" {}
                text.cityname x="0" y="-3" { "KANSAS" }
                text.cityname x="0" y="15" { "CITY" }
            }
            SpaceKind::Start => {
                rect.city x="-24" y="-18" width="48" height="36" rx="3" {}
                text.cityname.small x="0" y="4" { "TEXAS" }
            }
            SpaceKind::Teepee => {
                rect.space x=(-w) y=(-h) width=(2 * w) height=(2 * h) rx="4" {}
                g.faint { (Icon::Teepee.at(-12, -14, 24)) }
            }
            SpaceKind::Hazard => {
                rect.space x=(-w) y=(-h) width=(2 * w) height=(2 * h) rx="4" {}
                @if let Some(section) = info.section { g.faint { (Icon::of_hazard(section).at(-13, -13, 26)) } }
            }
            SpaceKind::Building | SpaceKind::Neutral => {
                rect.space x=(-w) y=(-h) width=(2 * w) height=(2 * h) rx="4" {}
                g.faint { (Icon::House.at(-11, -11, 22)) }
            }
        }
        @if let Some(risk) = info.risk { (risk_tab(w, -h, risk)) }
    }
}

/// The signs of a risk action one below the other, on a tab with a jagged edge.
fn risk_tab(x: i32, y: i32, risk: ClauseId) -> Markup {
    let teeth = "l-3 4.830 3 4.830".repeat(6);
    html! {
        g.risk {
            path.tab d={ "M" (x) " " (y) "h" (RISK_TAB) (teeth) "h-" (RISK_TAB) "z" } {}
            @let signs = marks(risk).into_iter().filter(|mark| *mark != Mark::Arrow);
            @for (line, mark) in (0..).zip(signs) { (mark.at(x + 1, y + 1 + 19 * line, 17)) }
        }
    }
}

/// The tops of trees along the upper edge of a space for buildings: they stay in sight above one.
pub(super) fn forest() -> Markup {
    html! { path.forest d={ "M-46-28" ("l4-7 4 7".repeat(11)) "z" } {} }
}
