//! Letters over TLS to a mail server that is not of our making: aiosmtpd, with a certificate that no browser knows. Where
//! it is not installed (`pip install aiosmtpd`), or there is no `openssl`, nothing is tried, and the test says so.

use std::{
    fs::File,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{client::Client, server::Server};

/// A mail server that tells of every letter in a line of JSON: encrypted from the first byte, or once it is asked to be.
const PEER: &str = r#"
import asyncio, json, ssl, sys
from aiosmtpd.smtp import SMTP

class Told:
    async def handle_DATA(self, server, session, envelope):
        print(json.dumps({"tls": session.ssl is not None or wrapped, "to": envelope.rcpt_tos}), flush=True)
        return "250 kept"

async def main():
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(sys.argv[1], sys.argv[2])
    offered = {} if wrapped else {"tls_context": tls, "require_starttls": True}
    peer = lambda: SMTP(Told(), **offered)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(peer, "127.0.0.1", 0, ssl=tls if wrapped else None)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

wrapped = sys.argv[3] == "wrapped"
asyncio.run(main())
"#;

/// A certificate for this machine, and the authority that it is signed by.
struct Papers {
    folder: TempDir,
}

impl Papers {
    /// Makes them; nothing where there is no `openssl`.
    fn make() -> Option<Papers> {
        let papers = Papers { folder: tempfile::tempdir().expect("a folder") };
        let (authority, own) = (["ca.key", "ca.pem"], ["own.key", "own.pem"]);
        papers.openssl(authority, &["-subj", "/CN=Railhead’s trial"])?;
        let signed = ["-subj", "/CN=localhost", "-CA", "ca.pem", "-CAkey", "ca.key"];
        let names = [
            "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-addext",
            "basicConstraints=critical,CA:FALSE",
        ];
        papers.openssl(own, &[&signed[..], &names[..]].concat())?;
        Some(papers)
    }

    fn openssl(&self, [key, certificate]: [&str; 2], more: &[&str]) -> Option<()> {
        let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
        let mut command = Command::new("openssl");
        command.args(["req", "-x509"]).args(curve).args(["-keyout", key, "-out", certificate]).args(more);
        let made = command.current_dir(self.folder.path()).output().ok()?;
        made.status.success().then_some(())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// The mail server. It dies with this value.
struct Peer {
    child: Child,
    out: BufReader<ChildStdout>,
    port: u16,
}

impl Peer {
    /// Starts one; nothing where there is no aiosmtpd.
    fn start(papers: &Papers, how: &str, said: &Path) -> Option<Peer> {
        let mut python = Command::new("python3");
        python.args(["-c", PEER]).args([papers.path("own.pem"), papers.path("own.key")]).arg(how);
        python.stdout(Stdio::piped()).stderr(File::create(said).expect("a log file"));
        let mut child = python.spawn().ok()?;
        let mut out = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).ok()?;
        match line.trim().parse() {
            Ok(port) => Some(Peer { child, out, port }),
            Err(_) => {
                let _ = child.wait();
                None
            }
        }
    }

    /// The next letter that comes.
    fn letter(&mut self) -> Value {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("the mail server speaks");
        serde_json::from_str(&line).expect("a letter")
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // Its own process, by its own handle.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server of ours whose letters this mail server carries; trusted by its authority, or not.
fn server(url: &str, authority: Option<&Path>) -> Server {
    let mut arguments = vec!["--smtp", url, "--mail-from", "Railhead <railhead@example.org>"];
    arguments.extend(["--base-url", "https://rail.example.org"]);
    arguments.extend(authority.iter().flat_map(|path| ["--mail-ca", path.to_str().expect("a path")]));
    Server::start_with(&arguments)
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_go_over_tls_to_a_mail_server_that_is_trusted_and_to_no_other() {
    let Some(papers) = Papers::make() else {
        eprintln!("NOT CHECKED: letters over TLS, because there is no openssl");
        return;
    };
    for (how, url) in [("asked", "smtp://127.0.0.1:PORT?tls=required"), ("wrapped", "smtps://127.0.0.1:PORT")]
    {
        let Some(mut peer) = Peer::start(&papers, how, &papers.path("said")) else {
            eprintln!("NOT CHECKED: letters over TLS, because aiosmtpd is not installed");
            return;
        };
        let url = url.replace("PORT", &peer.port.to_string());
        let address = json!({ "email": "ana@example.org" });

        // Its certificate is signed by nobody whom anybody knows: nothing is handed over.
        let wary = server(&url, None);
        Client::guest(&wary, "Ana").await.post("/api/v1/account/email", address.clone()).await;
        while !wary.said().contains("invalid peer certificate: UnknownIssuer") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }

        // By its authority it is trusted. This is the first letter that comes.
        let trusting = server(&url, Some(&papers.path("ca.pem")));
        Client::guest(&trusting, "Bento")
            .await
            .post("/api/v1/account/email", json!({ "email": "bento@example.org" }))
            .await;
        let letter = tokio::task::spawn_blocking(move || peer.letter()).await.expect("a thread");
        assert_eq!(letter, json!({ "tls": true, "to": ["bento@example.org"] }), "{how}");
    }
}
