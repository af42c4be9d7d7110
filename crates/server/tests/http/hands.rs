//! Nobody looks into a second hand, whichever road they take, and every change of hands is told.

use serde_json::{Value, json};

use crate::server::{Guest, Server, hand_over, pair, papers, take_over};

/// A game of Ana, Bento and two bots, in this order.
async fn four(server: &Server) -> (Guest, Guest, String) {
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open", "bot-random", "bot-random"], json!({})).await;
    bento.sit(&table).await;
    ana.start(&table).await;
    (ana, bento, table)
}

const RELEASE: [(&str, &str); 3] = [("seat", "0"), ("level", "random"), ("release", "1")];

/// Tries every road to `seat`, which `guest` must not have, and finds all of them closed.
async fn every_road_is_closed(guest: &Guest, table: &str, seat: u8, hosts: bool) {
    let number = seat.to_string();
    assert_eq!(take_over(guest, table, &number).await.refusal(), (409, "seen-another".into(), String::new()));
    let asked = guest.api(&format!("tables/{table}/take-over"), json!({ "seat": seat })).await;
    assert_eq!(asked.refusal().1, "seen-another");
    let sat = guest.form(&format!("/t/{table}/sit"), &[("seat", &number)]).await;
    assert_eq!(sat.refusal().1, "seat-taken");
    let sat = guest.api(&format!("tables/{table}/sit"), json!({ "seat": seat })).await;
    assert_eq!(sat.refusal().1, "seat-taken");
    let handed = hand_over(guest, table, &[("seat", &number), ("level", "random")]).await;
    assert_eq!(handed.refusal().1, "foreign-seat");
    let arranged = guest
        .form(&format!("/t/{table}/arrange"), &[("seat", &number), ("plan", "open"), ("revision", "9")])
        .await;
    assert_ne!(arranged.status, 303, "{}", arranged.text);
    if hosts {
        let revision = guest.info(table).await["revision"].to_string();
        for plan in ["open", "invited", "hot-seat:Eva"] {
            let fields = [("seat", number.as_str()), ("plan", plan), ("revision", revision.as_str())];
            let arranged = guest.form(&format!("/t/{table}/arrange"), &fields).await;
            assert!(
                matches!(arranged.refusal().1.as_str(), "wrong-status" | "bad-seat"),
                "{}",
                arranged.text
            );
        }
        assert_eq!(guest.api(&format!("tables/{table}/start"), json!({})).await.refusal().1, "wrong-status");
    }
    let view = guest.get(&format!("/api/v1/tables/{table}/view?seat={seat}")).await;
    assert_eq!(view.refusal().1, "foreign-seat");
    for address in [format!("/t/{table}?seat={seat}"), format!("/t/{table}/layers?seat={seat}")] {
        assert!(!guest.get(&address).await.text.contains(&format!("papers-of-{seat}")), "{address}");
    }
    let page = guest.get(&format!("/t/{table}")).await.text;
    let offer = format!("name=\"seat\" value=\"{seat}\"");
    assert!(!page.contains(&offer), "no page offers what is refused: {page}");
}

#[tokio::test]
async fn one_player_does_not_look_into_every_bots_hand() {
    let server = Server::open().await;
    let (ana, bento, table) = four(&server).await;
    // The attack: hand over, take a bot's seat, look, release it, come back.
    assert_eq!(hand_over(&ana, &table, &RELEASE).await.status, 303);
    for seat in [2, 3] {
        every_road_is_closed(&ana, &table, seat, true).await;
    }
    // It is remembered on disk.
    let server = server.again().await;
    let (ana, bento) = (server.welcome(&ana), server.welcome(&bento));
    every_road_is_closed(&ana, &table, 2, true).await;
    assert_eq!(take_over(&ana, &table, "0").await.status, 303, "the seat that Ana knows can be asked for");
    assert_eq!(papers(&ana, &table).await, Value::Null);
    bento.answer(&table, "Ana", true).await.good();
    assert_eq!(papers(&ana, &table).await, json!("papers-of-0"));
}

