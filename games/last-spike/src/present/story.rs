//! Events as lines of the log.

use railhead_game::{Arg, Seat};

use super::{Stage, money};
use crate::event::Event;

/// The line of an event.
pub(super) fn tell(event: &Event, stage: &Stage<'_>) -> String {
    let name = |seat: Seat| ("name", Arg::from(stage.name(seat)));
    let say = |key: &str, args: &[(&str, Arg<'_>)]| stage.say_with(key, args);
    match *event {
        Event::Declared { seat, tile, cost } => {
            say("tell-declared", &[name(seat), ("tile", tile.to_string().into()), ("cost", money(cost))])
        }
        Event::Sold { seat, land, sum } => {
            say("tell-sold", &[name(seat), ("land", land.to_string().into()), ("sum", money(sum))])
        }
        Event::Laid { seat, tile, cost, double } => {
            let key = if double { "tell-laid-double" } else { "tell-laid" };
            say(key, &[name(seat), ("tile", tile.to_string().into()), ("cost", money(cost))])
        }
        Event::FreeLand { seat, land } => {
            say("tell-free-land", &[name(seat), ("city", land.city().to_string().into())])
        }
        Event::Completed { route, from, to } => say(
            "tell-completed",
            &[
                ("route", route.to_string().into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ],
        ),
        Event::Paid { seat, city, cards, sum } => say(
            "tell-paid",
            &[name(seat), ("city", city.to_string().into()), ("cards", cards.into()), ("sum", money(sum))],
        ),
        Event::LastSpike { seat, bonus } => say("tell-last-spike", &[name(seat), ("bonus", money(bonus))]),
        Event::Bought { seat, land, price } => say(
            "tell-bought",
            &[
                name(seat),
                ("land", land.to_string().into()),
                ("city", land.city().to_string().into()),
                ("price", money(price)),
            ],
        ),
        Event::Passed { seat } => say("tell-passed", &[name(seat)]),
        Event::Drew { seat, tile: None } => say("tell-drew", &[name(seat)]),
        Event::Drew { seat, tile: Some(tile) } => {
            say("tell-drew-tile", &[name(seat), ("tile", tile.to_string().into())])
        }
        Event::Skipped { seat } => say("tell-skipped", &[name(seat)]),
        Event::Bankrupt { seat, cash, tiles } => {
            say("tell-bankrupt", &[name(seat), ("cash", money(cash)), ("tiles", tiles.into())])
        }
        Event::SetAside { tile } => say("tell-set-aside", &[("tile", tile.to_string().into())]),
        Event::LastSolvent { seat } => say("tell-last-solvent", &[name(seat)]),
    }
}
