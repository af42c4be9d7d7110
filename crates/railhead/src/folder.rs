//! The folder in which tables are kept, if no other is named.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use clap::Args;

use crate::failure::Failure;

/// Where tables are kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct Folder {
    /// The folder in which tables are kept; if not given, `railhead` in the user's own folder for such data.
    #[arg(long = "data", value_name = "DIR")]
    path: Option<PathBuf>,
}

impl Folder {
    /// The folder that was named, or the usual one.
    pub(crate) fn path(&self) -> Result<PathBuf, Failure> {
        let named = self.path.clone();
        named.or_else(|| usual(env::consts::OS, |name| env::var_os(name))).ok_or(Failure::NoFolder)
    }

    /// The folder, if it is there.
    pub(crate) fn existing(&self) -> Result<PathBuf, Failure> {
        let path = self.path()?;
        if path.is_dir() { Ok(path) } else { Err(Failure::NoSuchFolder { path }) }
    }
}

/// Where the conventions of the system put such data. A variable that holds no absolute path counts as unset.
fn usual(os: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = |inside: &str| path("HOME").map(|home| home.join(inside));
    let base = match os {
        "windows" => path("LOCALAPPDATA").or_else(|| path("APPDATA")),
        "macos" => home("Library/Application Support"),
        _ => path("XDG_DATA_HOME").or_else(|| home(".local/share")),
    };
    base.map(|base| base.join(Path::new("railhead")))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn folder(os: &str, variables: &[(&str, &str)]) -> Option<String> {
        let variable = |name: &str| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| OsString::from(value))
        };
        usual(os, variable).map(|path| path.display().to_string())
    }

    #[test]
    fn every_system_keeps_data_where_it_is_usual() {
        let home = ("HOME", "/home/ana");
        assert_eq!(folder("linux", &[home]).as_deref(), Some("/home/ana/.local/share/railhead"));
        assert_eq!(folder("linux", &[home, ("XDG_DATA_HOME", "/d")]).as_deref(), Some("/d/railhead"));
        let relative = folder("linux", &[home, ("XDG_DATA_HOME", "d")]);
        assert_eq!(relative.as_deref(), Some("/home/ana/.local/share/railhead"));
        let mac = folder("macos", &[home, ("XDG_DATA_HOME", "/d")]);
        assert_eq!(mac.as_deref(), Some("/home/ana/Library/Application Support/railhead"));
        assert_eq!(folder("windows", &[("APPDATA", "/roaming")]).as_deref(), Some("/roaming/railhead"));
        let local = folder("windows", &[("APPDATA", "/roaming"), ("LOCALAPPDATA", "/local")]);
        assert_eq!(local.as_deref(), Some("/local/railhead"));
        assert_eq!(folder("linux", &[]), None);
    }
}
