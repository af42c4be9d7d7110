//! The rules (TL-2 to TL-20): who decides, what may be decided, what follows. Each file carries out one part of the rules page.

mod claim;
mod clues;
mod companies;
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
mod refused;
mod scoring;
mod setup;
mod setup_later;
mod shares;
mod slots;
mod tickets;
mod turn;
mod wagons;

use std::ops::ControlFlow;

use railhead_game::{Events, Illegal, Seat, SeatSet, require};
use railhead_pieces::{Sole, sole};

use crate::{
    action::Action,
    event::Event,
    state::{TicketLegacy, pending::Pending},
};

pub use scoring::DepositSlip;
pub(crate) use setup::{CAMPAIGN, KNOWN_CARDS};

/// Events as the rules tell them.
pub(crate) type Log = Events<Event>;
/// Whether somebody who is shown one thing after the other wants to see more.
pub(crate) type Flow = ControlFlow<()>;

impl TicketLegacy {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.pending.last() {
            Some(Pending::Company | Pending::Choose | Pending::PassClue) => self.choosing,
            Some(Pending::Story) | None => SeatSet::EMPTY,
            Some(pending) => SeatSet::only(pending.decider().unwrap_or(self.active)),
        }
    }

    /// Shows `see` what `seat` may decide, in a fixed order, until it breaks off.
    pub(crate) fn list(&self, seat: Seat, mut see: impl FnMut(Action) -> Flow) {
        if let Some(pending) = self.pending.last()
            && self.deciders().contains(seat)
        {
            let _ = self.list_pending(pending, seat, &mut see);
        }
    }

    fn list_pending(&self, pending: Pending, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        match pending {
            Pending::Company => self.list_companies(seat, see),
            Pending::Choose => self.list_tickets(seat, see),
            Pending::Act => self.list_turn(seat, see),
            Pending::End => see(Action::End),
            Pending::Second => self.list_second(seat, see),
            Pending::Another => [Action::Deck, Action::Decline].into_iter().try_for_each(see),
            Pending::Pick => self.list_picks(seat, see),
            Pending::Pay => self.list_payments(seat, see),
            Pending::Mix => self.list_mixes(seat, see),
            Pending::Shed { .. } => self.list_discards(seat, see),
            Pending::Offer { .. } => [Action::Accept, Action::Decline].into_iter().try_for_each(see),
            _ => self.list_frontier(pending, seat, see),
        }
    }

    /// Whether `seat` may take `action` now; if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        require(self.deciders().contains(seat), "TL-3.1", "not-your-turn")?;
        let Some(pending) = self.pending.last() else { return Err(Illegal::new("TL-9.2", "game-over")) };
        match (pending, action) {
            (Pending::Company, Action::Company(colour)) => self.may_found(seat, colour),
            (Pending::Company, Action::Charter(charter)) => self.may_charter(seat, charter),
            (Pending::Choose, Action::Return(ticket)) => self.may_return(seat, ticket),
            (Pending::Act, action) => self.may_act(seat, action),
            (Pending::Second, Action::Deck) => self.may_draw_second(seat),
            (Pending::Second, Action::Take(kind)) => self.may_take_second(seat, kind),
            (Pending::Choose, Action::Keep)
            | (Pending::End, Action::End)
            | (Pending::Another, Action::Deck | Action::Decline)
            | (Pending::Offer { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Pending::Pick, Action::Pick(kind, rest)) => self.may_pick(seat, kind, rest),
            (Pending::Pay, Action::Pay(payment)) => self.may_pay(seat, payment),
            (Pending::Pay, Action::Decline) => self.may_leave_claim(seat),
            (Pending::Mix, Action::Mix(first, second)) => self.may_mix(seat, first, second),
            (Pending::Shed { .. }, Action::Discard(kind)) => self.may_discard(seat, kind),
            (
                Pending::Company
                | Pending::Choose
                | Pending::End
                | Pending::Second
                | Pending::Another
                | Pending::Pick
                | Pending::Mix
                | Pending::Shed { .. }
                | Pending::Offer { .. },
                _,
            ) => Err(Illegal::new("TL-3.4", "not-awaited")),
            (pending, action) => self.check_frontier(pending, seat, action),
        }
    }

    /// Carries out a decision that [`TicketLegacy::check`] allows.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log) {
        let Some(pending) = self.pending.last() else { return };
        match (pending, action) {
            (Pending::Company, Action::Charter(charter)) => self.charter(seat, charter, log),
            (Pending::Company, action) => self.found(seat, action, log),
            (Pending::Choose, Action::Return(ticket)) => self.return_ticket(seat, ticket, log),
            (Pending::Choose, _) => self.keep_tickets(seat, log),
            (Pending::Act, action) => self.act(seat, action, log),
            (Pending::Second, Action::Take(kind)) => {
                self.pending.pop();
                self.take_face_up(seat, kind, log);
            }
            (Pending::Second | Pending::Another, Action::Deck) => {
                self.pending.pop();
                self.draw_blind(seat);
            }
            (Pending::End | Pending::Second | Pending::Another, _) => {
                self.pending.pop();
            }
            (Pending::Pick, Action::Pick(kind, rest)) => self.pick(seat, kind, rest, log),
            (Pending::Pay, Action::Pay(payment)) => self.pay(seat, payment, log),
            (Pending::Pay, Action::Decline) => self.leave_claim(),
            (Pending::Mix, Action::Mix(first, second)) => self.mix(seat, first, second, log),
            (Pending::Shed { left, .. }, Action::Discard(kind)) => {
                self.pending.pop();
                if left > 1 {
                    self.pending.push(Pending::Shed { seat, left: left - 1 });
                }
                self.discard_card(seat, kind, log);
            }
            (Pending::Offer { .. }, action) => self.answer_offer(seat, action == Action::Accept, log),
            (pending, action) => self.take_frontier(pending, seat, action, log),
        }
    }

    /// Plays on until somebody has a real choice, the story is to be read or the game is over.
    pub(crate) fn play_on(&mut self, log: &mut Log) {
        while let Some(pending) = self.pending.last().filter(|pending| !matches!(pending, Pending::Story)) {
            if !pending.is_decision() {
                self.pending.pop();
                self.work(pending, log);
                continue;
            }
            if matches!(pending, Pending::End) && self.turn_end.waits(log) {
                return;
            }
            match self.choice(pending) {
                Sole::Several => return,
                Sole::One((seat, action)) => self.take(seat, action, log),
                Sole::None => {
                    self.pending.pop();
                }
            }
        }
    }

    /// What a decision point comes to: one that is no choice is played by the rules.
    fn choice(&self, pending: Pending) -> Sole<(Seat, Action)> {
        let seat = pending.decider().unwrap_or(self.active);
        let forced =
            |action: Option<Action>| action.map_or(Sole::Several, |action| Sole::One((seat, action)));
        match pending {
            Pending::Choose => {
                self.forced_tickets().map_or(Sole::Several, |seat| Sole::One((seat, Action::Keep)))
            }
            Pending::Act => forced(self.forced_act(seat)),
            Pending::End => Sole::One((seat, Action::End)),
            Pending::Shed { .. } if self.player(seat).hand.total() == 0 => Sole::None,
            Pending::Shed { left, .. } => forced(self.forced_discard(seat, left).map(Action::Discard)),
            Pending::Another | Pending::Offer { .. } => Sole::Several,
            Pending::Second if self.shows_two_kinds() => Sole::Several,
            Pending::Pay => match self.choice_of_payment(seat) {
                Some(choice) => choice,
                None => match self.choice_by_listing() {
                    // Nobody's postcard is spent without asking.
                    Sole::One((_, Action::Use(_))) => Sole::Several,
                    choice => choice,
                },
            },
            _ => self.choice_by_listing(),
        }
    }

    fn choice_by_listing(&self) -> Sole<(Seat, Action)> {
        for seat in self.deciders().iter() {
            match sole(|see| self.list(seat, see)) {
                Sole::None => return Sole::None,
                Sole::One(action) => return Sole::One((seat, action)),
                Sole::Several => {}
            }
        }
        Sole::Several
    }

    fn work(&mut self, pending: Pending, log: &mut Log) {
        match pending {
            Pending::Deal => self.deal(log),
            Pending::EndTurn => self.end_turn(log),
            Pending::NextTurn => self.next_turn(log),
            Pending::Gain { seat, left } => self.gain_card(seat, left, log),
            Pending::Look { left } => self.look(left, log),
            Pending::Fill => self.fill(log),
            Pending::Refresh => self.refresh(log),
            Pending::Reveal { but } => self.reveal(but, log),
            Pending::Perform { event, op } => self.perform_op(event, op, log),
            Pending::Settle => self.settle(log),
            Pending::Slot { place } => self.slot(place, log),
            Pending::Prepare { step } => self.prepare(step, log),
            _ => self.work_frontier(pending, log),
        }
    }
}

