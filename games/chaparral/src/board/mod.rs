//! The picture of the table: the town at noon, the ranches along the railway, objectives, the players' boards.

mod mat;
mod objectives;
mod players;
mod portrait;
mod ranch;
mod shops;
mod town;

use maud::Markup;
use railhead_game::{Canvas, Layer, Pane, Place, Scene, Seat};
use railhead_pieces::draw::seat_disc;

use crate::{View, present::Stage};

/// Units across town and range.
const WIDTH: u32 = 436;
/// Units down town and range.
const HEIGHT: u32 = 572;

/// The panes: town, ranches and railway, the viewer's own board, objectives, players.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let town = Pane {
        id: "town",
        title: stage.say("pane-town"),
        place: Place::Board,
        canvas: Canvas::Svg { width: WIDTH, height: HEIGHT },
        layers: vec![
            Layer::fixed("ground", town::ground()),
            Layer::new("cards", town::cards(view, stage)),
            Layer::new("characters", town::characters(view, stage)),
            Layer::new("shops", shops::shops(view, stage)),
        ],
    };
    let ranches = Pane {
        id: "ranches",
        title: stage.say("pane-ranches"),
        place: Place::Board,
        canvas: Canvas::Svg { width: WIDTH, height: HEIGHT },
        layers: vec![Layer::new("rows", ranch::rows(view, stage))],
    };
    let objectives = Pane {
        id: "objectives",
        title: stage.say("pane-objectives"),
        place: Place::Side,
        canvas: Canvas::Html,
        layers: vec![Layer::new("objective-rows", objectives::rows(view, stage))],
    };
    let players = Pane {
        id: "players",
        title: stage.say("pane-players"),
        place: Place::Side,
        canvas: Canvas::Html,
        layers: vec![Layer::new("seats", players::seats(view, stage))],
    };
    let mut panes = vec![town, ranches];
    if let Some(player) = view.viewer.and_then(|seat| view.player(seat)) {
        panes.push(Pane {
            id: "mat",
            title: stage.name(player.seat).to_owned(),
            place: Place::Hand,
            canvas: Canvas::Svg { width: mat::WIDTH, height: mat::HEIGHT },
            layers: vec![Layer::new("tracks", mat::tracks(player, stage))],
        });
    }
    panes.extend([objectives, players]);
    Scene { panes }
}

/// The disc of a seat: its colour and its letter.
fn disc(seat: Seat, x: i32, y: i32, radius: i32) -> Markup {
    seat_disc("disc", seat, x, y, radius)
}
