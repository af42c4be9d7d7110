//! What people are told while they are away: by webhook, push message and letter, once, and only while it is so.

use std::{
    net::TcpListener,
    sync::{Arc, Mutex},
    time::Duration,
};

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use railhead_cluster::{Home, Schema};
use railhead_server::{Config, Letters, NoticeConfig};
use railhead_store::{Backoff, Clock, Millis, Store};
use serde_json::{Value, json};
use web_push_native::{
    decrypt,
    p256::{
        SecretKey,
        ecdsa::{Signature, VerifyingKey, signature::Verifier as _},
        elliptic_curve::sec1::ToEncodedPoint as _,
    },
};

use crate::{
    doorbell::{Doorbell, Ring},
    house::place,
    letters::letters,
    mailbox::Mailbox,
    server::{Guest, Server, pair, play},
    toy::games,
};

/// Notices that go out at once, also to this machine.
pub(crate) fn at_once(letters: Option<&Mailbox>) -> NoticeConfig {
    let backoff =
        Backoff { first: Duration::from_millis(20), longest: Duration::from_millis(200), attempts: 500 };
    let letters = letters.map(|mailbox| {
        Letters::new(&mailbox.url(), "Railhead <railhead@example.org>", None).expect("a mail server")
    });
    NoticeConfig {
        letters,
        base_url: Some("https://rail.example.org".parse().expect("an address")),
        private_addresses: true,
        pause: Duration::ZERO,
        patience: Duration::ZERO,
        letter_pause: Duration::ZERO,
        backoff,
    }
}

pub(crate) async fn server(letters: Option<&Mailbox>) -> Server {
    let notices = at_once(letters);
    Server::with(|config| Config { notices, ..config }).await
}

pub(crate) async fn webhook(guest: &Guest, bell: &Doorbell, format: &str) -> Value {
    guest.api("notices/webhook", json!({ "address": bell.url("/hook"), "format": format })).await.good()
}

/// A browser that has subscribed to push messages at an address of the test's.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        Browser { key: SecretKey::from_bytes(&[7; 32].into()).expect("a key"), auth: [9; 16] }
    }

    async fn subscribe(&self, guest: &Guest, address: &str) -> Value {
        let key = self.key.public_key().to_encoded_point(false);
        let (key, auth) =
            (BASE64_URL_SAFE_NO_PAD.encode(key.as_bytes()), BASE64_URL_SAFE_NO_PAD.encode(self.auth));
        guest.api("notices/push", json!({ "address": address, "key": key, "auth": auth })).await.good()
    }

    /// What a message says, after all that a push service looks at is as it has to be.
    fn read(&self, ring: &Ring, ours: &str) -> Value {
        assert_eq!(ring.headers["content-encoding"], "aes128gcm");
        assert!(ring.headers["ttl"].parse::<u32>().is_ok_and(|ttl| ttl > 0));
        let authorization = ring.headers["authorization"].strip_prefix("vapid t=").expect("a signature");
        let (token, key) = authorization.split_once(", k=").expect("a key");
        assert_eq!(key, ours);
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        let decoded = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
        let key = VerifyingKey::from_sec1_bytes(&decoded(key)).expect("a key");
        let signature = Signature::from_slice(&decoded(signature)).expect("a signature");
        key.verify(signed.as_bytes(), &signature).expect("signed with it");
        let claims: Value =
            serde_json::from_slice(&decoded(signed.rsplit_once('.').expect("two parts").1)).expect("JSON");
        assert!(claims["aud"].as_str().is_some_and(|aud| aud.starts_with("http://127.0.0.1:")), "{claims}");
        let read =
            decrypt(ring.body.clone(), &self.key, &self.auth.into()).expect("encrypted to the browser");
        serde_json::from_slice(&read).expect("JSON")
    }
}

#[tokio::test]
async fn each_turn_is_told_once_with_what_happened_in_the_readers_language() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let ana = server.guest("Ana").await;
    let guest = server.stranger().api("guests", json!({ "name": "Bento", "language": "pt-BR" })).await.good();
    let bento = server.known_by(&guest["token"]);
    let table = ana.table(&["me", "open"], json!({})).await;
    bento.sit(&table).await;
    webhook(&bento, &bell, "discord").await;
    let hers = Doorbell::open();
    webhook(&ana, &hers, "ntfy").await;
    ana.start(&table).await;
    hers.until(1).await;
    ana.haul(&table, 0).await.good();
    let told: Value = serde_json::from_slice(&bell.until(1).await[0].body).expect("JSON");
    let told = told["content"].as_str().expect("a text").to_owned();
    assert!(told.starts_with("É a sua vez: Trail (Caravan)\n"), "{told}");
    assert!(told.ends_with(&format!("\nhttps://rail.example.org/t/{table}")), "{told}");
    bento.haul(&table, 1).await.good();
    assert_eq!(hers.until(2).await[1].text(), "Day 1 dawns for Ana", "what happened since she decided");
    ana.haul(&table, 2).await.good();
    bell.until(2).await;
    bento.haul(&table, 3).await.good();
    ana.haul(&table, 4).await.good();
    assert_eq!(bell.until(3).await.len(), 3, "once a turn");
}

