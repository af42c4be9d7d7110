//! The trail as a map.

use std::sync::LazyLock;

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};

use super::{
    Easel,
    icons::{Glyph, Icon, glyphs},
};
use crate::{
    action::Action,
    names::{Hand, SpaceKind},
    present::building_text,
    state::{Frame, Occupant},
    tables::{LocalAction, Space, Tile, TileKind, tables},
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
pub(super) fn tiles(easel: &Easel<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let there = easel.view.trail[space.index()];
            @let bound = easel.bound(|action| belongs(easel, action, space));
            @if there != Occupant::Empty || bound.any() || space.is_kansas_city() {
                @let (x, y) = spot(space);
                @let (w, h) = half(space);
                @let label = label(easel, space);
                g class={ "tile " (bound.class()) } data-act=[bound.one()] data-acts=[bound.many()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(label) {
                    title { (label) }
                    @match there {
                        Occupant::Empty => rect.hollow x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="6" {},
                        Occupant::Neutral(letter) => {
                            rect.neutral x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="6" {}
                            text.letter x=(x - w + 12) y=(y - h + 18) { (char::from(b'A' + letter)) }
                            text.at x=(x + w - 8) y=(y + h - 5) { (space.id()) }
                            (actions(&tables().neutral[usize::from(letter)], x - w + 22, y - h + 4))
                        }
                        Occupant::Private { owner, number } => {
                            @let face = easel.view.face(number);
                            rect class={ "private seat-" (owner.0) } x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx="6" {}
                            text.letter x=(x - w + 14) y=(y - h + 16) { (face.id) }
                            text.small x=(x - w + 12) y=(y + h - 6) { (seat_letter(owner)) }
                            @for (at, hand) in face.hands.iter().enumerate() { (hand_sign(*hand, x + w - 16, y - h + 4 + 18 * at as i32)) }
                            (actions(&face.actions, x - w + 28, y - h + 4))
                        }
                        Occupant::Tile(tile) => {
                            (supply_tile(tile, x, y))
                            @if space.info().kind == SpaceKind::Teepee { text.small x=(x) y=(y - 27) { (easel.words.money(space.info().money)) } }
                        }
                    }
                }
            }
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

fn actions(actions: &[LocalAction], x: i32, y: i32) -> Markup {
    let mut line = y;
    html! {
        @for action in actions {
            @for clause in [Some(action.first), action.second].into_iter().flatten() {
                (row(&glyphs(clause), x, line, 15))
                @let () = line += 17;
            }
        }
    }
}

/// Whether a decision is bound to this space.
fn belongs(easel: &Easel<'_>, action: Action, space: Space) -> bool {
    match action {
        Action::Place(at)
        | Action::Trade(at)
        | Action::Remove(at)
        | Action::Copy(at)
        | Action::Move { to: at, .. }
        | Action::Build { space: at, .. } => at == space,
        Action::Use { .. } => matches!(easel.view.pending, Some(Frame::Use { space: at, .. }) if at == space),
        _ => false,
    }
}

fn label(easel: &Easel<'_>, space: Space) -> String {
    let place = easel.words.place(easel.view, space);
    let text = building_text(&easel.words, easel.view, space);
    let vp = match easel.view.trail[space.index()] {
        Occupant::Private { number, .. } => easel.words.count("board-vp", easel.view.face(number).vp),
        _ => String::new(),
    };
    [place, text, vp].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The pawns, each glides from place to place.
pub(super) fn pawns(easel: &Easel<'_>) -> Markup {
    html! {
        @for (player, seat) in easel.view.players.iter().zip(Seat::all(easel.view.players.len() as u8)) {
            @if let Some(pawn) = player.pawn {
                @let (x, y) = spot(pawn);
                @let (_, h) = half(pawn);
                @let name = easel.words.with("board-pawn-of", &[("name", easel.stage.name(seat).into())]);
                g class={ "pawn seat-" (seat.0) } data-piece={ "pawn-" (seat.0) } transform={ "translate(" (x - 33 + 22 * i32::from(seat.0)) " " (y + h - 8) ")" } aria-label=(name) {
                    title { (name) }
                    path d="M0 -20a7 7 0 1 0 .1 0M-9 14q1 -10 5 -18h8q4 8 5 18z" {}
                    text x="0" y="9" { (seat_letter(seat)) }
                }
            }
        }
    }
}
