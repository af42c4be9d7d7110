//! Finds or fetches the proxies that the examples for them are tried with. Debian's packages are unpacked and not installed:
//! that needs no rights, and starts no service on the machine.

use std::{fs, path::PathBuf};

use crate::{
    files::{program, root},
    step::{Failed, Step},
};

/// The proxies, and the variables that tell the tests where each is.
const PROXIES: [(&str, &str); 2] = [("nginx", "RAILHEAD_NGINX"), ("caddy", "RAILHEAD_CADDY")];

/// Where programs are in a package, or on a machine beside where everybody looks for them.
const FOLDERS: [&str; 2] = ["usr/sbin", "usr/bin"];

/// The variables that tell tests where the proxies are that had to be fetched. What cannot be fetched is left out, loudly.
pub(crate) fn fetch() -> Vec<(&'static str, PathBuf)> {
    let missing = PROXIES.into_iter().filter(|(name, _)| !is_installed(name));
    missing
        .filter_map(|(name, variable)| match unpacked(name) {
            Ok(at) => Some((variable, at)),
            Err(Failed(why)) => {
                println!("NOT CHECKED: the example for {name}, because that cannot be fetched: {why}");
                None
            }
        })
        .collect()
}

fn is_installed(name: &str) -> bool {
    program(name).is_some()
        || FOLDERS.iter().any(|folder| PathBuf::from("/").join(folder).join(name).is_file())
}

/// Where the program of a package is after it was unpacked.
fn unpacked(name: &str) -> Result<PathBuf, Failed> {
    let there = root().join("target/proxies").join(name);
    let find =
        || FOLDERS.iter().map(|folder| there.join("all").join(folder).join(name)).find(|at| at.is_file());
    if let Some(at) = find() {
        return Ok(at);
    }
    if program("apt-get").is_none() {
        return Err(Failed("there is no apt-get".to_owned()));
    }
    fs::create_dir_all(&there).map_err(|error| Failed(format!("{}: {error}", there.display())))?;
    Step::program(name, "apt-get", &["download", "-q", name]).within(&there).run()?;
    let entries = fs::read_dir(&there).map_err(|error| Failed(error.to_string()))?;
    let mut packages = entries.flatten().map(|entry| entry.path());
    let package = packages.find(|path| path.extension().is_some_and(|end| end == "deb"));
    let package = package.ok_or_else(|| Failed("nothing came".to_owned()))?;
    let all = there.join("all");
    let args = ["--extract", &package.to_string_lossy(), &all.to_string_lossy()];
    Step::program(&format!("{name}, unpacked"), "dpkg-deb", &args).run()?;
    find().ok_or_else(|| Failed(format!("the package has no {name}")))
}
