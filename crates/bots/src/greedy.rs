//! The bot that looks no further than its own decision.

use std::cmp::Ordering;

use railhead_game::{Chance, Judgement, Luck};

use crate::{Bot, Question};

/// How many positions are imagined for each decision.
const IMAGINED: u32 = 4;

/// Takes the decision that the game's own [judgement](Judgement::weigh_all) thinks best on average over a few imagined
/// positions; of several equally good ones, any. One position is imagined even when the answer is due already.
pub struct Greedy<G: Judgement> {
    notes: G::Notes,
    /// What is thought of each decision in one imagined position.
    opinions: Vec<f32>,
    /// The same, over all of them.
    worth: Vec<f64>,
}

impl<G: Judgement> Default for Greedy<G> {
    fn default() -> Greedy<G> {
        Greedy { notes: G::Notes::default(), opinions: Vec::new(), worth: Vec::new() }
    }
}

impl<G: Judgement> Bot<G> for Greedy<G> {
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        let legal = question.legal();
        if let [only] = legal {
            return *only;
        }
        self.worth.clear();
        self.worth.resize(legal.len(), 0.0);
        for imagined in 0..IMAGINED {
            if imagined > 0 && question.is_due() {
                break;
            }
            let position = question.imagine(luck);
            self.opinions.clear();
            position.weigh_all(question.seat(), legal, &mut self.notes, &mut self.opinions);
            for (worth, opinion) in self.worth.iter_mut().zip(&self.opinions) {
                *worth += sound(*opinion);
            }
        }
        legal[best(&self.worth, luck)]
    }
}

/// One of the places where `worth` is highest, each equally likely.
fn best(worth: &[f64], luck: &mut Luck) -> usize {
    let mut best = 0;
    let mut equals = 1;
    for (place, this) in worth.iter().enumerate().skip(1) {
        match this.partial_cmp(&worth[best]) {
            Some(Ordering::Greater) => (best, equals) = (place, 1),
            Some(Ordering::Equal) => {
                equals += 1;
                if luck.below(equals) == 0 {
                    best = place;
                }
            }
            Some(Ordering::Less) | None => {}
        }
    }
    best
}

/// An opinion that can be added up and compared: one that is no number is the worst there is.
pub(crate) fn sound(opinion: f32) -> f64 {
    f64::from(if opinion.is_nan() { f32::MIN } else { opinion.clamp(f32::MIN, f32::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equally_good_decisions_are_all_taken() {
        let mut luck = Luck::new(1);
        let mut taken = [0; 5];
        for _ in 0..3_000 {
            taken[best(&[1.0, 5.0, 5.0, -2.0, 5.0], &mut luck)] += 1;
        }
        assert_eq!((taken[0], taken[3]), (0, 0));
        assert!([1, 2, 4].iter().all(|place| (850..1150).contains(&taken[*place])), "{taken:?}");
    }

    #[test]
    fn what_is_no_number_is_never_preferred() {
        let undecided = sound(f32::INFINITY) + sound(f32::NEG_INFINITY);
        let worth = [sound(f32::NAN), sound(-9.0), undecided, sound(-1.0)];
        assert_eq!(best(&worth, &mut Luck::new(1)), 2);
    }
}
