//! How hard the server is tried: a little in every run of the tests, long by `cargo xtask long`, which adds up what the
//! trials tell.

use std::{env, fs::File, io::Write as _, path::Path, process::Command};

use crate::server::{RAILHEAD, Server, data};

/// Names the file that a long trial tells its figures to.
const FIGURES: &str = "RAILHEAD_SOAK";

/// How often something is tried: in every run, and in a long one.
pub(crate) fn times(short: usize, long: usize) -> usize {
    if env::var_os(FIGURES).is_some() { long } else { short }
}

/// What a trial has done, and what it has found.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    /// What was done to the server: kills, full disks, cut connections, races.
    pub(crate) faults: usize,
    /// What it was given or asked.
    pub(crate) inputs: usize,
    /// What it had acknowledged and did not have afterwards.
    pub(crate) lost: usize,
    /// What it told to somebody who must not know it.
    pub(crate) leaked: usize,
}

impl Tally {
    /// Tells the figures, and fails if anything was lost or leaked.
    pub(crate) fn tell(self, trial: &str) {
        let Tally { faults, inputs, lost, leaked } = self;
        println!("{trial}: {faults} faults, {inputs} inputs, {lost} lost, {leaked} leaked");
        if let Some(file) = env::var_os(FIGURES) {
            let file = File::options().create(true).append(true).open(file);
            let line = format!("{trial} {faults} {inputs} {lost} {leaked}\n");
            file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the figures are kept");
        }
        assert_eq!((lost, leaked), (0, 0), "{trial}");
    }
}

/// Ends the server without a word and has what it leaves looked through.
pub(crate) fn check_what_is_left(mut server: Server) {
    server.cut();
    assert!(!server.said().contains("panicked"), "{}", server.said());
    check(&data(server.home.path()));
}

fn check(folder: &Path) {
    let ran =
        Command::new(RAILHEAD).args(["check", "--data"]).arg(folder).output().expect("the program runs");
    let said = String::from_utf8_lossy(&ran.stdout).into_owned() + &String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{said}");
}
