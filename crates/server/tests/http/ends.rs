//! The end of a game, its replay, the wish to play once more, and the curtain of a shared screen.

use serde_json::json;

use crate::{
    server::{Guest, Server, pair, play},
    toy::DAYS,
};

/// A game of Ana and Bento that is over: Ana hauled every day, Bento rested on the last one.
async fn over(server: &Server) -> (Guest, Guest, String) {
    let (ana, bento, table) = pair(server, json!({})).await;
    let last = DAYS as usize * 2 - 1;
    play([&ana, &bento], &table, 0..last).await;
    let rest = json!({ "ply": last, "decision": "rest" });
    bento.api(&format!("tables/{table}/decide"), rest).await.good();
    (ana, bento, table)
}

fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from} in {page}"));
    rest.split_once(to).map_or(rest, |(part, _)| part)
}

#[tokio::test]
async fn the_end_says_who_won_ones_own_place_and_what_decided_it() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let address = format!("/t/{table}");
    let (won, lost) = (ana.get(&address).await.text, bento.get(&address).await.text);
    assert!(between(&won, "id=\"finale-title\"", "</h2>").contains("You win with 3."), "{won}");
    assert!(between(&won, "class=\"place\"", "</p>").contains("Bento comes next, 1 behind you."));
    assert!(between(&lost, "id=\"finale-title\"", "</h2>").contains("Ana wins with 3."));
    assert!(between(&lost, "class=\"place\"", "</p>").contains("You are 2nd of 2 with 2, 1 behind."));
    let facts = between(&lost, "class=\"decided\"", "</section>");
    assert!(facts.contains("Ana took the lead in turn 5 of 6, for good."), "{facts}");
    assert!(facts.contains("Ana 3, you 2."), "{facts}");
    // The plain page tells the result before the boards.
    assert!(lost.find("id=\"finale-title\"") < lost.find("id=\"stage\""));
    let watcher = server.guest("Cy").await.get(&address).await.text;
    assert!(watcher.contains("Ana wins with 3.") && !watcher.contains("class=\"place\""));
    let portuguese = server.stranger().in_portuguese(&address).await;
    assert!(portuguese.contains("Ana vence com 3."), "{portuguese}");
}

#[tokio::test]
async fn a_replay_steps_by_turns_and_shows_all_hands_only_when_the_game_is_over() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..3).await;
    let early = ana.get(&format!("/t/{table}/replay?ply=1")).await.text;
    assert!(!early.contains("data-tab=\"hands\"") && !early.contains("class=\"marks\""), "{early}");
    assert!(!early.contains("papers-of-1"));
    let link = |page: &str, key: &str| {
        let tag = page
            .split("<a ")
            .find(|tag| tag.contains(&format!("data-key=\"{key}\"")))
            .expect("a link")
            .to_owned();
        between(&tag, "href=\"", "\"").to_owned()
    };
    assert!(link(&early, "PageUp").contains("ply=0") && link(&early, "PageDown").contains("ply=2"));
    play([&ana, &bento], &table, 3..DAYS as usize * 2).await;
    let late = ana.get(&format!("/t/{table}/replay?ply=1")).await.text;
    assert!(late.contains("data-tab=\"hands\""), "{late}");
    assert!(link(&late, "here").contains("ply=1"));
}

#[tokio::test]
async fn a_step_of_a_replay_sends_what_the_page_does_not_show_yet() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..4).await;
    let step = async |query: &str| ana.get(&format!("/t/{table}/replay/step?{query}")).await.good();
    let page = ana.get(&format!("/t/{table}/replay?ply=1")).await.text;
    let whole = step("ply=1").await;
    assert_eq!((&whole["ply"], &whole["turns"]), (&json!(1), &json!([0, 2])));
    assert!(page.contains(&format!("data-layout=\"{}\"", whole["layout"].as_str().unwrap_or_default())));
    let layers = whole["layers"].as_object().expect("layers");
    for (layer, content) in layers {
        let v = content["v"].as_str().expect("a fingerprint");
        assert!(page.contains(&format!("data-layer=\"{layer}\" data-v=\"{v}\"")), "{layer} is on the page");
    }
    assert!(layers.contains_key("prompt") && !layers.contains_key("story"), "the story is on the page");
    let seen = |length: usize| {
        let part = |(layer, content): (&String, &serde_json::Value)| {
            format!("{layer}.{}", &content["v"].as_str().unwrap_or_default()[..length])
        };
        layers.iter().map(part).collect::<Vec<_>>().join(",")
    };
    assert_eq!(step(&format!("ply=1&seen={}", seen(8))).await["layers"], json!({}));
    let next = step(&format!("ply=2&seen={}", seen(8))).await;
    let changed = next["layers"].as_object().expect("layers");
    assert!(changed.contains_key("prompt") && changed.len() < layers.len(), "{next}");
    // What is said of what was seen is believed of nothing.
    assert_eq!(step(&format!("ply=1&seen={}", seen(0))).await["layers"], whole["layers"]);
    assert_eq!(step("ply=99").await["ply"], 4);
}

