//! What the Debian package installs: its unit, started by hand as systemd would, and stopped like that.

use std::{process::Command, sync::Arc};

use serde_json::json;

use crate::{
    api::GAME,
    client::Client,
    party::Party,
    server::{RAILHEAD, Server},
};

const UNIT: &str = include_str!("../../debian/railhead.service");
const SETTINGS: &str = include_str!("../../debian/railhead.default");

/// What a line of the unit, or of its settings, sets `key` to.
fn set_to<'a>(text: &'a str, key: &str) -> &'a str {
    let found = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    found.unwrap_or_else(|| panic!("{key} is not set")).trim_matches('"')
}

#[tokio::test]
async fn the_unit_serves_and_stops() {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = set_to(UNIT, "ExecStart").split(' ');
    assert_eq!(command.next(), Some("/usr/bin/railhead"));
    let mut program = Command::new(RAILHEAD);
    program.env_clear();
    for word in command {
        match word.strip_prefix('$') {
            Some(variable) => {
                let listen = |word: &str| word.replace("127.0.0.1:8080", "127.0.0.1:0");
                program.args(set_to(SETTINGS, variable).split(' ').map(listen))
            }
            None => program.arg(word),
        };
    }
    let state = set_to(UNIT, "StateDirectory");
    assert_eq!(set_to(UNIT, "Environment"), "XDG_DATA_HOME=/var/lib");
    program.env("XDG_DATA_HOME", home.path());
    let mut server = Server::open(program, Arc::new(home));
    assert!(
        server.home.path().join(state).join("railhead.db").is_file(),
        "tables are kept where it may write"
    );

    let mut party = Party::at(&server, GAME, 2, json!({}), 3).await;
    party.step().await.expect("a decision");
    let mut streams = Vec::new();
    for _ in 0..5 {
        let watch = format!("/stream?watch={}", party.table);
        streams.push(Client::stranger(&server).listen(&watch, None).await);
    }
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status();
    assert!(told.expect("a signal").success());
    for stream in &mut streams {
        while stream.upcoming().await.is_some() {}
    }
    assert!(server.child.wait().expect("it ends").success(), "{}", server.said());
}
