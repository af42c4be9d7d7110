//! What a game keeps sealed reaches nobody before its time.

use serde_json::json;

use crate::{
    server::{Server, file, pair, play},
    toy::{DAYS, SPOILT},
};

const MARK: &str = "opal-and-quicksilver";

#[tokio::test]
async fn rules_show_what_has_come_to_light() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let stranger = server.stranger();
    let at_table = format!("/t/{table}/rules");
    let expect = async |path: &str, wolves: bool, bears: bool| {
        let page = stranger.get(path).await;
        assert_eq!(page.status, 200, "{}", page.text);
        let text = page.text;
        assert!(text.contains("CA-1.1") && text.contains("A long way"), "{text}");
        for (mark, shown) in [
            ("second day", wolves),
            ("Wolves", wolves),
            ("third day", bears),
            ("Bears", bears),
            ("CA-12.1", bears),
        ] {
            assert_eq!(text.contains(mark), shown, "{path}: {mark}");
        }
        assert_eq!(text.contains("is sealed"), !bears, "{path}");
    };
    expect("/rules/caravan", false, false).await;
    expect(&at_table, false, false).await;
    play([&ana, &bento], &table, 0..2).await;
    expect(&at_table, true, false).await;
    play([&ana, &bento], &table, 2..4).await;
    expect(&at_table, true, true).await;
    expect("/rules/caravan", false, false).await;

    let page = ana.get(&format!("/t/{table}")).await.text;
    assert!(page.contains(&format!("href=\"{at_table}\"")) && !page.contains("/rules/caravan"), "{page}");
    let gathering = ana.table(&["me", "open"], json!({})).await;
    expect(&format!("/t/{gathering}/rules"), false, false).await;
}

#[tokio::test]
async fn a_text_option_is_told_when_the_game_is_over() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let bento = server.guest("Bento").await;
    let options = json!({ "pace": "fast", "cargo": MARK });
    let table = ana.table(&["me", "open"], options).await;
    let mut heard = Vec::new();
    let api = format!("/api/v1/tables/{table}");
    let mut pages =
        vec!["/".to_owned(), "/api/v1/games".to_owned(), "/api/v1/tables".to_owned(), api.clone()];
    let parts = [
        "",
        "/rules",
        "/fair",
        "/replay",
        "/replay?ply=1",
        "/replay/step?ply=1",
        "/record",
        "/layers",
        "/binder",
    ];
    pages.extend(parts.map(|part| format!("/t/{table}{part}")));
    let parts = ["view", "legal", "log", "record", "view?ply=1"];
    pages.extend(parts.map(|part| format!("{api}/{part}")));
    let walk = async |heard: &mut Vec<String>| {
        for guest in [&ana, &bento, &server.stranger()] {
            for page in &pages {
                heard.push(guest.get(page).await.text);
            }
        }
    };
    walk(&mut heard).await;
    bento.sit(&table).await;
    heard.push(ana.api(&format!("tables/{table}/start"), json!({})).await.text);
    walk(&mut heard).await;
    for ply in 0..4 {
        heard.push([&ana, &bento][ply % 2].haul(&table, ply).await.text);
    }
    walk(&mut heard).await;
    for text in &heard {
        assert!(!text.contains(MARK), "{text}");
    }
    let info = ana.info(&table).await;
    assert_eq!(info["options"], json!({ "pace": "fast" }));
    let games = ana.get("/api/v1/games").await.good();
    assert_eq!(games[0]["options"], json!({ "pace": ["slow", "fast"] }));

    play([&ana, &bento], &table, 4..2 * DAYS as usize).await;
    let info = server.stranger().info(&table).await;
    assert_eq!(info["options"], json!({ "pace": "fast", "cargo": MARK }));
    assert!(ana.get(&format!("/t/{table}/record")).await.text.contains(MARK));
}

#[tokio::test]
async fn a_text_that_cannot_be_used_is_not_repeated() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let spoilt = format!("{SPOILT} {MARK}");
    let answer = ana.upload("/import", &file(&["me", "open"], json!({ "cargo": spoilt }))).await;
    assert_eq!(answer.refusal(), (422, "setup".to_owned(), "options".to_owned()));
    assert!(answer.text.contains("cargo") && !answer.text.contains(MARK), "{}", answer.text);
    let new = json!({ "game": "caravan", "seats": ["me", "open"], "options": { "pace": "steady" } });
    assert!(ana.api("tables", new).await.text.contains("steady"), "other values are named");
}
