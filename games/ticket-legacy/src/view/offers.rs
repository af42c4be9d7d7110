//! What a seat can hope for: what each free route would cost it now, or why it cannot have it; and the shortest way
//! to complete a ticket.

use railhead_game::Seat;
use serde::Serialize;

use crate::{
    facts::cards,
    piece::{PostcardId, RouteId, TicketId},
    rules::{
        Flow,
        paths::Paths,
        payment::{Payment, Price},
    },
    state::{TicketLegacy, pending::Pending},
};

/// What keeps a seat from claiming a route, or what it would pay.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RouteOffer {
    /// For each colour the set with the fewest locomotives.
    Payable(Vec<Payment>),
    /// The same, if it can be paid with the help of this postcard only.
    PayableWith(PostcardId, Vec<Payment>),
    /// The reason why it cannot be claimed, as the message that says it.
    Barred(&'static str),
}

impl TicketLegacy {
    /// Every free route of the open boards as the seat on turn sees it; none for the others.
    pub(crate) fn route_offers(&self, seat: Seat) -> Vec<(RouteId, RouteOffer)> {
        if !self.is_acting(seat) {
            return Vec::new();
        }
        let claimable = self.claimable(seat);
        let offer = |route| match self.check_claim(seat, route, claimable) {
            Ok(()) => self.price_offer(seat, route),
            Err(illegal) => RouteOffer::Barred(illegal.reason),
        };
        self.unowned().map(|route| (route, offer(route))).collect()
    }

    /// What the seat would pay for a route that it may claim.
    fn price_offer(&self, seat: Seat, route: RouteId) -> RouteOffer {
        let sets = self.cheapest_sets(seat, self.price(seat, route, 0));
        match self.discounted(seat, route).filter(|_| sets.is_empty()) {
            Some((card, price)) => RouteOffer::PayableWith(card, self.cheapest_sets(seat, price)),
            None => RouteOffer::Payable(sets),
        }
    }

    /// For each colour that can pay the set with the fewest locomotives; locomotives alone if there is none.
    fn cheapest_sets(&self, seat: Seat, price: Price) -> Vec<Payment> {
        let mut sets: Vec<Payment> = Vec::new();
        let colours =
            |payment: &Payment| [payment.first, payment.second].map(|some| some.map(|(colour, _)| colour));
        let _ = price.each(&self.player(seat).hand, |payment| {
            let known = sets.iter().any(|set| colours(set) == colours(&payment));
            if !known && (payment.first.is_some() || sets.is_empty()) {
                sets.push(payment);
            }
            Flow::Continue(())
        });
        sets
    }

    /// Whether the seat is to choose its action.
    fn is_acting(&self, seat: Seat) -> bool {
        self.pending.last() == Some(Pending::Act) && self.deciders().contains(seat)
    }

    /// The routes of a way with the fewest trains between the ends of a ticket, as the seat's `ways` from one of them
    /// have it; none for a ticket that is cut off.
    pub(crate) fn way(&self, seat: Seat, ticket: TicketId, ways: &Paths) -> Vec<RouteId> {
        let row = &cards().tickets[ticket.index()];
        let in_play = self.in_play();
        if self.trains_over(seat, ways, row.b).is_none() {
            return Vec::new();
        }
        let mut way = Vec::new();
        let mut at = row.b;
        while at != row.a {
            let Some(route) = ways.by[at.index()] else { return Vec::new() };
            let track = in_play.track(route);
            at = if track.a == at { track.b } else { track.a };
            way.push(route);
        }
        way.reverse();
        way
    }
}
