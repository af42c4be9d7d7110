//! What is awaited, in one sentence.

use railhead_game::Arg;

use super::Stage;
use crate::{
    money::Dollars,
    piece::{Land, Named},
    view::{Step, View},
};

/// What is awaited from whom, as this viewer is told.
pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let bankrupt =
        view.viewer.and_then(|seat| view.players.get(seat.index())).is_some_and(|own| own.bankrupt);
    match view.step {
        Step::LastSpike { .. } | Step::LastSolvent => awaited(view, stage),
        _ if bankrupt => stage.say_with("prompt-bankrupt", &[("prompt", awaited(view, stage).into())]),
        _ => awaited(view, stage),
    }
}

fn awaited(view: &View, stage: &Stage<'_>) -> String {
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
        Step::End if own && took_free_land(view) => stage.say("prompt-end-free"),
        Step::End if own => stage.say("prompt-end"),
        Step::End => stage.say_with("prompt-end-other", &[name]),
        Step::LastSpike { tile } => stage.say_with("prompt-last-spike", &[name, ("tile", tile.id().into())]),
        Step::LastSolvent => stage.say_with("prompt-last-solvent", &[name]),
    }
}

/// Whether the seat whose turn it is took free land in it, after which nothing is bought.
fn took_free_land(view: &View) -> bool {
    view.players[view.turn.index()].last.land.is_some_and(Land::is_free)
}
