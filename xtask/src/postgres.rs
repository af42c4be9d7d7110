//! What runs on PostgreSQL: a cluster of its own for the time of a chore, started as somebody without rights.

use railhead_cluster::{Cluster, Programs, VARIABLE};

use crate::{
    chromium::apt,
    files::program,
    step::{Failed, Step},
};

/// Makes sure that PostgreSQL's programs are there; installs Debian's package if they aren't.
pub(crate) fn install() -> Result<(), Failed> {
    if Programs::find().is_some() {
        return Ok(());
    }
    if program("apt-get").is_none() {
        return Err(Failed("PostgreSQL not found: install it".to_owned()));
    }
    apt("package lists", &["update", "-q"])?;
    apt("PostgreSQL", &["install", "-y", "-q", "--no-install-recommends", "postgresql"])?;
    match Programs::find() {
        Some(_) => Ok(()),
        None => Err(Failed("PostgreSQL still not found after the installation".to_owned())),
    }
}

/// Runs a step with a cluster that tests find by the environment.
pub(crate) fn run(step: Step) -> Result<(), Failed> {
    let cluster = Cluster::start().map_err(|error| Failed(error.to_string()))?;
    step.with(VARIABLE, &cluster.socket().to_string_lossy()).run()
}

/// Runs `cargo` with these arguments, with a cluster that tests find by the environment.
pub(crate) fn cargo(args: &[String]) -> Result<(), Failed> {
    install()?;
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    run(Step::cargo("on PostgreSQL", &args))
}

/// What is tested on PostgreSQL as it is on SQLite: the store, the server from outside and what moves tables from place to
/// place; and what happens when nodes and databases die. Named by their tests and not by their packages, of which features
/// would be put together anew, and built.
pub(crate) fn tests() -> Result<(), Failed> {
    let server = ["test", "--workspace", "--test", "store", "--test", "http"];
    run(Step::cargo("tests on PostgreSQL", &server))?;
    let program = ["test", "--workspace", "--test", "cli", "--test", "live", "--", "places::", "chaos::"];
    run(Step::cargo("the program on PostgreSQL", &program))
}
