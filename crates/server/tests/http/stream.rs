//! What whoever was away is told.

use serde_json::json;

use crate::server::{Server, pair, play};

#[tokio::test]
async fn another_decision_in_the_place_of_one_taken_back_is_told() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..1).await;
    let (id, heard) = bento.hear(&table, "").await;
    assert_eq!(heard["decisions"], json!([{ "ply": 0, "seat": 0, "decision": "haul" }]));
    ana.api(&format!("tables/{table}/take-back"), json!({ "ply": 1 })).await.good();
    ana.api(&format!("tables/{table}/decide"), json!({ "ply": 0, "decision": "rest" })).await.good();
    let (next, heard) = bento.hear(&table, &id).await;
    assert_ne!(next, id);
    assert_eq!((&heard["from"], &heard["ply"]), (&json!(0), &json!(1)));
    assert_eq!(heard["decisions"], json!([{ "ply": 0, "seat": 0, "decision": "rest" }]));
    let (_, heard) = bento.hear(&table, &next).await;
    assert_eq!((&heard["from"], &heard["decisions"]), (&json!(1), &json!([])));
}
