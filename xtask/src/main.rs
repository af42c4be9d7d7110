//! The project's chores: `cargo xtask` lists them.

mod axe;
mod chromium;
mod coverage;
mod deb;
mod files;
mod fuzz;
mod load;
mod postgres;
mod proxies;
mod soak;
mod step;

use std::{env, process::ExitCode};

use step::{Failed, Step};

const USAGE: &str = "\
cargo xtask CHORE

  test    everything: format, lints, docs, licences, unit and rule tests, whole games over HTTP and in a real browser,
          crash tests; the store and the server once more on PostgreSQL, in a cluster that is thrown away afterwards;
          installs Chromium and PostgreSQL and fetches axe-core, nginx and Caddy if they are missing
  quick   the same without the browser, and without PostgreSQL if that is missing
  long    what takes hours: a thousand games in every trial, then `soak` and `fuzz`
  soak    the real server under kills, full disks, cut and slow connections, races, mutated files and searches for leaks,
          at length; `test` does the same in short
  fuzz [SECONDS]
          the fuzz targets, each for so many seconds (60 if not given); installs cargo-fuzz if it is missing
  postgres ARGS
          cargo with these arguments and a PostgreSQL cluster for tests: `cargo xtask postgres test -p railhead-store`
  bench   the benchmarks
  load [--short] [--only PART,…]
          how much the server bears: decisions beside a bare handler, bots, spectators, pages, memory; on SQLite, and on
          PostgreSQL with two nodes
  deb     the Debian package, in target/debian: built with the profile dist, unpacked, started and stopped as its unit
          would; installs cargo-deb if it is missing
  coverage
          writes docs/rules-coverage.md: each section of the rulebooks, our paragraphs, the tests that prove them
  pins FOLDER [GAME [TABLE PLY]]
          fingerprints of all that the games show, to be compared before and after a change that changes nothing
";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let chore = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match chore.as_str() {
        "test" => test(),
        "quick" => quick(),
        "long" => trials().and_then(|()| soak::run()).and_then(|()| fuzz::run(&rest)),
        "soak" => soak::run(),
        "fuzz" => fuzz::run(&rest),
        "postgres" => postgres::cargo(&rest),
        "bench" => Step::cargo("bench", &["bench", "--workspace"]).run(),
        "load" => load::run(&rest),
        "deb" => deb::run(),
        "coverage" => coverage::write(),
        "pins" => pins(&rest),
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
    postgres::install()?;
    tests(Browser::Required)?;
    postgres::tests()
}

fn quick() -> Result<(), Failed> {
    check()?;
    tests(Browser::Optional)?;
    if railhead_cluster::Programs::find().is_none() {
        println!("NOT CHECKED: the store and the server on PostgreSQL, because it is not installed");
        return Ok(());
    }
    postgres::tests()
}

fn pins(rest: &[String]) -> Result<(), Failed> {
    let mut args = vec!["run", "--quiet", "-p", "railhead-registry", "--example", "pins", "--"];
    args.extend(rest.iter().map(String::as_str));
    Step::cargo("pins", &args).run()
}

fn check() -> Result<(), Failed> {
    Step::cargo("format", &["fmt", "--all", "--check"]).run()?;
    Step::cargo("format of fuzz", &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
        .at_root()
        .run()?;
    Step::cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()?;
    Step::cargo("docs", &["doc", "--workspace", "--no-deps", "--document-private-items"])
        .with("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    if files::program("schemathesis").is_none() && env::var_os("RAILHEAD_SCHEMATHESIS").is_none() {
        println!("NOT CHECKED: the API against its description, because schemathesis is not installed");
    }
    licences()
}

/// Checks what the binary is made of, as deny.toml says; without the network, so without advisories.
fn licences() -> Result<(), Failed> {
    if files::program("cargo-deny").is_none() {
        println!("NOT CHECKED: licences and sources of dependencies, because cargo-deny is not installed");
        return Ok(());
    }
    Step::cargo("licences", &["deny", "--offline", "check", "licenses", "bans", "sources"]).run()
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
        if let Some(axe) = axe::fetch() {
            step = step.with(axe::VARIABLE, &axe.to_string_lossy());
        }
        for (variable, proxy) in proxies::fetch() {
            step = step.with(variable, &proxy.to_string_lossy());
        }
    }
    step.run()
}

/// The tests of every game, with a thousand games where each run plays a few.
fn trials() -> Result<(), Failed> {
    let games = files::names("games")?;
    let mut args = vec!["test", "--release"];
    args.extend(games.iter().flat_map(|game| ["-p", game]));
    Step::cargo("trials", &args).with("RAILHEAD_GAMES", "1000").run()
}