/// Shows `see` what is on offer, and that it may be left; nothing where nothing is on offer.
fn or_decline(offers: impl Iterator<Item = Action>, see: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut offers = offers.peekable();
    if offers.peek().is_none() {
        return Flow::Continue(());
    }
    offers.chain([Action::Decline]).try_for_each(see)
}

/// Whether `list` shows `action`.
fn shows(action: Action, list: impl FnOnce(&mut dyn FnMut(Action) -> Flow) -> Flow) -> bool {
    let mut find = |shown: Action| if shown == action { Flow::Break(()) } else { Flow::Continue(()) };
    list(&mut find).is_break()
}

impl Pending {
    /// Whether somebody decides here.
    fn is_decision(self) -> bool {
        !matches!(
            self,
            Pending::Deal
                | Pending::EndTurn
                | Pending::NextTurn
                | Pending::Gain { .. }
                | Pending::Look { .. }
                | Pending::Fill
                | Pending::Refresh
                | Pending::Reveal { .. }
                | Pending::Perform { .. }
                | Pending::Settle
                | Pending::Slot { .. }
                | Pending::Haunt { .. }
                | Pending::DrawCurse { .. }
                | Pending::Dig
                | Pending::Prepare { .. }
        )
    }

    /// The seat that decides, where it need not be the active one.
    fn decider(self) -> Option<Seat> {
        match self {
            Pending::Shed { seat, .. }
            | Pending::Offer { seat, .. }
            | Pending::Hire { seat }
            | Pending::Stake { seat }
            | Pending::Open { seat }
            | Pending::Share { seat, .. }
            | Pending::Shift { seat, .. }
            | Pending::Curse { seat, .. }
            | Pending::PassCurse { seat, .. }
            | Pending::Sanctuary { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
