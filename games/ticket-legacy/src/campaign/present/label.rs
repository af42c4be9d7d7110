//! Prompts and buttons between games.

use railhead_game::{Choice, Stage};

use super::super::{action::Action, view::View};

/// What is awaited, from whom and why.
pub(super) fn prompt(_view: &View, stage: &Stage<'_, Action>) -> String {
    stage.say("campaign-desk")
}

/// A decision as a button says it.
pub(super) fn choice(_view: &View, action: Action, _stage: &Stage<'_, Action>) -> Choice {
    Choice::new(action.to_string())
}
