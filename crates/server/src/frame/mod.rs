//! A table's picture for one pair of eyes, as layers that are sent when they change.

mod finale;

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, html};
use railhead_game::{Canvas, Lang, Pane, Place, Presented, Reader, Seat, SeatSet, seat_letter};
use railhead_store::{Status, UserId};
use serde_json::{Map, Value, json};

use crate::{tables::Position, words::words};

/// How many of the latest lines of the story are on the page; the rest is in the replay.
const STORY_LINES: usize = 40;

/// Whose eyes a picture is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    /// The seat whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// All seats that whoever looks decides for: more than one around a shared screen.
    pub own: SeatSet,
    /// Their language.
    pub lang: Lang,
}

impl Viewer {
    /// The eyes of `user` at this table, who asked to look from `asked`. A user with one seat looks from there. With
    /// several (a shared screen) only the seat that was asked for is shown, so that nobody sees a hand by accident.
    /// A finished game can be looked at from every seat.
    pub fn of(position: &Position, user: Option<UserId>, asked: Option<Seat>, lang: Lang) -> Viewer {
        let own = position.seats_of(user);
        let seats = position.table.seats.len();
        let seat = match asked {
            Some(seat) if position.is_over() && seat.index() < seats => Some(seat),
            Some(seat) if own.contains(seat) => Some(seat),
            _ if own.len() == 1 => own.first(),
            _ => None,
        };
        Viewer { seat, own, lang }
    }

    /// The seat of this shared screen that is to decide next but isn't the one shown: the page draws a curtain.
    pub fn curtain(&self, actors: SeatSet) -> Option<Seat> {
        if self.own.len() < 2 || self.seat.is_some_and(|seat| actors.contains(seat)) {
            return None;
        }
        actors.iter().find(|seat| self.own.contains(*seat))
    }
}

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
    /// Draws the table as `viewer` may see it.
    pub fn draw(position: &Position, viewer: &Viewer) -> Frame {
        let Some(play) = &position.play else { return Frame::empty(position) };
        let names = position.names(viewer.lang);
        let live = position.table.status == Status::Playing;
        let presented = play.present(Reader { viewer: viewer.seat, lang: viewer.lang, names: &names }, live);
        let mut frame = Frame::empty(position);
        frame.ply = play.ply();
        frame.panes = presented.scene.panes.iter().map(PaneOutline::of).collect();
        frame.add("prompt", prompt(position, viewer, &presented));
        frame.add("choices", choices(position, viewer, &presented));
        frame.add("story", story(position, viewer, &names));
        frame.add("curtain", curtain(position, viewer, &names));
        frame.add(
            "finale",
            if live {
                html! {}
            } else {
                finale::markup(position, viewer)
            },
        );
        frame.add_panes(presented.scene.panes);
        frame
    }

    /// A position that nobody decides in, for replays.
    pub fn still(presented: Presented) -> Frame {
        Frame::of_panes(presented.scene.panes)
    }

    /// Panes by themselves.
    pub fn of_panes(panes: Vec<Pane>) -> Frame {
        let mut frame = Frame {
            revision: 0,
            ply: 0,
            panes: panes.iter().map(PaneOutline::of).collect(),
            layers: Vec::new(),
        };
        frame.add_panes(panes);
        frame
    }

    fn empty(position: &Position) -> Frame {
        Frame { revision: position.table.revision.0, ply: 0, panes: Vec::new(), layers: Vec::new() }
    }

    fn add_panes(&mut self, panes: Vec<Pane>) {
        for layer in panes.into_iter().flat_map(|pane| pane.layers) {
            self.push(layer.id.to_owned(), layer.markup.into_owned());
        }
    }

    fn add(&mut self, id: &str, markup: Markup) {
        self.push(id.to_owned(), markup.into_string());
    }

    fn push(&mut self, id: String, markup: String) {
        let mut hasher = DefaultHasher::new();
        markup.hash(&mut hasher);
        self.layers.push(DrawnLayer { id, version: format!("{:016x}", hasher.finish()), markup });
    }

    /// The layer `id`, if the picture has it.
    pub fn layer(&self, id: &str) -> Option<&DrawnLayer> {
        self.layers.iter().find(|layer| layer.id == id)
    }

    /// The layers that `wanted` picks, as the page's script reads them. `watch` is what the page asked for.
    pub fn message(&self, watch: &str, wanted: impl Fn(&DrawnLayer) -> bool) -> Value {
        let layers: Map<String, Value> = self
            .layers
            .iter()
            .filter(|layer| wanted(layer))
            .map(|layer| (layer.id.clone(), json!({ "v": layer.version, "html": layer.markup })))
            .collect();
        json!({ "watch": watch, "revision": self.revision, "ply": self.ply, "layers": layers })
    }

    /// The layers that differ from `before`.
    pub fn changes(&self, watch: &str, before: &Frame) -> Value {
        self.message(watch, |layer| before.layer(&layer.id).is_none_or(|old| old.version != layer.version))
    }
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

