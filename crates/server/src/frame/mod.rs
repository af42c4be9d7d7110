//! A table's picture for one pair of eyes, as layers that are sent when they change.

mod asks;
mod choices;
mod curtain;
mod finale;
mod lectern;
mod players;
mod story;
mod viewer;

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, OnceLock},
};

use maud::{Markup, html};
use railhead_game::{Canvas, Pane, Place, Play, Presented, Seat, SeatSet, seat_letter};
use railhead_store::{Hands, Occupant, Status, Table};
use serde::Serialize;

use choices::Around;
pub use curtain::private_news;
pub use finale::{Swing, chances, turning_points};
pub use lectern::Lectern;
pub use players::{clock_place, presence_place};
pub use story::{Told, latest, names_at_start, stand_in_name, told};
pub use viewer::Viewer;

use crate::{parcel::Parcels, words::words};

/// A part of the page that is sent as a whole when it changes.
#[derive(Clone, Debug)]
pub struct DrawnLayer {
    /// Its name: `data-layer` on the page.
    pub id: String,
    /// A fingerprint of its content.
    pub version: String,
    /// Its content.
    pub markup: String,
}

/// A table's picture.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The revision it shows.
    pub revision: i64,
    /// The number of decisions it shows.
    pub ply: usize,
    /// The panes, without content: where each layer belongs.
    pub panes: Vec<PaneOutline>,
    /// The layers.
    pub layers: Vec<DrawnLayer>,
    /// How near the end is, in words; empty where no game knows, or none goes on.
    pub clock: String,
    /// What was made of it for those who had seen another.
    pub parcels: Arc<Parcels>,
    fingerprint: OnceLock<Arc<Fingerprint>>,
}

/// A pane's place on the page.
#[derive(Clone, Debug)]
pub struct PaneOutline {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Where it belongs.
    pub place: Place,
    /// What it is drawn on.
    pub canvas: Canvas,
    /// Its layers, bottom first.
    pub layers: Vec<&'static str>,
}

impl Frame {
    /// Draws the table as `viewer` may see it. Before the game there is nothing to be seen.
    pub fn draw(
        table: &Table,
        hands: &Hands,
        play: Option<&dyn Play>,
        names: &[String],
        viewer: &Viewer,
    ) -> Frame {
        let revision = table.revision.0;
        let Some(play) = play else {
            return Frame::empty(revision, 0, Vec::new());
        };
        let live = table.status == Status::Playing;
        let presented = play.present(viewer.reader(names), live);
        let panes = presented.scene.panes.iter().map(PaneOutline::of).collect();
        let mut frame = Frame::empty(revision, play.ply(), panes);
        frame.clock = presented.clock.as_ref().map(|clock| clock.text.clone()).unwrap_or_default();
        let given_up = table.status == Status::Abandoned;
        let actors = if given_up { SeatSet::EMPTY } else { play.actors() };
        frame.add(
            "prompt",
            if given_up { choices::given_up(viewer) } else { choices::prompt(actors, viewer, &presented) },
        );
        let hint = if live && table.allows_hints() { presented.hint.as_str() } else { "" };
        frame.add("hint", choices::hint(hint));
        let lines = story::told_lately(play, hands, viewer, names);
        let lately = story::lately(&lines, names.len());
        frame.add(
            "players",
            players::players(
                bots(table),
                actors,
                viewer,
                (&presented.vitals, &presented.scene),
                &lately,
                names,
            ),
        );
        frame.add("clock", players::clock(presented.clock.as_ref(), words(viewer.lang)));
        let address = format!("/t/{}", table.id);
        let undo = live && viewer.seat.is_some_and(|seat| play.horizon(seat) < play.ply());
        let around = Around { address: &address, over: table.status == Status::Finished, undo };
        frame.add("choices", choices::choices(around, viewer, &presented));
        let replay = format!("{address}/replay");
        frame.add("story", story::story(Some(&replay), (&lines, play.ply()), hands, viewer));
        frame.add(
            "asks",
            if live {
                html! { (asks::reclaimed(hands, viewer)) (asks::asks(hands, viewer, names)) }
            } else {
                asks::rematch(table, hands, viewer)
            },
        );
        frame.add(
            "curtain",
            if given_up {
                html! {}
            } else {
                curtain::curtain(table.id, play, viewer, names)
            },
        );
        frame.add(
            "finale",
            if live {
                html! {}
            } else {
                finale::finale(table, hands, play, viewer, (names, &presented.vitals))
            },
        );
        frame.add_panes(presented.scene.panes);
        frame
    }

    /// A picture with nothing on its panes yet.
    fn empty(revision: i64, ply: usize, panes: Vec<PaneOutline>) -> Frame {
        let (layers, parcels, fingerprint) = (Vec::new(), Arc::default(), OnceLock::new());
        Frame { revision, ply, panes, layers, clock: String::new(), parcels, fingerprint }
    }

    /// A position that nobody decides in, for replays.
    pub fn still(table: &Table, presented: Presented, viewer: &Viewer, names: &[String]) -> Frame {
        let Presented { vitals, clock, scene, .. } = presented;
        let players = players::players(bots(table), SeatSet::EMPTY, viewer, (&vitals, &scene), &[], names);
        let mut frame = Frame::of_panes(scene.panes);
        frame.add("players", players);
        frame.add("clock", players::clock(clock.as_ref(), words(viewer.lang)));
        frame
    }

