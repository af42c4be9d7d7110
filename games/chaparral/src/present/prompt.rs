//! What is awaited, in one sentence.

use railhead_game::{Arg, SeatSet};

use super::{Stage, names_of};
use crate::{Action, Step, View};

/// What is awaited, from whom, or how the game ended.
pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let Some(actor) = view.actor else { return result(view.winners.unwrap_or_default(), stage) };
    let args = [
        ("name", Arg::from(stage.name(actor))),
        ("turn", Arg::from(stage.name(view.turn))),
        ("left", Arg::from(view.left)),
    ];
    let own = view.viewer == Some(actor);
    if own && view.step == Step::Act && matches!(stage.legal, [Action::End]) {
        return stage.say("prompt-end");
    }
    stage.say_with(&message(view.step, own), &args)
}

/// Who won, or that nobody did.
fn result(winners: SeatSet, stage: &Stage<'_>) -> String {
    if winners.is_empty() {
        stage.say("prompt-nobody")
    } else {
        stage.say_with("prompt-over", &[("names", names_of(winners.iter(), stage).into())])
    }
}

/// The message for whoever decides, or for whoever waits for them.
fn message(step: Step, own: bool) -> String {
    if own {
        return format!("prompt-{step}");
    }
    let step = match step {
        Step::RanchMore => Step::Ranch,
        Step::SellMore => Step::Sell,
        Step::NotaryMore => Step::Notary,
        other => other,
    };
    format!("prompt-{step}-other")
}
