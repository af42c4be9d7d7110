//! What somebody new to the game should know now, in one line.

use railhead_game::Arg;

use super::{
    Stage,
    outlook::{named, reached},
};
use crate::{Step, View, piece::Objective};

/// The line for this viewer.
pub(super) fn hint(view: &View, stage: &Stage<'_>) -> String {
    let Some(own) = view.viewer.filter(|_| !view.is_over()) else { return String::new() };
    if view.actor != Some(own) {
        return nearest(view, stage);
    }
    match view.step {
        Step::Place if view.player(own).is_some_and(|player| player.on.is_empty()) => nearest(view, stage),
        Step::Place => stage.say("hint-place"),
        Step::Influence | Step::Marker => stage.say("hint-influence"),
        Step::Act => stage.say("hint-act"),
        Step::Ranch | Step::RanchMore => stage.say("hint-ranch"),
        Step::Sell | Step::SellMore | Step::Follow => stage.say("hint-sell"),
        Step::Build | Step::Prize => stage.say("hint-build"),
        Step::Notary | Step::NotaryMore => stage.say("hint-notary"),
        _ => nearest(view, stage),
    }
}

/// How many objectives the viewer has, and which is nearest: without a special one, which special one.
fn nearest(view: &View, stage: &Stage<'_>) -> String {
    let Some(own) = view.viewer.and_then(|seat| view.player(seat)) else { return String::new() };
    let starless = own.specials == 0;
    let open = |card: &Objective| {
        let seen = &view.objectives[card.index()];
        seen.copies > 0 && !seen.claimed.contains(&own.seat) && (seen.special || !starless)
    };
    let near = |card: &Objective| {
        let (has, needs) = reached(&own.progress[card.index()]);
        (u32::from(has) * 1000 / u32::from(needs.max(1)), u32::MAX - u32::from(needs.saturating_sub(has)))
    };
    let mut args = vec![("n", Arg::from(own.objectives.len())), ("goal", view.goal.into())];
    let Some(card) = Objective::ALL.iter().copied().filter(open).rev().max_by_key(near) else {
        return stage.say_with("hint-goal", &args);
    };
    let (has, needs) = reached(&own.progress[card.index()]);
    args.extend([("card", named(card, stage).into()), ("has", has.into()), ("needs", needs.into())]);
    stage.say_with(if starless { "hint-star" } else { "hint-near" }, &args)
}
