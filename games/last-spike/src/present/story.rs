//! Events as lines of the log.

use railhead_game::{Arg, Seat};

use super::{Stage, land_card};
use crate::{event::Event, piece::Named};

/// The line of an event.
pub(super) fn tell(event: &Event, stage: &Stage<'_>) -> String {
    let name = |seat: Seat| ("name", Arg::from(stage.name(seat)));
    let say = |key: &str, args: &[(&str, Arg<'_>)]| stage.say_with(key, args);
    match *event {
        Event::Declared { seat, tile, cost } => {
            say("tell-declared", &[name(seat), ("tile", tile.id().into()), ("cost", cost.into())])
        }
        Event::Sold { seat, land, sum } => {
            say("tell-sold", &[name(seat), ("land", land_card(land, stage).into()), ("sum", sum.into())])
        }
        Event::Laid { seat, tile, cost, double } => {
            let key = if double { "tell-laid-double" } else { "tell-laid" };
            say(key, &[name(seat), ("tile", tile.id().into()), ("cost", cost.into())])
        }
        Event::FreeLand { seat, land } => {
            say("tell-free-land", &[name(seat), ("city", land.city().id().into())])
        }
        Event::Completed { route, from, to } => say(
            "tell-completed",
            &[("route", route.id().into()), ("from", from.id().into()), ("to", to.id().into())],
        ),
        Event::Paid { seat, city, cards, sum } => say(
            "tell-paid",
            &[name(seat), ("city", city.id().into()), ("cards", cards.into()), ("sum", sum.into())],
        ),
        Event::LastSpike { seat, bonus } => say("tell-last-spike", &[name(seat), ("bonus", bonus.into())]),
        Event::Bought { seat, land, price } => say(
            "tell-bought",
            &[name(seat), ("land", land_card(land, stage).into()), ("price", price.into())],
        ),
        Event::Passed { seat } => say("tell-passed", &[name(seat)]),
        Event::Drew { seat, tile: None } => say("tell-drew", &[name(seat)]),
        Event::Drew { seat, tile: Some(tile) } => {
            say("tell-drew-tile", &[name(seat), ("tile", tile.id().into())])
        }
        Event::Skipped { seat } => say("tell-skipped", &[name(seat)]),
        Event::Bankrupt { seat, cash, tiles } => {
            say("tell-bankrupt", &[name(seat), ("cash", cash.into()), ("tiles", tiles.into())])
        }
        Event::SetAside { tile } => say("tell-set-aside", &[("tile", tile.id().into())]),
        Event::LastSolvent { seat } => say("tell-last-solvent", &[name(seat)]),
    }
}
