//! What is awaited, in one sentence.

use railhead_game::Arg;

use super::{Phrases, Stage};
use crate::{
    state::{Occupant, Pending, Spot},
    view::View,
};

/// The longest sentence that a phone's bar takes.
const NARROW: usize = 38;

pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let words = Phrases(stage);
    let Some(pending) = view.pending else { return words.say("prompt-over") };
    if view.viewer != Some(view.turn) {
        return words.with("prompt-wait", &[("name", words.name(view.turn).into())]);
    }
    let asked = asked(view, &words, pending);
    let last = view.holder.is_some_and(|holder| holder != view.turn);
    if last { words.with("prompt-last", &[("prompt", asked.into())]) } else { asked }
}

/// The same for a narrow bar; empty if it is short enough.
pub(super) fn short(view: &View, stage: &Stage<'_>) -> String {
    let words = Phrases(stage);
    let Some(pending) = view.pending.filter(|_| view.viewer == Some(view.turn)) else { return String::new() };
    let whole = prompt(view, stage);
    if whole.chars().count() <= NARROW {
        return String::new();
    }
    let asked = asked(view, &words, pending);
    if asked.chars().count() <= NARROW { asked } else { words.say(&format!("short-{}", key(view, pending))) }
}

fn asked(view: &View, words: &Phrases<'_>, pending: Pending) -> String {
    match pending {
        Pending::Begin => words.count("prompt-Begin", view.active().step_limit),
        Pending::Step { up_to, .. } => words.count("prompt-Step", up_to),
        Pending::Buy { cowboys, .. } => words.count("prompt-Buy", cowboys),
        Pending::Foresight { column } => words.count("prompt-Foresight", column + 1),
        Pending::Deliver { limit, .. } => words.count("prompt-Deliver", limit),
        Pending::Upgrade { station } => {
            words.with("prompt-Upgrade", &[("station", words.station(station).into())])
        }
        Pending::Disc { spot } => {
            let to = match spot {
                Spot::Station(station) => words.station(station),
                Spot::City { city, .. } => city.info().name.clone(),
            };
            words.with("prompt-Disc", &[("place", to.into())])
        }
        Pending::Shed { n } | Pending::Discard { n, .. } | Pending::DiscardObjective { n } => {
            words.count("prompt-Discard", n)
        }
        Pending::Use { space, fresh: true, .. } => {
            let place = ("place", Arg::from(words.place(view, space)));
            words.with(&format!("prompt-{}", key(view, pending)), &[place])
        }
        Pending::Pair => words.with("prompt-Discard", &[("n", Arg::Number(2))]),
        _ => words.say(&format!("prompt-{}", key(view, pending))),
    }
}

/// The key of what is asked.
fn key(view: &View, pending: Pending) -> &'static str {
    match pending {
        Pending::Place => "Place",
        Pending::Begin => "Begin",
        Pending::Use { fresh: true, copied: true, .. } => "Use-copied",
        Pending::Use { space, fresh: true, .. } => {
            let usable = match view.trail[space.index()] {
                Occupant::Neutral(_) => true,
                Occupant::Private { owner, .. } => owner == view.turn,
                Occupant::Empty | Occupant::Tile(_) => false,
            };
            if usable { "Use-fresh" } else { "Use-foreign" }
        }
        Pending::Use { .. } => "Use",
        Pending::Offer { .. } => "Offer",
        Pending::Discard { .. } | Pending::Pair | Pending::DiscardObjective { .. } | Pending::Shed { .. } => {
            "Discard"
        }
        Pending::Hire { .. } => "Hire",
        Pending::Build { .. } => "Build",
        Pending::Gain { .. } => "Gain",
        Pending::Jump => "Jump",
        Pending::Trade { .. } => "Trade",
        Pending::Remove { .. } => "Remove",
        Pending::Aux { .. } => "Aux",
        Pending::Buy { .. } => "Buy",
        Pending::Step { .. } => "Step",
        Pending::Draw { .. } => "Draw",
        Pending::Cull { .. } => "Cull",
        Pending::Copy { .. } => "Copy",
        Pending::Behind => "Behind",
        Pending::Upgrade { .. } => "Upgrade",
        Pending::Disc { .. } => "Disc",
        Pending::Master { .. } => "Master",
        Pending::Foresight { .. } => "Foresight",
        Pending::Income => "Income",
        Pending::Deliver { .. } => "Deliver",
        Pending::Depart | Pending::End => "End",
        // The last two play themselves and are never awaited.
        Pending::Forward { .. }
        | Pending::Back { .. }
        | Pending::BackFar
        | Pending::Clause { .. }
        | Pending::Transport { .. } => "Engine",
    }
}
