//! Where the routes are: rules of the stylesheet, so that pages need not say it again and again. For phones there is an
//! upright drawing of the eastern map too, the same map, taller, with larger cars and names; cities have their wide
//! places in the drawing and their upright ones here.

use std::fmt::Write as _;

use super::sheet::{Run, Sheet, stretch};
use crate::facts::{City, map};

/// Units across and down the upright drawing.
pub(super) const SIZE: (u32, u32) = (1010, 1290);
/// How much taller it is than the wide one.
const TALLER: f64 = 1.9;
/// What is left out of it at the top.
const TOP: f64 = 22.0;
/// How much larger a car is, across its track.
const CAR: f64 = 1.5;
/// Between the middles of parallel tracks.
const GAP: f64 = 21.0;
/// The radius of a small city.
const RADIUS: i32 = 12;
/// How much larger a city is.
const CITY: f64 = 1.65;
/// Where it is used: on a phone that is held upright, by those who can lean over it.
const PHONE: &str = "(scripting: enabled) and (max-width: 767px) and (min-height: 480px), \
                     (scripting: enabled) and (max-width: 479px)";

/// A city's code, where its name stands from its middle and how it is anchored, and where numbers of tickets stand.
type Named = (&'static str, (i32, i32), &'static str, (i32, i32));

/// Where the name of a city stands from its middle, and where the numbers of tickets that end there; only where it is
/// not as on most of the coast, to the right.
const NAMES: [Named; 14] = [
    ("QUE", (-15, 8), "end", (30, -16)),
    ("MTL", (-15, 8), "end", (30, -22)),
    ("BAN", (0, -15), "middle", (4, 34)),
    ("ALB", (-11, -10), "end", (28, -20)),
    ("BUF", (0, -15), "middle", (0, -54)),
    ("DET", (-11, -10), "end", (28, -26)),
    ("CHI", (0, -15), "middle", (-30, 20)),
    ("PIT", (0, -19), "middle", (-34, 14)),
    ("BAL", (-20, 8), "end", (4, 36)),
    ("LEW", (-15, 8), "end", (32, -12)),
    ("CIN", (-15, 8), "end", (-4, -34)),
    ("NAS", (-11, -10), "end", (-30, 16)),
    ("KNO", (4, -18), "end", (32, 20)),
    ("ATL", (-15, 8), "end", (-12, 34)),
];
/// The names at the foot, which stand below.
const BELOW: [Named; 2] = [("MOB", (11, 31), "start", (-6, -36)), ("NOL", (-76, 40), "start", (-28, -28))];
/// The others.
const RIGHT: ((i32, i32), &str, (i32, i32)) = ((17, 8), "start", (30, -26));

/// The places as rules of the stylesheet, for these pages. A route is known by its number, so that who reads the
/// stylesheet learns nothing of what lies on boards that are sealed.
pub(super) fn rules(pages: &str) -> String {
    let mut rules = format!("{pages} {{\n");
    for sheet in [Sheet::East, Sheet::Continent] {
        _ = writeln!(rules, "  .{} {{", sheet.class());
        for (index, lane) in sheet.lanes().iter().enumerate() {
            let Some(lane) = lane else { continue };
            _ = writeln!(rules, "    .q{index} {{ transform: {}; }}", lane.frame);
            if let Some(row) = &lane.row {
                _ = writeln!(rules, "    .q{index} .row {{ transform: {row}; }}");
            }
        }
        rules.push_str("  }\n");
    }
    // The pictures of a rules page lie on every screen.
    _ = writeln!(rules, "  :where(#table, #replay, .bound) {{ @media {PHONE} {{\n  .east {{");
    upright(&mut rules);
    rules.push_str("  }\n  } }\n}\n");
    rules
}

/// Where everything is on the upright drawing.
fn upright(rules: &mut String) {
    let mut rule = |selector: &str, body: &str| _ = writeln!(rules, "    {selector} {{ {body} }}");
    rule("&.ground", &format!("transform: translate(0, -{TOP}px) scale(1, {TALLER});"));
    for city in &map().cities {
        let Some((x, y)) = spot(city) else { continue };
        let id = &city.id;
        rule(&format!(".city.at-{id}"), &format!("transform: translate({x}px, {y}px) scale({CITY});"));
        rule(&format!(".by-{id}"), &format!("transform: translate({x}px, {y}px);"));
        let named = NAMES.iter().chain(&BELOW).find(|(code, ..)| code == id);
        let (at, anchor, tags) = named.map_or(RIGHT, |(_, at, anchor, tags)| (*at, *anchor, *tags));
        rule(
            &format!(".by-{id} .name"),
            &format!("transform: translate({}px, {}px); text-anchor: {anchor};", at.0, at.1),
        );
        rule(&format!(".by-{id} .tags"), &format!("transform: translate({}px, {}px);", tags.0, tags.1));
    }
    for (index, route) in map().routes.iter().enumerate() {
        let ends = [route.a, route.b].map(|id| &map().cities[id.index()]);
        let [Some(a), Some(b)] = ends.map(spot) else { continue };
        let [Some(from), Some(to)] = ends.map(|city| Sheet::East.spot(city)) else { continue };
        let aside = (f64::from(route.track) - f64::from(route.tracks - 1) / 2.0) * GAP;
        let run = Run::of(a, b, aside);
        let longer = run.length / f64::from(from.0 - to.0).hypot(f64::from(from.1 - to.1));
        let ((x, y), turn) = (run.middle, run.turn);
        let frame = format!("translate({x:.0}px, {y:.0}px) rotate({turn:.1}deg) scale({longer:.2}, {CAR})");
        rule(&format!(".q{index}"), &format!("transform: {frame};"));
        let wide = stretch(run.step(route.length, RADIUS, CAR)) / longer;
        rule(&format!(".q{index} .row"), &format!("transform: scale({wide:.2}, 1);"));
    }
}

fn spot(city: &City) -> Option<(f64, f64)> {
    let (x, y) = Sheet::East.spot(city)?;
    Some((f64::from(x), (f64::from(y) * TALLER - TOP).round()))
}
