//! The picture of the table: the railway map, the cards on offer, the viewer's hand and tickets, the companies.

mod cities;
mod faces;
mod frontier;
mod ground;
mod hand;
mod market;
pub(crate) mod plain;
mod players;
mod sheet;
mod slots;
mod tracks;

use railhead_game::{Canvas, Layer, Pane, Place, Scene};
use railhead_pieces::draw::Acts;

use crate::{present::Stage, view::View};

/// The panes: map, current event, hand, cards on offer, tickets, companies. The event lies with the viewer's own
/// things because it must always be in sight.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
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
            canvas: Canvas::Svg { width: sheet::WIDTH, height: sheet::HEIGHT },
            layers: vec![
                Layer::new("ground", ground::ground(view, stage)),
                Layer::new("beds", tracks::beds(view, stage)),
                Layer::new("spaces", tracks::spaces(view)),
                Layer::new("trains", tracks::trains(view)),
                Layer::new("cities", cities::cities(view, stage)),
            ],
        },
        html("event", "event", Place::Hand, Layer::new("news", market::event(view, stage))),
        html("market", "market", Place::Side, Layer::new("offer", market::offer(view, stage))),
    ];
    if view.own.is_some() {
        panes.push(html("hand", "hand", Place::Hand, Layer::new("cards", hand::cards(view, stage))));
        panes.push(html("tickets", "tickets", Place::Side, Layer::new("slips", hand::tickets(view, stage))));
    }
    panes.push(html(
        "players",
        "players",
        Place::Side,
        Layer::new("companies", players::companies(view, stage)),
    ));
    if frontier::is_there(view) {
        let facts = Layer::new("facts", frontier::facts(view, stage));
        panes.push(html("frontier", "frontier", Place::Side, facts));
    }
    panes.push(html("slots", "slots", Place::Side, Layer::new("rules", slots::slots(view, stage))));
    Scene { panes }
}

/// For `data-acts` of a piece that opens a menu even for a single decision.
fn menu(acts: &Acts) -> Option<String> {
    acts.many().or_else(|| acts.one().map(str::to_owned))
}
