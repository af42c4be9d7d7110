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
        _ => herd(own, stage),
    }
}

/// What the viewer's hand would be worth in Kansas City now: doubles count once.
fn herd(own: &PlayerView, stage: &Stage<'_>) -> String {
    let Some(hand) = &own.hand else { return stage.say("hint-goal") };
    let cattle: Vec<&CattleInfo> = hand.each().filter_map(Card::cattle).collect();
    let breeds: BTreeSet<(&str, u32)> =
        cattle.iter().map(|card| (card.breed.id(), u32::from(card.bv))).collect();
    let value: u32 = breeds.iter().map(|(_, value)| value).sum();
    let args = [("value", Arg::from(value)), ("cards", cattle.len().into()), ("breeds", breeds.len().into())];
    stage.say_with(if breeds.len() < cattle.len() { "hint-doubles" } else { "hint-herd" }, &args)
}
