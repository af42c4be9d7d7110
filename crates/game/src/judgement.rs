//! What a game thinks of itself, for bots.

use crate::{Events, Game, Seat};

/// A game's own opinion of its positions and decisions, for bots.
pub trait Judgement: Game {
    /// What a bot keeps from one call to the next in one game, such as a plan. Depends on nothing that its seat cannot
    /// know; the game checks that it still fits.
    type Notes: Default;

    /// How good the position is for `seat`: higher is better, zero is even, in the unit of the game's score where
    /// that makes sense. Called on determinised positions only.
    fn judge(&self, seat: Seat) -> f32;

    /// Adds to `out` how good it is for `seat` to take each of `actions` now, in their order. The default looks one
    /// ply ahead; a game whose turns are paths of many small decisions may know better. Must not read what `seat`
    /// cannot know.
    fn weigh_all(&self, seat: Seat, actions: &[Self::Action], notes: &mut Self::Notes, out: &mut Vec<f32>) {
        let _ = notes;
        out.extend(actions.iter().map(|action| {
            let mut next = self.clone();
            match next.apply(seat, *action, &mut Events::muted()) {
                Ok(()) => next.judge(seat),
                Err(_) => f32::NEG_INFINITY,
            }
        }));
    }
}
