//! The last spike and the winner (LS-11, LS-12).

use railhead_game::{Outcome, Part, Seat, Standing};

use super::Log;
use crate::{
    event::Event,
    facts::facts,
    money::Dollars,
    piece::Tile,
    state::{End, LastSpike, Phase},
};

impl LastSpike {
    /// Whether completed routes lead from one end of the line to the other (LS-11.1).
    pub(crate) fn is_closed(&self) -> bool {
        facts().index.closes(facts().index.completed(self.laid()))
    }

    /// Pays `seat` the bonus and ends the game: `tile` has closed the line (LS-11.2, LS-11.3).
    pub(super) fn drive_the_last_spike(&mut self, seat: Seat, tile: Tile, log: &mut Log) {
        let bonus = facts().index.bonus;
        let player = self.player_mut(seat);
        player.cash += bonus;
        player.ledger.bonus += bonus;
        log.all(Event::LastSpike { seat, bonus });
        self.finish(End::LastSpike { tile }, log);
    }

    /// Ends the game and shows what was set aside (LS-2.4).
    pub(super) fn finish(&mut self, end: End, log: &mut Log) {
        self.phase = Phase::Over(end);
        for tile in self.set_aside.iter() {
            log.revealed();
            log.all(Event::SetAside { tile });
        }
    }

    /// Cash decides, then the printed prices of land held (LS-12.1 to LS-12.3). A bankrupt seat has neither; its
    /// tie-break is below zero, the lower the earlier it went (LS-12.4).
    pub(crate) fn ranking(&self) -> Outcome {
        Outcome::ranked(Seat::all(self.seats).map(|seat| self.standing(seat)).collect())
    }

    fn standing(&self, seat: Seat) -> Standing {
        let points = |sum: Dollars| sum.0 as i32;
        let player = self.player(seat);
        let tie_break = match self.bankrupts.iter().position(|bankrupt| bankrupt == seat) {
            Some(place) => place as i32 - self.bankrupts.len() as i32,
            None => points(player.land.iter().map(|land| facts().index.price(land)).sum()),
        };
        Standing {
            seat,
            rank: 0,
            score: points(player.cash),
            tie_breaks: vec![tie_break],
            parts: vec![
                Part::new("start", points(self.start().money + player.catch_up)),
                Part::new("payouts", points(player.ledger.payouts)),
                Part::new("bonus", points(player.ledger.bonus)),
                Part::new("sales", points(player.ledger.sales)),
                Part::new("track", -points(player.ledger.track)),
                Part::new("land", -points(player.ledger.land)),
                Part::new("forfeit", -points(player.ledger.forfeit)),
            ],
        }
    }
}
