//! The picture of the table, in panes: the trail, the railway, the markets, the mats, and the viewer's hand.

mod icons;
mod line;
mod markets;
mod mats;
mod trail;

use maud::Markup;
use railhead_game::{Canvas, Layer, Pane, Place, Scene};

use crate::{
    action::Action,
    present::{Desk, Phrases},
    view::View,
};

pub(crate) fn scene(view: &View, stage: &Desk<'_>) -> Scene {
    let easel = Easel { view, stage, words: Phrases(stage) };
    let pane =
        |id, title: &str, place, canvas, layers| Pane { id, title: stage.say(title), place, canvas, layers };
    let html = |id, markup: Markup| vec![Layer::new(id, markup)];
    Scene {
        panes: vec![
            pane(
                "trail",
                "pane-trail",
                Place::Board,
                Canvas::Svg { width: trail::WIDTH, height: trail::HEIGHT },
                vec![
                    Layer::fixed("trail-ground", trail::ground()),
                    Layer::new("trail-tiles", trail::tiles(&easel)),
                    Layer::new("trail-pawns", trail::pawns(&easel)),
                ],
            ),
            pane(
                "line",
                "board-railway",
                Place::Board,
                Canvas::Svg { width: line::WIDTH, height: line::HEIGHT },
                vec![
                    Layer::new("line-track", line::track(&easel)),
                    Layer::new("line-engines", line::engines(&easel)),
                ],
            ),
            pane(
                "markets",
                "pane-markets",
                Place::Side,
                Canvas::Html,
                html("markets-all", markets::markets(&easel)),
            ),
            pane("mat", "pane-mat", Place::Side, Canvas::Html, html("mats-all", mats::mats(&easel))),
            pane("hand", "pane-hand", Place::Hand, Canvas::Html, html("hand-cards", mats::hand(&easel))),
        ],
    }
}

/// What drawing needs.
pub(super) struct Easel<'a> {
    pub(super) view: &'a View,
    pub(super) stage: &'a Desk<'a>,
    pub(super) words: Phrases<'a>,
}

/// The decisions bound to a piece.
#[derive(Default)]
pub(super) struct Bound(Vec<String>);

impl Bound {
    /// For `data-act`: the only decision.
    pub(super) fn one(&self) -> Option<&str> {
        match self.0.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// For `data-acts`: several decisions.
    pub(super) fn many(&self) -> Option<String> {
        (self.0.len() > 1).then(|| self.0.join("|"))
    }

    pub(super) fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// For `tabindex`.
    pub(super) fn tab(&self) -> Option<&'static str> {
        self.any().then_some("0")
    }

    /// For `role`.
    pub(super) fn role(&self) -> Option<&'static str> {
        self.any().then_some("button")
    }

    /// A class that shows that the piece can be used.
    pub(super) fn class(&self) -> &'static str {
        if self.any() { "can" } else { "" }
    }
}

impl Easel<'_> {
    /// The legal decisions that belong to a piece.
    pub(super) fn bound(&self, belongs: impl Fn(Action) -> bool) -> Bound {
        Bound(self.stage.legal.iter().filter(|action| belongs(**action)).map(ToString::to_string).collect())
    }
}
