//! A result as a small table.

use std::io::Write;

use railhead_game::{Outcome, Words};

use crate::failure::Failure;

/// A line for each seat, best first: rank, name, score, and what the score is made of.
pub(crate) fn print(
    out: &mut impl Write,
    outcome: &Outcome,
    names: &[String],
    words: &Words,
) -> Result<(), Failure> {
    let mut standings: Vec<_> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let number = |points: i32| words.lang().number(i64::from(points));
    for standing in standings {
        let parts = standing.parts.iter().filter(|part| part.points != 0);
        let parts: Vec<String> = parts
            .map(|part| format!("{} {}", words.say(&format!("score-{}", part.key)), number(part.points)))
            .collect();
        let name = names.get(standing.seat.index()).map_or("?", String::as_str);
        let (rank, score) = (standing.rank, number(standing.score));
        writeln!(out, "{rank}. {name:width$}  {score:>8}  ({})", parts.join(", "))?;
    }
    Ok(())
}
