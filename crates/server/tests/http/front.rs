//! The front page, new tables and settings: what is chosen is remembered, and what is wrong comes back as it was.

use crate::server::Server;

#[tokio::test]
async fn the_bots_one_plays_against_are_remembered() {
    let server = Server::open().await;
    let browser = server.browser();
    let usual = browser.get("/").await.text;
    assert!(usual.contains("<option value=\"2\" selected>"), "{usual}");
    let token = browser.form_token().await;
    let chosen = [("token", token.as_str()), ("game", "caravan"), ("bots", "3"), ("level", "beginner")];
    let opened = browser.form("/play", &chosen).await;
    let table = opened.location.strip_prefix("/t/").expect("a table").to_owned();
    let seats = browser.info(&table).await["seats"].as_array().map(Vec::len);
    assert_eq!(seats, Some(4));
    let page = browser.get("/").await.text;
    assert!(page.contains("<option value=\"3\" selected>"), "{page}");
    assert!(page.contains("<option value=\"beginner\" selected>"), "{page}");
    // So is how fast they are shown; what the rules leave to the table is asked each time.
    let token = browser.form_token().await;
    let fast = [("token", token.as_str()), ("game", "caravan"), ("tempo", "quick"), ("option-pace", "fast")];
    let opened = browser.form("/play", &fast).await;
    let table = opened.location.strip_prefix("/t/").expect("a table").to_owned();
    assert_eq!(browser.info(&table).await["options"]["pace"], "fast");
    assert!(browser.get("/").await.text.contains("<option value=\"quick\" selected>"));
    // And taken as they are by whoever doesn't choose again.
    let token = browser.form_token().await;
    let again = browser.form("/play", &[("token", token.as_str()), ("game", "caravan")]).await;
    let table = again.location.strip_prefix("/t/").expect("a table").to_owned();
    assert_eq!(browser.info(&table).await["seats"].as_array().map(Vec::len), Some(4));
}

#[tokio::test]
async fn a_wrong_form_comes_back_as_it_was_filled_in() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let wrong = [
        ("game", "caravan"),
        ("seat-0", "me"),
        ("seat-1", "me"),
        ("seat-2", "hot-seat"),
        ("guest-2", "Bento"),
        ("title", "Friday"),
        ("option-pace", "fast"),
        ("public", "1"),
    ];
    let back = ana.page_form("/new", &wrong).await;
    assert_eq!(back.status, 422);
    for kept in [
        "You can take only one seat of your own.",
        "value=\"Bento\"",
        "value=\"Friday\"",
        "name=\"option-pace\" value=\"fast\" checked",
        "name=\"public\" value=\"1\" checked",
        "<option value=\"hot-seat\" selected>",
    ] {
        assert!(back.text.contains(kept), "{kept}: {}", back.text);
    }
    assert!(!back.text.contains("name=\"spectators\" value=\"1\" checked"), "{}", back.text);
}

#[tokio::test]
async fn a_chosen_light_reaches_every_stylesheet() {
    let server = Server::open().await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let chosen = [("token", token.as_str()), ("language", "en"), ("theme", "lamplight"), ("text", "large")];
    assert_eq!(browser.form("/settings", &chosen).await.status, 303);
    let page = browser.get("/").await.text;
    assert!(
        page.contains("/railhead.css?light=lamplight\"") && page.contains("data-text=\"large\""),
        "{page}"
    );
    let style = browser.get("/assets/railhead.css?light=lamplight").await.text;
    assert!(style.contains("color-scheme: dark") && !style.contains("prefers-color-scheme"), "{style}");
    // A later choice leaves the earlier ones as they are.
    let token = browser.form_token().await;
    browser.form("/settings", &[("token", token.as_str()), ("language", "pt-BR")]).await;
    assert!(browser.get("/settings").await.text.contains("value=\"lamplight\" checked"));
}
