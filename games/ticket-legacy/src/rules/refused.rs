//! What a seat can hope for: which routes it could pay for now and how, why not the others, and the shortest way to
//! complete a ticket.

use railhead_game::{Illegal, Seat};
use serde::Serialize;

use crate::{
    action::Action,
    facts::cards,
    piece::{RouteId, TicketId},
    rules::{paths::paths_from, payment::Payment},
    state::{TicketLegacy, pending::Pending},
};

/// What keeps a seat from claiming a route, or what it would pay.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RouteOffer {
    /// For each colour the set with the fewest locomotives.
    Payable(Vec<Payment>),
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
        let offer = |route| {
            if claimable.contains(route) {
                RouteOffer::Payable(self.cheapest_sets(seat, route))
            } else {
                RouteOffer::Barred(self.why_not_claimable(seat, route).reason)
            }
        };
        self.unowned().map(|route| (route, offer(route))).collect()
    }

    /// Routes of the open boards without trains.
    fn unowned(&self) -> impl Iterator<Item = RouteId> {
        self.in_play().open.iter().filter(|route| self.owner(*route).is_none())
    }

    /// For each colour that can pay the set with the fewest locomotives; locomotives alone if there is none.
    fn cheapest_sets(&self, seat: Seat, route: RouteId) -> Vec<Payment> {
        let mut sets: Vec<Payment> = Vec::new();
        let colours = |payment: &Payment| payment.coloured().map(|(colour, _)| colour).collect::<Vec<_>>();
        self.price(seat, route, 0).each(&self.player(seat).hand, |payment| {
            let known = sets.iter().any(|set| colours(set) == colours(&payment));
            if !known && (payment.first.is_some() || sets.is_empty()) {
                sets.push(payment);
            }
            true
        });
        sets
    }

    /// What a seat on turn may look for but not do, and why. Tracks between the same cities that are refused for the
    /// same reason are named once; tracks that lead off the map are not named at all, nor are those with trains.
    pub(crate) fn refused(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if !self.deciders().contains(seat) {
            return;
        }
        let mut try_out = |action: Action| {
            if let Err(illegal) = self.check(seat, action) {
                out.push((action, illegal));
            }
        };
        match self.pending.last() {
            Some(Pending::Choose) => {
                let offered = self.player(seat).offered;
                offered.as_slice().iter().for_each(|ticket| try_out(Action::Return(*ticket)));
            }
            Some(Pending::Second) => {
                try_out(Action::Deck);
                self.distinct_face_up().for_each(|kind| try_out(Action::Take(kind)));
            }
            Some(Pending::Act) => {
                try_out(Action::Deck);
                self.distinct_face_up().for_each(|kind| try_out(Action::Take(kind)));
                try_out(Action::Tickets);
                self.refused_claims(seat, out);
            }
            _ => {}
        }
    }

    fn refused_claims(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        let in_play = self.in_play();
        let claimable = self.claimable(seat);
        let mut last: Option<(RouteId, &'static str)> = None;
        for route in self.unowned().filter(|route| !claimable.contains(*route)) {
            let illegal = self.why_not_claimable(seat, route);
            let same = last.is_some_and(|(other, reason)| {
                in_play.track(other).group.contains(route) && reason == illegal.reason
            });
            if !same {
                last = Some((route, illegal.reason));
                out.push((Action::Claim(route), illegal));
            }
        }
    }

    /// Whether the seat is to choose its action.
    fn is_acting(&self, seat: Seat) -> bool {
        self.pending.last() == Some(Pending::Act) && self.deciders().contains(seat)
    }

    /// The free routes on a shortest way to complete each of the seat's tickets that it still can.
    pub(crate) fn ways(&self, seat: Seat) -> Vec<(TicketId, Vec<RouteId>)> {
        let player = self.player(seat);
        let tickets = player.tickets.iter().chain(player.offered.as_slice().iter().copied());
        tickets
            .filter(|ticket| !self.has_completed(seat, *ticket))
            .map(|ticket| (ticket, self.way(seat, ticket)))
            .filter(|(_, way)| !way.is_empty())
            .collect()
    }

    fn way(&self, seat: Seat, ticket: TicketId) -> Vec<RouteId> {
        let row = &cards().tickets[ticket.index()];
        let own = &self.player(seat).routes;
        let in_play = self.in_play();
        let cost = |route| if own.contains(route) { 0 } else { u16::from(in_play.track(route).length) };
        let paths = paths_from(in_play, row.a, &self.usable(seat), cost);
        if paths.distance[row.b.index()] > u16::from(self.player(seat).trains) {
            return Vec::new();
        }
        let mut way = Vec::new();
        let mut at = row.b;
        while at != row.a {
            let Some(route) = paths.by[at.index()] else { return Vec::new() };
            let track = in_play.track(route);
            at = if track.a == at { track.b } else { track.a };
            if !own.contains(route) {
                way.push(route);
            }
        }
        way
    }
}
