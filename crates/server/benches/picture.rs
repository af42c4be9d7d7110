//! What a picture of a table costs: drawn for one pair of eyes, compared with the one before, served as a page.

mod server;

use divan::{Bencher, black_box};
use railhead_game::{Lang, Seat, SeatSet};
use railhead_server::{Frame, Viewer};
use server::Server;
use tokio::runtime::Runtime;

/// How far the game has come.
const PLY: usize = 40;

const SPECTATOR: Viewer = Viewer { seat: None, own: SeatSet::EMPTY, lang: Lang::En };

fn main() {
    divan::main();
}

fn midway(runtime: &Runtime) -> Server {
    runtime.block_on(async {
        let mut server = Server::open().await;
        for _ in 0..PLY {
            let choice = server.choice().await.expect("the game goes on");
            server.decide(choice).await;
        }
        server
    })
}

fn draw(runtime: &Runtime, server: &Server) -> Frame {
    runtime.block_on(async {
        let live = server.app.tables().named(&server.table).await.expect("the table");
        let position = live.position().await;
        let names = position.names(Lang::En);
        Frame::draw(&position.table, &position.hands, position.play.as_deref(), &names, &SPECTATOR)
    })
}

/// All layers of the table, for a spectator or for the seat that is to decide.
#[divan::bench(args = [false, true])]
fn frame(bencher: Bencher<'_, '_>, deciding: bool) {
    let runtime = Runtime::new().expect("a runtime");
    let server = midway(&runtime);
    let live = runtime.block_on(server.app.tables().named(&server.table)).expect("the table");
    let position = runtime.block_on(live.position());
    let seat: Option<Seat> = position.actors().first().filter(|_| deciding);
    let viewer = Viewer { seat, ..SPECTATOR };
    let names = position.names(Lang::En);
    bencher.bench_local(|| {
        let table = black_box(&position.table);
        Frame::draw(table, &position.hands, position.play.as_deref(), &names, black_box(&viewer))
    });
}

/// What one decision changed, as it is sent.
#[divan::bench]
fn changes(bencher: Bencher<'_, '_>) {
    let runtime = Runtime::new().expect("a runtime");
    let mut server = midway(&runtime);
    let before = draw(&runtime, &server);
    runtime.block_on(async {
        let choice = server.choice().await.expect("the game goes on");
        server.decide(choice).await;
    });
    let after = draw(&runtime, &server);
    let before = before.fingerprint();
    bencher.bench_local(|| serde_json::to_string(&black_box(&after).changes("table", black_box(&before))));
}

/// The whole page of a spectator, there and back over loopback.
#[divan::bench]
fn page(bencher: Bencher<'_, '_>) {
    let runtime = Runtime::new().expect("a runtime");
    let server = midway(&runtime);
    let path = format!("/t/{}", server.table);
    bencher.bench_local(|| {
        runtime.block_on(async { server.get("", &path).await.bytes().await.expect("a page").len() })
    });
}
