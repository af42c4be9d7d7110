//! Decisions as buttons.

use railhead_game::Choice;

use super::Stage;
use crate::{
    action::Action,
    facts::facts,
    piece::{City, Named, Tile},
    view::View,
};

/// The button of a decision.
pub(super) fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    match action {
        Action::Lay(tile) => lay_choice(view, tile, stage),
        Action::Sell(land) => {
            let detail = [("sum", facts().index.sale(land).into()), ("city", land.city().id().into())];
            Choice::new(stage.say_with("sell", &[("land", land.id().into())]))
                .detail(stage.say_with("sell-detail", &detail))
                .group(stage.say("sell-group"))
        }
        Action::Buy(city) => buy_choice(view, city, stage),
        Action::Pass => Choice::new(stage.say("pass")),
        Action::End => Choice::new(stage.say("end")),
    }
}

fn lay_choice(view: &View, tile: Tile, stage: &Stage<'_>) -> Choice {
    let held = view.hand.iter().find(|held| held.tile == tile);
    let (cost, double) = held.map_or((facts().index.cost(tile), false), |held| (held.cost, held.double));
    let [from, to] = facts().index.ends(tile.route());
    let detail = [("cost", cost.into()), ("from", from.id().into()), ("to", to.id().into())];
    let choice = Choice::new(stage.say_with("lay", &[("tile", tile.id().into())]))
        .detail(stage.say_with(if double { "lay-detail-double" } else { "lay-detail" }, &detail))
        .group(stage.say("lay-group"));
    let cash = view.viewer.and_then(|seat| view.players.get(seat.index())).and_then(|player| player.cash);
    if cash.is_some_and(|cash| cash < cost) { choice.weighty() } else { choice }
}

fn buy_choice(view: &View, city: City, stage: &Stage<'_>) -> Choice {
    let choice =
        Choice::new(stage.say_with("buy", &[("city", city.id().into())])).group(stage.say("buy-group"));
    let seen = view.cities.iter().find(|seen| seen.city == city);
    match seen.and_then(|seen| Some((seen.pile.first()?, seen.price?))) {
        Some((land, price)) => {
            let detail = [("price", price.into()), ("land", land.id().into())];
            choice.detail(stage.say_with("buy-detail", &detail))
        }
        None => choice,
    }
}
