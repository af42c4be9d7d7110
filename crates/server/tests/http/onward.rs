//! What comes after a game by the API: once more, rather not, another version; and names and hints of a table.

use serde_json::json;

use crate::server::{Guest, Server, pair, play};

/// A table of two whose game is over.
async fn over(server: &Server) -> (Guest, Guest, String) {
    let (ana, bento, table) = pair(server, json!({})).await;
    play([&ana, &bento], &table, 0..6).await;
    assert_eq!(ana.info(&table).await["status"], "finished");
    (ana, bento, table)
}

#[tokio::test]
async fn a_game_is_played_once_more_by_programs() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let again = format!("tables/{table}/again");
    let asked = ana.api(&again, json!({})).await;
    assert_eq!(asked.status, 201, "{}", asked.text);
    let (next, invite) = (asked.good()["table"].clone(), asked.good()["invite"].clone());
    assert!(invite.is_null(), "whoever asks sits there");
    let next = next.as_str().expect("a table").to_owned();
    assert_eq!(ana.info(&next).await["status"], "gathering");
    // The other is led there, to the seat that is kept.
    let led = bento.api(&again, json!({})).await.good();
    assert_eq!(led["table"], json!(next));
    bento.api(&format!("tables/{next}/sit"), json!({ "invite": led["invite"] })).await.good();
    assert_eq!(bento.api(&again, json!({})).await.good(), json!({ "table": next, "invite": null }));
    assert_eq!(ana.api(&format!("tables/{next}/again"), json!({})).await.refusal().1, "not-over");
    assert_eq!(server.stranger().api(&again, json!({})).await.status, 403);
}

#[tokio::test]
async fn who_would_rather_not_says_so() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let refuse = format!("tables/{table}/rematch/refuse");
    assert_eq!(bento.api(&refuse, json!({})).await.status, 404, "nobody has asked");
    let next = ana.api(&format!("tables/{table}/again"), json!({})).await.good()["table"].clone();
    let next = next.as_str().expect("a table").to_owned();
    assert_eq!(server.guest("Caio").await.api(&refuse, json!({})).await.refusal().1, "not-seated");
    assert_eq!(ana.info(&next).await["seats"][1]["kind"], "reserved");
    assert_eq!(bento.api(&refuse, json!({})).await.status, 204);
    assert_eq!(ana.info(&next).await["seats"][1]["kind"], "open");
}

#[tokio::test]
async fn another_version_is_made_by_programs() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..5).await;
    let branch = format!("tables/{table}/branch");
    let made = bento.api(&branch, json!({ "ply": 4 })).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let info = made.good();
    assert_eq!((&info["title"], &info["origin"]), (&json!("Trail, another way"), &json!("branch")));
    assert_eq!(info["seats"][1]["mine"], true);
    assert_eq!(bento.api(&branch, json!({ "ply": 3 })).await.refusal().1, "no-chapter");
    assert_eq!(server.guest("Caio").await.api(&branch, json!({ "ply": 4 })).await.refusal().1, "not-seated");
}

#[tokio::test]
async fn names_at_ones_screen_and_hints_are_settled_by_programs() {
    let server = Server::open().await;
    let (ana, caio) = (server.guest("Ana").await, server.guest("Caio").await);
    let table = ana.table(&["me", "hot-seat:Bea"], json!({})).await;
    let revision = ana.info(&table).await["revision"].clone();
    let hints = |word: &str| json!({ "hints": word, "revision": revision });
    let address = format!("tables/{table}/hints");
    assert_eq!(caio.api(&address, hints("on")).await.status, 403);
    assert_eq!(ana.api(&address, hints("loud")).await.refusal().1, "bad-hints");
    assert_eq!(ana.api(&address, hints("on")).await.good()["hints"], "on");
    assert_eq!(ana.api(&address, hints("off")).await.status, 409, "the table has moved on");
    ana.start(&table).await;
    let address = format!("tables/{table}/rename");
    let rename = |name: &str| json!({ "seat": 1, "name": name });
    assert_eq!(ana.api(&address, rename(" Bia ")).await.good()["seats"][1]["name"], "Bia");
    assert_eq!(ana.api(&address, rename(" ")).await.refusal().1, "no-name");
    assert_eq!(caio.api(&address, rename("Me")).await.status, 403);
}
