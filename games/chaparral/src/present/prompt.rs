//! What is awaited, in one sentence.

use railhead_game::{Arg, Seat, SeatSet};

use super::{Stage, names_of};
use crate::{Action, Step, View};

/// What is awaited, from whom, or how the game ended.
pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let Some(actor) = view.actor else { return result(view.winners.unwrap_or_default(), stage) };
    let own = view.viewer == Some(actor);
    if own && view.step == Step::Act && matches!(stage.legal, [Action::End]) {
        return stage.say("prompt-end");
    }
    if own && only_token(view) {
        return stage.say("prompt-influence-token");
    }
    stage.say_with(&message(view.step, own), &args(actor, view, stage))
}

/// The same for the narrow bar of a phone, where the sentence is too long for it.
pub(super) fn short(view: &View, stage: &Stage<'_>) -> String {
    let Some(actor) = view.actor.filter(|actor| view.viewer == Some(*actor)) else { return String::new() };
    if view.step == Step::Act && matches!(stage.legal, [Action::End]) {
        return stage.say("short-end");
    }
    if only_token(view) {
        return stage.say("short-influence-token");
    }
    match view.step {
        Step::Act
        | Step::Block
        | Step::Influence
        | Step::Stack
        | Step::Welcome
        | Step::Marker
        | Step::Sell
        | Step::SellMore
        | Step::Follow
        | Step::Build
        | Step::Prize
        | Step::Mine
        | Step::NotaryMore
        | Step::RanchMore
        | Step::Lose
        | Step::Claim
        | Step::Donate => stage.say_with(&format!("short-{}", view.step), &args(actor, view, stage)),
        Step::Place | Step::Ranch | Step::Notary | Step::Clear | Step::Return | Step::Over => String::new(),
    }
}

/// Whether all influence is placed, and only the token can still be used before the actions begin.
fn only_token(view: &View) -> bool {
    view.step == Step::Influence && view.left == 0
}

fn args<'a>(actor: Seat, view: &View, stage: &'a Stage<'_>) -> [(&'static str, Arg<'a>); 4] {
    [
        ("name", Arg::from(stage.name(actor))),
        ("turn", Arg::from(stage.name(view.turn))),
        ("left", Arg::from(view.left)),
        ("pieces", Arg::from(view.player(actor).map_or(0, |player| player.pieces))),
    ]
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
