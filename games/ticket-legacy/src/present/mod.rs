//! The game in words: prompts, buttons and the log, made from a view.

mod hint;
mod label;
mod names;
pub(crate) mod preview;
mod prompt;
mod story;
pub(crate) mod vitals;

use railhead_game::{Aid, Choice, Clock, Lang, Present, Scene, Seat, Vitals, Words, texts};

use crate::{action::Action, board, event::Event, state::TicketLegacy, view::View};

pub(crate) use label::choice;
pub(crate) use names::{
    card, cards, city, colour_name, curse, pays_with, postcard_text, route, share, text, ticket,
};
pub(crate) use prompt::prompt;

/// For whom the table is drawn and told.
pub(crate) type Stage<'a> = railhead_game::Stage<'a, Action>;

impl Present for TicketLegacy {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => {
                concat!(
                    include_str!("../../locales/en.game.ftl"),
                    include_str!("../../locales/en.ftl"),
                    include_str!("../../locales/en.lessons.ftl")
                )
            }
            Lang::PtBr => {
                concat!(
                    include_str!("../../locales/pt-BR.game.ftl"),
                    include_str!("../../locales/pt-BR.ftl"),
                    include_str!("../../locales/pt-BR.lessons.ftl")
                )
            }
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../rules/en.md"),
            Lang::PtBr => include_str!("../../rules/pt-BR.md"),
        }
    }

    fn stylesheet() -> &'static str {
        board::stylesheet()
    }

    texts!(only lessons: "first");

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
        label::choice(view, action, stage)
    }

    fn tell(event: &Event, stage: &Stage<'_>) -> Option<String> {
        story::tell(event, stage)
    }

    fn amount(value: i64, lang: Lang) -> String {
        lang.money(value)
    }

    fn subject(event: &Event) -> Option<Seat> {
        story::subject(event)
    }

    fn sealed(view: &View) -> Vec<u8> {
        view.sealed_sections.clone()
    }
}
