//! What is counted of how people learn: totals, for whoever looks after the server.

use serde_json::json;

use crate::server::{Guest, Server};

/// Whoever looks after the server: the first account.
async fn keeper(server: &Server) -> Guest {
    let ana = server.guest("Ana").await;
    ana.api("account", json!({ "name": "Ana", "password": "a long password" })).await.good();
    ana
}

#[tokio::test]
async fn steps_of_lessons_are_counted_once_by_each_browser() {
    let server = Server::open().await;
    let keeper = keeper(&server).await;
    assert!(keeper.get("/host").await.text.contains("Nothing yet."));
    for last in [3, 1] {
        let browser = server.browser();
        for step in 1..=last {
            for _ in 0..2 {
                assert_eq!(browser.get(&format!("/learn/caravan/first/{step}")).await.status, 200);
            }
        }
    }
    let page = keeper.get("/host").await.text;
    for part in [
        "Caravan: The way",
        "step 1</small>2",
        "step 2</small>1",
        "step 3</small>1",
        "end</small>0",
        "most leave at step 1 (1)",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // Kept over a restart, and forgotten when it is switched off.
    let server = server.again().await;
    let keeper = server.welcome(&keeper);
    assert!(keeper.get("/host").await.text.contains("step 1</small>2"));
    assert_eq!(
        server.guest("Bento").await.form("/host/counts", &[("off", "1")]).await.refusal().1,
        "not-keeper"
    );
    assert_eq!(keeper.form("/host/counts", &[("off", "1")]).await.status, 303);
    server.browser().get("/learn/caravan/first/1").await;
    let page = keeper.get("/host").await.text;
    assert!(!page.contains("The way") && page.contains("name=\"off\" value=\"0\""), "{page}");
    assert_eq!(keeper.form("/host/counts", &[("off", "0")]).await.status, 303);
    server.browser().get("/learn/caravan/first/1").await;
    assert!(keeper.get("/host").await.text.contains("step 1</small>1"));
}

#[tokio::test]
async fn programs_of_hosts_read_the_same_totals() {
    let server = Server::of(railhead_registry::games(), |config| config).await;
    let keeper = keeper(&server).await;
    let counts = async || keeper.get("/api/v1/host/counts").await.good();
    assert_eq!(counts().await, json!({ "counting": true, "lessons": [], "refusals": [] }));
    let browser = server.browser();
    for step in 1..=2 {
        assert_eq!(browser.get(&format!("/learn/last-spike/first/{step}")).await.status, 200);
    }
    let new = json!({ "game": "last-spike", "seats": ["me", "bot-random"] });
    let table = keeper.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    keeper.start(&table).await;
    let info = keeper.until(&table, |info| info["actors"] == json!([0])).await;
    let decide = json!({ "ply": info["ply"], "decision": "pass" });
    let refused = keeper.api(&format!("tables/{table}/decide"), decide).await;
    let told = counts().await;
    let lesson = &told["lessons"][0];
    assert_eq!(
        (&lesson["game"], &lesson["lesson"], &lesson["most_left_at"]),
        (&json!("last-spike"), &json!("first"), &json!(2)),
        "{told}"
    );
    let reached = lesson["reached"].as_array().expect("steps");
    assert_eq!(
        (reached.len(), &reached[..3]),
        (13, &[json!(1), json!(1), json!(0)][..]),
        "twelve steps and the end"
    );
    let refusal = json!({ "game": "last-spike", "paragraph": refused.json()["paragraph"], "n": 1 });
    assert_eq!(told["refusals"], json!([refusal]));

    assert_eq!(keeper.api("host/counts", json!({ "counting": "no" })).await.refusal().1, "bad-json");
    assert_eq!(keeper.api("host/counts", json!({ "counting": false })).await.status, 204);
    browser.get("/learn/last-spike/first/3").await;
    assert_eq!(counts().await, json!({ "counting": false, "lessons": [], "refusals": [] }));
    assert_eq!(keeper.api("host/counts", json!({ "counting": true })).await.status, 204);
    assert_eq!(counts().await, json!({ "counting": true, "lessons": [], "refusals": [] }));
}

#[tokio::test]
async fn who_stops_at_the_last_step_that_anybody_reached_has_left_there() {
    let server = Server::open().await;
    let keeper = keeper(&server).await;
    let browser = server.browser();
    for step in 1..=2 {
        browser.get(&format!("/learn/caravan/first/{step}")).await;
    }
    let page = keeper.get("/host").await.text;
    assert!(page.contains("step 3</small>0") && page.contains("most leave at step 2 (1)"), "{page}");
}

#[tokio::test]
async fn refusals_are_counted_by_their_paragraph() {
    let server = Server::of(railhead_registry::games(), |config| config).await;
    let keeper = keeper(&server).await;
    let new = json!({ "game": "last-spike", "seats": ["me", "bot-random"] });
    let table = keeper.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    keeper.start(&table).await;
    keeper.until(&table, |info| info["actors"] == json!([0])).await;
    let ply = keeper.info(&table).await["ply"].clone();
    for _ in 0..2 {
        let refused =
            keeper.api(&format!("tables/{table}/decide"), json!({ "ply": ply, "decision": "pass" })).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
    }
    let refused =
        keeper.api(&format!("tables/{table}/decide"), json!({ "ply": ply, "decision": "pass" })).await;
    let paragraph = refused.json()["paragraph"].as_str().expect("a paragraph").to_owned();
    let page = keeper.get("/host").await.text;
    assert!(page.contains(&format!("#{paragraph}\">{paragraph}</a> The Last Spike: 3")), "{page}");
    assert!(server.stranger().get("/privacy").await.text.contains("Counted without anybody"));
}
