//! The game's own opinion of positions, for bots.
//!
//! There are two of them. The yardstick ([`Judgement::weigh_all`]) says what a position is worth in victory points by
//! weights set by hand, and what a decision is worth by following its turn, and the turn after it, to the end; it stays
//! as it is. Whoever means to play well looks through a whole turn at once and judges its end by a value that was learned
//! from games of the game against itself (`railhead train`).

mod features;
mod lookahead;
mod planner;
mod value;
mod weights;
mod worth;

use railhead_game::{Effort, Events, Game, Guide, Judgement, Part, School, Seat, Way};

pub use self::planner::TurnPlan;
use self::{lookahead::Lookahead, planner::Breadth, value::SCHOOL};
use crate::{
    action::Action,
    rules::CATEGORIES,
    state::{GreatWesternTrail, Pending},
};

impl Judgement for GreatWesternTrail {
    /// The turn as it is meant to be played, for whoever is in haste.
    type Notes = TurnPlan;

    /// The plan of the turn decides; an expert looks five times at each of the four best ways, then ten times at two.
    fn guide() -> Guide {
        Guide {
            margin: 25.0,
            warmth: 1.5,
            iterations: 40,
            glances: 3,
            efforts: [
                Effort::lenient(0.05, 0.02),
                Effort::lenient(0.1, 0.01),
                Effort::lenient(0.15, 0.002),
                Effort::strict(1.0),
                Effort::strict(6.0),
            ],
            ..Guide::default()
        }
    }

    fn judge(&self, seat: Seat) -> f32 {
        self.hopes(seat) - self.rival_hopes(seat)
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], _: &mut TurnPlan, out: &mut Vec<f32>) {
        let mut lookahead = Lookahead::new(self, seat);
        out.extend(actions.iter().map(|action| match self.after(seat, *action) {
            Some(next) => lookahead.worth(next, self.turns),
            None => f32::NEG_INFINITY,
        }));
    }

    /// Looks through the whole turn.
    fn weigh_closely(&self, seat: Seat, actions: &[Action], _: &mut TurnPlan, out: &mut Vec<f32>) {
        out.extend(self.planned(seat, actions, Breadth::CLOSE).firsts);
    }

    fn ways(&self, seat: Seat, actions: &[Action], breadth: f32) -> Vec<Way<Action>> {
        self.planned(seat, actions, Breadth::of(breadth)).best
    }

    /// One turn is planned once.
    fn weigh_swiftly(&self, seat: Seat, actions: &[Action], plan: &mut TurnPlan, out: &mut Vec<f32>) {
        let steps =
            || self.planned(seat, actions, Breadth::QUICK).best.pop().map_or_else(Vec::new, |way| way.steps);
        let chosen = plan.next(self, actions, steps);
        out.extend(actions.iter().map(|action| if Some(*action) == chosen { 1.0 } else { 0.0 }));
    }

    /// A game is long and its judgement fair: a decision has shown its worth after the seat's next turn.
    fn is_settled(&self, start: &GreatWesternTrail) -> bool {
        self.turns > start.turns + u16::from(self.seats)
    }

    fn school() -> Option<School<GreatWesternTrail>> {
        Some(SCHOOL)
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        let parts = CATEGORIES.iter().zip(self.score(seat).0);
        parts.map(|(key, points)| Part::new(key, points)).collect()
    }
}

impl GreatWesternTrail {
    /// The position after this decision, its turn ended where nothing else is left of it; `None` if it may not be taken.
    fn after(&self, seat: Seat, action: Action) -> Option<GreatWesternTrail> {
        let mut next = self.clone();
        next.apply(seat, action, &mut Events::muted()).ok()?;
        if let Some(Pending::Depart | Pending::End) = next.pending.last() {
            next.apply(seat, Action::End, &mut Events::muted()).ok()?;
        }
        Some(next)
    }

    /// The prospects of the rival who stands best.
    fn best_rival(&self, seat: Seat) -> f32 {
        let rivals = Seat::all(self.seats()).filter(|other| *other != seat);
        rivals.map(|other| self.prospects(other)).fold(f32::MIN, f32::max)
    }
}
