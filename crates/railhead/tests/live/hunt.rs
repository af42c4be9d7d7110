//! Leaks in every title: what each pair of eyes is told is searched for what is hidden from it, at every moment of games in
//! which decisions are taken back, seats change hands, and other tables go on from this one.
//!
//! The truth is read from what the server has stored, while nobody is deciding.

use std::{collections::BTreeSet, fs, io::Read as _, time::Duration};

use chaparral::Chaparral;
use flate2::read::GzDecoder;
use great_western_trail::GreatWesternTrail;
use last_spike::LastSpike;
use railhead_game::{Chance as _, Luck, Options, Play, PlayOf, Present, Seat, Seed};
use railhead_registry::{find, games};
use railhead_store::{Store, StoredTable};
use reqwest::Method;
use serde_json::{Value, json};
use ticket_legacy::{Campaign, TicketLegacy};

use crate::{
    client::{Client, TIMEOUT},
    party::Party,
    server::{Server, data},
    soak::{Tally, check_what_is_left, times},
};

/// What the server has stored of a table.
async fn stored(server: &Server, table: &str) -> StoredTable {
    let copy = tempfile::tempdir().expect("a folder");
    for name in ["railhead.db", "railhead.db-wal"] {
        let from = data(server.home.path()).join(name);
        if from.is_file() {
            fs::copy(from, copy.path().join(name)).expect("a copy");
        }
    }
    let store = Store::open_to_read(copy.path()).await.expect("the copy can be read");
    let id = table.parse().expect("an id");
    let stored = store.stored_table(id).await.expect("the copy can be read").expect("the table is there");
    store.close().await.expect("the copy closes");
    stored
}

fn replayed(stored: &StoredTable) -> Box<dyn Play> {
    let table = &stored.table;
    let game = find(&table.game).expect("a game of ours");
    let options: Options = serde_json::from_str(&table.options).expect("options");
    let seed = Seed(*stored.secrets.seed.expect("the game has started").expose());
    let opened = game.open(table.seats.len() as u8, &options, seed, table.rules_version);
    let mut play = opened.expect("the game opens");
    for decision in &stored.decisions {
        play.follow(Seat(decision.seat.0), &decision.notation).expect("the log replays");
    }
    play
}

/// The names of what `viewer` must not be able to read.
fn hidden(play: &dyn Play, viewer: Option<Seat>) -> BTreeSet<String> {
    fn of<G: Present>(play: &dyn Play, viewer: Option<Seat>) -> Option<Vec<String>> {
        Some(play.as_any().downcast_ref::<PlayOf<G>>()?.state().secrets(viewer))
    }
    let hidden = of::<LastSpike>(play, viewer)
        .or_else(|| of::<GreatWesternTrail>(play, viewer))
        .or_else(|| of::<Chaparral>(play, viewer))
        .or_else(|| of::<TicketLegacy>(play, viewer))
        .or_else(|| of::<Campaign>(play, viewer));
    hidden.expect("a title of ours").into_iter().collect()
}

