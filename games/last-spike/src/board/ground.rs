//! The land itself: coast, rivers, ranges, prairie and desert. Drawn once.

use std::{fmt::Write as _, sync::LazyLock};

use maud::{Markup, PreEscaped, html};
use railhead_game::{Chance, Luck};

use super::geometry::{HEIGHT, UPRIGHT, WIDTH};
use crate::{piece::Terrain, present::Stage};

const COAST: &str = "M104 0C84 50 44 96 36 170C28 232 8 262 6 330C4 396 28 428 56 484C82 534 108 562 124 640";

/// The ocean of the upright map, at its upper edge.
const WESTERN_SEA: &str = "M0 0H390V34Q352 22 318 36Q280 10 236 22H154Q110 10 72 36Q38 22 0 34Z";

/// The signs of terrain, around their own middle.
const SIGNS: [(Terrain, &str); Terrain::ALL.len()] = [
    (Terrain::Plain, "M-8 4h16M-4 4l-2-5M-4 4v-6M-4 4l2-5M4 4l-2-5M4 4v-6M4 4l2-5"),
    (Terrain::Hills, "M-10 5q5-10 10-1q5-9 10 1M-5 5l2-3M5 5l2-3"),
    (Terrain::Desert, "M0 6v-13M0 1h-4v-4M0 3h4v-5M-8 6h3M5 6h4"),
    (Terrain::Bridge, "M-9 1h18M-9 1q9-13 18 0M-4 1v-5M0 1v-6M4 1v-5M-9 6q2-3 4 0t4 0t4 0t4 0"),
    (Terrain::Mountain, "M-10 6l7-12l4 6l3-4l6 10zM-3-6l1 6M4-4l1 6"),
    (Terrain::Trestle, "M-9-5h18M-7-5l-2 11M7-5l2 11M-2-5l-1 11M2-5l1 11M-8 1h16"),
    (Terrain::Tunnel, "M-9 6v-4a9 9 0 0 1 18 0v4zM-4 6v-3a4 4 0 0 1 8 0v3M0 6v-6"),
];

const RIVERS: [(&str, u8); 9] = [
    // Missouri, Mississippi
    ("M690 0C700 60 752 84 765 150C776 210 850 236 872 280C890 312 915 318 938 325", 4),
    (
        "M916 0C930 70 968 150 958 220C950 270 944 300 938 325C932 400 972 450 966 520C962 570 940 600 944 640",
        5,
    ),
    // Platte, with its two arms
    ("M765 150C720 190 690 172 640 190C610 200 590 206 566 196C530 180 500 190 452 168", 3),
    ("M640 190C610 214 570 226 548 262", 2),
    // Arkansas
    ("M446 322C470 380 540 410 590 420C660 434 700 470 760 500C820 526 880 540 962 548", 3),
    // Rio Grande
    ("M440 352C462 410 440 470 470 510C486 532 500 540 505 554C540 596 590 590 620 640", 3),
    // Colorado and Green
    ("M400 236C372 300 366 330 330 366C300 398 262 420 252 470C246 520 236 540 226 570", 3),
    ("M362 92C372 150 352 200 378 268", 2),
    // Humboldt
    ("M246 186C214 220 190 212 160 232", 2),
];

/// Ranges as lines of peaks: from, to, how many, how tall.
const RANGES: [(i32, i32, i32, i32, u32, i32); 11] = [
    (424, 128, 452, 236, 12, 15),
    (420, 236, 402, 330, 9, 16),
    (436, 372, 408, 486, 11, 14),
    (312, 190, 322, 276, 7, 12),
    (112, 196, 132, 262, 7, 14),
    (140, 388, 176, 468, 8, 13),
    (120, 40, 158, 120, 7, 12),
    (330, 60, 404, 88, 7, 13),
    (468, 420, 452, 500, 6, 12),
    (176, 470, 196, 486, 3, 11),
    (846, 420, 884, 452, 4, 9),
];

/// The layer under everything else.
pub(super) fn ground() -> &'static str {
    static GROUND: LazyLock<String> = LazyLock::new(|| draw().into_string());
    &GROUND
}

