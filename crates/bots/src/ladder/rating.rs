//! Ratings from results: the model of Bradley and Terry, on the scale of Elo.

use crate::{Level, ladder::Rating};

/// A standard deviation of the normal distribution, so often, holds 95 of 100.
const NORMAL_95: f64 = 1.96;

/// Games that each pair is taken to have drawn beside those it played, so that nobody who won them all is infinitely
/// strong.
const IMAGINED_DRAWS: f64 = 1.0;

/// What one played against another, by their places in the list of levels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairing {
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) games: f64,
    /// Points of the first: one for a victory, half for a draw.
    pub(super) score: f64,
}

/// The ratings that make the results likeliest, strongest first.
pub(super) fn rate(levels: &[Level], pairings: &[Pairing]) -> Vec<Rating> {
    let anchor = levels.iter().position(|level| *level == Level::Greedy).unwrap_or_default();
    let (strengths, variances) = fit(levels.len(), anchor, pairings);
    let scale = 400.0 / std::f64::consts::LN_10;
    let mut ratings: Vec<Rating> = (0..levels.len())
        .map(|place| {
            let (rating, spread) = (scale * strengths[place], scale * NORMAL_95 * variances[place].sqrt());
            Rating { level: levels[place].name(), rating, low: rating - spread, high: rating + spread }
        })
        .collect();
    ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    ratings
}

/// Strengths in natural logarithms of odds, and their variances: Newton's method on the likelihood. The `anchor` is 0
/// and exact.
fn fit(count: usize, anchor: usize, pairings: &[Pairing]) -> (Vec<f64>, Vec<f64>) {
    let mut strengths = vec![0.0; count];
    let mut inverse = vec![vec![0.0; count]; count];
    for _ in 0..50 {
        let mut slope = vec![0.0; count];
        let mut information = vec![vec![0.0; count]; count];
        for pairing in pairings {
            let (a, b) = (pairing.first, pairing.second);
            let games = pairing.games + IMAGINED_DRAWS;
            let expected = 1.0 / (1.0 + f64::exp(strengths[b] - strengths[a]));
            let surplus = pairing.score + IMAGINED_DRAWS / 2.0 - games * expected;
            let weight = games * expected * (1.0 - expected);
            slope[a] += surplus;
            slope[b] -= surplus;
            information[a][a] += weight;
            information[b][b] += weight;
            information[a][b] -= weight;
            information[b][a] -= weight;
        }
        information[anchor].fill(0.0);
        for row in &mut information {
            row[anchor] = 0.0;
        }
        information[anchor][anchor] = 1.0;
        slope[anchor] = 0.0;
        inverse = invert(information);
        let steps: Vec<f64> =
            inverse.iter().map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum::<f64>()).collect();
        for (strength, step) in strengths.iter_mut().zip(&steps) {
            *strength += step.clamp(-1.0, 1.0);
        }
    }
    let variances = (0..count).map(|place| if place == anchor { 0.0 } else { inverse[place][place] });
    (strengths, variances.collect())
}

/// The inverse of a matrix (Gauss and Jordan); a row without anything in it stays so.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let best = (pivot..size).max_by(|a, b| matrix[*a][pivot].abs().total_cmp(&matrix[*b][pivot].abs()));
        let best = best.unwrap_or(pivot);
        matrix.swap(pivot, best);
        inverse.swap(pivot, best);
        let scale = matrix[pivot][pivot];
        if scale.abs() < 1e-12 {
            continue;
        }
        for column in 0..size {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    inverse
}

/// Wilson's 95 % interval around a share of so many games.
pub(super) fn interval(share: f64, games: f64) -> (f64, f64) {
    let squared = NORMAL_95 * NORMAL_95;
    let centre = share + squared / (2.0 * games);
    let spread = NORMAL_95 * (share * (1.0 - share) / games + squared / (4.0 * games * games)).sqrt();
    let whole = 1.0 + squared / games;
    (((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_those_that_the_results_were_made_from() {
        let levels = [Level::Random, Level::Greedy, Level::Expert];
        let true_ratings = [-200.0, 0.0, 120.0];
        let mut pairings = Vec::new();
        for first in 0..3 {
            for second in first + 1..3 {
                let lead: f64 = true_ratings[first] - true_ratings[second];
                let games = 100_000.0;
                let score = games / (1.0 + 10_f64.powf(-lead / 400.0));
                pairings.push(Pairing { first, second, games, score });
            }
        }
        let ratings = rate(&levels, &pairings);
        assert_eq!(
            ratings.iter().map(|rating| rating.level).collect::<Vec<_>>(),
            ["expert", "greedy", "random"]
        );
        for (rating, due) in ratings.iter().zip([120.0, 0.0, -200.0]) {
            assert!((rating.rating - due).abs() < 0.1, "{ratings:?}");
            assert!(rating.low <= due && due <= rating.high, "{ratings:?}");
        }
    }

    #[test]
    fn who_won_every_game_has_a_rating_all_the_same() {
        let all = Pairing { first: 1, second: 0, games: 20.0, score: 20.0 };
        let ratings = rate(&[Level::Random, Level::Greedy], &[all]);
        assert!(ratings[1].rating < -300.0 && ratings[1].rating > -1_000.0, "{ratings:?}");
        assert!(ratings[1].low.is_finite());
    }

    #[test]
    fn the_interval_of_wilson_is_that_of_the_books() {
        let (low, high) = interval(0.9, 100.0);
        assert!((low - 0.8256).abs() < 1e-3 && (high - 0.9448).abs() < 1e-3, "{low} {high}");
    }
}
