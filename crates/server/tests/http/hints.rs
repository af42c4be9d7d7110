//! Hints: the line under the prompt, and what a bot would do.

use railhead_server::Config;
use serde_json::json;

use crate::{
    server::{Guest, Server, pair, play},
    toy::DAYS,
};

const LINE: &str = "The most hauls win, say the papers-of-0.";

/// A game of Ana's against a bot.
async fn alone(server: &Server, hints: &str) -> (Guest, String) {
    let ana = server.guest("Ana").await;
    let new = json!({ "game": "caravan", "seats": ["me", "bot-greedy"], "hints": hints });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    ana.start(&table).await;
    (ana, table)
}

fn shows(page: &str) -> bool {
    page.contains(LINE) && !page.contains("<div class=\"hints\" hidden>")
}

#[tokio::test]
async fn who_is_new_to_a_game_sees_what_matters_and_may_put_that_away() {
    let server = Server::open().await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let token = ("token", token.as_str());
    let begun = browser.page_form("/play", &[token, ("game", "caravan"), ("bots", "1")]).await.location;
    let page = browser.get(&begun).await.text;
    assert!(shows(&page), "{page}");
    assert!(page.contains(&format!("{begun}/advice?seat=0")), "{page}");
    // Put away, and taken out again.
    assert_eq!(browser.page_form(&format!("{begun}/hints"), &[token, ("on", "0")]).await.location, begun);
    let page = browser.get(&begun).await.text;
    assert!(!shows(&page) && page.contains("Show hints"), "{page}");
    browser.page_form(&format!("{begun}/hints"), &[token, ("on", "1"), ("seat", "0")]).await;
    assert!(shows(&browser.get(&begun).await.text));
    let nonsense = browser.form(&format!("{begun}/hints"), &[token, ("on", "1"), ("seat", "x")]).await;
    assert_eq!(nonsense.refusal(), (422, "not-a-number".to_owned(), "seat".to_owned()));
}

#[tokio::test]
async fn who_has_played_two_games_sees_no_hints_unasked_but_after_a_lesson() {
    let server = Server::open().await;
    let browser = server.browser();
    let token = browser.form_token().await;
    let token = ("token", token.as_str());
    let game = [token, ("game", "caravan"), ("bots", "1"), ("level", "greedy")];
    for shown in [true, true, false] {
        let table = browser.page_form("/play", &game).await.location;
        assert_eq!(shows(&browser.get(&table).await.text), shown);
        for ply in (0..DAYS as usize * 2).step_by(2) {
            let id = table.strip_prefix("/t/").expect("a table");
            browser.until(id, |info| info["ply"] == ply).await;
            let ply = ply.to_string();
            let haul = [token, ("ply", ply.as_str()), ("decision", "haul")];
            browser.form(&format!("{table}/decide"), &haul).await.good();
        }
        browser.until(table.strip_prefix("/t/").expect("a table"), |info| info["status"] == "finished").await;
    }
    // The end of a lesson says that they are wanted.
    let lesson = [token, ("game", "caravan"), ("bots", "1"), ("hints", "on")];
    let table = browser.page_form("/play", &lesson).await.location;
    assert!(shows(&browser.get(&table).await.text));
}

#[tokio::test]
async fn a_bot_says_what_it_would_do_in_ones_place_and_why() {
    let server = Server::open().await;
    let (ana, table) = alone(&server, "alone").await;
    let advised = ana.get(&format!("/api/v1/tables/{table}/advice")).await.good();
    assert_eq!((&advised["seat"], &advised["ply"]), (&json!(0), &json!(0)));
    let best = &advised["advice"][0];
    assert_eq!((&best["decision"], &best["words"]), (&json!("haul"), &json!("haul")));
    assert!(
        best["chance"].as_f64().expect("a chance") > advised["advice"][1]["chance"].as_f64().unwrap_or(1.0)
    );
    assert_eq!(best["why"], "Compared with “rest”: Hauls +1.");
    let page = ana.get(&format!("/t/{table}/advice")).await.text;
    assert!(page.contains("data-advises=\"haul\"") && page.contains("Hauls +1"), "{page}");
    assert!(page.contains("name=\"decision\" value=\"haul\""), "it can be taken at once: {page}");
    let portuguese = ana.in_portuguese(&format!("/t/{table}/advice")).await;
    assert!(portuguese.contains("Em comparação com"), "{portuguese}");
    // Only for a seat of one's own that has something to decide.
    let foreign = ana.get(&format!("/api/v1/tables/{table}/advice?seat=1")).await.refusal();
    assert_eq!((foreign.0, foreign.1.as_str()), (403, "foreign-seat"));
    let nobody = server.stranger().get(&format!("/api/v1/tables/{table}/advice")).await.refusal();
    assert_eq!((nobody.0, nobody.1.as_str()), (403, "unknown-visitor"));
}

