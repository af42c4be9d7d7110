//! The picture of the table: the railway map, the cards on offer, the viewer's own things, tickets, rules, companies.

pub(crate) mod aids;
mod asks;
mod cities;
mod faces;
mod frontier;
mod ground;
mod hand;
mod market;
mod places;
pub(crate) mod plain;
mod players;
mod sheet;
mod slots;
mod tickets;
pub(crate) mod tracks;

use std::sync::LazyLock;

use railhead_game::{Canvas, Layer, Pane, Place, Scene};
use railhead_pieces::draw::Acts;

pub(crate) use {faces::badge, sheet::Lane};

use crate::{present::Stage, view::View};

/// The panes: the map; always in sight, what is asked, the cards on offer and the viewer's own things; beside the map
/// tickets, the rules that were added and the companies.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let html = |id, key: &str, place, layers| Pane {
        id,
        title: stage.say(key),
        place,
        canvas: Canvas::Html,
        layers,
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
                Layer::new("taken", tracks::taken(view, stage)),
                Layer::new("claims", tracks::claims(view, stage)),
                Layer::new("ways", tickets::ways(view)),
                Layer::new("spaces", tracks::spaces(view)),
                Layer::new("trains", tracks::trains(view, stage)),
                Layer::new("cities", cities::cities(view, stage)),
            ],
        },
        html(
            "market",
            "market",
            Place::Hand,
            vec![
                Layer::new("offer", market::offer(view, stage)),
                Layer::new("switch", market::switch(view, stage)),
            ],
        ),
    ];
    if view.own.is_some() {
        panes.push(html("sheet", "asked", Place::Hand, vec![Layer::new("sheet", asks::sheet(view, stage))]));
        let own = vec![
            Layer::new("purse", hand::purse(view, stage)),
            Layer::new("cards", hand::cards(view, stage)),
            Layer::new("held", hand::tickets(view, stage)),
        ];
        panes.push(html("hand", "hand", Place::Hand, own));
        let slips = vec![Layer::new("slips", tickets::cards(view, stage))];
        panes.push(html("tickets", "tickets-tab", Place::Side, slips));
    }
    if !view.slots.is_empty() || !view.ports.is_empty() {
        panes.push(html("slots", "slots", Place::Side, vec![Layer::new("rules", slots::slots(view, stage))]));
    }
    let mut office = vec![Layer::new("companies", players::companies(view, stage))];
    if frontier::is_there(view) {
        office.push(Layer::new("facts", frontier::facts(view, stage)));
    }
    panes.push(html("players", "office-tab", Place::Side, office));
    Scene { panes }
}

/// The stylesheet of pages with the map: how it looks, and where everything is on a phone.
pub(crate) fn stylesheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| {
        let pages = ".game-ticket-legacy, .game-ticket-legacy-campaign";
        format!("{}{}", include_str!("../../board.css"), places::rules(pages))
    });
    &SHEET
}

/// For `data-acts` of a piece that opens a menu even for a single decision.
fn menu(acts: &Acts) -> Option<String> {
    acts.many().or_else(|| acts.one().map(str::to_owned))
}
