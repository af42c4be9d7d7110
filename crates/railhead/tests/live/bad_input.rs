//! What must not be: the right status, one plain sentence in the reader's language, the rule or the field at fault,
//! and the table goes on unharmed.

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    api::GAME,
    client::{Answer, Client, TIMEOUT},
    party::Party,
    server::Server,
};

/// Checks a refusal: its status, its word for programs, and that its sentence is one for people.
#[track_caller]
fn refused(answer: &Answer, status: u16, error: &str) -> Value {
    let body = answer.json();
    assert_eq!((answer.status, body["error"].as_str()), (status, Some(error)), "{answer:?}");
    let message = body["message"].as_str().expect("a sentence");
    assert!(message.ends_with('.') && message.contains(' ') && message.len() < 300, "{message}");
    assert!(!message.contains('{') && !message.contains("problem-"), "{message}");
    body
}

#[tokio::test]
async fn bad_requests_are_refused_and_the_table_goes_on() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 1).await;
    let (table, seat) = (party.table.clone(), party.actors().await[0]);
    let other = 1 - seat;
    let (acting, waiting) = (party.players[seat].clone(), party.players[other].clone());
    let stranger = Client::stranger(&server);
    let (ply, legal) = party.legal(seat).await;
    let before = party.info().await;
    let decide = party.path("decide");

    // Tables that don't exist, or cannot.
    for unknown in ["zzzzzzzzzz", "0", "../../etc/passwd", "%00", "a b", "'; drop table seat;--"] {
        let escaped: String = form_path(unknown);
        refused(&acting.get(&format!("/api/v1/tables/{escaped}/view")).await, 404, "no-table");
        refused(
            &acting
                .post(&format!("/api/v1/tables/{escaped}/decide"), json!({ "ply": 0, "decision": "pass" }))
                .await,
            404,
            "no-table",
        );
    }
    refused(&acting.get("/api/v1/nothing").await, 404, "not-found");
    refused(
        &acting.send(acting.request(Method::DELETE, &format!("/api/v1/tables/{table}"))).await,
        405,
        "bad-method",
    );

    // Seats that are not theirs.
    let foreign = json!({ "ply": ply, "decision": legal[0], "seat": seat });
    refused(&waiting.post(&decide, foreign.clone()).await, 403, "foreign-seat");
    refused(
        &Client::guest(&server, "Passer-by").await.post(&decide, foreign.clone()).await,
        403,
        "foreign-seat",
    );
    refused(&stranger.post(&decide, foreign).await, 403, "unknown-visitor");
    refused(&waiting.get(&party.path(&format!("view?seat={seat}"))).await, 403, "foreign-seat");
    refused(&stranger.get(&party.path("view?seat=0")).await, 403, "foreign-seat");
    refused(&waiting.get(&party.path(&format!("legal?seat={seat}"))).await, 403, "foreign-seat");
    refused(&waiting.get(&party.path("view?seat=9")).await, 403, "foreign-seat");

    // Decisions for another moment, for another's turn, in no notation, against the rules.
    for wrong in [ply + 1, ply + 7, u64::from(u32::MAX), u64::MAX / 2] {
        let body = refused(&party.decide(seat, wrong, &legal[0]).await, 409, "stale");
        assert_eq!(body["revision"], before["revision"]);
    }
    refused(&party.decide(other, ply, &legal[0]).await, 409, "not-acting");
    for notation in
        ["", "lay", "lay Q9", "LAY A3", "fly to the moon", "pass\npass", "lay A3\u{0}", &"lay ".repeat(2000)]
    {
        let body = refused_shortly(&party.decide(seat, ply, notation).await, 422, "notation");
        assert_eq!(body["field"], "decision");
    }
    let illegal = refused(&party.decide(seat, ply, "pass").await, 422, "illegal");
    assert_eq!(illegal["paragraph"], "LS-3.2");
    assert_eq!(illegal["rule"], format!("/t/{table}/rules#LS-3.2"));
    let rules = stranger.get(&format!("/t/{table}/rules")).await;
    assert!(rules.status == 200 && rules.text.contains("id=\"LS-3.2\""), "the paragraph can be read");

    // Bodies that are no requests.
    let raw = |body: &str, kind: &str| {
        acting.request(Method::POST, &decide).header("content-type", kind.to_owned()).body(body.to_owned())
    };
    let good = json!({ "ply": ply, "decision": legal[0] }).to_string();
    refused(&acting.send(raw(&good, "text/plain")).await, 415, "not-json");
    refused(&acting.send(raw(&good, "application/x-www-form-urlencoded")).await, 415, "not-json");
    refused(&acting.send(acting.request(Method::POST, &decide).body(good.clone())).await, 415, "not-json");
    for garbage in [
        "",
        "{",
        "[]",
        "null",
        "{\"ply\":-1,\"decision\":\"pass\"}",
        "{\"ply\":\"0\",\"decision\":\"pass\"}",
        "\u{feff}{}",
    ] {
        refused_shortly(&acting.send(raw(garbage, "application/json")).await, 422, "bad-json");
    }
    let huge = format!("{{\"ply\":0,\"decision\":\"{}\"}}", "x".repeat(100_000));
    refused(&acting.send(raw(&huge, "application/json")).await, 413, "too-large");
    refused(&acting.send(raw(&"[".repeat(60_000), "application/json")).await, 422, "bad-json");

    // Addresses that ask for what cannot be.
    for query in ["view?ply=-1", "view?seat=x", "log?from=x", "events?since=x", "legal?seat=300"] {
        let answer = acting.get(&party.path(query)).await;
        assert!((400..500).contains(&answer.status), "{query}: {answer:?}");
        refused_shortly(&answer, 400, "bad-address");
    }
    refused(&acting.get(&party.path("record")).await, 403, "not-over");
    refused(&party.players[1].post(&party.path("start"), json!({})).await, 403, "not-host");
    refused(&party.players[0].post(&party.path("start"), json!({})).await, 409, "wrong-status");
    refused(
        &Client::guest(&server, "Late").await.post(&party.path("sit"), json!({})).await,
        409,
        "seat-taken",
    );

    assert_eq!(party.info().await, before, "nothing has changed");
    party.finish().await;
    refused(&party.decide(seat, 0, &legal[0]).await, 409, "wrong-status");
    assert_no_trace(&server);
}

