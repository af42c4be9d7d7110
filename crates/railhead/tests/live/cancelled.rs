//! Requests that are cut off: in the midst of what is sent, or before the answer. What they asked for is done or not done,
//! and the table can be played on.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use railhead_game::{Chance as _, Luck};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    api::GAME,
    client::{Client, TIMEOUT},
    server::Server,
    soak::{Tally, check_what_is_left, times},
};

/// Sends a request, or a part of it, and hangs up without waiting for the answer.
async fn hang_up(address: SocketAddr, client: &Client, path: &str, body: &Value, luck: &mut Luck) {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        client.token(),
        body.len()
    );
    let mut line = TcpStream::connect(address).await.expect("the server listens");
    // Most are sent whole, so that something is under way when nobody listens any more.
    let whole = luck.below(4) > 0;
    let sent = if whole { request.len() } else { luck.below(request.len() as u32) as usize };
    line.write_all(&request.as_bytes()[..sent]).await.expect("the server reads");
    match luck.below(3) {
        0 => {}
        1 => tokio::task::yield_now().await,
        _ => tokio::time::sleep(Duration::from_micros(luck.below(3_000).into())).await,
    }
}

/// The first decision that the host could take, if it is their turn.
async fn next(host: &Client, path: &str) -> Option<Value> {
    let legal = host.get(&format!("{path}/legal")).await;
    let legal = (legal.status == 200).then(|| legal.json())?;
    let decision = legal["legal"].as_array()?.first()?;
    Some(json!({ "ply": legal["ply"], "decision": decision }))
}

/// Whether the host can decide twice more, or the game ends: the bot at the other seat does its part. A hand-over that was cut
/// may be carried out late, and then bots play both seats to the end: the table is dead only if nothing comes any more.
async fn goes_on(host: &Client, path: &str) -> bool {
    let (mut decided, mut ply, mut moved) = (0, Value::Null, Instant::now());
    while decided < 2 {
        let info = host.get(path).await.good();
        if info["status"] == "finished" {
            return true;
        }
        if info["ply"] != ply {
            (ply, moved) = (info["ply"].clone(), Instant::now());
        } else if moved.elapsed() > TIMEOUT {
            return false;
        }
        match next(host, path).await {
            Some(decision) => {
                decided += usize::from(host.post(&format!("{path}/decide"), decision).await.status == 200);
            }
            None => tokio::time::sleep(Duration::from_millis(2)).await,
        }
    }
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_played_on_whoever_hangs_up() {
    let server = Server::start();
    let host = Client::guest(&server, "Host").await;
    let mut luck = Luck::new(11);
    let mut tally = Tally::default();
    for round in 0..times(16, 1_000) {
        let seats = json!({ "game": GAME, "seats": ["me", "bot-random"] });
        let table = host.post("/api/v1/tables", seats).await.good();
        let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
        for what in ["start", "decide", "take-back", "hand-over", "take-over"] {
            let body = match what {
                "decide" => next(&host, &path).await.unwrap_or_default(),
                "take-back" => json!({ "ply": host.get(&path).await.good()["ply"] }),
                "hand-over" => json!({ "level": "random" }),
                "take-over" => json!({ "seat": 0 }),
                _ => json!({}),
            };
            hang_up(server.address, &host, &format!("{path}/{what}"), &body, &mut luck).await;
            tally.faults += 1;
            // Whether it was done or not: asked again, it is done or there is nothing to do.
            if what == "start" || what == "take-over" {
                let again = host.post(&format!("{path}/{what}"), body).await;
                assert!(matches!(again.status, 200 | 409), "{again:?}");
                tally.inputs += 1;
            }
        }
        assert!(goes_on(&host, &path).await, "round {round}: the table at {path} is dead");
    }
    check_what_is_left(server);
    tally.tell("cut requests");
}
