//! Nobody holds up the server by taking their time, or by being many.

use std::{io::Read as _, net::TcpStream, time::Duration};

use railhead_server::{Config, Limits};
use reqwest::header::RETRY_AFTER;

use crate::server::{Guest, Server};

const SOON: Duration = Duration::from_millis(50);
const NEVER: Duration = Duration::from_hours(1);

/// Nothing is ever late, unless a test says so.
fn patient() -> Limits {
    Limits { head: NEVER, body: NEVER, stall: NEVER, drain: NEVER, ..Limits::default() }
}

async fn server(limits: Limits) -> Server {
    Server::with(|config| Config { limits, ..config }).await
}

/// All that is sent until the server hangs up.
async fn heard_out(mut connection: TcpStream) -> String {
    let heard = tokio::task::spawn_blocking(move || {
        let mut text = String::new();
        connection.read_to_string(&mut text).expect("the server hangs up");
        text
    });
    heard.await.expect("somebody listens")
}

const HALF_A_HEAD: &str = "GET / HTTP/1.1\r\nHost: railhead\r\nAccept";
const HALF_A_BODY: &str = "POST /api/v1/guests HTTP/1.1\r\nHost: railhead\r\nContent-Type: application/json\r\n\
                           Content-Length: 100\r\n\r\n{\"name\":";
const WHOLE: &str = "GET /api/v1/games HTTP/1.1\r\nHost: railhead\r\n\r\n";

#[tokio::test]
async fn half_a_head_is_not_waited_for_for_ever() {
    let server = server(Limits { head: SOON, ..patient() }).await;
    for beginning in ["", "G", HALF_A_HEAD] {
        let answer = heard_out(server.told(beginning)).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
}

#[tokio::test]
async fn a_connection_is_not_kept_for_ever_for_what_may_be_asked_next() {
    let server = server(Limits { head: SOON, ..patient() }).await;
    let answer = heard_out(server.told(WHOLE)).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}

#[tokio::test]
async fn half_a_body_is_not_waited_for_for_ever() {
    let server = server(Limits { body: SOON, ..patient() }).await;
    let answer = heard_out(server.told(HALF_A_BODY)).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("too-slow"), "{answer}");
}

#[tokio::test]
async fn a_stop_waits_for_nobody_longer_than_the_drain() {
    let server = server(Limits { drain: SOON, ..patient() }).await;
    let table = server.guest("Ana").await.table(&["me", "open"], serde_json::json!({})).await;
    let stream = format!("GET /stream?watch={table} HTTP/1.1\r\nHost: railhead\r\n\r\n");
    let held = ["", HALF_A_HEAD, HALF_A_BODY, WHOLE, &stream].map(|beginning| server.told(beginning));
    let mut streaming = &held[4];
    streaming.read_exact(&mut [0; 12]).expect("the stream has begun");
    server.stopped().await;
    drop(held);
}

/// A stream of what happens at a table.
struct Listening(reqwest::Response);

impl Listening {
    async fn to(guest: &Guest, table: &str) -> Listening {
        let answer = guest.listen(table).await;
        assert_eq!(answer.status().as_u16(), 200);
        let mut listening = Listening(answer);
        assert!(listening.hears_more().await, "how the table stands");
        listening
    }

    async fn hears_more(&mut self) -> bool {
        let chunk = tokio::time::timeout(Duration::from_mins(1), self.0.chunk()).await;
        chunk.expect("it speaks or ends").is_ok_and(|chunk| chunk.is_some())
    }
}

#[tokio::test]
async fn the_oldest_of_a_persons_streams_ends_for_one_too_many() {
    let server = server(Limits { streams_per_person: 2, ..patient() }).await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open"], serde_json::json!({})).await;
    let mut streams = Vec::new();
    for _ in 0..2 {
        streams.push(Listening::to(&ana, &table).await);
    }
    let mut others = Listening::to(&bento, &table).await;
    streams.push(Listening::to(&ana, &table).await);
    assert!(!streams[0].hears_more().await, "the first one ends");
    bento.sit(&table).await;
    for stream in streams[1..].iter_mut().chain([&mut others]) {
        assert!(stream.hears_more().await);
    }
}

#[tokio::test]
async fn when_too_many_listen_pages_are_answered_all_the_same() {
    let server = server(Limits { streams: 3, ..patient() }).await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "open"], serde_json::json!({})).await;
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(Listening::to(&ana, &table).await);
    }
    let refused = ana.listen(&table).await;
    assert_eq!(refused.status().as_u16(), 503);
    assert!(refused.headers().contains_key(RETRY_AFTER));
    assert_eq!(ana.get(&format!("/t/{table}")).await.status, 200);
    streams.pop();
    let room = async {
        while ana.listen(&table).await.status().as_u16() != 200 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), room).await.expect("somebody else may listen now");
}