/// A refusal whose sentence quotes what was sent, shortened.
#[track_caller]
fn refused_shortly(answer: &Answer, status: u16, error: &str) -> Value {
    assert!(answer.text.len() < 1000, "an answer is not an echo: {} bytes", answer.text.len());
    let body = answer.json();
    assert_eq!((answer.status, body["error"].as_str()), (status, Some(error)), "{answer:?}");
    body
}

/// One step of a path, escaped.
fn form_path(text: &str) -> String {
    text.bytes().fold(String::new(), |path, byte| match byte {
        b'a'..=b'z' | b'0'..=b'9' => path + &char::from(byte).to_string(),
        _ => path + &format!("%{byte:02X}"),
    })
}

fn assert_no_trace(server: &Server) {
    let said = server.said();
    for trace in ["panicked", "RUST_BACKTRACE", "stack backtrace"] {
        assert!(!said.contains(trace), "{said}");
    }
}

#[tokio::test]
async fn bad_tables_are_refused() {
    let server = Server::start();
    let host = Client::guest(&server, "Host").await;
    let new = async |body: Value| host.post("/api/v1/tables", body).await;
    refused(&new(json!({ "game": "chess", "seats": ["me", "open"] })).await, 404, "no-game");
    let cases = [
        (json!({ "game": GAME, "seats": [] }), "seats"),
        (json!({ "game": GAME, "seats": ["me"] }), "seats"),
        (json!({ "game": GAME, "seats": ["me", "open", "open", "open", "open", "open", "open"] }), "seats"),
        (json!({ "game": GAME, "seats": ["me", "me"] }), "seats"),
        (json!({ "game": GAME, "seats": ["me", "throne"] }), "seats[1]"),
        (json!({ "game": GAME, "seats": ["me", "bot-genius"] }), "seats[1]"),
        (json!({ "game": GAME, "seats": ["me", "open"], "options": { "money": "plenty" } }), "options"),
        (json!({ "game": GAME, "seats": ["me", "open"], "options": { "weather": "fine" } }), "options"),
    ];
    // A text that a game keeps sealed is repeated nowhere, not even to the server's log.
    let sealed =
        json!({ "game": "ticket-legacy", "seats": ["me", "open"], "options": { "campaign": "quicksilver" } });
    let answer = new(sealed).await;
    assert_eq!((answer.status, answer.json()["field"].as_str()), (422, Some("options")), "{answer:?}");
    assert!(!answer.text.contains("quicksilver") && !server.said().contains("quicksilver"), "{answer:?}");
    for (body, field) in cases {
        let answer = new(body.clone()).await;
        assert_eq!((answer.status, answer.json()["field"].as_str()), (422, Some(field)), "{body} {answer:?}");
    }
    refused(
        &Client::stranger(&server)
            .post("/api/v1/tables", json!({ "game": GAME, "seats": ["me", "open"] }))
            .await,
        403,
        "unknown-visitor",
    );
    let stranger = Client::stranger(&server);
    refused(&stranger.post("/api/v1/guests", json!({ "name": "  " })).await, 422, "no-name");
    refused(
        &stranger.post("/api/v1/guests", json!({ "name": "Ana", "language": "tlh" })).await,
        422,
        "bad-language",
    );

    // Sitting twice, sitting where somebody sits, sitting by a wrong invitation, starting too early and twice.
    let table = new(json!({ "game": GAME, "seats": ["me", "open", "invited"] })).await.good();
    let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    let guest = Client::guest(&server, "Guest").await;
    refused(&host.post(&format!("{path}/start"), json!({})).await, 422, "setup");
    refused(&guest.post(&format!("{path}/sit"), json!({ "seat": 0 })).await, 409, "seat-taken");
    refused(&guest.post(&format!("{path}/sit"), json!({ "seat": 2 })).await, 409, "seat-reserved");
    refused(&guest.post(&format!("{path}/sit"), json!({ "seat": 7 })).await, 404, "not-found");
    let wrong = json!({ "invite": "0123456789abcdef0123456789abcdef" });
    assert!(matches!(guest.post(&format!("{path}/sit"), wrong).await.status, 404 | 422));
    refused(&host.post(&format!("{path}/sit"), json!({ "seat": 1 })).await, 409, "already-seated");
    guest.post(&format!("{path}/sit"), json!({ "seat": 1 })).await.good();
    refused(&guest.post(&format!("{path}/sit"), json!({ "seat": 1 })).await, 409, "already-seated");
    refused(&guest.get(&format!("{path}/view")).await, 409, "wrong-status");
    host.post(&format!("{path}/start"), json!({})).await.good();
    refused(&host.post(&format!("{path}/start"), json!({})).await, 409, "wrong-status");
    assert_eq!(guest.get(&format!("{path}/view")).await.good()["seat"], 1);
    assert_no_trace(&server);
}