#[tokio::test]
async fn a_push_message_is_read_by_its_browser_alone() {
    let (server, bell, browser) = (server(None).await, Doorbell::open(), Browser::new());
    let (ana, bento, table) = pair(&server, json!({})).await;
    let info = browser.subscribe(&bento, &bell.url("/push/1")).await;
    let ours = info["push_key"].as_str().expect("a key").to_owned();
    assert_eq!(info["ways"][0]["kind"], "push");
    ana.haul(&table, 0).await.good();
    let ring = bell.until(1).await.pop().expect("a message");
    assert!(!ring.text().contains("Trail"), "nobody on the way can read it");
    let told = browser.read(&ring, &ours);
    assert_eq!(
        (&told["title"], &told["url"]),
        (&json!("Your turn: Trail (Caravan)"), &json!(format!("/t/{table}")))
    );
    assert_eq!(ring.headers["topic"], told["tag"].as_str().expect("a tag"));
    // The key is the same after the server was closed, and a browser that is no more is forgotten.
    bento.haul(&table, 1).await.good();
    let notices = at_once(None);
    let server = Server::over(server.closed().await, games(), |config| Config { notices, ..config }).await;
    let (ana, bento) = (server.welcome(&ana), server.welcome(&bento));
    assert_eq!(bento.get("/api/v1/notices").await.good()["push_key"], ours);
    bell.answer("410 Gone");
    ana.haul(&table, 2).await.good();
    bell.until(2).await;
    until(async || bento.get("/api/v1/notices").await.good()["ways"] == json!([])).await;
}

/// Waits until something is so.
pub(crate) async fn until(so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), waiting).await.expect("it comes to be so");
}

/// Clocks that a test can set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks(Arc<Mutex<Duration>>);

impl Clocks {
    pub(crate) fn pass(&self, time: Duration) {
        *self.0.lock().expect("a clock") += time;
    }
}

impl Clock for Clocks {
    fn wall(&self) -> Millis {
        Millis(1_700_000_000_000).after(self.passed())
    }

    fn passed(&self) -> Duration {
        *self.0.lock().expect("a clock")
    }
}

#[tokio::test]
async fn a_turn_that_was_answered_is_no_news() {
    let (clocks, quick, late) = (Clocks::default(), Doorbell::open(), Doorbell::open());
    let notices = NoticeConfig { pause: Duration::from_mins(1), ..at_once(None) };
    let by = clocks.clone();
    let server = Server::with(|config| Config { notices, store_clock: Some(Arc::new(by)), ..config }).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    webhook(&bento, &quick, "ntfy").await;
    webhook(&ana, &late, "ntfy").await;
    ana.haul(&table, 0).await.good();
    bento.haul(&table, 1).await.good();
    clocks.pass(Duration::from_mins(2));
    // Ana is told of the turn that she has not answered; Bento's was due before it.
    assert_eq!(late.until(1).await.len(), 1);
    let store = Store::open_to_read(place(server.home())).await.expect("a store");
    until(async || store.pending("notice").await.expect("jobs").is_empty()).await;
    assert_eq!(quick.rings().len(), 0);
}

#[tokio::test]
async fn a_turn_that_comes_again_is_the_same_turn() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let (ana, bento, table) = pair(&server, json!({})).await;
    webhook(&bento, &bell, "ntfy").await;
    for decision in ["haul", "rest", "haul"] {
        let decide = json!({ "ply": 0, "decision": decision });
        ana.api(&format!("tables/{table}/decide"), decide).await.good();
        bell.until(1).await;
        ana.api(&format!("tables/{table}/take-back"), json!({ "ply": 1 })).await.good();
    }
    ana.haul(&table, 0).await.good();
    bento.haul(&table, 1).await.good();
    ana.haul(&table, 2).await.good();
    assert_eq!(bell.until(2).await.len(), 2, "one for each of the two turns");
}

