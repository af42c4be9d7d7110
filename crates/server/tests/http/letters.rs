//! Letters: to confirmed addresses, until one click ends them; and to whoever forgot a password.

use std::{net::TcpListener, sync::Arc, time::Duration};

use railhead_server::{Config, Letters, NoticeConfig};
use railhead_store::Store;
use serde_json::json;

use crate::{
    doorbell::Doorbell,
    house::place,
    mailbox::Mailbox,
    notices::{Clocks, at_once, server, until, webhook},
    server::{Guest, Server, pair, play},
};

const PASSWORD: &str = "golden spike 1869";

/// Has letters sent to a guest, at an address that was confirmed.
pub(crate) async fn letters(guest: &Guest, mailbox: &Mailbox, address: &str) {
    let before = mailbox.letters().len();
    guest.api("account/email", json!({ "email": address })).await.good();
    let letter = mailbox.until(before + 1).await.pop().expect("a letter");
    assert_eq!(letter.to, [address]);
    let link = letter.link("https://rail.example.org/confirm/");
    let path = link.strip_prefix("https://rail.example.org").expect("our own");
    assert_eq!(guest.get(path).await.status, 200, "looking uses nothing up");
    assert_eq!(guest.form(path, &[]).await.status, 303);
    assert_eq!(guest.form(path, &[]).await.refusal().1, "no-link");
}

