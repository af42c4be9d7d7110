//! Leaks: every byte that is sent to a seat or a spectator is searched for what they must not know.
//!
//! The board prints the name of every tile for everybody, so a name by itself gives nothing away. What is sent is
//! therefore compared with what a spectator of another table is sent before its first decision: a hidden tile may be
//! mentioned only in the surroundings in which that page mentions it.

use std::collections::{BTreeMap, BTreeSet};

use last_spike::{
    LastSpike,
    piece::{Piece as _, Tile},
};
use railhead_game::{Game as _, Play, PlayOf, Record, Seat};
use railhead_registry::find;
use serde_json::{Value, json};

use crate::{
    api::GAME,
    client::{Answer, Client},
    party::Party,
    server::Server,
    sse::{Heard, Listening},
};

/// How much of the text before and after a mention counts as its surroundings.
const AROUND: usize = 44;

/// Something that was sent.
struct Parcel {
    viewer: Option<u8>,
    /// How many decisions had been taken when it was sent.
    ply: u64,
    what: String,
    text: String,
}

/// Where a text mentions a tile: the letter of a route and a number from 1 to 4 that stand alone.
fn mentions(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let bytes = text.as_bytes();
    let alone = |at: Option<&u8>| !at.is_some_and(u8::is_ascii_alphanumeric);
    let found = bytes.windows(2).enumerate().filter(move |(at, pair)| {
        matches!(pair[0], b'A'..=b'F' | b'U'..=b'Z')
            && matches!(pair[1], b'1'..=b'4')
            && alone(at.checked_sub(1).and_then(|before| bytes.get(before)))
            && alone(bytes.get(at + 2))
    });
    found.map(|(at, _)| (at, &text[at..at + 2]))
}

/// A mention and its surroundings.
fn surroundings(text: &str, at: usize) -> &[u8] {
    &text.as_bytes()[at.saturating_sub(AROUND)..(at + 2 + AROUND).min(text.len())]
}

/// All texts in an answer, as whoever reads it sees them: JSON is taken apart, so that nothing hides behind escapes.
fn unfolded(text: &str) -> String {
    let body = text.lines().find_map(|line| line.strip_prefix("data:")).unwrap_or(text);
    let mut leaves = String::new();
    match serde_json::from_str::<Value>(body) {
        Ok(value) => collect(&value, &mut leaves),
        Err(_) => leaves.push_str(text),
    }
    leaves
}

fn collect(value: &Value, leaves: &mut String) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                leaves.push_str(name);
                leaves.push('\n');
                collect(value, leaves);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, leaves)),
        Value::String(text) => {
            leaves.push_str(text);
            leaves.push('\n');
        }
        other => {
            leaves.push_str(&other.to_string());
            leaves.push('\n');
        }
    }
}

/// What everybody may read, known from a table that has nothing to do with the one under test.
struct Public(BTreeSet<Vec<u8>>);

impl Public {
    async fn of_another_table(server: &Server) -> Public {
        let party = Party::at(server, GAME, 2, json!({}), 77).await;
        let stranger = Client::stranger(server);
        let mut known = BTreeSet::new();
        for stranger in [stranger.clone(), stranger.in_portuguese()] {
            let page = unfolded(&stranger.get(&format!("/t/{}", party.table)).await.text);
            let layers = unfolded(&stranger.get(&format!("/t/{}/layers", party.table)).await.text);
            for text in [&page, &layers] {
                // The page of a spectator singles no tile out, or it would be no measure for others.
                let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
                mentions(text).for_each(|(_, tile)| *counts.entry(tile).or_default() += 1);
                assert_eq!(
                    (counts.len(), counts.values().collect::<BTreeSet<_>>().len()),
                    (48, 1),
                    "{counts:?}"
                );
                known.extend(mentions(text).map(|(at, _)| surroundings(text, at).to_vec()));
            }
        }
        for player in [&party.players[0], &party.players[0].in_portuguese()] {
            let nonsense = json!({ "ply": 0, "seat": 0, "decision": "nonsense" });
            let said = unfolded(&player.post(&party.path("decide"), nonsense).await.text);
            known.extend(mentions(&said).map(|(at, _)| surroundings(&said, at).to_vec()));
        }
        Public(known)
    }