#[tokio::test]
async fn a_table_decides_whether_hints_are_allowed() {
    let server = Server::open().await;
    // Several people: not, unless the host allows them.
    let (ana, bento, table) = pair(&server, json!({})).await;
    assert_eq!(
        (&ana.info(&table).await["hints"], &ana.info(&table).await["hints_allowed"]),
        (&json!("alone"), &json!(false))
    );
    let refused = ana.get(&format!("/api/v1/tables/{table}/advice")).await.refusal();
    assert_eq!((refused.0, refused.1.as_str()), (403, "no-hints"));
    let page = ana.get(&format!("/t/{table}")).await.text;
    assert!(!page.contains(LINE) && !page.contains(&format!("/t/{table}/advice")), "{page}");
    // Nobody is alone because another is away.
    bento.api(&format!("tables/{table}/hand-over"), json!({ "level": "greedy" })).await.good();
    assert_eq!(ana.get(&format!("/api/v1/tables/{table}/advice")).await.status, 403);
    let (cleo, forbidden) = alone(&server, "off").await;
    assert_eq!(cleo.get(&format!("/t/{forbidden}/advice")).await.status, 403);
    assert!(!cleo.get(&format!("/t/{forbidden}")).await.text.contains(LINE));
    let nonsense = json!({ "game": "caravan", "seats": ["me", "bot-greedy"], "hints": "maybe" });
    let refused = cleo.api("tables", nonsense).await.refusal();
    assert_eq!(refused, (422, "bad-hints".to_owned(), "hints".to_owned()));
}

#[tokio::test]
async fn the_host_allows_hints_in_the_waiting_room_and_not_later() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open"], json!({})).await;
    bento.sit(&table).await;
    let allow = async |guest: &Guest, hints: &str| {
        let revision = guest.info(&table).await["revision"].to_string();
        guest.form(&format!("/t/{table}/hints/allow"), &[("hints", hints), ("revision", &revision)]).await
    };
    assert!(ana.get(&format!("/t/{table}")).await.text.contains("name=\"hints\""));
    assert!(!bento.get(&format!("/t/{table}")).await.text.contains("name=\"hints\""));
    assert_eq!(allow(&bento, "on").await.status, 403);
    assert_eq!(allow(&ana, "perhaps").await.status, 422);
    assert_eq!(allow(&ana, "on").await.status, 303);
    ana.start(&table).await;
    assert_eq!(ana.info(&table).await["hints_allowed"], true);
    assert!(shows(&ana.get(&format!("/t/{table}")).await.text));
    assert_eq!(allow(&ana, "off").await.status, 409, "the game has begun");
    let watcher = server.guest("Cy").await.get(&format!("/t/{table}")).await.text;
    assert!(!watcher.contains("The most hauls win"), "{watcher}");
    assert!(!watcher.contains(&format!("/t/{table}/advice")), "{watcher}");
    // Who is not asked gets no advice; whoever is does.
    assert_eq!(bento.get(&format!("/api/v1/tables/{table}/advice")).await.refusal().1, "not-acting");
    play([&ana, &bento], &table, 0..1).await;
    bento.get(&format!("/api/v1/tables/{table}/advice")).await.good();
}

#[tokio::test]
async fn advice_does_not_need_bots_at_this_node() {
    let server = Server::with(|config: Config| Config { bots: false, ..config }).await;
    let (ana, table) = alone(&server, "alone").await;
    ana.get(&format!("/api/v1/tables/{table}/advice")).await.good();
}
