//! Whole turns of a seat: what to lay, what to sell for it, what to buy.

use railhead_game::{Events, Game, Seat};

use super::outlook::Outlooks;
use crate::{
    action::Action,
    piece::Tiles,
    state::{LastSpike, Phase},
};

/// A way through the rest of a turn.
pub(super) struct Turn {
    /// What is decided, first things first; the end of the turn is not part of it.
    pub(super) steps: Vec<Action>,
    /// The position after it. Where the turn ends by itself, others may have begun to play in it.
    pub(super) end: LastSpike,
    /// What the seat holds then, before it draws.
    pub(super) hand: Tiles,
}

impl LastSpike {
    /// Every way through the rest of the turn of `seat`; of what might be sold for a tile, only what costs least. None where
    /// nothing is to be laid or bought.
    pub(super) fn turns(&self, seat: Seat, actions: &[Action]) -> Vec<Turn> {
        let mut turns = Vec::new();
        for action in actions {
            match *action {
                Action::Lay(tile) => {
                    let mut hand = self.player(seat).hand;
                    hand.remove(tile);
                    if let Some((laid, steps)) = self.laid_by(seat, *action) {
                        laid.purchases(seat, hand, &steps, &mut turns);
                    }
                }
                Action::Buy(_) | Action::Pass => {
                    let hand = self.player(seat).hand;
                    turns.extend(self.purchase(seat, hand, *action, &[]));
                }
                Action::Sell(_) | Action::End => {}
            }
        }
        turns
    }

    /// The position after a tile is declared and paid for, and what was decided until then.
    fn laid_by(&self, seat: Seat, declared: Action) -> Option<(LastSpike, Vec<Action>)> {
        let mut next = self.clone();
        let mut steps = vec![declared];
        next.apply(seat, declared, &mut Events::muted()).ok()?;
        while next.turn == seat && matches!(next.phase, Phase::Raise { .. }) {
            let mut legal = Vec::new();
            next.legal(seat, &mut legal);
            let sale = next.best_sale(&legal, Outlooks::default().of(&next))?;
            next.apply(seat, sale, &mut Events::muted()).ok()?;
            steps.push(sale);
        }
        Some((next, steps))
    }

    /// Goes on with everything that may be bought now.
    fn purchases(self, seat: Seat, hand: Tiles, steps: &[Action], turns: &mut Vec<Turn>) {
        if self.turn != seat || self.phase != Phase::Buy {
            turns.push(Turn { steps: steps.to_vec(), end: self, hand });
            return;
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        turns.extend(legal.iter().filter_map(|action| self.purchase(seat, hand, *action, steps)));
    }

    /// Goes on with one purchase, or none: whoever passes leaves the position as it is.
    fn purchase(&self, seat: Seat, hand: Tiles, action: Action, before: &[Action]) -> Option<Turn> {
        let mut end = self.clone();
        if action != Action::Pass {
            end.apply(seat, action, &mut Events::muted()).ok()?;
        }
        let steps = before.iter().copied().chain([action]).collect();
        Some(Turn { steps, end, hand })
    }
}

/// A turn as it is meant to be played, from one decision to the next.
#[derive(Debug, Default)]
pub(super) struct TurnPlan {
    /// The track on the map when it was made.
    laid: Tiles,
    /// What is still to be decided, last things first.
    steps: Vec<Action>,
}

impl TurnPlan {
    /// What is decided now out of `actions`; the turn is planned by `plan` when it did not come as planned.
    pub(super) fn next(
        &mut self,
        game: &LastSpike,
        actions: &[Action],
        plan: impl FnOnce() -> Vec<Action>,
    ) -> Option<Action> {
        let is_planned = self.steps.last().is_some_and(|step| actions.contains(step));
        // What is laid in the meantime is laid by oneself, or the turn is another.
        let is_same = game.laid().minus(self.laid).len() <= 1 && game.phase != Phase::Lay;
        if !(is_planned && is_same) {
            self.laid = game.laid();
            self.steps = plan();
            self.steps.reverse();
        }
        self.steps.pop()
    }
}

#[cfg(test)]
mod tests {
    use railhead_game::{Chance as _, Luck, Options, Setup};

    use super::*;

    /// Every turn can be played as it says, and leaves its seat what it says.
    #[test]
    fn turns_can_be_played_and_leave_the_hand_that_they_name() {
        let (mut luck, mut played) = (Luck::new(3), 0);
        for seats in 2..=6 {
            let meta = LastSpike::meta();
            let setup = Setup::checked(meta, seats, &Options::default(), luck.seed(), meta.current_version());
            let mut game = LastSpike::new(&setup.unwrap()).unwrap();
            while let Some(seat) = game.actors().first() {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                for Turn { steps, hand, .. } in game.turns(seat, &legal) {
                    let mut next = game.clone();
                    for step in &steps {
                        next.apply(seat, *step, &mut Events::muted()).unwrap();
                    }
                    let drawn = next.player(seat).hand.minus(hand);
                    let waits = next.turn == seat && next.phase == Phase::End;
                    assert!(next.player(seat).hand.covers(hand), "nothing but what was laid is gone");
                    assert!(drawn.len() <= usize::from(!waits), "{steps:?} draws {drawn:?}");
                    played += 1;
                }
                let action = legal[luck.below(legal.len() as u32) as usize];
                game.apply(seat, action, &mut Events::muted()).unwrap();
            }
        }
        assert!(played > 1_000, "{played} turns");
    }
}
