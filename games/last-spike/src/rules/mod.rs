//! The rules: what may be decided ([`check`](LastSpike::check)) and what follows ([`take`](LastSpike::take)). Each
//! file carries out one noun of the rules page.

mod bankruptcy;
mod land;
mod laying;
mod payouts;
mod scoring;
mod setup;
mod turn;

use std::ops::ControlFlow;

use railhead_game::{Events, Illegal, Seat, SeatSet};

pub(crate) use self::setup::deal;
#[cfg(test)]
pub(crate) use self::setup::first_to_play;
use crate::{
    action::Action,
    event::Event,
    objection::Objection,
    piece::{City, Piece},
    state::{End, LastSpike, Phase},
};

/// Takes down what happens.
pub(crate) type Log = Events<Event>;

impl LastSpike {
    /// Who must decide: the seat whose turn it is, until the game is over.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Raise { .. } | Phase::Buy => SeatSet::only(self.turn),
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Shows `see` what `seat` might think of now, allowed or not, in a fixed order, until it breaks off.
    fn candidates(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.deciders().contains(seat) {
            return ControlFlow::Continue(());
        }
        match self.phase {
            Phase::Lay => self.player(seat).hand.iter().map(Action::Lay).try_for_each(see),
            Phase::Raise { .. } => self.player(seat).land.iter().map(Action::Sell).try_for_each(see),
            Phase::Buy => {
                City::all().map(Action::Buy).try_for_each(&mut see)?;
                see(Action::Pass)
            }
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    /// Whether `seat` may take `action` now, and if not, why. Listing, checking and explaining all rest on this.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Objection> {
        if let Phase::Over(end) = self.phase {
            return Err(match end {
                End::LastSpike { .. } => Objection::LineClosed,
                End::LastSolvent => Objection::LastSolvent,
            });
        }
        if seat != self.turn {
            return Err(Objection::NotYourTurn);
        }
        match (self.phase, action) {
            (Phase::Lay, Action::Lay(tile)) => self.may_lay(seat, tile),
            (Phase::Lay, Action::Sell(_)) => Err(Objection::NothingToRaise),
            (Phase::Lay, Action::Buy(_)) => Err(Objection::LayFirst),
            (Phase::Lay, Action::Pass) => Err(Objection::MustLay),
            (Phase::Raise { .. }, Action::Sell(land)) => self.may_sell(seat, land),
            (Phase::Raise { tile }, Action::Lay(_) | Action::Buy(_) | Action::Pass) => {
                Err(Objection::Declared { tile })
            }
            (Phase::Buy, Action::Buy(city)) => self.may_buy(seat, city),
            (Phase::Buy, Action::Pass) | (Phase::Over(_), _) => Ok(()),
            (Phase::Buy, Action::Lay(_)) => Err(Objection::LaidAlready),
            (Phase::Buy, Action::Sell(_)) => Err(Objection::NoSaleForPurchase),
        }
    }

    /// Shows `see` every decision that `seat` may take now, in a fixed order, until it breaks off.
    pub(crate) fn list(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) {
        let _ = self.candidates(seat, |action| match self.check(seat, action) {
            Ok(()) => see(action),
            Err(_) => ControlFlow::Continue(()),
        });
    }

    /// Adds what `seat` might look for now but may not take, each with the reason.
    pub(crate) fn refused(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        let _ = self.candidates(seat, |action| {
            if let Err(objection) = self.check(seat, action) {
                out.push((action, objection.into()));
            }
            ControlFlow::Continue(())
        });
    }

    /// Carries out a decision that [`LastSpike::check`] allows, and plays on to the next one.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log) {
        match action {
            Action::Lay(tile) => self.declare(seat, tile, log),
            Action::Sell(land) => {
                self.sell(seat, land, log);
                if let Phase::Raise { tile } = self.phase {
                    self.raise(seat, tile, log);
                }
            }
            Action::Buy(city) => {
                self.buy(seat, city, log);
                self.end_turn(log);
            }
            Action::Pass => {
                log.all(Event::Passed { seat });
                self.end_turn(log);
            }
        }
    }
}
