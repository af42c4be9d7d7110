//! The picture of the table, in panes: the trail, the railway, the markets, the mats, and the viewer's hand.

mod ground;
mod icons;
mod line;
mod markets;
mod mats;
mod trail;

use maud::Markup;
use railhead_game::{Canvas, Layer, Pane, Place, Scene};
use railhead_pieces::draw::{Acts, hotspot};

use crate::{
    action::Action,
    present::{Phrases, Stage, choice},
    view::View,
};

/// Draws the table. A layer holds what changes together: what may be decided is drawn apart from what lies there, so
/// that a decision sends little.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let drawing = Drawing { view, stage, words: Phrases(stage) };
    let pane =
        |id, title: &str, place, canvas, layers| Pane { id, title: stage.say(title), place, canvas, layers };
    Scene {
        panes: vec![
            pane(
                "trail",
                "pane-trail",
                Place::Board,
                Canvas::Svg { width: trail::WIDTH, height: trail::HEIGHT },
                vec![
                    Layer::fixed("trail-ground", ground::ground()),
                    Layer::new("trail-tiles", trail::tiles(&drawing)),
                    Layer::new("trail-acts", trail::acts(&drawing)),
                    Layer::new("trail-pawns", trail::pawns(&drawing)),
                ],
            ),
            pane(
                "line",
                "board-railway",
                Place::Board,
                Canvas::Svg { width: line::WIDTH, height: line::HEIGHT },
                vec![
                    Layer::new("line-ground", line::ground(&drawing)),
                    Layer::new("line-stations", line::stations(&drawing)),
                    Layer::new("line-discs", line::discs(&drawing)),
                    Layer::new("line-acts", line::acts(&drawing)),
                    Layer::new("line-engines", line::engines(&drawing)),
                ],
            ),
            pane(
                "markets",
                "pane-markets",
                Place::Side,
                Canvas::Html,
                vec![
                    Layer::new("market-foresight", markets::foresight(&drawing)),
                    Layer::new("market-jobs", markets::jobs(&drawing)),
                    Layer::new("market-cattle", markets::cattle(&drawing)),
                    Layer::new("market-objectives", markets::objectives(&drawing)),
                ],
            ),
            pane("mat", "pane-mat", Place::Side, Canvas::Html, mats::mats(&drawing)),
            pane(
                "hand",
                "pane-hand",
                Place::Hand,
                Canvas::Html,
                vec![Layer::new("hand-cards", mats::hand(&drawing))],
            ),
        ],
    }
}

/// What drawing needs.
pub(super) struct Drawing<'a> {
    pub(super) view: &'a View,
    pub(super) stage: &'a Stage<'a>,
    pub(super) words: Phrases<'a>,
}

/// A place of an SVG where decisions can be taken: `(x, y, width, height)`. Nothing if there are none; what they do
/// and cost is written below `heading`.
pub(super) fn act(
    drawing: &Drawing<'_>,
    heading: &str,
    bounds: (i32, i32, i32, i32),
    belongs: impl Fn(Action) -> bool,
) -> Markup {
    let acts = drawing.acts(&belongs);
    let label = if acts.any() { drawing.offers(heading, belongs) } else { String::new() };
    hotspot(bounds, &acts, &label)
}

impl Drawing<'_> {
    /// What the decisions that belong to a piece do, and what each costs and to whom, one to a line below `heading`.
    pub(super) fn offers(&self, heading: &str, belongs: impl Fn(Action) -> bool) -> String {
        let mut text = heading.to_owned();
        for action in self.stage.legal.iter().filter(|action| belongs(**action)) {
            let choice = choice(self.view, *action, self.stage);
            let detail = choice.detail.map(|detail| format!(": {detail}")).unwrap_or_default();
            let line = if text.is_empty() { "" } else { "\n" };
            text = format!("{text}{line}{}{detail}", choice.label);
        }
        text
    }

    /// The legal decisions that belong to a piece.
    pub(super) fn acts(&self, belongs: impl Fn(Action) -> bool) -> Acts {
        Acts::of(self.stage, belongs)
    }
}
