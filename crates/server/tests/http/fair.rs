//! The promise of a fair shuffle: what binds whom, and that anybody can check it.

use railhead_game::{Record, Seed, bot_contribution};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::server::{Guest, Server};

/// The promise in the only field for a player's part that a page has.
fn promise_of(page: &str) -> String {
    let (_, rest) = page.split_once("data-luck=\"").unwrap_or_else(|| panic!("no field: {page}"));
    let promise = rest.split('"').next().unwrap_or_default().to_owned();
    assert_eq!(promise.len(), 64, "{page}");
    promise
}

/// Plays a table to its end, with whoever must decide, and reads its record.
async fn record(guests: &[&Guest], table: &str) -> Record {
    loop {
        let info = guests[0].info(table).await;
        if info["status"] == "finished" {
            let text = guests[0].get(&format!("/api/v1/tables/{table}/record")).await.text;
            return text.parse().expect("a record");
        }
        for guest in guests {
            let haul = json!({ "ply": info["ply"], "seat": info["actors"][0], "decision": "haul" });
            guest.api(&format!("tables/{table}/decide"), haul).await;
        }
    }
}

/// The protocol once more, in other words than the program's.
fn recomputed(record: &Record) -> (String, String) {
    let secret = record.secret.expect("a secret");
    let mut mixture = b"railhead seed 1\0".to_vec();
    mixture.extend(secret);
    for text in &record.contributions {
        mixture.extend(u64::try_from(text.len()).expect("short").to_le_bytes());
        mixture.extend(text.bytes());
    }
    (hex::encode(Sha256::digest(secret)), hex::encode(Sha256::digest(mixture)))
}

fn form<'a>(promise: &'a str, text: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("game", "caravan"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("seat-2", "bot-random"),
        ("promise", promise),
        ("contribution", text),
    ]
}

#[tokio::test]
async fn whoever_opens_a_table_answers_the_promise_that_they_were_shown() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let promise = promise_of(&ana.get("/new?game=caravan").await.text);
    let made = ana.form("/new", &form(&promise, "north-wind")).await;
    let table = made.location.strip_prefix("/t/").expect("a table").to_owned();
    assert_eq!(ana.info(&table).await["secret_commitment"], promise, "that very promise is kept");
    // Whoever sits down is shown it too, and so is the field.
    let page = bento.get(&format!("/t/{table}")).await.text;
    assert_eq!(promise_of(&page), promise);
    bento.form(&format!("/t/{table}/sit"), &[("seat", "1"), ("contribution", "south-wind")]).await;
    ana.start(&table).await;
    let record = record(&[&ana, &bento], &table).await;
    assert_eq!(record.contributions[..2], ["north-wind", "south-wind"]);
    assert_eq!(record.contributions[2], bot_contribution(&promise, railhead_game::Seat(2)));
    let digest = Sha256::digest(format!("railhead bot 1\0{promise} 2"));
    assert_eq!(record.contributions[2], hex::encode(&digest[..16]), "nobody chooses a bot's text");
    assert_eq!(recomputed(&record), (promise, record.seed.to_string()));
}

#[tokio::test]
async fn the_server_makes_no_text_for_anybody() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let new =
        json!({ "game": "caravan", "seats": ["me", "open", "hot-seat:Caio"], "contribution": "too early" });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    bento.sit(&table).await;
    ana.start(&table).await;
    let first = record(&[&ana, &bento], &table).await;
    assert_eq!(first.contributions, ["", "", ""], "a text from before the promise binds nobody");
    let page = ana.get(&format!("/t/{table}/fair")).await.text;
    for name in ["Ana", "Bento", "Caio"] {
        assert!(page.contains(&format!("{name} added nothing.")), "{page}");
    }
    assert!(page.contains("only its own promise binds the server"), "{page}");

    let table = ana.table(&["me", "bot-random"], json!({})).await;
    ana.api(&format!("tables/{table}/start"), json!({ "contribution": "in time" })).await.good();
    let second = record(&[&ana], &table).await;
    assert_eq!(second.contributions[0], "in time", "a program answers the promise when it starts the game");
}

#[tokio::test]
async fn a_promise_serves_one_table() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let promise = promise_of(&ana.get("/").await.text);
    let play = async |promise: &str| {
        let answer =
            ana.form("/play", &[("game", "caravan"), ("promise", promise), ("contribution", "mine")]).await;
        let table = answer.location.strip_prefix("/t/").expect("a table").to_owned();
        record(&[&ana], &table).await
    };
    let kept = play(&promise).await;
    assert_eq!((recomputed(&kept).0, kept.contributions[0].as_str()), (promise.clone(), "mine"));
    // By now the secret is known: the same promise once more would let its owner choose the seed.
    for stale in [promise.as_str(), "", "0"] {
        let other = play(stale).await;
        assert_ne!(recomputed(&other).0, promise);
        assert_eq!(other.contributions[0], "", "a text for another promise is not mixed in");
    }
    let over = ana.get("/").await.text;
    assert!(!over.contains(&promise), "every page has a promise of its own");
}

#[tokio::test]
async fn the_invited_player_has_the_field_too() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "invited"], json!({})).await;
    let info = ana.info(&table).await;
    let invite = info["seats"][1]["invite"].as_str().expect("an invitation").to_owned();
    let page = bento.get(&format!("/i/{invite}")).await;
    assert_eq!(
        (page.status, promise_of(&page.text)),
        (200, info["secret_commitment"].as_str().unwrap().to_owned())
    );
    assert!(page.text.contains("name=\"contribution\""));
    bento.form(&format!("/i/{invite}"), &[("contribution", "invited luck")]).await;
    ana.start(&table).await;
    assert_eq!(record(&[&ana, &bento], &table).await.contributions, ["", "invited luck"]);
    assert_eq!(
        bento.get(&format!("/i/{invite}")).await.location,
        format!("/t/{table}"),
        "the own invitation"
    );
    for unknown in ["zzz", "0123456789abcdef"] {
        assert_eq!(bento.get(&format!("/i/{unknown}")).await.status, 404, "{unknown}");
    }
}

#[tokio::test]
async fn the_fair_page_says_who_added_what_in_both_languages() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "bot-random"], json!({})).await;
    ana.api(&format!("tables/{table}/start"), json!({ "contribution": "a<b" })).await.good();
    let fair = format!("/t/{table}/fair");
    let early = ana.get(&fair).await.text;
    assert!(early.contains("Ana has added a text.") && !early.contains("a&lt;b"), "{early}");
    assert!(early.contains("Casey is a bot; its text follows from the promise"), "{early}");
    assert!(!early.contains("data-secret=\"0") && !early.contains("data-seed=\"0"));
    let record = record(&[&ana], &table).await;
    let page = ana.get(&fair).await.text;
    assert!(page.contains("Ana added this text after the promise had been shown") && page.contains("a&lt;b"));
    for figure in
        [Seed(record.secret.unwrap()).to_string(), record.seed.to_string(), record.contributions[1].clone()]
    {
        assert!(page.contains(&figure), "{page}");
    }
    assert!(
        page.contains("data-part=\"player\" data-seat=\"0\" data-text=\"a&lt;b\""),
        "for the script: {page}"
    );
    assert!(page.contains("data-part=\"bot\" data-seat=\"1\""), "{page}");
    let portuguese = ana.in_portuguese(&fair).await;
    assert!(
        portuguese.contains("Ana acrescentou este texto") && portuguese.contains("Casey é um robô"),
        "{portuguese}"
    );
}
