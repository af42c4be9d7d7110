//! How much one visitor may ask and make, on both sides of a proxy.

use std::{
    net::SocketAddr,
    sync::OnceLock,
    time::{Duration, Instant},
};

use axum::{
    body::{Body, to_bytes},
    extract::{ConnectInfo, Request},
};
use railhead_cluster::Home;
use railhead_server::{Allowance, Allowances, App, Config, open, router};
use serde_json::{Value, json};
use tower_service::Service as _;

use crate::{
    house::{config, place},
    toy::games,
};

/// How many requests come at once from those who wait for none.
const BURST: usize = 10;

/// The moment at which all of it happens.
fn always() -> Instant {
    static MOMENT: OnceLock<Instant> = OnceLock::new();
    *MOMENT.get_or_init(Instant::now)
}

/// A server with a limit of one request a second, without a network.
struct Door {
    app: App,
    _home: Home,
}

/// What it answers.
struct Answer {
    status: u16,
    retry_after: Option<u64>,
    cookies: Vec<String>,
    body: Value,
}

impl Door {
    async fn with(adorn: impl FnOnce(Config) -> Config) -> Door {
        let home = Home::new();
        let config = Config { requests_per_second: Some(1), clock: always, ..config(place(&home)) };
        Door { app: open(adorn(config), games()).await.expect("an open server"), _home: home }
    }

    async fn behind(proxies: &[&str]) -> Door {
        let trusted_proxies = proxies.iter().map(|proxy| proxy.parse().expect("a network")).collect();
        Door::with(|config| Config { trusted_proxies, ..config }).await
    }

