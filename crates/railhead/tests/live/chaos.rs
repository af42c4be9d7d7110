//! Two nodes and a worker over PostgreSQL under load, while nodes, the worker, connections and the database itself are
//! killed: every decision that was acknowledged is there once and in order, and everything goes on.

use std::{
    env,
    fs::File,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use railhead_cluster::{Cluster, Schema, VARIABLE};
use railhead_game::{Chance as _, Luck};
use railhead_store::{Database, Ply, Store};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{
    api::GAME,
    client::TIMEOUT,
    party::Acknowledged,
    server::RAILHEAD,
    soak::{Tally, times},
    watcher::Ear,
};

/// How many decisions are acknowledged between two faults, at least.
const BUSY: usize = 40;
const TABLES: usize = 4;
/// How long a node stands still: a moment, or longer than a bot's job is leased.
const PAUSE: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(21)];
/// How long everything may take.
const PATIENCE: Duration = Duration::from_mins(20);

/// A process of the program, which is killed with this value.
struct Process {
    child: Child,
    args: Vec<String>,
    // Kept open: a program that finds nobody listening to it would complain.
    _out: BufReader<ChildStdout>,
    first_line: String,
}

impl Process {
    fn start(args: &[&str], said: &Path) -> Process {
        let said = File::options().create(true).append(true).open(said).expect("a log file");
        let mut child = Command::new(RAILHEAD)
            .args(args)
            .stdout(Stdio::piped())
            .stderr(said)
            .spawn()
            .expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let mut first_line = String::new();
        out.read_line(&mut first_line).expect("the program speaks");
        assert!(!first_line.is_empty(), "the program has nothing to say: {args:?}");
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        Process { child, args, _out: out, first_line }
    }

    fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it has ended");
    }

    /// Has it stand still for so long; everybody else goes on meanwhile.
    fn pause(&self, pause: Duration) {
        for (signal, pause) in [("-STOP", pause), ("-CONT", Duration::ZERO)] {
            let told = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
            assert!(told.expect("a signal").success());
            std::thread::sleep(pause);
        }
    }

    fn again(&mut self, said: &Path) {
        self.kill();
        let args: Vec<&str> = self.args.iter().map(String::as_str).collect();
        *self = Process::start(&args, said);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its own process, by its own handle; it may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A node on a port of its own, which stays the same when it comes again.
fn node(database: &str, said: &Path) -> (Process, String) {
    let mut node = Process::start(
        &["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-pause", "0", "--database", database],
        said,
    );
    let base = node.first_line.trim().strip_prefix("Railhead is open at ").expect("an address").to_owned();
    base["http://".len()..].clone_into(&mut node.args[2]);
    (node, base)
}

/// Somebody who plays against a bot at one node or the other, one game after another.
struct Player {
    http: reqwest::Client,
    nodes: [String; 2],
    luck: Luck,
    token: String,
    acknowledged: Arc<AtomicUsize>,
}

/// A game and what was acknowledged of it.
struct Played {
    table: String,
    promised: Vec<Acknowledged>,
}

impl Player {
    /// Asks one of the nodes; nothing if it cannot answer.
    async fn ask(&mut self, path: &str, body: Option<Value>) -> Option<Value> {
        let base = self.luck.pick(&self.nodes).expect("two nodes").clone();
        let url = format!("{base}/api/v1/{path}");
        let request = match body {
            Some(body) => self.http.post(url).json(&body),
            None => self.http.get(url),
        };
        let answer = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) }
            .send()
            .await
            .ok()?;
        let status = answer.status().as_u16();
        assert_ne!(status, 500, "{}", answer.text().await.unwrap_or_default());
        if matches!(status, 200 | 201) { answer.json().await.ok() } else { None }
    }

    /// Asks until there is an answer.
    async fn insist(&mut self, path: &str, body: Option<Value>) -> Value {
        loop {
            match self.ask(path, body.clone()).await {
                Some(answer) => return answer,
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Opens a table and starts its game.
    async fn open(&mut self, game: &str, seats: [&str; 2]) -> String {
        if self.token.is_empty() {
            let guest = self.insist("guests", Some(json!({ "name": "Guest" }))).await;
            guest["token"].as_str().expect("a token").clone_into(&mut self.token);
        }
        let new = json!({ "game": game, "seats": seats });
        let table = self.insist("tables", Some(new)).await["id"].as_str().expect("an id").to_owned();
        while self.insist(&format!("tables/{table}"), None).await["status"] == "gathering" {
            // An answer that was lost may have been a start all the same.
            let _ = self.ask(&format!("tables/{table}/start"), Some(json!({}))).await;
        }
        table
    }

    async fn play(&mut self) -> Played {
        let table = self.open(GAME, ["me", "bot-random"]).await;
        let mut played = Played { table, promised: Vec::new() };
        while self.insist(&format!("tables/{}", played.table), None).await["status"] != "finished" {
            if let Some(done) = self.decide(&played.table).await {
                played.promised.push(done);
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
            } else {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        played
    }

    /// Decides something; nothing if it is not the time, or nobody answers.
    async fn decide(&mut self, table: &str) -> Option<Acknowledged> {
        self.decide_for(table, 0).await
    }

    /// The same for one of several seats at one screen.
    async fn decide_for(&mut self, table: &str, seat: usize) -> Option<Acknowledged> {
        let legal = self.ask(&format!("tables/{table}/legal?seat={seat}"), None).await?;
        let ply = legal["ply"].as_u64()?;
        let decision = self.luck.pick(legal["legal"].as_array()?)?.as_str()?.to_owned();
        let body = json!({ "seat": seat, "ply": ply, "decision": decision });
        let done = self.ask(&format!("tables/{table}/decide"), Some(body)).await?;
        assert!(done["ply"].as_u64() > Some(ply), "{done}");
        Some(Acknowledged { ply, seat, decision })
    }
}

/// A table that is watched at both nodes.
struct Watched {
    player: Player,
    table: String,
    ears: [Ear; 2],
}

impl Watched {
    async fn open(mut player: Player) -> Watched {
        let table = player.open("great-western-trail", ["me", "hot-seat"]).await;
        let ears = player.nodes.clone().map(|node| Ear::at(format!("{node}/stream?watch={table}")));
        Watched { player, table, ears }
    }

    /// Has something decided, and waits until both have heard of it, whatever happened to their streams.
    async fn go_on(&mut self) {
        let made = loop {
            let info = self.player.insist(&format!("tables/{}", self.table), None).await;
            let Some(seat) = info["actors"][0].as_u64() else { panic!("the game is too short: {info}") };
            if let Some(made) = self.player.decide_for(&self.table, seat as usize).await {
                break made;
            }
        };
        for ear in &self.ears {
            ear.hears_of(made.ply + 1).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_by_nodes_and_databases_that_die() {
    if env::var_os(VARIABLE).is_none() {
        eprintln!("LEFT OUT: chaos over PostgreSQL; `cargo xtask test` does it");
        return;
    }
    tokio::time::timeout(PATIENCE, chaos()).await.expect("everything comes to its end");
}

async fn chaos() {
    // A cluster of its own, for it is killed.
    let mut cluster = tokio::task::block_in_place(Cluster::start).expect("a cluster");
    let schema: Schema = cluster.schema().expect("a schema");
    let database = schema.to_string();
    let home = tempfile::tempdir().expect("a folder");
    let said = home.path().join("said");
    let (mut one, here) = node(&database, &said);
    let (mut other, there) = node(&database, &said);
    let mut worker = Process::start(&["work", "--database", &database], &said);
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let mut load = JoinSet::new();
    let player = |number: usize| Player {
        http: reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build().expect("a client"),
        nodes: [here.clone(), there.clone()],
        luck: Luck::new(number as u64),
        token: String::new(),
        acknowledged: acknowledged.clone(),
    };
    let mut watched = Watched::open(player(TABLES)).await;
    for mut player in (0..TABLES).map(player) {
        let over = over.clone();
        load.spawn(async move {
            let mut games = Vec::new();
            while !over.load(Ordering::Relaxed) {
                games.push(player.play().await);
            }
            games
        });
    }
    let mut tally = Tally::default();
    for fault in 0..times(7, 70) {
        let enough = acknowledged.load(Ordering::Relaxed) + BUSY;
        while acknowledged.load(Ordering::Relaxed) < enough {
            tokio::time::sleep(Duration::from_millis(10)).await;
            if let Some(ended) = load.try_join_next() {
                ended.map(drop).expect("a player broke down");
            }
        }
        tokio::task::block_in_place(|| match fault % 7 {
            0 => one.again(&said),
            1 => cluster.sever().expect("connections can be cut"),
            2 => worker.again(&said),
            3 => {
                cluster.crash().expect("the database can be killed");
                cluster.run().expect("the database comes again");
            }
            4 => other.again(&said),
            5 => other.pause(PAUSE[times(0, 1)]),
            _ => {
                cluster.stop().expect("the database stops");
                cluster.run().expect("the database comes again");
            }
        });
        tally.faults += 1;
        watched.go_on().await;
    }
    over.store(true, Ordering::Relaxed);
    let store =
        Store::open_to_read(database.parse::<Database>().expect("a URL")).await.expect("an open store");
    while let Some(games) = load.join_next().await {
        for Played { table, promised } in games.expect("a player broke down") {
            let log = store.log(table.parse().expect("an id"), Ply::FIRST).await.expect("a log");
            assert!(
                log.iter().enumerate().all(|(ply, decision)| decision.ply.0 as usize == ply),
                "{table} has gaps"
            );
            for Acknowledged { ply, seat, decision } in promised {
                let stored = log.get(ply as usize);
                let stored = stored.map(|it| (usize::from(it.seat.0), it.notation.clone()));
                tally.inputs += 1;
                tally.lost += usize::from(stored != Some((seat, decision)));
            }
        }
    }
    store.close().await.expect("the store closes");
    drop((one, other, worker));
    let said = std::fs::read_to_string(&said).expect("the nodes' log");
    assert!(!said.contains("panicked"), "{said}");
    let check =
        Command::new(RAILHEAD).args(["check", "--database", &database]).output().expect("the program runs");
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
    tally.tell("chaos");
}
