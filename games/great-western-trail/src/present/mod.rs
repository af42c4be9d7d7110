//! Words and pictures, made from views.

mod hint;
mod label;
mod names;
mod places;
pub(crate) mod preview;
mod prompt;
mod story;
mod vitals;

use railhead_game::{Aid, Choice, Clock, Present, Scene, Seat, Vitals, Words};

use crate::{action::Action, board, event::Event, state::GreatWesternTrail, view::View};

pub(crate) use label::{
    building_text, choice, disc_text, local_clause, offered, short_target_text, station_text, target_text,
    tolls_text,
};
pub(crate) use names::Phrases;

/// For whom words and pictures are made.
pub(crate) type Stage<'a> = railhead_game::Stage<'a, Action>;

impl Present for GreatWesternTrail {
    railhead_game::texts!(lessons: "move", "herd", "workers", "railway");

    fn aids(words: &Words) -> Vec<Aid> {
        board::aids::aids(words)
    }

    fn scene(view: &View, stage: &Stage<'_>) -> Scene {
        board::scene(view, stage)
    }

    fn prompt(view: &View, stage: &Stage<'_>) -> String {
        prompt::prompt(view, stage)
    }

    fn hint(view: &View, stage: &Stage<'_>) -> String {
        hint::hint(view, stage)
    }

    fn short_prompt(view: &View, stage: &Stage<'_>) -> String {
        prompt::short(view, stage)
    }

    fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
        vitals::vitals(view, seat, stage)
    }

    fn clock(view: &View, stage: &Stage<'_>) -> Option<Clock> {
        Some(vitals::clock(view, stage))
    }

    fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
        label::choice(view, action, stage)
    }

    fn tell(event: &Event, stage: &Stage<'_>) -> Option<String> {
        story::tell(event, stage)
    }

    fn subject(event: &Event) -> Option<Seat> {
        event.seat()
    }
}
