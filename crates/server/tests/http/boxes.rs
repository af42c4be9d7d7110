//! What is sealed can be looked at where the server was told so, and nowhere else.

use railhead_server::Config;

use crate::server::Server;

#[tokio::test]
async fn boxes_stay_shut_unless_the_server_was_told_to_open_them() {
    let server = Server::open().await;
    let guest = server.stranger();
    for page in ["/boxes/caravan", "/boxes/caravan?open=yes"] {
        assert_eq!(guest.get(page).await.status, 404);
    }
    for page in ["/", "/rules/caravan", "/new"] {
        assert!(!guest.get(page).await.text.contains("/boxes/"), "{page}");
    }
}

#[tokio::test]
async fn boxes_are_opened_after_a_warning() {
    let server = Server::with(|config| Config { open_boxes: true, ..config }).await;
    let guest = server.stranger();
    assert!(guest.get("/rules/caravan").await.text.contains("href=\"/boxes/caravan\""));
    let warning = guest.get("/boxes/caravan").await.text;
    assert!(warning.contains("spoils") && warning.contains("?open=yes"), "{warning}");
    assert!(!warning.contains("Wolves"), "{warning}");
    let opened = guest.get("/boxes/caravan?open=yes").await.text;
    assert!(opened.contains("Wolves and bears (en)") && opened.contains("game-caravan"), "{opened}");
    assert_eq!(guest.get("/boxes/chess?open=yes").await.status, 404);
}
