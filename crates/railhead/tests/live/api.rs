//! Whole games over HTTP, and the promises of the API.

use std::{collections::BTreeSet, process::Command};

use railhead_game::Seed;
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    client::Client,
    party::{Acknowledged, Party},
    server::{RAILHEAD, Server},
};

/// The game that tests of a single table are played with.
pub(crate) const GAME: &str = "last-spike";

#[tokio::test]
async fn every_game_is_played_to_its_end_with_every_number_of_seats() {
    let server = Server::start();
    let games = Client::stranger(&server).get("/api/v1/games").await.good();
    let games = games.as_array().expect("a list of games");
    assert!(!games.is_empty());
    for game in games {
        let id = game["id"].as_str().expect("a game has an id");
        let seats =
            game["min_seats"].as_u64().expect("a number")..=game["max_seats"].as_u64().expect("a number");
        for seats in seats {
            play_through(&server, id, seats as usize, json!({})).await;
        }
    }
}

#[tokio::test]
async fn every_option_is_played_to_its_end() {
    let server = Server::start();
    let games = Client::stranger(&server).get("/api/v1/games").await.good();
    for game in games.as_array().expect("a list of games") {
        let id = game["id"].as_str().expect("a game has an id");
        let seats = game["min_seats"].as_u64().expect("a number") as usize;
        for (key, values) in game["options"].as_object().expect("options by name") {
            // The default was played already; an option of any text has no values to try.
            for value in values.as_array().expect("a list of values").iter().skip(1) {
                play_through(&server, id, seats, json!({ key: value })).await;
            }
        }
    }
}

async fn play_through(server: &Server, game: &str, seats: usize, options: Value) {
    let mut party = Party::at(server, game, seats, options.clone(), seats as u64).await;
    let promised = party.info().await["seed_commitment"].clone();
    let decisions = party.finish().await;
    let info = party.info().await;
    let place = format!("{game}, {seats} seats, {options}");
    assert_eq!(info["status"], "finished", "{place}");
    assert_eq!(info["outcome"]["standings"].as_array().map(Vec::len), Some(seats), "{place}");
    for (key, value) in options.as_object().expect("options by name") {
        assert_eq!(info["options"][key], *value, "{place}");
    }
    let seed: Seed = info["seed"].as_str().expect("the seed is shown").parse().expect("a seed");
    assert_eq!(promised, seed.commitment(), "{place}");
    assert_eq!(party.log().await, decisions, "{place}");

    let record = party.players[seats - 1].get(&party.path("record")).await;
    assert_eq!(record.status, 200, "{place}");
    let file = server.home.path().join(format!("{}.record", party.table));
    std::fs::write(&file, &record.text).expect("the record is kept");
    let verified = Command::new(RAILHEAD).arg("verify").arg(&file).output().expect("the program runs");
    let said = String::from_utf8_lossy(&verified.stdout);
    assert!(verified.status.success(), "{place}: {said}{}", String::from_utf8_lossy(&verified.stderr));
    assert!(said.contains("digest: right") && said.contains("seed: proved"), "{place}: {said}");
}

