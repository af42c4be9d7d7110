//! What is awaited, in one sentence.

use super::{Stage, route};
use crate::{
    action::Action,
    facts,
    view::{Awaits, View},
};

/// What is awaited, from whom and why; in the last round, that it is the last.
pub(crate) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    if view.over {
        return stage.say("prompt-over");
    }
    if !is_asked(view, stage) {
        let names: Vec<&str> = view.actors.iter().map(|seat| stage.name(seat)).collect();
        return stage.say_with("prompt-wait", &[("names", names.join(", ").into())]);
    }
    let asked = match view.awaits {
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
        Awaits::Answer => {
            let event = view.past.last().map(|id| facts::cards().events[id.index()].title.name(stage.lang()));
            stage.say_with("prompt-answer", &[("event", event.unwrap_or_default().into())])
        }
        awaits => stage.say(&format!("prompt-{awaits}")),
    };
    match view.awaits {
        _ if !is_last_turn(view, stage) => asked,
        Awaits::Turn => stage.say("prompt-last-turn"),
        _ => stage.say_with("prompt-last-round", &[("ask", asked.into())]),
    }
}

/// The same for the narrow bar of a phone, where the sentence is long.
pub(super) fn short(view: &View, stage: &Stage<'_>) -> String {
    if view.over || !is_asked(view, stage) {
        return String::new();
    }
    match view.awaits {
        Awaits::Tickets => stage.say("short-tickets"),
        Awaits::Turn if is_last_turn(view, stage) => stage.say("short-last-turn"),
        Awaits::Turn => stage.say("short-turn"),
        Awaits::Payment => stage.say("short-pay"),
        Awaits::End => stage.say("short-end"),
        _ => String::new(),
    }
}

fn is_asked(view: &View, stage: &Stage<'_>) -> bool {
    stage.viewer.is_some_and(|seat| view.actors.contains(seat))
}

/// Whether the viewer is in its last turn.
fn is_last_turn(view: &View, stage: &Stage<'_>) -> bool {
    view.last_round.is_some() && stage.viewer == Some(view.active)
}
