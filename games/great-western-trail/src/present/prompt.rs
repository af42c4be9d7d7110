//! What is awaited, in one sentence.

use super::{Phrases, Stage};
use crate::{
    state::{Occupant, Pending},
    view::View,
};

pub(super) fn prompt(view: &View, stage: &Stage<'_>) -> String {
    let words = Phrases(stage);
    let Some(pending) = view.pending else { return words.say("prompt-over") };
    if view.viewer != Some(view.turn) {
        return words.with("prompt-wait", &[("name", words.name(view.turn).into())]);
    }
    match pending {
        Pending::Place => words.say("prompt-Place"),
        Pending::Begin => words.say("prompt-Begin"),
        Pending::Use { fresh: true, copied: true, .. } => words.say("prompt-Use-copied"),
        Pending::Use { space, fresh: true, .. } => {
            let usable = match view.trail[space.index()] {
                Occupant::Neutral(_) => true,
                Occupant::Private { owner, .. } => owner == view.turn,
                Occupant::Empty | Occupant::Tile(_) => false,
            };
            words.say(if usable { "prompt-Use-fresh" } else { "prompt-Use-foreign" })
        }
        Pending::Use { .. } => words.say("prompt-Use"),
        Pending::Offer { .. } => words.say("prompt-Offer"),
        Pending::Discard { .. } | Pending::Pair | Pending::DiscardObjective { .. } | Pending::Shed { .. } => {
            words.say("prompt-Discard")
        }
        Pending::Hire { .. } => words.say("prompt-Hire"),
        Pending::Build { .. } => words.say("prompt-Build"),
        Pending::Gain { .. } => words.say("prompt-Gain"),
        Pending::Jump => words.say("prompt-Jump"),
        Pending::Trade { .. } => words.say("prompt-Trade"),
        Pending::Remove { .. } => words.say("prompt-Remove"),
        Pending::Aux { .. } => words.say("prompt-Aux"),
        Pending::Buy { cowboys, .. } => words.count("prompt-Buy", cowboys),
        Pending::Step { .. } => words.say("prompt-Step"),
        Pending::Draw { .. } => words.say("prompt-Draw"),
        Pending::Cull { .. } => words.say("prompt-Cull"),
        Pending::Copy { .. } => words.say("prompt-Copy"),
        Pending::Behind => words.say("prompt-Behind"),
        Pending::Upgrade { .. } => words.say("prompt-Upgrade"),
        Pending::Disc { .. } => words.say("prompt-Disc"),
        Pending::Master { .. } => words.say("prompt-Master"),
        Pending::Foresight { column } => words.count("prompt-Foresight", column + 1),
        Pending::Income => words.say("prompt-Income"),
        Pending::Deliver { limit, .. } => words.count("prompt-Deliver", limit),
        Pending::Depart | Pending::End => words.say("prompt-End"),
        // The last two play themselves and are never awaited.
        Pending::Forward { .. }
        | Pending::Back { .. }
        | Pending::BackFar
        | Pending::Clause { .. }
        | Pending::Transport { .. } => words.say("prompt-Engine"),
    }
}
