//! Seats that change hands while the game goes on, and players who are forgotten.

use serde_json::{Value, json};

use crate::server::{Server, hand_over, pair, papers, play, take_over};

#[tokio::test]
async fn a_bot_plays_on_in_a_players_place_until_the_player_is_back() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..1).await;
    assert_eq!(hand_over(&bento, &table, &[("seat", "1"), ("level", "greedy")]).await.status, 303);
    // It was Bento's turn: the bot has taken it.
    let info = bento.until(&table, |info| info["ply"] == 2).await;
    assert_eq!(
        (&info["seats"][1]["kind"], &info["seats"][1]["name"]),
        (&json!("bot"), &json!("Bento’s bot"))
    );
    assert_eq!((&info["seats"][1]["mine"], &info["seats"][1]["kept"]), (&json!(false), &json!(true)));
    assert_eq!(papers(&bento, &table).await, Value::Null);
    assert_eq!(bento.haul(&table, 2).await.refusal().1, "foreign-seat");
    assert!(bento.get("/").await.text.contains(&format!("/t/{table}")), "the way back is on the front page");
    assert!(bento.get(&format!("/t/{table}")).await.text.contains("Come back"));

    assert_eq!(take_over(&bento, &table, "1").await.status, 303);
    ana.haul(&table, 2).await.good();
    assert_eq!(papers(&bento, &table).await, json!("papers-of-1"));
    let info = bento.info(&table).await;
    assert_eq!(
        (&info["ply"], &info["actors"], &info["seats"][1]["name"]),
        (&json!(3), &json!([1]), &json!("Bento"))
    );
    bento.haul(&table, 3).await.good();
    assert_eq!(take_over(&bento, &table, "1").await.refusal(), (409, "seat-taken".into(), String::new()));
}

#[tokio::test]
async fn nobody_gets_a_second_hand() {
    let server = Server::open().await;
    let (ana, casey) = (server.guest("Ana").await, server.guest("Casey").await);
    let table = ana.table(&["me", "bot-random", "bot-random"], json!({})).await;
    ana.start(&table).await;
    assert_eq!(take_over(&ana, &table, "1").await.refusal().1, "already-seated");
    assert_eq!(
        hand_over(&casey, &table, &[("seat", "0"), ("level", "greedy")]).await.refusal().1,
        "foreign-seat"
    );
    assert_eq!(
        hand_over(&ana, &table, &[("seat", "1"), ("level", "greedy")]).await.refusal().1,
        "foreign-seat"
    );
    assert_eq!(hand_over(&ana, &table, &[("seat", "0"), ("level", "wise")]).await.refusal().2, "level");
    assert_eq!(take_over(&casey, &table, "9").await.status, 404);
    assert_eq!(take_over(&casey, &table, "0").await.refusal().1, "seat-taken");
    assert_eq!(take_over(&casey, &table, "2").await.status, 303);
    assert_eq!(papers(&casey, &table).await, Value::Null, "nobody has agreed");
    ana.answer(&table, "Casey", true).await.good();
    assert_eq!(papers(&casey, &table).await, json!("papers-of-2"));
    assert_eq!(take_over(&casey, &table, "1").await.refusal().1, "already-seated");
    hand_over(&casey, &table, &[("seat", "2"), ("level", "random")]).await;
    assert_eq!(take_over(&casey, &table, "1").await.refusal().1, "already-seated", "one is kept for Casey");
    assert_eq!(take_over(&casey, &table, "2").await.status, 303);
    // Of two who are let in at once one gets the seat.
    let (dora, edu) = (server.guest("Dora").await, server.guest("Edu").await);
    take_over(&dora, &table, "1").await;
    take_over(&edu, &table, "1").await;
    let asks = ana.info(&table).await["asks"].clone();
    let grant = async |n: usize| {
        let answer = json!({ "ask": asks[n]["ask"], "yes": true });
        ana.api(&format!("tables/{table}/answer"), answer).await.status
    };
    let mut statuses = <[u16; 2]>::from(tokio::join!(grant(0), grant(1)));
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 404]);
}