    /// The answer to a request over a connection from `peer`.
    async fn ask(&self, peer: &str, headers: &[(&str, &str)], body: Option<(&str, Value)>) -> Answer {
        let (path, method) = body.as_ref().map_or(("/", "GET"), |(path, _)| (*path, "POST"));
        let mut request = Request::builder().method(method).uri(path).header("accept", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = body.map_or_else(Body::empty, |(_, body)| Body::from(body.to_string()));
        let mut request = request.header("content-type", "application/json").body(body).expect("a request");
        let peer = SocketAddr::new(peer.parse().expect("an address"), 4711);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (head, body) = router(&self.app).call(request).await.expect("an answer").into_parts();
        let text = |name: &str| head.headers.get(name).and_then(|value| value.to_str().ok());
        let cookies = head.headers.get_all("set-cookie").iter();
        Answer {
            status: head.status.as_u16(),
            retry_after: text("retry-after").and_then(|seconds| seconds.parse().ok()),
            cookies: cookies.map(|cookie| cookie.to_str().expect("text").to_owned()).collect(),
            body: serde_json::from_slice(&to_bytes(body, usize::MAX).await.expect("a body"))
                .unwrap_or_default(),
        }
    }

    /// How many of 30 requests are answered.
    async fn answered(&self, peer: &str, headers: &[(&str, &str)]) -> usize {
        let mut answered = 0;
        for _ in 0..30 {
            let answer = self.ask(peer, headers, None).await;
            match answer.status {
                200 => answered += 1,
                429 => assert_eq!((answer.retry_after, &answer.body["error"]), (Some(1), &json!("too-many"))),
                status => panic!("{status} {}", answer.body),
            }
        }
        answered
    }

    async fn guest(&self, peer: &str, name: &str) -> Answer {
        self.ask(peer, &[], Some(("/api/v1/guests", json!({ "name": name })))).await
    }
}

#[tokio::test]
async fn visitors_are_told_apart_by_where_they_come_from() {
    let door = Door::behind(&[]).await;
    assert_eq!(door.answered("203.0.113.1", &[]).await, BURST);
    assert_eq!(door.answered("203.0.113.2", &[]).await, BURST);
    assert_eq!(door.answered("2001:db8::1", &[]).await, BURST);
    assert_eq!(door.answered("2001:db8::2", &[]).await, 0, "the same household");
}

#[tokio::test]
async fn what_a_visitor_says_of_their_own_address_is_not_believed() {
    for (door, peer) in
        [(Door::behind(&[]).await, "127.0.0.1"), (Door::behind(&["10.0.0.0/8"]).await, "203.0.113.1")]
    {
        assert_eq!(door.answered(peer, &[("x-forwarded-for", "198.51.100.1")]).await, BURST);
        for made_up in ["198.51.100.2", "198.51.100.3"] {
            assert_eq!(door.answered(peer, &[("x-forwarded-for", made_up)]).await, 0, "{made_up}");
        }
    }
}

#[tokio::test]
async fn a_trusted_proxy_tells_visitors_apart() {
    let door = Door::behind(&["127.0.0.1"]).await;
    assert_eq!(door.answered("127.0.0.1", &[("x-forwarded-for", "198.51.100.1")]).await, BURST);
    assert_eq!(door.answered("127.0.0.1", &[("x-forwarded-for", "198.51.100.2")]).await, BURST);
    let made_up = [("x-forwarded-for", "192.0.2.77, 198.51.100.2")];
    assert_eq!(door.answered("127.0.0.1", &made_up).await, 0, "only the proxy's own word counts");
}

#[tokio::test]
async fn people_at_one_address_have_a_share_each() {
    let door = Door::behind(&[]).await;
    let (mut tokens, peer) = (Vec::new(), "203.0.113.1");
    for name in ["Ana", "Bento"] {
        let guest = door.guest(peer, name).await;
        assert_eq!(guest.status, 201, "{}", guest.body);
        tokens.push(format!("Bearer {}", guest.body["token"].as_str().expect("a token")));
    }
    for token in &tokens {
        assert_eq!(door.answered(peer, &[("authorization", token)]).await, BURST);
    }
}

#[tokio::test]
async fn only_a_trusted_proxy_says_that_a_connection_is_encrypted() {
    let secure = [("x-forwarded-proto", "https")];
    for (peer, believed) in [("127.0.0.1", true), ("203.0.113.1", false)] {
        let answer = Door::behind(&["127.0.0.1"]).await.ask(peer, &secure, None).await;
        assert_eq!(answer.cookies.iter().any(|cookie| cookie.contains("Secure")), believed, "{peer}");
    }
}

#[tokio::test]
async fn so_much_is_made_from_one_address_and_no_more() {
    let allowance = |at_once| Allowance { at_once, pause: Duration::from_mins(10) };
    let allowances = Allowances {
        guests: allowance(2),
        tables: allowance(3),
        listings: allowance(1),
        ..Allowances::default()
    };
    let door = Door::with(|config| Config { requests_per_second: Some(1000), allowances, ..config }).await;
    let (here, there) = ("203.0.113.1", "203.0.113.2");
    let ana = door.guest(here, "Ana").await;
    assert_eq!((ana.status, door.guest(here, "Bento").await.status), (201, 201));
    let refused = door.guest(here, "Caio").await;
    assert_eq!((refused.status, &refused.body["error"]), (429, &json!("made-too-many")));
    assert_eq!(refused.retry_after, Some(600));
    assert_eq!(refused.body["message"].as_str().map(|message| message.contains("10 minutes")), Some(true));
    assert_eq!(door.guest(there, "Caio").await.status, 201);

    let token = format!("Bearer {}", ana.body["token"].as_str().expect("a token"));
    let table = async |peer: &str, public: bool| {
        let new = json!({ "game": "caravan", "seats": ["me", "open"], "public": public });
        door.ask(peer, &[("authorization", &token)], Some(("/api/v1/tables", new))).await.status
    };
    assert_eq!((table(here, true).await, table(here, true).await), (201, 429), "one listing");
    assert_eq!(
        (table(here, false).await, table(here, false).await, table(here, false).await),
        (201, 201, 429)
    );
    assert_eq!(table(there, true).await, 201);
}

#[tokio::test]
async fn what_was_never_used_is_cleared_away() {
    let door = Door::with(|config| Config { keep_unused: Duration::from_hours(1), ..config }).await;
    let made = door.guest("203.0.113.1", "Ana").await;
    let token = made.body["token"].as_str().expect("a token").parse().expect("a token");
    let known = async |app: &App| app.store().user_by_token(&token).await.expect("an open store").is_some();
    let data = door.app.config().data.clone();
    door.app.close().await.expect("the server closes");
    let again = |keep_unused| open(Config { keep_unused, ..config(data.clone()) }, games());
    let app = again(Duration::from_hours(1)).await.expect("an open server");
    assert!(known(&app).await);
    app.close().await.expect("the server closes");
    let app = again(Duration::ZERO).await.expect("an open server");
    let cleared = async {
        while known(&app).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), cleared).await.expect("it is cleared away");
}
