//! Bankruptcy (LS-9).

use railhead_game::{Chance, Seat};

use super::Log;
use crate::{
    event::Event,
    facts::facts,
    money::Dollars,
    piece::{Lands, Tiles},
    state::{End, LastSpike},
};

impl LastSpike {
    /// Takes everything from `seat` (LS-9.2).
    pub(super) fn go_bankrupt(&mut self, seat: Seat, log: &mut Log) {
        let player = self.player_mut(seat);
        let (cash, land, hand) = (player.cash, player.land, player.hand);
        player.ledger.forfeit = cash;
        player.cash = Dollars(0);
        player.land = Lands::EMPTY;
        player.hand = Tiles::EMPTY;
        self.removed = self.removed.or(land.minus(facts().index.paid));
        self.piles = self.piles.or(land.and(facts().index.paid));
        self.pool.extend(hand.iter());
        self.dice.shuffle(self.pool.as_mut_slice());
        self.bankrupts.push(seat);
        log.revealed();
        log.all(Event::Bankrupt { seat, cash, tiles: hand.len() });
    }

    /// The first seat after `seat` that is still in the game (LS-9.3).
    pub(super) fn next_solvent(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.seats);
        while self.is_bankrupt(next) {
            next = next.next(self.seats);
        }
        next
    }

    /// Ends the game for the only seat that is still in it (LS-9.4).
    pub(super) fn end_with_one_left(&mut self, log: &mut Log) {
        self.turn = self.next_solvent(self.turn);
        log.all(Event::LastSolvent { seat: self.turn });
        self.finish(End::LastSolvent, log);
    }
}
