//! The game in words and pictures, made from a view.

mod hint;
mod label;
pub(crate) mod preview;
mod prompt;
mod story;
mod vitals;

use railhead_game::{Aid, Choice, Clock, Lang, Present, Scene, Seat, Vitals, Words, texts};

use crate::{
    action::Action,
    board,
    event::Event,
    money::Dollars,
    piece::{Land, Named},
    state::LastSpike,
    view::View,
};

/// What a picture is drawn on: a viewer's words, and what the viewer may decide.
pub(crate) type Stage<'a> = railhead_game::Stage<'a, Action>;

impl Present for LastSpike {
    texts!(lessons: "first");

    fn aids(words: &Words) -> Vec<Aid> {
        board::aids::aids(words)
    }

    fn scene(view: &View, stage: &Stage<'_>) -> Scene {
        board::scene(view, stage)
    }

    fn prompt(view: &View, stage: &Stage<'_>) -> String {
        prompt::prompt(view, stage)
    }

    fn short_prompt(view: &View, stage: &Stage<'_>) -> String {
        prompt::short(view, stage)
    }

    fn hint(view: &View, stage: &Stage<'_>) -> String {
        hint::hint(view, stage)
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
        Some(story::tell(event, stage))
    }

    fn amount(value: i64, lang: Lang) -> String {
        lang.money(value)
    }
}

/// A sum as the viewer's language writes it.
pub(crate) fn in_words(sum: Dollars, stage: &Stage<'_>) -> String {
    stage.lang().money(i64::from(sum.0))
}

/// A land card in words; its id is for notation only.
pub(crate) fn land_card(land: Land, stage: &Stage<'_>) -> String {
    stage.say_with("land-card", &[("place", land.place().into()), ("city", land.city().id().into())])
}
