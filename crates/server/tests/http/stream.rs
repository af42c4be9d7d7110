//! What whoever was away is told.

use flate2::{Decompress, FlushDecompress};
use reqwest::Response;
use serde_json::json;

use crate::server::{Server, pair, play, take_over};

#[tokio::test]
async fn another_decision_in_the_place_of_one_taken_back_is_told() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..1).await;
    let (id, heard) = bento.hear(&table, "").await;
    assert_eq!(heard["decisions"], json!([{ "ply": 0, "seat": 0, "decision": "haul" }]));
    ana.api(&format!("tables/{table}/take-back"), json!({ "ply": 1 })).await.good();
    ana.api(&format!("tables/{table}/decide"), json!({ "ply": 0, "decision": "rest" })).await.good();
    let (next, heard) = bento.hear(&table, &id).await;
    assert_ne!(next, id);
    assert_eq!((&heard["from"], &heard["ply"]), (&json!(0), &json!(1)));
    assert_eq!(heard["decisions"], json!([{ "ply": 0, "seat": 0, "decision": "rest" }]));
    let (_, heard) = bento.hear(&table, &next).await;
    assert_eq!((&heard["from"], &heard["decisions"]), (&json!(1), &json!([])));
}

/// A packed stream as it comes: its bytes after the head of the file, and what they say.
struct Packed {
    stream: Response,
    reader: Decompress,
    head: usize,
}

impl Packed {
    /// The bytes of the next event of this kind, and its text.
    async fn next_of(&mut self, kind: &str) -> (Vec<u8>, String) {
        loop {
            let (bytes, text) = self.next().await;
            if text.starts_with(&format!("event: {kind}\n")) {
                return (bytes, text);
            }
        }
    }

    /// The bytes of the next event, and its text.
    async fn next(&mut self) -> (Vec<u8>, String) {
        let (mut bytes, mut text) = (Vec::new(), String::new());
        while !text.ends_with("\n\n") {
            let chunk = self.stream.chunk().await.expect("the stream is open").expect("an event");
            let head = self.head.min(chunk.len());
            self.head -= head;
            let mut read = Vec::with_capacity(1 << 20);
            self.reader.decompress_vec(&chunk[head..], &mut read, FlushDecompress::Sync).expect("deflated");
            bytes.extend_from_slice(&chunk[head..]);
            text.push_str(std::str::from_utf8(&read).expect("a text"));
        }
        (bytes, text)
    }
}

#[tokio::test]
async fn those_who_see_the_same_are_sent_the_same_bytes() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let mut crowd = Vec::new();
    for guest in [&ana, &bento, &server.guest("Caio").await, &server.guest("Dora").await] {
        let stream = guest.watch(&table).await;
        assert_eq!(stream.headers()["content-encoding"], "gzip");
        crowd.push(Packed { stream, reader: Decompress::new(false), head: 10 });
    }
    for packed in &mut crowd {
        assert!(packed.next().await.1.starts_with("event: hello\n"));
    }
    for ply in 0..3 {
        play([&ana, &bento], &table, ply..ply + 1).await;
        let mut heard = Vec::new();
        for packed in &mut crowd {
            heard.push(packed.next_of("layers").await);
        }
        let [ana, bento, caio, dora] = &heard[..] else { panic!("four listen") };
        assert_eq!(caio, dora, "spectators see the same");
        assert_ne!(ana.1, bento.1, "and seats their own");
        assert_ne!(ana.1, caio.1);
    }
}

#[tokio::test]
async fn before_the_start_a_page_is_loaded_again_when_somebody_sits_down_and_not_before() {
    let server = Server::open().await;
    let (ana, bento, caio) =
        (server.guest("Ana").await, server.guest("Bento").await, server.guest("Caio").await);
    let table = ana.table(&["me", "open"], json!({})).await;
    let mut packed = Packed { stream: caio.watch(&table).await, reader: Decompress::new(false), head: 10 };
    let mut told = String::new();
    while !told.contains("event: people\n") {
        told += &packed.next().await.1;
    }
    assert!(told.starts_with("event: hello\n") && !told.contains("event: reload\n"), "{told}");
    bento.sit(&table).await;
    packed.next_of("reload").await;
}

#[tokio::test]
async fn who_is_given_a_seat_while_watching_is_told_and_the_others_watch_on() {
    let server = Server::open().await;
    let (ana, caio, dora) =
        (server.guest("Ana").await, server.guest("Caio").await, server.guest("Dora").await);
    let table = ana.table(&["me", "bot-greedy"], json!({})).await;
    ana.start(&table).await;
    let (mut sits, mut watches) = (caio.stream(&table).await, dora.stream(&table).await);
    for heard in [&mut sits, &mut watches] {
        heard.until("event: hello\n").await;
    }
    take_over(&caio, &table, "1").await;
    ana.answer(&table, "Caio", true).await.good();
    sits.until("event: reload\n").await;
    watches.until("event: layers\n").await;
    // Whoever comes later begins with the table as it stands, and hears on with the others.
    let mut comes = dora.stream(&table).await;
    comes.until("event: hello\n").await;
    play([&ana, &caio], &table, 0..1).await;
    for heard in [&mut watches, &mut comes] {
        assert!(heard.until("\"ply\":1,").await.starts_with("event: layers\n"));
    }
}
