//! A bot that stands in says why it decides as it does: to whoever comes back to the seat, and to nobody else before the
//! game is over.

use serde_json::json;

use crate::{
    server::{Server, hand_over, pair, take_over},
    toy::DAYS,
};

const LAST: usize = DAYS as usize * 2 - 1;
const REASON: &str = "Reason: Hauls +1, compared with the next best.";

#[tokio::test]
async fn a_stand_ins_reason_is_for_its_seat_until_the_game_is_over() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let page = format!("/t/{table}");
    assert_eq!(hand_over(&bento, &table, &[("seat", "1"), ("level", "greedy")]).await.status, 303);
    ana.haul(&table, 0).await.good();
    ana.until(&table, |info| info["ply"] == 2).await;
    for address in [page.clone(), format!("{page}/replay"), format!("{page}/layers")] {
        let text = ana.get(&address).await.text;
        assert!(!text.contains("Reason:"), "it comes from what the seat alone knows: {address}");
    }
    let stored = ana.get(&format!("/api/v1/tables/{table}")).await.text;
    assert!(!stored.contains("hauls") && !stored.contains("remark"), "{stored}");
    // Whoever comes back reads it, in their language, also after a restart.
    assert_eq!(take_over(&bento, &table, "1").await.status, 303);
    let back = bento.get(&page).await.text;
    assert!(back.contains(REASON), "{back}");
    assert!(back.contains("class=\"group fresh\""), "what the bot did is news to whoever comes back: {back}");
    let server = server.again().await;
    let (ana, bento) = (server.welcome(&ana), server.welcome(&bento));
    assert!(bento.get(&page).await.text.contains(REASON));
    let portuguese = bento.in_portuguese(&page).await;
    assert!(
        portuguese.contains("Motivo: Hauls +1, em comparação com a segunda melhor opção."),
        "{portuguese}"
    );
    // What people decide needs no reason.
    for ply in 2..=LAST {
        [&ana, &bento][ply % 2].haul(&table, ply).await.good();
    }
    let over = ana.get(&page).await.text;
    assert_eq!(over.matches("Reason:").count(), 1, "now everybody reads it, and it is the only one: {over}");
}

#[tokio::test]
async fn a_bot_that_stands_in_for_nobody_says_nothing() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "bot-greedy"], json!({})).await;
    ana.start(&table).await;
    for day in 0..DAYS as usize {
        ana.haul(&table, 2 * day).await.good();
        ana.until(&table, |info| info["ply"] == 2 * day + 2).await;
    }
    assert!(!ana.get(&format!("/t/{table}")).await.text.contains("Reason:"));
}