#[tokio::test]
async fn the_api_describes_itself() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 1).await;
    party.finish().await;
    // There is nothing to be told of a study before somebody asks for it.
    let asked = party.players[0].post(&party.path("analysis"), json!({})).await;
    assert_eq!(asked.status, 202, "{asked:?}");
    let description = party.players[0].get("/api/v1/openapi.json").await.good();
    let base = description["servers"][0]["url"].as_str().expect("where the paths begin");
    let oneself = party.players[0].get("/api/v1/me").await.good()["id"].to_string();
    let mut described = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            described.insert(format!("{} {path}", method.to_uppercase()));
            let path = path.replace("{id}", &party.table).replace("{who}", &oneself);
            let address = format!("{base}{path}");
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let request = party.players[0].request(method.clone(), &address);
            let request = if method == Method::POST { request.json(&json!({})) } else { request };
            // Streams don't end by themselves: the status is enough.
            let status = request.send().await.expect("the server answers").status().as_u16();
            assert!(!matches!(status, 404 | 405 | 500..), "{method} {address}: {status}");
        }
    }
    let all = [
        "GET /games",
        "GET /host",
        "GET /host/acts",
        "GET /host/counts",
        "GET /host/people",
        "GET /host/reports",
        "GET /host/tables",
        "GET /me",
        "GET /me/export",
        "GET /me/settings",
        "GET /me/tables",
        "GET /notices",
        "GET /players/{who}",
        "GET /running",
        "GET /sessions",
        "GET /tables",
        "GET /tables/{id}",
        "GET /tables/{id}/advice",
        "GET /tables/{id}/analysis",
        "GET /tables/{id}/events",
        "GET /tables/{id}/legal",
        "GET /tables/{id}/log",
        "GET /tables/{id}/record",
        "GET /tables/{id}/talk",
        "GET /tables/{id}/view",
        "POST /account",
        "POST /account/confirm",
        "POST /account/email",
        "POST /account/forgotten",
        "POST /account/password",
        "POST /account/reset",
        "POST /account/shows",
        "POST /devices/accept",
        "POST /devices/link",
        "POST /guests",
        "POST /holiday",
        "POST /host/close",
        "POST /host/counts",
        "POST /host/person",
        "POST /host/replace",
        "POST /host/settle",
        "POST /login",
        "POST /me/forget",
        "POST /me/settings",
        "POST /me/tables/hide",
        "POST /notices/letters",
        "POST /notices/push",
        "POST /notices/quiet",
        "POST /notices/remove",
        "POST /notices/try",
        "POST /notices/wants",
        "POST /notices/webhook",
        "POST /sessions/end",
        "POST /tables",
        "POST /tables/{id}/abandon",
        "POST /tables/{id}/again",
        "POST /tables/{id}/analysis",
        "POST /tables/{id}/answer",
        "POST /tables/{id}/arrange",
        "POST /tables/{id}/branch",
        "POST /tables/{id}/close",
        "POST /tables/{id}/decide",
        "POST /tables/{id}/decline",
        "POST /tables/{id}/from",
        "POST /tables/{id}/hand-over",
        "POST /tables/{id}/hints",
        "POST /tables/{id}/leave",
        "POST /tables/{id}/move",
        "POST /tables/{id}/nudge",
        "POST /tables/{id}/object",
        "POST /tables/{id}/ready",
        "POST /tables/{id}/reclaim",
        "POST /tables/{id}/rematch/refuse",
        "POST /tables/{id}/rename",
        "POST /tables/{id}/resign",
        "POST /tables/{id}/seats",
        "POST /tables/{id}/sit",
        "POST /tables/{id}/stand",
        "POST /tables/{id}/stand-in",
        "POST /tables/{id}/start",
        "POST /tables/{id}/take-back",
        "POST /tables/{id}/take-over",
        "POST /tables/{id}/talk",
        "POST /tables/{id}/talk/mute",
        "POST /tables/{id}/talk/read",
        "POST /tables/{id}/talk/report",
        "POST /tables/{id}/talk/switch",
    ];
    assert_eq!(described, all.map(str::to_owned).into());
}

#[tokio::test]
async fn a_decision_is_taken_back_until_it_revealed_something() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 3, json!({}), 2).await;
    // Somebody chooses among several tiles and may buy land or end the turn now: nothing has been revealed yet.
    let laid = loop {
        let seat = party.actors().await[0];
        let choices = party.legal(seat).await.1.len();
        let laid = party.step().await.expect("the game goes on");
        if choices > 1 && laid.decision.starts_with("lay") && party.actors().await == [seat] {
            break laid;
        }
    };
    let ply = laid.ply + 1;
    let view =
        party.players[laid.seat].get(&party.path(&format!("view?ply={}", laid.ply))).await.good()["view"]
            .clone();
    let back = json!({ "ply": ply });
    for other in (0..3).filter(|seat| *seat != laid.seat) {
        let refused = party.players[other].post(&party.path("take-back"), back.clone()).await;
        assert_eq!((refused.status, refused.json()["error"].clone()), (409, "nothing-to-take-back".into()));
    }
    let done = party.players[laid.seat].post(&party.path("take-back"), back.clone()).await.good();
    assert_eq!(done["ply"], laid.ply);
    assert_eq!(party.log().await.len() as u64, laid.ply);
    assert_eq!(party.players[laid.seat].get(&party.path("view")).await.good()["view"], view);
    let stale = party.players[laid.seat].post(&party.path("take-back"), back).await;
    assert_eq!((stale.status, stale.json()["error"].clone()), (409, "stale".into()));

    // The same again, and this time the turn is ended: a tile is drawn, and the decision stands.
    party.decide(laid.seat, laid.ply, &laid.decision).await.good();
    let (_, legal) = party.legal(laid.seat).await;
    let end = legal.last().expect("a turn can be ended");
    assert!(["pass", "end"].contains(&end.as_str()), "{end}");
    party.decide(laid.seat, ply, end).await.good();
    let refused = party.players[laid.seat].post(&party.path("take-back"), json!({ "ply": ply + 1 })).await;
    assert_eq!((refused.status, refused.json()["error"].clone()), (409, "nothing-to-take-back".into()));
    party.finish().await;
}

