//! The routes: spaces with their cost and terrain, and the track on them.

use maud::{Markup, html};
use railhead_game::Seat;

use super::{
    acts,
    geometry::{BREADTH, Space, geometry, upright},
    token,
};
use crate::{
    action::Action,
    piece::{Named, Piece, Route, Terrain, Tile},
    present::Stage,
    view::{Step, View},
};

/// How far apart ties lie.
const TIE: i32 = 8;
/// How far from its middle a space is hit by a finger, on the upright map: 36 px across on the narrowest of phones.
const FINGER: i32 = 25;
/// Half the gauge.
const RAIL: i32 = 7;

/// The layer of spaces and track.
pub(super) fn track(view: &View, stage: &Stage<'_>) -> Markup {
    let latest = latest(view);
    html! {
        @for route in Route::all() {
            @for (layout, places) in [("lying", geometry()), ("upright", upright())] {
                path class={ "bed " (layout) @if view.completed.contains(&route) { " done" } } d=(places.bed(route)) {}
            }
        }
        @for tile in Tile::all() {
            @match view.track.iter().find(|laid| laid.tile == tile) {
                Some(laid) => (rails(tile, laid.seat, mark(tile, latest, view), stage)),
                None => (space(tile, view, stage)),
            }
        }
    }
}

/// What sets a laid tile apart from others.
enum Mark {
    None,
    Latest,
    LastSpike,
}

fn mark(tile: Tile, latest: Option<Tile>, view: &View) -> Mark {
    match view.step {
        Step::LastSpike { tile: last } if last == tile => Mark::LastSpike,
        _ if latest == Some(tile) => Mark::Latest,
        _ => Mark::None,
    }
}

/// The tile that was laid last: this turn's, once it lies, or that of the nearest seat before.
fn latest(view: &View) -> Option<Tile> {
    let seats = view.players.len();
    let first = match view.step {
        Step::Lay | Step::Raise { .. } => 1,
        Step::Buy | Step::End | Step::LastSpike { .. } | Step::LastSolvent => 0,
    };
    (first..seats).find_map(|back| view.players[(view.turn.index() + seats - back) % seats].last.laid)
}

/// A terrain in words.
pub(super) fn terrain_name(terrain: Terrain, stage: &Stage<'_>) -> String {
    stage.say(&format!("terrain-{terrain}"))
}

fn space(tile: Tile, view: &View, stage: &Stage<'_>) -> Markup {
    let Space { at, length, turn, sign } = geometry().space(tile);
    let printed = tile.printed();
    let acts = acts(Action::Lay(tile), stage);
    let mine = view.hand.iter().any(|held| held.tile == tile);
    let label = stage.say_with(
        "space-empty",
        &[
            ("tile", tile.id().into()),
            ("terrain", terrain_name(printed.terrain, stage).into()),
            ("cost", printed.cost.into()),
        ],
    );
    html! {
        (terrain_sign(printed.terrain, sign.x, sign.y))
        g class={ "space at-" (tile) @if mine { " mine" } @if acts.any() { " can" } }
            data-spot={ "space-" (tile) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()]
            aria-label=(label) transform={ "translate(" (at.x) " " (at.y) ")" } {
            rect class={ "on-" (tile.route()) } x=(2 - length / 2) y=(-BREADTH / 2) width=(length - 4) height=(BREADTH)
                rx="5" transform={ "rotate(" (turn) ")" } {}
            @if acts.any() { circle.finger r=(FINGER) {} }
            text.code y="-1" { (tile) }
            text.cost y="14" { "$" (printed.cost.thousands()) }
        }
    }
}

fn rails(tile: Tile, seat: Seat, mark: Mark, stage: &Stage<'_>) -> Markup {
    let Space { at, length, turn, sign } = geometry().space(tile);
    let ties = length / TIE;
    let label =
        stage.say_with("space-laid", &[("tile", tile.id().into()), ("name", stage.name(seat).into())]);
    html! {
        text.gone x=(sign.x) y=(sign.y + 5) { (tile) }
        g class={ "laid at-" (tile) } data-spot={ "space-" (tile) } data-piece={ "tile-" (tile) } aria-label=(label) transform={ "translate(" (at.x) " " (at.y) ")" } {
            g class={ "on-" (tile.route()) } transform={ "rotate(" (turn) ")" } {
                @for tie in 0..ties {
                    rect.tie x=(tie * TIE - ties * TIE / 2 + 2) y=(-RAIL - 5) width="4" height=(2 * RAIL + 10) {}
                }
                path.rail d={ "M" (-length / 2 - 1) " " (-RAIL) "h" (length + 2) "m0 " (2 * RAIL) "h" (-length - 2) } {}
            }
            (token(seat, 0, 0, 11))
            @match mark {
                Mark::None => {}
                Mark::Latest => circle.fresh r="15" {},
                Mark::LastSpike => path.spike d="M-9-30h18l-6 6l-3 16l-3-16z" {},
            }
        }
    }
}

/// The sign of a terrain, drawn from the definitions of the ground.
pub(super) fn terrain_sign(terrain: Terrain, x: i32, y: i32) -> Markup {
    html! { use.sign href={ "#ls-" (terrain) } x=(x) y=(y) {} }
}
