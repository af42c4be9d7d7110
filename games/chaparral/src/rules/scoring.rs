//! The end of the game (CH-19).

use railhead_game::{Outcome, Part, Seat, SeatSet, Standing};

use crate::{facts::facts, state::Chaparral};

impl Chaparral {
    pub(super) fn somebody_has_enough(&self) -> bool {
        let enough = usize::from(facts().table.end.objectives[self.row()]);
        self.players.iter().any(|player| player.objectives.len() >= enough)
    }

    /// At the end of a round: enough objectives, or no stagecoach left (CH-19.1).
    pub(super) fn has_ended(&self) -> bool {
        self.somebody_has_enough() || self.coaches.is_empty()
    }

    /// Money, and the printed prices of businesses and farms, less for farms with an apache (CH-19.3).
    pub(crate) fn fortune(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let businesses: u16 = player.owned.iter().map(|business| facts().business(business).price).sum();
        let farms: u16 = player.farms.iter().map(|good| facts().farm(good).price).sum();
        let apaches = facts().table.end.apache_on_farm * player.troubled.len() as u16;
        i32::from(player.money + businesses + farms) - i32::from(apaches)
    }

    /// Special objectives of `seat`.
    pub(crate) fn specials(&self, seat: Seat) -> usize {
        self.player(seat).objectives.and(facts().index.special).len()
    }

    /// Whether `seat` may win: it has a special objective (CH-19.2).
    pub(crate) fn is_eligible(&self, seat: Seat) -> bool {
        self.specials(seat) >= usize::from(facts().table.end.special_needed)
    }

    fn rank_key(&self, seat: Seat) -> (bool, usize, usize, i32) {
        (self.is_eligible(seat), self.player(seat).objectives.len(), self.specials(seat), self.fortune(seat))
    }

    pub(super) fn winners(&self) -> SeatSet {
        let best = Seat::all(self.seats).map(|seat| self.rank_key(seat)).max();
        Seat::all(self.seats)
            .filter(|seat| self.is_eligible(*seat) && Some(self.rank_key(*seat)) == best)
            .collect()
    }

    /// Those with a special objective first, then objectives, special ones, fortune (CH-19.2 to CH-19.5).
    pub(crate) fn ranking(&self) -> Outcome {
        let standing = |seat: Seat| {
            let own = self.rank_key(seat);
            let (all, special) = (self.player(seat).objectives.len() as i32, self.specials(seat) as i32);
            Standing {
                seat,
                rank: 1 + Seat::all(self.seats).filter(|other| self.rank_key(*other) > own).count() as u8,
                score: all,
                tie_breaks: vec![special, self.fortune(seat)],
                parts: vec![Part::new("special", special), Part::new("plain", all - special)],
            }
        };
        Outcome { winners: self.winners(), standings: Seat::all(self.seats).map(standing).collect() }
    }
}
