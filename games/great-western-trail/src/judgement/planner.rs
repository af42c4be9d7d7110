//! A whole turn, looked through at once.
//!
//! A turn is judged where it may end, before hands are refilled: what will be drawn then is unknown and the same for all
//! ways to get there. What a decision within the turn would show (drawing cards, the top of a stack) is imagined a few
//! times, and a plan goes no further than that.

use std::ops::ControlFlow;

use railhead_game::{Dice, Luck, Seat, Way};
use railhead_pieces::Piece;

use crate::{
    action::Action,
    piece::City,
    rules::Log,
    state::{GreatWesternTrail, Pending},
};

/// What it costs to have given up on a way before its end, in VP.
const GIVEN_UP: f32 = 0.5;
/// How many positions are looked at behind something unknown.
const BEHIND: u32 = 40;
/// How much of the budget one such look costs.
const BEHIND_COSTS: u32 = 10;
/// The fewest positions that are looked at after each first decision.
const LEAST: u32 = 8;
/// How many of the cities in reach are looked at, dearest first.
const CITIES_TRIED: usize = 4;

/// How widely a turn is looked through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// How many targets of an action are followed.
    targets: usize,
    /// How many positions may be looked at after each first decision.
    budget: u32,
    /// How many futures are imagined where something is shown.
    futures: u64,
    /// How many ways through the turn are kept.
    kept: usize,
}

impl Breadth {
    /// For playing whole games in one's head.
    pub(super) const QUICK: Breadth = Breadth { targets: 1, budget: 60, futures: 2, kept: 1 };
    /// The same, with other ways to try them.
    pub(super) const CURIOUS: Breadth = Breadth { kept: 12, ..Breadth::QUICK };
    /// For decisions that count.
    pub(super) const CLOSE: Breadth = Breadth { targets: 3, budget: 1200, futures: 12, kept: 12 };

    /// So many parts of [`Breadth::CLOSE`].
    pub(super) fn of(part: f32) -> Breadth {
        let budget = ((part * Breadth::CLOSE.budget as f32) as u32).max(LEAST);
        let (targets, futures) = match part {
            ..0.2 => (1, 2),
            ..0.6 => (2, 6),
            ..2.0 => (3, 12),
            _ => (4, 12),
        };
        Breadth { targets, budget, futures, ..Breadth::CLOSE }
    }
}

/// The ways through a turn.
#[derive(Debug)]
pub(super) struct Ways {
    /// The best ones, best first.
    pub(super) best: Vec<Way<Action>>,
    /// What each first decision leads to.
    pub(super) firsts: Vec<f32>,
}

/// Looks through the turn of one seat.
pub(super) struct Planner<'v> {
    value: &'v dyn Fn(&GreatWesternTrail) -> f32,
    breadth: Breadth,
    seat: Seat,
    /// How many more positions may be looked at.
    budget: u32,
    path: Vec<Action>,
    legal: Vec<Action>,
    ways: Vec<Way<Action>>,
    /// Whether this is behind something unknown.
    is_behind: bool,
    /// The best end so far, behind something unknown or after the same first decision.
    most: f32,
}

impl<'v> Planner<'v> {
    /// Looks through turns of `seat`, whose ends have this `value`.
    pub(super) fn new(
        value: &'v dyn Fn(&GreatWesternTrail) -> f32,
        seat: Seat,
        breadth: Breadth,
    ) -> Planner<'v> {
        let (path, legal, ways) = (Vec::new(), Vec::new(), Vec::new());
        Planner { value, breadth, seat, budget: 0, path, legal, ways, is_behind: false, most: f32::MIN }
    }

    /// The ways through the rest of the turn that begin with one of `actions`.
    pub(super) fn plan(mut self, game: &GreatWesternTrail, actions: &[Action]) -> Ways {
        let mut firsts = Vec::with_capacity(actions.len());
        for action in actions {
            self.budget = self.breadth.budget;
            self.most = f32::MIN;
            self.step(game, *action);
            firsts.push(self.most);
        }
        self.ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        Ways { best: self.ways, firsts }
    }

    /// Takes a decision and goes on behind it.
    fn step(&mut self, game: &GreatWesternTrail, action: Action) {
        self.path.push(action);
        if ends_turn(game, action) {
            let worth = self.look(&without_rest(game));
            self.arrive(worth);
        } else if shows_something(action) && !self.is_behind {
            let worth = self.gamble(game, action);
            self.arrive(worth);
        } else {
            self.follow(&taken(game, self.seat, action));
        }
        self.path.pop();
    }

    fn look(&mut self, game: &GreatWesternTrail) -> f32 {
        self.budget = self.budget.saturating_sub(1);
        (self.value)(game)
    }

    /// Notes where a way has come to.
    fn arrive(&mut self, worth: f32) {
        self.most = self.most.max(worth);
        if self.is_behind {
            return;
        }
        let is_known = |way: &Way<Action>| {
            way.worth.to_bits() == worth.to_bits() && way.steps.first() == self.path.first()
        };
        if self.ways.iter().any(is_known) {
            return;
        }
        if self.ways.len() >= self.breadth.kept {
            let least =
                (0..self.ways.len()).min_by(|a, b| self.ways[*a].worth.total_cmp(&self.ways[*b].worth));
            match least {
                Some(least) if self.ways[least].worth < worth => drop(self.ways.swap_remove(least)),
                _ => return,
            }
        }
        self.ways.push(Way { worth, steps: self.path.clone() });
    }

    /// What a decision that shows something is worth on average.
    fn gamble(&mut self, game: &GreatWesternTrail, action: Action) -> f32 {
        let (most, budget) = (self.most, self.budget);
        self.is_behind = true;
        let mut sum = 0.0;
        for future in 0..self.breadth.futures {
            let mut game = game.clone();
            game.dice = Dice::imagined(&mut Luck::new(future));
            (self.most, self.budget) = (f32::MIN, budget.min(BEHIND));
            self.follow(&taken(&game, self.seat, action));
            sum += self.most;
        }
        self.is_behind = false;
        self.most = most;
        self.budget = budget.saturating_sub(BEHIND_COSTS * self.breadth.futures as u32);
        sum / self.breadth.futures as f32
    }

    /// Every way on from here that is worth following.
    fn follow(&mut self, game: &GreatWesternTrail) {
        let Some(pending) = game.pending.last().filter(|pending| !is_end(*pending)) else {
            let worth = self.look(game);
            return self.arrive(worth);
        };
        if self.budget == 0 {
            let worth = self.look(game) - GIVEN_UP;
            return self.arrive(worth);
        }
        let begin = self.legal.len();
        game.list(self.seat, |action| {
            self.legal.push(action);
            ControlFlow::Continue(())
        });
        let end = self.legal.len();
        let mut targets: Vec<(f32, Action)> = Vec::new();
        for at in begin..end {
            let action = self.legal[at];
            if end - begin > 1 && !game.is_in_order(pending, action) {
                continue;
            }
            let is_followed = match action {
                Action::Deliver(city) => self.is_worth_serving(city, begin, end),
                Action::Income(spent) => is_worth_spending(game, spent),
                _ => end - begin == 1 || opens_more(game, self.seat, action),
            };
            if is_followed {
                self.step(game, action);
            } else if !matches!(action, Action::Deliver(_) | Action::Income(_)) {
                let worth = self.look(&taken(game, self.seat, action));
                targets.push((worth, action));
            }
        }
        targets.sort_by(|a, b| b.0.total_cmp(&a.0));
        let followed = match pending {
            Pending::Disc { .. } | Pending::Foresight { .. } | Pending::Shed { .. } => 1,
            _ => self.breadth.targets,
        };
        for (_, action) in targets.into_iter().take(followed) {
            self.step(game, action);
        }
        self.legal.truncate(begin);
    }

    /// Whether a city is among the dearest in reach.
    fn is_worth_serving(&self, city: City, begin: usize, end: usize) -> bool {
        let value = |city: City| city.info().value;
        let dearer =
            |action: &&Action| matches!(action, Action::Deliver(other) if value(*other) > value(city));
        self.legal[begin..end].iter().filter(dearer).count() < CITIES_TRIED
    }
}

