//! Sessions, one more device, accounts and logging in.

use std::{sync::Arc, time::Duration};

use railhead_server::Config;
use serde_json::json;

use crate::{
    notices::Clocks,
    server::{Guest, Server, pair, papers},
};

const PASSWORD: &str = "golden spike 1869";

/// Makes an account of a guest.
async fn account(guest: &Guest, name: &str) {
    let made = guest.api("account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(made.status, 201, "{}", made.text);
}

/// The key of a link to one more device, on the page that shows it.
fn key_in(page: &str) -> String {
    let (_, rest) = page.split_once("/device/").expect("a link");
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[tokio::test]
async fn a_device_link_gives_the_seat_back_once() {
    let server = Server::open().await;
    let (ana, _, table) = pair(&server, json!({})).await;
    let page = ana.form("/devices/link", &[]).await.text;
    let key = key_in(&page);
    assert!(page.contains("<svg"), "and its picture");
    let other = server.browser();
    let ask = other.get(&format!("/device/{key}")).await;
    assert!(ask.status == 200 && ask.text.contains("Go on as Ana here?"), "{}", ask.text);
    assert_eq!(other.get(&format!("/device/{key}")).await.status, 200, "looking uses nothing up");
    let form_token = other.form_token().await;
    let token = [("token", form_token.as_str())];
    assert_eq!(other.form(&format!("/device/{key}"), &[]).await.refusal().1, "form-token");
    assert_eq!(other.form(&format!("/device/{key}"), &token).await.status, 303);
    assert_eq!(papers(&other, &table).await, papers(&ana, &table).await, "the same hand");
    let again = server.browser();
    assert_eq!(again.get(&format!("/device/{key}")).await.status, 410);
    let form_token = again.form_token().await;
    let used = again.form(&format!("/device/{key}"), &[("token", form_token.as_str())]).await;
    assert_eq!((used.refusal().0, used.refusal().1), (410, "no-link".to_owned()));
    assert_eq!(again.get("/device/nonsense").await.status, 410);
}

#[tokio::test]
async fn a_link_that_has_run_out_is_gone() {
    let clocks = Clocks::default();
    let by = clocks.clone();
    let server = Server::with(|config| Config { store_clock: Some(Arc::new(by)), ..config }).await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    account(&ana, "Ana").await;
    account(&bento, "Bento").await;
    let device = ana.api("devices/link", json!({})).await.good()["key"].clone();
    let bento_id = bento.get("/api/v1/me").await.good()["id"].to_string();
    let page = ana.form("/host/person", &[("user", &bento_id), ("act", "password")]).await.text;
    let (_, rest) = page.split_once("/reset/").expect("a link to a new password");
    let reset: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    let other = server.browser();
    let token = other.form_token().await;
    let set = [("token", token.as_str()), ("password", "another golden spike")];

    clocks.pass(Duration::from_mins(11));
    let (path, late) = (format!("/device/{}", device.as_str().expect("a key")), json!({ "key": device }));
    let refused = other.get(&path).await;
    assert!(refused.status == 410 && refused.text.contains("This link was used, or has run out"));
    assert_eq!(other.form(&path, &set[..1]).await.refusal().1, "no-link");
    assert_eq!(server.stranger().api("devices/accept", late).await.refusal().1, "no-link");
    assert_eq!(other.get(&format!("/reset/{reset}")).await.status, 200, "that one lasts longer");

    clocks.pass(Duration::from_hours(24 * 8));
    let path = format!("/reset/{reset}");
    assert_eq!(other.get(&path).await.status, 410);
    assert_eq!(
        (other.form(&path, &set).await.refusal().0, other.form(&path, &set).await.refusal().1),
        (410, "no-link".to_owned())
    );
    let login = json!({ "name": "Bento", "password": PASSWORD });
    assert_eq!(server.stranger().api("login", login).await.status, 201, "the old one stays");
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let key = ana.api("devices/link", json!({})).await.good()["key"].clone();
    let token = server.stranger().api("devices/accept", json!({ "key": key })).await.good()["token"].clone();
    let elsewhere = server.known_by(&token);
    let sessions = elsewhere.get("/api/v1/sessions").await.good();
    assert_eq!(sessions.as_array().map(Vec::len), Some(2), "{sessions}");
    let own = sessions.as_array().unwrap().iter().find(|it| it["current"] == true).expect("its own").clone();
    let bento = server.guest("Bento").await;
    let foreign = bento.api("sessions/end", json!({ "session": own["session"] })).await;
    assert_eq!((foreign.refusal().0, foreign.refusal().1), (404, "no-session".to_owned()));
    assert!(ana.get("/devices").await.text.contains("Log out there"));
    assert_eq!(ana.api("sessions/end", json!({ "session": own["session"] })).await.status, 204);
    assert_eq!(elsewhere.get("/api/v1/me").await.refusal().1, "unknown-visitor");
    assert_eq!(ana.get("/api/v1/me").await.good()["name"], "Ana");
    assert_eq!(ana.form("/leave", &[]).await.status, 303);
    assert_eq!(ana.get("/api/v1/me").await.status, 403, "a token that was left is worth nothing");
}

#[tokio::test]
async fn a_guest_becomes_an_account_with_every_seat() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    account(&ana, "Ana Rail").await;
    let me = ana.get("/api/v1/me").await.good();
    assert_eq!((&me["account"], &me["host"], &me["name"]), (&json!(true), &json!(true), &json!("Ana Rail")));
    assert_eq!(ana.info(&table).await["seats"][0]["name"], "Ana Rail", "at the table too");
    account(&bento, "Bento").await;
    assert_eq!(bento.get("/api/v1/me").await.good()["host"], false, "the first one is the host");
    let login = json!({ "name": "ANA RAIL", "password": PASSWORD });
    let token = server.stranger().api("login", login).await.good()["token"].clone();
    let elsewhere = server.known_by(&token);
    assert_eq!(papers(&elsewhere, &table).await, papers(&ana, &table).await);
    assert_eq!(ana.api("account", json!({ "name": "Other", "password": PASSWORD })).await.status, 409);
}

#[tokio::test]
async fn the_name_of_an_account_is_nobody_elses() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    account(&ana, "Ana").await;
    let taken = (422, "name-taken".to_owned(), "name".to_owned());
    for name in ["Ana", "ANA", "\u{410}na"] {
        assert_eq!(server.stranger().api("guests", json!({ "name": name })).await.refusal(), taken, "{name}");
        let bento = server.guest("Bento").await;
        let account = json!({ "name": name, "password": PASSWORD });
        assert_eq!(bento.api("account", account).await.refusal(), taken, "{name}");
        assert_eq!(bento.form("/settings", &[("language", "en"), ("name", name)]).await.refusal(), taken);
        assert_eq!(bento.get("/api/v1/me").await.good()["name"], "Bento", "nothing has changed");
    }
    let guest = server.guest("Cleo").await;
    for everybodys in ["Guest", "guest", "Visitante"] {
        let account = json!({ "name": everybodys, "password": PASSWORD });
        assert_eq!(guest.api("account", account).await.refusal(), taken, "{everybodys}");
    }
    assert_eq!(ana.form("/settings", &[("language", "en"), ("name", "Ana R.")]).await.status, 303);
    server.guest("Ana").await;
}

