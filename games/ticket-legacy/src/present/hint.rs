//! What somebody new to the game should know now, in one line.

use railhead_game::Arg;

use super::{Stage, ticket};
use crate::{
    facts::figures,
    view::{Awaits, OwnView, RouteOffer, View},
};

/// The line for this viewer.
pub(super) fn hint(view: &View, stage: &Stage<'_>) -> String {
    let Some(own) = view.own.as_ref().filter(|_| !view.over) else { return String::new() };
    if !stage.viewer.is_some_and(|seat| view.actors.contains(seat)) {
        return nearest(own, stage);
    }
    match view.awaits {
        Awaits::Tickets => stage.say("hint-tickets"),
        Awaits::Turn if view.last_round.is_some() => stage.say("hint-last"),
        Awaits::Turn => nearest(own, stage),
        Awaits::SecondCard => stage.say("hint-second"),
        Awaits::Payment | Awaits::Mix => stage.say("hint-pay"),
        _ => goal(stage),
    }
}

fn goal(stage: &Stage<'_>) -> String {
    stage.say_with("hint-goal", &[("trains", figures().turn.last_round_at.into())])
}

/// The ticket that lacks fewest trains, and for how many routes the viewer could pay now.
fn nearest(own: &OwnView, stage: &Stage<'_>) -> String {
    let open = own.tickets.iter().filter(|ticket| !ticket.done);
    let near = open.filter_map(|open| Some((open.missing?, open))).min_by_key(|(missing, _)| *missing);
    let Some((missing, near)) = near else { return goal(stage) };
    let payable = |offer: &RouteOffer| match offer {
        RouteOffer::Payable(sets) | RouteOffer::PayableWith(_, sets) => !sets.is_empty(),
        RouteOffer::Barred(_) => false,
    };
    let routes = own.offers.iter().filter(|(_, offer)| payable(offer)).count();
    let args = [
        ("ticket", Arg::from(ticket(near.id, stage))),
        ("missing", Arg::Number(missing.into())),
        ("routes", routes.into()),
    ];
    stage.say_with(if routes > 0 { "hint-near-can" } else { "hint-near" }, &args)
}
