//! The game in words: prompts, buttons and the log, made from a view.

mod effect;
mod hint;
mod label;
mod names;
mod outlook;
mod prompt;
mod story;
mod vitals;

use railhead_game::{Aid, Arg, Choice, Clock, Present, Scene, Seat, Vitals, Words, texts};

pub(crate) use self::{
    effect::preview,
    names::*,
    outlook::{is_dominated, near, nearest},
};
use crate::{Action, Chaparral, Event, View, board};

/// For whom the table is put into words and drawn.
pub(crate) type Stage<'a> = railhead_game::Stage<'a, Action>;

impl Present for Chaparral {
    texts!(lessons: "town", "stars");

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
        vitals::clock(view, stage)
    }

    fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
        outlook::with_outlook(label::choice(view, action, stage), view, action, stage)
    }

    fn tell(event: &Event, stage: &Stage<'_>) -> Option<String> {
        Some(story::tell(*event, stage))
    }

    fn subject(event: &Event) -> Option<Seat> {
        story::subject(*event)
    }
}

/// The names of some players, one after the other.
pub(crate) fn names_of(seats: impl IntoIterator<Item = Seat>, stage: &Stage<'_>) -> String {
    seats.into_iter().map(|seat| stage.name(seat)).collect::<Vec<_>>().join(", ")
}

/// A sum as a sentence mentions it.
pub(crate) fn money(sum: u16) -> Arg<'static> {
    Arg::Money(i64::from(sum))
}
