//! Many who want the same thing at the same time: one gets it, and the others are told so.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{
    api::GAME,
    client::Client,
    server::Server,
    soak::{Tally, check_what_is_left, times},
};

/// How many want the same seat.
const RIVALS: usize = 8;

/// Sends all of it at once; the statuses of the answers, in order of size.
async fn at_once(requests: Vec<(Client, String, Value)>) -> Vec<u16> {
    let mut sent = JoinSet::new();
    for (client, path, body) in requests {
        sent.spawn(async move { client.send(client.request(Method::POST, &path).json(&body)).await.status });
    }
    let mut statuses = sent.join_all().await;
    statuses.sort_unstable();
    statuses
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_want_the_same_thing_one_gets_it() {
    let server = Server::start();
    let host = Client::guest(&server, "Host").await;
    let mut rivals = Vec::new();
    for number in 0..RIVALS {
        rivals.push(Client::guest(&server, &format!("Rival {number}")).await);
    }
    let mut tally = Tally::default();
    let mut one_of = |statuses: Vec<u16>, race: &str| {
        tally.faults += 1;
        tally.inputs += statuses.len();
        assert_eq!(statuses[0], 200, "{race}: somebody wins");
        assert!(statuses[1..].iter().all(|status| *status == 409), "{race}: {statuses:?}");
    };
    for _ in 0..times(6, 400) {
        let table =
            host.post("/api/v1/tables", json!({ "game": GAME, "seats": ["me", "open"] })).await.good();
        let path = |part: &str| format!("/api/v1/tables/{}/{part}", table["id"].as_str().expect("an id"));
        let wish = |rival: &Client| (rival.clone(), path("sit"), json!({ "seat": 1 }));
        one_of(at_once(rivals.iter().map(wish).collect()).await, "the seat");
        one_of(at_once(vec![(host.clone(), path("start"), json!({})); 3]).await, "the start");
        let mut players = vec![host.clone()];
        for rival in &rivals {
            let info = rival.get(path("").trim_end_matches('/')).await.good();
            if info["seats"][1]["mine"] == true {
                players.push(rival.clone());
            }
        }
        assert_eq!(players.len(), 2, "one seat, one player");
        for ply in 0..4 {
            let info = host.get(path("").trim_end_matches('/')).await.good();
            let acting = &players[info["actors"][0].as_u64().expect("somebody decides") as usize];
            let legal = acting.get(&path("legal")).await.good()["legal"].as_array().expect("a list").clone();
            if legal.len() < 2 {
                acting.post(&path("decide"), json!({ "ply": ply, "decision": legal[0] })).await.good();
                continue;
            }
            let decide = |decision: &Value| {
                (acting.clone(), path("decide"), json!({ "ply": ply, "decision": decision }))
            };
            one_of(at_once(legal.iter().take(3).map(decide).collect()).await, "the decision");
            assert_eq!(host.get(&path("log")).await.good().as_array().map(Vec::len), Some(ply + 1));
        }
    }
    check_what_is_left(server);
    tally.tell("races");
}