#[tokio::test]
async fn invitations_are_told_to_the_host_alone_and_open_their_seat() {
    let server = Server::start();
    let (host, guest) = (Client::guest(&server, "Host").await, Client::guest(&server, "Guest").await);
    let table = host.post("/api/v1/tables", json!({ "game": GAME, "seats": ["me", "invited"] })).await.good();
    let invite = table["seats"][1]["invite"].as_str().expect("the host reads the invitation").to_owned();
    let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    assert!(guest.get(&path).await.good()["seats"][1]["invite"].is_null());
    let seated = guest.post(&format!("{path}/sit"), json!({ "invite": invite })).await.good();
    assert_eq!((&seated["seats"][1]["kind"], &seated["seats"][1]["mine"]), (&json!("player"), &json!(true)));
    let third = Client::guest(&server, "Third").await;
    assert!(matches!(
        third.post(&format!("{path}/sit"), json!({ "invite": invite })).await.status,
        404 | 409
    ));
}

#[tokio::test]
async fn refusals_speak_the_readers_language() {
    let server = Server::start();
    let party = Party::at(&server, GAME, 2, json!({}), 1).await;
    let seat = party.actors().await[0];
    let player = &party.players[seat];
    let asked = [
        (party.path("decide"), json!({ "ply": 0, "decision": "pass" })),
        (party.path("decide"), json!({ "ply": 0, "decision": "lay" })),
        (party.path("decide"), json!({ "ply": 5, "decision": "pass" })),
        ("/api/v1/tables/zzzzzzzzzz/sit".to_owned(), json!({})),
        ("/api/v1/tables".to_owned(), json!({ "game": GAME, "seats": ["me"] })),
        (
            "/api/v1/tables".to_owned(),
            json!({ "game": GAME, "seats": ["me", "open"], "options": { "money": "?" } }),
        ),
        ("/api/v1/tables".to_owned(), json!({ "game": GAME })),
    ];
    for (path, body) in asked {
        let english = player.post(&path, body.clone()).await;
        let portuguese = player.in_portuguese().post(&path, body.clone()).await;
        assert_eq!(english.status, portuguese.status);
        let (english, portuguese) = (english.json(), portuguese.json());
        assert_eq!(english["error"], portuguese["error"]);
        assert_ne!(english["message"], portuguese["message"], "{path} {body}");
    }
    let page = player.in_portuguese().get("/t/zzzzzzzzzz").await;
    assert_eq!(page.status, 404);
    assert!(page.text.contains("<html lang=\"pt-BR\""), "{}", page.text);
}

