//! A place for one test's store.

use std::{
    env,
    fmt::{self, Write as _},
    path::{Path, PathBuf},
    process::{self, Command},
    sync::atomic::{AtomicUsize, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

use tempfile::TempDir;

use crate::{ClusterError, Programs, run};

/// Names the folder with the socket of the cluster that tests are to use.
pub const VARIABLE: &str = "RAILHEAD_TEST_POSTGRES";

/// A place for one test's store: a folder, or a schema of a database. As a text, it is what a server is told.
#[derive(Debug)]
pub enum Home {
    /// A folder, which is gone with this value.
    Folder(TempDir),
    /// A schema in a cluster, which is gone with the cluster.
    Schema(Schema),
}

impl Home {
    /// A schema of the cluster that is named in the environment; a folder if none is.
    ///
    /// # Panics
    /// If neither can be made: this is for tests.
    #[must_use]
    pub fn new() -> Home {
        match Schema::new() {
            Some(schema) => Home::Schema(schema),
            None => Home::Folder(tempfile::tempdir().expect("a folder for a test")),
        }
    }

    /// The folder, if it is one.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Home::Folder(folder) => Some(folder.path()),
            Home::Schema(_) => None,
        }
    }
}

impl Default for Home {
    fn default() -> Home {
        Home::new()
    }
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Home::Folder(folder) => folder.path().display().fmt(f),
            Home::Schema(schema) => schema.fmt(f),
        }
    }
}

/// A schema in a cluster. As a text, its URL.
#[derive(Clone, Debug)]
pub struct Schema {
    programs: Programs,
    socket: PathBuf,
    name: String,
}

impl Schema {
    /// A new schema of the cluster that is named in the environment; nothing if none is, which is said aloud.
    ///
    /// # Panics
    /// If the cluster that is named cannot be used: this is for tests.
    #[must_use]
    pub fn new() -> Option<Schema> {
        let socket = PathBuf::from(env::var_os(VARIABLE)?);
        let programs = Programs::find().expect("PostgreSQL's programs");
        Some(Schema::at(programs, socket).expect("a schema for a test"))
    }

    /// The same for a test that makes sense with PostgreSQL only; the test is left out, loudly, where there is none.
    #[must_use]
    pub fn required(test: &str) -> Option<Schema> {
        let schema = Schema::new();
        if schema.is_none() {
            eprintln!("LEFT OUT: {test} needs PostgreSQL; `cargo xtask test` starts one");
        }
        schema
    }

    /// A new schema of the cluster with this socket.
    pub fn at(programs: Programs, socket: PathBuf) -> Result<Schema, ClusterError> {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let name = format!("s{}_{moment}_{}", process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        say(&programs, &socket, "railhead", &format!("CREATE SCHEMA {name}"))?;
        Ok(Schema { programs, socket, name })
    }

    /// Runs a statement in the schema; what comes of it, line by line.
    ///
    /// # Panics
    /// If it fails: this is for tests.
    pub fn say(&self, statement: &str) -> String {
        let statement = format!("SET search_path TO {}; {statement}", self.name);
        say(&self.programs, &self.socket, "railhead", &statement).expect("the statement is carried out")
    }

    /// Ends all connections to the schema's store, as its database would.
    pub fn sever(&self) {
        let ours = format!(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
             WHERE application_name = 'railhead_{}'",
            self.name
        );
        self.say(&ours);
    }
}

impl fmt::Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://railhead@")?;
        for letter in self.socket.to_string_lossy().chars() {
            match letter {
                '/' => f.write_str("%2F")?,
                letter => f.write_char(letter)?,
            }
        }
        let name = &self.name;
        write!(f, "/railhead?options=-csearch_path%3D{name}&application_name=railhead_{name}")
    }
}

/// Runs a statement; what comes of it.
pub(crate) fn say(
    programs: &Programs,
    socket: &Path,
    database: &str,
    statement: &str,
) -> Result<String, ClusterError> {
    let mut psql = Command::new(programs.path("psql"));
    psql.args([
        "--no-psqlrc",
        "--quiet",
        "--tuples-only",
        "--no-align",
        "--set=ON_ERROR_STOP=1",
        "-U",
        "railhead",
    ]);
    run(psql.arg("-h").arg(socket).args(["-d", database, "-c", statement]))
}