#[tokio::test]
async fn whoever_was_let_in_once_returns_to_that_seat_only() {
    let server = Server::open().await;
    let (ana, bento, table) = four(&server).await;
    let dora = server.guest("Dora").await;
    take_over(&dora, &table, "2").await;
    bento.answer(&table, "Dora", true).await.good();
    assert_eq!(papers(&dora, &table).await, json!("papers-of-2"));
    let lend = [("seat", "2"), ("level", "random")];
    hand_over(&dora, &table, &lend).await;
    assert_eq!(take_over(&dora, &table, "3").await.refusal().1, "already-seated", "one is kept for Dora");
    assert_eq!(take_over(&dora, &table, "2").await.status, 303);
    assert_eq!(papers(&dora, &table).await, json!("papers-of-2"));
    hand_over(&dora, &table, &[("seat", "2"), ("level", "random"), ("release", "1")]).await;
    every_road_is_closed(&dora, &table, 3, false).await;
    // Two people who have left cannot swap hands either.
    hand_over(&ana, &table, &RELEASE).await;
    every_road_is_closed(&dora, &table, 0, false).await;
    every_road_is_closed(&ana, &table, 2, true).await;
}

#[tokio::test]
async fn an_invitation_opens_nothing_once_the_game_goes_on() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open", "bot-random", "invited"], json!({})).await;
    let invite = ana.info(&table).await["seats"][3]["invite"].as_str().expect("an invitation").to_owned();
    bento.sit(&table).await;
    ana.start(&table).await;
    hand_over(&bento, &table, &[("seat", "1"), ("level", "random"), ("release", "1")]).await;
    assert_eq!(bento.form(&format!("/i/{invite}"), &[]).await.refusal().1, "invite-taken");
    let sat = bento.api(&format!("tables/{table}/sit"), json!({ "invite": invite })).await;
    assert_eq!(sat.refusal().1, "no-invite");
    assert_eq!(papers(&bento, &table).await, Value::Null);
}

#[tokio::test]
async fn nobody_gets_a_bots_seat_without_consent() {
    let server = Server::open().await;
    let (ana, bento, table) = four(&server).await;
    let (dora, edu) = (server.guest("Dora").await, server.guest("Edu").await);
    let answer = async |guest: &Guest, ask: &Value, yes: bool| {
        guest.api(&format!("tables/{table}/answer"), json!({ "ask": ask, "yes": yes })).await
    };
    let asked = dora.api(&format!("tables/{table}/take-over"), json!({ "seat": 2 })).await;
    assert_eq!(asked.status, 202);
    let ask = asked.json()["asks"][0]["ask"].clone();
    assert_eq!(
        ana.info(&table).await["asks"][0],
        json!({ "ask": ask, "mine": false, "name": "Dora", "seat": 2 })
    );
    assert_eq!(server.stranger().info(&table).await["asks"], json!([]), "it is not everybody's business");
    for guest in [&dora, &edu] {
        assert_eq!(answer(guest, &ask, true).await.refusal(), (403, "not-seated".into(), String::new()));
    }
    assert_eq!(answer(&edu, &ask, false).await.refusal().1, "not-seated");
    assert_eq!(papers(&dora, &table).await, Value::Null);
    // The pages say it: who sits can answer, who asked can take it back, the others can only read.
    let page = async |guest: &Guest| guest.get(&format!("/t/{table}")).await.text;
    let yes = format!("form=\"answer\" name=\"yes\" value=\"{ask}\"");
    assert!(
        page(&bento).await.contains("Dora would like to take over from Casey")
            && page(&bento).await.contains(&yes)
    );
    let own = page(&dora).await;
    assert!(own.contains("Take the request back") && !own.contains(&yes), "{own}");
    assert!(!page(&edu).await.contains(&yes));

    // A refusal stands; a request that was taken back can be made again.
    answer(&dora, &ask, false).await.good();
    assert_eq!(ana.info(&table).await["asks"], json!([]));
    take_over(&dora, &table, "2").await;
    assert_eq!(
        answer(&ana, &ask, true).await.refusal(),
        (404, "no-ask".into(), String::new()),
        "another number"
    );
    ana.answer(&table, "Dora", false).await.good();
    assert_eq!(take_over(&dora, &table, "3").await.refusal().1, "ask-refused");
    assert_eq!(answer(&ana, &json!(999), true).await.refusal().1, "no-ask");
    // Whoever left has no say any more; where nobody sits, the host has it.
    take_over(&edu, &table, "3").await;
    hand_over(&bento, &table, &[("seat", "1"), ("level", "random")]).await;
    let ask = ana.info(&table).await["asks"][0]["ask"].clone();
    assert_eq!(answer(&bento, &ask, true).await.refusal().1, "not-seated");
    ana.answer(&table, "Edu", true).await.good();
    assert_eq!(papers(&edu, &table).await, json!("papers-of-3"));
}

