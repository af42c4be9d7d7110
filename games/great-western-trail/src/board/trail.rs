//! The trail as a map: what lies on its spaces, and what may be decided there.
//!
//! Everything is drawn around the middle of its space. The drawing itself says where that is on the wide map; for the
//! upright one of a phone the stylesheet does, by the class `at-SPACE`.

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};
use railhead_pieces::Piece;

use super::{
    At, Drawing, act,
    ground::{RISK_TAB, forest},
    marks::{fitted, marks},
    rows::{Arrival, arrival},
    tile,
};
use crate::{
    action::{Action, RISK},
    facts::{facts, op::LocalAction},
    piece::{Building, ClauseId, Space, SpaceKind, Tile},
    present::building_text,
    state::{Occupant, Pending},
};

/// Units across the map.
pub(super) const WIDTH: u32 = 866;
/// Units down the map.
pub(super) const HEIGHT: u32 = 410;
/// Units across and down the upright map of a phone.
pub(super) const UPRIGHT: &str = "390 1010";
/// The width of the spine at the left of a building.
const SPINE: i32 = 19;
/// How high the money of a trade space is that stands below it.
const PILL: i32 = 14;
/// How far the foot of a pawn reaches below what it stands on, where the map goes on there: what is printed on a building
/// stays in sight.
const FOOT: i32 = 16;

/// The middle of a space.
pub(super) fn at(space: Space) -> At {
    let [x, y] = space.info().pos;
    At { class: format!("at-{space}"), x: x.into(), y: y.into() }
}

/// Half the width and height of what lies on a space.
pub(super) fn half(space: Space) -> (i32, i32) {
    match space.info().kind {
        SpaceKind::Neutral | SpaceKind::Building => (48, 29),
        SpaceKind::KansasCity => (60, 29),
        SpaceKind::Teepee | SpaceKind::Hazard | SpaceKind::Start => (21, 21),
    }
}

/// Everything that lies on the trail.
pub(super) fn tiles(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let (w, h) = half(space);
            @let label = label(drawing, space);
            g class={ "tile at-" (space) } data-spot={ "space-" (space) } transform=(at(space).shift()) aria-label=(label) data-tells {
                title { (label) }
                rect.ground x=(-w) y=(-h) width=(2 * w) height=(2 * h) {}
                @match drawing.view.trail[space.index()] {
                    Occupant::Empty => {}
                    Occupant::Neutral(letter) => {
                        rect.house x=(-w) y=(-h) width=(2 * w) height=(2 * h) rx="4" {}
                        rect.spine.neutral x=(-w) y=(-h) width=(SPINE) height=(2 * h) rx="3" {}
                        text.letter x=(SPINE / 2 - w) y="7" { (char::from(b'A' + letter)) }
                        (printed(&facts().trail.neutral[usize::from(letter)], 73))
                    }
                    Occupant::Private { owner, building } => (private(drawing, owner, building)),
                    Occupant::Tile(tile) => (supply_tile(drawing, tile)),
                }
                @if space.info().kind == SpaceKind::Teepee {
                    rect.pill x="-16" y=(h - 1) width="32" height=(PILL) rx="7" {}
                    text.sum x="0" y=(h + 10) { (drawing.words.money(space.info().money)) }
                }
                @if space.info().forest { (forest()) }
            }
        }
    }
}

/// A private building around the origin.
pub(super) fn private(drawing: &Drawing<'_>, owner: Seat, building: Building) -> Markup {
    html! {
        g class={ "seat-" (owner.0) } transform="translate(-48 -29)" { (tile::wall(drawing, owner, building, (96, 58))) }
        (printed(&drawing.view.face(building).actions, 54))
    }
}

/// Where a local action is printed on a building, around its middle.
struct Sign {
    slot: u8,
    alt: u8,
    clause: ClauseId,
    y: i32,
    /// How high its signs are.
    size: i32,
}

/// Where the signs of a building begin.
const LEFT: i32 = SPINE + 3 - 48;

/// The local actions of a building, line by line.
fn signs(actions: &[LocalAction]) -> Vec<Sign> {
    let clauses: Vec<(u8, u8, ClauseId)> = (0..)
        .zip(actions)
        .flat_map(|(slot, action)| {
            (0..2).filter_map(move |alt| action.get(alt).map(|clause| (slot, alt, clause)))
        })
        .collect();
    let lines = clauses.len().max(1) as i32;
    let size = (54 / lines - 2).clamp(12, 19);
    let top = -lines * (size + 2) / 2;
    let place = |(line, (slot, alt, clause))| Sign { slot, alt, clause, y: top + (size + 2) * line, size };
    (0..).zip(clauses).map(place).collect()
}

/// The signs of local actions, in lines no wider than `wide`.
fn printed(actions: &[LocalAction], wide: i32) -> Markup {
    html! { @for sign in signs(actions) { (fitted(&marks(sign.clause), LEFT, sign.y + sign.size / 2, (wide, sign.size))) } }
}

/// The local actions printed on whatever building lies on `space`.
fn actions<'a>(drawing: &Drawing<'a>, space: Space) -> &'a [LocalAction] {
    match drawing.view.trail[space.index()] {
        Occupant::Neutral(letter) => &facts().trail.neutral[usize::from(letter)],
        Occupant::Private { building, .. } => &drawing.view.face(building).actions,
        Occupant::Empty | Occupant::Tile(_) => &[],
    }
}

