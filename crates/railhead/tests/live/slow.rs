//! Connections that send a little and then nothing: everybody else plays on.

use serde_json::json;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    api::GAME,
    party::Party,
    server::Server,
    soak::{Tally, check_what_is_left, times},
};

#[tokio::test]
async fn a_game_is_played_to_its_end_among_connections_that_never_finish() {
    let server = Server::start();
    let mut party = Party::at(&server, GAME, 2, json!({}), 21).await;
    let table = &party.table;
    let beginnings = [
        "GET / HT".to_owned(),
        format!("GET /t/{table} HTTP/1.1\r\nhost: x\r\ncoo"),
        format!("POST /t/{table}/decide HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\nply=0&"),
        format!(
            "POST /api/v1/tables/{table}/sit HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{{"
        ),
    ];
    let mut tally = Tally::default();
    let mut lines = Vec::new();
    for round in 0..times(2, 20) {
        for beginning in &beginnings {
            for _ in 0..6 {
                let mut line = TcpStream::connect(server.address).await.expect("the server listens");
                line.write_all(beginning.as_bytes()).await.expect("the server reads");
                lines.push(line);
                tally.faults += 1;
            }
        }
        for _ in 0..3 {
            tally.inputs += usize::from(party.step().await.is_some());
        }
        if party.actors().await.is_empty() {
            party = Party::at(&server, GAME, 2, json!({}), round as u64).await;
        }
    }
    tally.inputs += party.finish().await.len();
    drop(lines);
    check_what_is_left(server);
    tally.tell("slow connections");
}