fn prompt(position: &Position, viewer: &Viewer, presented: &Presented) -> Markup {
    let actors = position.actors();
    let yours = viewer.seat.is_some_and(|seat| actors.contains(seat));
    html! {
        p.prompt.yours[yours] data-yours[yours] {
            @for seat in actors.iter() { (badge(seat)) " " }
            span { (presented.prompt) }
        }
    }
}

/// The sign of a seat: its colour and its letter.
pub fn badge(seat: Seat) -> Markup {
    html! { span class={ "badge seat-" (seat) } aria-hidden="true" { (seat_letter(seat)) } }
}

fn choices(position: &Position, viewer: &Viewer, presented: &Presented) -> Markup {
    let t = words(viewer.lang);
    let Some(play) = &position.play else { return html! {} };
    let undo = viewer.seat.is_some_and(|seat| play.horizon(seat) < play.ply());
    let mut groups: Vec<(Option<&str>, Vec<_>)> = Vec::new();
    for offer in &presented.offers {
        let group = offer.choice.group.as_deref();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, offers)) => offers.push(offer),
            None => groups.push((group, vec![offer])),
        }
    }
    let rules = format!("/t/{}/rules", position.table.id);
    html! {
        @for (group, offers) in groups {
            @if let Some(group) = group { h3 { (group) } }
            div.offers {
                @for offer in offers {
                    button type="submit" name="decision" value=(offer.act) data-choice=(offer.act)
                        data-weighty[offer.choice.weighty] {
                        span.label { (offer.choice.label) }
                        @if let Some(detail) = &offer.choice.detail { " " span.detail { (detail) } }
                    }
                }
            }
        }
        @if !presented.refused.is_empty() {
            details.withheld {
                summary { (t.say_with("withheld", &[("n", presented.refused.len().into())])) }
                ul {
                    @for refused in &presented.refused {
                        li {
                            span.label { (refused.choice.label) } " "
                            span.reason { (refused.reason) } " "
                            a href={ (rules) "#" (refused.paragraph) } target="_blank" { (refused.paragraph) }
                        }
                    }
                }
            }
        }
        @if undo && position.table.status == Status::Playing {
            button.undo type="submit" name="take-back" value="1" { (t.say("undo")) }
        }
    }
}

fn story(position: &Position, viewer: &Viewer, names: &[String]) -> Markup {
    let Some(play) = &position.play else { return html! {} };
    // A decision tells a few lines at most, so the latest plies hold enough of them.
    let reader = Reader { viewer: viewer.seat, lang: viewer.lang, names };
    let lines = play.story(reader, play.ply().saturating_sub(STORY_LINES)..play.ply());
    let latest = lines.len().saturating_sub(STORY_LINES);
    html! {
        ol.story {
            @for line in lines[latest..].iter().rev() {
                li data-ply=(line.ply) { (badge(line.seat)) " " (line.text) }
            }
        }
    }
}

fn curtain(position: &Position, viewer: &Viewer, names: &[String]) -> Markup {
    let Some(seat) = viewer.curtain(position.actors()) else { return html! {} };
    let name = names.get(seat.index()).map_or("", String::as_str);
    let t = words(viewer.lang);
    html! {
        div.curtain role="dialog" aria-modal="true" {
            (badge(seat))
            p { (t.say_with("curtain", &[("name", name.into())])) }
            a.button.primary href={ "/t/" (position.table.id) "?seat=" (seat) } autofocus { (t.say_with("curtain-open", &[("name", name.into())])) }
        }
    }
}
