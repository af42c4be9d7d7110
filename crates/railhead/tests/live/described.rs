//! The API is what its description says: schemathesis, a program of its own, reads the description and tries every
//! address with requests that fit it and requests that don't. Where it is not installed (`pip install schemathesis`),
//! nothing is tried, and the test says so. `RAILHEAD_SCHEMATHESIS` names the program if it is not in the path.

use std::{env, process::Command};

use serde_json::json;

use crate::{
    client::Client,
    party::Party,
    server::Server,
    soak::{Tally, times},
};

/// How many requests schemathesis says it has made up: `  612 generated, 612 passed`. Warnings speak of generated data too.
fn made(said: &str) -> usize {
    let number = said.lines().find_map(|line| {
        let (number, rest) = line.trim_start().split_once(' ')?;
        rest.starts_with("generated,").then(|| number.parse().ok())?
    });
    number.expect("schemathesis says how many requests it has made up")
}

#[test]
fn requests_are_counted_and_warnings_are_not() {
    let said =
        "  - 25 operations mostly rejected generated data\n\nTest cases:\n  612 generated, 612 passed\n";
    assert_eq!(made(said), 612);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_is_what_its_description_says() {
    let program = env::var("RAILHEAD_SCHEMATHESIS").unwrap_or_else(|_| "schemathesis".to_owned());
    if Command::new(&program).arg("--version").output().is_err() {
        eprintln!("NOT CHECKED: the API against its description, because schemathesis is not installed");
        return;
    }
    let server = Server::start();
    let party = Party::at(&server, "last-spike", 2, json!({}), 1).await;
    let guest = Client::guest(&server, "Schema").await;
    let mut answers = Vec::new();
    let examples = times(20, 200).to_string();
    // As somebody who sits at a table, and as somebody who has none.
    for token in [party.players[0].token(), guest.token()] {
        let mut command = Command::new(&program);
        command
            .arg("run")
            .arg(server.url("/api/v1/openapi.json"))
            .args(["--url", &server.url("/api/v1")])
            .args(["--header", &format!("Authorization: Bearer {token}")])
            // A stream never ends by itself, and whoever is forgotten can try nothing more; both are tried elsewhere.
            .args([
                "--exclude-path-regex",
                "/(events|me/forget)$",
                "--max-examples",
                &examples,
                "--seed",
                "7",
            ])
            // What fits its description may still be refused: by the rules, or because there is no such seat or name.
            .args(["--exclude-checks", "positive_data_acceptance", "--request-timeout", "20", "--no-color"])
            .env("HYPOTHESIS_STORAGE_DIRECTORY", server.home.path().join("hypothesis"))
            .current_dir(server.home.path());
        let ran = tokio::task::spawn_blocking(move || command.output()).await.expect("a thread");
        answers.push(ran.expect("the program runs"));
    }
    let mut tally = Tally::default();
    for answer in answers {
        let said = String::from_utf8_lossy(&answer.stdout);
        assert!(answer.status.success(), "{said}{}", String::from_utf8_lossy(&answer.stderr));
        tally.inputs += made(&said);
    }
    tally.tell("requests by description");
}
