//! The attack by branches: whoever downloads a chapter of a running campaign, unpacks it and writes guesses into it
//! learns nothing that they could not know.

use std::io::{Read as _, Write as _};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    client::{Answer, Client},
    party::Party,
    server::Server,
};

const CAMPAIGN: &str = "ticket-legacy-campaign";
/// How many decisions have been taken when the first game of three companies is dealt.
const FIRST_DEAL: usize = 6;

async fn file(client: &Client, table: &str, ply: usize) -> Result<Value, (u16, Value)> {
    let request = client.request(Method::GET, &format!("/t/{table}/branch-file?ply={ply}"));
    let answer = request.header("accept", "application/json").send().await.expect("the server answers");
    let status = answer.status().as_u16();
    let body = answer.bytes().await.expect("a body");
    if status != 200 {
        return Err((status, serde_json::from_slice(&body).expect("JSON")));
    }
    let mut text = String::new();
    GzDecoder::new(&body[..]).read_to_string(&mut text).expect("gzip");
    Ok(serde_json::from_str(&text).expect("JSON"))
}

/// What a form with this ply comes to: the table it leads to, or why not.
async fn branch(client: &Client, table: &str, ply: usize) -> Result<String, Value> {
    let request =
        client.request(Method::POST, &format!("/t/{table}/branch")).header("accept", "application/json");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    led_to(request.body(format!("ply={ply}"))).await
}

async fn import(client: &Client, content: &Value) -> Result<String, Value> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(content.to_string().as_bytes()).expect("packed");
    let request = client.request(Method::POST, "/import").header("accept", "application/json");
    let request = request.header("content-type", "application/gzip");
    led_to(request.body(packed.finish().expect("packed"))).await
}

async fn led_to(request: reqwest::RequestBuilder) -> Result<String, Value> {
    let answer = request.send().await.expect("the server answers");
    let (good, path) = (answer.status().is_success(), answer.url().path().to_owned());
    let text = answer.text().await.expect("a body");
    match path.strip_prefix("/t/").filter(|_| good) {
        Some(table) => Ok(table.to_owned()),
        None => Err(serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path}: {text}"))),
    }
}

async fn game(party: &Party) -> u64 {
    let seen = party.players[0].get(&party.path("view")).await.good();
    seen["view"]["game"].as_u64().expect("the view says which game it is")
}

/// Whether a text could hold a seed: 64 hexadecimal digits in a row.
fn has_seed(text: &str) -> bool {
    let mut run = 0;
    text.bytes().any(|byte| {
        run = if byte.is_ascii_hexdigit() { run + 1 } else { 0 };
        run >= 64
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_branch_of_a_running_campaign_gives_nothing_away() {
    let server = Server::start();
    let mut party = Party::at(&server, CAMPAIGN, 3, json!({}), 1866).await;
    for (seat, company) in ["company red", "company blue", "company green"].into_iter().enumerate() {
        for decision in [company, "attend"] {
            let (ply, _) = party.legal(seat).await;
            party.decide(seat, ply, decision).await.good();
        }
    }
    let table = party.table.clone();
    let mut decisions = Vec::new();
    // No chapter of a year is offered while it is played: not to the host, not to anybody else.
    while game(&party).await == 1 {
        if decisions.len() % 40 == 0 {
            let (status, refusal) = file(&party.players[0], &table, FIRST_DEAL).await.expect_err("no file");
            assert_eq!((status, refusal["error"].as_str()), (422, Some("no-bequest")));
            for player in &party.players {
                let refusal = branch(player, &table, FIRST_DEAL).await.expect_err("no branch");
                assert_eq!(refusal["error"], "no-bequest");
                let binder = player.get(&format!("/t/{table}/binder")).await.text;
                assert!(!binder.contains("branch-file") && !binder.contains("name=\"ply\""), "{binder}");
            }
        }
        decisions.push(party.step().await.expect("the campaign goes on"));
    }
    // Once it is over its file holds no seed, and no decision that others took in secret.
    let host = &party.players[0];
    let content = file(host, &table, FIRST_DEAL).await.expect("the year is over");
    let text = content["options"]["branch"].as_str().expect("a text").to_owned();
    assert!(!has_seed(&content["options"].to_string()), "{text}");
    let log = host.get(&party.path("log")).await.good();
    let hidden = |ply: u64| log[ply as usize]["decision"].is_null();
    let secret: Vec<&str> =
        decisions.iter().filter(|taken| hidden(taken.ply)).map(|taken| taken.decision.as_str()).collect();
    assert!(secret.len() > 1, "somebody chose in secret");
    for decision in &secret {
        assert!(!text.contains(decision), "{decision} in {text}");
    }
    // Guesses are answered alike, whether they are right or wrong.
    let mut answers = Vec::new();
    for guess in secret.iter().copied().chain(["return EC-01", "return EC-02", "keep"]) {
        let mut guessed = content.clone();
        guessed["options"]["branch"] = json!(format!("{text}\n1 {guess}"));
        answers.push(import(host, &guessed).await.expect_err("it is no past").to_string());
        let options = json!({ "branch": format!("{text}\n1 {guess}") });
        let new = json!({ "game": CAMPAIGN, "seats": ["me", "open", "open"], "options": options });
        let Answer { status, text, .. } = host.post("/api/v1/tables", new).await;
        assert_eq!(status, 422);
        answers.push(text);
    }
    answers.sort();
    answers.dedup();
    assert_eq!(answers.len(), 2, "one answer by each road: {answers:?}");
    // The file itself makes a table that is not marked; a changed one is.
    let made = import(host, &content).await.expect("the seal is good");
    let origin =
        async |table: &str| host.get(&format!("/api/v1/tables/{table}")).await.good()["origin"].clone();
    assert_eq!(origin(&made).await, "branch");
    let mut changed = content.clone();
    changed["options"]["known-cards"] = json!("shown");
    assert_eq!(origin(&import(host, &changed).await.expect("it can be played")).await, "import");
    branch_of_a_branch(&party).await;
}

/// Anybody may host a branch; its own year is no more open than that of the table it came from.
async fn branch_of_a_branch(party: &Party) {
    let other = &party.players[1];
    let next = branch(other, &party.table, FIRST_DEAL).await.expect("the year is over");
    let info = other.get(&format!("/api/v1/tables/{next}")).await.good();
    for (seat, player) in party.players.iter().enumerate().filter(|(seat, _)| *seat != 1) {
        let invite = info["seats"][seat]["invite"].as_str().expect("an invitation");
        player.post(&format!("/api/v1/tables/{next}/sit"), json!({ "invite": invite })).await.good();
    }
    other.post(&format!("/api/v1/tables/{next}/start"), json!({})).await.good();
    for ply in 0..12 {
        for at in 0..=ply {
            assert!(file(other, &next, at).await.is_err(), "its year is being played");
            assert!(branch(other, &next, at).await.is_err());
        }
        let info = other.get(&format!("/api/v1/tables/{next}")).await.good();
        assert!(info["options"]["branch"].is_null(), "what it began from is told to nobody");
        let seat = info["actors"][0].as_u64().expect("somebody decides") as usize;
        let path = |part: &str| format!("/api/v1/tables/{next}/{part}");
        let legal = party.players[seat].get(&path("legal")).await.good();
        let decision = json!({ "ply": legal["ply"], "decision": legal["legal"][0] });
        party.players[seat].post(&path("decide"), decision).await.good();
    }
}
