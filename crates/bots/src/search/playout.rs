//! Playing an imagined game to its end, and what that is worth to each seat.

use railhead_game::{Chance as _, Events, Judgement, Luck, Outcome, Seat};

use crate::greedy;

/// The most seats a table may have.
const SEATS: usize = 8;

/// A game that has taken this many decisions in one's head is judged as it stands.
const MAX_DECISIONS: u32 = 20_000;

/// How much of a result is victory; the rest is the lead.
const VICTORY: f32 = 0.5;

/// What a result is worth to each seat, from 0 to 1.
pub(super) type Values = [f32; SEATS];

/// An imagined game that is to be played on.
pub(super) struct Playout<G: Judgement> {
    start: G,
    position: G,
    margin: f32,
    luck: Luck,
}

impl<G: Judgement> Playout<G> {
    /// `position`, which `start` has led to.
    pub(super) fn new(start: G, position: G, margin: f32, luck: Luck) -> Playout<G> {
        Playout { start, position, margin, luck }
    }

    /// Plays on until the end, or until what matters is settled; every seat takes what its judgement likes best. Nothing
    /// comes of it once the answer `is_due`.
    pub(super) fn finish(&mut self, is_due: impl Fn() -> bool) -> Option<Values> {
        let mut notes: Vec<G::Notes> = Vec::new();
        notes.resize_with(usize::from(self.position.seats()), G::Notes::default);
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        for _ in 0..MAX_DECISIONS {
            if self.position.is_settled(&self.start) {
                break;
            }
            if is_due() {
                return None;
            }
            let Some(seat) = self.position.actors().first() else { break };
            legal.clear();
            self.position.legal(seat, &mut legal);
            let action = match legal.as_slice() {
                [] => break,
                [only] => *only,
                several => {
                    weights.clear();
                    self.position.weigh_swiftly(seat, several, &mut notes[seat.index()], &mut weights);
                    several[best(&weights, &mut self.luck)]
                }
            };
            take(&mut self.position, seat, action);
        }
        Some(values(&self.position, self.margin))
    }
}

/// Takes a decision that was listed as legal.
pub(super) fn take<G: Judgement>(position: &mut G, seat: Seat, action: G::Action) {
    let taken = position.apply(seat, action, &mut Events::muted());
    debug_assert!(taken.is_ok(), "{action} was listed as legal, but refused: {taken:?}");
}

/// One of the places where the weight is highest, each equally likely.
fn best(weights: &[f32], luck: &mut Luck) -> usize {
    let (mut best, mut most, mut equals) = (0, f64::NEG_INFINITY, 0);
    for (place, weight) in weights.iter().enumerate() {
        let weight = greedy::sound(*weight);
        if weight > most {
            (best, most, equals) = (place, weight, 1);
        } else if weight >= most {
            equals += 1;
            if luck.below(equals) == 0 {
                best = place;
            }
        }
    }
    best
}

/// What the position is worth to each seat: at the end a mix of victory and lead, before it the lead as judged.
fn values<G: Judgement>(position: &G, margin: f32) -> Values {
    let mut values = Values::default();
    let outcome = position.outcome();
    for seat in Seat::all(position.seats()) {
        values[seat.index()] = match &outcome {
            Some(outcome) => {
                let share = outcome.share(seat) as f32;
                VICTORY * share + (1.0 - VICTORY) * squash(lead(outcome, seat), margin)
            }
            None => squash(greedy::sound(position.judge(seat)) as f32, margin),
        };
    }
    values
}

/// How far a seat is ahead of the best of the others, or behind.
fn lead(outcome: &Outcome, seat: Seat) -> f32 {
    let score = |seat| outcome.standing(seat).map_or(0, |standing| standing.score) as f32;
    let others = outcome.standings.iter().filter(|standing| standing.seat != seat);
    score(seat) - others.map(|standing| standing.score as f32).fold(f32::MIN, f32::max)
}

/// A lead as a number from 0 to 1; even is a half.
fn squash(lead: f32, margin: f32) -> f32 {
    1.0 / (1.0 + (-2.0 * lead / margin).exp())
}
