//! What everybody keeps an eye on: coins, trains, cards and tickets, and how near the end is.

use railhead_game::{Arg, Clock, Seat, Vitals};

use super::Stage;
use crate::view::View;

/// The figures of `seat`.
pub(crate) fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
    let Some(player) = view.players.get(seat.index()) else { return Vitals::default() };
    let count = |key: &str, count: i64| stage.say_with(key, &[("count", Arg::Number(count))]);
    Vitals::new(count("coins", player.coins.into()))
        .with("train", player.trains, count("trains", player.trains.into()))
        .with("cards", player.cards, count("hand-count", player.cards.into()))
        .with("ticket", player.tickets, count("ticket-count", player.tickets as i64))
}

/// How many trains the company has left that has fewest: the last round comes when they run out.
pub(crate) fn clock(view: &View, stage: &Stage<'_>) -> Option<Clock> {
    let fewest = view.players.iter().map(|player| u32::from(player.trains)).min()?;
    let most = view.players.iter().map(|player| u32::from(player.trains)).max()?;
    let last = view.last_round.is_some();
    let text =
        if last { stage.say("last-round") } else { stage.say_with("clock", &[("trains", fewest.into())]) };
    let of = most.max(20);
    Some(Clock { text, value: of - fewest, of, last })
}
