//! The turn: phase C, and the next player (GWT-2, GWT-17).

use super::Log;
use crate::{
    event::Event,
    state::{GreatWesternTrail, Pending},
};

impl GreatWesternTrail {
    /// Ends a turn in which nothing is left to decide (GWT-2.8): the way out of Kansas City, then phase C.
    pub(crate) fn finish_turn(&mut self, log: &mut Log) {
        if self.pending.last() == Some(Pending::Depart) {
            self.pending.pop();
            self.depart(log);
        }
        self.pending.pop();
        self.end_turn(log);
    }

    /// Phase C (GWT-2.3), then the next player's turn or the end (GWT-17.2).
    fn end_turn(&mut self, log: &mut Log) {
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
    pub(crate) fn begin_turn(&mut self, log: &mut Log) {
        self.turns += 1;
        log.all(Event::Turn { seat: self.turn });
        self.pending.push(Pending::End);
        self.pending.push(if self.me().pawn.is_some() { Pending::Begin } else { Pending::Place });
    }
}
