//! Who is there, how long they have, and what the others can do about those who do not come.

use std::{sync::Arc, time::Duration};

use railhead_server::Config;
use serde_json::{Value, json};

use crate::{
    notices::Clocks,
    server::{Guest, Server},
};

const MINUTE: Duration = Duration::from_mins(1);
const DAY: Duration = Duration::from_hours(24);

fn by(clocks: &Clocks) -> impl FnOnce(Config) -> Config {
    let clock = clocks.clone();
    move |config| Config { store_clock: Some(Arc::new(clock)), ..config }
}

/// People at a started table of this kind, the first of whom hosts it.
async fn people<const N: usize>(server: &Server, settings: Value) -> ([Guest; N], String) {
    let mut guests = Vec::new();
    for name in ["Ana", "Bento", "Caio"].into_iter().take(N) {
        guests.push(server.guest(name).await);
    }
    let mut seats = vec!["me"];
    seats.resize(N, "open");
    let mut new = json!({ "game": "caravan", "title": "Trail", "seats": seats });
    for (key, value) in settings.as_object().expect("settings") {
        new[key] = value.clone();
    }
    let table = guests[0].api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    for guest in &guests[1..] {
        guest.sit(&table).await;
    }
    guests[0].start(&table).await;
    (guests.try_into().unwrap_or_else(|_| panic!("so many")), table)
}

fn kind(info: &Value, seat: usize) -> &str {
    info["seats"][seat]["kind"].as_str().unwrap_or_default()
}

async fn post(guest: &Guest, table: &str, what: &str, body: Value) -> (u16, String) {
    let answer = guest.api(&format!("tables/{table}/{what}"), body).await;
    match answer.status {
        200 | 204 => (answer.status, String::new()),
        _ => (answer.status, answer.refusal().1),
    }
}

fn done() -> (u16, String) {
    (200, String::new())
}

#[tokio::test]
async fn when_time_is_out_a_bot_stands_in_until_its_player_is_back() {
    let clocks = Clocks::default();
    let server = Server::with(by(&clocks)).await;
    let ([ana, bento], table) = people::<2>(&server, json!({ "pace": "live 5+10" })).await;
    let info = ana.info(&table).await;
    assert_eq!(
        info["clocks"],
        json!([{ "seat": 0, "left": 300_000, "runs": true }, { "seat": 1, "left": 300_000, "runs": false }])
    );
    clocks.pass(2 * MINUTE);
    ana.haul(&table, 0).await.good();
    let info = ana.info(&table).await;
    assert_eq!(
        info["clocks"][0],
        json!({ "seat": 0, "left": 190_000, "runs": false }),
        "and ten seconds more"
    );
    clocks.pass(6 * MINUTE);
    let info = ana.until(&table, |info| kind(info, 1) == "bot").await;
    assert_eq!(info["handings"][0]["kind"], "timed-out");
    ana.until(&table, |info| info["ply"] == 2).await;
    let page = ana.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("Bento’s time is out; Bento’s bot stands in."), "{page}");
    let page = ana.in_portuguese(&format!("/t/{table}")).await;
    assert!(page.contains("O tempo de Bento acabou; Robô de Bento joga no lugar."));
    assert!(bento.info(&table).await["seats"][1]["kept"] == true);
    // The way back is in sight for whoever it is for, and for nobody else.
    let way_back = "A bot plays for you until you are back.";
    assert!(bento.get(&format!("/t/{table}")).await.text.contains(way_back));
    assert!(!ana.get(&format!("/t/{table}")).await.text.contains(way_back));
    assert!(bento.get("/tables").await.text.contains("Come back"));
    bento.api(&format!("tables/{table}/take-over"), json!({ "seat": 1 })).await.good();
    let info = bento.info(&table).await;
    assert_eq!((kind(&info, 1), &info["handings"][1]["kind"]), ("player", &json!("back")));
}

#[tokio::test]
async fn clocks_survive_a_restart_and_stand_still_while_nobody_serves() {
    let clocks = Clocks::default();
    let server = Server::with(by(&clocks)).await;
    let ([ana, bento], table) = people::<2>(&server, json!({ "pace": "days 1" })).await;
    clocks.pass(DAY / 2);
    // The server says at every beat that it is there; it was, until now.
    ana.haul(&table, 0).await.good();
    let home = server.closed().await;
    clocks.pass(10 * DAY);
    let server = Server::over(home, crate::toy::games(), by(&clocks)).await;
    let (ana, bento) = (server.welcome(&ana), server.welcome(&bento));
    clocks.pass(DAY / 2);
    // Whoever is asked again at once is asked by a server that has looked at its clocks.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(kind(&ana.info(&table).await, 1), "player", "ten days were no time");
    clocks.pass(DAY);
    ana.until(&table, |info| kind(info, 1) == "bot").await;
    bento.api(&format!("tables/{table}/take-over"), json!({ "seat": 1 })).await.good();
}