    /// Adds a pane beside the board that no game knows of.
    pub fn add_side(&mut self, id: &'static str, title: String, content: Markup) {
        self.panes.push(PaneOutline {
            id,
            title,
            place: Place::Side,
            canvas: Canvas::Html,
            layers: vec![id],
        });
        self.add(id, content);
    }

    /// Panes by themselves.
    pub fn of_panes(panes: Vec<Pane>) -> Frame {
        let mut frame = Frame::empty(0, 0, panes.iter().map(PaneOutline::of).collect());
        frame.add_panes(panes);
        frame
    }

    fn add_panes(&mut self, panes: Vec<Pane>) {
        for layer in panes.into_iter().flat_map(|pane| pane.layers) {
            self.push(layer.id.to_owned(), layer.markup.into_owned());
        }
    }

    /// Adds a layer.
    pub fn add(&mut self, id: &str, markup: Markup) {
        self.push(id.to_owned(), markup.into_string());
    }

    fn push(&mut self, id: String, mut markup: String) {
        markup.shrink_to_fit();
        let mut hasher = DefaultHasher::new();
        markup.hash(&mut hasher);
        self.layers.push(DrawnLayer { id, version: format!("{:016x}", hasher.finish()), markup });
    }

    /// A fingerprint of which panes there are, and where: a page that was laid out for others must be laid out anew.
    pub fn layout(&self) -> String {
        let mut hasher = DefaultHasher::new();
        for pane in &self.panes {
            (pane.id, pane.place as u8, &pane.layers).hash(&mut hasher);
        }
        format!("{:08x}", hasher.finish() as u32)
    }

    /// The layer `id`, if the picture has it.
    pub fn layer(&self, id: &str) -> Option<&DrawnLayer> {
        self.layers.iter().find(|layer| layer.id == id)
    }

    /// The layers that `wanted` picks. `watch` is what the page asked for.
    pub fn message<'a>(&'a self, watch: &'a str, wanted: impl Fn(&DrawnLayer) -> bool) -> LayersMessage<'a> {
        let content = |layer: &'a DrawnLayer| {
            (layer.id.as_str(), LayerContent { html: &layer.markup, v: &layer.version })
        };
        let layers = self.layers.iter().filter(|layer| wanted(layer)).map(content).collect();
        LayersMessage { layers, layout: self.layout(), ply: self.ply, revision: self.revision, watch }
    }

    /// The layers that differ from those of the picture `before`.
    pub fn changes<'a>(&'a self, watch: &'a str, before: &Fingerprint) -> LayersMessage<'a> {
        self.message(watch, |layer| before.layers.get(&layer.id) != Some(&layer.version))
    }

    /// What tells the picture from others of its table. Asked for when the picture is whole.
    pub fn fingerprint(&self) -> Arc<Fingerprint> {
        let taken = || {
            let layers = self.layers.iter().map(|layer| (layer.id.clone(), layer.version.clone()));
            let layers: BTreeMap<String, String> = layers.collect();
            let mut hasher = DefaultHasher::new();
            (self.revision, &layers).hash(&mut hasher);
            Arc::new(Fingerprint { revision: self.revision, layers, digest: hasher.finish() })
        };
        self.fingerprint.get_or_init(taken).clone()
    }

    /// About how much memory it takes.
    pub fn bytes(&self) -> usize {
        let layer = |layer: &DrawnLayer| {
            size_of::<DrawnLayer>() + layer.id.len() + layer.version.len() + layer.markup.len()
        };
        size_of::<Frame>() + self.layers.iter().map(layer).sum::<usize>()
    }
}

/// What tells a picture from others of its table, without what is in it.
#[derive(Clone, Debug)]
pub struct Fingerprint {
    /// The revision it shows.
    pub revision: i64,
    /// All of it in a number.
    pub digest: u64,
    /// The fingerprints of its layers, by their ids.
    layers: BTreeMap<String, String>,
}

/// Layers of a picture as the page's script reads them.
#[derive(Debug, Serialize)]
pub struct LayersMessage<'a> {
    /// The content of each, by its id.
    pub layers: BTreeMap<&'a str, LayerContent<'a>>,
    /// The fingerprint of the panes that they belong to.
    pub layout: String,
    /// The number of decisions that they show.
    pub ply: usize,
    /// The revision that they show.
    pub revision: i64,
    /// What the page asked for.
    pub watch: &'a str,
}

/// A layer's content.
#[derive(Debug, Serialize)]
pub struct LayerContent<'a> {
    /// Its markup.
    pub html: &'a str,
    /// Its fingerprint.
    pub v: &'a str,
}

impl PaneOutline {
    fn of(pane: &Pane) -> PaneOutline {
        PaneOutline {
            id: pane.id,
            title: pane.title.clone(),
            place: pane.place,
            canvas: pane.canvas,
            layers: pane.layers.iter().map(|layer| layer.id).collect(),
        }
    }
}

/// The seats that bots hold.
fn bots(table: &Table) -> SeatSet {
    let bots = table.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Bot { .. }));
    bots.map(|seat| Seat(seat.no.0)).collect()
}

/// A sign for a figure, with its meaning in words.
pub fn sign(id: &str, word: &str) -> Markup {
    html! { svg.glyph role="img" aria-label=(word) viewBox="0 0 24 24" { use href={ "#sign-" (id) } {} } }
}

/// The sign of a seat: its colour and its letter.
pub fn badge(seat: Seat) -> Markup {
    html! { span class={ "badge seat-" (seat) } aria-hidden="true" { (seat_letter(seat)) } }
}
