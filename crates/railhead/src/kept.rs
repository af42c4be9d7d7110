//! Where tables are kept: in a folder, which needs no name, or in a database.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use clap::Args;
use railhead_store::{BadDatabase, Database, Place};

use crate::failure::Failure;

/// Names the database, if the command line doesn't.
const VARIABLE: &str = "RAILHEAD_DATABASE";

/// Where tables are kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct Kept {
    /// The folder in which tables are kept; if not given, `railhead` in the user's own folder for such data.
    #[arg(long = "data", value_name = "DIR")]
    folder: Option<PathBuf>,
    /// The PostgreSQL database in which tables are kept, in the place of a folder: postgres://user@host/name. If not
    /// given, the environment variable `RAILHEAD_DATABASE` is asked, which keeps a password from other users' eyes.
    #[arg(long, value_name = "URL", conflicts_with = "folder")]
    database: Option<Database>,
}

impl Kept {
    /// The place that was named, or the usual one.
    pub(crate) fn place(&self) -> Result<Place, Failure> {
        match (&self.database, &self.folder) {
            (Some(database), _) => return Ok(Place::Database(database.clone())),
            (None, Some(folder)) => return Ok(Place::Folder(folder.clone())),
            (None, None) => {}
        }
        if let Some(url) = env::var_os(VARIABLE).filter(|url| !url.is_empty()) {
            let url = url.to_str().ok_or(BadDatabase).and_then(str::parse);
            return Ok(Place::Database(url.map_err(|source| Failure::Variable { name: VARIABLE, source })?));
        }
        let usual = usual(env::consts::OS, |name| env::var_os(name));
        usual.map(Place::Folder).ok_or(Failure::NoFolder)
    }

    /// The place, if it is there.
    pub(crate) fn existing(&self) -> Result<Place, Failure> {
        let place = self.place()?;
        match &place {
            Place::Folder(path) if !path.is_dir() => Err(Failure::NoSuchFolder { path: path.clone() }),
            Place::Folder(_) | Place::Database(_) => Ok(place),
        }
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
