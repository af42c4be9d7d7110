//! What a person might look for on a turn but may not do, with the reason (TL-3, TL-4, TL-6, TL-8).

use railhead_game::{Illegal, Seat};

use crate::{
    action::Action,
    piece::RouteId,
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
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
        for route in self.unowned() {
            let Err(illegal) = self.check_claim(seat, route, claimable) else { continue };
            let same = last.is_some_and(|(other, reason)| {
                in_play.track(other).group.contains(route) && reason == illegal.reason
            });
            if !same {
                last = Some((route, illegal.reason));
                out.push((Action::Claim(route), illegal));
            }
        }
    }

    /// Routes of the open boards without trains.
    pub(crate) fn unowned(&self) -> impl Iterator<Item = RouteId> {
        self.in_play().open.iter().filter(|route| self.owner(*route).is_none())
    }
}
