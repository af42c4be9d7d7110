//! What everybody keeps an eye on: coins, trains, cards and tickets, and how near the end is.

use railhead_game::{Arg, Clock, Seat, Vitals};

use super::{Stage, route};
use crate::{
    facts::figures,
    state::LastTurn,
    view::{PlayerView, View},
};

/// The figures of `seat`.
pub(crate) fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
    let Some(player) = view.players.get(seat.index()) else { return Vitals::default() };
    let count = |key: &str, count: i64| stage.say_with(key, &[("count", Arg::Number(count))]);
    Vitals::new(count("coins", player.coins.into()))
        .with("train", player.trains, count("trains", player.trains.into()))
        .with("cards", player.cards, count("hand-count", player.cards.into()))
        .with("ticket", player.tickets, count("ticket-count", player.tickets as i64))
        .last(lately(player, stage))
}

/// What the company did in its last turn.
fn lately(player: &PlayerView, stage: &Stage<'_>) -> Option<String> {
    let LastTurn { claimed, drew, kept } = player.last;
    match (claimed, drew, kept) {
        (Some(id), ..) => Some(stage.say_with("last-claimed", &[("route", route(id, stage).into())])),
        (None, 0, 0) => None,
        (None, 0, kept) => Some(stage.say_with("last-kept", &[("count", kept.into())])),
        (None, drew, _) => Some(stage.say_with("last-drew", &[("count", drew.into())])),
    }
}

/// How many trains the company has left that has fewest: the last round comes when they run out.
pub(crate) fn clock(view: &View, stage: &Stage<'_>) -> Option<Clock> {
    let fewest = view.players.iter().map(|player| u32::from(player.trains)).min().filter(|_| !view.over)?;
    let most = view.players.iter().map(|player| u32::from(player.trains)).max()?;
    let last = view.last_round.is_some();
    let args = [
        ("year", Arg::from(view.year.to_string())),
        ("trains", fewest.into()),
        ("last", figures().turn.last_round_at.into()),
    ];
    let text = stage.say_with(if last { "clock-last" } else { "clock" }, &args);
    let of = most.max(20);
    Some(Clock { text, value: of - fewest, of, last })
}
