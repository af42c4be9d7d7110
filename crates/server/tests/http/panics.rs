//! A panic in a game or a bot, or a game that refuses its own past, ends what it happened in, and nothing else.

use std::{
    io::{self, Write},
    sync::{Arc, Mutex, OnceLock},
    thread,
};

use railhead_cluster::Home;
use railhead_server::{App, router};
use railhead_store::Store;
use serde_json::{Value, json};

use crate::{
    house::{House, config, place},
    server::{Guest, Server, file, pair, play},
    toy::{DAYS, GUNPOWDER, MULES, games},
};

fn gunpowder(place: &str) -> Value {
    json!({ "cargo": format!("{GUNPOWDER}{place}") })
}

/// What the servers of these tests wrote to their log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// The log, which is written from the first call on.
    fn kept() -> &'static Log {
        static LOG: OnceLock<Log> = OnceLock::new();
        LOG.get_or_init(|| {
            let log = Log::default();
            let writer = log.clone();
            let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone());
            tracing::subscriber::set_global_default(lines.finish()).expect("nobody else keeps a log here");
            log
        })
    }

    /// The lines that name `table`.
    fn of(&self, table: &str) -> Vec<String> {
        let text = String::from_utf8_lossy(&self.0.lock().expect("a log")).into_owned();
        text.lines().filter(|line| line.contains(table)).map(str::to_owned).collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A table of two bots of this level, started, with this cargo.
async fn bots(host: &Guest, level: &str, cargo: Value) -> String {
    let seat = format!("bot-{level}");
    let table = host.table(&[&seat, &seat], cargo).await;
    host.start(&table).await;
    table
}

async fn finished(guest: &Guest, table: &str) -> Vec<Value> {
    guest.until(table, |info| info["status"] == "finished").await;
    let log = guest.get(&format!("/api/v1/tables/{table}/log")).await.good();
    log.as_array().expect("a log").iter().map(|entry| entry["decision"].clone()).collect()
}

#[tokio::test]
async fn a_bot_that_panics_falls_back_on_any_decision_and_bots_play_on() {
    let log = Log::kept();
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    // More tables than there are threads to think on.
    let threads = thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..=threads {
        let table = bots(&ana, "greedy", gunpowder("judge")).await;
        assert_eq!(finished(&ana, &table).await.len(), 2 * DAYS as usize);
        let told = log.of(&table);
        for ply in 0..2 * DAYS as usize {
            let named = format!("ply={ply} ");
            assert!(
                told.iter().any(|line| line.contains(&named) && line.contains("it went off")),
                "{told:?}"
            );
        }
    }
    let table = bots(&ana, "greedy", json!({})).await;
    assert_eq!(finished(&ana, &table).await, ["haul"; 2 * DAYS as usize]);
}

#[tokio::test]
async fn a_bot_whose_decision_panics_takes_another() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    for _ in 0..4 {
        let table = bots(&ana, "random", gunpowder("apply")).await;
        assert_eq!(finished(&ana, &table).await, ["haul"; 2 * DAYS as usize], "no rest is ever taken");
    }
}

#[tokio::test]
async fn a_bot_that_panics_does_not_come_again_after_a_restart() {
    let home = Home::new();
    // A server whose bots never come to work.
    let store = Store::open(place(&home)).await.expect("an open store");
    let idle = App::new(config(place(&home)), games(), store);
    let house = House { routes: router(&idle), app: idle, home };
    let ana = house.guest("Ana").await;
    let file = file(&["bot-greedy", "me"], gunpowder("judge"));
    let (_, at, _) = house.send(&ana, "/import", Some(("application/gzip", file))).await;
    let table = at.strip_prefix("/t/").expect("a table").to_owned();
    assert_eq!(house.api(&ana, &format!("tables/{table}/start"), json!({})).await.0, 200);

    let house = house.opened_anew().await;
    let decided = async {
        while house.info(&ana, &table).await["ply"] == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), decided).await.expect("the bot decides");
    let put_away = async {
        while !house.app.store().pending("bot").await.expect("an open store").is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), put_away).await.expect("the job is done");
    house.closed().await;
}

#[tokio::test]
async fn a_decision_that_panics_leaves_the_table_as_it_was() {
    let log = Log::kept();
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, gunpowder("apply")).await;
    play([&ana, &bento], &table, 0..2).await;
    let view = format!("/api/v1/tables/{table}/view");
    let before = (bento.info(&table).await, bento.get(&view).await.good());
    for _ in 0..2 {
        let rest = json!({ "ply": 2, "decision": "rest" });
        let answer = ana.api(&format!("tables/{table}/decide"), rest).await;
        assert_eq!(answer.refusal(), (500, "broken".to_owned(), String::new()));
    }
    assert_eq!((bento.info(&table).await, bento.get(&view).await.good()), before);
    let told = log.of(&table);
    assert!(told.iter().any(|line| line.contains("ply=2 ") && line.contains("it went off")), "{told:?}");
    play([&ana, &bento], &table, 2..2 * DAYS as usize).await;
    assert_eq!(ana.info(&table).await["status"], "finished");
}

#[tokio::test]
async fn a_request_that_panics_is_answered_with_a_problem() {
    let server = Server::open().await;
    let (ana, _, table) = pair(&server, gunpowder("legal")).await;
    let answer = ana.get(&format!("/api/v1/tables/{table}/legal")).await;
    assert_eq!(answer.refusal(), (500, "broken".to_owned(), String::new()));
    let page = ana.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, 500);
    assert!(page.text.contains("<html") && page.text.contains("role=\"alert\""), "{}", page.text);
    assert_eq!(ana.get("/").await.status, 200);
}

#[tokio::test]
async fn a_game_that_refuses_its_own_past_says_so_and_goes_on() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({ "cargo": MULES })).await;
    let rest = json!({ "ply": 0, "decision": "rest" });
    ana.api(&format!("tables/{table}/decide"), rest).await.good();
    play([&ana, &bento], &table, 1..2).await;
    let damaged = (500, "damaged".to_owned(), String::new());
    let earlier = ana.get(&format!("/api/v1/tables/{table}/view?ply=1")).await;
    assert_eq!(earlier.refusal(), damaged);
    assert_eq!(ana.get(&format!("/t/{table}/replay?ply=1")).await.status, 500);
    let back = bento.api(&format!("tables/{table}/take-back"), json!({ "ply": 2 })).await;
    assert_eq!(back.refusal(), damaged);
    assert_eq!(
        ana.get(&format!("/api/v1/tables/{table}/view?ply=0")).await.good()["view"]["hauls"],
        json!([0, 0])
    );
    play([&ana, &bento], &table, 2..2 * DAYS as usize).await;
    assert_eq!(ana.info(&table).await["status"], "finished");
    assert_eq!(ana.get(&format!("/t/{table}")).await.status, 200, "the end needs no replay");
}
