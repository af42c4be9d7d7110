//! Behind nginx as the example has it: streams come as they are sent, what visitors say of their own address is not
//! believed, and what the server counts is nobody else's business. Left out, with a word, where there is no nginx.

use std::{
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use crate::{
    api::GAME,
    client::{Client, TIMEOUT},
    party::Party,
    server::{RAILHEAD, Server, data},
};

const EXAMPLE: &str = include_str!("../../../../docs/examples/nginx.conf");

/// Where nginx may be: its folder is not among those in which everybody looks for programs.
const PLACES: [&str; 4] =
    ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx"];

/// How many guests one address may make at once, and far more than that.
const SHARE: usize = 120;
const TRIES: usize = 2 * SHARE;

/// nginx before a server. It ends with this value.
struct Nginx {
    child: Child,
    address: SocketAddr,
    _home: TempDir,
}

impl Nginx {
    /// nginx with the example, but for its two addresses; `None` if it is not installed.
    fn before(server: &Server) -> Option<Nginx> {
        let Some(program) = PLACES.into_iter().find(|place| Path::new(place).is_file()) else {
            println!("NOT CHECKED: the example for nginx, because that is not installed");
            return None;
        };
        let home = tempfile::tempdir().expect("a folder");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.expect("a free port");
        let site = changed(EXAMPLE, "listen 80;", &format!("listen {address};"));
        let site = changed(&site, "server 127.0.0.1:8080 ", &format!("server {} ", server.address));
        let inside = |name: &str| home.path().join(name).display().to_string();
        let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept: String = kept.map(|kind| format!("{kind}_temp_path {};\n", inside(kind))).concat();
        let all = format!("pid {};\nevents {{}}\nhttp {{\naccess_log off;\n{kept}{site}}}\n", inside("pid"));
        std::fs::write(inside("nginx.conf"), all).expect("a file");
        let said = std::fs::File::create(inside("said")).expect("a log file");
        let mut child = Command::new(program)
            .args(["-c", &inside("nginx.conf"), "-e", &inside("error.log")])
            // One process, which ends when it is told to.
            .args(["-g", "daemon off; master_process off;"])
            .stdin(Stdio::null())
            .stderr(said)
            .spawn()
            .expect("nginx starts");
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            let ended = child.try_wait().expect("a child").is_some();
            let said = std::fs::read_to_string(inside("said")).unwrap_or_default();
            assert!(!ended && begun.elapsed() < TIMEOUT, "nginx does not listen: {said}");
            thread::sleep(Duration::from_millis(10));
        }
        Some(Nginx { child, address, _home: home })
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Its own process, by its own handle; it may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The text with something in the place of something that must be there.
fn changed(text: &str, before: &str, after: &str) -> String {
    assert_eq!(text.matches(before).count(), 1, "{before} is in the example once");
    text.replace(before, after)
}

/// A server as install.md starts it for a proxy on the same machine, with everybody held back as usual.
fn server() -> Server {
    let home = Arc::new(tempfile::tempdir().expect("a folder"));
    let mut program = Command::new(RAILHEAD);
    program.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "--trusted-proxy", "127.0.0.1", "--data"]);
    program.arg(data(home.path()));
    Server::open(program, home)
}

/// Whether a client has the share of one, although it claims to be somebody else each time it makes a guest.
async fn counts_as_one(client: &Client) -> bool {
    for made in 0..TRIES {
        let claimed = format!("198.51.100.{made}");
        let request = client.request(Method::POST, "/api/v1/guests").json(&json!({ "name": "Ana" }));
        match client.send(request.header("x-forwarded-for", claimed)).await.status {
            201 => {}
            429 => return made >= SHARE,
            status => panic!("guest {made}: {status}"),
        }
    }
    false
}

#[tokio::test]
async fn streams_come_through_nginx_as_they_are_sent() {
    let server = server();
    let Some(nginx) = Nginx::before(&server) else { return };
    let mut party = Party::at(&server, GAME, 2, json!({}), 5).await;
    let visitor = Client::from_address([127, 0, 0, 7], nginx.address);
    let mut stream = visitor.listen(&format!("/stream?watch={}", party.table), None).await;
    assert_eq!(stream.next().await.event, "hello");
    for _ in 0..3 {
        party.step().await.expect("a decision");
        // Each is there before the next is made, although none of them would fill a buffer.
        while stream.next().await.event != "layers" {}
    }
}

#[tokio::test]
async fn nobody_is_believed_but_the_proxy() {
    let server = server();
    let Some(nginx) = Nginx::before(&server) else { return };
    let by_proxy = |from| Client::from_address(from, nginx.address);
    let (one, other) = (by_proxy([127, 0, 0, 7]), by_proxy([127, 0, 0, 8]));
    assert!(counts_as_one(&one).await, "whatever one claims to be");
    assert!(counts_as_one(&other).await, "another has a share of their own");
    let past_proxy = Client::from_address([127, 0, 0, 9], server.address);
    assert!(counts_as_one(&past_proxy).await, "who is no proxy is not believed");
    assert_eq!(one.get("/metrics").await.status, 404, "not from outside");
    assert_eq!(past_proxy.get("/metrics").await.status, 200);
}
