//! Names, cookies and leaving.

use serde_json::json;

use crate::server::Server;

#[tokio::test]
async fn names_that_look_alike_are_told_apart_everywhere() {
    let server = Server::open().await;
    let (ana, other) = (server.guest("Ana").await, server.guest("\u{202e}\u{410}\u{200b}na").await);
    let table = ana.table(&["me", "open", "bot-random"], json!({})).await;
    other.sit(&table).await;
    let gathering = ana.get(&format!("/t/{table}")).await.text;
    ana.start(&table).await;
    let info = ana.info(&table).await;
    assert_eq!(info["seats"][0]["name"], "Ana (A)");
    assert_eq!(info["seats"][1]["name"], "\u{410}na (B)", "a Cyrillic A, and nothing that cannot be seen");
    assert_eq!(info["seats"][2]["name"], "Casey");
    for page in [gathering, ana.get(&format!("/t/{table}")).await.text] {
        assert!(page.contains("Ana (A)") && page.contains("\u{410}na (B)"), "{page}");
        assert!(!page.contains(['\u{202e}', '\u{200b}']), "{page}");
    }
}

#[tokio::test]
async fn whoever_leaves_is_not_known_by_this_browser_any_more() {
    let server = Server::open().await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let named =
        [("token", token.as_str()), ("language", "en"), ("name", "Ana"), ("here", "/%09/evil.example")];
    let saved = browser.form("/settings", &named).await;
    assert_eq!((saved.status, saved.location.as_str()), (303, "/"), "not to another host");
    assert!(browser.get("/").await.text.contains("href=\"/leave\""));
    assert!(browser.get("/leave").await.text.contains("This browser forgets who you are"));
    assert_eq!(browser.form("/leave", &[]).await.refusal().1, "form-token");
    let token = browser.form_token().await;
    assert_eq!(browser.form("/leave", &[("token", &token)]).await.status, 303);
    assert_eq!(browser.get("/leave").await.status, 403, "nobody known");
    assert!(!browser.get("/").await.text.contains("href=\"/leave\""));
}
