//! Buildings and supply tiles as they are printed.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, seat_letter};

use super::{
    Drawing,
    icons::{Icon, symbol},
    marks::{Mark, alternatives, fitted, wrapped},
};
use crate::{
    facts::{facts, op::Op, supply::TileKind},
    piece::{Building, Hand, Teepee, Tile},
};

/// The width of the spine at the left of a building.
const SPINE: i32 = 19;

/// A private building, so wide and high, with its actions line by line.
pub(super) fn house(drawing: &Drawing<'_>, owner: Seat, building: Building, (w, h): (i32, i32)) -> Markup {
    let actions = &drawing.view.face(building).actions;
    let wide = w - SPINE - 22;
    let rows: Vec<Vec<Mark>> = match actions.as_slice() {
        [only] => wrapped(alternatives(*only), wide, 16),
        actions => actions.iter().map(|action| alternatives(*action)).collect(),
    };
    let lines = rows.len().max(1) as i32;
    html! {
        (wall(drawing, owner, building, (w, h)))
        @for (line, row) in (0..).zip(&rows) {
            @if line > 0 && actions.len() > 1 { path.between d={ "M22 " (h * line / lines) "h" (w - 44) } {} }
            (fitted(row, SPINE + 3, h * (2 * line + 1) / (2 * lines), (wide, (h / lines - 6).min(18))))
        }
    }
}

/// A private building without its actions: number and owner on the spine, its toll and its points at the right edge.
pub(super) fn wall(drawing: &Drawing<'_>, owner: Seat, building: Building, (w, h): (i32, i32)) -> Markup {
    let face = drawing.view.face(building);
    html! {
        rect.wall x="0" y="0" width=(w) height=(h) rx="4" {}
        path.spine d={ "M4 0h15v" (h) "h-15a4 4 0 0 1-4-4v-" (h - 8) "a4 4 0 0 1 4-4z" } {}
        text.spine-number x="9" y="16" { (building.number()) }
        circle.owner cx="9" cy=(h - 11) r="7" {}
        text.owner-letter x="9" y=(h - 7) { (seat_letter(owner)) }
        @for (at, hand) in (0..).zip(&face.hands) { (toll(drawing, *hand, w - 19, 1 + 17 * at)) }
        (shield(face.vp.into(), w - 18, h - 19, 17))
    }
}

/// A tile of the supply, so many units wide.
pub(super) fn supply(drawing: &Drawing<'_>, tile: Tile, size: i32) -> Markup {
    let corner = size - 18;
    html! {
        @match tile.kind() {
            TileKind::Worker(worker) => g class=(worker.id()) {
                rect.chit width=(size) height=(size) rx="3" {}
                rect.trade y=(size - 4) width=(size) height="4" rx="1" {}
                (Icon::of_worker(worker).at(size / 8, 1, size * 3 / 4))
            },
            TileKind::Teepee(colour, hand) => {
                @let class = match colour { Teepee::Green => "tent green", Teepee::Blue => "tent blue" };
                g class=(class) {
                    rect.chit width=(size) height=(size) rx="4" {}
                    (Icon::Teepee.at(size / 5, 1, size * 7 / 10))
                }
                (toll(drawing, hand, 1, corner))
            }
            TileKind::Hazard(hazard, hand, vp) => g class=(hazard.id()) {
                rect.chit width=(size) height=(size) rx="4" {}
                (Icon::of_hazard(hazard).at(size / 5, 1, size * 3 / 5))
                (toll(drawing, hand, 1, corner))
                (shield(vp.into(), corner, corner, 17))
            },
        }
    }
}

/// What a toll costs at this table.
fn amount(drawing: &Drawing<'_>, hand: Hand) -> u8 {
    facts().trail.toll[hand.index()][drawing.view.players.len() - 2]
}

/// A toll in words.
pub(super) fn toll_text(drawing: &Drawing<'_>, hand: Hand) -> String {
    let args = [
        ("sum", Arg::Money(amount(drawing, hand).into())),
        ("hand", drawing.words.say(&format!("hand-{hand}")).into()),
    ];
    drawing.words.with("tile-toll", &args)
}

/// A toll: a hand with what is paid at this table.
fn toll(drawing: &Drawing<'_>, hand: Hand, x: i32, y: i32) -> Markup {
    let class = match hand {
        Hand::Green => "hand green",
        Hand::Black => "hand black",
    };
    html! {
        (symbol("toll", class, (x, y), 18))
        text.in-hand x=(x + 9) y=(y + 15) { (amount(drawing, hand)) }
    }
}

/// Victory points on a shield, so many units wide.
pub(super) fn shield(points: i32, x: i32, y: i32, size: i32) -> Markup {
    html! {
        (symbol("shield", "", (x, y), size))
        text.in-shield x=(x + size / 2) y=(y + size / 2 + 3) { (points.to_string().replace('-', "\u{2212}")) }
    }
}

/// What a craftsman's work costs where nothing else is said: the price of the neutral building.
pub(super) fn usual_price() -> u8 {
    let actions = facts().trail.neutral.iter().flatten();
    let mut ops = actions.flat_map(|action| action.first.clause().gain());
    ops.find_map(|op| if let Op::Build { per_craftsman } = op { Some(*per_craftsman) } else { None })
        .unwrap_or_default()
}
