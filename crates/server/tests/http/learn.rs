//! Lessons, aids and rules: what somebody new finds.

use serde_json::json;

use crate::server::Server;

#[tokio::test]
async fn a_lesson_is_followed_by_plain_forms() {
    let server = Server::open().await;
    let browser = server.browser();
    let index = browser.get("/learn").await.text;
    assert!(index.contains("href=\"/learn/caravan/first\"") && index.contains("The way"), "{index}");
    assert_eq!(browser.get("/learn/caravan").await.location, "/learn/caravan/first");
    assert_eq!(browser.get("/learn/caravan/first").await.location, "/learn/caravan/first/1");
    let page = browser.get("/learn/caravan/first/1").await.text;
    assert!(page.contains("It is <strong>day</strong>.") && page.contains("papers-of-0"), "{page}");
    assert!(!page.contains("data-choice"), "nothing is decided where one reads");
    let token = browser.form_token().await;
    let token = ("token", token.as_str());
    let on = browser.page_form("/learn/caravan/first/1", &[token, ("next", "1")]).await;
    assert_eq!((on.status, on.location.as_str()), (303, "/learn/caravan/first/2"));
    let page = browser.get(&on.location).await.text;
    assert!(page.contains("data-spot=\"trail\" data-lit") && page.contains("data-choice=\"haul\""), "{page}");
    // Something else than what is asked for, and nonsense: the card stays, with the reason.
    for (decision, reason) in [("rest", "do what the card asks for"), ("fly", "haul or rest")] {
        let stuck = browser.page_form(&on.location, &[token, ("decision", decision)]).await;
        assert_eq!(stuck.status, 422);
        assert!(
            stuck.text.contains(reason) && stuck.text.contains("Goods want to travel."),
            "{}",
            stuck.text
        );
    }
    let on = browser.page_form(&on.location, &[token, ("decision", "haul")]).await;
    assert_eq!(on.location, "/learn/caravan/first/3");
    assert!(browser.get(&on.location).await.text.contains("Day 1 dawns"), "the others have played");
    let wrong = browser.page_form(&on.location, &[token, ("answer", "2")]).await;
    assert!(wrong.status == 422 && wrong.text.contains("One is enough."), "{}", wrong.text);
    let end = browser.page_form(&on.location, &[token, ("answer", "1")]).await.location;
    assert_eq!(end, "/learn/caravan/first/4");
    // The lesson ends in a real game against beginners, and is remembered.
    let page = browser.get(&end).await.text;
    for part in ["action=\"/play\"", "name=\"bots\" value=\"2\"", "name=\"level\" value=\"beginner\""] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(browser.get("/learn").await.text.contains("passed"));
    assert_eq!(browser.get("/learn/caravan/first").await.location, "/learn/caravan/first/1");
}

#[tokio::test]
async fn a_script_is_given_the_pictures_up_to_the_next_step() {
    let server = Server::open().await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let token = ("token", token.as_str());
    let said = browser.form("/learn/caravan/first/2", &[token, ("decision", "haul")]).await.good();
    assert_eq!(said["next"], "/learn/caravan/first/3");
    let pictures = said["pictures"].as_array().expect("pictures");
    assert_eq!(pictures.len(), 2, "one's own decision, then the other's with the next step");
    assert_eq!(pictures[0]["layers"]["lesson"]["html"], "", "nobody explains while others play");
    let last = pictures[1]["layers"]["lesson"]["html"].as_str().expect("a card");
    assert!(last.contains("How many hauls?"), "{last}");
    assert!(pictures[0]["revision"].as_i64() < pictures[1]["revision"].as_i64());
    // A layer without a place on the page would make it load anew, and lose the focus.
    let page = browser.get("/learn/caravan/first/2").await.text;
    for picture in pictures {
        for layer in picture["layers"].as_object().expect("layers").keys() {
            assert!(page.contains(&format!("data-layer=\"{layer}\"")), "{layer} has no place");
        }
    }
    let refused = browser.form("/learn/caravan/first/2", &[token, ("decision", "rest")]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.json()["message"].as_str().is_some_and(|message| message.contains("card")));
}

#[tokio::test]
async fn there_is_nothing_beyond_a_lesson() {
    let server = Server::open().await;
    let browser = server.browser();
    for path in
        ["/learn/nowhere", "/learn/caravan/second", "/learn/caravan/first/0", "/learn/caravan/first/5"]
    {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
    assert_eq!(browser.get("/learn/caravan/first/many").await.status, 400);
    let token = browser.form_token().await;
    let beyond = browser.form("/learn/caravan/first/4", &[("token", token.as_str()), ("next", "1")]).await;
    assert_eq!(beyond.status, 404);
    assert_eq!(browser.form("/learn/caravan/first/1", &[("next", "1")]).await.status, 403, "no token");
}

#[tokio::test]
async fn rules_begin_with_a_picture_and_can_be_searched() {
    let server = Server::open().await;
    let browser = server.browser();
    let page = browser.get("/rules/caravan").await.text;
    for part in [
        "In one minute",
        "Haul or rest.",
        "papers-of-0",
        "To rest <strong>always</strong> <a href=\"/rules/caravan#CA-1.1\">CA-1.1</a>.",
        "href=\"/learn/caravan\"",
        "href=\"/aids/caravan\"",
        "class=\"languages\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let found = browser.get("/rules/caravan?q=seats+TURN").await.text;
    assert!(found.contains("One paragraph mentions"), "{found}");
    let sealed = browser.get("/rules/caravan?q=wolves").await.text;
    assert!(sealed.contains("Nothing in the rules mentions"), "what is sealed is not found: {sealed}");
    assert!(browser.get("/aids/caravan").await.text.contains("Haul, or rest."));
    assert!(browser.in_portuguese("/rules/caravan").await.contains("Em um minuto"));
}

/// A campaign has no lessons of its own: those of the game whose rules it shares teach it, and so do its aids and pictures.
#[tokio::test]
async fn a_campaign_is_taught_by_the_game_whose_rules_it_shares() {
    let server = Server::of(railhead_registry::games(), |config| config).await;
    let ana = server.guest("Ana").await;
    let rules = ana.get("/rules/ticket-legacy-campaign").await.text;
    for part in
        ["In one minute", "href=\"/learn/ticket-legacy\"", "href=\"/aids/ticket-legacy\"", "Common mistakes"]
    {
        assert!(rules.contains(part), "{part}: {rules}");
    }
    assert!(ana.get("/campaign/ticket-legacy-campaign").await.text.contains("href=\"/learn/ticket-legacy\""));
    let new = json!({ "game": "ticket-legacy-campaign", "seats": ["me", "bot-random"] });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    assert!(ana.get(&format!("/t/{table}")).await.text.contains("href=\"/learn/ticket-legacy\""));
    ana.start(&table).await;
    assert!(ana.get(&format!("/t/{table}")).await.text.contains("href=\"/aids/ticket-legacy\""));
    let beside = ana.get(&format!("/t/{table}/rules")).await.text;
    assert!(
        beside.contains("In one minute") && beside.contains(&format!("/t/{table}/rules#TL-9.3")),
        "{beside}"
    );
}
