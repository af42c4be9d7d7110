//! Turns: who plays next, and with which tiles (LS-3, LS-10).

use railhead_game::Seat;

use super::Log;
use crate::{
    event::Event,
    state::{LastSpike, Phase},
};

impl LastSpike {
    /// Nothing is left to decide: ends the turn, or lets it wait as long as it can be taken back (LS-3.6).
    pub(super) fn close_turn(&mut self, log: &mut Log) {
        if self.turn_end.waits(log) {
            self.phase = Phase::End;
        } else {
            self.end_turn(log);
        }
    }

    /// Draws a tile, if there is one (LS-10.1, LS-10.2), and lets the next seat begin.
    pub(super) fn end_turn(&mut self, log: &mut Log) {
        self.draw(self.turn, log);
        self.begin_turn(self.next_solvent(self.turn), log);
    }

    fn draw(&mut self, seat: Seat, log: &mut Log) {
        if let Some(tile) = self.pool.pop() {
            self.player_mut(seat).hand.insert(tile);
            log.only(seat, Event::Drew { seat, tile: Some(tile) });
            log.others(seat, Event::Drew { seat, tile: None });
        }
    }

    /// Begins the turn of `seat`, or of the first one after it that has a tile and can pay for it (LS-3.3, LS-3.4,
    /// LS-9.1). Some seat always can, or the game ends here: every tile that is neither on the map nor set aside
    /// is in a hand or comes into one.
    pub(crate) fn begin_turn(&mut self, mut seat: Seat, log: &mut Log) {
        loop {
            if self.player(seat).hand.is_empty() {
                self.draw(seat, log);
            }
            let hand = self.player(seat).hand;
            if hand.is_empty() {
                log.all(Event::Skipped { seat });
            } else if hand.iter().any(|tile| self.can_pay_for(seat, tile)) {
                self.turn = seat;
                self.phase = Phase::Lay;
                return;
            } else {
                self.go_bankrupt(seat, log);
                if self.solvent().len() == 1 {
                    return self.end_with_one_left(log);
                }
            }
            seat = self.next_solvent(seat);
        }
    }
}
