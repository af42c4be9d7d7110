//! Folders of the project, and programs of the machine.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::step::Failed;

/// The project's folder.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The names in a folder of the project, in order.
pub(crate) fn names(folder: &str) -> Result<Vec<String>, Failed> {
    let entries = fs::read_dir(root().join(folder)).map_err(|error| Failed(format!("{folder}: {error}")))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into()).collect();
    names.sort();
    Ok(names)
}

/// Where a program is, if it is installed.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|candidate| candidate.is_file())
}
