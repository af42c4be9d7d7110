//! What is awaited, in one sentence.

use railhead_game::Arg;

use super::Stage;
use crate::{
    money::Dollars,
    piece::Named,
    view::{Step, View},
};

/// What is awaited from whom, as this viewer is told.
pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let name = ("name", Arg::from(stage.name(view.turn)));
    let own = view.viewer == Some(view.turn);
    match view.step {
        Step::Lay if own => stage.say("prompt-lay"),
        Step::Lay => stage.say_with("prompt-lay-other", &[name]),
        Step::Raise { tile, cost } => {
            let tile = ("tile", Arg::from(tile.id()));
            if own {
                let cash = view.players[view.turn.index()].cash.unwrap_or_default();
                let missing = Dollars(cost.0.saturating_sub(cash.0));
                stage.say_with("prompt-raise", &[tile, ("cost", cost.into()), ("missing", missing.into())])
            } else {
                stage.say_with("prompt-raise-other", &[name, tile])
            }
        }
        Step::Buy if own => stage.say("prompt-buy"),
        Step::Buy => stage.say_with("prompt-buy-other", &[name]),
        Step::End if own => stage.say("prompt-end"),
        Step::End => stage.say_with("prompt-end-other", &[name]),
        Step::LastSpike { tile } => stage.say_with("prompt-last-spike", &[name, ("tile", tile.id().into())]),
        Step::LastSolvent => stage.say_with("prompt-last-solvent", &[name]),
    }
}
