//! The picture of the table: the town at noon, the ranches along the railway, objectives, the players' boards.

mod mat;
mod objectives;
mod players;
mod portrait;
mod ranch;
mod shops;
mod town;

use maud::{Markup, html};
use railhead_game::{Canvas, Layer, Pane, Place, Scene, Seat, seat_letter};

use crate::{Action, View, present::Stage};

/// Units across each drawn pane.
const WIDTH: u32 = 760;

/// The panes: town, ranches and railway, the viewer's own board, objectives, players.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let town = Pane {
        id: "town",
        title: stage.say("pane-town"),
        place: Place::Board,
        canvas: Canvas::Svg { width: WIDTH, height: town::HEIGHT },
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
        canvas: Canvas::Svg { width: WIDTH, height: ranch::HEIGHT },
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
            canvas: Canvas::Svg { width: WIDTH, height: mat::HEIGHT },
            layers: vec![Layer::new("tracks", mat::tracks(player, stage))],
        });
    }
    panes.extend([objectives, players]);
    Scene { panes }
}

/// The colour of a seat, from the table's stylesheet.
fn seat_colour(seat: Seat) -> String {
    format!("var(--seat-{seat})")
}

/// The disc of a seat: its colour and its letter.
fn disc(seat: Seat, x: i32, y: i32, radius: i32) -> Markup {
    html! {
        g class={ "disc seat-" (seat) } transform={ "translate(" (x) " " (y) ")" } {
            circle r=(radius) fill=(seat_colour(seat)) {}
            text y=(radius * 2 / 5) font-size=(radius * 6 / 5) { (seat_letter(seat)) }
        }
    }
}

/// What the viewer may decide by a piece: one decision, or several to choose from.
#[derive(Default)]
struct Acts {
    one: Option<String>,
    many: Option<String>,
}

impl Acts {
    /// The legal decisions that `concern` the piece.
    fn of(stage: &Stage<'_>, concern: impl Fn(Action) -> bool) -> Acts {
        let acts: Vec<String> =
            stage.legal.iter().filter(|action| concern(**action)).map(ToString::to_string).collect();
        match &acts[..] {
            [] => Acts::default(),
            [one] => Acts { one: Some(one.clone()), many: None },
            many => Acts { one: None, many: Some(many.join("|")) },
        }
    }

    fn any(&self) -> bool {
        self.one.is_some() || self.many.is_some()
    }

    /// A button if anything may be decided, a picture with words otherwise.
    fn role(&self) -> &'static str {
        if self.any() { "button" } else { "img" }
    }

    fn class(&self) -> &'static str {
        if self.any() { " can" } else { "" }
    }
}

/// A piece that can be pointed at: bound to its decisions, and told in words on hover, focus and touch.
fn piece(class: &str, x: i32, y: i32, acts: &Acts, words: &str, content: Markup) -> Markup {
    html! {
        g class={ (class) (acts.class()) } transform={ "translate(" (x) " " (y) ")" }
            data-act=[acts.one.as_deref()] data-acts=[acts.many.as_deref()]
            tabindex="0" role=(acts.role()) aria-label=(words) {
            title { (words) }
            (content)
        }
    }
}

/// A text in lines of at most `length` characters, broken between words.
fn lines(text: &str, length: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= length => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(lines("Fazenda de ovelhas", 10), ["Fazenda de", "ovelhas"]);
        assert_eq!(lines("Ferroviário", 4), ["Ferroviário"]);
        assert!(lines("", 4).is_empty());
    }
}
