//! What decided a game, found in its chart and its scores: nothing here knows which game it was.

use railhead_game::{Outcome, Seat, Standing};

/// One of the things that decided a game. A ply is the number of decisions after which it was so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The first two had the same score.
    Tie {
        /// That score.
        score: i32,
    },
    /// The greatest gain by one decision.
    Gain(Swing),
    /// The winner took the lead and kept it; from another seat, if one had it alone before.
    Lead {
        /// Who won.
        winner: Seat,
        /// Who led before.
        before: Option<Seat>,
        /// Since when; 0 from the beginning.
        ply: usize,
    },
    /// A category that brought the winner more than the next one.
    Part {
        /// The category's key.
        key: String,
        /// Who won, and what it brought.
        winner: (Seat, i32),
        /// The next one, and what it brought there.
        next: (Seat, i32),
    },
}

/// A change of one seat's figure by one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// Whose figure.
    pub seat: Seat,
    /// By how much.
    pub by: i64,
    /// After which decision.
    pub ply: usize,
}

/// The most turning points of a game.
const POINTS: usize = 6;
/// A swing counts from this part of the chart's height on.
const WORTH_TELLING: i64 = 10;

/// Every change of every figure, the greatest first.
fn swings(charts: &[Vec<i64>]) -> Vec<Swing> {
    let height = height(charts);
    let steps = (1..).zip(charts.windows(2));
    let mut swings: Vec<Swing> = steps
        .flat_map(|(ply, pair)| {
            let figures = pair[0].iter().zip(&pair[1]).enumerate();
            figures.map(move |(seat, (before, after))| Swing {
                seat: Seat(seat as u8),
                by: after - before,
                ply,
            })
        })
        .filter(|swing| swing.by.abs() > 1 && swing.by.abs() * WORTH_TELLING >= height)
        .collect();
    swings.sort_by_key(|swing| (-swing.by.abs(), swing.ply, swing.seat));
    swings
}

/// From the lowest figure of a chart to the highest.
pub fn height(charts: &[Vec<i64>]) -> i64 {
    let figures = || charts.iter().flatten().copied();
    figures().max().unwrap_or(0) - figures().min().unwrap_or(0)
}

/// The turn, counted from 1, in which the position after `ply` decisions came about.
pub fn turn_of(turns: &[usize], ply: usize) -> usize {
    turns.partition_point(|begun| *begun < ply).max(1)
}

/// The greatest swings of a game, one at most for a decision, in order.
pub fn turning_points(charts: &[Vec<i64>]) -> Vec<Swing> {
    let mut points: Vec<Swing> = Vec::new();
    for swing in swings(charts) {
        if points.len() < POINTS && points.iter().all(|point| point.ply != swing.ply) {
            points.push(swing);
        }
    }
    points.sort_by_key(|point| point.ply);
    points
}

/// What decided the game: three facts at most, the weightiest first.
pub fn facts(outcome: &Outcome, charts: &[Vec<i64>]) -> Vec<Fact> {
    let mut order: Vec<&Standing> = outcome.standings.iter().collect();
    order.sort_by_key(|standing| (standing.rank, standing.seat));
    let sole = (outcome.winners.len() == 1).then_some(order.as_slice());
    let (tie, lead, parts) = match sole {
        Some([winner, next, ..]) => {
            let tie = (winner.score == next.score).then_some(Fact::Tie { score: winner.score });
            (tie, lead(charts, winner.seat), parts(winner, next))
        }
        _ => (None, None, Vec::new()),
    };
    let gain = swings(charts).into_iter().find(|swing| swing.by > 0).map(Fact::Gain);
    tie.into_iter().chain(gain).chain(lead).chain(parts).take(3).collect()
}

/// Who alone has the highest figure.
fn leader(figures: &[i64]) -> Option<Seat> {
    let most = figures.iter().max()?;
    let mut leaders = figures.iter().enumerate().filter(|(_, figure)| *figure == most);
    match (leaders.next(), leaders.next()) {
        (Some((seat, _)), None) => Some(Seat(seat as u8)),
        _ => None,
    }
}

