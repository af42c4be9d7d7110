//! The programs that are measured, as processes of their own, and what the system says of them.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
};

use crate::trouble::Trouble;

/// How many ticks of processor time a second has, as Linux tells them.
const TICKS: u32 = 100;

/// A process that answers requests. It ends with this value.
pub(crate) struct Node {
    child: Child,
    id: u32,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

/// The program called `name` beside this one.
pub(crate) fn beside(name: &str) -> Result<PathBuf, Trouble> {
    let program = std::env::current_exe()?.with_file_name(name);
    if program.is_file() { Ok(program) } else { Err(Trouble::Unexpected("build the package railhead first")) }
}

/// The real server on any port, with nobody held back.
fn server(more: &[&str]) -> Result<Command, Trouble> {
    let mut program = Command::new(beside("railhead")?);
    program.args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-pause", "0"]).args(more);
    Ok(program)
}

impl Node {
    /// The real server over this folder.
    pub(crate) async fn over_folder(folder: &Path, more: &[&str]) -> Result<Node, Trouble> {
        let mut program = server(more)?;
        program.arg("--data").arg(folder);
        Node::start(program).await
    }

    /// The real server over the database of this URL.
    pub(crate) async fn over_database(url: &str) -> Result<Node, Trouble> {
        let mut program = server(&[])?;
        program.args(["--database", url]);
        Node::start(program).await
    }

    /// The bare handler over a folder.
    pub(crate) async fn bare(folder: &Path) -> Result<Node, Trouble> {
        let mut program = Command::new(std::env::current_exe()?);
        program.arg("--bare").arg(folder);
        Node::start(program).await
    }

    async fn start(mut program: Command) -> Result<Node, Trouble> {
        let mut child = program.kill_on_drop(true).stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let id = child.id().ok_or(Trouble::Unexpected("a server ended at once"))?;
        let out = child.stdout.take().ok_or(Trouble::Unexpected("a server has no output"))?;
        let mut lines = BufReader::new(out).lines();
        let line = lines.next_line().await?.unwrap_or_default();
        let address = line.rsplit("http://").next().and_then(|address| address.parse().ok());
        let address = address.ok_or(Trouble::Unexpected("a server did not open"))?;
        // What else it says has to be read, or it would wait for somebody who does.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Node { child, id, address })
    }

    /// The processor time it has used. In hundredths of a second: measure long enough.
    pub(crate) fn cpu(&self) -> Result<Duration, Trouble> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.id))?;
        // The name, in brackets, may hold anything; 11 fields later come the times in user and system mode.
        let fields = stat.rsplit_once(')').map(|(_, rest)| rest.split_whitespace().skip(11).take(2));
        let ticks = fields.into_iter().flatten().filter_map(|field| field.parse::<u32>().ok());
        Ok(Duration::from_secs(1) * ticks.sum() / TICKS)
    }

    /// The memory it has in use, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, Trouble> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.map(|kb| kb * 1024).ok_or(Trouble::Unexpected("a server has ended"))
    }

    /// Tells it to stop; how long it takes to end well.
    pub(crate) async fn stop(mut self) -> Result<Duration, Trouble> {
        let begun = Instant::now();
        let id = i32::try_from(self.id).ok().and_then(Pid::from_raw);
        let id = id.ok_or(Trouble::Unexpected("a server has no number"))?;
        kill_process(id, Signal::TERM).map_err(std::io::Error::from)?;
        if self.child.wait().await?.success() {
            Ok(begun.elapsed())
        } else {
            Err(Trouble::Unexpected("a server did not stop well"))
        }
    }

    /// Ends it, as a power cut would.
    pub(crate) async fn end(mut self) -> Result<(), Trouble> {
        Ok(self.child.kill().await?)
    }
}