fn draw() -> Markup {
    html! {
        defs {
            @for (terrain, outline) in SIGNS { path id={ "ls-" (terrain) } d=(outline) {} }
            pattern id="ls-waves" width="14" height="8" patternUnits="userSpaceOnUse" {
                path.waves d="M0 5q3-3 7 0t7 0" {}
            }
        }
        g.upright data-upright={ (UPRIGHT.x) " " (UPRIGHT.y) } data-whole=".74" {
            rect.paper width=(UPRIGHT.x) height=(UPRIGHT.y) {}
            path.sea d=(WESTERN_SEA) {}
            path.swell d=(WESTERN_SEA) fill="url(#ls-waves)" {}
            path.range d="M150 250l8-14l8 14m-4-7l8-12l9 19m20-30l9-16l9 16m-4-8l8-12l9 20m-70 70l8-14l8 14m40 10l9-15l9 15m-3-6l8-12l9 18M110 190l8-14l8 14m150 0l8-14l8 14m-60 60l8-14l8 14" {}
            path.river d="M100 420q60 20 110 10t120 40" stroke-width="3" {}
        }
        g.lying {
        rect.paper width=(WIDTH) height=(HEIGHT) {}
        path.grid d=(grid()) {}
        // The land was surveyed on a sheet of 1000 by 640.
        g transform="scale(.998 .90625)" {
        path.sea d={ (COAST) "H0V0Z" } {}
        path.swell d={ (COAST) "H0V0Z" } fill="url(#ls-waves)" {}
        @for depth in 0..3 { path.shore d=(COAST) transform={ "translate(" (-5 * depth) " 0)" } {} }
        path.lake d="M214 168C204 176 208 196 222 204C232 208 240 196 234 184C230 174 222 164 214 168Z" {}
        @for (course, width) in RIVERS { path.river d=(course) stroke-width=(width) {} }
        path.range d=(ranges()) {}
        path.prairie d=(scattered(590, 40, 900, 600, 80, "m-3 0l-2-5m2 5v-6m0 6l2-5")) {}
        path.sand d=(scattered(140, 470, 470, 620, 90, "h1")) {}
        path.sand d=(scattered(170, 230, 330, 420, 50, "h1")) {}
        }
        rect.frame x="3" y="3" width=(WIDTH - 6) height=(HEIGHT - 6) {}
        rect.frame.inner x="8" y="8" width=(WIDTH - 16) height=(HEIGHT - 16) {}
        }
        (compass())
    }
}

fn grid() -> String {
    let mut path = String::new();
    for x in (125..WIDTH).step_by(125) {
        let _ = write!(path, "M{x} 0V{HEIGHT}");
    }
    for y in (128..HEIGHT).step_by(128) {
        let _ = write!(path, "M0 {y}H{WIDTH}");
    }
    path
}

/// Peaks in a row, each with the hachures of its shaded side.
fn ranges() -> String {
    let mut luck = Luck::new(1869);
    let mut path = String::new();
    for (x, y, to_x, to_y, peaks, tall) in RANGES {
        for peak in 0..peaks {
            let along = |from: i32, to: i32| from + (to - from) * peak as i32 / (peaks as i32 - 1);
            let (x, y) =
                (along(x, to_x) + luck.below(25) as i32 - 12, along(y, to_y) + luck.below(9) as i32 - 4);
            let tall = tall + luck.below(6) as i32 - 3;
            let half = tall * 3 / 4;
            let _ = write!(path, "M{} {y}l{half} {}l{half} {tall}", x - half, -tall);
            for stroke in 1..4 {
                let (dx, dy) = (half * stroke / 4, tall * stroke / 4);
                let _ = write!(path, "M{} {}l{} {}", x + dx, y - tall + dy, -dx / 3 - 1, (tall - dy) / 2 + 2);
            }
        }
    }
    path
}

/// `count` small marks strewn over a rectangle.
fn scattered(left: u32, top: u32, right: u32, bottom: u32, count: u32, mark: &str) -> String {
    let mut luck = Luck::new(u64::from(left + top));
    let mut path = String::new();
    for _ in 0..count {
        let _ = write!(path, "M{} {}{mark}", left + luck.below(right - left), top + luck.below(bottom - top));
    }
    path
}

fn compass() -> Markup {
    html! {
        g.compass transform="translate(46 528)" {
            circle r="30" {}
            circle r="25" {}
            path d="M0-34L6-6L34 0L6 6L0 34L-6 6L-34 0L-6-6Z" {}
            path.dark d="M0-34L0 0L6-6ZM34 0L0 0L6 6ZM0 34L0 0L-6 6ZM-34 0L0 0L-6-6Z" {}
            text y="-38" { "N" }
        }
    }
}

/// The names of the land, in the viewer's language.
pub(super) fn names(stage: &Stage<'_>) -> Markup {
    let places = [
        ("pacific", 34, 412, 68),
        ("sierra", 196, 362, 0),
        ("rockies", 505, 196, 0),
        ("basin", 300, 312, 0),
        ("plains", 690, 292, 0),
        ("desert-name", 318, 520, 0),
    ];
    html! {
        @for (key, x, y, turn) in places {
            text.region transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } { (stage.say(key)) }
        }
        text.scale x=(WIDTH - 62) y=(HEIGHT - 14) { (PreEscaped("★ = ")) (stage.say("free")) " · " (stage.say("thousands")) }
    }
}
