//! Where a store is kept.

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use thiserror::Error;

/// Where a store is kept: in a folder of its own, or in a database that several nodes share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A folder, with SQLite in it.
    Folder(PathBuf),
    /// A database of PostgreSQL.
    Database(Database),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(path) => path.display().fmt(f),
            Place::Database(database) => database.fmt(f),
        }
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Place {
        Place::Folder(path.to_owned())
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Place {
        Place::Folder(path)
    }
}

impl From<&PathBuf> for Place {
    fn from(path: &PathBuf) -> Place {
        Place::Folder(path.clone())
    }
}

impl From<Database> for Place {
    fn from(database: Database) -> Place {
        Place::Database(database)
    }
}

impl From<&Place> for Place {
    fn from(place: &Place) -> Place {
        place.clone()
    }
}

/// A database's URL or a folder's path, as one writes it on a command line.
impl FromStr for Place {
    type Err = BadDatabase;

    fn from_str(text: &str) -> Result<Place, BadDatabase> {
        if text.contains("://") { text.parse().map(Place::Database) } else { Ok(Place::Folder(text.into())) }
    }
}

/// A database of PostgreSQL, by its URL. What shows of it has no password in it.
///
/// ```
/// use railhead_store::Database;
///
/// let database: Database = "postgres://railhead:secret@db.example.org/tables".parse()?;
/// assert_eq!(database.to_string(), "postgres://railhead@db.example.org/tables");
/// assert!("mysql://db.example.org".parse::<Database>().is_err());
/// # Ok::<(), railhead_store::BadDatabase>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Database(String);

impl Database {
    /// The URL with everything in it, for whoever connects.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl FromStr for Database {
    type Err = BadDatabase;

    fn from_str(url: &str) -> Result<Database, BadDatabase> {
        let known = ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
        if known { Ok(Database(url.to_owned())) } else { Err(BadDatabase) }
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("postgres", &self.0));
        // What comes after a question mark may hold a password too.
        let rest = rest.split('?').next().unwrap_or_default();
        let (login, place) =
            rest.rsplit_once('@').map_or((None, rest), |(login, place)| (Some(login), place));
        let user = login.and_then(|login| login.split(':').next()).filter(|user| !user.is_empty());
        match user {
            Some(user) => write!(f, "{scheme}://{user}@{place}"),
            None => write!(f, "{scheme}://{place}"),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

/// A text that names no database that can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a database is named like postgres://user@host/name")]
pub struct BadDatabase;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_never_shows() {
        for (url, shown) in [
            ("postgres://ann:pass@host:5433/db", "postgres://ann@host:5433/db"),
            ("postgres://host/db?password=pass&user=ann", "postgres://host/db"),
            ("postgresql://:p@ss@%2Frun%2Fpostgresql/db", "postgresql://%2Frun%2Fpostgresql/db"),
            ("postgres:///db", "postgres:///db"),
        ] {
            let database: Database = url.parse().expect("a database");
            assert_eq!(database.to_string(), shown);
            assert!(!format!("{database:?}").contains("pass"));
            assert_eq!(database.expose(), url);
        }
    }

    #[test]
    fn a_place_is_a_folder_unless_it_is_a_url() {
        assert_eq!("/srv/railhead".parse(), Ok(Place::Folder("/srv/railhead".into())));
        assert!(matches!("postgres://host/db".parse(), Ok(Place::Database(_))));
        assert_eq!("mysql://host/db".parse::<Place>(), Err(BadDatabase));
    }
}