#[tokio::test]
async fn what_could_not_be_sent_is_tried_again_and_survives_a_restart() {
    let mailbox = Mailbox::open();
    let server = server(Some(&mailbox)).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    letters(&bento, &mailbox, "bento@example.org").await;
    // Nobody answers there just now.
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = closed.local_addr().expect("an address");
    let hook = json!({ "address": format!("http://{address}/hook"), "format": "matrix" });
    bento.api("notices/webhook", hook).await.good();
    drop(closed);
    mailbox.refuse(3);
    ana.haul(&table, 0).await.good();
    let letter = mailbox.until(2).await.pop().expect("a letter");
    assert_eq!(letter.header("Subject"), "Your turn: Trail (Caravan)", "the other way delays none");
    let notices = at_once(Some(&mailbox));
    let server = Server::over(server.closed().await, games(), |config| Config { notices, ..config }).await;
    let bell = Doorbell::over(TcpListener::bind(address).expect("the same port"));
    assert!(bell.until(1).await[0].text().contains("Your turn"));
    let (ana, bento) = (server.welcome(&ana), server.welcome(&bento));
    bento.haul(&table, 1).await.good();
    ana.haul(&table, 2).await.good();
    assert_eq!((bell.until(2).await.len(), mailbox.until(3).await.len()), (2, 3), "each once");
}

#[tokio::test]
async fn over_two_nodes_everything_is_told_once() {
    let Some(schema) = Schema::required("notices over two nodes") else { return };
    let mailbox = Mailbox::open();
    let bells = [Doorbell::open(), Doorbell::open()];
    let node = async || {
        let notices = at_once(Some(&mailbox));
        Server::over(Home::Schema(schema.clone()), games(), |config| Config { notices, ..config }).await
    };
    let here = node().await;
    let (ana, bento, table) = pair(&here, json!({})).await;
    letters(&bento, &mailbox, "bento@example.org").await;
    for (guest, bell) in [&ana, &bento].into_iter().zip(&bells) {
        webhook(guest, bell, "ntfy").await;
    }
    let there = node().await;
    let (ana_there, bento_there) = (there.welcome(&ana), there.welcome(&bento));
    let mut turns = [0, 0];
    for ply in 0..6 {
        let guest = [[&ana, &ana_there], [&bento, &bento_there]][ply % 2][ply / 2 % 2];
        guest.haul(&table, ply).await.good();
        let next = (ply + 1) % 2;
        if ply < 5 {
            turns[next] += 1;
            bells[next].until(turns[next]).await;
            mailbox.until(1 + turns[1]).await;
        }
    }
    // Two and three turns, and that it is over.
    mailbox.until(5).await;
    let store = Store::open_to_read(place(&Home::Schema(schema.clone()))).await.expect("a store");
    for kind in ["notice", "delivery", "letter"] {
        until(async || store.pending(kind).await.expect("jobs").is_empty()).await;
    }
    assert_eq!(bells.each_ref().map(|bell| bell.rings().len()), [3, 4]);
    assert_eq!(mailbox.letters().len(), 5);
}

#[tokio::test]
async fn nobody_can_make_the_server_ask_its_own_network() {
    let bell = Doorbell::open();
    let notices = NoticeConfig { private_addresses: false, ..at_once(None) };
    let server = Server::with(|config| Config { notices, ..config }).await;
    let ana = server.guest("Ana").await;
    let bad = async |address: &str| {
        let new = json!({ "address": address, "format": "ntfy" });
        ana.api("notices/webhook", new).await.refusal()
    };
    for address in [&bell.url("/hook"), "http://localhost:1/", "http://[::1]/", "http://169.254.169.254/x"] {
        assert_eq!(bad(address).await, (422, "private-address".into(), "address".into()), "{address}");
    }
    for address in ["", "ntfy.sh", "file:///etc/passwd", "http://ana@example.org/"] {
        assert_eq!(bad(address).await, (422, "not-web".into(), "address".into()), "{address}");
    }
    let push = json!({ "address": bell.url("/push"), "key": "AAAA", "auth": "AAAA" });
    assert_eq!(ana.api("notices/push", push).await.refusal().1, "bad-keys");
    let format = json!({ "address": bell.url("/hook"), "format": "fax" });
    assert_eq!(
        ana.api("notices/webhook", format).await.refusal(),
        (422, "no-choice".into(), "format".into())
    );
    assert_eq!(ana.get("/api/v1/notices").await.good()["ways"], json!([]));
    // A plain form comes back with what was filled in, and the message at its field.
    let page =
        ana.page_form("/notices/webhook", &[("address", "http://localhost:1/"), ("format", "ntfy")]).await;
    assert!(page.status == 422 && page.text.contains("own network") && page.text.contains("localhost:1"));
    assert_eq!(server.stranger().get("/notices").await.status, 200);
    assert_eq!(server.stranger().api("notices/letters", json!({})).await.refusal().1, "unknown-visitor");
    assert!(bell.rings().is_empty());
}

