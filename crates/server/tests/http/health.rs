//! For whoever watches over a server.

use railhead_server::Config;
use serde_json::json;

use crate::server::{Server, pair, play};

#[tokio::test]
async fn what_a_node_has_done_is_counted_where_its_host_wants_that() {
    let server = Server::with(|config| Config { metrics: true, ..config }).await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..3).await;
    assert_eq!(ana.get("/nowhere").await.status, 404);
    let listening = ana.listen(&table).await;
    let told = server.stranger().get("/metrics").await;
    assert_eq!(told.status, 200);
    for line in [
        "railhead_decision_seconds_count 3",
        "railhead_answers_total{status=\"4xx\"} 1",
        "railhead_streams 1",
        "railhead_tables 1",
        "railhead_jobs 0",
        "railhead_store_up 1",
    ] {
        assert!(told.text.lines().any(|it| it == line), "{line} in {}", told.text);
    }
    drop(listening);
    for path in ["/healthz", "/readyz"] {
        assert_eq!(server.stranger().get(path).await.good(), json!({ "status": "ok" }));
    }
    let quiet = Server::open().await;
    assert_eq!(quiet.stranger().get("/metrics").await.status, 404);
}
