//! What is said at tables, and who reads it.

use serde_json::{Value, json};

use crate::server::{Answer, Guest, Server, pair};

async fn say(guest: &Guest, table: &str, words: &str) -> Answer {
    guest.api(&format!("tables/{table}/talk"), json!({ "words": words })).await
}

/// What the guest hears, as `name: words`.
async fn heard(guest: &Guest, table: &str) -> Vec<String> {
    let lines = guest.get(&format!("/api/v1/tables/{table}/talk")).await.good();
    let text = |line: &Value| {
        let words = line["words"].as_str().or(line["phrase"].as_str()).unwrap_or_default();
        format!("{}: {words}", line["name"].as_str().unwrap_or_default())
    };
    lines.as_array().expect("lines").iter().map(text).collect()
}

#[tokio::test]
async fn those_who_play_and_those_who_watch_talk_among_themselves() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let caio = server.guest("Caio").await;
    assert_eq!(say(&ana, &table, "  Two \u{202e} minutes ").await.status, 204);
    let phrase = json!({ "phrase": "well-played" });
    assert_eq!(bento.api(&format!("tables/{table}/talk"), phrase).await.status, 204);
    assert_eq!(say(&caio, &table, "Who leads?").await.status, 204);
    for player in [&ana, &bento] {
        assert_eq!(heard(player, &table).await, ["Ana: Two minutes", "Bento: well-played"]);
    }
    assert_eq!(heard(&caio, &table).await, ["Caio: Who leads?"]);
    assert_eq!(heard(&server.stranger(), &table).await, ["Caio: Who leads?"]);
    let page = ana.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("Two minutes") && page.contains("Well played") && !page.contains("Who leads"));
    let page = ana.in_portuguese(&format!("/t/{table}")).await;
    assert!(page.contains("Two minutes") && page.contains("Boa jogada"), "each in their own language");
    let record = ana.get(&format!("/api/v1/tables/{table}/log")).await.text;
    assert!(!record.contains("Two minutes"), "no part of the record");
}

#[tokio::test]
async fn people_talk_in_the_waiting_room_and_take_it_along() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open"], json!({})).await;
    say(&ana, &table, "No hurry").await;
    bento.sit(&table).await;
    assert_eq!(say(&bento, &table, "<b>Here</b>").await.status, 204);
    let page = bento.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("No hurry") && page.contains("&lt;b&gt;Here") && !page.contains("<b>Here"));
    ana.start(&table).await;
    assert_eq!(heard(&ana, &table).await, ["Ana: No hurry", "Bento: <b>Here</b>"]);
}

#[tokio::test]
async fn a_plain_form_says_it_too() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let said = ana.page_form(&format!("/t/{table}/talk"), &[("words", "Good+luck"), ("say", "1")]).await;
    assert_eq!((said.status, said.location), (303, format!("/t/{table}#talk")));
    let said = bento.form(&format!("/t/{table}/talk"), &[("phrase", "thanks"), ("words", "")]).await;
    assert_eq!(said.status, 204);
    assert_eq!(heard(&ana, &table).await, ["Ana: Good luck", "Bento: thanks"]);
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_and_changes_nothing() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let path = format!("tables/{table}/talk");
    let refused = |status: u16, code: &str, field: &str| (status, code.to_owned(), field.to_owned());
    assert_eq!(say(&ana, &table, &"x".repeat(301)).await.refusal(), refused(422, "too-long", "words"));
    assert_eq!(say(&ana, &table, " \u{200b} ").await.refusal(), refused(422, "no-words", "words"));
    let both = json!({ "words": "Hello", "phrase": "thanks" });
    assert_eq!(ana.api(&path, both).await.refusal(), refused(422, "no-words", "words"));
    let unknown = json!({ "phrase": "boo" });
    assert_eq!(ana.api(&path, unknown).await.refusal(), refused(422, "no-phrase", "phrase"));
    // However much it is, no more is read than a request may have; of 10 MB the rest would not be taken in.
    let much = "x".repeat(128 << 10);
    assert_eq!(say(&ana, &table, &much).await.refusal(), refused(413, "too-large", ""));
    let form = ana.form(&format!("/t/{table}/talk"), &[("words", &much)]).await;
    assert_eq!(form.refusal(), refused(413, "too-large", ""));
    assert_eq!(say(&server.stranger(), &table, "Hello").await.refusal().0, 403);
    let private = json!({ "game": "caravan", "seats": ["me", "bot-greedy"], "spectators": false });
    let private = ana.api("tables", private).await.good()["id"].as_str().expect("an id").to_owned();
    ana.start(&private).await;
    assert_eq!(say(&bento, &private, "Hello").await.refusal(), refused(403, "no-spectators", ""));
    assert_eq!(heard(&ana, &table).await, Vec::<String>::new());
    assert_eq!(say(&ana, &table, &"x".repeat(300)).await.status, 204);
}

