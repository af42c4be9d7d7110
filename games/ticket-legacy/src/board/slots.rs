//! The twelve numbered rules of a claim, as they are filled in this game.

use maud::{Markup, html};

use crate::{facts::frontiers, present::Stage, view::View};

/// The numbers in order: the rule in force with its section of the rules page, or an empty place. What an empty place
/// will hold one day is not said.
pub(super) fn slots(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        ol class="slots" {
            @for row in &frontiers().slots {
                @if view.slots.contains(&row.slot) {
                    li value=(row.slot) {
                        (row.title.name(stage.lang())) " "
                        span class="quiet" { (stage.say_with("slot-section", &[("section", row.section.into())])) }
                    }
                } @else {
                    li value=(row.slot) class="quiet" { (stage.say("slot-empty")) }
                }
            }
        }
    }
}
