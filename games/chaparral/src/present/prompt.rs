//! What is awaited, in one sentence.

use railhead_game::{Arg, SeatSet};

use super::{Stage, names_of};
use crate::{Step, View};

/// What is awaited, from whom, or how the game ended.
pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let Some(actor) = view.actor else { return result(view.winners.unwrap_or_default(), stage) };
    let args = [
        ("name", Arg::from(stage.name(actor))),
        ("turn", Arg::from(stage.name(view.turn))),
        ("left", Arg::from(view.left)),
    ];
    let key = prompt_key(view.step, view.viewer == Some(actor));
    stage.say_with(key, &args)
}

/// Who won, or that nobody did.
fn result(winners: SeatSet, stage: &Stage<'_>) -> String {
    if winners.is_empty() {
        stage.say("prompt-nobody")
    } else {
        stage.say_with("prompt-over", &[("names", names_of(winners.iter(), stage).into())])
    }
}

fn prompt_key(step: Step, own: bool) -> &'static str {
    match (step, own) {
        (Step::Place, true) => "prompt-place",
        (Step::Place, false) => "prompt-place-other",
        (Step::Block, true) => "prompt-block",
        (Step::Block, false) => "prompt-block-other",
        (Step::Influence, true) => "prompt-influence",
        (Step::Influence, false) => "prompt-influence-other",
        (Step::Act, true) => "prompt-act",
        (Step::Act, false) => "prompt-act-other",
        (Step::Stack, true) => "prompt-stack",
        (Step::Stack, false) => "prompt-stack-other",
        (Step::Welcome, true) => "prompt-welcome",
        (Step::Welcome, false) => "prompt-welcome-other",
        (Step::Ranch, true) => "prompt-ranch",
        (Step::RanchMore, true) => "prompt-ranch-more",
        (Step::Ranch | Step::RanchMore, false) => "prompt-ranch-other",
        (Step::Marker, true) => "prompt-marker",
        (Step::Marker, false) => "prompt-marker-other",
        (Step::Sell, true) => "prompt-sell",
        (Step::SellMore, true) => "prompt-sell-more",
        (Step::Sell | Step::SellMore, false) => "prompt-sell-other",
        (Step::Follow, true) => "prompt-follow",
        (Step::Follow, false) => "prompt-follow-other",
        (Step::Build, true) => "prompt-build",
        (Step::Build, false) => "prompt-build-other",
        (Step::Prize, true) => "prompt-prize",
        (Step::Prize, false) => "prompt-prize-other",
        (Step::Mine, true) => "prompt-mine",
        (Step::Mine, false) => "prompt-mine-other",
        (Step::Notary, true) => "prompt-notary",
        (Step::NotaryMore, true) => "prompt-notary-more",
        (Step::Notary | Step::NotaryMore, false) => "prompt-notary-other",
        (Step::Clear, true) => "prompt-clear",
        (Step::Clear, false) => "prompt-clear-other",
        (Step::Lose, true) => "prompt-lose",
        (Step::Lose, false) => "prompt-lose-other",
        (Step::Return, true) => "prompt-return",
        (Step::Return, false) => "prompt-return-other",
        (Step::Donate, true) => "prompt-donate",
        (Step::Donate, false) => "prompt-donate-other",
        (Step::Over, _) => "over",
    }
}
