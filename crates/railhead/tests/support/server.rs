//! The real program, serving from a folder of its own.

use std::{
    fs::File,
    io::{BufRead as _, BufReader, Read as _},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    sync::Arc,
};

use tempfile::TempDir;

/// The program under test.
pub(crate) const RAILHEAD: &str = env!("CARGO_BIN_EXE_railhead");

/// A running server. It dies with this value; its folder lives as long as the last server that used it.
pub(crate) struct Server {
    /// Its process.
    pub(crate) child: Child,
    // Kept open: a program that finds nobody listening to it would complain.
    _out: BufReader<ChildStdout>,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// A folder for its tables, its log, and whatever a test has to write.
    pub(crate) home: Arc<TempDir>,
    /// What it was told beside where to listen.
    arguments: Vec<String>,
}

/// Where a server with this home keeps its tables.
pub(crate) fn data(home: &Path) -> PathBuf {
    home.join("data")
}

impl Server {
    /// A server with a folder of its own and no patience to spare: bots decide at once and nobody is held back.
    pub(crate) fn start() -> Server {
        let home = tempfile::tempdir().expect("a folder for the tables");
        Server::run(Arc::new(home), "127.0.0.1:0")
    }

    /// The same, told something more.
    #[allow(dead_code, reason = "not every test needs it")]
    pub(crate) fn start_with(arguments: &[&str]) -> Server {
        let home = tempfile::tempdir().expect("a folder for the tables");
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        Server::run_with(Command::new(RAILHEAD), Arc::new(home), "127.0.0.1:0", arguments)
    }

    fn run(home: Arc<TempDir>, listen: &str) -> Server {
        Server::run_by(Command::new(RAILHEAD), home, listen)
    }

    /// The program, or something that ends by becoming the program, with the arguments of a server.
    pub(crate) fn run_by(program: Command, home: Arc<TempDir>, listen: &str) -> Server {
        Server::run_with(program, home, listen, Vec::new())
    }

    fn run_with(mut program: Command, home: Arc<TempDir>, listen: &str, arguments: Vec<String>) -> Server {
        program.args(["serve", "--listen", listen, "--rate", "0", "--bot-pause", "0", "--data"]);
        program.arg(data(home.path())).args(&arguments).env("RUST_LOG", "debug,sqlx=info");
        let mut server = Server::open(program, home);
        server.arguments = arguments;
        server
    }

    /// Starts a command that ends by serving.
    pub(crate) fn open(mut program: Command, home: Arc<TempDir>) -> Server {
        let said =
            File::options().create(true).append(true).open(home.path().join("said")).expect("a log file");
        let mut child = program.stdout(Stdio::piped()).stderr(said).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).expect("the program speaks");
        let Some(address) = line.trim().strip_prefix("Railhead is open at http://") else {
            let _ = child.kill();
            let _ = out.read_to_string(&mut line);
            let said = std::fs::read_to_string(home.path().join("said")).unwrap_or_default();
            panic!("the server did not open: {line} {said}");
        };
        let address = address.parse().expect("an address to open");
        Server { child, _out: out, address, home, arguments: Vec::new() }
    }

    /// The address of `path` (which begins with a slash).
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// All that the server wrote to its log.
    pub(crate) fn said(&self) -> String {
        std::fs::read_to_string(self.home.path().join("said")).expect("the server's log")
    }

    /// Ends the server as a power cut would, with no chance to say good-bye.
    pub(crate) fn cut(&mut self) {
        self.child.kill().expect("the server can be killed");
        self.child.wait().expect("the server has ended");
    }

    /// The same server again, on the same folder and port, after [`Server::cut`].
    pub(crate) fn again(self) -> Server {
        let listen = self.address.to_string();
        Server::run_with(Command::new(RAILHEAD), self.home.clone(), &listen, self.arguments.clone())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Its own process, by its own handle; it may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