fn leaves<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(items) => items.iter().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| {
            found.push(key);
            leaves(field, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A table whose players and passers-by are watched.
struct Hunt<'a> {
    server: &'a Server,
    party: Party,
    /// The players, then a guest without a seat, then a stranger.
    eyes: Vec<Client>,
    luck: Luck,
    tally: Tally,
}

impl Hunt<'_> {
    async fn over(server: &Server, party: Party, luck: Luck) -> Hunt<'_> {
        let mut eyes = party.players.clone();
        eyes.push(Client::guest(server, "Passer-by").await.in_portuguese());
        eyes.push(Client::stranger(server));
        Hunt { server, party, eyes, luck, tally: Tally::default() }
    }

    /// Whether it is the turn of somebody who is not a bot.
    async fn settled(&self) -> bool {
        let settled = async {
            loop {
                let info = self.party.info().await;
                let actors = info["actors"].as_array().expect("a list");
                let bots = |seat: &Value| info["seats"][seat.as_u64().unwrap_or(0) as usize]["kind"] == "bot";
                if info["status"] != "playing" || !actors.iter().any(bots) {
                    return info["status"] == "playing";
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, settled).await.expect("bots decide")
    }

    /// Searches all that each pair of eyes can get now.
    async fn search(&mut self) {
        let stored = stored(self.server, &self.party.table).await;
        let play = replayed(&stored);
        let hex = |secret: &[u8; 32]| Seed(*secret).to_string();
        let mut keys = vec![hex(stored.secrets.secret.expose())];
        keys.extend(stored.secrets.seed.map(|seed| hex(seed.expose())));
        let table = &self.party.table;
        for (index, eyes) in self.eyes.iter().enumerate() {
            let info = eyes.get(&format!("/api/v1/tables/{table}")).await.good();
            let seats = info["seats"].as_array().expect("seats");
            let own = (0..).zip(seats).find(|(_, seat)| seat["mine"] == true).map(|(seat, _)| Seat(seat));
            // Who sits where is known from elsewhere: a player has the seat of their number, or none at all.
            assert!(own.is_none_or(|own| own.index() == index), "{own:?} for {index}");
            let hidden = hidden(play.as_ref(), own);
            let mut paths = vec![
                format!("/api/v1/tables/{table}"),
                self.party.path("view"),
                self.party.path("log"),
                self.party.path("legal"),
                format!("/t/{table}"),
                format!("/t/{table}/layers"),
                format!("/t/{table}/fair"),
                format!("/t/{table}/binder"),
                format!("/t/{table}/replay"),
                format!("/t/{table}/record"),
            ];
            for seat in Seat::all(seats.len() as u8).filter(|seat| Some(*seat) != own) {
                let foreign = eyes.get(&self.party.path(&format!("view?seat={seat}"))).await;
                assert_eq!(foreign.status, 403, "{foreign:?}");
                paths.push(format!("/t/{table}/layers?seat={seat}"));
            }
            for path in paths {
                let answer = eyes.get(&path).await;
                self.tally.inputs += 1;
                let mut told: Vec<&str> = keys.iter().map(String::as_str).collect();
                told.retain(|key| answer.text.contains(*key));
                let value: Value = serde_json::from_str(&answer.text).unwrap_or_default();
                let mut names = Vec::new();
                if path.ends_with("/view") || path.ends_with("/log") {
                    leaves(&value, &mut names);
                }
                names.retain(|name| hidden.contains(*name));
                told.extend(names);
                if !told.is_empty() {
                    println!("{path} tells {own:?} at ply {} of {told:?}", play.ply());
                    self.tally.leaked += 1;
                }
                if path.ends_with("/view") {
                    assert_eq!(value["view"], play.view(own), "{path} is the view of {own:?}");
                }
            }
        }
    }

    /// Something that happens at the table.
    async fn happen(&mut self) {
        let players = self.party.players.len() as u32;
        match self.luck.below(6) {
            0 => {
                let ply = self.party.info().await["ply"].clone();
                for player in self.party.players.clone() {
                    player.post(&self.party.path("take-back"), json!({ "ply": ply })).await;
                }
                self.tally.faults += 1;
            }
            1 => {
                let seat = self.luck.below(players) as usize;
                let player = self.party.players[seat].clone();
                let bot = json!({ "seat": seat, "level": "random" });
                player.post(&self.party.path("hand-over"), bot).await.good();
                if self.settled().await {
                    self.search().await;
                    let back = player.post(&self.party.path("take-over"), json!({ "seat": seat })).await;
                    assert_eq!(back.status, 200, "{back:?}");
                }
                self.tally.faults += 1;
            }
            _ => drop(self.party.step().await),
        }
    }

    /// Makes all that can go on from this table, as its host may: tables, and files, which must not hold what opens this
    /// one; and has the files taken in again.
    async fn branch_off(&mut self) {
        let stored = stored(self.server, &self.party.table).await;
        let keys = [Some(stored.secrets.secret), stored.secrets.seed].into_iter().flatten();
        let keys: Vec<String> = keys.map(|key| Seed(*key.expose()).to_string()).collect();
        let (table, host) = (&self.party.table, &self.party.players[0]);
        for ply in 0..=stored.decisions.len() {
            let form = |path: &str, kind: &str, body: Vec<u8>| {
                let request = host.request(Method::POST, path).header("accept", "application/json");
                host.send(request.header("content-type", kind.to_owned()).body(body))
            };
            let fields = format!("ply={ply}").into_bytes();
            let made = form(&format!("/t/{table}/branch"), "application/x-www-form-urlencoded", fields).await;
            assert!(matches!(made.status, 200 | 400..=499), "{made:?}");
            let file = host.request(Method::GET, &format!("/t/{table}/branch-file?ply={ply}")).send().await;
            let file = file.expect("the server answers");
            self.tally.inputs += 2;
            if file.status() != 200 {
                continue;
            }
            let packed = file.bytes().await.expect("a file").to_vec();
            let mut text = String::new();
            GzDecoder::new(&packed[..]).read_to_string(&mut text).expect("a packed text");
            self.tally.leaked += keys.iter().filter(|key| text.contains(*key)).count();
            let body = [
                b"--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n".as_slice(),
                &packed,
                b"\r\n--edge--\r\n",
            ];
            let taken = form("/import", "multipart/form-data; boundary=edge", body.concat()).await;
            assert!(matches!(taken.status, 200 | 400..=499), "{taken:?}");
            self.tally.inputs += 1;
        }
    }
}

/// Plays a title for a while and searches as it goes.
async fn hunt_in(game: &str, happenings: usize, luck: u64) -> Tally {
    let server = Server::start();
    let meta = find(game).expect("a game of ours").meta();
    let seats = 3.clamp(meta.min_seats, meta.max_seats);
    let party = Party::at(&server, game, usize::from(seats), json!({}), luck).await;
    let mut hunt = Hunt::over(&server, party, Luck::new(luck)).await;
    for happening in 0..happenings {
        if !hunt.settled().await {
            break;
        }
        if happening % 3 == 0 {
            hunt.search().await;
        }
        hunt.happen().await;
    }
    if hunt.settled().await {
        hunt.branch_off().await;
    }
    let tally = hunt.tally;
    check_what_is_left(server);
    tally
}

#[tokio::test]
async fn no_title_tells_anybody_what_is_hidden_from_them() {
    let mut sum = Tally::default();
    for round in 0..times(1, 12) {
        for game in games() {
            let tally = hunt_in(game.meta().id, times(24, 240), round as u64).await;
            sum.faults += tally.faults;
            sum.inputs += tally.inputs;
            sum.leaked += tally.leaked;
        }
        println!("leaks, round {}: {} inputs so far, {} leaked", round + 1, sum.inputs, sum.leaked);
    }
    sum.tell("leaks");
}
