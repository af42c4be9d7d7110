//! Decisions as buttons.

use railhead_game::{Choice, Ends};

use super::{Stage, land_card, preview};
use crate::{
    action::Action,
    facts::facts,
    money::Dollars,
    piece::{City, Named, Tile},
    view::View,
};

/// What stands between the parts of a detail.
const DOT: &str = " · ";

/// The button of a decision.
pub(super) fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    match action {
        Action::Lay(tile) => lay_choice(view, tile, stage),
        Action::Sell(land) => Choice::new(stage.say_with("sell", &[("land", land_card(land, stage).into())]))
            .detail(preview::sell(view, view.turn, land, stage))
            .group(stage.say("sell-group")),
        Action::Buy(city) => buy_choice(view, city, stage),
        Action::Pass => Choice::new(stage.say("pass")),
        Action::End => Choice::new(stage.say("end")),
    }
}

/// What a decision takes and brings; what is left then stands behind an arrow, without a dot before it.
fn in_a_line(parts: &[String]) -> String {
    parts.join(DOT).replace(" · →", " →")
}

fn lay_choice(view: &View, tile: Tile, stage: &Stage<'_>) -> Choice {
    let held = view.hand.iter().find(|held| held.tile == tile);
    let (cost, double) = held.map_or((facts().index.cost(tile), false), |held| (held.cost, held.double));
    let [from, to] = facts().index.ends(tile.route());
    let detail = [("cost", cost.into()), ("from", from.id().into()), ("to", to.id().into())];
    let price = stage.say_with(if double { "lay-detail-double" } else { "lay-detail" }, &detail);
    let seat = view.viewer.unwrap_or(view.turn);
    let parts: Vec<String> = [price].into_iter().chain(preview::lay(view, seat, tile, cost, stage)).collect();
    let closes = preview::effects(view, seat, tile).closes;
    let choice = Choice::new(stage.say_with("lay", &[("tile", tile.id().into())]))
        .detail(in_a_line(&parts))
        .group(stage.say("lay-group"))
        .ends(if closes { Ends::Game } else { Ends::Nothing });
    let cash = view.players.get(seat.index()).and_then(|player| player.cash);
    match cash.filter(|cash| *cash < cost) {
        Some(cash) => {
            let missing = Dollars(cost.0 - cash.0);
            let args = [("cash", cash.into()), ("tile", tile.id().into()), ("missing", missing.into())];
            choice.asking(stage.say_with("ask-sell-for-tile", &args))
        }
        None => choice,
    }
}

fn buy_choice(view: &View, city: City, stage: &Stage<'_>) -> Choice {
    let choice =
        Choice::new(stage.say_with("buy", &[("city", city.id().into())])).group(stage.say("buy-group"));
    let seen = view.cities.iter().find(|seen| seen.city == city);
    let Some((land, price, spent)) =
        seen.and_then(|seen| Some((*seen.pile.first()?, seen.price?, seen.exhausted)))
    else {
        return choice;
    };
    let cost = stage.say_with("buy-detail", &[("price", price.into())]);
    let brings = preview::buy(view, view.viewer.unwrap_or(view.turn), land, price, stage);
    let choice = choice.detail(in_a_line(&[cost].into_iter().chain(brings).collect::<Vec<_>>()));
    if spent { choice.asking(stage.say_with("ask-buy-spent", &[("city", city.id().into())])) } else { choice }
}