#[tokio::test]
async fn where_the_table_wants_it_the_others_decide() {
    let clocks = Clocks::default();
    let server = Server::with(by(&clocks)).await;
    let ([ana, bento, caio], table) = people::<3>(&server, json!({ "pace": "days 1", "vote": true })).await;
    let stand_in = json!({ "seat": 0 });
    assert_eq!(post(&bento, &table, "stand-in", stand_in.clone()).await, (409, "not-overdue".to_owned()));
    clocks.pass(2 * DAY);
    let still = |info: &Value| info["clocks"][0]["runs"] == false;
    bento.until(&table, still).await;
    assert_eq!(kind(&bento.info(&table).await, 0), "player");
    assert_eq!(post(&ana, &table, "stand-in", stand_in.clone()).await, (403, "not-seated".to_owned()));
    let dora = server.guest("Dora").await;
    assert_eq!(post(&dora, &table, "stand-in", stand_in.clone()).await, (403, "not-seated".to_owned()));
    assert_eq!(post(&bento, &table, "stand-in", stand_in.clone()).await, done());
    let info = bento.info(&table).await;
    assert_eq!(kind(&info, 0), "player", "one of two is not more than half");
    assert!(caio.get(&format!("/t/{table}")).await.text.contains("Let a bot play on"));
    assert_eq!(post(&caio, &table, "stand-in", stand_in).await, done());
    let info = caio.until(&table, |info| kind(info, 0) == "bot").await;
    assert_eq!(info["handings"][0]["kind"], "voted");
}

#[tokio::test]
async fn without_a_pace_the_others_wait_a_day() {
    let clocks = Clocks::default();
    let server = Server::with(by(&clocks)).await;
    let ([ana, bento], table) = people::<2>(&server, json!({})).await;
    clocks.pass(Duration::from_hours(23));
    let stand_in = json!({ "seat": 0 });
    assert_eq!(post(&bento, &table, "stand-in", stand_in.clone()).await, (409, "not-overdue".to_owned()));
    clocks.pass(Duration::from_hours(2));
    assert_eq!(post(&bento, &table, "stand-in", stand_in).await, done());
    assert!(ana.info(&table).await["seats"][0]["kept"] == true);
}

#[tokio::test]
async fn holidays_stop_the_clock_of_days() {
    let clocks = Clocks::default();
    let server = Server::with(by(&clocks)).await;
    let ([ana, bento], table) = people::<2>(&server, json!({ "pace": "days 1" })).await;
    let holiday = |days: u32| json!({ "days": days });
    assert_eq!(ana.api("holiday", holiday(29)).await.refusal().1, "too-many-days");
    assert_eq!(ana.api("holiday", holiday(5)).await.status, 204);
    clocks.pass(3 * DAY);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(kind(&bento.info(&table).await, 0), "player");
    assert!(ana.get("/holiday").await.text.contains("2 d 0 h"));
    assert_eq!(ana.api("holiday", holiday(0)).await.status, 204);
    clocks.pass(DAY + MINUTE);
    bento.until(&table, |info| kind(info, 0) == "bot").await;
    assert_eq!(ana.api("holiday", holiday(26)).await.refusal().1, "too-many-days", "three are taken");
    assert_eq!(ana.api("holiday", holiday(25)).await.status, 204);
}

#[tokio::test]
async fn somebody_is_nudged_once_a_day() {
    let clocks = Clocks::default();
    let server = Server::with(by(&clocks)).await;
    let ([ana, bento], table) = people::<2>(&server, json!({})).await;
    let nudge = json!({ "seat": 0 });
    assert_eq!(
        post(&ana, &table, "nudge", nudge.clone()).await,
        (403, "not-seated".to_owned()),
        "not oneself"
    );
    assert_eq!(post(&ana, &table, "nudge", json!({ "seat": 1 })).await, (409, "not-awaited".to_owned()));
    assert_eq!(post(&server.stranger(), &table, "nudge", nudge.clone()).await.0, 403);
    assert_eq!(post(&bento, &table, "nudge", nudge.clone()).await, done());
    clocks.pass(DAY / 2);
    assert_eq!(post(&bento, &table, "nudge", nudge.clone()).await, (429, "too-soon".to_owned()));
    clocks.pass(DAY);
    assert_eq!(post(&bento, &table, "nudge", nudge).await, done());
}

