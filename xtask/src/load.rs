//! Measures how much the server bears (`crates/load`), and how fast the engines are.

use crate::{
    postgres,
    step::{Failed, Step},
};

/// Builds the program and what measures it, and runs it.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    postgres::install()?;
    Step::cargo("build", &["build", "--release", "-p", "railhead", "-p", "railhead-load"]).at_root().run()?;
    let mut measure = vec!["run", "--quiet", "--release", "-p", "railhead-load", "--"];
    measure.extend(args.iter().map(String::as_str));
    Step::cargo("load", &measure).at_root().run()
}
