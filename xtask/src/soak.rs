//! Tries the real server for a long time: kills, full disks, cut and slow connections, races, mutated files, leaks.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use crate::{
    files::{program, root},
    step::{Failed, Step},
};

/// The trials, as modules of the tests that meet the real server.
const TRIALS: [&str; 7] =
    ["crash::", "disk_full::", "cancelled::", "slow::", "races::", "mutated::", "hunt::"];

/// How many requests schemathesis makes of each operation.
const EXAMPLES: &str = "200";

/// Runs every trial at length, then adds up what they told.
pub(crate) fn run() -> Result<(), Failed> {
    let figures = root().join("target/soak.txt");
    // Figures of an earlier run may be there or not.
    let _ = fs::remove_file(&figures);
    let mut args = vec!["test", "--release", "-p", "railhead", "--test", "live", "--"];
    args.extend(TRIALS);
    args.extend(["--nocapture", "--test-threads", "2"]);
    let trials = Step::cargo("soak", &args).with("RAILHEAD_SOAK", &figures.to_string_lossy()).run();
    print!("{}", table(&fs::read_to_string(&figures).unwrap_or_default()));
    trials?;
    schemathesis()
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

/// Lets schemathesis look for answers that the API's description doesn't promise, where it is installed.
fn schemathesis() -> Result<(), Failed> {
    if program("schemathesis").is_none() {
        println!("NOT TRIED: the API against its description, because schemathesis is not installed");
        return Ok(());
    }
    Step::cargo("server", &["build", "--release", "-p", "railhead"]).run()?;
    let folder = root().join("target/soak-data");
    let failed = |error: std::io::Error| Failed(format!("the server: {error}"));
    let mut server = Command::new(root().join("target/release/railhead"))
        .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--data"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut line = String::new();
    let read = server.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
    let tried = match (read, line.trim().strip_prefix("Railhead is open at ")) {
        (Some(Ok(_)), Some(address)) => {
            let description = format!("{address}/api/v1/openapi.json");
            // A stream of events has no end that could be waited for.
            let args = ["run", &description, "--max-examples", EXAMPLES, "--exclude-path-regex", "/events$"];
            Step::program("schemathesis", "schemathesis", &args).run()
        }
        _ => Err(Failed("the server did not open".to_owned())),
    };
    server.kill().and_then(|()| server.wait()).map_err(failed)?;
    // The tables made by schemathesis are of no use to anybody.
    let _ = fs::remove_dir_all(&folder);
    tried
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
