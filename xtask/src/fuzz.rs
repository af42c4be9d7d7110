//! Runs the fuzz targets, each for a while.

use std::fs;

use crate::{
    files::{names, program, root},
    step::{Failed, Step},
};

/// How long each target runs, in seconds, if nothing else is said.
const SECONDS: u32 = 60;

/// Runs every target in `fuzz/fuzz_targets`, from the records of whole games as first examples. `args` may say for
/// how many seconds each.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    let seconds = match args {
        [] => SECONDS,
        [text] => text.parse().map_err(|_| Failed(format!("{text:?} is no number of seconds")))?,
        _ => return Err(Failed("one number of seconds is enough".to_owned())),
    };
    if program("cargo-fuzz").is_none() {
        Step::cargo("cargo-fuzz", &["install", "--locked", "cargo-fuzz"]).run()?;
    }
    let limit = format!("-max_total_time={seconds}");
    let records: Vec<String> =
        names("games")?.iter().map(|game| format!("games/{game}/tests/fixtures")).collect();
    for target in names("fuzz/fuzz_targets")? {
        let target = target.trim_end_matches(".rs");
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(root().join(&corpus)).map_err(|error| Failed(format!("{corpus}: {error}")))?;
        // Nothing here is unsafe, so no sanitizer is needed, and without one any toolchain will do.
        let mut args = vec!["fuzz", "run", "--sanitizer", "none", target, &corpus];
        args.extend(records.iter().map(String::as_str));
        args.extend(["--", &limit, "-timeout=20"]);
        Step::cargo(&format!("fuzz {target}"), &args).at_root().run()?;
    }
    Ok(())
}