#[tokio::test]
async fn letters_come_to_a_confirmed_address_until_one_click_ends_them() {
    let mailbox = Mailbox::open();
    let server = server(Some(&mailbox)).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    letters(&bento, &mailbox, "bento@example.org").await;
    ana.haul(&table, 0).await.good();
    let letter = mailbox.until(2).await.pop().expect("a letter");
    assert_eq!(letter.header("Subject"), "Your turn: Trail (Caravan)");
    assert_eq!(letter.header("From"), "Railhead <railhead@example.org>");
    assert_eq!(letter.header("Auto-Submitted"), "auto-generated");
    assert!(letter.body.contains(&format!("https://rail.example.org/t/{table}")), "{}", letter.body);
    assert_eq!(letter.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    let link = letter.header("List-Unsubscribe");
    let link = link.trim_matches(['<', '>']).strip_prefix("https://rail.example.org").expect("our own");
    // A program that reads letters knows nobody's token, nor a form's.
    let program = server.stranger();
    assert_eq!(program.get(link).await.status, 200, "looking ends nothing");
    assert_eq!(bento.get("/api/v1/notices").await.good()["ways"][0]["kind"], "mail");
    assert_eq!(program.get(&format!("{link}0")).await.status, 410);
    let one_click = b"List-Unsubscribe=One-Click".to_vec();
    let ended = program.send_as(link, "application/x-www-form-urlencoded", one_click).await;
    assert_eq!(ended.status, 200, "{}", ended.text);
    assert_eq!(bento.get("/api/v1/notices").await.good()["ways"], json!([]));
}

#[tokio::test]
async fn one_letter_tells_of_everything_that_waits() {
    let mailbox = Mailbox::open();
    let clocks = Clocks::default();
    let notices = NoticeConfig { letter_pause: Duration::from_mins(5), ..at_once(Some(&mailbox)) };
    let by = clocks.clone();
    let server = Server::with(|config| Config { notices, store_clock: Some(Arc::new(by)), ..config }).await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    letters(&bento, &mailbox, "bento@example.org").await;
    for _ in 0..3 {
        let table = ana.table(&["me", "open"], json!({})).await;
        bento.sit(&table).await;
        ana.start(&table).await;
        ana.haul(&table, 0).await.good();
    }
    // All three were told before the letter is due.
    let store = Store::open_to_read(place(server.home())).await.expect("a store");
    until(async || store.pending("notice").await.expect("jobs").is_empty()).await;
    clocks.pass(Duration::from_mins(6));
    let letter = mailbox.until(2).await.pop().expect("a letter");
    assert_eq!(letter.header("Subject"), "3 things wait for you");
    assert_eq!(letter.body.matches("Your turn: Trail").count(), 3, "{}", letter.body);
}

#[tokio::test]
async fn a_new_password_comes_by_letter_and_nobody_learns_whether_there_is_an_account() {
    let mailbox = Mailbox::open();
    let server = server(Some(&mailbox)).await;
    let ana = server.guest("Ana").await;
    let new = json!({ "name": "Ana", "password": PASSWORD, "email": "ana@example.org" });
    assert_eq!(ana.api("account", new).await.status, 201);
    let confirm = mailbox.until(1).await.pop().expect("a letter");
    assert_eq!(confirm.header("Subject"), "Is this your address?");
    let stranger = server.browser();
    let token = stranger.form_token().await;
    let ask = async |name: &str| {
        let answer = stranger.page_form("/forgotten", &[("token", token.as_str()), ("name", name)]).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let (_, page) = answer.text.split_once("<main").expect("a page");
        page.to_owned()
    };
    // Not before the address is confirmed.
    let unconfirmed = ask("Ana").await;
    let link = confirm.link("https://rail.example.org/confirm/");
    // By a browser that does not know her, which is told that it is done.
    let path = link.strip_prefix("https://rail.example.org").expect("our own");
    let done = stranger.page_form(path, &[("token", token.as_str())]).await;
    assert_eq!(done.status, 200, "{}", done.text);
    assert!(done.text.contains("The address is confirmed"), "{}", done.text);
    assert_eq!(ask("Nobody").await, unconfirmed);
    assert_eq!(ask("Ana").await, unconfirmed);
    let letter = mailbox.until(2).await.pop().expect("a letter");
    assert_eq!(
        (letter.header("Subject").as_str(), letter.to.as_slice()),
        ("A new password", &["ana@example.org".to_owned()][..])
    );
    let path = letter.link("https://rail.example.org/reset/");
    let path = path.strip_prefix("https://rail.example.org").expect("our own").to_owned();
    let set = [("token", token.as_str()), ("password", "another golden spike")];
    assert_eq!(stranger.form(&path, &set).await.status, 303);
    assert_eq!(stranger.form(&path, &set).await.refusal().1, "no-link");
    let login = json!({ "name": "Ana", "password": "another golden spike" });
    assert_eq!(server.stranger().api("login", login).await.status, 201);
}

#[tokio::test]
async fn without_a_mail_server_nothing_is_promised() {
    let server = server(None).await;
    let ana = server.guest("Ana").await;
    ana.api("account/email", json!({ "email": "ana@example.org" })).await.good();
    assert_eq!(ana.api("notices/letters", json!({})).await.refusal().1, "no-letters");
    assert_eq!(ana.form("/forgotten", &[("name", "Ana")]).await.refusal().1, "no-letters");
    assert!(ana.get("/notices").await.text.contains("This server sends no e-mail."));
    for bad in ["ana@example.org%0d%0aBcc: all@example.org", "ana"] {
        assert_eq!(ana.form("/notices/email", &[("email", bad)]).await.refusal().1, "bad-email");
    }
}

#[tokio::test]
async fn a_mail_server_that_hangs_delays_nobody() {
    // It takes connections and never says a word.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("smtp://{}", silent.local_addr().expect("an address"));
    let letters = Letters::new(&url, "Railhead <railhead@example.org>", None).expect("a mail server");
    let (notices, bell) = (NoticeConfig { letters: Some(letters), ..at_once(None) }, Doorbell::open());
    let server = Server::with(|config| Config { notices, ..config }).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    bento.api("account/email", json!({ "email": "bento@example.org" })).await.good();
    webhook(&bento, &bell, "ntfy").await;
    play([&ana, &bento], &table, 0..5).await;
    bell.until(1).await;
    bento.haul(&table, 5).await.good();
    assert_eq!(bento.info(&table).await["status"], "finished");
}