#[tokio::test]
async fn a_wrong_form_comes_back_with_what_was_filled_in() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let wrong = [("name", "Ana+Rail"), ("password", "short"), ("email", "ana@example.org")];
    let page = ana.page_form("/account", &wrong).await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("value=\"Ana Rail\"") && page.text.contains("value=\"ana@example.org\""));
    assert!(page.text.contains("at least 8 characters") && !page.text.contains("value=\"short\""));
    let injected = [("name", "Ana"), ("password", PASSWORD), ("email", "ana@example.org%0d%0aBcc:x@y.org")];
    assert_eq!(ana.form("/account", &injected).await.refusal().1, "bad-email");
    assert_eq!(ana.get("/api/v1/me").await.good()["account"], false, "nothing has changed");
    let new = server.browser();
    let token = new.form_token().await;
    let made = new.form("/account", &[("token", &token), ("name", "New"), ("password", PASSWORD)]).await;
    assert_eq!((made.status, made.location.as_str()), (303, "/account"), "somebody new may make one at once");
    let page = new.get("/account").await.text;
    assert!(page.contains("You are New."), "{page}");
}

#[tokio::test]
async fn a_wrong_password_lets_nobody_in() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    account(&ana, "Ana").await;
    for (name, password) in [("Ana", "golden spike 1868"), ("Nobody", PASSWORD), ("Ana", ""), ("", "")] {
        let refused = server.stranger().api("login", json!({ "name": name, "password": password })).await;
        assert_eq!((refused.refusal().0, refused.refusal().1), (403, "wrong-password".to_owned()), "{name}");
    }
    let browser = server.browser();
    let token = browser.form_token().await;
    let wrong =
        [("token", token.as_str()), ("name", "Ana"), ("password", "wrong"), ("here", "//evil.example")];
    let page = browser.page_form("/login", &wrong).await;
    assert!(page.status == 403 && page.text.contains("value=\"Ana\""), "{}", page.text);
    let right =
        [("token", token.as_str()), ("name", "ana"), ("password", PASSWORD), ("here", "//evil.example")];
    let let_in = browser.form("/login", &right).await;
    assert_eq!((let_in.status, let_in.location.as_str()), (303, "/"), "and not to another host");
    assert!(browser.get("/account").await.text.contains("You are Ana."));
}

