//! Several nodes over one database: any of them serves anybody.

use std::time::Duration;

use railhead_cluster::{Home, Schema};
use railhead_server::{Config, work};
use railhead_store::Store;
use reqwest::Response;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::{
    house::{config, place},
    server::{Guest, Server, pair, play},
    toy::games,
};

/// Long enough for anything that comes at all.
const SOON: Duration = Duration::from_mins(1);

/// Two nodes over a schema of their own; nothing where there is no PostgreSQL.
async fn two(test: &str, adorn: fn(Config) -> Config) -> Option<(Schema, Server, Server)> {
    let schema = Schema::required(test)?;
    let node = async || Server::over(Home::Schema(schema.clone()), games(), adorn).await;
    Some((schema.clone(), node().await, node().await))
}

/// What somebody is told of a table, event by event.
struct Stream {
    answer: Response,
    text: String,
}

impl Stream {
    async fn of(guest: &Guest, table: &str) -> Stream {
        Stream { answer: guest.listen(table).await, text: String::new() }
    }

    async fn next(&mut self) -> Value {
        let event = async {
            loop {
                if let Some(end) = self.text.find("\n\n") {
                    let event: String = self.text.drain(..end + 2).collect();
                    if let Some(data) = event.lines().find_map(|line| line.strip_prefix("data: ")) {
                        return serde_json::from_str(data).expect("JSON");
                    }
                    continue;
                }
                let chunk = self.answer.chunk().await.expect("the stream is open").expect("an event");
                self.text.push_str(&String::from_utf8_lossy(&chunk));
            }
        };
        tokio::time::timeout(SOON, event).await.expect("something is told")
    }

    /// Listens until the log has so many decisions; those decisions.
    async fn until(&mut self, ply: usize) -> Vec<Value> {
        let mut told: Vec<Value> = Vec::new();
        loop {
            let news = self.next().await;
            let from = news["from"].as_u64().unwrap_or_default() as usize;
            told.truncate(from);
            told.extend(news["decisions"].as_array().cloned().unwrap_or_default());
            if news["ply"] == ply {
                return told;
            }
        }
    }
}

#[tokio::test]
async fn what_is_decided_on_one_node_is_told_on_the_other() {
    let Some((schema, here, there)) = two("news between nodes", |config| config).await else { return };
    let (ana, bento, table) = pair(&here, json!({})).await;
    let (ana_there, bento_there) = (there.welcome(&ana), there.welcome(&bento));
    let mut told = Stream::of(&ana_there, &table).await;
    told.until(0).await;
    // Each decides at one node and then at the other, with no time in between for news to spread.
    ana.haul(&table, 0).await.good();
    bento_there.haul(&table, 1).await.good();
    ana.haul(&table, 2).await.good();
    assert_eq!(told.until(3).await.len(), 3);
    bento.haul(&table, 3).await.good();
    told.until(4).await;
    // What happened while nobody could hear anything is made good.
    schema.sever();
    ana_there.until(&table, |info| info["ply"] == 4).await;
    let decided = async {
        while ana.haul(&table, 4).await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, decided).await.expect("the node finds its database again");
    told.until(5).await;
    ana_there.until(&table, |info| info["ply"] == 5).await;
}

#[tokio::test]
async fn seats_names_and_starts_are_the_same_everywhere() {
    let Some((_schema, here, there)) = two("seats between nodes", |config| config).await else { return };
    let (ana, bento) = (here.guest("Ana").await, there.guest("Bento").await);
    let table = ana.table(&["me", "open"], json!({})).await;
    bento.until(&table, |info| info["status"] == "gathering").await;
    bento.sit(&table).await;
    ana.until(&table, |info| info["seats"][1]["name"] == "Bento").await;
    let renamed = bento.form("/settings", &[("name", "Benedita"), ("language", "en"), ("here", "/")]).await;
    assert_eq!(renamed.status, 303, "{renamed:?}");
    ana.until(&table, |info| info["seats"][1]["name"] == "Benedita").await;
    ana.start(&table).await;
    play([&ana, &bento], &table, 0..4).await;
    let info = there.welcome(&ana).info(&table).await;
    assert_eq!((&info["ply"], &info["status"]), (&json!(4), &json!("playing")));
}

#[tokio::test]
async fn who_is_at_a_table_by_one_node_is_seen_by_the_other() {
    let Some((_schema, here, there)) = two("presence between nodes", |config| config).await else { return };
    let (ana, bento, table) = pair(&here, json!({})).await;
    let shown = async || {
        let page = ana.get(&format!("/t/{table}")).await.text;
        let (_, people) = page.split_once("data-people=\"").expect("who is there");
        let people = people.split('"').next().unwrap_or_default().replace("&quot;", "\"");
        let people: Value = serde_json::from_str(&people).expect("JSON");
        people["seats"]["1"]["here"].as_bool().unwrap_or_default()
    };
    let until = async |wanted: bool| {
        let seen = async {
            while shown().await != wanted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(SOON, seen).await.unwrap_or_else(|_| panic!("here: {wanted}"));
    };
    until(false).await;
    let mut page = there.welcome(&bento).stream(&table).await;
    page.until("hello").await;
    until(true).await;
    drop(page);
    until(false).await;
}

#[tokio::test]
async fn of_those_who_decide_at_once_on_two_nodes_one_does() {
    let Some((_schema, here, there)) = two("races between nodes", |config| config).await else { return };
    let (ana, bento, table) = pair(&here, json!({})).await;
    for ply in 0..6 {
        let guest = [&ana, &bento][ply % 2];
        let elsewhere = there.welcome(guest);
        // The same request twice, as a browser repeats it when a node goes away: it is taken once.
        let (one, other) = tokio::join!(guest.haul(&table, ply), elsewhere.haul(&table, ply));
        let taken = [&one, &other].into_iter().filter(|answer| answer.status == 200).count();
        assert!(taken >= 1, "{one:?} {other:?}");
        for answer in [&one, &other] {
            assert!(matches!(answer.status, 200 | 409), "{answer:?}");
        }
        let log = elsewhere.until(&table, |info| info["ply"] == ply + 1).await;
        assert_eq!(log["ply"], ply + 1, "once");
    }
}

#[tokio::test]
async fn a_dead_nodes_bot_is_taken_over() {
    let Some(schema) = Schema::required("a dead node's bot") else { return };
    let home = || Home::Schema(schema.clone());
    let idle = Server::over(home(), games(), |config| Config { bots: false, ..config }).await;
    let ana = idle.guest("Ana").await;
    let table = ana.table(&["bot-random", "me"], json!({})).await;
    ana.start(&table).await;
    // A node claims the job, and dies.
    let dead = Store::open(place(&home())).await.expect("an open store");
    let job = dead.claim("bot", Duration::from_millis(200)).await.expect("an open store");
    assert!(job.is_some(), "the bot's job");
    drop(dead);
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, worker) = oneshot::channel::<()>();
    let settings = Config { bot_lease: Duration::from_secs(1), ..config(place(&home())) };
    let working = std::thread::spawn(move || {
        let stopped = async {
            let _ = stopped.await;
        };
        let working = work(settings, games(), stopped, || {
            let _ = ready.send(());
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(working).expect("the worker works");
    });
    worker.await.expect("the worker begins");
    ana.until(&table, |info| info["ply"] == 1).await;
    ana.haul(&table, 1).await.good();
    ana.until(&table, |info| info["ply"] == 3 || info["status"] == "finished").await;
    drop(stop);
    working.join().expect("the worker ends in peace");
}
