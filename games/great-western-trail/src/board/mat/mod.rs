//! The players' mats, one pane each: discs on their spaces, workers, buildings, and what was gained. On a narrow screen
//! the stylesheet gives the parts other places.

mod discs;
mod holdings;
mod houses;
pub(super) mod workers;

use maud::{Markup, html};
use railhead_game::{Canvas, Layer, Pane, Place, Seat};

use super::Drawing;
use crate::{state::MAX_SEATS, view::PlayerView};

/// Units across a mat.
const WIDTH: u32 = 470;
/// Units down a mat.
const HEIGHT: u32 = 394;

/// The id of a mat's pane by seat, and of its layers: disc spaces, workers, buildings, what was gained, what may be
/// decided.
const IDS: [(&str, [&str; 5]); MAX_SEATS] = [
    ("mat-0", ["mat-0-discs", "mat-0-workers", "mat-0-houses", "mat-0-gained", "mat-0-acts"]),
    ("mat-1", ["mat-1-discs", "mat-1-workers", "mat-1-houses", "mat-1-gained", "mat-1-acts"]),
    ("mat-2", ["mat-2-discs", "mat-2-workers", "mat-2-houses", "mat-2-gained", "mat-2-acts"]),
    ("mat-3", ["mat-3-discs", "mat-3-workers", "mat-3-houses", "mat-3-gained", "mat-3-acts"]),
];

/// A player's mat, and whether it is the viewer's own.
struct Mat<'a> {
    drawing: &'a Drawing<'a>,
    seat: Seat,
    player: &'a PlayerView,
    own: bool,
}

/// The players' mats, the viewer's own first.
pub(super) fn panes(drawing: &Drawing<'_>) -> Vec<Pane> {
    let count = drawing.view.players.len() as u8;
    let first = drawing.view.viewer.unwrap_or(Seat(0));
    (0..count).map(|step| pane(drawing, Seat((first.0 + step) % count))).collect()
}

fn pane(drawing: &Drawing<'_>, seat: Seat) -> Pane {
    let player = &drawing.view.players[seat.index()];
    let mat = Mat { drawing, seat, player, own: drawing.view.viewer == Some(seat) };
    let (id, [discs, workers, houses, gained, acts]) = IDS[seat.index()];
    let title = if mat.own { drawing.words.say("pane-mat") } else { drawing.stage.name(seat).to_owned() };
    let layer = |id, content: Markup| Layer::new(id, html! { g class={ "seat-" (seat.0) } { (content) } });
    Pane {
        id,
        title,
        place: Place::Side,
        canvas: Canvas::Svg { width: WIDTH, height: HEIGHT },
        layers: vec![
            layer(discs, discs::draw(&mat)),
            layer(workers, workers::draw(&mat)),
            layer(houses, houses::draw(&mat)),
            layer(gained, holdings::draw(&mat)),
            Layer::new(
                acts,
                html! { @if mat.own { (discs::acts(&mat)) (workers::acts(&mat)) (houses::acts(&mat)) } },
            ),
        ],
    }
}
