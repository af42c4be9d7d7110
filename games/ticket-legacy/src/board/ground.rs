//! The paper under the map: coast, lakes, relief, meridians, and tracks that run off the edge.

use maud::{Markup, html};

use super::chart::{HEIGHT, WIDTH, is_near, place};
use crate::{tables::map, view::View};

const EASTERN_LAND: &str = "M0 0H985L992 96L955 138L866 216L842 240L762 276L706 306L690 330L648 348L664 398L650 424L592 476\
    L520 560L462 598L452 640L474 700H352L338 664L250 640L172 646L108 676L60 692L0 686Z";
const WHOLE_LAND: &str = "M18 0L14 52L24 150L14 300L18 424L66 502L96 566L108 604L150 700H396L404 648L452 626L545 630L592 606\
    L652 616L688 622L684 652L742 692L778 672L742 602L748 562L784 546L864 440L852 384L884 352L908 312L950 266L988 182L1000 150V0Z";
const EASTERN_LAKES: &[&str] = &[
    "M196 70q-30 60-14 130q12 26 26 8q14-70 6-138q-8-22-18 0z",
    "M300 92q40-20 62 20q4 40-22 62q-26-10-34-44z",
    "M384 226q60-34 128-30q10 12-40 26q-60 22-90 16z",
    "M540 166q50-24 104-14q6 12-34 20q-52 10-70 4z",
];
const WHOLE_LAKES: &[&str] = &[
    "M520 108q40-26 90-16q10 12-30 18q-40 14-60 12z",
    "M604 150q-18 40-10 92q8 20 16 4q10-50 4-96q-4-14-10 0z",
    "M660 150q24-10 36 14q2 26-14 40q-16-8-22-30z",
    "M702 262q36-20 76-20q6 8-24 18q-36 12-54 12z",
    "M794 220q30-14 62-8q2 8-22 12q-32 6-40 2z",
    "M176 268q8-8 14 2q2 14-6 22q-10-8-8-20z",
];
const EASTERN_RIDGE: &[(i32, i32)] = &[
    (352, 476),
    (392, 440),
    (420, 412),
    (520, 330),
    (552, 300),
    (584, 262),
    (620, 226),
    (664, 190),
    (780, 150),
    (812, 120),
];
const WHOLE_RIDGE: &[(i32, i32)] = &[
    (690, 470),
    (712, 440),
    (780, 380),
    (800, 330),
    (830, 280),
    (110, 60),
    (130, 150),
    (200, 200),
    (214, 250),
    (232, 330),
    (226, 400),
    (222, 500),
    (80, 180),
    (70, 250),
    (66, 320),
    (200, 660),
    (300, 600),
    (190, 80),
];

/// Everything that lies under the routes.
pub(super) fn ground(view: &View) -> Markup {
    let near = is_near(view);
    let (land, lakes, ridge) = if near {
        (EASTERN_LAND, EASTERN_LAKES, EASTERN_RIDGE)
    } else {
        (WHOLE_LAND, WHOLE_LAKES, WHOLE_RIDGE)
    };
    html! {
        rect class="sea" width=(WIDTH) height=(HEIGHT) {}
        path class="land" d=(land) {}
        @for x in (100..WIDTH).step_by(100) { path class="meridian" d={ "M" (x) " 0V" (HEIGHT) } {} }
        @for y in (100..HEIGHT).step_by(100) { path class="meridian" d={ "M0 " (y) "H" (WIDTH) } {} }
        @for lake in lakes { path class="lake" d=(lake) {} }
        @for (x, y) in ridge { path class="ridge" d={ "M" (x - 9) " " (y + 6) "l9 -13l9 13m-9 -13l2 8" } {} }
        @if near { (stubs(view)) }
        text class="year" x=(WIDTH - 20) y=(HEIGHT - 20) { (view.year) }
    }
}

/// Tracks that leave the eastern map: they show where the land goes on, and nothing of what is there.
fn stubs(view: &View) -> Markup {
    html! {
        @for stub in &map().stubs {
            @if let Some(route) = map().routes.iter().find(|route| route.id == stub.route) {
                @let end = if map().cities[route.a.index()].near.is_some() { route.a } else { route.b };
                @let (x, y) = place(end, view);
                path class="stub" d={ "M" (x) " " (y) "L" (stub.edge_x) " " (stub.edge_y) } {}
            }
        }
    }
}
