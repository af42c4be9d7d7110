//! Files that are sent to the server, by a form or by a program.

use std::io::Write as _;

use flate2::{Compression, write::GzEncoder};
use serde_json::json;

use crate::server::{Answer, Guest, Server};

/// A form of two parts, in this order.
fn form(parts: [(&str, &[u8]); 2]) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, content) in parts {
        let head =
            format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"a.b\"\r\n\r\n");
        body.extend_from_slice(head.as_bytes());
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(b"--edge--\r\n");
    body
}

async fn import(guest: &Guest, body: Vec<u8>) -> Answer {
    guest.send_as("/import", "multipart/form-data; charset=utf-8; boundary=\"edge\"", body).await
}

fn branch() -> Vec<u8> {
    let content = json!({ "format": "railhead branch", "version": 1, "game": "caravan", "title": "T",
        "seats": ["me", "open"], "options": {} });
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(content.to_string().as_bytes()).expect("packed");
    packed.finish().expect("packed")
}

#[tokio::test]
async fn the_token_may_come_before_the_file_or_after_it() {
    let server = Server::open().await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let file = branch();
    for parts in
        [[("token", token.as_bytes()), ("file", &file)], [("file", &file), ("token", token.as_bytes())]]
    {
        let answer = import(&browser, form(parts)).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
    }
    let foreign = server.browser().form_token().await;
    for wrong in ["", "0", &foreign] {
        let answer = import(&browser, form([("token", wrong.as_bytes()), ("file", &file)])).await;
        assert_eq!(answer.refusal(), (403, "form-token".into(), String::new()));
    }
}

#[tokio::test]
async fn a_program_sends_the_file_as_it_is() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let answer = ana.send_as("/import", "application/gzip", branch()).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let stranger = server.stranger().send_as("/import", "application/gzip", branch()).await;
    assert_eq!(stranger.refusal().1, "form-token");
}

#[tokio::test]
async fn what_is_no_form_has_no_file() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let no_file = (422, "no-file".to_owned(), "file".to_owned());
    // A line that begins like the edge of a part is none.
    let whole = form([("other", b"abc"), ("file", b"\x00\r\n--edg\r\n\r\n\xff")]);
    assert_eq!(import(&ana, whole.clone()).await.refusal(), (422, "branch-file".into(), "file".into()));
    for end in 0..whole.len() - 4 {
        assert_eq!(import(&ana, whole[..end].to_vec()).await.refusal(), no_file, "{end}");
    }
    for parts in [[("file", &b""[..]), ("other", b"abc")], [("other", b"abc"), ("another", b"abc")]] {
        assert_eq!(import(&ana, form(parts)).await.refusal(), no_file);
    }
    let large = form([("other", b""), ("file", &vec![0; 100_000])]);
    assert_eq!(import(&ana, large).await.refusal().1, "too-large");
}
