//! A throw-away PostgreSQL, for tests and measurements alone: the program itself never starts one.
//!
//! `cargo xtask test` starts one [`Cluster`] and names it in [`VARIABLE`]; every test then asks for a [`Home`] of its own,
//! which is a schema there, or a folder for SQLite where no cluster is named. So the same tests run on both.

mod home;
mod programs;

use std::{
    fs,
    io::{self, Write as _},
    os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

pub use home::{Home, Schema, VARIABLE};
pub use programs::Programs;
use tempfile::TempDir;
use thiserror::Error;

/// How often a cluster that starts is asked whether it is ready, ten times a second.
const ASKED: usize = 600;

/// Why there is no cluster.
#[derive(Debug, Error)]
pub enum ClusterError {
    /// PostgreSQL is not installed here.
    #[error("PostgreSQL is not installed: no initdb, postgres and psql found")]
    NotInstalled,
    /// PostgreSQL refuses to run as root, and there is nobody else to run it as.
    #[error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")]
    NobodyElse,
    /// A program ended badly.
    #[error("{program} failed: {said}")]
    Failed {
        /// Which one.
        program: String,
        /// What it said.
        said: String,
    },
    /// The system refused something.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A cluster that listens on a socket in a folder of its own, and is gone when this value is.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    owner: Option<Owner>,
    folder: TempDir,
    server: Option<Child>,
    settings: Vec<String>,
}

/// Who runs it, if we are root.
#[derive(Clone, Copy, Debug)]
struct Owner {
    user: u32,
    group: u32,
}

impl Cluster {
    /// A new cluster, running. It trusts whoever can reach its socket.
    ///
    /// What it commits survives the end of its own processes, not that of the machine: nothing is flushed to the disk.
    pub fn start() -> Result<Cluster, ClusterError> {
        Cluster::start_with(&["fsync=off", "full_page_writes=off"])
    }

    /// A new cluster with these settings beside the usual ones.
    pub fn start_with(settings: &[&str]) -> Result<Cluster, ClusterError> {
        let programs = Programs::find().ok_or(ClusterError::NotInstalled)?;
        let folder = tempfile::Builder::new().prefix("railhead-pg-").tempdir()?;
        let owner = if fs::metadata(folder.path())?.uid() == 0 {
            let owner = somebody()?.ok_or(ClusterError::NobodyElse)?;
            chown(folder.path(), Some(owner.user), Some(owner.group))?;
            Some(owner)
        } else {
            None
        };
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut cluster = Cluster { programs, owner, folder, server: None, settings };
        let mut initdb = cluster.command("initdb");
        initdb.args([
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--username=railhead",
            "-D",
        ]);
        run(initdb.arg(cluster.data()))?;
        cluster.run()?;
        cluster.say("postgres", "CREATE DATABASE railhead")?;
        Ok(cluster)
    }

    /// Starts the cluster's server; it is ready when this returns. After a crash it may take a few attempts, until all
    /// processes of the one before have ended.
    pub fn run(&mut self) -> Result<(), ClusterError> {
        for _ in 0..ASKED {
            let is_up = match &mut self.server {
                Some(server) => server.try_wait()?.is_none(),
                None => false,
            };
            if !is_up {
                self.server = Some(self.spawn()?);
            }
            if self.say("postgres", "SELECT 1").is_ok() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        let said = fs::read_to_string(self.folder.path().join("said")).unwrap_or_default();
        Err(ClusterError::Failed { program: "postgres".to_owned(), said })
    }

    fn spawn(&self) -> io::Result<Child> {
        let said = fs::File::options().create(true).append(true).open(self.folder.path().join("said"))?;
        let mut server = self.command("postgres");
        server.arg("-D").arg(self.data()).arg("-k").arg(self.socket());
        server.args(["-c", "listen_addresses=", "-c", "max_connections=400"]);
        for setting in &self.settings {
            server.args(["-c", setting]);
        }
        server.stdout(Stdio::null()).stderr(said).stdin(Stdio::null()).spawn()
    }

    /// Ends the server as a crash would: all its processes, without a word to anybody.
    pub fn crash(&mut self) -> Result<(), ClusterError> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }

    /// Stops the server in an orderly way, without waiting for those who use it.
    pub fn stop(&mut self) -> Result<(), ClusterError> {
        if let Some(mut server) = self.server.take() {
            let mut stop = self.command("pg_ctl");
            run(stop.args(["stop", "--mode=fast", "-D"]).arg(self.data()))?;
            server.wait()?;
        }
        Ok(())
    }

    /// Ends all connections to a database but the one that asks for it.
    pub fn sever(&self) -> Result<(), ClusterError> {
        let sever = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                     WHERE datname = 'railhead' AND pid <> pg_backend_pid()";
        self.say("railhead", sever)
    }

    /// Runs a statement in a database.
    pub fn say(&self, database: &str, statement: &str) -> Result<(), ClusterError> {
        home::say(&self.programs, &self.socket(), database, statement).map(drop)
    }

    /// A new schema in it.
    pub fn schema(&self) -> Result<Schema, ClusterError> {
        Schema::at(self.programs.clone(), self.socket())
    }

    /// The folder that its socket is in.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.path(program));
        command.current_dir(self.folder.path());
        if let Some(Owner { user, group }) = self.owner {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Err(error) = self.crash() {
            // There is nobody else to tell.
            let _ = writeln!(io::stderr(), "a PostgreSQL cluster could not be ended: {error}");
        }
    }
}

/// Somebody without rights of their own.
fn somebody() -> io::Result<Option<Owner>> {
    let users = fs::read_to_string("/etc/passwd")?;
    let owner = |name: &str| {
        users.lines().find_map(|line| {
            let fields: Vec<&str> = line.split(':').collect();
            let [user, _, id, group, ..] = fields.as_slice() else { return None };
            (*user == name).then_some(Owner { user: id.parse().ok()?, group: group.parse().ok()? })
        })
    };
    Ok(["postgres", "nobody"].into_iter().find_map(owner))
}

/// Runs a program to its end; what it printed.
fn run(command: &mut Command) -> Result<String, ClusterError> {
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let program = Path::new(command.get_program()).display().to_string();
    Err(ClusterError::Failed { program, said: String::from_utf8_lossy(&output.stderr).into_owned() })
}
