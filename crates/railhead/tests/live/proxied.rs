//! Behind nginx and Caddy as the examples have it: streams come as they are sent, what visitors say of their own address is
//! not believed, and what the server counts is nobody else's business.

use std::{process::Command, sync::Arc};

use reqwest::Method;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{
    api::GAME,
    client::Client,
    party::Party,
    proxies::{NGINX, Proxy, changed},
    server::{RAILHEAD, Server, data},
};

/// How many guests one address may make at once, and far more than that.
const SHARE: usize = 120;
const TRIES: usize = 2 * SHARE;

/// How many decisions are waited for, each by itself.
const DECISIONS: usize = 3;

/// What an event begins with that tells of a decision.
const NEWS: &str = "event: layers\n";

/// A server as install.md starts it for a proxy on the same machine, with everybody held back as usual.
fn server() -> Server {
    let home = Arc::new(tempfile::tempdir().expect("a folder"));
    let mut program = Command::new(RAILHEAD);
    program.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "--trusted-proxy", "127.0.0.1", "--data"]);
    program.arg(data(home.path()));
    Server::open(program, home)
}

/// Makes decisions, each when the one before has been heard at `listener`.
async fn heard_one_by_one(party: &mut Party, listener: &Client) {
    let mut stream = listener.listen(&format!("/stream?watch={}", party.table), None).await;
    assert_eq!(stream.next().await.event, "hello");
    for _ in 0..DECISIONS {
        party.step().await.expect("a decision");
        // Each is there before the next is made, although none of them would fill a buffer.
        while stream.next().await.event != "layers" {}
    }
}

/// Whether a client has the share of one, although it claims to be somebody else each time it makes a guest.
async fn counts_as_one(client: &Client) -> bool {
    for made in 0..TRIES {
        let claimed = format!("198.51.100.{made}");
        let request = client.request(Method::POST, "/api/v1/guests").json(&json!({ "name": "Ana" }));
        match client.send(request.header("x-forwarded-for", claimed)).await.status {
            201 => {}
            429 => return made >= SHARE,
            status => panic!("guest {made}: {status}"),
        }
    }
    false
}

async fn only_the_proxy_is_believed(server: &Server, proxy: &Proxy) {
    let by_proxy = |from| Client::from_address(from, proxy.address);
    let (one, other) = (by_proxy([127, 0, 0, 7]), by_proxy([127, 0, 0, 8]));
    assert!(counts_as_one(&one).await, "whatever one claims to be");
    assert!(counts_as_one(&other).await, "another has a share of their own");
    let past_proxy = Client::from_address([127, 0, 0, 9], server.address);
    assert!(counts_as_one(&past_proxy).await, "who is no proxy is not believed");
    assert_eq!(one.get("/metrics").await.status, 404, "not from outside");
    assert_eq!(past_proxy.get("/metrics").await.status, 200);
}

/// The example for nginx, asking as its older versions do by themselves: what has no length is then held back until a
/// buffer is full, unless the example has it otherwise. (What comes in chunks is passed on in any case.)
fn without_chunks() -> String {
    changed(NGINX, "proxy_http_version 1.1;", "proxy_http_version 1.0;")
}

#[tokio::test]
async fn streams_come_through_nginx_as_they_are_sent() {
    let server = server();
    for settings in [NGINX.to_owned(), without_chunks()] {
        let Some(nginx) = Proxy::nginx(&server, &settings) else { return };
        let mut party = Party::at(&server, GAME, 2, json!({}), 5).await;
        heard_one_by_one(&mut party, &Client::from_address([127, 0, 0, 7], nginx.address)).await;
    }
}

#[tokio::test]
async fn a_proxy_that_holds_streams_back_is_found_out() {
    let server = server();
    let buffers = "proxy_buffering on; proxy_buffer_size 4m; proxy_buffers 4 4m; proxy_busy_buffers_size 4m;";
    let settings = changed(&without_chunks(), "proxy_buffering off;", buffers);
    let Some(nginx) = Proxy::nginx(&server, &settings) else { return };
    let mut party = Party::at(&server, GAME, 2, json!({}), 5).await;
    let mut visitor = TcpStream::connect(nginx.address).await.expect("nginx listens");
    let ask =
        format!("GET /stream?watch={} HTTP/1.1\r\nhost: railhead\r\nconnection: close\r\n\r\n", party.table);
    visitor.write_all(ask.as_bytes()).await.expect("nginx is asked");
    heard_one_by_one(&mut party, &Client::stranger(&server)).await;
    let mut come = vec![0; 1 << 20];
    let early = visitor.try_read(&mut come).unwrap_or(0);
    let early = String::from_utf8_lossy(&come[..early]).into_owned();
    assert!(!early.contains(NEWS), "it is passed on: {early}");
    // It was sent all the same: it comes when the server has ended.
    drop(server);
    let mut late = Vec::new();
    // nginx may end it like this or like that.
    let _ = visitor.read_to_end(&mut late).await;
    assert!(String::from_utf8_lossy(&late).contains(NEWS), "it comes late");
}

#[tokio::test]
async fn nobody_is_believed_but_nginx() {
    let server = server();
    let Some(nginx) = Proxy::nginx(&server, NGINX) else { return };
    only_the_proxy_is_believed(&server, &nginx).await;
}

#[tokio::test]
async fn streams_come_through_caddy_as_they_are_sent() {
    let server = server();
    let Some(caddy) = Proxy::caddy(&server) else { return };
    let mut party = Party::at(&server, GAME, 2, json!({}), 5).await;
    heard_one_by_one(&mut party, &Client::from_address([127, 0, 0, 7], caddy.address)).await;
}

#[tokio::test]
async fn nobody_is_believed_but_caddy() {
    let server = server();
    let Some(caddy) = Proxy::caddy(&server) else { return };
    only_the_proxy_is_believed(&server, &caddy).await;
}
