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
    icons::{Glyph, Icon, glyphs},
};
use crate::{
    action::{Action, RISK},
    facts::{facts, op::LocalAction, supply::TileKind},
    piece::{Building, ClauseId, Hand, Space, SpaceKind, Tile},
    present::building_text,
    state::{Occupant, Pending},
};

/// Units across the map.
pub(super) const WIDTH: u32 = 866;
/// Units down the map.
pub(super) const HEIGHT: u32 = 410;
/// Units across and down the upright map of a phone.
pub(super) const UPRIGHT: &str = "390 926";
/// The width of the spine at the left of a building.
const SPINE: i32 = 19;

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

/// A row of signs from `x` on: what is given in red, an arrow, what is got.
fn row(glyphs: &[Glyph], x: i32, y: i32, size: i32) -> Markup {
    let mut at = x;
    let given = glyphs.iter().filter(|glyph| glyph.needed).count();
    html! {
        @for (place, glyph) in glyphs.iter().enumerate() {
            @if place == given && given > 0 {
                text.figure x=(at) y=(y + size - 4) { "→" }
                @let () = at += 12;
            }
            g.req[glyph.needed] {
                (glyph.icon.at(at, y, size))
                text.figure x=(at + size) y=(y + size - 4) { (glyph.text) }
            }
            @let () = at += size + 2 + 6 * glyph.text.chars().count() as i32;
        }
    }
}

/// Everything that lies on the trail.
pub(super) fn tiles(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let (w, h) = half(space);
            @let label = label(drawing, space);
            g class={ "tile at-" (space) } transform=(at(space).shift()) aria-label=(label) data-tells {
                title { (label) }
                rect.ground x=(-w) y=(-h) width=(2 * w) height=(2 * h) {}
                @match drawing.view.trail[space.index()] {
                    Occupant::Empty => {}
                    Occupant::Neutral(letter) => {
                        rect.house x=(-w) y=(-h) width=(2 * w) height=(2 * h) rx="4" {}
                        rect.spine.neutral x=(-w) y=(-h) width=(SPINE) height=(2 * h) rx="3" {}
                        text.letter x=(SPINE / 2 - w) y="7" { (char::from(b'A' + letter)) }
                        (printed(&facts().trail.neutral[usize::from(letter)]))
                    }
                    Occupant::Private { owner, building } => (private(drawing, owner, building)),
                    Occupant::Tile(tile) => (supply_tile(drawing, tile)),
                }
                @if space.info().kind == SpaceKind::Teepee {
                    rect.pill x="-16" y="16" width="32" height="14" rx="7" {}
                    text.sum x="0" y="27" { (drawing.words.money(space.info().money)) }
                }
                @if space.info().forest { (forest()) }
            }
        }
    }
}

/// A private building around the origin: its number and owner on the spine, its toll and its points at the right edge.
pub(super) fn private(drawing: &Drawing<'_>, owner: Seat, building: Building) -> Markup {
    let face = drawing.view.face(building);
    html! {
        g class={ "seat-" (owner.0) } {
            rect.house x="-48" y="-29" width="96" height="58" rx="4" {}
            rect.spine x="-48" y="-29" width=(SPINE) height="58" rx="3" {}
            text.number x=(SPINE / 2 - 48) y="-11" { (building.number()) }
            text.number x=(SPINE / 2 - 48) y="21" { (seat_letter(owner)) }
        }
        @for (at, hand) in face.hands.iter().enumerate() { (hand_sign(drawing, *hand, 29, 20 * at as i32 - 27)) }
        (shield(face.vp.into(), 30, 10))
        (printed(&face.actions))
    }
}

/// Victory points, on a shield.
pub(super) fn shield(points: i32, x: i32, y: i32) -> Markup {
    html! {
        g.vp {
            path d={ "M" (x) " " (y) "h16v8q0 6-8 9q-8-3-8-9z" } {}
            text x=(x + 8) y=(y + 11) { (points.to_string().replace('-', "−")) }
        }
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

fn printed(actions: &[LocalAction]) -> Markup {
    html! { @for sign in signs(actions) { (row(&glyphs(sign.clause), LEFT, sign.y, sign.size)) } }
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
            (act(drawing, || label(drawing, space), &at(space), (-w, -h, 2 * w, 2 * h), |action| belongs(action, space)))
        }
        @if let Some(Pending::Use { space, .. }) = drawing.view.pending {
            @let (w, h) = half(space);
            @for sign in signs(actions(drawing, space)) {
                @let local = Action::Use { slot: sign.slot, alt: sign.alt };
                (act(drawing, String::new, &at(space), (LEFT - 2, sign.y - 1, w - LEFT, sign.size + 2), |action| action == local))
            }
            (act(drawing, String::new, &at(space), (w, -h, RISK_TAB, 2 * h), |action| matches!(action, Action::Use { slot: RISK, .. })))
        }
        @for space in facts().trail.building_spaces.iter().copied() {
            @let (w, h) = half(space);
            (act(drawing, String::new, &at(space), (w, -h, RISK_TAB, 2 * h), |action| action == Action::Risk(space)))
        }
    }
}

/// A tile of the supply around the origin: a worker, a hazard or a teepee.
pub(super) fn supply_tile(drawing: &Drawing<'_>, tile: Tile) -> Markup {
    html! {
        @match tile.kind() {
            TileKind::Worker(worker) => {
                rect class={ "job " (worker.id()) } x="-20" y="-20" width="40" height="40" rx="4" {}
                (Icon::of_worker(worker).at(-14, -15, 28))
            }
            TileKind::Teepee(colour, hand) => {
                rect class={ "teepee " (colour.id()) } x="-20" y="-20" width="40" height="40" rx="4" {}
                g class={ "tent " (colour.id()) } { (Icon::Teepee.at(-14, -17, 28)) }
                (hand_sign(drawing, hand, -20, 1))
            }
            TileKind::Hazard(hazard, hand, vp) => {
                rect class={ "hazard " (hazard.id()) } x="-20" y="-20" width="40" height="40" rx="4" {}
                (Icon::of_hazard(hazard).at(-12, -19, 24))
                (hand_sign(drawing, hand, -20, 1))
                (shield(vp.into(), 3, 3))
            }
        }
    }
}

/// A toll: a hand with what is paid at this table.
fn hand_sign(drawing: &Drawing<'_>, hand: Hand, x: i32, y: i32) -> Markup {
    let amount = facts().trail.toll[hand.index()][drawing.view.players.len() - 2];
    html! {
        g class={ "toll " (hand.id()) } {
            path d={ "M" (x + 3) " " (y + 18) "v-9q0-2 2-2v-3q0-2 2-2t2 2q0-2 2-2t2 2q2 0 2 2v1q2 0 2 2v6q0 3-3 3z" } {}
            text x=(x + 10) y=(y + 16) { (amount) }
        }
    }
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
                @let before = seats().filter(|(other, there)| *other < seat && there.pawn == Some(pawn)).count();
                @let name = drawing.words.with("board-pawn-of", &[("name", drawing.stage.name(seat).into())]);
                g class={ "at-" (pawn) } transform=(at(pawn).shift()) {
                    g class={ "pawn seat-" (seat.0) } data-piece={ "pawn-" (seat.0) } transform={ "translate(" (w - 28 - 18 * before as i32) " " (h - 4) ")" } aria-label=(name) {
                        title { (name) }
                        path d="M0 -17a6 6 0 1 0 .1 0M-10 13q0 -9 6 -17h8q6 8 6 17z" {}
                        text x="0" y="9" { (seat_letter(seat)) }
                    }
                }
            }
        }
    }
}