#[tokio::test]
async fn whoever_played_is_asked_to_play_once_more_and_may_refuse() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let address = format!("/t/{table}");
    assert!(!bento.get(&address).await.text.contains("wants another game"));
    assert_eq!(bento.get(&format!("{address}/rematch")).await.status, 404, "nobody has asked");
    let next = ana.form(&format!("{address}/again"), &[]).await.location;
    assert!(next.starts_with("/t/") && next != address, "{next}");
    // The others are told, with their way there; whoever asked is told so; nobody else is.
    let told = bento.get(&address).await.text;
    assert!(told.contains("Ana wants another game.") && told.contains("/rematch\""), "{told}");
    let asked = ana.get(&address).await.text;
    assert!(
        asked.contains("You have asked for another game.") && asked.contains(&format!("href=\"{next}\""))
    );
    assert!(!server.guest("Cy").await.get(&address).await.text.contains("another game."));
    // Whoever asks again is led to the same table, and joining is an invitation to one's own seat.
    assert_eq!(ana.form(&format!("{address}/again"), &[]).await.location, next);
    let invitation = bento.get(&format!("{address}/rematch")).await.location;
    assert!(invitation.starts_with("/i/"), "{invitation}");
    assert_eq!(bento.form(&format!("{address}/again"), &[]).await.location, invitation);
    assert_eq!(bento.form(&invitation, &[]).await.location, next);
    assert_eq!(bento.get(&format!("{address}/rematch")).await.location, next);
    let info = ana.info(next.trim_start_matches("/t/")).await;
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!("Ana"), &json!("Bento")));
    // The wish outlives the server.
    let server = server.again().await;
    let bento = server.welcome(&bento);
    assert!(bento.get(&address).await.text.contains("Ana wants another game."));
}

#[tokio::test]
async fn a_seat_that_was_refused_is_kept_for_nobody() {
    let server = Server::open().await;
    let (ana, bento, table) = over(&server).await;
    let address = format!("/t/{table}");
    let next = ana.form(&format!("{address}/again"), &[]).await.location;
    let stranger = server.guest("Cy").await;
    assert_eq!(stranger.form(&format!("{address}/rematch"), &[]).await.refusal().1, "not-seated");
    assert_eq!(bento.form(&format!("{address}/rematch"), &[]).await.location, address);
    assert!(!bento.get(&address).await.text.contains("wants another game"));
    stranger.sit(next.trim_start_matches("/t/")).await;
    assert_eq!(bento.get(&format!("{address}/rematch")).await.location, next, "to watch");
}

#[tokio::test]
async fn behind_the_curtain_no_hand_is_on_the_page() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "hot-seat:Bento"], json!({})).await;
    ana.start(&table).await;
    let page = |seat: &str| {
        let (ana, address) = (ana.clone(), format!("/t/{table}{seat}"));
        async move { ana.get(&address).await.text }
    };
    let both = ["papers-of-0", "papers-of-1"];
    // Before anybody sits in front of it, and for whoever is not to decide.
    for behind in [page("").await, page("?seat=1").await, page("/layers?seat=1").await] {
        assert!(both.iter().all(|papers| !behind.contains(papers)), "{behind}");
        assert!(behind.contains("I am Ana") && behind.contains("Day 0"), "what is public stays in sight");
    }
    let own = page("?seat=0").await;
    assert!(
        own.contains("papers-of-0") && !own.contains("papers-of-1") && !own.contains("class=\"curtain\"")
    );
    let decided = json!({ "ply": 0, "seat": 0, "decision": "haul" });
    ana.api(&format!("tables/{table}/decide"), decided).await.good();
    let put_away = page("?seat=0").await;
    assert!(both.iter().all(|papers| !put_away.contains(papers)), "{put_away}");
    assert!(put_away.contains("I am Bento"));
}
