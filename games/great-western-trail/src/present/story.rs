//! Events as lines of the log.

use super::{Phrases, Stage};
use crate::{
    event::{Event, Landing},
    piece::{Card, Space},
    state::{Letters, Occupant},
};
use railhead_game::{Arg, Seat};

/// What the log says of it; nothing of whose turn it is, which the lines that follow show.
pub(super) fn tell(event: &Event, stage: &Stage<'_>) -> Option<String> {
    let words = Phrases(stage);
    let by = |seat: &Seat| ("name", Arg::from(words.name(*seat)));
    let sum = |sum: i64| ("sum", Arg::Money(sum));
    let place = |space: &Space, tile: &Occupant| {
        ("place", Arg::from(words.place_with(Letters::default(), *space, *tile)))
    };
    let tasks = |card: &Card| ("tasks", Arg::from(words.tasks(*card)));
    Some(match event {
        Event::Turn { .. } => return None,
        Event::Placed { seat, tile, .. } => {
            words.with("event-placed", &[by(seat), ("letter", Phrases::letter(*tile).into())])
        }
        Event::Moved { seat, to, tile } => words.with("event-moved", &[by(seat), place(to, tile)]),
        Event::Toll { seat, payee: None, sum: paid } => {
            words.with("event-toll-bank", &[by(seat), sum((*paid).into())])
        }
        Event::Toll { seat, payee: Some(payee), sum: paid } => {
            let other = ("other", words.name(*payee).into());
            words.with("event-toll-seat", &[by(seat), sum((*paid).into()), other])
        }
        Event::Gained { seat, sum: gained } => words.with("event-gained", &[by(seat), sum((*gained).into())]),
        Event::Paid { seat, sum: paid } => words.with("event-paid", &[by(seat), sum((*paid).into())]),
        Event::Certificates { seat, now } => {
            words.with("event-certificates", &[by(seat), ("n", (*now).into())])
        }
        Event::Discarded { seat, card } => {
            words.with("event-discarded", &[by(seat), ("card", words.card(*card).into())])
        }
        Event::Drew { seat, cards } => {
            words.with("event-drew", &[by(seat), ("cards", words.cards(cards).into())])
        }
        Event::DrewSome { seat, n } => words.with("event-drew-some", &[by(seat), ("n", (*n).into())]),
        Event::Shuffled { seat } => words.with("event-shuffled", &[by(seat)]),
        Event::Culled { seat, card } => {
            words.with("event-culled", &[by(seat), ("card", words.card(*card).into())])
        }
        Event::Hired { seat, worker, cost, .. } => {
            let worker = ("worker", words.worker(*worker).into());
            let key = if *cost == 0 { "event-hired-free" } else { "event-hired" };
            words.with(key, &[by(seat), worker, sum((*cost).into())])
        }
        Event::Built { seat, building, space, cost, over, letters } => {
            let args = [
                by(seat),
                ("building", number(building).into()),
                ("space", words.space(*letters, *space).into()),
                sum((*cost).into()),
                ("old", number(over.unwrap_or_default()).into()),
            ];
            words.with(if over.is_some() { "event-replaced" } else { "event-built" }, &args)
        }
        Event::Took { seat, card, .. } => words.with("event-took", &[by(seat), tasks(card)]),
        Event::TookUnseen { seat } => words.with("event-took-unseen", &[by(seat)]),
        Event::Displayed { card } => words.with("event-displayed", &[tasks(card)]),
        Event::Played { seat, card } => words.with("event-played", &[by(seat), tasks(card)]),
        Event::Engine { seat, to } => {
            words.with("event-engine", &[by(seat), ("track", words.track(*to).into())])
        }
        Event::Traded { seat, tile, sum: gained } => {
            let tile = ("tile", words.tile(*tile).into());
            words.with("event-traded", &[by(seat), tile, sum((*gained).into())])
        }
        Event::Removed { seat, tile, cost } => {
            let key = if *cost == 0 { "event-removed-free" } else { "event-removed" };
            words.with(key, &[by(seat), ("tile", words.tile(*tile).into()), sum((*cost).into())])
        }
        Event::Bought { seat, cards, cost, .. } => {
            let cards = cards.each().map(|card| words.cattle(card)).collect::<Vec<_>>().join(", ");
            words.with("event-bought", &[by(seat), ("cards", cards.into()), sum((*cost).into())])
        }
        Event::Market { cards } => words.with("event-market", &[("cards", words.cards(cards).into())]),
        Event::Copied { seat, space, tile } => words.with("event-copied", &[by(seat), place(space, tile)]),
        Event::Upgraded { seat, station, cost } => words.with(
            "event-upgraded",
            &[by(seat), ("station", words.station(*station).into()), sum((*cost).into())],
        ),
        Event::Cleared { seat, disc } => {
            words.with("event-cleared", &[by(seat), ("disc", words.disc(*disc).into())])
        }
        Event::Unstationed { seat, station } => {
            words.with("event-unstationed", &[by(seat), ("station", words.station(*station).into())])
        }
        Event::Master { seat, master, worker } => {
            let worker = ("worker", words.worker(*worker).into());
            words.with("event-master", &[by(seat), worker, ("master", words.master(*master).into())])
        }
        Event::Foresight { seat, tile, landing } => {
            let tile = ("tile", Arg::from(words.tile(*tile)));
            match landing {
                Landing::Trail(space) => {
                    let space = ("space", words.space(Letters::default(), *space).into());
                    words.with("event-foresight-trail", &[by(seat), tile, space])
                }
                Landing::Row(row) => {
                    words.with("event-foresight-row", &[by(seat), tile, ("n", (row + 1).into())])
                }
                Landing::Gone => words.with("event-foresight-gone", &[by(seat), tile]),
            }
        }
        Event::Token { seat } => words.with("event-token", &[by(seat)]),
        Event::Income { seat, cards, spent, total } => {
            let cards = ("cards", words.cards(cards).into());
            words.with("event-income", &[by(seat), cards, ("n", (*spent).into()), sum((*total).into())])
        }
        Event::Delivered { seat, city } => {
            words.with("event-delivered", &[by(seat), ("city", city.info().name.as_str().into())])
        }
        Event::Undelivered { seat } => words.with("event-undelivered", &[by(seat)]),
        Event::Transport { seat, cost } => words.with("event-transport", &[by(seat), sum((*cost).into())]),
        Event::Refilled { tiles } => words.with("event-refilled", &[("tiles", words.tiles(tiles).into())]),
        Event::Over => words.say("event-over"),
    })
}

/// The number of a building, without its side.
fn number(building: &str) -> &str {
    building.trim_end_matches(|sign: char| sign.is_ascii_lowercase())
}