#[tokio::test]
async fn an_address_that_leads_on_is_not_followed_even_where_private_ones_are_allowed() {
    let (server, bell, secret) = (server(None).await, Doorbell::open(), Doorbell::open());
    let (ana, bento, table) = pair(&server, json!({})).await;
    webhook(&bento, &bell, "ntfy").await;
    bell.answer(&format!("302 Found\r\nlocation: {}", secret.url("/admin")));
    ana.haul(&table, 0).await.good();
    bell.until(1).await;
    bento.haul(&table, 1).await.good();
    ana.haul(&table, 2).await.good();
    assert_eq!(bell.until(2).await.len(), 2, "and it is not tried again");
    assert!(secret.rings().is_empty());
}

#[tokio::test]
async fn people_choose_what_they_are_told_and_when_not() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let (ana, bento, table) = pair(&server, json!({})).await;
    let way = webhook(&bento, &bell, "ntfy").await["ways"][0]["channel"].clone();
    let wants = json!({ "channel": way, "wants": [{ "kind": "talk", "pace": "none" }] });
    bento.api("notices/wants", wants).await.good();
    ana.haul(&table, 0).await.good();
    ana.api(&format!("tables/{table}/talk"), json!({ "words": "Your move" })).await;
    let told = bell.until(1).await;
    assert_eq!(told[0].text(), "Ana: Your move", "the turn was not wanted");
    // Who was told that something was said is left alone until it is read.
    ana.api(&format!("tables/{table}/talk"), json!({ "words": "Hello?" })).await;
    let store = Store::open_to_read(place(server.home())).await.expect("a store");
    let idle = async || {
        until(async || store.pending("notice").await.expect("jobs").is_empty()).await;
        until(async || store.pending("delivery").await.expect("jobs").is_empty()).await;
    };
    idle().await;
    let lines = bento.get(&format!("/api/v1/tables/{table}/talk")).await.good();
    let last = lines.as_array().and_then(|lines| lines.last()).expect("a line")["line"].clone();
    bento.api(&format!("tables/{table}/talk/read"), json!({ "line": last })).await;
    ana.api(&format!("tables/{table}/talk"), json!({ "phrase": "thanks" })).await;
    assert_eq!(bell.until(2).await[1].text(), "Ana: Thanks");
    // During quiet hours it waits.
    let hour = Millis::now().0 / 3_600_000 % 24;
    let quiet = json!({ "quiet": { "from": hour, "to": (hour + 20) % 24, "offset": 0 } });
    bento.api("notices/quiet", quiet).await.good();
    bento.haul(&table, 1).await.good();
    let lines = bento.get(&format!("/api/v1/tables/{table}/talk")).await.good();
    let last = lines.as_array().and_then(|lines| lines.last()).expect("a line")["line"].clone();
    bento.api(&format!("tables/{table}/talk/read"), json!({ "line": last })).await;
    ana.api(&format!("tables/{table}/talk"), json!({ "words": "Asleep?" })).await;
    until(async || !store.pending("delivery").await.expect("jobs").is_empty()).await;
    until(async || {
        let due = store.next_due("delivery").await.expect("jobs").expect("a job");
        due.0 > Millis::now().0 + 3_600_000
    })
    .await;
    assert_eq!(bell.rings().len(), 2);
    for (quiet, code) in [
        (json!({ "quiet": { "from": 3, "to": 3, "offset": 0 } }), "bad-hours"),
        (json!({ "quiet": { "from": 24, "to": 3, "offset": 0 } }), "bad-hours"),
        (json!({ "quiet": { "from": 1, "to": 3, "offset": 9000 } }), "bad-hours"),
        (json!({ "quiet": { "from": 300, "to": 3, "offset": 0 } }), "bad-json"),
    ] {
        assert_eq!(bento.api("notices/quiet", quiet).await.refusal().1, code);
    }
    let foreign = json!({ "channel": way });
    assert_eq!(ana.api("notices/remove", foreign.clone()).await.refusal().1, "no-channel");
    assert_eq!(ana.api("notices/try", foreign.clone()).await.refusal().1, "no-channel");
    bento.api("notices/remove", foreign).await.good();
    assert_eq!(bento.get("/api/v1/notices").await.good()["ways"], json!([]));
}