#[tokio::test]
async fn strangers_run_out_of_tries_and_the_owner_does_not() {
    let server = Server::with(|config| Config { requests_per_second: Some(40), ..config }).await;
    let ana = server.guest("Ana").await;
    account(&ana, "Ana").await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let right = [("token", token.as_str()), ("name", "Ana"), ("password", PASSWORD)];
    assert_eq!(browser.form("/login", &right).await.status, 303);
    let login = async |password: &str| {
        server.stranger().api("login", json!({ "name": "Ana", "password": password })).await.status
    };
    let mut last = 403;
    for _ in 0..12 {
        last = login("wrong wrong").await;
    }
    assert_eq!((last, login(PASSWORD).await), (429, 429));
    let token = browser.form_token().await;
    let right = [("token", token.as_str()), ("name", "Ana"), ("password", PASSWORD)];
    assert_eq!(browser.form("/login", &right).await.status, 303, "a browser that was let in before");
    assert_eq!(ana.get("/api/v1/me").await.status, 200, "and who is in stays in");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    account(&ana, "Ana").await;
    let login = json!({ "name": "Ana", "password": PASSWORD });
    let token = server.stranger().api("login", login.clone()).await.good()["token"].clone();
    let elsewhere = server.known_by(&token);
    let wrong = json!({ "old": "not this one", "new": "another one 2" });
    assert_eq!(ana.api("account/password", wrong).await.refusal().1, "not-the-password");
    let short = json!({ "old": PASSWORD, "new": "short" });
    assert_eq!(ana.api("account/password", short).await.refusal().2, "new");
    assert_eq!(elsewhere.get("/api/v1/me").await.status, 200);
    ana.api("account/password", json!({ "old": PASSWORD, "new": "another one 2" })).await.good();
    assert_eq!(elsewhere.get("/api/v1/me").await.status, 403);
    assert_eq!(ana.get("/api/v1/me").await.status, 200);
    assert_eq!(server.stranger().api("login", login).await.status, 403);
    let guest = server.guest("Bento").await;
    let refused = guest.api("account/password", json!({ "old": "", "new": "another one 2" })).await;
    assert_eq!(refused.refusal().1, "no-such-account");
}

#[tokio::test]
async fn what_somebody_likes_comes_along_to_another_device() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    assert_eq!(ana.form("/settings", &[("language", "pt-BR"), ("theme", "lamplight")]).await.status, 303);
    let key = key_in(&ana.form("/devices/link", &[]).await.text);
    let other = server.browser();
    let token = other.form_token().await;
    assert_eq!(other.form(&format!("/device/{key}"), &[("token", &token)]).await.status, 303);
    let page = other.get("/settings").await.text;
    assert!(page.contains("lang=\"pt-BR\"") && page.contains("content=\"dark\""), "{page}");
    // What is chosen on one of them holds on the other, whatever that one remembers.
    assert_eq!(other.form("/settings", &[("token", &token), ("theme", "paper")]).await.status, 303);
    let page = ana.get("/settings").await.text;
    assert!(page.contains("content=\"light\"") && !page.contains("content=\"dark\""), "{page}");
}
