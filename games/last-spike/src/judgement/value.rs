//! The learned value: how a seat will come out of the game, by the weights in `data/value.toml`.

use std::sync::LazyLock;

use railhead_game::{
    Chance as _, Game as _, Judgement as _, Network, Numbers, Outcome, Plan, School, Seat, Stand,
    Strangeness, Way, names_of,
};
use railhead_pieces::facts;

use super::{numbers::Ground, outlook::Outlooks, turn::Turn};
use crate::{
    action::Action,
    piece::Tiles,
    state::{LastSpike, Phase},
};

/// What is learned runs from minus half of this to half of it: from a game lost to a game won.
const SCALE: f32 = 8.0;
/// How much of what is liked for no reason counts: hopes are small numbers.
const LIKING: f32 = 0.05;
/// From how many turns a whim chooses.
const WHIMS: usize = 6;

/// The weights. They are part of the program, and a test proves that they fit.
static NETWORK: LazyLock<Network> =
    LazyLock::new(|| facts::weights("value.toml", include_str!("../../data/value.toml"), &names()));

/// How the value is learned.
pub(super) const SCHOOL: School<LastSpike> =
    School { names, result, plan: plan_strangely, options: &[], file: "games/last-spike/data/value.toml" };

/// What the numbers that describe a position are called.
fn names() -> Vec<String> {
    names_of(|game: &LastSpike, seat, names| {
        game.describe(seat, Tiles::EMPTY, &Ground::of(Tiles::EMPTY), names);
    })
}

/// What the end of a game is worth to `seat`, around zero.
fn result(outcome: &Outcome, seat: Seat) -> f32 {
    SCALE * (LastSpike::guide().result(outcome, seat) - 0.5)
}

/// The numbers of `seat`, if it holds `hand`.
fn numbers(game: &LastSpike, seat: Seat, hand: Tiles, ground: &Ground) -> Numbers {
    let mut numbers = Numbers::default();
    game.describe(seat, hand, ground, &mut numbers);
    numbers
}

/// What the track on the map comes to, worked out once for all turns that leave the same.
#[derive(Default)]
struct Grounds(Option<Ground>);

impl Grounds {
    fn of(&mut self, laid: Tiles) -> &Ground {
        let known = self.0.take().filter(|known| known.laid() == laid);
        self.0.insert(known.unwrap_or_else(|| Ground::of(laid)))
    }
}

impl LastSpike {
    /// How `seat` will come out of the game, from 0 to 1, by this network.
    fn hoped(&self, seat: Seat, hand: Tiles, grounds: &mut Grounds, network: &Network) -> f32 {
        if let Some(outcome) = self.outcome() {
            return LastSpike::guide().result(&outcome, seat);
        }
        if self.is_bankrupt(seat) {
            return 0.0;
        }
        let numbers = numbers(self, seat, hand, grounds.of(self.laid()));
        (0.5 + network.value(numbers.as_slice()) / SCALE).clamp(0.0, 1.0)
    }

    /// The lead that `seat` may hope for. Whose turn it is to lay chooses the best it can do.
    pub(super) fn foreseen(&self, seat: Seat) -> f32 {
        let hoped = if self.phase == Phase::Lay && self.turn == seat {
            let mut legal = Vec::new();
            self.legal(seat, &mut legal);
            self.hopes(seat, &legal).into_iter().map(|(hope, _)| hope).fold(0.0, f32::max)
        } else {
            self.hoped(seat, self.player(seat).hand, &mut Grounds::default(), &NETWORK)
        };
        LastSpike::guide().lead(hoped)
    }

    /// What each turn that begins with one of `actions` lets `seat` hope for.
    fn hopes(&self, seat: Seat, actions: &[Action]) -> Vec<(f32, Turn)> {
        let mut grounds = Grounds::default();
        let hope = |turn: Turn| (turn.end.hoped(seat, turn.hand, &mut grounds, &NETWORK), turn);
        self.turns(seat, actions).into_iter().map(hope).collect()
    }

