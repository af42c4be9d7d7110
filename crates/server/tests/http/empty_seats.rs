//! Seats of a campaign that nobody holds: from the start, since somebody left, until somebody comes.

use serde_json::{Value, json};

use crate::server::{Answer, Guest, Server};

async fn campaign(host: &Guest, seats: &[&str]) -> String {
    let table = json!({ "game": "ticket-legacy-campaign", "title": "West", "seats": seats, "options": {} });
    host.api("tables", table).await.good()["id"].as_str().expect("an id").to_owned()
}

async fn decide(guest: &Guest, table: &str, seat: u8, decision: &str) -> Answer {
    let ply = guest.info(table).await["ply"].clone();
    let body = json!({ "seat": seat, "ply": ply, "decision": decision });
    guest.api(&format!("tables/{table}/decide"), body).await
}

async fn vacant(guest: &Guest, table: &str) -> Value {
    guest.get(&format!("/api/v1/tables/{table}/view")).await.good()["view"]["vacant"].clone()
}

fn seats(numbers: &[u8]) -> Value {
    json!(numbers.iter().map(|number| 1u8 << number).sum::<u8>())
}

#[tokio::test]
async fn a_campaign_begins_with_empty_seats_and_goes_on_when_somebody_leaves() {
    let server = Server::of(railhead_registry::games(), |config| config).await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = campaign(&ana, &["me", "open", "open", "bot-greedy"]).await;
    bento.api(&format!("tables/{table}/sit"), json!({ "seat": 1 })).await.good();
    ana.start(&table).await;
    ana.until(&table, |info| info["actors"] == json!([0, 1])).await;
    assert_eq!(vacant(&ana, &table).await, seats(&[2]), "nobody has come");
    assert_eq!(
        decide(&bento, &table, 1, "leave").await.refusal().1,
        "not-acting",
        "the table says who is there"
    );

    // Somebody comes before the game.
    let caro = server.guest("Caro").await;
    assert!(ana.get(&format!("/t/{table}")).await.text.contains("Empty seat"));
    assert_eq!(caro.form(&format!("/t/{table}/sit"), &[("seat", "2")]).await.status, 303);
    assert_eq!(vacant(&ana, &table).await, seats(&[]));
    let twice = caro.form(&format!("/t/{table}/sit"), &[("seat", "2")]).await;
    assert_eq!(twice.refusal().1, "already-seated");

    // Somebody leaves, and nothing ends.
    let unsure = bento.form(&format!("/t/{table}/leave"), &[("seat", "1")]).await;
    assert_eq!(unsure.refusal(), (422, "not-sure".into(), "sure".into()));
    let foreign = bento.form(&format!("/t/{table}/leave"), &[("seat", "0"), ("sure", "1")]).await;
    assert_eq!(foreign.refusal().1, "foreign-seat");
    assert_eq!(bento.form(&format!("/t/{table}/leave"), &[("seat", "1"), ("sure", "1")]).await.status, 303);
    assert_eq!(vacant(&ana, &table).await, seats(&[1]));
    let info = ana.info(&table).await;
    assert_eq!((&info["status"], &info["seats"][1]["kind"]), (&json!("playing"), &json!("reserved")));

    // Those who play invite somebody else.
    let page = ana.get(&format!("/t/{table}")).await.text;
    let invite = page.split("/i/").nth(1).and_then(|rest| rest.split('"').next()).expect("an invitation");
    assert!(!bento.get(&format!("/t/{table}")).await.text.contains(invite), "Bento does not play here");
    let again = caro.form(&format!("/i/{invite}"), &[("name", "Caro")]).await;
    assert_eq!(again.location, format!("/t/{table}"), "one hand for each: to the own one");
    let dora = server.guest("Dora").await;
    assert_eq!(dora.form(&format!("/i/{invite}"), &[("name", "Dora")]).await.status, 303);
    assert_eq!(vacant(&ana, &table).await, seats(&[]));
    let info = dora.info(&table).await;
    assert_eq!((&info["seats"][1]["name"], &info["seats"][1]["mine"]), (&json!("Dora"), &json!(true)));
}

/// What is still to be decided in the game under way is decided for whoever left.
#[tokio::test]
async fn a_game_under_way_does_not_wait_for_whoever_left() {
    let server = Server::of(railhead_registry::games(), |config| config).await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = campaign(&ana, &["me", "open"]).await;
    bento.api(&format!("tables/{table}/sit"), json!({ "seat": 1 })).await.good();
    ana.start(&table).await;
    decide(&ana, &table, 0, "company green").await.good();
    decide(&bento, &table, 1, "company black").await.good();
    assert_eq!(ana.info(&table).await["actors"], json!([0, 1]), "both choose tickets");
    bento.api(&format!("tables/{table}/leave"), json!({})).await.good();
    ana.until(&table, |info| info["actors"] == json!([0])).await;
    let forgotten = ana.form("/forget", &[("sure", "1")]).await;
    assert_eq!(forgotten.status, 303, "the last one leaves too");
}

#[tokio::test]
async fn other_games_have_no_empty_seats() {
    let server = Server::open().await;
    let (ana, bento, table) = crate::server::pair(&server, json!({})).await;
    let answer = bento.form(&format!("/t/{table}/leave"), &[("seat", "1"), ("sure", "1")]).await;
    assert_eq!(answer.refusal().1, "no-empty-seats");
    ana.haul(&table, 0).await.good();
    bento.haul(&table, 1).await.good();
}
