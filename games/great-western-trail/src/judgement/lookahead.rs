//! Following a turn to its end, and the turn after it.

use railhead_game::{Events, Game, Seat};

use super::weights::W;
use crate::{
    action::Action,
    state::{GreatWesternTrail, Pending},
};

/// How many positions a decision's turn may be followed through.
const BUDGET: u32 = 80;

/// The same for the turn after it.
const SECOND_BUDGET: u32 = 120;

/// How many targets of an action are followed at once.
const TARGETS: usize = 2;

/// Looks ahead for one seat.
pub(super) struct Lookahead {
    seat: Seat,
    /// What the best rival could hope for at the beginning.
    rival: f32,
    /// What the rivals owned then.
    purses: f32,
    /// How many more positions may be looked at.
    budget: u32,
    legal: Vec<Action>,
}

/// Where a way through a turn ends, if it was followed so far, and what that is worth.
struct Leaf {
    worth: f32,
    position: Option<GreatWesternTrail>,
}

impl Leaf {
    fn new(worth: f32, position: Option<GreatWesternTrail>) -> Leaf {
        Leaf { worth, position }
    }
}

impl Lookahead {
    /// Looks ahead from `game`.
    pub(super) fn new(game: &GreatWesternTrail, seat: Seat) -> Lookahead {
        Lookahead {
            seat,
            rival: game.best_rival(seat),
            purses: purses(game, seat),
            budget: 0,
            legal: Vec::new(),
        }
    }

    /// What `next`, reached in `turn`, leads to.
    pub(super) fn worth(&mut self, next: GreatWesternTrail, turn: u16) -> f32 {
        self.budget = BUDGET;
        let best = self.follow(&next, turn);
        let Some(leaf) = best.position else { return best.worth };
        self.budget = SECOND_BUDGET;
        self.follow(&leaf.as_if_again(self.seat), leaf.turns + 1).worth
    }

    /// What a position looks like at a glance: of the rivals, only their money can change in our turns.
    fn glance(&self, game: &GreatWesternTrail) -> f32 {
        let tolls = purses(game, self.seat) - self.purses;
        game.prospects(self.seat) - W.rival * (self.rival + W.money * tolls)
    }

    /// The best way to the end of `turn`, as far as the budget lasts.
    fn follow(&mut self, game: &GreatWesternTrail, turn: u16) -> Leaf {
        let Some(pending) = game.pending.last() else {
            return Leaf::new(game.final_judgement(self.seat), None);
        };
        if game.turns != turn {
            return Leaf::new(self.glance(game), Some(game.clone()));
        }
        if self.budget == 0 {
            return Leaf::new(self.glance(game), None);
        }
        let begin = self.legal.len();
        game.legal(self.seat, &mut self.legal);
        let end = self.legal.len();
        let mut targets: [Option<Target>; TARGETS] = [const { None }; TARGETS];
        let mut best = Leaf::new(f32::MIN, None);
        for at in begin..end {
            let action = self.legal[at];
            if opens_something(action) || !game.is_in_order(pending, action) {
                continue;
            }
            if let Some(next) = game.after(self.seat, action) {
                self.budget = self.budget.saturating_sub(1);
                keep_best(&mut targets, Target { worth: self.glance(&next), next });
            }
        }
        for Target { next, .. } in targets.into_iter().flatten() {
            let leaf = self.follow(&next, turn);
            if leaf.worth > best.worth {
                best = leaf;
            }
        }
        for at in begin..end {
            let action = self.legal[at];
            if !opens_something(action) || !game.is_in_order(pending, action) {
                continue;
            }
            if let Some(next) = game.after(self.seat, action) {
                self.budget = self.budget.saturating_sub(1);
                let leaf = self.follow(&next, turn);
                if leaf.worth > best.worth {
                    best = leaf;
                }
            }
        }
        self.legal.truncate(begin);
        best
    }
}

/// What the rivals of `seat` own together.
fn purses(game: &GreatWesternTrail, seat: Seat) -> f32 {
    let rivals = Seat::all(game.seats()).filter(|other| *other != seat);
    rivals.map(|other| f32::from(game.players[other.index()].money)).sum()
}

/// A decision that may be followed, and what the position after it looks like.
struct Target {
    worth: f32,
    next: GreatWesternTrail,
}

/// Puts `target` among the best so far, best first.
fn keep_best(targets: &mut [Option<Target>], target: Target) {
    let place = targets.iter().position(|kept| kept.as_ref().is_none_or(|kept| target.worth > kept.worth));
    if let Some(place) = place {
        targets[place..].rotate_right(1);
        targets[place] = Some(target);
    }
}

impl GreatWesternTrail {
    /// The position if `seat` had the next turn as well.
    fn as_if_again(&self, seat: Seat) -> GreatWesternTrail {
        let mut again = self.clone();
        again.pending.truncate(0);
        again.turn = seat;
        again.begin_turn(&mut Events::muted());
        again
    }

    /// Whether a decision is worth following: local actions are tried in the order they are printed, risk actions
    /// after all others.
    pub(super) fn is_in_order(&self, pending: Pending, action: Action) -> bool {
        match (pending, action) {
            (Pending::Use { space, left, .. }, Action::Use { slot, .. }) => {
                let used = self.slots(space) & !left;
                u32::from(slot) >= u8::BITS - used.leading_zeros()
            }
            (_, Action::Risk(_)) => false,
            _ => true,
        }
    }

    /// The score when nothing can change any more.
    fn final_judgement(&self, seat: Seat) -> f32 {
        let rivals = Seat::all(self.seats()).filter(|other| *other != seat);
        let best = rivals.map(|other| self.score(other).total()).max().unwrap_or(0);
        let own = self.score(seat).total();
        own as f32 - W.final_rival * best as f32 + if own > best { W.victory } else { 0.0 }
    }
}

/// Whether a decision only opens further ones, so that a glance at the position says nothing.
fn opens_something(action: Action) -> bool {
    matches!(
        action,
        Action::Use { .. }
            | Action::Risk(_)
            | Action::Aux { .. }
            | Action::Play(_)
            | Action::Accept(_)
            | Action::Upgrade(_)
            | Action::Deliver(_)
            | Action::Copy(_)
            | Action::Move { .. }
            | Action::Done
            | Action::Waive
    )
}
