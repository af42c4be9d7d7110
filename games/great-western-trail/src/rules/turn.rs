//! Turns: phase C, the next player, and the contract's entry points.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Events, Game, Illegal, Luck, Meta, Outcome, Seat, SeatSet, Setup, SetupError,
};

use super::{Log, META};
use crate::{
    action::Action,
    event::Event,
    state::{GreatWesternTrail, Pending},
    view::View,
};

impl GreatWesternTrail {
    /// Phase C (GWT-2.3), then the next player's turn or the end (GWT-17.2).
    pub(crate) fn end_turn(&mut self, log: Log<'_>) {
        let missing = self.me().hand_limit().saturating_sub(self.me().hand.total());
        self.draw_cards(missing, log);
        self.turn = self.turn.next(self.seats);
        if self.holder == Some(self.turn) {
            log.all(Event::Over);
            return;
        }
        self.begin_turn(log);
    }

    /// Opens the turn of the player whose turn it is.
    pub(crate) fn begin_turn(&mut self, log: Log<'_>) {
        self.turns += 1;
        log.all(Event::Turn { seat: self.turn });
        self.pending.push(Pending::End);
        self.pending.push(if self.me().pawn.is_some() { Pending::Begin } else { Pending::Place });
    }
}

impl Game for GreatWesternTrail {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(GreatWesternTrail::set_up(setup))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn actors(&self) -> SeatSet {
        if self.pending.top().is_some() { SeatSet::only(self.turn) } else { SeatSet::EMPTY }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn {
            self.list(out);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        if seat != self.turn {
            return Err(Illegal::new("GWT-2.6", "why-not-your-turn"));
        }
        self.check(action)?;
        self.take(action, events);
        self.run(events);
        Ok(())
    }

    fn refusals(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if seat != self.turn {
            return;
        }
        let Some(pending) = self.pending.top() else { return };
        let telling = matches!(
            pending,
            Pending::Use { .. }
                | Pending::Hire { .. }
                | Pending::Upgrade { .. }
                | Pending::Deliver { .. }
                | Pending::Foresight { .. }
        );
        if telling {
            self.candidates(pending, |action| {
                if let Err(illegal) = self.check(action)
                    && !matches!(action, Action::Done | Action::Aux { .. })
                {
                    out.push((action, illegal.into()));
                }
                ControlFlow::Continue(())
            });
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, luck: &mut Luck) {
        self.imagine(seat, luck);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.pending.top().is_none().then(|| self.result())
    }

    fn chart(&self) -> Vec<i64> {
        Seat::all(self.seats()).map(|seat| self.score(seat).total().into()).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.count_everything()
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        self.hidden_from(viewer)
    }
}
