//! What is awaited, in one sentence.

use super::{Desk, Phrases};
use crate::{
    state::{Frame, Occupant},
    view::View,
};

pub(super) fn prompt(view: &View, stage: &Desk<'_>) -> String {
    let words = Phrases(stage);
    let Some(frame) = view.pending else { return words.say("prompt-over") };
    if view.viewer != Some(view.turn) {
        return words.with("prompt-wait", &[("name", words.name(view.turn).into())]);
    }
    match frame {
        Frame::Place => words.say("prompt-Place"),
        Frame::Begin => words.say("prompt-Begin"),
        Frame::Use { space, fresh: true, .. } => {
            let usable = match view.trail[space.index()] {
                Occupant::Neutral(_) => true,
                Occupant::Private { owner, .. } => owner == view.turn,
                Occupant::Empty | Occupant::Tile(_) => false,
            };
            words.say(if usable { "prompt-Use-fresh" } else { "prompt-Use-foreign" })
        }
        Frame::Use { .. } => words.say("prompt-Use"),
        Frame::Offer { .. } => words.say("prompt-Offer"),
        Frame::Discard { .. } | Frame::Pair | Frame::DiscardObjective { .. } | Frame::Shed { .. } => {
            words.say("prompt-Discard")
        }
        Frame::Hire { .. } => words.say("prompt-Hire"),
        Frame::Build { .. } => words.say("prompt-Build"),
        Frame::Gain { .. } => words.say("prompt-Gain"),
        Frame::Jump => words.say("prompt-Jump"),
        Frame::Trade { .. } => words.say("prompt-Trade"),
        Frame::Remove { .. } => words.say("prompt-Remove"),
        Frame::Aux { .. } => words.say("prompt-Aux"),
        Frame::Buy { cowboys, .. } => words.count("prompt-Buy", cowboys),
        Frame::Step { .. } => words.say("prompt-Step"),
        Frame::Draw { .. } => words.say("prompt-Draw"),
        Frame::Cull { .. } => words.say("prompt-Cull"),
        Frame::Copy { .. } => words.say("prompt-Copy"),
        Frame::Behind => words.say("prompt-Behind"),
        Frame::Upgrade { .. } => words.say("prompt-Upgrade"),
        Frame::Disc { .. } => words.say("prompt-Disc"),
        Frame::Master { .. } => words.say("prompt-Master"),
        Frame::Foresight { column } => words.count("prompt-Foresight", column + 1),
        Frame::Income => words.say("prompt-Income"),
        Frame::Deliver { limit, .. } => words.count("prompt-Deliver", limit),
        // The last four play themselves and are never awaited.
        Frame::Forward { .. }
        | Frame::Back { .. }
        | Frame::BackFar
        | Frame::Clause { .. }
        | Frame::Transport { .. }
        | Frame::Depart
        | Frame::End => words.say("prompt-Engine"),
    }
}