#[tokio::test]
async fn a_seat_is_kept_for_its_player_or_free_for_others() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let casey = server.guest("Casey").await;
    hand_over(&bento, &table, &[("seat", "1"), ("level", "random")]).await;
    assert_eq!(take_over(&casey, &table, "1").await.refusal(), (409, "seat-kept".into(), String::new()));
    assert!(!casey.get(&format!("/t/{table}")).await.text.contains("take-over"));
    take_over(&bento, &table, "1").await;
    hand_over(&bento, &table, &[("seat", "1"), ("level", "random"), ("release", "1")]).await;
    assert_eq!(bento.info(&table).await["seats"][1]["kept"], false);
    let asked = casey.api(&format!("tables/{table}/take-over"), json!({ "seat": 1 })).await;
    assert_eq!((asked.status, &asked.json()["asks"][0]["mine"]), (202, &json!(true)));
    ana.answer(&table, "Casey", true).await.good();
    assert_eq!(casey.info(&table).await["seats"][1]["mine"], true);
    let back = casey.api(&format!("tables/{table}/hand-over"), json!({ "level": "random" })).await.good();
    assert_eq!((&back["seats"][1]["kind"], &back["seats"][1]["kept"]), (&json!("bot"), &json!(true)));
    assert_eq!(ana.info(&table).await["seats"][1]["kept"], false);
}

#[tokio::test]
async fn where_nobody_may_watch_only_who_left_can_come_back() {
    let server = Server::open().await;
    let (ana, casey) = (server.guest("Ana").await, server.guest("Casey").await);
    let new =
        json!({ "game": "caravan", "seats": ["me", "hot-seat:Caio", "bot-random"], "spectators": false });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    ana.start(&table).await;
    assert_eq!(take_over(&casey, &table, "2").await.refusal().1, "no-spectators");
    // Two seats at one screen: one of them is handed over and taken back.
    assert_eq!(hand_over(&ana, &table, &[("seat", "1"), ("level", "random")]).await.status, 303);
    assert_eq!(take_over(&ana, &table, "2").await.refusal().1, "already-seated");
    assert_eq!(take_over(&ana, &table, "1").await.status, 303);
    assert_eq!(ana.info(&table).await["seats"][1]["kind"], "hot-seat");
    for seat in ["0", "1"] {
        hand_over(&ana, &table, &[("seat", seat), ("level", "random")]).await;
    }
    // Nobody is left but bots: they play to the end.
    assert_eq!(ana.until(&table, |info| info["status"] != "playing").await["status"], "finished");
    assert_eq!(ana.get(&format!("/t/{table}")).await.status, 200, "Ana may see how it ended");
    assert_eq!(casey.get(&format!("/t/{table}")).await.status, 403);
    assert_eq!(take_over(&ana, &table, "0").await.refusal().1, "wrong-status");
}

#[tokio::test]
async fn whoever_plays_at_a_shared_screen_can_be_given_a_name() {
    let server = Server::open().await;
    let (ana, casey) = (server.guest("Ana").await, server.guest("Casey").await);
    let table = ana.table(&["me", "hot-seat:2", "bot-random"], json!({})).await;
    ana.start(&table).await;
    let path = format!("/t/{table}/rename");
    assert_eq!(ana.form(&path, &[("seat", "1"), ("name", " Caio ")]).await.status, 303);
    assert_eq!(ana.info(&table).await["seats"][1]["name"], "Caio");
    let page = ana.get(&format!("/t/{table}?seat=1")).await;
    assert!(page.text.contains("Caio"), "the table knows the name");
    // Neither without a name, nor for one's own seat, a bot's, or by somebody else.
    assert_eq!(ana.form(&path, &[("seat", "1"), ("name", " ")]).await.refusal().1, "no-name");
    for (who, seat) in [(&ana, "0"), (&ana, "2"), (&casey, "1")] {
        assert!(who.form(&path, &[("seat", seat), ("name", "Eva")]).await.status >= 400);
    }
    assert_eq!(ana.info(&table).await["seats"][1]["name"], "Caio");
}

