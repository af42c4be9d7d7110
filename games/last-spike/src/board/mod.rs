//! The picture of the table: the West as a land-grant map, the viewer's own things, the land of all cities.

pub(crate) mod aids;
mod geometry;
mod ground;
mod hand;
mod land;
mod plaque;
mod route;

use maud::Markup;
use railhead_game::{Canvas, Layer, Pane, Place, Scene, Seat};
use railhead_pieces::draw::{Acts, seat_disc};

use crate::{action::Action, present::Stage, view::View};

/// The panes: map, the viewer's own things, land.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let map = Pane {
        id: "map",
        title: stage.say("map"),
        place: Place::Board,
        canvas: Canvas::Svg { width: geometry::WIDTH, height: geometry::HEIGHT },
        layers: vec![
            Layer::fixed("ground", ground::ground()),
            Layer::new("names", ground::names(stage)),
            Layer::new("track", route::track(view, stage)),
            Layer::new("cities", plaque::cities(view, stage)),
        ],
    };
    let mut panes = vec![map];
    if let Some(player) = view.viewer.and_then(|seat| view.players.get(seat.index())) {
        panes.push(Pane {
            id: "hand",
            title: stage.say("hand"),
            place: Place::Hand,
            canvas: Canvas::Html,
            layers: vec![
                Layer::new("purse", hand::purse(player, view, stage)),
                Layer::new("tiles", hand::tiles(view, stage)),
                Layer::new("chips", hand::chips(player, view, stage)),
            ],
        });
    }
    panes.push(Pane {
        id: "land",
        title: stage.say("land"),
        place: Place::Side,
        canvas: Canvas::Html,
        layers: vec![Layer::new("ladders", land::rows(view, stage))],
    });
    Scene { panes }
}

/// The disc of a seat.
fn token(seat: Seat, x: i32, y: i32, radius: i32) -> Markup {
    seat_disc("token", seat, x, y, radius)
}

/// What `action` lets the viewer do at a piece.
fn acts(action: Action, stage: &Stage<'_>) -> Acts {
    Acts::of(stage, |legal| legal == action)
}