#[tokio::test]
async fn somebody_who_is_forgotten_and_comes_again_is_a_stranger() {
    let server = Server::open().await;
    let (ana, bento, table) = four(&server).await;
    bento.form("/forget", &[("sure", "1")]).await;
    let again = server.guest("Bento").await;
    assert_eq!(take_over(&again, &table, "2").await.status, 303);
    assert_eq!(papers(&again, &table).await, Value::Null);
    ana.answer(&table, "Bento", false).await.good();
}

#[tokio::test]
async fn seats_around_one_screen_are_arranged_before_the_start() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "hot-seat:Caio", "bot-random"], json!({})).await;
    ana.start(&table).await;
    for seat in ["0", "1"] {
        let view = ana.get(&format!("/api/v1/tables/{table}/view?seat={seat}")).await.good();
        assert_eq!(view["view"]["papers"], format!("papers-of-{seat}"));
    }
    hand_over(&ana, &table, &[("seat", "1"), ("level", "random")]).await;
    assert_eq!(take_over(&ana, &table, "1").await.status, 303, "it was Ana's screen from the start");
    assert_eq!(take_over(&ana, &table, "2").await.refusal().1, "already-seated");
}

#[tokio::test]
async fn every_change_of_hands_is_told_with_the_names_of_its_time() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let dora = server.guest("Dora").await;
    ana.haul(&table, 0).await.good();
    bento.haul(&table, 1).await.good();
    hand_over(&ana, &table, &[("seat", "0"), ("level", "random")]).await;
    ana.until(&table, |info| info["ply"] == 3).await;
    take_over(&ana, &table, "0").await;
    bento.haul(&table, 3).await.good();
    hand_over(&ana, &table, &RELEASE).await;
    ana.until(&table, |info| info["ply"] == 5).await;
    take_over(&dora, &table, "0").await;
    bento.answer(&table, "Dora", true).await.good();
    dora.form("/settings", &[("language", "en"), ("name", "Dorothea")]).await;
    let told = [
        "Ana hands the seat to Ana’s bot for a while.",
        "Ana comes back and takes over from Ana’s bot.",
        "Ana gives the seat up for good; Ana’s bot plays on.",
        "Dora takes over from Ana’s bot; Bento agreed.",
        // What was decided is told under the name of whoever had the seat.
        "Day 1 dawns for Ana",
        "Day 2 dawns for Ana",
    ];
    for address in [format!("/t/{table}"), format!("/t/{table}/replay")] {
        let page = bento.get(&address).await.text;
        for line in told {
            assert!(page.contains(line), "{address}: {line}: {page}");
        }
        assert!(!page.contains("dawns for Dorothea"), "{address}");
    }
    let kinds: Vec<_> = bento.info(&table).await["handings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|handing| format!("{} {} {} {}", handing["ply"], handing["kind"], handing["to"], handing["by"]))
        .collect();
    assert_eq!(
        kinds,
        [
            "2 \"lent\" \"Ana’s bot\" null",
            "3 \"back\" \"Ana\" null",
            "4 \"released\" \"Ana’s bot\" null",
            "5 \"taken\" \"Dora\" \"Bento\""
        ]
    );
    ana.form("/forget", &[("sure", "1")]).await;
    let page = bento.get(&format!("/t/{table}/replay")).await.text;
    assert!(!page.contains("Ana"), "{page}");
    assert!(page.contains("Former player hands the seat to a bot for a while."), "{page}");
}
