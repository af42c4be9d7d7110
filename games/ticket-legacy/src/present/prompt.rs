//! What is awaited, in one sentence.

use super::{Stage, route};
use crate::view::{Awaits, View};

/// What is awaited, from whom and why.
pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
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