    /// The tiles among `wanted` that the text tells something of.
    fn betrayed<'a>(&self, text: &'a str, wanted: &BTreeSet<String>) -> Vec<(&'a str, String)> {
        let told = mentions(text)
            .filter(|(at, tile)| wanted.contains(*tile) && !self.0.contains(surroundings(text, *at)));
        told.map(|(at, tile)| (tile, String::from_utf8_lossy(surroundings(text, at)).into_owned())).collect()
    }
}

/// Somebody who looks at the table, with all streams open.
struct Eyes {
    viewer: Option<u8>,
    client: Client,
    streams: Vec<(String, Listening)>,
}

/// Whether this tells of what goes on beside the game.
fn is_beside(heard: &Heard) -> bool {
    matches!(heard.event.as_str(), "people" | "talk")
}

impl Eyes {
    async fn open(party: &Party, viewer: Option<u8>, client: Client, parcels: &mut Vec<Parcel>) -> Eyes {
        let table = &party.table;
        let mut paths = vec![format!("/stream?watch={table}"), party.path("events")];
        // Asking to see through other eyes must not help.
        for seat in 0..party.players.len() {
            paths.push(format!("/stream?watch={table}:{seat}"));
            paths.push(party.path(&format!("events?seat={seat}")));
        }
        let mut streams = Vec::new();
        for path in paths {
            let stream = client.listen(&path, None).await;
            streams.push((path, stream));
        }
        let mut eyes = Eyes { viewer, client, streams };
        eyes.hear(0, parcels).await;
        eyes
    }

    fn parcel(&self, ply: u64, what: &str, text: String) -> Parcel {
        Parcel { viewer: self.viewer, ply, what: what.to_owned(), text }
    }

    /// Takes the news from every stream. Each tells of each decision once, and besides of who is there and of what is said.
    async fn hear(&mut self, ply: u64, parcels: &mut Vec<Parcel>) {
        let mut heard: Vec<(String, Heard)> = Vec::new();
        for (path, stream) in &mut self.streams {
            loop {
                let news = stream.next().await;
                let beside = is_beside(&news);
                heard.push((path.clone(), news));
                if !beside {
                    break;
                }
            }
        }
        for (path, heard) in heard {
            if !is_beside(&heard) {
                assert_eq!(heard.data["ply"], ply, "{path}");
            }
            parcels.push(self.parcel(ply, &path, heard.text));
        }
    }

    /// Asks for everything there is.
    async fn look(&self, party: &Party, ply: u64, parcels: &mut Vec<Parcel>) {
        let table = &party.table;
        let mut paths = vec![
            "/".to_owned(),
            format!("/t/{table}"),
            format!("/t/{table}/layers"),
            format!("/t/{table}/fair"),
            format!("/t/{table}/record"),
            format!("/t/{table}/replay?ply={}", ply / 2),
            format!("/t/{table}/replay/step?ply={}", ply / 3),
            format!("/api/v1/tables/{table}"),
            party.path("view"),
            party.path(&format!("view?ply={}", ply / 2)),
            party.path("log"),
            party.path("legal"),
            party.path("record"),
        ];
        for seat in 0..party.players.len() {
            paths.push(format!("/t/{table}?seat={seat}"));
            paths.push(format!("/t/{table}/layers?seat={seat}"));
            paths.push(format!("/t/{table}/replay?ply={}&seat={seat}", ply.saturating_sub(1)));
            paths.push(format!("/t/{table}/replay/step?ply={}&seat={seat}", ply.saturating_sub(1)));
            paths.push(party.path(&format!("view?seat={seat}")));
            paths.push(party.path(&format!("legal?seat={seat}")));
        }
        for path in paths {
            let Answer { text, .. } = self.client.get(&path).await;
            parcels.push(self.parcel(ply, &path, text));
        }
        for decision in ["nonsense", "pass", "buy Denver"] {
            // Answers another moment, so that it is refused in any case.
            let body = json!({ "ply": ply + 1, "decision": decision, "seat": self.viewer.unwrap_or(0) });
            let Answer { text, .. } = self.client.post(&party.path("decide"), body).await;
            parcels.push(self.parcel(ply, decision, text));
        }
    }
}

