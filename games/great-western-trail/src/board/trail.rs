//! The trail as a map.

use std::sync::LazyLock;

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};
use railhead_pieces::{Named, Piece};

use super::{
    Drawing, act,
    icons::{Glyph, Icon, glyphs},
};
use crate::{
    action::{Action, RISK},
    facts::{facts, op::LocalAction, supply::TileKind},
    piece::{ClauseId, Hand, Space, SpaceKind, Tile},
    present::building_text,
    state::{Occupant, Pending},
};

/// Units across the map.
pub(super) const WIDTH: u32 = 1000;
/// Units down the map.
pub(super) const HEIGHT: u32 = 860;

/// Where the middle of a space is on the map.
fn spot(space: Space) -> (i32, i32) {
    let [x, y] = space.info().pos;
    (i32::from(x), i32::from(y) - 130)
}

/// Half the width and height of what lies on a space.
fn half(space: Space) -> (i32, i32) {
    match space.info().kind {
        SpaceKind::Neutral | SpaceKind::Building => (47, 36),
        SpaceKind::KansasCity => (62, 40),
        _ => (24, 24),
    }
}

/// Land, path and empty spaces: never changes.
pub(super) fn ground() -> &'static str {
    static GROUND: LazyLock<String> = LazyLock::new(|| draw_ground().into_string());
    &GROUND
}

fn draw_ground() -> Markup {
    html! {
        rect.land x="0" y="0" width=(WIDTH) height=(HEIGHT) rx="10" {}
        @for space in Space::all() {
            @let (x, y) = spot(space);
            @for next in &space.info().next {
                @let (to_x, to_y) = spot(*next);
                path.path d=(format!("M{x} {y}L{to_x} {to_y}")) {}
            }
        }
        @for space in Space::all() {
            @let (x, y) = spot(space);
            @let (w, h) = half(space);
            @let info = space.info();
            @if info.forest {
                @for (dx, dy) in [(-w - 6, -h - 4), (w - 14, -h - 8)] { g.forest { (Icon::Tree.at(x + dx, y + dy, 24)) } }
            }
            rect.space x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="6" {}
            @match info.kind {
                SpaceKind::Teepee => text.small x=(x) y=(y + 5) { (info.money) },
                SpaceKind::Hazard => { @if let Some(section) = info.section { g.faint { (Icon::of_hazard(section).at(x - 12, y - 12, 24)) } } }
                SpaceKind::Building => { @if info.risk.is_none() { text.small x=(x) y=(y + 5) { (info.id) } } }
                SpaceKind::KansasCity => text.name x=(x) y=(y + 5) { "Kansas City" },
                SpaceKind::Start => g.faint { (Icon::Pawn.at(x - 12, y - 12, 24)) },
                SpaceKind::Neutral => {}
            }
            @if let Some(risk) = info.risk {
                g.risk { (row(&glyphs(risk), x - w, y + h + 2, 14)) }
            }
        }
    }
}

/// A row of signs from `x` on.
fn row(glyphs: &[Glyph], x: i32, y: i32, size: i32) -> Markup {
    let mut at = x;
    html! {
        @for glyph in glyphs {
            g.req[glyph.needed] {
                (glyph.icon.at(at, y, size))
                text.figure x=(at + size) y=(y + size - 3) { (glyph.text) }
            }
            @let () = at += size + 4 + 6 * glyph.text.chars().count() as i32;
        }
    }
}

/// Everything that lies on the trail.
pub(super) fn tiles(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let there = drawing.view.trail[space.index()];
            @if there != Occupant::Empty || space.is_kansas_city() {
                @let (x, y) = spot(space);
                @let (w, h) = half(space);
                @let label = label(drawing, space);
                g.tile aria-label=(label) {
                    title { (label) }
                    @match there {
                        Occupant::Empty => {}
                        Occupant::Neutral(letter) => {
                            rect.neutral x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="6" {}
                            text.letter x=(x - w + 12) y=(y - h + 18) { (char::from(b'A' + letter)) }
                            text.at x=(x + w - 8) y=(y + h - 5) { (space.id()) }
                        }
                        Occupant::Private { owner, building } => {
                            @let face = drawing.view.face(building);
                            rect class={ "private seat-" (owner.0) } x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="6" {}
                            text.letter x=(x - w + 14) y=(y - h + 16) { (face.id) }
                            text.small x=(x - w + 12) y=(y + h - 6) { (seat_letter(owner)) }
                            @for (at, hand) in face.hands.iter().enumerate() { (hand_sign(*hand, x + w - 16, y - h + 4 + 18 * at as i32)) }
                        }
                        Occupant::Tile(tile) => {
                            (supply_tile(tile, x, y))
                            @if space.info().kind == SpaceKind::Teepee { text.small x=(x) y=(y - 27) { (drawing.words.money(space.info().money)) } }
                        }
                    }
                    @for sign in signs(drawing, space) { (row(&glyphs(sign.clause), sign.x, sign.y, SIGN)) }
                }
            }
        }
    }
}

