//! The game in words: prompts, buttons and the log, made from a view.

mod label;
mod story;

use railhead_game::{Arg, Choice, Lang, Present, Scene, Seat, Stage};

use crate::{
    action::Action,
    board,
    event::Event,
    state::TicketLegacy,
    view::{Awaits, View},
};

pub(crate) use label::{card, cards, city, colour_name, curse, postcard_text, route, share, text, ticket};

impl Present for TicketLegacy {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => {
                concat!(include_str!("../../locales/en.game.ftl"), include_str!("../../locales/en.ftl"))
            }
            Lang::PtBr => {
                concat!(include_str!("../../locales/pt-BR.game.ftl"), include_str!("../../locales/pt-BR.ftl"))
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
        include_str!("../../board.css")
    }

    fn scene(view: &View, stage: &Stage<'_, Action>) -> Scene {
        board::scene(view, stage)
    }

    fn prompt(view: &View, stage: &Stage<'_, Action>) -> String {
        if view.over {
            return stage.say("prompt-over");
        }
        if !stage.viewer.is_some_and(|seat| view.actors.contains(seat)) {
            let names: Vec<&str> = view.actors.iter().map(|seat| stage.name(seat)).collect();
            return stage.say_with("prompt-wait", &[("names", names.join(", ").into())]);
        }
        match view.awaits {
            Awaits::Tickets => {
                let count = view.own.as_ref().map_or(1, |own| own.must_keep);
                stage.say_with("prompt-tickets", &[("count", count.into())])
            }
            Awaits::Payment => match view.claiming {
                Some(id) => stage.say_with("prompt-pay", &[("route", route(id, stage).into())]),
                None => stage.say("prompt-discard"),
            },
            awaits => stage.say(awaits.key()),
        }
    }

    fn choice(view: &View, action: Action, stage: &Stage<'_, Action>) -> Choice {
        label::choice(view, action, stage)
    }

    fn tell(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
        story::tell(event, stage)
    }

    fn sealed(view: &View) -> Vec<u8> {
        view.sealed_sections.clone()
    }
}

impl Awaits {
    /// The message that says what is awaited.
    fn key(self) -> &'static str {
        match self {
            Awaits::Tickets => "prompt-tickets",
            Awaits::Turn => "prompt-turn",
            Awaits::SecondCard => "prompt-second",
            Awaits::Payment => "prompt-pay",
            Awaits::Mix => "prompt-mix",
            Awaits::Discard => "prompt-discard",
            Awaits::Answer => "prompt-answer",
            Awaits::Pick => "prompt-pick",
            Awaits::Hire => "prompt-hire",
            Awaits::Stake => "prompt-stake",
            Awaits::Postcards => "prompt-postcards",
            Awaits::Foresee => "prompt-foresee",
            Awaits::Toll => "prompt-toll",
            Awaits::Swap => "prompt-swap",
            Awaits::Share => "prompt-share",
            Awaits::Outlaws => "prompt-outlaws",
            Awaits::Shift => "prompt-shift",
            Awaits::Curse => "prompt-curse",
            Awaits::Victim => "prompt-victim",
            Awaits::Clue => "prompt-clue",
            Awaits::Depot => "prompt-depot",
            Awaits::Growth => "prompt-growth",
            Awaits::Sanctuary => "prompt-sanctuary",
            Awaits::PassClue => "prompt-pass-clue",
            Awaits::Wagon => "prompt-wagon",
            Awaits::Solve => "prompt-solve",
            Awaits::Lift => "prompt-lift",
            Awaits::Nothing => "prompt-over",
        }
    }
}

/// A name as a value of a sentence.
fn named<'a>(seat: Seat, stage: &'a Stage<'_, Action>) -> (&'static str, Arg<'a>) {
    ("name", stage.name(seat).into())
}
