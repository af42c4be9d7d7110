//! When results speak for one of two.

use serde::Serialize;

/// Who of two is stronger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first.
    First,
    /// The second.
    Second,
    /// Nobody can tell yet.
    Open,
}

/// The lead in the share of points that is looked for: about 50 points of Elo.
const LEAD: f64 = 0.07;
/// The chance of a wrong verdict, either way.
const ERROR: f64 = 0.05;
/// No verdict on fewer deals than this.
const FEWEST: usize = 6;
/// Results of so few deals may look more alike than they are: no less spread than this is believed.
const LEAST_SPREAD: f64 = 0.02;

/// What the first of two has shown by its share of points in each deal, from 0 to 1: a generalised sequential
/// probability ratio test of *even* against *ahead by [`LEAD`]*, and of *even* against *behind by it*.
pub(super) fn verdict(deals: &[f64]) -> Verdict {
    if deals.len() < FEWEST {
        return Verdict::Open;
    }
    let count = deals.len() as f64;
    let mean = deals.iter().sum::<f64>() / count;
    let spread = deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>() / count;
    let spread = spread.max(LEAST_SPREAD);
    let ratio = |lead: f64| count * lead * (2.0 * (mean - 0.5) - lead) / (2.0 * spread);
    let bound = ((1.0 - ERROR) / ERROR).ln();
    if ratio(LEAD) >= bound {
        Verdict::First
    } else if ratio(-LEAD) >= bound {
        Verdict::Second
    } else {
        Verdict::Open
    }
}

#[cfg(test)]
mod tests {
    use railhead_game::{Chance as _, Luck};

    use super::*;

    /// Deals of two games each, won with this chance in a hundred.
    fn deals(luck: &mut Luck, chance: u32) -> impl Iterator<Item = f64> + '_ {
        std::iter::repeat_with(move || {
            f64::from(u8::from(luck.below(100) < chance) + u8::from(luck.below(100) < chance)) / 2.0
        })
    }

    fn verdicts(chance: u32) -> [u32; 3] {
        let mut luck = Luck::new(11);
        let mut counts = [0; 3];
        for _ in 0..200 {
            let mut seen = Vec::new();
            for deal in deals(&mut luck, chance).take(200) {
                seen.push(deal);
                if seen.len() % 4 == 0 && verdict(&seen) != Verdict::Open {
                    break;
                }
            }
            counts[verdict(&seen) as usize] += 1;
        }
        counts
    }

    #[test]
    fn verdicts_are_seldom_wrong() {
        let [first, second, _] = verdicts(65);
        assert!(first > 180 && second <= 4, "{first} {second}");
        let [first, second, _] = verdicts(35);
        assert!(second > 180 && first <= 4, "{first} {second}");
        let [first, second, _] = verdicts(50);
        assert!(first + second <= 40, "{first} {second}");
    }
}
