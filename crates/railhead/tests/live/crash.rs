//! Power cuts: the server is killed in mid-game over and over, under load, and nothing that it ever acknowledged or
//! told anybody is missing afterwards.

use std::sync::{Arc, Mutex};

use railhead_game::{Chance as _, Luck};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::{sync::mpsc, task::JoinSet};

use crate::{
    api::GAME,
    client::Client,
    party::Acknowledged,
    server::Server,
    soak::{Tally, check_what_is_left, times},
};

/// How many decisions are acknowledged between two cuts, at least.
const BUSY: usize = 120;
/// The tables played at the same time, by the kinds of their seats.
const TABLES: [&[&str]; 4] = [
    &["me", "open"],
    &["me", "open", "open"],
    &["me", "bot-greedy", "bot-random"],
    &["me", "bot-random", "bot-random", "bot-random"],
];

/// A table, those who decide at it, and what the server has promised them.
struct Witness {
    table: String,
    /// Who decides for which seat; bots decide for the others.
    players: Vec<Client>,
    promised: Mutex<Vec<Acknowledged>>,
}

impl Witness {
    async fn seat(server: &Server, kinds: &[&str]) -> Witness {
        let host = Client::guest(server, "Host").await;
        let table = host.post("/api/v1/tables", json!({ "game": GAME, "seats": kinds })).await.good();
        let table = table["id"].as_str().expect("an id").to_owned();
        let mut players = vec![host];
        for _ in kinds.iter().filter(|kind| **kind == "open") {
            let player = Client::guest(server, "Player").await;
            player.post(&format!("/api/v1/tables/{table}/sit"), json!({})).await.good();
            players.push(player);
        }
        players[0].post(&format!("/api/v1/tables/{table}/start"), json!({})).await.good();
        Witness { table, players, promised: Mutex::default() }
    }

    fn path(&self, part: &str) -> String {
        format!("/api/v1/tables/{}/{part}", self.table)
    }

    fn note(&self, promise: Acknowledged) {
        self.promised.lock().expect("nobody panicked").push(promise);
    }

    /// Plays until the game is over (true) or the server is gone (false). Every acknowledgement rings `bell`.
    async fn play(&self, bell: &mpsc::UnboundedSender<()>, luck: &mut Luck) -> bool {
        let players: Vec<Client> = self.players.iter().map(Client::reconnected).collect();
        let Some(mut stream) = players[0].try_listen(&self.path("events")).await else { return false };
        while let Some(heard) = stream.upcoming().await {
            for told in heard.data["decisions"].as_array().into_iter().flatten() {
                self.note(promise(told));
            }
            if heard.data["status"] == "finished" {
                return true;
            }
            for seat in heard.data["actors"].as_array().into_iter().flatten() {
                let Some(player) = players.get(seat.as_u64().expect("a seat") as usize) else { continue };
                match self.decide(player, luck).await {
                    Some(true) => drop(bell.send(())),
                    Some(false) => {}
                    None => return false,
                }
            }
        }
        false
    }

    /// Decides something; `None` if the server is gone, `false` if the moment had passed.
    async fn decide(&self, player: &Client, luck: &mut Luck) -> Option<bool> {
        let legal = player.try_send(player.request(Method::GET, &self.path("legal"))).await?.good();
        let (ply, seat) = (legal["ply"].as_u64()?, legal["seat"].as_u64()? as usize);
        let Some(decision) = luck.pick(legal["legal"].as_array()?) else { return Some(false) };
        let decision = decision.as_str()?.to_owned();
        let body = json!({ "ply": ply, "decision": decision });
        let answer = player.try_send(player.request(Method::POST, &self.path("decide")).json(&body)).await?;
        match answer.status {
            200 => self.note(Acknowledged { ply, seat, decision }),
            409 => {}
            _ => panic!("{answer:?}"),
        }
        Some(answer.status == 200)
    }

    /// Finds everything that was promised in the log of the server as it is now.
    async fn check(&self) -> usize {
        let log = self.players[0].reconnected().get(&self.path("log")).await.good();
        let log: Vec<Acknowledged> = log.as_array().expect("a log").iter().map(promise).collect();
        let promised = self.promised.lock().expect("nobody panicked");
        for promise in promised.iter() {
            assert_eq!(log.get(promise.ply as usize), Some(promise), "table {}", self.table);
        }
        promised.len()
    }
}

fn promise(entry: &Value) -> Acknowledged {
    Acknowledged {
        ply: entry["ply"].as_u64().expect("a ply"),
        seat: entry["seat"].as_u64().expect("a seat") as usize,
        decision: entry["decision"].as_str().expect("notation").to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_by_power_cuts() {
    let mut server = Server::start();
    let mut witnesses: Vec<Arc<Witness>> = Vec::new();
    for kinds in TABLES {
        witnesses.push(Arc::new(Witness::seat(&server, kinds).await));
    }
    let mut all = witnesses.clone();
    let mut tally = Tally::default();
    for cut in 0..times(6, 100) {
        let (bell, mut rung) = mpsc::unbounded_channel();
        let mut load = JoinSet::new();
        for (number, witness) in witnesses.iter().cloned().enumerate() {
            let bell = bell.clone();
            load.spawn(async move {
                let mut luck = Luck::new((cut * 100 + number) as u64);
                (number, witness.play(&bell, &mut luck).await)
            });
        }
        let mut acknowledged = 0;
        while acknowledged < BUSY {
            tokio::select! {
                Some(()) = rung.recv() => acknowledged += 1,
                Some(ended) = load.join_next() => {
                    let (number, over) = ended.expect("a player broke down");
                    assert!(over, "the server is gone before its time: {}", server.said());
                    // A new game takes the place of one that is over.
                    let witness = Arc::new(Witness::seat(&server, TABLES[number]).await);
                    all.push(witness.clone());
                    witnesses[number] = witness.clone();
                    let bell = bell.clone();
                    load.spawn(async move { (number, witness.play(&bell, &mut Luck::new(number as u64)).await) });
                }
            }
        }
        server.cut();
        while let Some(ended) = load.join_next().await {
            ended.expect("a player broke down");
        }
        server = server.again();
        let mut promises = 0;
        for witness in &all {
            promises += witness.check().await;
        }
        assert!(promises >= BUSY * (cut + 1), "cut {cut}: {promises} promises");
        (tally.faults, tally.inputs) = (cut + 1, promises);
    }
    // Everything goes on to its end, bots included.
    let (bell, _rung) = mpsc::unbounded_channel();
    for witness in &all {
        assert!(witness.play(&bell, &mut Luck::new(9)).await, "table {} ends", witness.table);
        witness.check().await;
    }
    check_what_is_left(server);
    tally.tell("kills");
}
