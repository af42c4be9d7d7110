//! The learned value: how a seat will come out of the game, by the weights in `data/value.toml`.

use std::sync::LazyLock;

use railhead_game::{
    Chance as _, Game as _, Judgement as _, Network, Numbers, Outcome, Plan, School, Seat, Stand,
    Strangeness, names_of,
};
use railhead_pieces::facts;

use super::Interests;
use crate::{
    action::Action,
    state::{Chaparral, Phase},
};

/// What is learned runs from minus half of this to half of it: from a game lost to a game won.
const SCALE: f32 = 8.0;

/// The weights. They are part of the program, and a test proves that they fit.
static NETWORK: LazyLock<Network> =
    LazyLock::new(|| facts::weights("value.toml", include_str!("../../data/value.toml"), &names()));

/// How the value is learned.
pub(super) const SCHOOL: School<Chaparral> =
    School { names, result, plan: decide_strangely, options: &[], file: "games/chaparral/data/value.toml" };

/// What the numbers that describe a position are called.
fn names() -> Vec<String> {
    names_of(|game: &Chaparral, seat, names| game.describe(seat, names))
}

/// What the end of a game is worth to `seat`, around zero.
fn result(outcome: &Outcome, seat: Seat) -> f32 {
    SCALE * (Chaparral::guide().result(outcome, seat) - 0.5)
}

impl Chaparral {
    /// The lead that `seat` may hope for.
    pub(super) fn foreseen(&self, seat: Seat) -> f32 {
        let guide = Chaparral::guide();
        if let Some(outcome) = self.outcome() {
            return guide.lead(guide.result(&outcome, seat));
        }
        let mut numbers = Numbers::default();
        self.describe(seat, &mut numbers);
        guide.lead(0.5 + NETWORK.value(numbers.as_slice()) / SCALE)
    }
}

/// A decision as somebody takes it who learns: as in one's head, or any. Where a round begins, what came of it is told.
fn decide_strangely(
    game: &Chaparral,
    seat: Seat,
    actions: &[Action],
    _: Option<&Network>,
    strangeness: &mut Strangeness,
) -> Plan<Action> {
    let mut weights = Vec::new();
    game.weigh_swiftly(seat, actions, &mut Interests::default(), &mut weights);
    let chance = strangeness.luck.bits() as f32 / u32::MAX as f32;
    let best = (0..actions.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b]));
    let whim = strangeness.luck.below(actions.len() as u32) as usize;
    let chosen = if chance < strangeness.whims { whim } else { best.unwrap_or(whim) };
    let is_first = game.phase == Phase::Place && game.player(seat).on.is_empty();
    let end = is_first.then(|| {
        let mut numbers = Numbers::default();
        game.describe(seat, &mut numbers);
        Stand { numbers: numbers.as_slice().to_vec(), points: 0.0 }
    });
    Plan { steps: vec![actions[chosen]], end }
}

#[cfg(test)]
mod tests {
    use railhead_game::{Luck, Options, Setup};

    use super::*;
    use crate::piece::Objective;

    #[test]
    fn the_weights_fit() {
        assert_eq!(NETWORK.names(), names());
    }

    /// Whoever has claimed more may hope for more, and so may whose rival has claimed less.
    #[test]
    fn hopes_rise_with_objectives() {
        let mut luck = Luck::new(2);
        let meta = Chaparral::meta();
        let setup = Setup::checked(meta, 2, &Options::default(), luck.seed(), meta.current_version());
        let game = Chaparral::new(&setup.unwrap()).unwrap();
        let mut ahead = game.clone();
        for objective in [Objective::Courage, Objective::Influence] {
            ahead.player_mut(Seat(0)).objectives.insert(objective);
        }
        assert!(ahead.foreseen(Seat(0)) > game.foreseen(Seat(0)));
        assert!(ahead.foreseen(Seat(1)) < game.foreseen(Seat(1)));
    }
}
