//! People around a table, deciding at random.

use railhead_game::{Chance as _, Luck};
use serde_json::{Value, json};

use crate::{
    client::{Answer, Client},
    server::Server,
};

/// More decisions than any game takes.
const MAX_DECISIONS: usize = 30_000;

/// A table with a program in every seat.
pub(crate) struct Party {
    /// The table's id.
    pub(crate) table: String,
    /// Who sits where.
    pub(crate) players: Vec<Client>,
    luck: Luck,
}

/// A decision that the server has acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Acknowledged {
    /// Its number.
    pub(crate) ply: u64,
    /// Who took it.
    pub(crate) seat: usize,
    /// What was decided.
    pub(crate) decision: String,
}

/// What whoever sits there mixes into the seed: long enough to be looked for.
fn luck_of(seat: usize) -> String {
    format!("the luck of player {seat}")
}

impl Party {
    /// A started table with so many seats.
    pub(crate) async fn at(server: &Server, game: &str, seats: usize, options: Value, luck: u64) -> Party {
        let mut party = Party::gathering(server, game, seats, options, luck).await;
        party.start().await;
        party
    }

    /// A table at which everybody sits and nobody has started.
    pub(crate) async fn gathering(
        server: &Server,
        game: &str,
        seats: usize,
        options: Value,
        luck: u64,
    ) -> Party {
        let mut players = Vec::new();
        for seat in 0..seats {
            players.push(Client::guest(server, &format!("Player {seat}")).await);
        }
        let wishes: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let new = json!({ "game": game, "title": "Trial", "seats": wishes, "options": options });
        let table = players[0].post("/api/v1/tables", new).await.good();
        let table = table["id"].as_str().expect("a table has an id").to_owned();
        for (seat, player) in players.iter().enumerate().skip(1) {
            let sit = json!({ "contribution": luck_of(seat) });
            player.post(&format!("/api/v1/tables/{table}/sit"), sit).await.good();
        }
        Party { table, players, luck: Luck::new(luck) }
    }

    /// Starts the game.
    pub(crate) async fn start(&mut self) {
        let start = json!({ "contribution": luck_of(0) });
        self.players[0].post(&self.path("start"), start).await.good();
    }

    /// The address of a part of the table at the API.
    pub(crate) fn path(&self, part: &str) -> String {
        format!("/api/v1/tables/{}/{part}", self.table)
    }

    /// The table as its host sees it.
    pub(crate) async fn info(&self) -> Value {
        self.players[0].get(&format!("/api/v1/tables/{}", self.table)).await.good()
    }

    /// The seats that must decide now; nobody once the game is over.
    pub(crate) async fn actors(&self) -> Vec<usize> {
        let info = self.info().await;
        let actors = info["actors"].as_array().expect("a list of actors");
        actors.iter().map(|seat| seat.as_u64().expect("a seat's number") as usize).collect()
    }

    /// What `seat` may decide, and the ply it would answer.
    pub(crate) async fn legal(&self, seat: usize) -> (u64, Vec<String>) {
        let legal = self.players[seat].get(&self.path("legal")).await.good();
        let list = legal["legal"].as_array().expect("a list of decisions").iter();
        let list = list.map(|decision| decision.as_str().expect("notation").to_owned());
        (legal["ply"].as_u64().expect("a ply"), list.collect())
    }

    /// Something for `seat` to decide, picked by chance.
    pub(crate) async fn pick(&mut self, seat: usize) -> (u64, String) {
        let (ply, legal) = self.legal(seat).await;
        let decision = self.luck.pick(&legal).expect("whoever must decide can").clone();
        (ply, decision)
    }

    /// Sends a decision.
    pub(crate) async fn decide(&self, seat: usize, ply: u64, decision: &str) -> Answer {
        self.players[seat].post(&self.path("decide"), json!({ "ply": ply, "decision": decision })).await
    }

    /// One random decision by whoever must decide first; `None` once the game is over.
    pub(crate) async fn step(&mut self) -> Option<Acknowledged> {
        let seat = *self.actors().await.first()?;
        let (ply, decision) = self.pick(seat).await;
        let done = self.decide(seat, ply, &decision).await.good();
        assert_eq!(done["ply"], ply + 1);
        Some(Acknowledged { ply, seat, decision })
    }

    /// Plays to the end; gives back the decisions.
    pub(crate) async fn finish(&mut self) -> Vec<Acknowledged> {
        let mut decisions = Vec::new();
        while let Some(decision) = self.step().await {
            decisions.push(decision);
            assert!(decisions.len() < MAX_DECISIONS, "the game does not end");
        }
        decisions
    }

    /// The log as the host may read it.
    pub(crate) async fn log(&self) -> Vec<Acknowledged> {
        let log = self.players[0].get(&self.path("log")).await.good();
        let entry = |entry: &Value| Acknowledged {
            ply: entry["ply"].as_u64().expect("a ply"),
            seat: entry["seat"].as_u64().expect("a seat") as usize,
            decision: entry["decision"].as_str().unwrap_or_default().to_owned(),
        };
        log.as_array().expect("a list of decisions").iter().map(entry).collect()
    }
}