/// What may be decided on the trail, bound to the place, or to the sign of the local action.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let (w, h) = half(space);
            @let below = if space.info().kind == SpaceKind::Teepee { PILL } else { 0 };
            (act(drawing, || label(drawing, space), &at(space), (-w, -h, 2 * w, 2 * h + below), |action| belongs(action, space)))
            @if let Some(arrival) = arrival(drawing, space) { (on_arrival(drawing, space, &arrival)) }
        }
        @if let Some(Pending::Use { space, .. }) = drawing.view.pending {
            @let (w, h) = half(space);
            @let sign_at = at(space).also("sign");
            (act(drawing, || label(drawing, space), &at(space).also("whole"), (-w, -h, 2 * w, 2 * h), |action| matches!(action, Action::Use { .. })))
            @for sign in signs(actions(drawing, space)) {
                @let local = Action::Use { slot: sign.slot, alt: sign.alt };
                (act(drawing, String::new, &sign_at, (LEFT - 2, sign.y - 1, w - LEFT, sign.size + 2), |action| action == local))
            }
            (act(drawing, String::new, &sign_at, (w, -h, RISK_TAB, 2 * h), |action| matches!(action, Action::Use { slot: RISK, .. })))
        }
        @for space in facts().trail.building_spaces.iter().copied() {
            @let (w, h) = half(space);
            (act(drawing, String::new, &at(space).also("risk"), (w, -h, RISK_TAB, 2 * h), |action| action == Action::Risk(space)))
        }
    }
}

/// The local actions of a place within reach: the pawn goes there and does one of them.
fn on_arrival(drawing: &Drawing<'_>, space: Space, arrival: &Arrival<'_>) -> Markup {
    let (w, h) = half(space);
    let spot = |(x, y, width, height): (i32, i32, i32, i32), then: &[Action]| {
        let label = arrival.text(drawing, space, then).unwrap_or_default();
        html! {
            g class={ "act can then " (at(space).class) } transform=(at(space).shift()) data-act=(arrival.with(then)) tabindex="0" role="button" aria-label=(label) {
                title { (label) }
                rect.hollow x=(x) y=(y) width=(width) height=(height) rx="5" {}
            }
        }
    };
    let one = |bounds: (i32, i32, i32, i32), then: Action| {
        html! { @if arrival.legal.contains(&then) { (spot(bounds, &[then])) } }
    };
    html! {
        @for sign in signs(actions(drawing, space)) {
            (one((LEFT - 2, sign.y - 1, w - LEFT, sign.size + 2), Action::Use { slot: sign.slot, alt: sign.alt }))
        }
        (one((w, -h, RISK_TAB, 2 * h), Action::Use { slot: RISK, alt: 0 }))
        // The spine stands for the whole building.
        @if !arrival.whole.is_empty() { (spot((-w, -h, SPINE, 2 * h), arrival.whole)) }
    }
}

/// A tile of the supply around the origin.
pub(super) fn supply_tile(drawing: &Drawing<'_>, tile: Tile) -> Markup {
    html! { g transform="translate(-20 -20)" { (tile::supply(drawing, tile, 40)) } }
}

/// Whether a decision is bound to this space.
fn belongs(action: Action, space: Space) -> bool {
    match action {
        Action::Place(at)
        | Action::Trade(at)
        | Action::Remove(at)
        | Action::Copy(at)
        | Action::Move { to: at, .. }
        | Action::Build { space: at, .. } => at == space,
        _ => false,
    }
}

fn label(drawing: &Drawing<'_>, space: Space) -> String {
    let place = drawing.words.place(drawing.view, space);
    let text = building_text(&drawing.words, drawing.view, space);
    let vp = match drawing.view.trail[space.index()] {
        Occupant::Private { building, .. } => drawing.words.count("board-vp", drawing.view.face(building).vp),
        _ => String::new(),
    };
    [place, text, vp].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The pawns at the lower edge of what they stand on; each glides from place to place.
pub(super) fn pawns(drawing: &Drawing<'_>) -> Markup {
    let seats = || Seat::all(drawing.view.players.len() as u8).zip(&drawing.view.players);
    html! {
        @for (seat, player) in seats() {
            @if let Some(pawn) = player.pawn {
                @let (w, h) = half(pawn);
                @let foot = FOOT.min(HEIGHT as i32 - at(pawn).y - h);
                @let before = seats().filter(|(other, there)| *other < seat && there.pawn == Some(pawn)).count();
                // In the corner of a building there are its points, unless it is neutral.
                @let corner = if matches!(drawing.view.trail[pawn.index()], Occupant::Neutral(_)) { 9 } else { 28 };
                @let name = drawing.words.with("board-pawn-of", &[("name", drawing.stage.name(seat).into())]);
                g class={ "at-" (pawn) } transform=(at(pawn).shift()) {
                    g class={ "pawn seat-" (seat.0) } data-piece={ "pawn-" (seat.0) } transform={ "translate(" (w - corner - 18 * before as i32) " " (h + foot - 13) ")" } aria-label=(name) {
                        title { (name) }
                        path d="M0 -12a5 5 0 1 0 .1 0M-10 13q0 -8 5 -15h10q5 7 5 15z" {}
                        text x="0" y="9" { (seat_letter(seat)) }
                    }
                }
            }
        }
    }
}
