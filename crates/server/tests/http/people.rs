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

#[tokio::test]
async fn an_invitation_leads_to_its_table_for_ever() {
    let server = Server::open().await;
    let (ana, bento, caro) =
        (server.guest("Ana").await, server.guest("Bento").await, server.guest("Caro").await);
    let table = ana.table(&["me", "invited", "bot-random"], json!({})).await;
    let invite = ana.info(&table).await["seats"][1]["invite"].as_str().expect("a key").to_owned();
    let link = format!("/i/{invite}");
    let page = bento.get(&link).await.text;
    for told in ["Ana invites you to", "2 of 3 seats taken", "Casey", "usual rules", "★ host"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(page.contains("property=\"og:title\" content=\"Ana invites you to"), "{page}");
    assert!(page.contains("/assets/preview/caravan.png"), "{page}");
    let picture = bento.get("/assets/preview/caravan.png").await;
    assert!(picture.bytes.starts_with(b"\x89PNG"), "{}", picture.status);
    assert!(bento.in_portuguese(&link).await.contains("Ana convida você para"));
    let host = ana.get(&link).await;
    assert_eq!((host.status, host.location), (303, format!("/t/{table}")), "who sits there is led there");
    assert_eq!(bento.form(&link, &[]).await.location, format!("/t/{table}"));
    for again in [bento.get(&link).await, bento.form(&link, &[]).await] {
        assert_eq!(
            (again.status, again.location),
            (303, format!("/t/{table}")),
            "once more, and to the table"
        );
    }
    let late = caro.get(&link).await;
    assert!(late.status == 410 && late.text.contains("Somebody has taken this seat"), "{}", late.text);
    assert!(late.text.contains(&format!("href=\"/t/{table}\"")), "and may watch");
    let late = caro.form(&link, &[]).await;
    assert_eq!((late.refusal().0, late.refusal().1), (410, "invite-taken".to_owned()));
    ana.start(&table).await;
    assert_eq!(bento.get(&link).await.status, 303, "while the game goes on too");
    for nonsense in ["/i/zzz", "/i/0123456789abcdef"] {
        assert_eq!(caro.get(nonsense).await.status, 404, "{nonsense}");
    }
}

#[tokio::test]
async fn where_nobody_may_watch_a_late_guest_is_not_asked_to() {
    let server = Server::open().await;
    let (ana, bento, caro) =
        (server.guest("Ana").await, server.guest("Bento").await, server.guest("Caro").await);
    let new = json!({ "game": "caravan", "seats": ["me", "invited"], "spectators": false });
    let table = ana.api("tables", new).await.good();
    let link = format!("/i/{}", table["seats"][1]["invite"].as_str().expect("a key"));
    assert_eq!(bento.form(&link, &[]).await.status, 303);
    let late = caro.get(&link).await;
    assert_eq!(late.status, 410);
    assert!(!late.text.contains(&format!("href=\"/t/{}\"", table["id"].as_str().unwrap_or_default())));
}