/// The value of `name` in the first tag that holds `mark`.
fn attribute<'a>(page: &'a str, mark: &str, name: &str) -> &'a str {
    let tag = page.split('<').find(|tag| tag.contains(mark)).expect("the page has such a tag");
    let (_, rest) = tag.split_once(&format!("{name}=\"")).expect("the tag has such an attribute");
    rest.split('"').next().unwrap_or_default()
}

#[tokio::test]
async fn forms_are_taken_from_our_own_pages_alone() {
    let server = Server::start();
    let browser = || {
        let client = reqwest::Client::builder().no_proxy().cookie_store(true).read_timeout(TIMEOUT);
        client.redirect(reqwest::redirect::Policy::none()).build().expect("a client")
    };
    let (mine, theirs) = (browser(), browser());
    let front = async |client: &reqwest::Client| {
        let page =
            client.get(server.url("/")).send().await.expect("the front page").text().await.expect("text");
        attribute(&page, "form-token", "content").to_owned()
    };
    let (token, foreign) = (front(&mine).await, front(&theirs).await);
    assert_ne!(token, foreign);
    let play = async |token: Option<&str>| {
        let mut body = format!("game={GAME}");
        body.extend(token.map(|token| format!("&token={token}")));
        let form = mine.post(server.url("/play")).header("content-type", "application/x-www-form-urlencoded");
        form.body(body).send().await.expect("an answer")
    };
    for wrong in [None, Some(""), Some("0"), Some(foreign.as_str())] {
        let answer = play(wrong).await;
        assert_eq!(answer.status().as_u16(), 403);
        assert!(answer.text().await.expect("text").contains("form has expired"));
    }
    let answer = play(Some(&token)).await;
    assert_eq!(answer.status().as_u16(), 303);
    let table = answer.headers()["location"].to_str().expect("an address").to_owned();
    let page = mine.get(server.url(&table)).send().await.expect("the table").text().await.expect("text");
    assert!(page.contains("data-seat=\"0\""), "{page}");

    // A program that lets a cookie speak for it needs the token too.
    let body = json!({ "game": GAME, "seats": ["me", "open"] });
    let api = async |token: Option<&str>| {
        let request = mine.post(server.url("/api/v1/tables")).json(&body);
        let request = token.into_iter().fold(request, |request, token| request.header("x-form-token", token));
        request.send().await.expect("an answer").status().as_u16()
    };
    assert_eq!(api(None).await, 403);
    assert_eq!(api(Some(&foreign)).await, 403);
    assert_eq!(api(Some(&token)).await, 201);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_pages_safe() {
    let server = Server::start();
    let party = Party::at(&server, GAME, 2, json!({}), 1).await;
    let paths = ["/", "/new", "/rules/last-spike", "/nothing", "/api/v1/games", "/assets/railhead.js"]
        .map(str::to_owned);
    for path in paths.into_iter().chain([format!("/t/{}", party.table), party.path("view?seat=7")]) {
        let request = party.players[0].request(Method::GET, &path);
        let answer = request.send().await.expect("an answer");
        let policy = answer.headers()["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff", "{path}");
        let text = answer.text().await.expect("text");
        if text.contains("<html") {
            for forbidden in ["style=\"", "<style", "onclick", "javascript:"] {
                assert!(!text.contains(forbidden), "{path}: {forbidden}");
            }
        }
    }
}
