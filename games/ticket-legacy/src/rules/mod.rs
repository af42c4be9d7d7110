//! The rules: who decides, what may be decided, what follows. Each file carries out one part of the rules page.

mod claim;
mod clues;
mod conditions;
mod depots;
mod draw;
mod employee;
mod events;
mod frontier;
mod ghost;
mod mines;
mod outlaws;
pub(crate) mod paths;
pub(crate) mod payment;
mod postcards;
pub(crate) mod refused;
mod scoring;
mod setup;
mod setup_later;
mod shares;
mod slots;
mod tickets;
mod turn;
mod wagons;

use railhead_game::{Events, Illegal, Seat, SeatSet};

use crate::{
    action::Action,
    event::Event,
    state::{TicketLegacy, pending::Task},
};

pub use scoring::DepositSlip;
pub(crate) use setup::{CAMPAIGN, KNOWN_CARDS};

/// Events as the rules tell them.
pub(crate) type Log = Events<Event>;

impl TicketLegacy {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.agenda.last() {
            Some(Task::Choose | Task::PassClue) => self.choosing,
            Some(task) => SeatSet::only(task.decider().unwrap_or(self.active)),
            None => SeatSet::EMPTY,
        }
    }

    /// Adds what `seat` may decide.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        let Some(task) = self.agenda.last() else { return };
        match task {
            Task::Choose => self.list_tickets(seat, out),
            Task::Act => self.list_turn(seat, out),
            Task::Second => self.list_second(seat, out),
            Task::Another => out.extend([Action::Deck, Action::Decline]),
            Task::Pick => self.list_picks(seat, out),
            Task::Pay => self.list_payments(seat, out),
            Task::Mix => self.list_mixes(seat, out),
            Task::Shed { .. } => self.list_discards(seat, out),
            Task::Offer { .. } => out.extend([Action::Accept, Action::Decline]),
            _ => self.list_frontier(task, seat, out),
        }
    }

    /// Whether `seat` may take `action` now; if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("TL-3.1", "not-your-turn"));
        }
        let Some(task) = self.agenda.last() else { return Err(Illegal::new("TL-9.2", "game-over")) };
        let awaited = Err(Illegal::new("TL-3.4", "not-awaited"));
        match (task, action) {
            (Task::Choose, Action::Return(ticket)) => self.may_return(seat, ticket),
            (Task::Act, action) => self.may_act(seat, action),
            (Task::Second, Action::Deck) => self.may_draw_second(seat),
            (Task::Second, Action::Take(kind)) => self.may_take_second(seat, kind),
            (Task::Choose, Action::Keep)
            | (Task::Another, Action::Deck | Action::Decline)
            | (Task::Offer { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Task::Pick, Action::Pick(kind, rest)) => self.may_pick(seat, kind, rest),
            (Task::Pay, Action::Pay(payment)) => self.may_pay(seat, payment),
            (Task::Mix, Action::Mix(first, second)) => self.may_mix(seat, first, second),
            (Task::Shed { .. }, Action::Discard(kind)) => self.may_discard(seat, kind),
            (
                Task::Choose
                | Task::Second
                | Task::Another
                | Task::Pick
                | Task::Mix
                | Task::Shed { .. }
                | Task::Offer { .. },
                _,
            ) => awaited,
            (task, action) => self.check_frontier(task, seat, action),
        }
    }

    /// Carries out a decision that [`TicketLegacy::check`] allows.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log) {
        let Some(task) = self.agenda.last() else { return };
        match (task, action) {
            (Task::Choose, Action::Return(ticket)) => self.return_ticket(seat, ticket, log),
            (Task::Choose, _) => self.keep_tickets(seat, log),
            (Task::Act, action) => self.act(seat, action, log),
            (Task::Second, Action::Take(kind)) => {
                self.agenda.pop();
                self.take_face_up(seat, kind, log);
            }
            (Task::Second | Task::Another, Action::Deck) => {
                self.agenda.pop();
                self.draw_blind(seat);
            }
            (Task::Second | Task::Another, _) => {
                self.agenda.pop();
            }
            (Task::Pick, Action::Pick(kind, rest)) => self.pick(seat, kind, rest, log),
            (Task::Pay, Action::Pay(payment)) => self.pay(seat, payment, log),
            (Task::Mix, Action::Mix(first, second)) => self.mix(seat, first, second, log),
            (Task::Shed { left, .. }, Action::Discard(kind)) => {
                self.agenda.pop();
                if left > 1 {
                    self.agenda.push(Task::Shed { seat, left: left - 1 });
                }
                self.discard_card(seat, kind, log);
            }
            (Task::Offer { .. }, action) => self.answer_offer(seat, action == Action::Accept, log),
            (task, action) => self.perform_frontier(task, seat, action, log),
        }
    }

    /// Plays on until somebody has a real choice or the game is over.
    pub(crate) fn play_on(&mut self, log: &mut Log) {
        while let Some(task) = self.agenda.last() {
            if !task.is_decision() {
                self.agenda.pop();
                self.work(task, log);
                continue;
            }
            match self.choice(task) {
                Choice::Open => return,
                Choice::Forced(seat, action) => self.take(seat, action, log),
                Choice::Void => {
                    self.agenda.pop();
                }
            }
        }
    }

    /// Whether there is anything to choose.
    fn choice(&self, task: Task) -> Choice {
        let seat = task.decider().unwrap_or(self.active);
        let forced =
            |action: Option<Action>| action.map_or(Choice::Open, |action| Choice::Forced(seat, action));
        match task {
            Task::Choose => match self.forced_tickets() {
                Some(seat) => Choice::Forced(seat, Action::Keep),
                None => Choice::Open,
            },
            Task::Act => forced(self.forced_act(seat)),
            Task::Second => self.choice_of_second(seat),
            Task::Pay if self.can_announce(seat) => self.choice_by_listing(),
            Task::Pay => forced(self.forced_payment(seat).map(Action::Pay)),
            Task::Shed { .. } if self.player(seat).hand.total() == 0 => Choice::Void,
            Task::Shed { left, .. } => forced(self.forced_discard(seat, left).map(Action::Discard)),
            Task::Another | Task::Offer { .. } => Choice::Open,
            _ => self.choice_by_listing(),
        }
    }

    fn choice_by_listing(&self) -> Choice {
        let mut options = Vec::with_capacity(16);
        for seat in self.deciders().iter() {
            options.clear();
            self.list(seat, &mut options);
            match options[..] {
                [] => return Choice::Void,
                [only] => return Choice::Forced(seat, only),
                _ => {}
            }
        }
        Choice::Open
    }

    fn work(&mut self, task: Task, log: &mut Log) {
        match task {
            Task::EndTurn => self.end_turn(log),
            Task::NextTurn => self.next_turn(log),
            Task::Gain { seat, left } => self.gain_card(seat, left, log),
            Task::Look { left } => self.look(left, log),
            Task::Fill => self.fill(log),
            Task::Refresh => self.refresh(log),
            Task::Reveal { but } => self.reveal(but, log),
            Task::Perform { event, op } => self.perform_op(event, op, log),
            Task::Settle => self.settle(log),
            Task::Slot { place } => self.slot(place, log),
            Task::Prepare { step } => self.prepare(step, log),
            _ => self.work_frontier(task, log),
        }
    }
}

/// What a decision point amounts to.
pub(crate) enum Choice {
    /// Somebody chooses.
    Open,
    /// There is one thing to do.
    Forced(Seat, Action),
    /// There is nothing to do.
    Void,
}

impl Task {
    /// Whether somebody decides here.
    fn is_decision(self) -> bool {
        !matches!(
            self,
            Task::EndTurn
                | Task::NextTurn
                | Task::Gain { .. }
                | Task::Look { .. }
                | Task::Fill
                | Task::Refresh
                | Task::Reveal { .. }
                | Task::Perform { .. }
                | Task::Settle
                | Task::Slot { .. }
                | Task::Haunt { .. }
                | Task::DrawCurse { .. }
                | Task::Dig
                | Task::Prepare { .. }
        )
    }

    /// The seat that decides, where it need not be the active one.
    fn decider(self) -> Option<Seat> {
        match self {
            Task::Shed { seat, .. }
            | Task::Offer { seat, .. }
            | Task::Hire { seat }
            | Task::Stake { seat }
            | Task::Open { seat }
            | Task::Share { seat, .. }
            | Task::Shift { seat, .. }
            | Task::Curse { seat, .. }
            | Task::PassCurse { seat, .. }
            | Task::Sanctuary { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
