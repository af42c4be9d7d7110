//! The numbered rules of a claim that are in force, and what counts as a port.

use maud::{Markup, html};

use crate::{
    facts::frontiers,
    present::{Stage, city},
    view::View,
};

/// The rules in force, each with its section of the rules page. What an empty place will hold one day is not said.
pub(super) fn slots(view: &View, stage: &Stage<'_>) -> Markup {
    let ports: Vec<&str> = view.ports.iter().map(|id| city(*id, stage)).collect();
    html! {
        p class="hint" { (stage.say("slots-hint")) }
        ol class="slots" {
            @for row in frontiers().slots.iter().filter(|row| view.slots.contains(&row.slot)) {
                li value=(row.slot) {
                    b { (row.title.name(stage.lang())) } " "
                    span class="quiet" { (stage.say_with("slot-section", &[("section", row.section.into())])) }
                }
            }
        }
        @if !ports.is_empty() { p { b { (stage.say("ports")) } " " (ports.join(", ")) } }
    }
}
