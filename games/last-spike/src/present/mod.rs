//! The game in words and pictures, made from a view.

mod label;
mod prompt;
mod story;

use railhead_game::{Arg, Choice, Lang, Present, Scene};

use crate::{action::Action, board, event::Event, money::Dollars, state::LastSpike, view::View};

/// What a picture is drawn on: a viewer's words, and what the viewer may decide.
pub(crate) type Stage<'a> = railhead_game::Stage<'a, Action>;

impl Present for LastSpike {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locales/en.ftl"),
            Lang::PtBr => include_str!("../../locales/pt-BR.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../rules/en.md"),
            Lang::PtBr => include_str!("../../rules/pt-BR.md"),
        }
    }

    fn stylesheet() -> &'static str {
        include_str!("../../board.css")
    }

    fn scene(view: &View, stage: &Stage<'_>) -> Scene {
        board::scene(view, stage)
    }

    fn prompt(view: &View, stage: &Stage<'_>) -> String {
        prompt::prompt(view, stage)
    }

    fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
        label::choice(view, action, stage)
    }

    fn tell(event: &Event, stage: &Stage<'_>) -> Option<String> {
        Some(story::tell(event, stage))
    }
}

/// A sum as a sentence mentions it.
pub(crate) fn money(sum: Dollars) -> Arg<'static> {
    Arg::Money(i64::from(sum.0))
}

/// A sum as the viewer's language writes it.
pub(crate) fn in_words(sum: Dollars, stage: &Stage<'_>) -> String {
    stage.lang().money(i64::from(sum.0))
}
