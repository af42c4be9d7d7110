//! Starting: a busy port and a folder in use are told in one plain sentence.

use std::{
    path::Path,
    process::{Command, Output, Stdio},
};

use serde_json::json;

use crate::{
    api::GAME,
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
