//! What is decided after thinking.

use std::cmp::Ordering;

use railhead_game::{Chance as _, Luck};

use super::Thought;

/// A decision that was looked at less than this part of the most is never taken.
const FLOOR: f32 = 0.1;

/// The place of the decision that is taken: the more often it was looked at, the likelier, and the more so the
/// `strictness`. Nothing under the floor is taken, and where nothing was looked at, the game's own judgement decides.
pub(super) fn choose<A>(thoughts: &[Thought<A>], strictness: f32, luck: &mut Luck) -> usize {
    let most = best(thoughts);
    let top = thoughts[most].visits as f32;
    if top == 0.0 || strictness.is_infinite() {
        return most;
    }
    let weight = |thought: &Thought<A>| {
        let part = thought.visits as f32 / top;
        if part < FLOOR { 0.0 } else { part.powf(strictness) }
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
    most
}

/// What was looked at most often; of several, what did best, or looked best at first.
fn best<A>(thoughts: &[Thought<A>]) -> usize {
    let order = |a: &Thought<A>, b: &Thought<A>| -> Ordering {
        let seen = a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value));
        seen.then(a.prior.total_cmp(&b.prior))
    };
    // Of equals the first: `max_by` would take the last.
    let last_first = thoughts.iter().enumerate().rev();
    last_first.max_by(|a, b| order(a.1, b.1)).map_or(0, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thoughts(visits: &[u32]) -> Vec<Thought<u8>> {
        let thought = |visits: &u32| Thought { action: 0, visits: *visits, value: 0.5, prior: 0.1 };
        visits.iter().map(thought).collect()
    }

    fn shares(visits: &[u32], strictness: f32) -> Vec<f32> {
        let (thoughts, mut luck) = (thoughts(visits), Luck::new(4));
        let mut taken = vec![0.0; visits.len()];
        for _ in 0..20_000 {
            taken[choose(&thoughts, strictness, &mut luck)] += 1.0 / 20_000.0;
        }
        taken
    }

    #[test]
    fn what_was_looked_at_more_is_likelier_and_what_was_hardly_looked_at_is_never_taken() {
        let shares = shares(&[60, 9, 30, 5, 100], 1.0);
        assert_eq!((shares[1], shares[3]), (0.0, 0.0), "under a tenth of 100");
        for (share, due) in shares.iter().zip([60.0, 0.0, 30.0, 0.0, 100.0]) {
            assert!((share - due / 190.0).abs() < 0.02, "{shares:?}");
        }
    }

    #[test]
    fn the_stricter_the_more_often_the_best() {
        let best = [0.5, 1.0, 3.0, f32::INFINITY].map(|strictness| shares(&[60, 30, 100], strictness)[2]);
        assert!(best.is_sorted_by(|a, b| a < b), "{best:?}");
        assert!((best[3] - 1.0).abs() < 1e-3);
    }

    #[test]
    fn who_had_no_time_to_look_takes_what_looked_best_at_first() {
        let mut thoughts = thoughts(&[0, 0, 0]);
        thoughts[1].prior = 0.5;
        assert_eq!(choose(&thoughts, 1.0, &mut Luck::new(1)), 1);
    }
}
