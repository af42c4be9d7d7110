//! Phase 1: cowboys and blocking pieces are placed (CH-4).

use railhead_game::{Illegal, Seat, require};

use crate::{
    action::Side,
    event::Event,
    piece::Character,
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// One piece on each character (CH-4.2, CH-4.4).
    pub(super) fn may_stand_on(&self, character: Character) -> Result<(), Illegal> {
        let taken = self.taken().contains(character);
        require(!taken, "CH-4.2", "character-taken").map_err(about("character", character))
    }

    pub(super) fn place(&mut self, seat: Seat, character: Character, log: &mut Log) {
        self.player_mut(seat).on.insert(character);
        log.all(Event::Placed { seat, character });
        self.piece_placed(seat, log);
    }

    /// The first in the alley stands left, the others right (CH-4.3).
    pub(super) fn enter_alley(&mut self, seat: Seat, log: &mut Log) {
        let side = if self.alley.is_empty() { Side::Left } else { Side::Right };
        self.alley.push(seat);
        match side {
            Side::Left => self.player_mut(seat).left = true,
            Side::Right => self.player_mut(seat).right += 1,
        }
        log.all(Event::EnteredAlley { seat, side });
        self.piece_placed(seat, log);
    }

    fn piece_placed(&mut self, seat: Seat, log: &mut Log) {
        let player = self.player_mut(seat);
        player.pieces -= 1;
        if player.blocks > 0 {
            self.phase = Phase::Block;
        } else {
            self.next_to_place(log);
        }
    }

    pub(super) fn block(&mut self, seat: Seat, character: Character, log: &mut Log) {
        self.player_mut(seat).blocks -= 1;
        self.blocked.insert(character);
        log.all(Event::Blocked { seat, character });
        self.next_to_place(log);
    }

    /// Clockwise until every cowboy stands somewhere (CH-4.1).
    fn next_to_place(&mut self, log: &mut Log) {
        self.turn = self.turn.next(self.seats);
        self.phase = Phase::Place;
        if self.player(self.turn).pieces == 0 {
            self.collect_tokens(log);
            self.begin_influence();
        }
    }
}
