//! The bot that looks no further than its own decision.

use std::cmp::Ordering;

use railhead_game::{Chance, Judgement, Luck};

use crate::{Bot, Question};

/// Takes the decision that the game's own [judgement](Judgement::weigh) thinks best on average over a few imagined
/// positions; of several equally good ones, any.
#[derive(Clone, Debug)]
pub struct Greedy {
    imagined: u32,
    worth: Vec<f64>,
}

impl Greedy {
    /// How many positions [`Greedy::default`] imagines.
    pub const IMAGINED: u32 = 4;

    /// A bot that imagines this many positions for each decision.
    pub fn new(imagined: u32) -> Greedy {
        Greedy { imagined, worth: Vec::new() }
    }

    /// One of the places where `worth` is highest, each equally likely.
    fn best(&self, luck: &mut Luck) -> usize {
        let mut best = 0;
        let mut equals = 1;
        for (place, worth) in self.worth.iter().enumerate().skip(1) {
            match worth.partial_cmp(&self.worth[best]) {
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
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new(Greedy::IMAGINED)
    }
}

impl<G: Judgement> Bot<G> for Greedy {
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        let legal = question.legal();
        if let [only] = legal {
            return *only;
        }
        self.worth.clear();
        self.worth.resize(legal.len(), 0.0);
        for _ in 0..self.imagined {
            if question.is_due() {
                break;
            }
            let position = question.imagine(luck);
            for (worth, action) in self.worth.iter_mut().zip(legal) {
                *worth += sound(position.weigh(question.seat(), *action));
            }
        }
        legal[self.best(luck)]
    }
}

/// An opinion that can be added up and compared: one that is no number is the worst there is.
fn sound(opinion: f32) -> f64 {
    f64::from(if opinion.is_nan() { f32::MIN } else { opinion.clamp(f32::MIN, f32::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equally_good_decisions_are_all_taken() {
        let greedy = Greedy { imagined: 1, worth: vec![1.0, 5.0, 5.0, -2.0, 5.0] };
        let mut luck = Luck::new(1);
        let mut taken = [0; 5];
        for _ in 0..3_000 {
            taken[greedy.best(&mut luck)] += 1;
        }
        assert_eq!((taken[0], taken[3]), (0, 0));
        assert!([1, 2, 4].iter().all(|place| (850..1150).contains(&taken[*place])), "{taken:?}");
    }

    #[test]
    fn what_is_no_number_is_never_preferred() {
        let undecided = sound(f32::INFINITY) + sound(f32::NEG_INFINITY);
        let greedy =
            Greedy { imagined: 1, worth: vec![sound(f32::NAN), sound(-9.0), undecided, sound(-1.0)] };
        assert_eq!(greedy.best(&mut Luck::new(1)), 2);
    }
}
