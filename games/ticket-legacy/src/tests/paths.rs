//! Shortest paths over the map, counted in trains (TL-8.6).

use railhead_game::{Game as _, proves};
use railhead_pieces::Named;

use super::*;

#[test]
fn a_ticket_knows_its_shortest_way_over_own_and_free_routes() {
    proves!("TL-8.6");
    let ticket = TicketId::find("EC-28").unwrap();
    let table = first_game(4).tickets(A, &["EC-28"]).routes(A, &["NYC-ALB-1"]);
    let table = table.routes(B, &["BOS-NYC-1"]).routes(C, &["BOS-NYC-2"]).routes(D, &["BOS-NYC-3"]);
    let way = |table: &Table| table.game.view(Some(A)).own.unwrap().ways;
    let by_albany = [(ticket, vec![route("NYC-ALB-1"), route("BOS-ALB-1")])];
    assert_eq!(way(&table), by_albany);
    let table = table.routes(A, &["BOS-ALB-1"]);
    assert_eq!(way(&table), by_albany, "completed");
}
