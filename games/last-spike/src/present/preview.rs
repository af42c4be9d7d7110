//! What a decision would bring, worked out from what the viewer knows.

use railhead_game::{Arg, Seat};

use super::{Stage, in_words};
use crate::{
    facts::facts,
    money::Dollars,
    piece::{City, Land, Lands, Named, Route, Routes, Tile, Tiles},
    view::{PlayerView, View},
};

/// What follows when a tile is laid.
pub(crate) struct Effects {
    /// The route that it completes, if it does.
    pub(crate) completes: Option<Route>,
    /// What each seat is paid then, those that get something.
    pub(crate) paid: Vec<(Seat, Dollars)>,
    /// The city whose free land it wins.
    pub(crate) free: Option<City>,
    /// Whether it closes the line.
    pub(crate) closes: bool,
}

/// The cards of `player` in `city`.
pub(crate) fn cards(player: &PlayerView, city: City) -> usize {
    player.land.iter().copied().collect::<Lands>().and(facts().index.cards(city)).len()
}

/// What follows when `seat` lays `tile` now.
pub(crate) fn effects(view: &View, seat: Seat, tile: Tile) -> Effects {
    let route = tile.route();
    let laid: Tiles = view.track.iter().map(|laid| laid.tile).chain([tile]).collect();
    let completes = laid.covers(facts().index.spaces(route)).then_some(route);
    let open = |city: City| view.cities.iter().any(|seen| seen.city == city && seen.open);
    let free = facts().index.city(tile).filter(|city| !open(*city));
    let ends = facts().index.ends(route);
    let held = |player: &PlayerView, city: City| {
        cards(player, city) + usize::from(player.seat == seat && free == Some(city))
    };
    let due = |player: &PlayerView| {
        ends.iter().map(|city| facts().index.payout(*city, held(player, *city)).0).sum()
    };
    let paid = |player: &PlayerView| (player.seat, Dollars(due(player)));
    let paid = view.players.iter().filter(|_| completes.is_some()).map(paid).filter(|(_, sum)| sum.0 > 0);
    let completed: Routes = view.completed.iter().copied().chain(completes).collect();
    Effects {
        completes,
        paid: paid.collect(),
        free,
        closes: completes.is_some() && facts().index.closes(completed),
    }
}

/// What `player` could still raise by selling land.
pub(crate) fn could_raise(player: &PlayerView, view: &View) -> Dollars {
    let spent = |city: City| view.cities.iter().any(|seen| seen.city == city && seen.exhausted);
    let sellable = player.land.iter().filter(|land| !land.is_free() && !spent(land.city()));
    Dollars(sellable.map(|land| facts().index.sale(*land).0).sum())
}

/// What the viewer's cheapest tile costs.
pub(crate) fn cheapest(view: &View) -> Option<Dollars> {
    view.hand.iter().map(|held| held.cost).min_by_key(|cost| cost.0)
}

/// How many routes of `city` are not complete yet.
pub(crate) fn routes_left(view: &View, city: City) -> usize {
    let done = view.completed.iter().filter(|route| facts().index.ends(**route).contains(&city)).count();
    city.printed().max_payouts.saturating_sub(done)
}

/// The parts of what laying `tile` for `cost` brings, in words.
pub(super) fn lay(view: &View, seat: Seat, tile: Tile, cost: Dollars, stage: &Stage<'_>) -> Vec<String> {
    let Effects { completes, paid, free, closes } = effects(view, seat, tile);
    let mut parts = Vec::new();
    if let Some(city) = free {
        parts.push(stage.say_with("brings-free-land", &[("city", city.id().into())]));
    }
    let own = paid.iter().find(|(to, _)| *to == seat).map_or(0, |(_, sum)| sum.0);
    if let Some(route) = completes {
        let [from, to] = facts().index.ends(route);
        let share = |(to, sum): &(Seat, Dollars)| {
            let name = if *to == seat { stage.say("you") } else { stage.name(*to).to_owned() };
            format!("{name} +{}", in_words(*sum, stage))
        };
        let shares: Vec<String> = paid.iter().map(share).collect();
        let args =
            [("from", Arg::from(from.id())), ("to", to.id().into()), ("shares", shares.join(", ").into())];
        parts.push(stage.say_with(if shares.is_empty() { "brings-route" } else { "brings-payouts" }, &args));
    }
    let bonus = if closes { facts().index.bonus.0 } else { 0 };
    if let Some(cash) = view.players[seat.index()].cash.filter(|cash| cash.0 >= cost.0) {
        let left = Dollars(cash.0 - cost.0 + own + bonus);
        parts.push(stage.say_with("brings-left", &[("sum", left.into())]));
    }
    parts
}

/// The parts of what buying the next card of `city` for `price` brings, in words, and whether it risks the next turn.
pub(super) fn buy(view: &View, seat: Seat, land: Land, price: Dollars, stage: &Stage<'_>) -> Vec<String> {
    let city = land.city();
    let player = &view.players[seat.index()];
    let pays = facts().index.payout(city, cards(player, city) + 1);
    let left = routes_left(view, city);
    let mut parts = vec![match left {
        0 => stage.say("pays-no-more"),
        _ => stage.say_with("brings-pay", &[("sum", pays.into()), ("routes", left.into())]),
    }];
    let Some(cash) = player.cash.filter(|cash| cash.0 >= price.0) else { return parts };
    let rest = Dollars(cash.0 - price.0);
    let risk = cheapest(view).filter(|cost| cost.0 > rest.0 + could_raise(player, view).0);
    parts.push(match risk {
        Some(cost) => stage.say_with("brings-risk", &[("sum", rest.into()), ("cost", cost.into())]),
        None => stage.say_with("brings-left", &[("sum", rest.into())]),
    });
    parts
}

/// What selling `land` brings and costs, in words.
pub(super) fn sell(view: &View, seat: Seat, land: Land, stage: &Stage<'_>) -> String {
    let city = land.city();
    let held = cards(&view.players[seat.index()], city);
    let [then, now] = [held.saturating_sub(1), held].map(|cards| facts().index.payout(city, cards));
    let args = [
        ("sum", Arg::from(facts().index.sale(land))),
        ("city", city.id().into()),
        ("then", then.into()),
        ("now", now.into()),
    ];
    stage.say_with("sell-detail", &args)
}