#[tokio::test]
async fn the_end_and_a_wish_to_play_again_are_told_too() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..5).await;
    webhook(&ana, &bell, "matrix").await;
    bento.haul(&table, 5).await.good();
    let told: Value = serde_json::from_slice(&bell.until(1).await[0].body).expect("JSON");
    assert!(
        told["text"].as_str().is_some_and(|text| text.starts_with("The game is over: Trail (Caravan)")),
        "{told}"
    );
    assert_eq!(bento.form(&format!("/t/{table}/again"), &[]).await.status, 303);
    let told = bell.until(2).await[1].text();
    assert!(told.contains("Bento asks you to play Caravan once more"), "{told}");
}

#[tokio::test]
async fn somebody_who_looks_at_the_table_is_left_in_peace_at_first() {
    let (clocks, bell) = (Clocks::default(), Doorbell::open());
    let notices = NoticeConfig { patience: Duration::from_mins(10), ..at_once(None) };
    let by = clocks.clone();
    let server = Server::with(|config| Config { notices, store_clock: Some(Arc::new(by)), ..config }).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    webhook(&bento, &bell, "ntfy").await;
    let mut page = bento.stream(&table).await;
    page.until("hello").await;
    ana.haul(&table, 0).await.good();
    let store = Store::open_to_read(place(server.home())).await.expect("a store");
    until(async || {
        let due = store.next_due("notice").await.expect("jobs");
        // Later than any lease ends: somebody has looked, and left it for later.
        due.is_some_and(|due| due.0 > 1_700_000_000_000 + 5 * 60_000)
    })
    .await;
    assert!(bell.rings().is_empty());
    clocks.pass(Duration::from_mins(11));
    assert_eq!(bell.until(1).await.len(), 1, "the page may have been left open");
}

#[tokio::test]
async fn a_nudge_is_told_even_to_whoever_was_told_of_the_turn() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let (ana, bento, table) = pair(&server, json!({})).await;
    webhook(&bento, &bell, "discord").await;
    ana.haul(&table, 0).await.good();
    bell.until(1).await;
    ana.api(&format!("tables/{table}/nudge"), json!({ "seat": 1 })).await;
    assert!(bell.until(2).await[1].text().contains("The others wait for you"));
}

#[tokio::test]
async fn what_is_kept_is_told_and_goes_with_its_owner() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let (ana, bento, table) = pair(&server, json!({})).await;
    webhook(&bento, &bell, "ntfy").await;
    bento.api("notices/quiet", json!({ "quiet": { "from": 1, "to": 2, "offset": -180 } })).await.good();
    let file = bento.get("/api/v1/me/export").await.good();
    assert_eq!(file["notices"]["ways"][0]["address"], bell.url("/hook"));
    assert_eq!(file["notices"]["quiet_hours"], "1-2 -180");
    assert!(!ana.get(&format!("/t/{table}")).await.text.contains(&bell.url("/hook")));
    let page = bento.get("/notices").await.text;
    assert!(page.contains(&bell.url("/hook")) && page.contains("UTC−3:00"));
    assert_eq!(bento.form("/forget", &[("sure", "1")]).await.status, 303);
    let store = Store::open_to_read(place(server.home())).await.expect("a store");
    assert!(store.reachable().await.expect("users").is_empty());
    assert_eq!(store.faults().await.expect("a look"), [""; 0]);
}

#[tokio::test]
async fn a_browser_gets_its_worker_its_manifest_and_its_signs() {
    let server = server(None).await;
    let stranger = server.stranger();
    let worker = stranger.get("/worker.js").await;
    assert!(worker.status == 200 && worker.text.contains("notificationclick"));
    let manifest = stranger.get("/manifest.webmanifest").await.good();
    for icon in manifest["icons"].as_array().expect("icons") {
        let icon = stranger.get(icon["src"].as_str().expect("an address")).await;
        assert!(icon.status == 200 && icon.bytes.starts_with(b"\x89PNG"));
    }
    assert_eq!(stranger.get("/icon-7.png").await.status, 404);
    let (ana, bento, table) = pair(&server, json!({})).await;
    let here = format!("/t/{table}");
    let (calls, waits) = (ana.get(&here).await.text, bento.get(&here).await.text);
    assert!(calls.contains("<title>● Trail") && waits.contains("<title>Trail"), "also after a reload");
    let icon = |page: &str| {
        page.split("rel=\"icon\" href=\"")
            .nth(1)
            .map(|rest| rest.split('"').next().unwrap_or_default().to_owned())
    };
    assert!(icon(&calls).is_some_and(|icon| icon.ends_with("/icon-calls.svg")));
    assert!(icon(&waits).is_some_and(|icon| icon.ends_with("/icon.svg")));
}