#[tokio::test]
async fn a_seat_is_resigned_and_a_game_abandoned_by_agreement() {
    let server = Server::open().await;
    let ([ana, bento, caio], table) = people::<3>(&server, json!({})).await;
    let refused = ana.form(&format!("/t/{table}/resign"), &[("seat", "0")]).await;
    assert_eq!(refused.refusal().1, "not-sure");
    assert_eq!(post(&caio, &table, "resign", json!({})).await, done());
    let info = ana.info(&table).await;
    assert_eq!((kind(&info, 2), &info["handings"][0]["kind"]), ("bot", &json!("resigned")));
    assert_eq!(post(&caio, &table, "abandon", json!({})).await, (403, "not-seated".to_owned()));
    assert_eq!(post(&ana, &table, "abandon", json!({})).await, done());
    assert_eq!(ana.info(&table).await["status"], "playing");
    assert!(bento.get(&format!("/t/{table}")).await.text.contains("Ana would like to abandon"));
    assert_eq!(post(&ana, &table, "abandon", json!({ "agree": false })).await, done());
    assert_eq!(post(&bento, &table, "abandon", json!({})).await, done());
    assert_eq!(ana.info(&table).await["status"], "playing", "Ana has thought better of it");
    ana.haul(&table, 0).await.good();
    assert!(!ana.get("/tables").await.text.contains("Your abandoned games"));
    assert_eq!(post(&ana, &table, "abandon", json!({})).await, done());
    assert_eq!(ana.info(&table).await["status"], "abandoned");
    assert_eq!(ana.haul(&table, 1).await.refusal().1, "wrong-status");
    assert_eq!(ana.get(&format!("/t/{table}")).await.status, 200);
    let page = bento.get("/tables").await.text;
    let (_, abandoned) = page.split_once("Your abandoned games").expect("a list");
    assert!(abandoned.contains(&format!("/t/{table}/replay")), "{abandoned}");
    assert_eq!(bento.get(&format!("/t/{table}/replay")).await.status, 200);
}

#[tokio::test]
async fn the_host_closes_a_table_before_its_game_and_not_later() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open"], json!({})).await;
    bento.sit(&table).await;
    assert_eq!(post(&bento, &table, "close", json!({})).await, (403, "not-host".to_owned()));
    assert_eq!(post(&ana, &table, "close", json!({})).await, done());
    assert_eq!(bento.get(&format!("/t/{table}")).await.status, 410);
    let ([ana, _], table) = people::<2>(&server, json!({})).await;
    assert_eq!(post(&ana, &table, "close", json!({})).await, (409, "wrong-status".to_owned()));
}

#[tokio::test]
async fn watching_and_asking_for_seats_are_two_permissions() {
    let server = Server::open().await;
    let (ana, caio) = (server.guest("Ana").await, server.guest("Caio").await);
    let mut tables = Vec::new();
    for take_over in [false, true] {
        let new = json!({ "game": "caravan", "seats": ["me", "bot-greedy"], "public": true, "take_over": take_over });
        let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
        ana.start(&table).await;
        tables.push(table);
    }
    let ask = async |table: &str| caio.api(&format!("tables/{table}/take-over"), json!({ "seat": 1 })).await;
    assert_eq!(ask(&tables[0]).await.refusal().1, "no-take-over");
    assert!(!caio.get(&format!("/t/{}", tables[0])).await.text.contains("Ask for this seat"));
    assert_eq!(ask(&tables[1]).await.status, 202);
    let running = caio.get("/api/v1/running").await.good();
    assert_eq!(running.as_array().expect("tables").len(), 2);
    let front = caio.get("/").await.text;
    assert!(front.contains("Being played") && front.contains("Watch"));
    assert!(caio.get(&format!("/t/{}", tables[0])).await.text.contains("You are watching"));
}

#[tokio::test]
async fn a_pace_that_is_none_is_refused() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    for pace in ["fast", "live 0+0", "days 400", "live 9999999999+1"] {
        let new = json!({ "game": "caravan", "seats": ["me", "bot-greedy"], "pace": pace });
        assert_eq!(ana.api("tables", new).await.refusal(), (422, "bad-pace".to_owned(), "pace".to_owned()));
    }
    let form =
        [("game", "caravan"), ("seat-0", "me"), ("seat-1", "bot-greedy"), ("customs", "1"), ("pace", "soon")];
    assert_eq!(ana.form("/new", &form).await.refusal().1, "bad-pace");
}

#[tokio::test]
async fn who_is_there_is_seen_by_the_others() {
    let server = Server::open().await;
    let ([ana, bento], table) = people::<2>(&server, json!({})).await;
    let page = ana.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("title=\"away\""), "nobody has been there yet");
    let mut heard = ana.stream(&table).await;
    heard.until("\"0\":{\"here\":true").await;
    let watcher = server.stranger().stream(&table).await;
    heard.until("1 person watches").await;
    let there = bento.stream(&table).await;
    heard.until("\"1\":{\"here\":true").await;
    assert!(ana.get(&format!("/t/{table}")).await.text.contains("title=\"here\""));
    drop(there);
    let told = heard.until("\"1\":{\"here\":false").await;
    assert!(told.contains("last seen just now"), "{told}");
    drop(watcher);
    heard.until("\"watching\":\"\"").await;
}
