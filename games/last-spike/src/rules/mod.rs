//! The rules (LS-2 to LS-12): what may be decided ([`check`](LastSpike::check)) and what follows
//! ([`take`](LastSpike::take)). Each file carries out one noun of the rules page.

mod bankruptcy;
mod land;
mod laying;
mod payouts;
mod scoring;
pub(crate) mod setup;
mod turn;

use std::ops::ControlFlow;

use railhead_game::{Events, Illegal, Seat, SeatSet};

use crate::{
    action::Action,
    event::Event,
    piece::{City, Named, Piece},
    state::{End, LastSpike, Phase},
};

/// Takes down what happens.
pub(crate) type Log = Events<Event>;

impl LastSpike {
    /// Who must decide: the seat whose turn it is, until the game is over.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Raise { .. } | Phase::Buy | Phase::End => SeatSet::only(self.turn),
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Whether `seat` may take `action` now, and if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let refuse = |paragraph, reason| Err(Illegal::new(paragraph, reason));
        match (self.phase, action) {
            (Phase::Over(End::LastSpike { .. }), _) => refuse("LS-11.3", "over"),
            (Phase::Over(End::LastSolvent), _) => refuse("LS-9.4", "over"),
            _ if seat != self.turn => refuse("LS-3.1", "not-your-turn"),
            (Phase::Buy, Action::Pass) | (Phase::End, Action::End) => Ok(()),
            (Phase::End, _) => refuse("LS-3.6", "only-the-end"),
            (_, Action::End) => refuse("LS-3.6", "not-the-end"),
            (Phase::Lay, Action::Lay(tile)) => self.may_lay(seat, tile),
            (Phase::Lay, Action::Sell(_)) => refuse("LS-8.1", "nothing-to-raise"),
            (Phase::Lay, Action::Buy(_)) => refuse("LS-3.1", "lay-first"),
            (Phase::Lay, Action::Pass) => refuse("LS-3.2", "must-lay"),
            (Phase::Raise { .. }, Action::Sell(land)) => self.may_sell(seat, land),
            (Phase::Raise { tile }, Action::Lay(_) | Action::Buy(_) | Action::Pass) => {
                Err(Illegal::new("LS-4.8", "declared").with("tile", tile.id()))
            }
            (Phase::Buy, Action::Buy(city)) => self.may_buy(seat, city),
            (Phase::Buy, Action::Lay(_)) => refuse("LS-3.1", "laid-already"),
            (Phase::Buy, Action::Sell(_)) => refuse("LS-7.3", "no-sale-for-purchase"),
        }
    }

    /// Shows `see` every decision that `seat` may take now, in a fixed order, until it breaks off. Asks what
    /// [`LastSpike::check`] asks, but makes no refusals: bots list decisions by the thousand.
    pub(crate) fn list(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) {
        let _ = match self.phase {
            _ if seat != self.turn => ControlFlow::Continue(()),
            Phase::Lay => self.layable(seat).map(Action::Lay).try_for_each(see),
            Phase::Raise { .. } => self.sellable(seat).iter().map(Action::Sell).try_for_each(see),
            Phase::Buy => {
                let buy = self.buyable(seat).map(Action::Buy).try_for_each(&mut see);
                if buy.is_continue() { see(Action::Pass) } else { buy }
            }
            Phase::End => see(Action::End),
            Phase::Over(_) => ControlFlow::Continue(()),
        };
    }

    /// Adds what `seat` might look for now but may not take, each with the reason.
    pub(crate) fn refused(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if seat != self.turn {
            return;
        }
        let mut look_for = |action| {
            if let Err(illegal) = self.check(seat, action) {
                out.push((action, illegal));
            }
        };
        match self.phase {
            Phase::Lay => self.player(seat).hand.iter().map(Action::Lay).for_each(&mut look_for),
            Phase::Raise { .. } => self.player(seat).land.iter().map(Action::Sell).for_each(&mut look_for),
            Phase::Buy => City::all().map(Action::Buy).for_each(&mut look_for),
            Phase::End | Phase::Over(_) => {}
        }
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
                self.close_turn(log);
            }
            Action::Pass => {
                log.all(Event::Passed { seat });
                self.end_turn(log);
            }
            Action::End => self.end_turn(log),
        }
    }
}
