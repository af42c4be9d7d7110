//! What everybody keeps an eye on: cash, tiles, land, and how near the last spike is.

use railhead_game::{Clock, Seat, Vitals};

use super::{Stage, in_words, land_card};
use crate::{
    facts::facts,
    piece::{CITIES, Named, Piece, Route},
    view::{PlayerView, View},
};

/// The figures of `seat`.
pub(super) fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
    let Some(player) = view.players.get(seat.index()) else { return Vitals::default() };
    let cash = player.cash.map_or_else(|| stage.say("cash-hidden"), |cash| in_words(cash, stage));
    let tiles = stage.say_with("tiles-in-hand", &[("tiles", player.tiles.into())]);
    let land = stage.say_with("land-held", &[("cards", player.land.len().into())]);
    Vitals::new(cash)
        .with("tile", player.tiles, tiles)
        .with("land", player.land.len(), land)
        .last(lately(player, stage))
        .out(player.bankrupt)
}

fn lately(player: &PlayerView, stage: &Stage<'_>) -> Option<String> {
    if player.bankrupt {
        return Some(stage.say("bankrupt"));
    }
    let laid = player.last.laid.map(|tile| stage.say_with("last-laid", &[("tile", tile.id().into())]));
    let land =
        player.last.land.map(|land| stage.say_with("last-land", &[("land", land_card(land, stage).into())]));
    let done: Vec<String> = laid.into_iter().chain(land).collect();
    (!done.is_empty()).then(|| done.join(", "))
}

/// How many tiles are missing on the line that lacks fewest between its two ends.
pub(super) fn clock(view: &View, stage: &Stage<'_>) -> Clock {
    let missing = missing(view);
    let text = stage.say_with("clock", &[("tiles", missing.into())]);
    let of = longest();
    Clock { text, value: of - missing.min(of), of, last: false }
}

/// The tiles of the shortest line on an empty map.
fn longest() -> u32 {
    fewest(|_| 4)
}

/// How many tiles are missing on the line that lacks fewest.
pub(super) fn missing(view: &View) -> u32 {
    fewest(|route| 4 - view.track.iter().filter(|laid| laid.tile.route() == route).count() as u32)
}

/// The least sum of `lacking` over the routes of a line from one end to the other.
fn fewest(lacking: impl Fn(Route) -> u32) -> u32 {
    let [start, goal] = facts().index.line;
    let mut cost = [u32::MAX; CITIES];
    cost[start.index()] = 0;
    loop {
        let mut shorter = false;
        for route in Route::all() {
            let [from, to] = facts().index.ends(route);
            for (here, there) in [(from, to), (to, from)] {
                let reached = cost[here.index()].saturating_add(lacking(route));
                if reached < cost[there.index()] {
                    cost[there.index()] = reached;
                    shorter = true;
                }
            }
        }
        if !shorter {
            return cost[goal.index()];
        }
    }
}
