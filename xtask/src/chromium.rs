//! Finds or installs the browser that the browser tests drive.

use std::env;

use crate::{
    files::program,
    step::{Failed, Step},
};

/// The programs that must be there.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Makes sure that Chromium and its driver are there; installs Debian's packages if they aren't.
pub(crate) fn install() -> Result<(), Failed> {
    if missing().is_empty() {
        return Ok(());
    }
    if program("apt-get").is_none() {
        return Err(Failed(format!(
            "{} not found: install Chromium and its driver",
            missing().join(" and ")
        )));
    }
    apt("package lists", &["update", "-q"])?;
    apt(
        "Chromium",
        &[
            "install",
            "-y",
            "-q",
            "--no-install-recommends",
            "chromium",
            "chromium-driver",
            "fonts-dejavu-core",
        ],
    )?;
    match missing().as_slice() {
        [] => Ok(()),
        missing => Err(Failed(format!("{} still not found after the installation", missing.join(" and ")))),
    }
}

/// Runs the system's own installer.
pub(crate) fn apt(name: &str, args: &[&str]) -> Result<(), Failed> {
    let sudo = program("sudo").filter(|_| env::var("USER").is_ok_and(|user| user != "root"));
    let step = match sudo {
        Some(_) => Step::program(name, "sudo", &[&["apt-get"], args].concat()),
        None => Step::program(name, "apt-get", args),
    };
    step.with("DEBIAN_FRONTEND", "noninteractive").run()
}

fn missing() -> Vec<&'static str> {
    PROGRAMS.into_iter().filter(|name| program(name).is_none()).collect()
}