#[tokio::test]
async fn a_repeated_decision_is_taken_once() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 3).await;
    let (seat, ply, legal) = loop {
        let seat = party.actors().await[0];
        let (ply, legal) = party.legal(seat).await;
        if legal.len() > 1 {
            break (seat, ply, legal);
        }
        party.step().await.expect("the game has just begun");
    };
    let first = party.decide(seat, ply, &legal[0]).await.good();
    let again = party.decide(seat, ply, &legal[0]).await.good();
    assert_eq!(again, first);
    let other = party.decide(seat, ply, &legal[1]).await;
    assert_eq!((other.status, other.json()["error"].clone()), (409, "stale".into()));
    assert_eq!(other.json()["revision"], first["revision"]);
    let expected = Acknowledged { ply, seat, decision: legal[0].clone() };
    let log = party.log().await;
    assert_eq!((log.len() as u64, log.last()), (ply + 1, Some(&expected)));
    party.finish().await;
}

#[tokio::test]
async fn of_two_decisions_for_one_moment_only_one_is_taken() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 4).await;
    for _ in 0..20 {
        let seat = party.actors().await[0];
        let (ply, legal) = party.legal(seat).await;
        let (first, last) = (&legal[0], &legal[legal.len() - 1]);
        if first == last {
            party.step().await;
            continue;
        }
        let (one, other) = tokio::join!(party.decide(seat, ply, first), party.decide(seat, ply, last));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{one:?} {other:?}");
        assert_eq!(party.log().await.len() as u64, ply + 1);
    }
    party.finish().await;
}

#[tokio::test]
async fn a_stream_of_events_resumes_with_exactly_the_gap() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 5).await;
    let watcher = Client::stranger(&server);
    let mut stream = watcher.listen(&party.path("events"), None).await;
    assert_eq!(stream.next().await.data["ply"], 0);
    let mut last = String::new();
    for _ in 0..3 {
        let decided = party.step().await.expect("the game goes on");
        let heard = stream.next().await;
        assert_eq!(heard.event, "decisions");
        assert_eq!(heard.id, format!("{}-{}", heard.data["revision"], decided.ply + 1));
        assert_eq!(heard.data["from"], decided.ply);
        assert_eq!(heard.data["decisions"], entries(std::slice::from_ref(&decided)));
        assert!(heard.data["events"].as_array().is_some_and(|events| !events.is_empty()));
        last = heard.id;
    }
    drop(stream);
    let mut missed = Vec::new();
    for _ in 0..4 {
        missed.push(party.step().await.expect("the game goes on"));
    }
    let mut resumed = watcher.listen(&party.path("events"), Some(&last)).await;
    let heard = resumed.next().await;
    assert_eq!(heard.data["decisions"], entries(&missed));
    let plies =
        heard.data["events"].as_array().expect("a list of events").iter().map(|event| event["ply"].as_u64());
    assert!(plies.clone().all(|ply| ply >= Some(missed[0].ply)) && plies.count() > 0);

    let since = party.path(&format!("events?since={}", missed[2].ply));
    let heard = watcher.listen(&since, None).await.next().await;
    assert_eq!(heard.data["decisions"], entries(&missed[2..]));

    // Whoever listens still hears of the next decision, and of that alone.
    let decided = party.step().await.expect("the game goes on");
    assert_eq!(resumed.next().await.data["decisions"], entries(&[decided]));
}

fn entries(decisions: &[Acknowledged]) -> Value {
    let entry = |it: &Acknowledged| json!({ "ply": it.ply, "seat": it.seat, "decision": it.decision });
    decisions.iter().map(entry).collect()
}

#[tokio::test]
async fn bots_play_by_themselves_to_the_end() {
    let server = Server::start();
    let host = Client::guest(&server, "Host").await;
    let seats = ["me", "bot-random", "bot-greedy", "bot-greedy"];
    let table = host.post("/api/v1/tables", json!({ "game": GAME, "seats": seats })).await.good();
    let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    host.post(&format!("{path}/start"), json!({})).await.good();
    let mut stream = host.listen(&format!("{path}/events"), None).await;
    let mut heard = stream.next().await.data;
    while heard["status"] == "playing" {
        if heard["actors"] == json!([0]) {
            let legal = host.get(&format!("{path}/legal")).await.good();
            let decision = &legal["legal"][0];
            host.post(&format!("{path}/decide"), json!({ "ply": legal["ply"], "decision": decision }))
                .await
                .good();
        }
        heard = stream.next().await.data;
    }
    assert_eq!(heard["status"], "finished");
    assert!(host.get(&path).await.good()["outcome"]["standings"].is_array());
}
