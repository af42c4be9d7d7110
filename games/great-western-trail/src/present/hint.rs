//! What somebody new to the game should know now, in one line.

use std::collections::BTreeSet;

use railhead_game::Arg;

use super::Stage;
use crate::{
    facts::cattle::CattleInfo,
    piece::Card,
    state::Pending,
    view::{PlayerView, View},
};

/// The line for this viewer.
pub(super) fn hint(view: &View, stage: &Stage<'_>) -> String {
    let own = view.viewer.and_then(|seat| view.players.get(seat.index()));
    let (Some(own), Some(pending)) = (own, view.pending) else { return String::new() };
    if view.viewer != Some(view.turn) {
        return herd(own, stage);
    }
    match pending {
        Pending::Place => stage.say("hint-goal"),
        Pending::Use { fresh: true, .. } => stage.say("hint-use"),
        Pending::Foresight { .. } => stage.say("hint-foresight"),
        Pending::Income => stage.say("hint-income"),
        Pending::Deliver { .. } => stage.say("hint-deliver"),
        Pending::Disc { .. } => stage.say("hint-disc"),
        Pending::Buy { .. } => stage.say("hint-buy"),
        Pending::Hire { .. } => stage.say("hint-hire"),
        Pending::Build { .. } => stage.say("hint-build"),
        Pending::Forward { .. } | Pending::Back { .. } | Pending::BackFar => stage.say("hint-engine"),
        Pending::Upgrade { .. } => stage.say("hint-upgrade"),
        Pending::Gain { .. } => stage.say("hint-objective"),
        Pending::Trade { .. } => stage.say("hint-trade"),
        Pending::Remove { .. } => stage.say("hint-remove"),
        Pending::Begin => stop(own, stage),
        _ => herd(own, stage),
    }
}

/// Where to stop, with what the hand would be worth at the end of the way.
fn stop(own: &PlayerView, stage: &Stage<'_>) -> String {
    let Some((_, breeds)) = held(own) else { return stage.say("hint-goal") };
    stage.say_with("hint-move", &[("value", worth(own, &breeds).into())])
}

/// What the viewer's hand would be worth in Kansas City now.
fn herd(own: &PlayerView, stage: &Stage<'_>) -> String {
    let Some((cards, breeds)) = held(own) else { return stage.say("hint-goal") };
    let args =
        [("value", Arg::from(worth(own, &breeds))), ("cards", cards.into()), ("breeds", breeds.len().into())];
    stage.say_with(if breeds.len() < cards { "hint-doubles" } else { "hint-herd" }, &args)
}

/// How many cattle cards the viewer holds, and the breeds among them with their values.
fn held(own: &PlayerView) -> Option<(usize, BTreeSet<(&'static str, u32)>)> {
    let cattle: Vec<&CattleInfo> = own.hand.as_ref()?.each().filter_map(Card::cattle).collect();
    Some((cattle.len(), cattle.iter().map(|card| (card.breed.id(), u32::from(card.bv))).collect()))
}

/// What a hand of these breeds is worth in Kansas City: doubles count once, permanent certificates always.
fn worth(own: &PlayerView, breeds: &BTreeSet<(&str, u32)>) -> u32 {
    u32::from(own.certificates.1) + breeds.iter().map(|(_, value)| value).sum::<u32>()
}