/// A refusal must not tell a tile in another hand from one in the pool.
async fn probe(party: &Party, seat: usize, ply: u64) {
    let view = party.players[seat].get(&party.path("view")).await.good()["view"].clone();
    let known = |list: &str| -> BTreeSet<String> {
        let tiles = view[list].as_array().expect("a list").iter();
        tiles.map(|item| item["tile"].as_str().expect("a tile").to_owned()).collect()
    };
    let (hand, track) = (known("hand"), known("track"));
    let mut answers = BTreeSet::new();
    for tile in Tile::all().map(|tile| tile.to_string()) {
        if !hand.contains(&tile) && !track.contains(&tile) {
            let answer = party.decide(seat, ply, &format!("lay {tile}")).await;
            answers.insert((answer.status, answer.text.replace(&tile, "?")));
        }
    }
    assert!(answers.len() <= 1, "{answers:?}");
}

fn secrets(play: &dyn Play, viewer: Option<u8>) -> BTreeSet<String> {
    let playing = play.as_any().downcast_ref::<PlayOf<LastSpike>>().expect("The Last Spike");
    playing.state().secrets(viewer.map(Seat)).into_iter().collect()
}

fn hand(play: &dyn Play, viewer: u8) -> BTreeSet<String> {
    let view = play.view(Some(Seat(viewer)));
    let tiles = view["hand"].as_array().expect("a hand").iter();
    tiles.map(|held| held["tile"].as_str().expect("a tile").to_owned()).collect()
}

async fn nothing_leaks(seats: usize, options: Value, luck: u64) {
    let server = Server::start();
    let public = Public::of_another_table(&server).await;
    let mut party = Party::at(&server, GAME, seats, options, luck).await;
    let mut parcels = Vec::new();
    let mut all = Vec::new();
    for (seat, player) in party.players.clone().into_iter().enumerate() {
        let player = if seat % 2 == 0 { player } else { player.in_portuguese() };
        all.push(Eyes::open(&party, Some(seat as u8), player, &mut parcels).await);
    }
    let passer_by = Client::guest(&server, "Passer-by").await;
    for spectator in [Client::stranger(&server), passer_by.in_portuguese()] {
        all.push(Eyes::open(&party, None, spectator, &mut parcels).await);
    }
    let mut ply = 0;
    loop {
        if ply % 5 == 0 {
            for eyes in &all {
                eyes.look(&party, ply, &mut parcels).await;
            }
            probe(&party, party.actors().await[0], ply).await;
        }
        party.step().await.expect("the game goes on");
        ply += 1;
        for eyes in &mut all {
            eyes.hear(ply, &mut parcels).await;
        }
        if party.info().await["status"] == "finished" {
            break;
        }
    }
    let record = party.players[0].get(&party.path("record")).await.text;
    drop(all);
    search(&record, ply, &parcels, &public);
    keep_secrets(&record, &party, &parcels, &server);
}