#[tokio::test]
async fn the_host_turns_talk_off_and_on() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    say(&bento, &table, "Hello").await;
    let switch = format!("/t/{table}/talk/switch");
    assert_eq!(bento.form(&switch, &[("on", "0")]).await.refusal().1, "not-host");
    assert_eq!(ana.form(&switch, &[("on", "0")]).await.status, 303);
    assert_eq!(say(&bento, &table, "Again").await.refusal().1, "talk-off");
    assert!(bento.get(&format!("/t/{table}")).await.text.contains("has turned talk off"));
    assert_eq!(ana.form(&switch, &[("on", "1")]).await.status, 303);
    assert_eq!(say(&bento, &table, "Again").await.status, 204);
    assert_eq!(heard(&ana, &table).await, ["Bento: Hello", "Bento: Again"]);
}

#[tokio::test]
async fn whoever_is_muted_is_not_read_by_those_who_muted_them() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    say(&bento, &table, "Loud").await;
    let line = ana.get(&format!("/api/v1/tables/{table}/talk")).await.good()[0]["line"].clone();
    let mute = format!("tables/{table}/talk/mute");
    assert_eq!(bento.api(&mute, json!({ "line": line })).await.refusal().1, "no-line", "not oneself");
    let foreign = server.guest("Caio").await.api(&mute, json!({ "line": line })).await;
    assert_eq!(foreign.refusal().1, "no-line", "spectators do not read it");
    assert_eq!(ana.api(&mute, json!({ "line": line })).await.status, 204);
    assert_eq!(heard(&ana, &table).await, Vec::<String>::new());
    assert_eq!(heard(&bento, &table).await, ["Bento: Loud"]);
    let page = ana.get(&format!("/t/{table}")).await.text;
    assert!(!page.contains("Loud") && page.contains("Read them again"));
    assert_eq!(ana.api(&mute, json!({ "line": line, "mute": false })).await.status, 204);
    assert_eq!(heard(&ana, &table).await, ["Bento: Loud"]);
    let report = format!("tables/{table}/talk/report");
    assert_eq!(ana.api(&report, json!({ "line": line })).await.status, 204);
    assert_eq!(ana.api(&report, json!({ "line": line })).await.status, 204, "once is enough");
    assert_eq!(ana.api(&report, json!({ "line": 99 })).await.refusal().1, "no-line");
}

#[tokio::test]
async fn what_somebody_said_is_gone_with_their_name() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let caio = server.guest("Caio").await;
    say(&bento, &table, "Remember me").await;
    say(&caio, &table, "And me").await;
    assert_eq!(heard(&caio, &table).await, ["Caio: And me"]);
    for guest in [&bento, &caio] {
        assert_eq!(guest.form("/forget", &[("sure", "1")]).await.status, 303);
    }
    assert_eq!(heard(&ana, &table).await, Vec::<String>::new());
    assert_eq!(heard(&server.stranger(), &table).await, Vec::<String>::new());
}

#[tokio::test]
async fn nobody_floods_a_table() {
    let server =
        Server::with(|config| railhead_server::Config { requests_per_second: Some(100_000), ..config }).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let mut said = 0;
    let refused = loop {
        let answer = say(&ana, &table, "More").await;
        if answer.status != 204 {
            break answer;
        }
        said += 1;
        assert!(said < 100, "held back at last");
    };
    assert_eq!(refused.refusal().1, "talked-too-much");
    assert_eq!(heard(&bento, &table).await.len(), said);
    assert_eq!(say(&bento, &table, "Each for themselves").await.status, 204);
}

#[tokio::test]
async fn lines_come_by_the_stream() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let mut stream = ana.stream(&table).await;
    stream.until("event: hello\n").await;
    say(&bento, &table, "Hello there").await;
    let event = stream.until("Hello there").await;
    assert!(event.contains("event: talk\n"), "{event}");
}
