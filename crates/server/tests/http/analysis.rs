//! The study of a finished game, and playing again from a moment of it.

use serde_json::{Value, json};

use crate::{
    server::{Guest, Server, pair, play},
    toy::DAYS,
};

const LAST: usize = DAYS as usize * 2 - 1;

/// A game of Ana and Bento that is over: Ana hauled every day, Bento rested on the last one.
async fn over(server: &Server) -> (Guest, Guest, String) {
    let (ana, bento, table) = pair(server, json!({})).await;
    play([&ana, &bento], &table, 0..LAST).await;
    let rest = json!({ "ply": LAST, "decision": "rest" });
    bento.api(&format!("tables/{table}/decide"), rest).await.good();
    (ana, bento, table)
}

/// The study, once it is done.
async fn studied(guest: &Guest, table: &str) -> Value {
    for _ in 0..6000 {
        let study = guest.get(&format!("/api/v1/tables/{table}/analysis")).await.good();
        if study["judged"] == study["total"] {
            return study;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the study comes to no end");
}

#[tokio::test]
async fn whoever_played_asks_for_the_study_and_everybody_reads_it() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let (page, api) = (format!("/t/{table}/analysis"), format!("tables/{table}/analysis"));
    assert!(ana.get(&page).await.text.contains("Analyse this game"));
    assert_eq!(ana.get(&format!("/api/v1/{api}")).await.status, 404, "nobody has asked");
    let cy = server.guest("Cy").await;
    assert!(!cy.get(&page).await.text.contains("Analyse this game"));
    assert_eq!(cy.api(&api, json!({})).await.refusal().1, "not-seated");
    assert_eq!(ana.api(&api, json!({})).await.status, 202);
    let study = studied(&bento, &table).await;
    let moments = study["moments"].as_array().expect("moments");
    assert_eq!((moments.len(), &study["total"]), (LAST + 1, &json!(LAST + 1)));
    let turn = &moments[LAST];
    assert_eq!(
        (&turn["seat"], &turn["decision"], &turn["best"]),
        (&json!(1), &json!("rest"), &json!("haul"))
    );
    assert_eq!((&turn["is_turn"], &turn["reasons"][0]["part"]), (&json!(true), &json!("hauls")));
    assert!(moments[..LAST].iter().all(|moment| moment["is_turn"] == false), "{moments:?}");
    assert_eq!(study["accounts"].as_array().map(Vec::len), Some(2));
    let text = cy.get(&page).await.text;
    for part in
        ["<polyline class=\"line seat-1\"", "Bento decided “rest”", "would have decided “haul”", "Hauls +1"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.contains(&format!("/t/{table}/replay?seat=1&amp;ply={LAST}")), "{text}");
    assert!(!text.contains("Play it again from here"), "who did not play has no seat to play again");
    assert!(ana.get(&page).await.text.contains("Play it again from here"));
    let portuguese = ana.in_portuguese(&page).await;
    assert!(portuguese.contains("Bento decidiu “rest”"), "{portuguese}");
    // Asking again changes nothing.
    ana.api(&api, json!({})).await;
    assert_eq!(studied(&ana, &table).await, study);
}

#[tokio::test]
async fn a_game_under_way_is_not_studied() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..3).await;
    for (path, body) in [("analysis", json!({})), ("from", json!({ "ply": 1, "seat": 0 }))] {
        let refused = ana.api(&format!("tables/{table}/{path}"), body).await.refusal();
        assert_eq!((refused.0, refused.1.as_str()), (403, "not-over"));
    }
    assert_eq!(ana.get(&format!("/t/{table}/analysis")).await.status, 403);
}

#[tokio::test]
async fn a_study_goes_on_after_a_restart_and_says_how_far_it_is() {
    let server = Server::with(|config| railhead_server::Config { bots: false, ..config }).await;
    let (ana, _, table) = over(&server).await;
    let asked = ana.api(&format!("tables/{table}/analysis"), json!({})).await;
    assert_eq!(asked.json()["judged"], 0, "nobody thinks at this node");
    let page = ana.get(&format!("/t/{table}/analysis")).await.text;
    assert!(
        page.contains("<progress max=\"6\" value=\"0\"") && page.contains("0 of 6 decisions judged"),
        "{page}"
    );
    assert!(page.contains("http-equiv=\"refresh\""), "without a script the page comes again by itself");
    let server = server.again().await;
    let ana = server.welcome(&ana);
    assert_eq!(studied(&ana, &table).await["judged"], LAST + 1);
}

#[tokio::test]
async fn a_game_is_played_again_from_a_moment_against_bots() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let from = format!("tables/{table}/from");
    let again = bento.api(&from, json!({ "ply": LAST, "seat": 1, "level": "greedy" })).await.good();
    let id = again["id"].as_str().expect("an id");
    assert_eq!(
        (&again["status"], &again["origin"], &again["ply"]),
        (&json!("playing"), &json!("import"), &json!(LAST))
    );
    let page = bento.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("Played again from decision 6 of a finished game"), "{page}");
    assert!(page.contains(&format!("/t/{table}/analysis")), "{page}");
    // Each reader is told in their own language from where it goes on.
    assert!(page.contains("<h1 class=\"title\">Trail, from decision 6</h1>"), "{page}");
    let page = bento.in_portuguese(&format!("/t/{id}")).await;
    assert!(page.contains("<h1 class=\"title\">Trail, da decisão 6</h1>"), "{page}");
    bento.haul(id, LAST).await.good();
    assert_eq!(bento.info(id).await["status"], "finished");
    assert_eq!(ana.info(&table).await["ply"], LAST + 1, "the game itself is as it was");
    // Both are of one seed, and both can be checked.
    let seed = async |guest: &Guest, id: &str| {
        let record = guest.get(&format!("/api/v1/tables/{id}/record")).await.text;
        record.lines().find(|line| line.starts_with("seed")).map(str::to_owned).expect("a seed")
    };
    assert_eq!(seed(&bento, id).await, seed(&bento, &table).await);
    assert!(bento.get(&format!("/t/{id}/fair")).await.status == 200);
    // In another's place, with a bot to decide first: by a plain form.
    let wanted = [("ply", "2"), ("seat", "1"), ("level", "greedy")];
    let there = ana.form(&format!("/t/{table}/from"), &wanted).await.location;
    let id = there.strip_prefix("/t/").expect("a table");
    ana.until(id, |info| info["ply"] == 3).await;
    ana.haul(id, 3).await.good();
    assert_eq!(ana.info(id).await["seats"].as_array().map(Vec::len), Some(2));
    // What there is not.
    for (wanted, field) in [
        (json!({ "ply": LAST + 1, "seat": 0 }), "ply"),
        (json!({ "ply": 1, "seat": 7 }), "seat"),
        (json!({ "ply": 1, "seat": 0, "level": "genius" }), "level"),
    ] {
        let refused = ana.api(&from, wanted).await.refusal();
        assert_eq!((refused.0, refused.2.as_str()), (422, field));
    }
    let cy = server.guest("Cy").await.api(&from, json!({ "ply": 1, "seat": 0 })).await.refusal();
    assert_eq!((cy.0, cy.1.as_str()), (403, "not-seated"));
}
