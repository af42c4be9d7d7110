//! The learned value: what a seat may hope for, by the weights in `data/value.toml`.

use std::{cell::Cell, sync::LazyLock};

use railhead_game::{
    Chance as _, Network, Numbers, Outcome, Plan, School, Seat, Sink, Stand, Strangeness, names_of,
};
use railhead_pieces::{Piece, facts};

use super::planner::{Breadth, Planner, Ways, ends_turn, shows_something, taken, without_rest};
use crate::{action::Action, piece::City, rules::Holdings, state::GreatWesternTrail};

/// How much the best rival's hopes count against one's own, shared by all rivals: what harms one of three leaves two.
const RIVAL: f32 = 0.6;

/// What a delivery to Kansas City costs more than was learned: with it half as many go there, and the mean of self-play rises
/// by a point and a half at four seats and stays as it is at two.
const TO_KANSAS_CITY: f32 = 1.5;

/// From how many plans a whim chooses.
const WHIMS: usize = 6;

/// The weights. They are part of the program, and a test proves that they fit.
static NETWORK: LazyLock<Network> =
    LazyLock::new(|| facts::weights("value.toml", include_str!("../../data/value.toml"), &names()));

/// How the value is learned.
pub(super) const SCHOOL: School<GreatWesternTrail> = School {
    names,
    result: points,
    plan: plan_strangely,
    options: &[("neutral", "shuffled"), ("private", "mixed")],
    file: "games/great-western-trail/data/value.toml",
};

/// What the numbers that describe a position are called.
fn names() -> Vec<String> {
    names_of(|game: &GreatWesternTrail, seat, names| {
        game.told(seat, names);
    })
}

/// The points of `seat` in the end.
fn points(outcome: &Outcome, seat: Seat) -> f32 {
    outcome.standing(seat).map_or(0.0, |standing| standing.score as f32)
}

impl GreatWesternTrail {
    /// Tells `sink` about `seat`, and gives the points it has.
    fn told(&self, seat: Seat, sink: &mut impl Sink) -> f32 {
        let holdings = Holdings::of(&self.players[seat.index()]);
        let score = self.score_of(seat, &holdings);
        self.describe(seat, &holdings, &score, sink);
        score.total() as f32
    }

    /// The points that `seat` may hope for in the end, by this network; what it likes for no reason counts on top.
    fn hoped(&self, seat: Seat, network: &Network, likings: &[(usize, f32)]) -> f32 {
        if self.is_done(seat) {
            return self.score(seat).total() as f32;
        }
        let mut numbers = Numbers::default();
        let points = self.told(seat, &mut numbers);
        let numbers = numbers.as_slice();
        let liked: f32 = likings.iter().map(|(input, worth)| numbers[*input] * worth).sum();
        let wasted = self.players[seat.index()]
            .cities
            .iter()
            .zip(City::all())
            .filter(|(_, city)| city.info().value == 0);
        let wasted: u8 = wasted.map(|(deliveries, _)| *deliveries).sum();
        points + network.value(numbers) + liked - TO_KANSAS_CITY * f32::from(wasted)
    }

    /// The points that `seat` may hope for in the end.
    pub(super) fn hopes(&self, seat: Seat) -> f32 {
        self.hoped(seat, &NETWORK, &[])
    }

    /// The hopes of the rival who has the highest.
    pub(super) fn rival_hopes(&self, seat: Seat) -> f32 {
        self.rival_hoped(seat, &NETWORK)
    }

    fn rival_hoped(&self, seat: Seat, network: &Network) -> f32 {
        let hopes = self.rivals(seat).map(|other| self.hoped(other, network, &[]));
        hopes.fold(f32::MIN, f32::max)
    }

    fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |other| *other != seat)
    }

    /// The ways through the turn of `seat`.
    pub(super) fn planned(&self, seat: Seat, actions: &[Action], breadth: Breadth) -> Ways {
        self.ways_by(seat, actions, breadth, &NETWORK, &[])
    }

    fn ways_by(
        &self,
        seat: Seat,
        actions: &[Action],
        breadth: Breadth,
        network: &Network,
        likings: &[(usize, f32)],
    ) -> Ways {
        let rivals = Rivals::default();
        let weight = RIVAL / f32::from(self.seats - 1);
        let value = |game: &GreatWesternTrail| {
            game.hoped(seat, network, likings) - weight * rivals.hopes(game, seat, network)
        };
        Planner::new(&value, seat, breadth).plan(self, actions)
    }

    /// The ways through the turn of `seat` by the judgement that was written by hand.
    fn ways_at_first(&self, seat: Seat, actions: &[Action]) -> Ways {
        let value = |game: &GreatWesternTrail| game.prospects(seat);
        Planner::new(&value, seat, Breadth::CURIOUS).plan(self, actions)
    }

    /// The position in which `seat` ends its turn by these steps, if nothing new is seen before.
    fn at_end(&self, seat: Seat, steps: &[Action]) -> Option<GreatWesternTrail> {
        let mut game = self.clone();
        for step in steps {
            if ends_turn(&game, *step) {
                return Some(without_rest(&game));
            }
            if shows_something(*step) {
                return None;
            }
            game = taken(&game, seat, *step);
        }
        Some(game)
    }
}

/// A turn as somebody plays it who learns.
fn plan_strangely(
    game: &GreatWesternTrail,
    seat: Seat,
    actions: &[Action],
    network: Option<&Network>,
    strangeness: &mut Strangeness,
) -> Plan<Action> {
    let ways = match network {
        Some(network) => game.ways_by(seat, actions, Breadth::CURIOUS, network, &strangeness.likings),
        None => game.ways_at_first(seat, actions),
    };
    let mut ways = ways.best;
    let chance = strangeness.luck.bits() as f32 / u32::MAX as f32;
    let whims = if chance < strangeness.whims { WHIMS.min(ways.len()) } else { 1 };
    let steps = match ways.len() {
        0 => actions[..1].to_vec(),
        _ => ways.swap_remove(strangeness.luck.below(whims as u32) as usize).steps,
    };
    let end = game.at_end(seat, &steps).filter(|end| !end.is_done(seat)).map(|end| {
        let mut numbers = Numbers::default();
        let points = end.told(seat, &mut numbers);
        Stand { numbers: numbers.as_slice().to_vec(), points }
    });
    Plan { steps, end }
}

/// What the rivals may hope for, remembered as long as nothing of theirs changes in our turn.
#[derive(Default)]
struct Rivals {
    hopes: Cell<f32>,
    /// The job market and the rivals' money then.
    then: Cell<Option<(u8, u8, u16)>>,
}

impl Rivals {
    fn hopes(&self, game: &GreatWesternTrail, seat: Seat, network: &Network) -> f32 {
        let money = game.rivals(seat).map(|other| game.players[other.index()].money).sum();
        let now = Some((game.token, game.filled, money));
        if self.then.replace(now) != now {
            self.hopes.set(game.rival_hoped(seat, network));
        }
        self.hopes.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit() {
        assert_eq!(NETWORK.names(), names());
    }
}
