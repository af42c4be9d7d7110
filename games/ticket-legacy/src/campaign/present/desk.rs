//! What lies on the desk between games, and the binder.

use maud::{PreEscaped, html};
use railhead_game::{Canvas, Layer, Pane, Place, Scene, Stage};

use super::super::{action::Action, view::View};

/// The desk.
pub(super) fn scene(view: &View, stage: &Stage<'_, Action>) -> Scene {
    let story = Layer::new("desk-story", html! { p { (view.year) } });
    Scene {
        panes: vec![Pane {
            id: "desk",
            title: stage.say("campaign-desk"),
            place: Place::Board,
            canvas: Canvas::Html,
            layers: vec![story],
        }],
    }
}

/// The binder.
pub(super) fn binder(_view: &View, _stage: &Stage<'_, Action>) -> Vec<Pane> {
    let _ = PreEscaped("");
    Vec::new()
}