#[tokio::test]
async fn a_new_name_holds_nobody_up() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "bot-random"], json!({})).await;
    ana.start(&table).await;
    for ply in [0, 2, 4] {
        ana.until(&table, |info| info["ply"] == json!(ply)).await;
        let name = format!("Ana{ply}");
        assert_eq!(ana.form("/settings", &[("language", "en"), ("name", &name)]).await.status, 303);
        assert_eq!(ana.info(&table).await["seats"][0]["name"], name);
        ana.haul(&table, ply).await.good();
        // A bot that is just about to decide is not put off by the next name.
        ana.form("/settings", &[("language", "en"), ("name", "Ana")]).await;
    }
    ana.until(&table, |info| info["status"] == "finished").await;
}

#[tokio::test]
async fn the_others_play_on_when_somebody_is_forgotten() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..1).await;
    let (_, _, over) = pair(&server, json!({})).await;
    let finished = {
        let finished = bento.table(&["me", "open"], json!({})).await;
        ana.sit(&finished).await;
        bento.start(&finished).await;
        play([&bento, &ana], &finished, 0..6).await;
        finished
    };
    assert!(bento.get("/").await.text.contains("href=\"/forget\""));
    assert!(bento.get("/forget").await.text.contains("name=\"sure\""));
    assert_eq!(bento.form("/forget", &[]).await.refusal(), (422, "not-sure".into(), "sure".into()));
    assert_eq!(bento.form("/forget", &[("sure", "1")]).await.status, 303);
    assert_eq!(bento.get("/forget").await.status, 403, "nobody knows Bento");

    let info = ana.until(&table, |info| info["ply"] == 2).await;
    assert_eq!((&info["seats"][1]["kind"], &info["seats"][1]["name"]), (&json!("bot"), &Value::Null));
    for ply in [2, 4] {
        ana.until(&table, |info| info["ply"] == json!(ply)).await;
        ana.haul(&table, ply).await.good();
    }
    ana.until(&table, |info| info["status"] == "finished").await;
    for page in [format!("/t/{table}"), format!("/t/{finished}"), format!("/t/{finished}/record")] {
        let text = ana.get(&page).await.text;
        assert!(text.contains("Former player") && !text.contains("Bento"), "{page}: {text}");
    }
    assert_eq!(ana.info(&over).await["status"], "playing", "other tables are left alone");
}

#[tokio::test]
async fn a_level_that_there_is_not_is_refused_by_its_name() {
    let server = Server::open().await;
    let (ana, _, table) = pair(&server, json!({})).await;
    let refused = |answer: crate::server::Answer| {
        assert!(answer.text.contains("genius"), "{}", answer.text);
        answer.refusal()
    };
    let handed = hand_over(&ana, &table, &[("seat", "0"), ("level", "genius")]).await;
    assert_eq!(refused(handed), (422, "bad-level".into(), "level".into()));
    let new = json!({ "game": "caravan", "seats": ["me", "bot-genius"] });
    assert_eq!(refused(ana.api("tables", new).await), (422, "bad-level".into(), "seats[1]".into()));
    let fields = [("game", "caravan"), ("seat-0", "me"), ("seat-1", "bot-genius")];
    assert_eq!(refused(ana.form("/new", &fields).await), (422, "bad-level".into(), "seat-1".into()));
    assert_eq!(
        ana.form("/new", &[("game", "caravan"), ("seat-0", "bot-"), ("seat-1", "me")]).await.status,
        422
    );
}

#[tokio::test]
async fn people_choose_among_five_levels_and_the_yardsticks_still_play() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let page = ana.get("/new?game=caravan").await.text;
    let paper = ana.in_portuguese("/new?game=caravan").await;
    for (level, title) in [
        ("beginner", "iniciante"),
        ("steady", "firme"),
        ("skilled", "hábil"),
        ("expert", "perito"),
        ("master", "mestre"),
    ] {
        let offered = |page: &str, words: String| {
            page.contains(&format!("value=\"bot-{level}\"")) && page.contains(&words)
        };
        assert!(offered(&page, format!(">Bot: {level}<")), "{level}");
        assert!(offered(&paper, format!(">Robô: {title}<")), "{level}");
    }
    assert!(!page.contains("bot-greedy") && !page.contains("bot-random"));
    let table = ana.table(&["me", "bot-greedy", "bot-random"], json!({})).await;
    let seats = ana.info(&table).await["seats"].clone();
    assert_eq!((&seats[1]["level"], &seats[2]["level"]), (&json!("greedy"), &json!("random")));
}
