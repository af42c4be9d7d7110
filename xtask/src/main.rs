//! The project's chores: `cargo xtask test`, `cargo xtask quick`, `cargo xtask bench`.

mod chromium;
mod step;

use std::{env, process::ExitCode};

use step::{Failed, Step};

const USAGE: &str = "\
cargo xtask CHORE

  test    everything: format, lints, unit and rule tests, whole games over HTTP and in a real browser, crash tests
  quick   the same without the browser
  bench   the benchmarks
";

fn main() -> ExitCode {
    let chore = env::args().nth(1).unwrap_or_default();
    let done = match chore.as_str() {
        "test" => test(),
        "quick" => check().and_then(|()| tests(Browser::Optional)),
        "bench" => Step::cargo("bench", &["bench", "--workspace"]).run(),
        _ => {
            print!("{USAGE}");
            return if chore.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) };
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(what)) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<(), Failed> {
    check()?;
    chromium::install()?;
    tests(Browser::Required)
}

fn check() -> Result<(), Failed> {
    Step::cargo("format", &["fmt", "--all", "--check"]).run()?;
    Step::cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()
}

/// Whether browser tests may be left out when there is no browser.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Browser {
    Required,
    Optional,
}

fn tests(browser: Browser) -> Result<(), Failed> {
    let mut step = Step::cargo("tests", &["test", "--workspace"]);
    if browser == Browser::Required {
        step = step.with("RAILHEAD_BROWSER", "required");
    }
    step.run()
}