/// A turn as it is meant to be played, from one decision to the next.
#[derive(Debug, Default)]
pub struct TurnPlan {
    turn: u16,
    /// What is still to be decided, last things first.
    steps: Vec<Action>,
}

impl TurnPlan {
    /// What is decided now out of `actions`; the turn is planned by `plan` when it did not come as planned.
    pub(super) fn next(
        &mut self,
        game: &GreatWesternTrail,
        actions: &[Action],
        plan: impl FnOnce() -> Vec<Action>,
    ) -> Option<Action> {
        let is_planned = self.turn == game.turns;
        if !self.steps.last().is_some_and(|step| is_planned && actions.contains(step)) {
            self.turn = game.turns;
            self.steps = plan();
            self.steps.reverse();
        }
        self.steps.pop()
    }
}

/// Whether nothing but the end of the turn is left.
fn is_end(pending: Pending) -> bool {
    matches!(pending, Pending::End | Pending::Depart)
}

/// Whether this decision ends the turn and does nothing else.
pub(super) fn ends_turn(game: &GreatWesternTrail, action: Action) -> bool {
    match game.pending.last() {
        Some(Pending::Use { copied: false, .. }) => action == Action::Done,
        Some(Pending::End | Pending::Depart) => action == Action::End,
        _ => false,
    }
}

/// The position in which a place is left with nothing more to do there.
pub(super) fn without_rest(game: &GreatWesternTrail) -> GreatWesternTrail {
    let mut end = game.clone();
    if !end.pending.last().is_some_and(is_end) {
        end.pending.pop();
    }
    end
}

/// Whether a decision shows what the seat does not know.
pub(super) fn shows_something(action: Action) -> bool {
    matches!(action, Action::Draw(_) | Action::Take(None) | Action::Stock)
}

/// Whether a decision only opens further ones, so that the position right after it says little.
fn opens_more(game: &GreatWesternTrail, seat: Seat, action: Action) -> bool {
    match action {
        Action::Use { .. }
        | Action::Risk(_)
        | Action::Aux { .. }
        | Action::Play(_)
        | Action::Accept(_)
        | Action::Upgrade(_)
        | Action::Copy(_)
        | Action::Move { .. }
        | Action::Done
        | Action::End
        | Action::Draw(_)
        | Action::Stock
        | Action::Waive => true,
        Action::Engine(_) => {
            let next = taken(game, seat, action);
            matches!(next.pending.last(), Some(Pending::Upgrade { .. } | Pending::Jump))
        }
        _ => false,
    }
}

/// Certificates are spent all, none, or just enough for a city.
fn is_worth_spending(game: &GreatWesternTrail, spent: u8) -> bool {
    let total = game.herd_value() + spent;
    let me = game.me();
    let open = |city: City| me.cities[city.index()] == 0 || city.info().repeatable;
    spent == 0 || spent == me.temporary() || City::all().any(|city| city.info().value == total && open(city))
}

/// The position after a decision that was listed; a turn that could end waits.
pub(super) fn taken(game: &GreatWesternTrail, seat: Seat, action: Action) -> GreatWesternTrail {
    let mut next = game.clone();
    let mut log = Log::muted();
    next.take(seat, action, &mut log);
    while next.pending.last().is_some_and(|pending| !is_end(pending)) && next.play_step(&mut log) {}
    next
}