/// How high the signs of a local action are.
const SIGN: i32 = 15;

/// Where a local action is printed on the building of a space.
struct Sign {
    slot: u8,
    alt: u8,
    clause: ClauseId,
    x: i32,
    y: i32,
}

/// The local actions printed on whatever building lies on `space`, line by line.
fn signs(drawing: &Drawing<'_>, space: Space) -> Vec<Sign> {
    let (actions, margin): (&[LocalAction], i32) = match drawing.view.trail[space.index()] {
        Occupant::Neutral(letter) => (&facts().trail.neutral[usize::from(letter)], 22),
        Occupant::Private { building, .. } => (&drawing.view.face(building).actions, 28),
        Occupant::Empty | Occupant::Tile(_) => (&[], 0),
    };
    let (x, y) = spot(space);
    let (w, h) = half(space);
    let clauses = (0..).zip(actions).flat_map(|(slot, action)| {
        (0..2).filter_map(move |alt| action.get(alt).map(|clause| (slot, alt, clause)))
    });
    let lines = (0..).map(|line| y - h + 4 + (SIGN + 2) * line);
    clauses
        .zip(lines)
        .map(|((slot, alt, clause), y)| Sign { slot, alt, clause, x: x - w + margin, y })
        .collect()
}

/// What may be decided on the trail, acts to the place, or to the sign of the local action.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let (x, y) = spot(space);
            @let (w, h) = half(space);
            (act(drawing, &label(drawing, space), (x - w, y - h, 2 * w, 2 * h), |action| belongs(action, space)))
        }
        @if let Some(Pending::Use { space, .. }) = drawing.view.pending {
            @let (x, y) = spot(space);
            @let (w, h) = half(space);
            @for sign in signs(drawing, space) {
                @let local = Action::Use { slot: sign.slot, alt: sign.alt };
                (act(drawing, "", (sign.x - 2, sign.y - 1, x + w - sign.x, SIGN + 2), |action| action == local))
            }
            (act(drawing, "", (x - w, y + h, 2 * w, SIGN + 2), |action| matches!(action, Action::Use { slot: RISK, .. })))
        }
        @for space in facts().trail.building_spaces.iter().copied() {
            @let (x, y) = spot(space);
            @let (w, h) = half(space);
            (act(drawing, "", (x - w, y + h, 2 * w, SIGN + 2), |action| action == Action::Risk(space)))
        }
    }
}

/// A hazard or a teepee.
fn supply_tile(tile: Tile, x: i32, y: i32) -> Markup {
    html! {
        @match tile.kind() {
            TileKind::Worker(worker) => (Icon::of_worker(worker).at(x - 16, y - 16, 32)),
            TileKind::Teepee(colour, hand) => {
                rect class={ "teepee " (colour.id()) } x=(x - 23) y=(y - 23) width="46" height="46" rx="6" {}
                (Icon::Teepee.at(x - 20, y - 16, 28)) (hand_sign(hand, x + 6, y - 22))
                text.small x=(x - 14) y=(y + 20) { (colour.id().chars().next().unwrap_or_default().to_uppercase()) }
            }
            TileKind::Hazard(hazard, hand, vp) => {
                rect.hazard x=(x - 23) y=(y - 23) width="46" height="46" rx="6" {}
                (Icon::of_hazard(hazard).at(x - 20, y - 18, 28)) (hand_sign(hand, x + 6, y - 22))
                text.small x=(x + 14) y=(y + 20) { (vp) }
            }
        }
    }
}

fn hand_sign(hand: Hand, x: i32, y: i32) -> Markup {
    html! { g class={ "toll " (hand.id()) } { (Icon::Hand.at(x, y, 16)) } }
}

/// Whether a decision is acts to this space.
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

/// The pawns, each glides from place to place.
pub(super) fn pawns(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for (player, seat) in drawing.view.players.iter().zip(Seat::all(drawing.view.players.len() as u8)) {
            @if let Some(pawn) = player.pawn {
                @let (x, y) = spot(pawn);
                @let (_, h) = half(pawn);
                @let name = drawing.words.with("board-pawn-of", &[("name", drawing.stage.name(seat).into())]);
                g class={ "pawn seat-" (seat.0) } data-piece={ "pawn-" (seat.0) } transform={ "translate(" (x - 33 + 22 * i32::from(seat.0)) " " (y + h - 8) ")" } aria-label=(name) {
                    title { (name) }
                    path d="M0 -20a7 7 0 1 0 .1 0M-9 14q1 -10 5 -18h8q4 8 5 18z" {}
                    text x="0" y="9" { (seat_letter(seat)) }
                }
            }
        }
    }
}
