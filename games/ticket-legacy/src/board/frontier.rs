//! What later years and boxes have put on the table.

use maud::{Markup, html};
use railhead_game::Arg;

use crate::{
    facts,
    present::{Stage, city, colour_name, postcard_text, route, share},
    state::frontier::Keeper,
    view::View,
};

/// Whether there is anything to show.
pub(super) fn is_there(view: &View) -> bool {
    let frontier = &view.frontier;
    !frontier.depots.is_empty()
        || !frontier.wagons.is_empty()
        || frontier.outlaws.is_some()
        || frontier.ghost.is_some()
        || !frontier.shares.is_empty()
        || frontier.treasures > 0
        || view.own.as_ref().is_some_and(|own| !own.postcards.is_empty())
}

/// The facts, line by line, and the viewer's postcards.
pub(super) fn facts(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        ul class="facts" { @for line in lines(view, stage) { li { (line) } } }
        @if let Some(own) = &view.own {
            ul class="postcards" {
                @for (id, uses) in &own.postcards {
                    li class="slip" {
                        b { (facts::cards().postcards[id.index()].title.name(stage.lang())) } " × " (uses)
                        br; small { (postcard_text(*id, stage)) }
                    }
                }
            }
        }
    }
}

fn lines(view: &View, stage: &Stage<'_>) -> Vec<String> {
    let frontier = &view.frontier;
    let list = |items: Vec<String>| ("list", Arg::from(items.join(", ")));
    let mut lines = Vec::new();
    if let Some((at, stash)) = frontier.outlaws {
        lines.push(
            stage.say_with("fact-outlaws", &[("city", city(at, stage).into()), ("stash", stash.into())]),
        );
    }
    if let Some(space) = frontier.ghost {
        lines.push(stage.say_with("fact-ghost", &[("space", space.into())]));
    }
    if !frontier.depots.is_empty() {
        let depots = frontier.depots.iter().map(|(at, keeper)| {
            let keeper = match keeper {
                Keeper::Seat(seat) => stage.name(*seat).to_owned(),
                Keeper::Combine => stage.say("fact-combine"),
                Keeper::Closed => stage.say("fact-closed"),
            };
            format!("{} ({keeper})", city(*at, stage))
        });
        lines.push(stage.say_with("fact-depots", &[list(depots.collect())]));
    }
    if !frontier.wagons.is_empty() {
        let wagons = frontier.wagons.iter();
        let wagons = wagons
            .map(|(at, colour)| format!("{} ({})", city(*at, stage), colour_name(Some(*colour), stage)));
        lines.push(stage.say_with("fact-wagons", &[list(wagons.collect())]));
    }
    if !frontier.shares.is_empty() {
        let shares = frontier.shares.iter().map(|id| share(*id, stage)).collect();
        lines.push(stage.say_with("fact-shares", &[list(shares), ("count", frontier.share_deck.into())]));
    }
    if frontier.treasures > 0 {
        lines.push(stage.say_with("fact-treasures", &[("count", frontier.treasures.into())]));
    }
    if !frontier.cracked.is_empty() {
        let cracked = frontier.cracked.iter().map(|id| route(*id, stage)).collect();
        lines.push(stage.say_with("fact-cracked", &[list(cracked)]));
    }
    if let Some(own) = view.own.as_ref().filter(|own| !own.clues.is_empty()) {
        let clues = own.clues.iter().map(|id| city(*id, stage).to_owned()).collect();
        lines.push(stage.say_with("fact-clues", &[list(clues)]));
    }
    lines
}
