//! Turns, and how the last round comes (TL-3, TL-9).

use railhead_game::{Illegal, Seat, require};

use super::{Flow, Log};
use crate::{
    action::Action,
    event::Event,
    facts::figures,
    state::{ClaimNow, DrawNow, LastTurn, TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// The turn of the active seat begins.
    pub(crate) fn begin_turn(&mut self, log: &mut Log) {
        self.draw = DrawNow::default();
        self.claim = ClaimNow::default();
        self.refresh_holdings();
        self.pending.push(Pending::EndTurn);
        self.pending.push(Pending::End);
        self.pending.push(Pending::Act);
        log.all(Event::Turn { seat: self.active });
    }

    pub(super) fn list_turn(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let draws = self.may_draw().is_ok();
        if draws {
            see(Action::Deck)?;
            self.list_face_up(see, |kind| self.may_take_first(seat, kind).is_ok())?;
            if self.may_redraw(seat).is_ok() {
                see(Action::Redraw)?;
            }
        }
        if self.may_draw_tickets().is_ok() {
            see(Action::Tickets)?;
        }
        self.claimable(seat).iter().map(Action::Claim).try_for_each(&mut *see)?;
        if !draws && self.may_pass(seat).is_ok() {
            see(Action::Pass)?;
        }
        self.list_before_action(seat, see)
    }

    pub(super) fn may_act(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Deck => self.may_draw(),
            Action::Take(kind) => self.may_draw().and_then(|()| self.may_take_first(seat, kind)),
            Action::Redraw => self.may_draw().and_then(|()| self.may_redraw(seat)),
            Action::Tickets => self.may_draw_tickets(),
            Action::Claim(route) => self.may_claim(seat, route),
            Action::Pass => self.may_pass(seat),
            action => self.check_before_action(seat, action),
        }
    }

    fn may_pass(&self, seat: Seat) -> Result<(), Illegal> {
        let able =
            self.may_draw().is_ok() || self.may_draw_tickets().is_ok() || !self.claimable(seat).is_empty();
        require(!able, "TL-3.2", "must-act")
    }

    /// The only thing the seat can do, if it shows nobody anything.
    pub(super) fn forced_act(&self, seat: Seat) -> Option<Action> {
        if self.may_draw().is_ok() || self.may_draw_tickets().is_ok() || self.has_before_action(seat) {
            return None;
        }
        let claimable = self.claimable(seat);
        match claimable.len() {
            0 => Some(Action::Pass),
            1 => claimable.iter().next().map(Action::Claim),
            _ => None,
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, log: &mut Log) {
        match action {
            Action::Deck => {
                self.pending.pop();
                self.begin_draw();
                self.draw_blind(seat);
            }
            Action::Take(kind) => {
                self.pending.pop();
                self.begin_draw();
                self.take_face_up(seat, kind, log);
            }
            Action::Redraw => {
                self.pending.pop();
                self.redraw(seat, log);
            }
            Action::Tickets => {
                self.pending.pop();
                self.draw_tickets(seat, log);
            }
            Action::Claim(route) => {
                self.pending.pop();
                self.claim = ClaimNow { route, ..ClaimNow::default() };
                self.pending.push(Pending::Pay);
            }
            Action::Pass => {
                // Whoever passes has ended the turn.
                self.pending.pop();
                self.pending.pop();
                self.passes += 1;
                log.all(Event::Passed { seat });
                return;
            }
            action => return self.take_before_action(seat, action, log),
        }
        self.passes = 0;
    }

    pub(super) fn end_turn(&mut self, log: &mut Log) {
        let claimed = (self.claim.payment.cards() > 0).then_some(self.claim.route);
        let drew = self.draw.taken;
        let last = &mut self.players[self.active.index()].last;
        if claimed.is_some() || drew > 0 {
            *last = LastTurn { claimed, drew, kept: 0 };
        }
        self.pending.push(Pending::NextTurn);
        self.end_of_turn_checks(log);
        if self.display.contains(&None) && self.supply() > 0 {
            self.pending.push(Pending::Fill);
        }
    }

    pub(super) fn next_turn(&mut self, log: &mut Log) {
        let seats = self.seat_count();
        match self.last_round {
            Some(left) => self.last_round = Some(left - 1),
            None if self.player(self.active).trains <= figures().turn.last_round_at => {
                self.last_round = Some(seats);
                log.all(Event::LastRound { seat: self.active });
            }
            None => {}
        }
        if self.last_round == Some(0) || self.passes >= seats {
            self.finish(log);
            return;
        }
        self.active = self.active.next(seats);
        self.begin_turn(log);
    }
}
