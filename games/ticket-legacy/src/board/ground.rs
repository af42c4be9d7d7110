//! The paper under the map.

use maud::{Markup, html};

use super::chart::{HEIGHT, WIDTH};
use crate::view::View;

/// Paper, meridians and the year.
pub(super) fn ground(view: &View) -> Markup {
    html! {
        rect class="paper" width=(WIDTH) height=(HEIGHT) {}
        @for x in (100..WIDTH).step_by(100) { path class="meridian" d={ "M" (x) " 0V" (HEIGHT) } {} }
        @for y in (100..HEIGHT).step_by(100) { path class="meridian" d={ "M0 " (y) "H" (WIDTH) } {} }
        text class="year" x=(WIDTH - 20) y=(HEIGHT - 20) { (view.year) }
    }
}
