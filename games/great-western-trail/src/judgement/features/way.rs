//! How far it is to Kansas City, and what lies on the way.

use railhead_game::{Seat, Sink, flag, nth, one};
use railhead_pieces::Piece;

use crate::{
    facts::facts,
    piece::{SPACES, Space},
    state::{GreatWesternTrail, Occupant, Player},
};

/// Steps that nobody can take.
const FAR: u8 = 60;

impl GreatWesternTrail {
    /// How far it is to Kansas City, and what lies on the way.
    pub(super) fn describe_way(&self, seat: Seat, player: &Player, left: f32, sink: &mut impl Sink) {
        let at = player.pawn.filter(|pawn| !pawn.is_kansas_city()).unwrap_or(Space::START);
        let limit = player.step_limit(self.seats).max(1);
        let steps = self.steps_home();
        let away = steps[at.index()];
        let turns = away.div_ceil(limit);
        sink.put(one("steps"), f32::from(away) / 10.0 * left);
        sink.put(one("steps-late"), f32::from(away) / 10.0 * (1.0 - left));
        for n in 1..=3 {
            sink.put(nth("turns", n.into()), flag(turns == n));
        }
        sink.put(one("turns-more"), f32::from(turns.saturating_sub(3)) / 4.0);
        sink.put(one("turns-a-trip"), f32::from(steps[0].div_ceil(limit)) / 4.0 * left);
        let reach = self.steps_from(at);
        for letter in 0..7u8 {
            let space = facts().trail.neutral_spaces.iter().find(
                |space| matches!(self.trail[space.index()], Occupant::Neutral(there) if there == letter),
            );
            let steps = space.map_or(FAR, |space| reach[space.index()]);
            sink.put(nth("ahead", letter.into()), flag(steps < FAR && steps > 0));
            sink.put(nth("near", letter.into()), flag(steps <= limit && steps > 0));
        }
        let mut own = 0;
        for space in &facts().trail.building_spaces {
            if let Occupant::Private { owner, .. } = self.trail[space.index()]
                && owner == seat
                && reach[space.index()] < FAR
            {
                own += 1;
            }
        }
        sink.put(one("own-ahead"), f32::from(own as u8) / 4.0);
        let rivals = Seat::all(self.seats).filter(|other| *other != seat);
        let near = rivals.map(|other| {
            let rival = &self.players[other.index()];
            let at = rival.pawn.filter(|pawn| !pawn.is_kansas_city()).unwrap_or(Space::START);
            steps[at.index()].div_ceil(rival.step_limit(self.seats).max(1))
        });
        sink.put(one("rival-turns"), f32::from(near.min().unwrap_or(0)) / 4.0);
    }

    /// The fewest steps from every space to Kansas City.
    fn steps_home(&self) -> [u8; SPACES] {
        let mut steps = [FAR; SPACES];
        for at in (0..SPACES).rev() {
            let space = Space::at(at);
            if space.is_kansas_city() {
                steps[at] = 0;
                continue;
            }
            for next in &space.info().next {
                let cost = u8::from(self.is_location(*next));
                steps[at] = steps[at].min(steps[next.index()].saturating_add(cost));
            }
        }
        steps
    }

    /// The fewest steps from `at` to every space.
    fn steps_from(&self, at: Space) -> [u8; SPACES] {
        let mut steps = [FAR; SPACES];
        steps[at.index()] = 0;
        for from in at.index()..SPACES {
            if steps[from] == FAR {
                continue;
            }
            for next in &Space::at(from).info().next {
                let cost = u8::from(self.is_location(*next));
                steps[next.index()] = steps[next.index()].min(steps[from] + cost);
            }
        }
        steps
    }
}
