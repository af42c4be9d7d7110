//! What a table of each game costs a player: its first page, the pushes of a game, and the CPU of a picture.
//!
//! Random games, seen by the first seat. Sizes are compressed. A picture is drawn whole, on one thread.

mod server;

use std::{
    io::Write as _,
    time::{Duration, Instant},
};

use flate2::{Compression, write::GzEncoder};
use railhead_game::{Lang, Seat, SeatSet};
use railhead_server::{Frame, Viewer};
use serde_json::{Value, json};
use server::Server;

/// Decisions of a game that are looked at.
const DECISIONS: usize = 150;

/// Nobody should have to wait for more than this.
const MOST: Figures = Figures { page: 30_000, push: 4_000, frame: Duration::from_millis(3) };

/// What a table costs: bytes of its largest page, bytes of an average push, CPU of an average picture.
#[derive(Debug)]
struct Figures {
    page: usize,
    push: usize,
    frame: Duration,
}

#[tokio::main(flavor = "multi_thread", worker_threads = 1)]
async fn main() {
    let titles: [(&str, Value); 5] = [
        ("last-spike", json!({})),
        ("great-western-trail", json!({})),
        ("chaparral", json!({})),
        ("ticket-legacy", json!({})),
        ("ticket-legacy", json!({ "stage": "1898" })),
    ];
    let mut over = Vec::new();
    for (game, options) in titles {
        let name = format!("{game} {options}");
        let found = measure(game, options).await;
        println!("{name}: page {} bytes, push {} bytes, picture {:?}", found.page, found.push, found.frame);
        if found.page > MOST.page || found.push > MOST.push || found.frame > MOST.frame {
            over.push(name);
        }
    }
    println!("over the limit ({MOST:?}): {over:?}");
}

async fn measure(game: &'static str, options: Value) -> Figures {
    let mut server = Server::of(game, options).await;
    let viewer = Viewer { seat: Some(Seat(0)), own: SeatSet::only(Seat(0)), lang: Lang::En };
    let (mut page, mut pushed, mut drawing, mut pictures) = (0, 0, Duration::ZERO, 0_u32);
    let mut before: Option<Frame> = None;
    for _ in 0..DECISIONS {
        let (frame, took) = draw(&server, &viewer).await;
        drawing += took;
        pictures += 1;
        if let Some(before) = &before {
            let push = serde_json::to_string(&frame.changes("table", &before.fingerprint())).expect("JSON");
            pushed += compressed(push.as_bytes());
        }
        before = Some(frame);
        if pictures % 30 == 1 {
            let path = format!("/t/{}", server.table);
            let bytes = server.get(&server.players()[0], &path).await.bytes().await.expect("a page");
            page = page.max(compressed(&bytes));
        }
        let Some(choice) = server.choice().await else { break };
        server.decide(choice).await;
    }
    Figures { page, push: pushed / (pictures - 1).max(1) as usize, frame: drawing / pictures }
}

async fn draw(server: &Server, viewer: &Viewer) -> (Frame, Duration) {
    let live = server.app.tables().named(&server.table).await.expect("the table");
    let position = live.position().await;
    let names = position.names(Lang::En);
    let begun = Instant::now();
    let frame = Frame::draw(&position.table, &position.hands, position.play.as_deref(), &names, viewer);
    (frame, begun.elapsed())
}

/// How many bytes gzip makes of `bytes`.
fn compressed(bytes: &[u8]) -> usize {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(bytes).expect("a vector takes everything");
    gzip.finish().expect("a vector takes everything").len()
}
