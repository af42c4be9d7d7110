//! What everybody keeps an eye on: coins, trains, cards and tickets, and how near the end is.

use railhead_game::{Arg, Clock, Seat, Vitals};

use super::{Stage, city, route};
use crate::{
    facts::figures,
    state::LastTurn,
    view::{PlayerView, TicketView, View},
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
        .result(player.shown.as_ref().map(|shown| tickets(shown, stage)))
}

/// The tickets of a company, each with a tick or a cross and what it brought or cost.
fn tickets(shown: &[TicketView], stage: &Stage<'_>) -> String {
    let told = |slip: &TicketView| {
        let (mark, sign) = if slip.done { ("✓", "+") } else { ("✗", "−") };
        let worth = stage.say_with("coins", &[("count", Arg::Number(slip.value.into()))]);
        format!("{mark}\u{a0}{}\u{a0}– {} {sign}{worth}", city(slip.a, stage), city(slip.b, stage))
    };
    shown.iter().map(told).collect::<Vec<_>>().join(", ")
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
