//! Records and branch files with something changed in them: refused or accepted, never fatal.

use std::{
    io::Write as _,
    panic::{AssertUnwindSafe, catch_unwind},
};

use flate2::{Compression, write::GzEncoder};
use railhead_bots::{GameWithBots, Level};
use railhead_game::{Chance as _, Luck, Options, Record, Seed};
use railhead_registry::games;
use reqwest::Method;
use serde_json::json;

use crate::{
    client::{Answer, Client},
    server::Server,
    soak::{Tally, check_what_is_left, times},
};

/// The record of the beginning of a random game.
fn record(game: &'static dyn GameWithBots, decisions: usize, luck: &mut Luck) -> String {
    let meta = game.meta();
    let opened = game.open(meta.max_seats, &Options::default(), Seed([7; 32]), meta.current_version());
    let mut play = opened.expect("the game opens");
    while play.ply() < decisions
        && let Some(seat) = play.actors().first()
    {
        let notation = game.decide(play.as_ref(), seat, Level::Random, luck, None).expect("a decision");
        play.decide(seat, &notation).expect("a legal one");
    }
    let record = Record::of(play.as_ref(), &vec!["Ana".to_owned(); usize::from(meta.max_seats)]);
    Record { digest: None, ..record }.to_string()
}

/// What is put where something else was.
const INTRUDERS: [&str; 12] = [
    "",
    " ",
    "\n",
    "-1",
    "99999999999999999999",
    "0",
    "é",
    "\u{202e}",
    "\0",
    "|",
    "%s",
    "option campaign: x\n",
];

/// The text with a few places changed: cut out, doubled, swapped or replaced.
fn mutated(text: &str, luck: &mut Luck) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(3) {
        if chars.is_empty() {
            break;
        }
        let from = luck.below(chars.len() as u32) as usize;
        let to = (from + luck.below(24) as usize).min(chars.len());
        let piece: Vec<char> = chars[from..to].to_vec();
        let intruder = luck.pick(&INTRUDERS).copied().unwrap_or_default();
        match luck.below(5) {
            0 => drop(chars.drain(from..to)),
            1 => drop(chars.splice(from..from, piece)),
            2 => chars.truncate(from),
            3 => drop(chars.splice(from..to, intruder.chars())),
            _ => {
                // A whole line in the place of another.
                let text: String = chars.iter().collect();
                let mut lines: Vec<&str> = text.lines().collect();
                let (one, other) =
                    (luck.below(lines.len() as u32) as usize, luck.below(lines.len() as u32) as usize);
                lines.swap(one, other);
                chars = lines.join("\n").chars().collect();
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn a_record_with_changes_in_it_breaks_nothing() {
    let mut luck = Luck::new(31);
    let mut tally = Tally::default();
    for game in games() {
        for decisions in [0, 12, 60] {
            let text = record(*game, decisions, &mut luck);
            assert!(text.parse::<Record>().and_then(|record| record.verify(*game)).is_ok(), "{text}");
            for _ in 0..times(60, 4_000) {
                let mutant = mutated(&text, &mut luck);
                let read = catch_unwind(AssertUnwindSafe(|| {
                    mutant.parse::<Record>().and_then(|record| record.verify(*game).map(|play| play.ply()))
                }));
                assert!(read.is_ok(), "{}: a record breaks the program:\n{mutant}", game.meta().id);
                tally.inputs += 1;
            }
        }
    }
    tally.tell("mutated records");
}

async fn import(client: &Client, file: &[u8]) -> Answer {
    let mut body =
        b"--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n".to_vec();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--edge--\r\n");
    let request = client.request(Method::POST, "/import").header("accept", "application/json");
    client.send(request.header("content-type", "multipart/form-data; boundary=edge").body(body)).await
}

fn packed(text: &str) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(text.as_bytes()).expect("it can be packed");
    packed.finish().expect("it can be packed")
}

#[tokio::test]
async fn a_branch_file_with_changes_in_it_breaks_nothing() {
    let server = Server::start();
    let host = Client::guest(&server, "Host").await;
    let mut luck = Luck::new(32);
    let mut tally = Tally::default();
    let campaign = record(games()[4], 60, &mut luck);
    let file = |game: &str, options| {
        let seats = ["me", "bot-random", "bot-random"];
        json!({ "format": "railhead branch", "version": 1, "game": game, "title": "Trial", "seats": seats, "options": options })
    };
    let files = [
        file("last-spike", json!({})),
        file("ticket-legacy", json!({ "campaign": "1\n2\n3" })),
        file(games()[4].meta().id, json!({ "branch": campaign })),
    ];
    for text in files.map(|file| file.to_string()) {
        for _ in 0..times(25, 2_000) {
            let mut file = packed(&mutated(&text, &mut luck));
            if luck.below(4) == 0 {
                let at = luck.below(file.len() as u32) as usize;
                file[at] ^= 1 << luck.below(8);
            }
            let answer = import(&host, &file).await;
            assert!(matches!(answer.status, 200 | 303 | 400..=499), "{answer:?}");
            tally.inputs += 1;
        }
    }
    check_what_is_left(server);
    tally.tell("mutated branch files");
}
