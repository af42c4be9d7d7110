//! What is awaited, in one sentence.

use super::{Stage, route};
use crate::{
    action::Action,
    view::{Awaits, View},
};

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
            Some(id) => {
                let pays = stage.legal.iter().any(|action| matches!(action, Action::Pay(_)));
                let key = if pays { "prompt-pay" } else { "prompt-pay-card" };
                stage.say_with(key, &[("route", route(id, stage).into())])
            }
            None => stage.say("prompt-discard"),
        },
        Awaits::Company if stage.viewer.is_some_and(|seat| view.players[seat.index()].founded) => {
            stage.say("prompt-charter")
        }
        Awaits::SecondCard => stage.say("prompt-second"),
        awaits => stage.say(&format!("prompt-{awaits}")),
    }
}
