//! Where PostgreSQL's programs are.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// A folder with PostgreSQL's programs in it.
#[derive(Clone, Debug)]
pub struct Programs(PathBuf);

impl Programs {
    /// What is on the path, or the newest of Debian's.
    pub fn find() -> Option<Programs> {
        let path = env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
        let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
            .collect();
        versions.sort();
        folders.extend(versions.into_iter().rev());
        folders.into_iter().find(|folder| is_complete(folder)).map(Programs)
    }

    /// The program of this name.
    pub fn path(&self, program: &str) -> PathBuf {
        self.0.join(program)
    }
}

fn is_complete(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_ctl", "psql"].iter().all(|program| folder.join(program).is_file())
}
