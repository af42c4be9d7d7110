//! Tries the real server for a long time: kills of nodes and databases, full disks, cut and slow connections, races,
//! mutated files, leaks.

use std::fs;

use crate::{
    files::root,
    postgres,
    step::{Failed, Step},
};

/// The trials, as modules of the tests that meet the real server.
const TRIALS: [&str; 10] = [
    "chaos::",
    "crash::",
    "club::",
    "disk_full::",
    "cancelled::",
    "slow::",
    "races::",
    "mutated::",
    "hunt::",
    "described::",
];

/// Runs every trial at length, then adds up what they told.
pub(crate) fn run() -> Result<(), Failed> {
    let figures = root().join("target/soak.txt");
    // Figures of an earlier run may be there or not.
    let _ = fs::remove_file(&figures);
    let mut args = vec!["test", "--release", "-p", "railhead", "--test", "live", "--"];
    args.extend(TRIALS);
    args.extend(["--nocapture", "--test-threads", "2"]);
    postgres::install()?;
    let trials = postgres::run(Step::cargo("soak", &args).with("RAILHEAD_SOAK", &figures.to_string_lossy()));
    print!("{}", table(&fs::read_to_string(&figures).unwrap_or_default()));
    trials
}

/// The figures of all trials, and their sums.
fn table(figures: &str) -> String {
    let mut sums = [0_u64; 4];
    let mut lines = format!("{:24}{:>12}{:>12}{:>8}{:>8}\n", "", "faults", "inputs", "lost", "leaked");
    let mut row = |name: &str, numbers: [u64; 4]| {
        let [faults, inputs, lost, leaked] = numbers;
        lines += &format!("{name:24}{faults:>12}{inputs:>12}{lost:>8}{leaked:>8}\n");
    };
    for line in figures.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let Some((name, numbers)) = words.len().checked_sub(4).map(|at| words.split_at(at)) else { continue };
        let numbers = std::array::from_fn(|index| numbers[index].parse().unwrap_or(0));
        row(&name.join(" "), numbers);
        for (sum, number) in sums.iter_mut().zip(numbers) {
            *sum += number;
        }
    }
    row("all", sums);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_added_up() {
        let table = table("kills 6 800 0 0\nmutated records 0 900 0 0\nnonsense\n");
        let all = table.lines().last().unwrap_or_default();
        assert_eq!(all.split_whitespace().collect::<Vec<_>>(), ["all", "6", "1700", "0", "0"]);
        assert!(table.lines().any(|line| line.starts_with("mutated records ")), "{table}");
    }
}
