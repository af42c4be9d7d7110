//! What is awaited, in one sentence.

use railhead_game::Arg;

use super::{Stage, vitals};
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

/// The same for the narrow bar of a phone, where the sentence is long; and how near the end is, which has no other place
/// there.
pub(super) fn short(view: &View, stage: &Stage<'_>) -> String {
    if view.viewer != Some(view.turn) {
        return String::new();
    }
    match view.step {
        Step::Lay => stage.say_with("short-lay", &[("tiles", vitals::missing(view).into())]),
        Step::Raise { cost, .. } => {
            stage.say_with("short-raise", &[("missing", still_missing(view, cost).into())])
        }
        Step::End if took_free_land(view) => stage.say("short-end-free"),
        Step::End => stage.say("short-end"),
        Step::Buy | Step::LastSpike { .. } | Step::LastSolvent => String::new(),
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
                let missing = ("missing", Arg::from(still_missing(view, cost)));
                stage.say_with("prompt-raise", &[tile, ("cost", cost.into()), missing])
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

/// What the seat whose turn it is still lacks to pay `cost`.
fn still_missing(view: &View, cost: Dollars) -> Dollars {
    let cash = view.players[view.turn.index()].cash.unwrap_or_default();
    Dollars(cost.0.saturating_sub(cash.0))
}

/// Whether the seat whose turn it is took free land in it, after which nothing is bought.
fn took_free_land(view: &View) -> bool {
    view.players[view.turn.index()].last.land.is_some_and(Land::is_free)
}
