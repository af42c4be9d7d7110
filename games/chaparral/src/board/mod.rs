//! The picture of the table: the town at noon, the ranches along the railway, objectives, the players' boards.
//!
//! Cards, farms and tracks are boxes that the stylesheet lays out for the screen they are on; the signs on them are
//! symbols of one sheet.

pub(crate) mod aids;
mod links;
mod mat;
mod objectives;
mod players;
mod portrait;
mod ranch;
mod shops;
mod signs;
mod town;

use maud::{Markup, html};
use railhead_game::{Canvas, Layer, Pane, Place, Scene, Seat, seat_letter};
use railhead_pieces::draw::Acts;

use crate::{
    Action, View,
    present::{Stage, is_dominated},
};

/// The layers of the objectives, by their place in the list: most decisions move few of them.
const ROWS: [&str; 16] = [
    "goal-1", "goal-2", "goal-3", "goal-4", "goal-5", "goal-6", "goal-7", "goal-8", "goal-9", "goal-10",
    "goal-11", "goal-12", "goal-13", "goal-14", "goal-15", "goal-16",
];
/// The layers of the players, by seat.
const SEATS: [&str; 4] = ["seat-a", "seat-b", "seat-c", "seat-d"];

/// The panes: town, ranches and railway, the viewer's own board, objectives, players.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let pane = |id, place, layers| Pane {
        id,
        title: stage.say(&format!("pane-{id}")),
        place,
        canvas: Canvas::Html,
        layers,
    };
    let mut panes = vec![
        pane("town", Place::Board, town_layers(view, stage)),
        pane("ranches", Place::Board, ranch_layers(view, stage)),
    ];
    if let Some(player) = view.viewer.and_then(|seat| view.player(seat)) {
        let tracks = Layer::new("tracks", mat::tracks(player, view, stage));
        panes.push(pane("mat", Place::Hand, vec![tracks]));
    }
    let mut rows = vec![Layer::new("objectives-head", objectives::head(view, stage))];
    rows.extend(ROWS.into_iter().zip(objectives::rows(view, stage)).map(|(id, row)| Layer::new(id, row)));
    panes.push(pane("objectives", Place::Side, rows));
    let seats = SEATS.into_iter().zip(&view.players);
    let seats = seats.map(|(id, player)| Layer::new(id, players::seat(player, view, stage)));
    panes.push(pane("players", Place::Side, seats.collect()));
    Scene { panes }
}

/// Each character and shop is a layer of its own: most decisions change one of them.
fn town_layers(view: &View, stage: &Stage<'_>) -> Vec<Layer> {
    let mut layers =
        vec![Layer::fixed("signs", signs::sheet()), Layer::new("cards", town::cards(view, stage))];
    let characters = view.characters.iter();
    layers.extend(characters.map(|seen| Layer::new(seen.character.id(), town::character(seen, view, stage))));
    layers.push(Layer::new("alley", town::alley(view, stage)));
    let shops = view.businesses.iter();
    layers.extend(shops.map(|shop| Layer::new(shop.business.id(), shops::front(shop, view, stage))));
    layers.push(Layer::fixed("links", links::lines()));
    layers
}

fn ranch_layers(view: &View, stage: &Stage<'_>) -> Vec<Layer> {
    let mut layers = vec![Layer::new("range-head", ranch::head(view, stage))];
    layers.extend(view.goods.iter().map(|seen| Layer::new(seen.good.id(), ranch::row(seen, view, stage))));
    layers
}

/// A box of the board that can be pointed at, read, and perhaps decided on.
struct Piece<'a> {
    class: &'a str,
    /// What may be decided here.
    acts: Acts,
    /// The name under which it is lit.
    light: Option<String>,
    /// The name under which a lesson lights it, if that is another.
    spot: Option<String>,
    /// What is lit while it is pointed at.
    lights: Vec<String>,
    /// What it is, in a sentence or two.
    words: String,
}

impl<'a> Piece<'a> {
    /// A piece on which those decisions of the viewer can be taken that belong to it; decisions that are never better
    /// than another one are left to the list of all choices. Pointing at it shows what would follow.
    fn new(
        class: &'a str,
        words: String,
        view: &View,
        stage: &Stage<'_>,
        belongs: impl Fn(Action) -> bool,
    ) -> Piece<'a> {
        let mine = |action: &Action| belongs(*action) && !is_dominated(view, *action, stage);
        let acts: Vec<Action> = stage.legal.iter().copied().filter(mine).collect();
        let lights = match acts[..] {
            [only] => mat::lights(view, only),
            _ => Vec::new(),
        };
        Piece {
            class,
            acts: acts.iter().map(ToString::to_string).collect(),
            light: None,
            spot: None,
            lights,
            words,
        }
    }

    /// Nothing can be decided here.
    fn still(class: &'a str, words: String) -> Piece<'a> {
        Piece { class, acts: Acts::default(), light: None, spot: None, lights: Vec::new(), words }
    }

    /// The same, where a lesson lights it under this name.
    fn spot(mut self, name: impl Into<String>) -> Piece<'a> {
        self.spot = Some(name.into());
        self
    }

    fn draw(&self, content: Markup) -> Markup {
        let lights = (!self.lights.is_empty()).then(|| self.lights.join(" "));
        html! {
            div class={ (self.class) @if self.acts.any() { " can" } } data-act=[self.acts.one()] data-acts=[self.acts.many()]
                data-light=[self.light.as_deref()] data-spot=[self.spot.as_deref()] data-lights=[lights] tabindex=[self.acts.tab()] role=[self.acts.role()]
                title=(self.words) { (content) }
        }
    }
}

/// The badge of a seat: its colour, shape and letter.
fn badge(seat: Seat) -> Markup {
    html! { span class={ "badge seat-" (seat) } { (seat_letter(seat)) } }
}
