//! The picture of the table: the railway map, the cards on offer, the viewer's hand and tickets, the companies.

mod chart;
mod frontier;
mod ground;
mod hand;
mod market;
mod players;

use railhead_game::{Canvas, Layer, Pane, Place, Scene, Seat, Stage};

use crate::{action::Action, view::View};

/// The panes: map, cards, hand, tickets, companies.
pub(crate) fn scene(view: &View, stage: &Stage<'_, Action>) -> Scene {
    let html = |id, key: &str, place, layer| Pane {
        id,
        title: stage.say(key),
        place,
        canvas: Canvas::Html,
        layers: vec![layer],
    };
    let mut panes = vec![
        Pane {
            id: "map",
            title: stage.say("map"),
            place: Place::Board,
            canvas: Canvas::Svg { width: chart::WIDTH, height: chart::HEIGHT },
            layers: vec![
                Layer::new("ground", ground::ground(view)),
                Layer::new("routes", chart::routes(view, stage)),
                Layer::new("cities", chart::cities(view, stage)),
            ],
        },
        html("market", "market", Place::Side, Layer::new("offer", market::offer(view, stage))),
    ];
    if view.own.is_some() {
        panes.push(html("hand", "hand", Place::Hand, Layer::new("cards", hand::cards(view, stage))));
        panes.push(html("tickets", "tickets", Place::Side, Layer::new("slips", hand::tickets(view, stage))));
    }
    if frontier::is_there(view) {
        let facts = Layer::new("facts", frontier::facts(view, stage));
        panes.push(html("frontier", "frontier", Place::Side, facts));
    }
    panes.push(html(
        "players",
        "players",
        Place::Side,
        Layer::new("companies", players::companies(view, stage)),
    ));
    Scene { panes }
}

/// The colour of a seat, from the table's stylesheet.
fn seat_colour(seat: Seat) -> String {
    format!("var(--seat-{seat})")
}

/// The decision that a piece is bound to, if the viewer may take it now.
fn bound(action: Action, stage: &Stage<'_, Action>) -> Option<String> {
    stage.may(&action).then(|| action.to_string())
}