    /// The best turns that begin with one of `actions`, best first.
    pub(super) fn best_turns(&self, seat: Seat, actions: &[Action], most: usize) -> Vec<Way<Action>> {
        let mut hopes = self.hopes(seat, actions);
        hopes.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        hopes.truncate(most);
        let guide = LastSpike::guide();
        hopes.into_iter().map(|(hope, turn)| Way { worth: guide.lead(hope), steps: turn.steps }).collect()
    }

    /// What is decided in the turn that lets `seat` hope most; nothing where nothing is to be laid or bought.
    pub(super) fn best_turn(&self, seat: Seat, actions: &[Action]) -> Vec<Action> {
        let best = self.hopes(seat, actions).into_iter().max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map_or_else(Vec::new, |(_, turn)| turn.steps)
    }
}

/// A turn as somebody plays it who learns.
fn plan_strangely(
    game: &LastSpike,
    seat: Seat,
    actions: &[Action],
    network: Option<&Network>,
    strangeness: &mut Strangeness,
) -> Plan<Action> {
    let (mut grounds, mut outlooks) = (Grounds::default(), Outlooks::default());
    let mut hope = |turn: &Turn| match network {
        Some(network) => {
            let hoped = turn.end.hoped(seat, turn.hand, &mut grounds, network);
            let liked = |numbers: &Numbers| {
                let likings = strangeness.likings.iter();
                likings.map(|(input, worth)| numbers.as_slice()[*input] * worth).sum::<f32>()
            };
            if strangeness.likings.is_empty() || turn.end.outcome().is_some() {
                hoped
            } else {
                let numbers = numbers(&turn.end, seat, turn.hand, grounds.of(turn.end.laid()));
                hoped + LIKING * liked(&numbers) / SCALE
            }
        }
        None => turn.end.judged(seat, &mut outlooks),
    };
    let mut turns: Vec<(f32, Turn)> =
        game.turns(seat, actions).into_iter().map(|turn| (hope(&turn), turn)).collect();
    if turns.is_empty() {
        let sale = game.best_sale(actions, outlooks.of(game));
        return Plan { steps: vec![sale.unwrap_or(actions[0])], end: None };
    }
    turns.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let chance = strangeness.luck.bits() as f32 / u32::MAX as f32;
    let whims = if chance < strangeness.whims { WHIMS.min(turns.len()) } else { 1 };
    let (_, turn) = turns.swap_remove(strangeness.luck.below(whims as u32) as usize);
    let end = turn.end.outcome().is_none().then(|| Stand {
        numbers: numbers(&turn.end, seat, turn.hand, grounds.of(turn.end.laid())).as_slice().to_vec(),
        points: 0.0,
    });
    Plan { steps: turn.steps, end }
}

#[cfg(test)]
mod tests {
    use railhead_game::{Luck, Options, Setup};

    use super::*;

    #[test]
    fn the_weights_fit() {
        assert_eq!(NETWORK.names(), names());
    }

    /// What is hoped for does not depend on tiles that the seat cannot see, and money helps.
    #[test]
    fn hopes_rise_with_money_and_know_no_secrets() {
        let mut luck = Luck::new(9);
        let meta = LastSpike::meta();
        let setup = Setup::checked(meta, 3, &Options::default(), luck.seed(), meta.current_version());
        let game = LastSpike::new(&setup.unwrap()).unwrap();
        let seat = Seat(1);
        let hope =
            |game: &LastSpike| game.hoped(seat, game.player(seat).hand, &mut Grounds::default(), &NETWORK);
        for _ in 0..20 {
            let mut other = game.clone();
            other.determinize(seat, &mut luck);
            assert_eq!(hope(&other).to_bits(), hope(&game).to_bits());
        }
        let mut rich = game.clone();
        rich.player_mut(seat).cash.0 += 40_000;
        assert!(hope(&rich) > hope(&game) + 0.1, "{} {}", hope(&rich), hope(&game));
    }
}
