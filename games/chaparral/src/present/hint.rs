//! What somebody new to the game should know now, in one line.

use railhead_game::Arg;

use super::{
    Stage,
    outlook::{named, nearest, reached},
};
use crate::{Step, View};

/// The line for this viewer.
pub(super) fn hint(view: &View, stage: &Stage<'_>) -> String {
    let Some(own) = view.viewer.filter(|_| !view.is_over()) else { return String::new() };
    if view.actor != Some(own) {
        return goal(view, stage);
    }
    match view.step {
        Step::Place if view.player(own).is_some_and(|player| player.on.is_empty()) => goal(view, stage),
        Step::Place => stage.say("hint-place"),
        Step::Influence | Step::Marker => stage.say("hint-influence"),
        Step::Act => stage.say("hint-act"),
        Step::Ranch | Step::RanchMore => stage.say("hint-ranch"),
        Step::Sell | Step::SellMore | Step::Follow => stage.say("hint-sell"),
        Step::Build | Step::Prize => stage.say("hint-build"),
        Step::Notary | Step::NotaryMore => stage.say("hint-notary"),
        _ => goal(view, stage),
    }
}

/// How many objectives the viewer has, and which is nearest, as its own board says: without a special one, which special
/// one.
fn goal(view: &View, stage: &Stage<'_>) -> String {
    let Some(own) = view.viewer.and_then(|seat| view.player(seat)) else { return String::new() };
    let mut args = vec![("n", Arg::from(own.objectives.len())), ("goal", view.goal.into())];
    let Some(card) = nearest(own, view) else { return stage.say_with("hint-goal", &args) };
    let (has, needs) = reached(&own.progress[card.index()]);
    args.extend([("card", named(card, stage).into()), ("has", has.into()), ("needs", needs.into())]);
    stage.say_with(if own.specials == 0 { "hint-star" } else { "hint-near" }, &args)
}
