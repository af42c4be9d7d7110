//! Fetches axe-core, which the browser tests check every kind of page with. It is not ours and not kept with ours.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    chromium::apt,
    files::{program, root},
    step::{Failed, Step},
};

/// The version that is fetched.
const VERSION: &str = "4.10.3";

/// The variable that tells the browser tests where it is.
pub(crate) const VARIABLE: &str = "RAILHEAD_AXE";

/// Where axe-core is; fetched from npm if it has not been. `None`, loudly, where it cannot be fetched.
pub(crate) fn fetch() -> Option<PathBuf> {
    let folder = root().join("target/axe").join(VERSION);
    let script = folder.join("package/axe.min.js");
    if !script.is_file()
        && let Err(Failed(why)) = unpack(&folder)
    {
        println!("NOT CHECKED: pages by axe-core {VERSION}, because it cannot be fetched: {why}");
        return None;
    }
    script.canonicalize().ok()
}

fn unpack(folder: &Path) -> Result<(), Failed> {
    if program("npm").is_none() && program("apt-get").is_some() {
        apt("package lists", &["update", "-q"])?;
        apt("npm", &["install", "-y", "-q", "--no-install-recommends", "npm"])?;
    }
    fs::create_dir_all(folder).map_err(|error| Failed(format!("{}: {error}", folder.display())))?;
    let folder = folder.to_string_lossy();
    let package = format!("axe-core@{VERSION}");
    Step::program("axe-core", "npm", &["pack", &package, "--silent", "--pack-destination", &folder]).run()?;
    let archive = format!("{folder}/axe-core-{VERSION}.tgz");
    Step::program("axe-core, unpacked", "tar", &["-xzf", &archive, "-C", &folder, "package/axe.min.js"]).run()
}
