//! Push messages in a real browser. No push service can be reached from a test, so the test is one: the server sends it
//! what it would send a browser's maker, and it is handed to Chromium as the maker would, while no page of ours is open.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use web_push_native::{
    decrypt,
    p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint as _},
};

use crate::{
    doorbell::{Doorbell, Ring},
    driver::{Browser, Driver},
    server::Server,
};

/// The first worker of a fresh profile.
const REGISTRATION: &str = "0";

/// The keys of the browser's subscription.
struct Subscription {
    key: SecretKey,
    auth: [u8; 16],
}

impl Subscription {
    fn new() -> Subscription {
        Subscription { key: SecretKey::from_bytes(&[7; 32].into()).expect("a key"), auth: [9; 16] }
    }

    /// What the server is told of it.
    fn told(&self, address: &str) -> Value {
        let key = BASE64_URL_SAFE_NO_PAD.encode(self.key.public_key().to_encoded_point(false).as_bytes());
        json!({ "address": address, "key": key, "auth": BASE64_URL_SAFE_NO_PAD.encode(self.auth) })
    }

    /// What the browser makes of a message.
    fn read(&self, ring: &Ring) -> String {
        let read =
            decrypt(ring.body.clone(), &self.key, &self.auth.into()).expect("encrypted to the browser");
        String::from_utf8(read).expect("a text")
    }
}

/// What the browser shows.
async fn shown(browser: &mut Browser) -> Value {
    let shown = "return navigator.serviceWorker.ready.then((it) => it.getNotifications())
        .then((all) => all.map(({ title, body, data }) => ({ title, body, url: data.url })))";
    browser.js(shown).await
}

#[tokio::test]
async fn a_push_message_is_shown_while_every_page_is_closed() {
    let Some(driver) = Driver::start() else { return };
    let (bell, subscription) = (Doorbell::open(), Subscription::new());
    let server = Server::start_with(&["--allow-private-addresses", "--notice-pause", "0"]);
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let api = async |path: &str, token: &str, body: Value| -> Value {
        let request = http.post(server.url(&format!("/api/v1/{path}"))).bearer_auth(token).json(&body);
        let answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.text().await.unwrap_or_default());
        answer.json().await.unwrap_or_default()
    };
    let guest = async |name: &str| -> String {
        let guest = http.post(server.url("/api/v1/guests")).json(&json!({ "name": name })).send().await;
        let guest: Value = guest.expect("an answer").json().await.expect("a guest");
        guest["token"].as_str().expect("a token").to_owned()
    };
    let (ana, bento) = (guest("Ana").await, guest("Bento").await);
    let table = api("tables", &ana, json!({ "game": "last-spike", "seats": ["me", "open"] })).await;
    let table = table["id"].as_str().expect("an id").to_owned();
    api(&format!("tables/{table}/sit"), &bento, json!({})).await;
    api("notices/push", &bento, subscription.told(&bell.url("/push"))).await;

    // Bento's browser has the worker, and no page open.
    let mut browser = driver.desktop("push").await;
    let allowed = json!({ "permissions": ["notifications"], "origin": server.url("") });
    browser.cdp("Browser.grantPermissions", allowed).await;
    browser.goto(&server.url("/about")).await;
    let registered = "return navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => true)";
    assert_eq!(browser.js(registered).await, true);
    browser.goto("about:blank").await;

    // It becomes his turn.
    api(&format!("tables/{table}/start"), &ana, json!({})).await;
    while bell.rings().is_empty() {
        let legal =
            http.get(server.url(&format!("/api/v1/tables/{table}/legal"))).bearer_auth(&ana).send().await;
        let legal: Value = legal.expect("an answer").json().await.expect("what can be decided");
        let Some(first) = legal["legal"][0].as_str() else { break };
        let decision = json!({ "ply": legal["ply"], "decision": first });
        api(&format!("tables/{table}/decide"), &ana, decision).await;
    }
    let message = subscription.read(&bell.until(1).await[0]);
    browser.cdp("ServiceWorker.enable", json!({})).await;
    let push = json!({ "origin": server.url("/"), "registrationId": REGISTRATION, "data": message });
    browser.cdp("ServiceWorker.deliverPushMessage", push.clone()).await;

    browser.goto(&server.url("/about")).await;
    browser
        .until(
            "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.length > 0)",
        )
        .await;
    let told = shown(&mut browser).await;
    assert_eq!(told.as_array().map(Vec::len), Some(1), "{told}");
    assert_eq!(told[0]["title"], "Your turn: Ana’s table (The Last Spike)", "{told}");
    assert_eq!(told[0]["url"], format!("/t/{table}"), "{told}");
    assert!(told[0]["body"].as_str().is_some_and(|body| !body.is_empty()), "{told}");

    // The same message once more takes the place of the first.
    browser.cdp("ServiceWorker.deliverPushMessage", push).await;
    assert_eq!(shown(&mut browser).await.as_array().map(Vec::len), Some(1));
    assert_eq!(bell.rings().len(), 1, "once a turn");
}

#[tokio::test]
async fn a_browser_subscribes_by_the_button_of_its_page_and_the_page_says_if_it_cannot() {
    let Some(driver) = Driver::start() else { return };
    let (bell, subscription) = (Doorbell::open(), Subscription::new());
    let server = Server::start_with(&["--allow-private-addresses", "--notice-pause", "0"]);
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let guest = http.post(server.url("/api/v1/guests")).json(&json!({ "name": "Bento" })).send().await;
    let guest: Value = guest.expect("an answer").json().await.expect("a guest");
    let mut browser = driver.desktop("subscribe").await;
    let allowed = json!({ "permissions": ["notifications"], "origin": server.url("") });
    browser.cdp("Browser.grantPermissions", allowed).await;
    browser.goto(&server.url("/about")).await;
    browser.cookie("rh_user", guest["token"].as_str().expect("a token")).await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);

    // No maker of browsers can be reached from a test: the page says so, and nothing is kept.
    browser.goto(&server.url("/notices")).await;
    browser.click("[data-push] button").await;
    browser.until("document.querySelector('[data-push] [role=status]').textContent.startsWith('This browser cannot be reached')").await;
    assert_eq!(browser.js("return document.querySelectorAll('form.way').length").await, 0);
    browser.console().await;

    // Where one can be, the page hands on what it gave: the key is that of the server.
    let told = subscription.told(&bell.url("/push"));
    let given =
        json!({ "endpoint": told["address"], "keys": { "p256dh": told["key"], "auth": told["auth"] } });
    let maker = format!(
        "PushManager.prototype.subscribe = async ({{ userVisibleOnly, applicationServerKey }}) => {{ \
            if (!userVisibleOnly || !applicationServerKey) throw new Error('not so'); \
            return {{ toJSON: () => ({given}) }} }}"
    );
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": maker })).await;
    browser.goto(&server.url("/notices")).await;
    browser.click("[data-push] button").await;
    browser.until("document.querySelector('form.way [name=try]')").await;
    browser.click("form.way [name=try]").await;
    let message: Value =
        serde_json::from_str(&subscription.read(&bell.until(1).await[0])).expect("a message");
    assert!(message["title"].as_str().is_some_and(|title| !title.is_empty()), "{message}");
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);

    // It ends by a button too.
    browser.click("form.way [name=remove]").await;
    browser
        .until("document.querySelectorAll('form.way').length === 0 && document.querySelector('[data-push]')")
        .await;
}
