//! What a claim would bring, worked out from what the viewer knows.

use railhead_game::{Arg, Choice, Ends, Seat};

use super::{Stage, card, cards, names::route_detail, route, ticket};
use crate::{
    card::Kind,
    facts::{figures, map},
    piece::{RouteId, TicketId},
    rules::payment::Payment,
    view::{RouteOffer, TicketView, View},
};

/// A ticket that a claim brings nearer to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nearer {
    /// Which.
    pub(crate) ticket: TicketId,
    /// Trains that it lacks now.
    pub(crate) now: u8,
    /// Trains that it lacks then; none is missing any more at 0.
    pub(crate) then: u8,
}

/// The viewer's trains before and after it claims `route`.
pub(crate) fn trains(view: &View, seat: Seat, route: RouteId) -> (u8, u8) {
    let now = view.players.get(seat.index()).map_or(0, |player| player.trains);
    (now, now.saturating_sub(map().routes[route.index()].length))
}

/// The viewer's tickets on whose way `route` lies.
pub(crate) fn nearer(view: &View, route: RouteId) -> Vec<Nearer> {
    let Some(own) = &view.own else { return Vec::new() };
    let on_way = |ticket: &&TicketView| {
        own.ways.iter().any(|(id, way)| *id == ticket.id && way.contains(&route)) && !ticket.done
    };
    let length = map().routes[route.index()].length;
    own.tickets
        .iter()
        .filter(on_way)
        .filter_map(|ticket| {
            let now = ticket.missing?;
            Some(Nearer { ticket: ticket.id, now, then: now.saturating_sub(length) })
        })
        .collect()
}

/// What a claim of `route` means for the end of the game.
pub(super) fn ends(view: &View, seat: Seat, route: RouteId) -> Ends {
    let (_, left) = trains(view, seat, route);
    match view.last_round {
        Some(1) => Ends::Game,
        None if left <= figures().turn.last_round_at => Ends::LastRound,
        _ => Ends::Nothing,
    }
}

/// Trains left and tickets brought nearer, in words.
fn brings(view: &View, seat: Seat, id: RouteId, stage: &Stage<'_>) -> Vec<String> {
    let (now, then) = trains(view, seat, id);
    let mut parts =
        vec![stage.say_with("brings-trains", &[("now", Arg::from(now)), ("then", Arg::from(then))])];
    parts.extend(nearer(view, id).into_iter().map(|nearer| {
        let name = ("ticket", Arg::from(ticket(nearer.ticket, stage)));
        if nearer.then == 0 {
            stage.say_with("brings-joined", &[name])
        } else {
            stage.say_with("brings-nearer", &[name, ("count", nearer.then.into())])
        }
    }));
    parts
}

/// The claim of a route as a button: what it costs and brings. One that could be paid in one way only asks, because
/// there is no second step.
pub(super) fn claim(view: &View, id: RouteId, stage: &Stage<'_>) -> Choice {
    let seat = stage.viewer.unwrap_or(view.active);
    let colour = view.routes.iter().find(|row| row.id == id).and_then(|row| row.colour);
    let own = view.own.as_ref();
    let offer = own.and_then(|own| own.offers.iter().find(|(route, _)| *route == id)).map(|(_, offer)| offer);
    let mut parts = vec![route_detail(id, colour, stage)];
    parts.extend(offer.and_then(|offer| super::pays_with(offer, stage)));
    parts.extend(brings(view, seat, id, stage));
    let choice = Choice::new(stage.say_with("act-claim", &[("route", route(id, stage).into())]))
        .detail(parts.join(" · "))
        .group(stage.say("group-claim"));
    match sole(view, offer) {
        Some(set) => {
            let args = [("route", Arg::from(route(id, stage))), ("cards", cards(set, stage).into())];
            let ends = ends(view, seat, id);
            let key = if ends == Ends::LastRound { "ask-last-round" } else { "ask-claim" };
            choice.ends(ends).asking(stage.say_with(key, &args))
        }
        None => choice,
    }
}

/// The only set that could pay, if there is but one.
pub(crate) fn sole(view: &View, offer: Option<&RouteOffer>) -> Option<Payment> {
    let Some(RouteOffer::Payable(sets)) = offer else { return None };
    let [set] = sets.as_slice() else { return None };
    let locos = view.own.as_ref().map_or(0, |own| held(&own.hand, Kind::LOCO));
    (set.first.is_none() || locos <= set.locos).then_some(*set)
}

fn held(hand: &[(Kind, u8)], kind: Kind) -> u8 {
    hand.iter().find(|(other, _)| *other == kind).map_or(0, |(_, count)| *count)
}

/// A way of paying as a button: what it spends and leaves. Whoever pays with a locomotive what a card of the colour
/// could pay gives more for the same.
pub(super) fn pay(view: &View, payment: Payment, stage: &Stage<'_>) -> Choice {
    let choice = Choice::new(stage.say_with("act-pay", &[("cards", cards(payment, stage).into())]))
        .group(stage.say("group-pay"))
        .dominated(costs_more(payment, stage));
    let Some(id) = view.claiming else { return choice };
    let seat = stage.viewer.unwrap_or(view.active);
    let mut parts = vec![note(view, payment, stage)];
    parts.extend(brings(view, seat, id, stage));
    let ends = ends(view, seat, id);
    let choice = choice.detail(parts.join(" · ")).ends(ends);
    if ends == Ends::LastRound {
        choice.asking(stage.say_with("ask-last-round", &[("route", route(id, stage).into())]))
    } else {
        choice
    }
}

/// Whether another way on offer pays with the same colours and fewer locomotives.
pub(crate) fn costs_more(payment: Payment, stage: &Stage<'_>) -> bool {
    let colours = |set: Payment| set.coloured().map(|(colour, _)| colour).collect::<Vec<_>>();
    stage.legal.iter().any(|action| match action {
        crate::action::Action::Pay(other) => {
            other.locos < payment.locos && (payment.first.is_none() || colours(*other) == colours(payment))
        }
        _ => false,
    })
}

/// What a way of paying does to the viewer's locomotives.
pub(crate) fn note(view: &View, payment: Payment, stage: &Stage<'_>) -> String {
    let locos = view.own.as_ref().map_or(0, |own| held(&own.hand, Kind::LOCO));
    match (locos, payment.locos) {
        (0, 0) => stage.say("pays-cards-only"),
        (held, 0) => stage.say_with("keeps-locos", &[("count", held.into())]),
        (_, spent) => stage.say_with("spends-locos", &[("count", spent.into())]),
    }
}

/// What taking `kind` from the display brings, where it differs from card to card.
pub(super) fn take(view: &View, kind: Kind, stage: &Stage<'_>) -> Option<String> {
    let ends = kind == Kind::LOCO && view.awaits == crate::view::Awaits::Turn;
    ends.then(|| stage.say_with("brings-only-card", &[("card", card(kind, stage).into())]))
}
