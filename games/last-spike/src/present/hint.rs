//! What somebody new to the game should know now, in one line.

use railhead_game::{Arg, Seat};

use super::{Stage, in_words, preview, vitals};
use crate::{
    facts::facts,
    piece::Named,
    view::{Step, View},
};

/// With so many tiles missing the end is near.
const NEAR: u32 = 3;

/// The line for this viewer.
pub(super) fn hint(view: &View, stage: &Stage<'_>) -> String {
    let own = view.viewer.and_then(|seat| view.players.get(seat.index()));
    let Some(own) = own.filter(|own| !own.bankrupt && !view.is_over()) else { return String::new() };
    if view.turn != own.seat {
        return stage.say("hint-goal");
    }
    match view.step {
        Step::Lay => lay(view, own.seat, stage),
        Step::Raise { .. } => stage.say("hint-raise"),
        Step::Buy => match preview::cheapest(view) {
            Some(cost) => stage.say_with("hint-buy", &[("cost", in_words(cost, stage).into())]),
            None => stage.say("hint-goal"),
        },
        Step::End | Step::LastSpike { .. } | Step::LastSolvent => stage.say("hint-goal"),
    }
}

/// What matters before a tile is laid: the end, if one could bring it; money, if it is short; else the rule.
fn lay(view: &View, seat: Seat, stage: &Stage<'_>) -> String {
    let closes = view.hand.iter().find(|held| preview::effects(view, seat, held.tile).closes);
    if let Some(held) = closes {
        let bonus = Arg::from(in_words(facts().index.bonus, stage));
        return stage.say_with("hint-close", &[("tile", held.tile.id().into()), ("bonus", bonus)]);
    }
    let player = &view.players[seat.index()];
    if let (Some(cost), Some(cash)) = (preview::cheapest(view), player.cash)
        && cash.0 < cost.0
    {
        let args = [("cost", Arg::from(in_words(cost, stage))), ("cash", in_words(cash, stage).into())];
        return stage.say_with("hint-short", &args);
    }
    match vitals::missing(view) {
        tiles @ 1..=NEAR => stage.say_with("hint-near", &[("tiles", tiles.into())]),
        _ => stage.say("hint-lay"),
    }
}
