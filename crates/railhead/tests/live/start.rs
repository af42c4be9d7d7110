//! Starting: a busy port and a folder in use are told in one plain sentence, and so is a system that gives few files.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Command, Output, Stdio},
    sync::Arc,
};

use serde_json::json;

use crate::{
    api::GAME,
    client::{Client, TIMEOUT},
    party::Party,
    server::{RAILHEAD, Server, data},
};

fn serve(listen: &str, data: &Path) -> Output {
    let mut serve = Command::new(RAILHEAD);
    serve.args(["serve", "--listen", listen, "--data"]).arg(data).stdin(Stdio::null());
    serve.output().expect("the program ends by itself")
}

#[track_caller]
fn one_sentence(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8(output.stderr.clone()).expect("text");
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    for trace in ["panicked", "backtrace", "Os {", "Error {"] {
        assert!(!said.contains(trace), "{said}");
    }
    said
}

#[tokio::test]
async fn a_busy_port_and_a_used_folder_are_refused_and_harm_nobody() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 1).await;
    party.step().await;

    let folder = tempfile::tempdir().expect("a folder");
    let said = one_sentence(&serve(&server.address.to_string(), folder.path()));
    assert!(said.contains(&server.address.to_string()) && said.contains("--listen"), "{said}");

    let said = one_sentence(&serve("127.0.0.1:0", &data(server.home.path())));
    assert!(said.contains(&data(server.home.path()).display().to_string()), "{said}");

    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").expect("a file");
    one_sentence(&serve("127.0.0.1:0", &file));
    party.finish().await;
}

/// Many who listen leave room for those who ask, however few files there are.
#[cfg(unix)]
#[tokio::test]
async fn few_files_are_told_and_shared() {
    let mut program = Command::new("sh");
    program.args(["-c", "ulimit -n 256 && exec \"$0\" \"$@\"", RAILHEAD]);
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::run_by(program, Arc::new(home), "127.0.0.1:0");
    assert!(server.said().contains("few files"), "{}", server.said());
    let host = Client::guest(&server, "Host").await;
    let table = host.post("/api/v1/tables", json!({ "game": GAME, "seats": ["me", "open"] })).await.good();
    let table = table["id"].as_str().expect("an id");
    let mut streams = Vec::new();
    for number in 0..300 {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        stream.set_read_timeout(Some(TIMEOUT)).expect("a time to wait for");
        let asked = write!(stream, "GET /stream?watch={table} HTTP/1.1\r\nHost: railhead\r\n\r\n");
        let mut answer = [0; 12];
        asked
            .and_then(|()| stream.read_exact(&mut answer))
            .unwrap_or_else(|error| panic!("{number}: {error}"));
        assert_eq!(&answer, b"HTTP/1.1 200", "{number}");
        streams.push(stream);
    }
    assert_eq!(host.get(&format!("/t/{table}")).await.status, 200);
    assert_eq!(Client::stranger(&server).get("/").await.status, 200);
}
