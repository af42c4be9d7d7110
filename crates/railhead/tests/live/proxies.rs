//! Proxies before a server, with our examples as their settings. A proxy is left out, with a word, where it is not installed.

use std::{
    env,
    fs::{self, File},
    net::{SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{client::TIMEOUT, server::Server};

/// The example for nginx.
pub(crate) const NGINX: &str = include_str!("../../../../docs/examples/nginx.conf");

/// The example for Caddy.
pub(crate) const CADDY: &str = include_str!("../../../../docs/examples/Caddyfile");

/// Where programs may be: nginx's folder is not among those in which everybody looks for programs.
const FOLDERS: [&str; 4] = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];

/// A proxy before a server. It ends with this value.
pub(crate) struct Proxy {
    child: Child,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    _home: TempDir,
}

/// Where a proxy is: `variable` says so where it is not installed.
fn find(name: &str, variable: &str) -> Option<PathBuf> {
    let installed = || FOLDERS.into_iter().map(|folder| Path::new(folder).join(name)).find(|at| at.is_file());
    let found = env::var_os(variable).map(PathBuf::from).or_else(installed);
    if found.is_none() {
        println!("NOT CHECKED: the example for {name}, because that is not installed");
    }
    found
}

/// An address of this machine at which nobody listens.
fn free() -> SocketAddr {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    free.expect("a free port")
}

/// The text with something in the place of something that must be there.
pub(crate) fn changed(text: &str, before: &str, after: &str) -> String {
    assert_eq!(text.matches(before).count(), 1, "{before} is in the example once");
    text.replace(before, after)
}

impl Proxy {
    /// nginx with these settings, but for their two addresses; `None` if it is not installed.
    pub(crate) fn nginx(server: &Server, settings: &str) -> Option<Proxy> {
        let program = find("nginx", "RAILHEAD_NGINX")?;
        let (home, address) = (tempfile::tempdir().expect("a folder"), free());
        let site = changed(settings, "listen 80;", &format!("listen {address};"));
        let site = changed(&site, "server 127.0.0.1:8080 ", &format!("server {} ", server.address));
        let inside = |name: &str| home.path().join(name).display().to_string();
        let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept: String = kept.map(|kind| format!("{kind}_temp_path {};\n", inside(kind))).concat();
        let all = format!("pid {};\nevents {{}}\nhttp {{\naccess_log off;\n{kept}{site}}}\n", inside("pid"));
        fs::write(inside("nginx.conf"), all).expect("a file");
        let mut command = Command::new(program);
        command
            .args(["-c", &inside("nginx.conf"), "-e", &inside("error.log")])
            // One process, which ends when it is told to.
            .args(["-g", "daemon off; master_process off;"]);
        Some(Proxy::start(command, address, home))
    }

    /// Caddy with the example, but for its two addresses; `None` if it is not installed. A site with a name has Caddy fetch a
    /// certificate for it, so it gets an address in the place of its name, and no TLS.
    pub(crate) fn caddy(server: &Server) -> Option<Proxy> {
        let program = find("caddy", "RAILHEAD_CADDY")?;
        let (home, address) = (tempfile::tempdir().expect("a folder"), free());
        let site = changed(CADDY, "railhead.example.org {", &format!("http://{address} {{"));
        let site =
            changed(&site, "reverse_proxy 127.0.0.1:8080 ", &format!("reverse_proxy {} ", server.address));
        let settings = home.path().join("Caddyfile");
        fs::write(&settings, format!("{{\n\tadmin off\n}}\n{site}")).expect("a file");
        let mut command = Command::new(program);
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(settings).env("HOME", home.path());
        Some(Proxy::start(command, address, home))
    }

    /// Starts a proxy, and waits until it listens.
    fn start(mut command: Command, address: SocketAddr, home: TempDir) -> Proxy {
        let said = home.path().join("said");
        let log = File::create(&said).expect("a log file");
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        let mut child = child.expect("the proxy starts");
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            let ended = child.try_wait().expect("a child").is_some();
            let said = fs::read_to_string(&said).unwrap_or_default();
            assert!(!ended && begun.elapsed() < TIMEOUT, "the proxy does not listen: {said}");
            thread::sleep(Duration::from_millis(10));
        }
        Proxy { child, address, _home: home }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Its own process, by its own handle; it may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