fn lead(charts: &[Vec<i64>], winner: Seat) -> Option<Fact> {
    let leaders: Vec<Option<Seat>> = charts.iter().map(|figures| leader(figures)).collect();
    if leaders.last() != Some(&Some(winner)) {
        return None;
    }
    let ply = leaders.iter().rposition(|leader| *leader != Some(winner)).map_or(0, |behind| behind + 1);
    let before = leaders[..ply].iter().rev().flatten().copied().find(|leader| *leader != winner);
    Some(Fact::Lead { winner, before, ply })
}

/// The categories in which the winner had more than the next one, the greatest difference first.
fn parts(winner: &Standing, next: &Standing) -> Vec<Fact> {
    let points = |of: &Standing, key: &str| -> i32 {
        of.parts.iter().filter(|part| part.key == key).map(|part| part.points).sum()
    };
    let mut ahead: Vec<(i32, Fact)> = Vec::new();
    for part in &winner.parts {
        let (most, less) = (points(winner, &part.key), points(next, &part.key));
        let known = ahead.iter().any(|(_, fact)| matches!(fact, Fact::Part { key, .. } if *key == part.key));
        if most > less && !known {
            let fact =
                Fact::Part { key: part.key.clone(), winner: (winner.seat, most), next: (next.seat, less) };
            ahead.push((most - less, fact));
        }
    }
    ahead.sort_by_key(|(by, _)| -by);
    ahead.into_iter().map(|(_, fact)| fact).collect()
}

#[cfg(test)]
mod tests {
    use railhead_game::Part;

    use super::*;

    fn standing(seat: u8, score: i32, parts: &[(&str, i32)]) -> Standing {
        let parts = parts.iter().map(|(key, points)| Part::new(key, *points)).collect();
        Standing { seat: Seat(seat), rank: 0, score, tie_breaks: vec![i32::from(seat)], parts }
    }

    #[test]
    fn the_greatest_gain_the_lead_and_the_best_category_decide() {
        let outcome = Outcome::ranked(vec![
            standing(0, 40, &[("start", 20), ("payouts", 20)]),
            standing(1, 70, &[("start", 20), ("payouts", 30), ("bonus", 20)]),
        ]);
        let charts = [vec![20, 20], vec![35, 20], vec![40, 20], vec![40, 50], vec![40, 70]];
        let gain = Swing { seat: Seat(1), by: 30, ply: 3 };
        let lead = Fact::Lead { winner: Seat(1), before: Some(Seat(0)), ply: 3 };
        let bonus = Fact::Part { key: "bonus".to_owned(), winner: (Seat(1), 20), next: (Seat(0), 0) };
        assert_eq!(facts(&outcome, &charts), [Fact::Gain(gain), lead, bonus]);
        let plies: Vec<usize> = turning_points(&charts).iter().map(|swing| swing.ply).collect();
        assert_eq!(plies, [1, 2, 3, 4]);
    }

    #[test]
    fn a_tie_is_said_first_and_small_steps_are_no_turning_points() {
        let outcome = Outcome::ranked(vec![standing(0, 9, &[]), standing(1, 9, &[])]);
        let charts: Vec<Vec<i64>> = (0..=40).map(|ply| vec![ply, ply]).collect();
        assert_eq!(facts(&outcome, &charts), [Fact::Tie { score: 9 }]);
        assert!(turning_points(&charts).is_empty());
        assert_eq!(facts(&outcome, &[]), [Fact::Tie { score: 9 }]);
    }

    #[test]
    fn a_decision_belongs_to_the_turn_that_began_last() {
        let turns = [0, 3, 5];
        assert_eq!([0, 1, 3, 4, 5, 6, 9].map(|ply| turn_of(&turns, ply)), [1, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn at_most_six_points_turn_a_game() {
        let charts: Vec<Vec<i64>> = (0..20).map(|ply| vec![if ply % 2 == 0 { 0 } else { 50 }]).collect();
        assert_eq!(turning_points(&charts).len(), 6);
    }
}
