//! What is decided after thinking.

use railhead_game::{Chance as _, Luck};

use super::Thought;

/// Nothing is taken that is worse than the best by more than so many times the leniency.
const FLOOR: f32 = 2.5;

/// The place of the decision that is taken: the less it loses, the likelier, and the more so the less the `leniency`.
/// Nothing under the floor is taken.
pub(super) fn choose<A>(thoughts: &[Thought<A>], leniency: f32, luck: &mut Luck) -> usize {
    let best = thoughts.iter().position(|thought| thought.loss == 0.0 && is_first(thoughts, thought));
    let best = best.unwrap_or_default();
    if leniency == 0.0 {
        return best;
    }
    let weight = |thought: &Thought<A>| {
        let behind = thought.loss / leniency;
        if behind > FLOOR { 0.0 } else { (-behind).exp() }
    };
    let all: f32 = thoughts.iter().map(weight).sum();
    let mut drawn = all * (luck.bits() as f32 / u32::MAX as f32);
    for (place, thought) in thoughts.iter().enumerate() {
        let weight = weight(thought);
        if weight > 0.0 && drawn <= weight {
            return place;
        }
        drawn -= weight;
    }
    best
}

/// Whether none that loses nothing was looked at more often, or looked better at first.
fn is_first<A>(thoughts: &[Thought<A>], thought: &Thought<A>) -> bool {
    let rank = |thought: &Thought<A>| (thought.looks, thought.weight);
    thoughts.iter().all(|other| other.loss > 0.0 || rank(other) <= rank(thought))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thoughts(losses: &[f32]) -> Vec<Thought<u8>> {
        let thought =
            |loss: &f32| Thought { action: 0, weight: 0.0, looks: 8, chance: 0.5, loss: *loss, doubt: 0.01 };
        losses.iter().map(thought).collect()
    }

    fn shares(losses: &[f32], leniency: f32) -> Vec<f32> {
        let (thoughts, mut luck) = (thoughts(losses), Luck::new(4));
        let mut taken = vec![0.0; losses.len()];
        for _ in 0..20_000 {
            taken[choose(&thoughts, leniency, &mut luck)] += 1.0 / 20_000.0;
        }
        taken
    }

    #[test]
    fn what_loses_less_is_likelier_and_what_loses_much_is_never_taken() {
        let shares = shares(&[0.1, 0.3, 0.0, 0.05], 0.1);
        assert!(shares[1] <= 0.0, "three times the leniency behind: {shares:?}");
        let due = [-1.0f32, f32::NEG_INFINITY, 0.0, -0.5].map(f32::exp);
        let all: f32 = due.iter().sum();
        for (share, due) in shares.iter().zip(due) {
            assert!((share - due / all).abs() < 0.02, "{shares:?}");
        }
    }

    #[test]
    fn the_stricter_the_more_often_the_best() {
        let best = [0.2, 0.1, 0.05, 0.0].map(|leniency| shares(&[0.05, 0.1, 0.0], leniency)[2]);
        assert!(best.is_sorted_by(|a, b| a < b), "{best:?}");
        assert!((best[3] - 1.0).abs() < 1e-3);
    }

    #[test]
    fn who_had_no_time_to_look_takes_what_looked_best_at_first() {
        let mut thoughts = thoughts(&[0.0, 0.0, 0.0]);
        thoughts[1].weight = 0.5;
        assert_eq!(choose(&thoughts, 0.0, &mut Luck::new(1)), 1);
    }
}