/// Looks through everything that was sent before the end, with the truth in hand.
fn search(record: &str, last: u64, parcels: &[Parcel], public: &Public) {
    let game = find(GAME).expect("the game is on the shelf");
    let record: Record = record.parse().expect("a record");
    let moments: Vec<Box<dyn Play>> = (0..=record.decisions.len())
        .map(|ply| record.replay(game, Some(ply)).expect("a legal game"))
        .collect();
    assert_eq!(moments.len() as u64, last + 1);
    // All tiles that each seat has held up to each moment.
    let mut held: Vec<Vec<BTreeSet<String>>> = Vec::new();
    for play in &moments {
        let before = held.last().cloned().unwrap_or_else(|| vec![BTreeSet::new(); record.seats.into()]);
        let now = before.into_iter().zip(0..).map(|(before, seat)| &before | &hand(play.as_ref(), seat));
        held.push(now.collect());
    }
    // What the search finds where it should: each seat is told its own tiles, by each kind of road.
    let mut own: BTreeMap<String, usize> = BTreeMap::new();
    for parcel in parcels.iter().filter(|parcel| parcel.ply < last) {
        let play = moments[parcel.ply as usize].as_ref();
        let mut hidden = secrets(play, parcel.viewer);
        // Tiles that a bankrupt gave back are hidden again; those who held them may remember that they did.
        if let Some(viewer) = parcel.viewer {
            hidden.retain(|tile| !held[parcel.ply as usize][usize::from(viewer)].contains(tile));
        }
        assert!(!hidden.is_empty());
        let text = unfolded(&parcel.text);
        let betrayed = public.betrayed(&text, &hidden);
        let Parcel { viewer, ply, what, .. } = parcel;
        assert!(betrayed.is_empty(), "{what} at ply {ply} tells {viewer:?} of {betrayed:?}");
        if let Some(viewer) = *viewer {
            let found = public.betrayed(&text, &hand(play, viewer)).len();
            let road = what.split(['?', '/']).rfind(|part| !part.is_empty()).unwrap_or_default();
            *own.entry(road.to_owned()).or_default() += found;
            let road = what.rsplit('/').next().unwrap_or_default();
            if road == "view" || road == "layers" {
                assert!(found >= hand(play, viewer).len(), "{what} shows the hand");
            }
        }
        let others = |player: &Value| player["seat"].as_u64() != viewer.map(u64::from);
        if what.ends_with("/view") && record.options.get("money") == Some("hidden") {
            let seen: Value = serde_json::from_str(&parcel.text).expect("JSON");
            let players = seen["view"]["players"].as_array().expect("players").iter();
            assert!(players.filter(|player| others(player)).all(|player| player["cash"].is_null()), "{seen}");
        }
    }
    assert!(own.values().sum::<usize>() > 100, "the search finds what there is to find: {own:?}");
}

/// Looks for what opens everything: the seed, the server's secret, and what others are known by.
fn keep_secrets(record: &str, party: &Party, parcels: &[Parcel], server: &Server) {
    let parsed: Record = record.parse().expect("a record");
    let hex = |bytes: [u8; 32]| railhead_game::Seed(bytes).to_string();
    let mut secrets = vec![parsed.seed.to_string(), hex(parsed.secret.expect("the proof"))];
    secrets.extend(parsed.contributions.clone());
    secrets.extend(party.players.iter().map(|player| player.token().to_owned()));
    let said = server.said();
    assert!(secrets.len() == 2 + 2 * party.players.len() && secrets.iter().all(|secret| secret.len() >= 16));
    let last = parcels.iter().map(|parcel| parcel.ply).max().unwrap_or(0);
    for secret in &secrets {
        assert!(!said.contains(secret.as_str()), "the server's log holds a secret");
        for parcel in parcels.iter().filter(|parcel| parcel.ply < last) {
            assert!(
                !parcel.text.contains(secret.as_str()),
                "{} at ply {}: {secret}",
                parcel.what,
                parcel.ply
            );
        }
    }
}

#[tokio::test]
async fn two_seats_learn_nothing_of_each_other_nor_of_the_tile_set_aside() {
    nothing_leaks(2, json!({}), 1).await;
}

#[tokio::test]
async fn three_seats_with_hidden_money_learn_nothing_of_each_other() {
    nothing_leaks(3, json!({ "money": "hidden" }), 2).await;
}

#[test]
fn the_search_sees_a_tile_that_stands_where_no_public_page_has_one() {
    let public = Public(BTreeSet::new());
    let wanted = BTreeSet::from(["A3".to_owned()]);
    for text in ["data-piece=\"tile-A3\"", "lay A3", "{\"tile\":\"A3\"}", "draws A3.", "A3"] {
        assert_eq!(public.betrayed(&unfolded(text), &wanted).len(), 1, "{text}");
    }
    for text in ["A31", "BA3", "a3", "B3"] {
        assert!(public.betrayed(text, &wanted).is_empty(), "{text}");
    }
}
