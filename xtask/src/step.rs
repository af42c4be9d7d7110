//! A command that is run and timed.

use std::{
    env,
    ffi::{OsStr, OsString},
    path::Path,
    process::Command,
    time::Instant,
};

use crate::files::root;

/// What went wrong, as a sentence.
pub(crate) struct Failed(pub(crate) String);

/// A command to run.
pub(crate) struct Step {
    name: String,
    command: Command,
}

impl Step {
    /// A cargo command. What the cargo that runs us says about this package is not passed on: build scripts watch it, and
    /// would make everything above them be built once for `cargo` and once more for `cargo xtask`.
    pub(crate) fn cargo(name: &str, args: &[&str]) -> Step {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = Command::new(cargo);
        command.args(args);
        for (key, _) in env::vars_os().filter(|(key, _)| tells_of_this_package(key)) {
            command.env_remove(key);
        }
        Step { name: name.to_owned(), command }
    }

    /// Any program.
    pub(crate) fn program(name: &str, program: &str, args: &[&str]) -> Step {
        let mut command = Command::new(program);
        command.args(args);
        Step { name: name.to_owned(), command }
    }

    /// With an environment variable set.
    pub(crate) fn with(mut self, key: &str, value: &str) -> Step {
        self.command.env(key, value);
        self
    }

    /// From the project's folder, wherever the chore was started.
    pub(crate) fn at_root(self) -> Step {
        self.within(root())
    }

    /// In this folder.
    pub(crate) fn within(mut self, folder: &Path) -> Step {
        self.command.current_dir(folder);
        self
    }

    /// Runs the command and says how long it took.
    pub(crate) fn run(mut self) -> Result<(), Failed> {
        println!("==> {}", self.name);
        let start = Instant::now();
        let status = self.command.status().map_err(|error| Failed(format!("{}: {error}", self.name)))?;
        println!("<== {} after {} s", self.name, start.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(Failed(format!("{} failed ({status})", self.name))) }
    }
}

/// Whether cargo set this variable to say which package it runs.
fn tells_of_this_package(key: &OsStr) -> bool {
    let key = key.to_string_lossy();
    key.starts_with("CARGO_PKG_") || key.starts_with("CARGO_MANIFEST_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cargo_command_is_told_nothing_of_this_package() {
        let told = env::vars_os().map(|(key, _)| key).filter(|key| tells_of_this_package(key));
        let told: Vec<_> = told.collect();
        assert!(told.iter().any(|key| key == "CARGO_PKG_NAME"), "run by cargo: {told:?}");
        let step = Step::cargo("help", &["help"]);
        let kept = told
            .iter()
            .filter(|key| !step.command.get_envs().any(|(at, value)| at == *key && value.is_none()));
        assert_eq!(kept.count(), 0);
    }
}
