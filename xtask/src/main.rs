//! The project's chores: `cargo xtask test`, `cargo xtask quick`, `cargo xtask bench`, `cargo xtask pins`.

mod chromium;
mod step;

use std::{env, process::ExitCode};

use step::{Failed, Step};

const USAGE: &str = "\
cargo xtask CHORE

  test    everything: format, lints, unit and rule tests, whole games over HTTP and in a real browser, crash tests
  quick   the same without the browser
  bench   the benchmarks
  pins FOLDER [GAME [TABLE PLY]]
          fingerprints of all that the games show, to be compared before and after a change that changes nothing
";

fn main() -> ExitCode {
    let chore = env::args().nth(1).unwrap_or_default();
    let done = match chore.as_str() {
        "test" => test(),
        "quick" => check().and_then(|()| tests(Browser::Optional)),
        "bench" => Step::cargo("bench", &["bench", "--workspace"]).run(),
        "pins" => pins(),
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

fn pins() -> Result<(), Failed> {
    let rest: Vec<String> = env::args().skip(2).collect();
    let mut args = vec!["run", "--quiet", "-p", "railhead-registry", "--example", "pins", "--"];
    args.extend(rest.iter().map(String::as_str));
    Step::cargo("pins", &args).run()
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
