//! Tickets (TL-8).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;

/// Cases 46, 47 of the list in [`super::cases`].
#[test]
fn three_tickets_of_which_one_is_kept() {
    proves!("TL-8.1", "TL-8.2", "TL-8.3");
    let table = first_game(2).display("5 red").play_as(A, "tickets");
    let offered: Vec<String> =
        table.game.player(A).offered.as_slice().iter().map(ToString::to_string).collect();
    assert_eq!(offered.len(), 3);
    let table =
        table.play_as(A, &format!("return {}", offered[2])).play_as(A, &format!("return {}", offered[0]));
    assert_eq!(table.game.player(A).tickets.len(), 1, "the last one is kept without asking");
    let under: Vec<String> =
        table.game.tickets.as_slice()[..2].iter().map(|known| known.ticket.to_string()).collect();
    assert_eq!(under, [offered[0].clone(), offered[2].clone()], "in the order chosen, the last one lowest");
    let table = first_game(2).display("5 red").play_as(A, "tickets").play_as(A, "keep");
    assert_eq!(table.game.player(A).tickets.len(), 3);
    let table = first_game(2).display("5 red").tickets_left(2, B).play_as(A, "tickets");
    assert_eq!(table.game.player(A).offered.len(), 2);
}

/// Case 47 of the list in [`super::cases`].
#[test]
fn at_least_one_stays() {
    proves!("TL-8.2", "TL-8.7");
    let table = first_game(2).display("5 red").tickets(A, &["EC-01"]).play_as(A, "tickets");
    let table = table.refuses_to(A, "return EC-01", "TL-8.7");
    let first = table.game.player(A).offered.as_slice()[0];
    let mut table = table;
    table.game.must_keep = 3;
    table.refuses_to(A, &format!("return {first}"), "TL-8.2");
}

/// Case 46 of the list in [`super::cases`].
#[test]
fn no_tickets_no_action() {
    proves!("TL-8.4");
    first_game(2).display("5 red").tickets_left(0, B).refuses_to(A, "tickets", "TL-8.4");
}

#[test]
fn others_see_only_how_many() {
    proves!("TL-8.5");
    let table = first_game(2).display("5 red").play_as(A, "tickets");
    let offered = table.game.player(A).offered.as_slice()[0];
    assert!(!table.game.is_public(A, Action::Return(offered)));
    let table = table.play_as(A, &format!("return {offered}"));
    for told in &table.told {
        let leaks = matches!(told.event, Event::TicketReturned { ticket: Some(_), .. });
        assert!(!leaks || !told.audience.includes(Some(B)));
    }
    assert_eq!(table.game.view(Some(B)).players[0].choosing, 2);
    let seen = serde_json::to_string(&table.game.view(Some(B))).unwrap();
    assert!(!seen.contains(offered.id()));
}

/// Case 50 of the list in [`super::cases`].
#[test]
fn a_detour_completes_a_ticket() {
    proves!("TL-8.6");
    // New York to Boston by way of Albany.
    let ticket = TicketId::find("EC-28").unwrap();
    let table = first_game(2).tickets(A, &["EC-28"]).routes(A, &["NYC-ALB-1"]);
    assert!(!table.game.has_completed(A, ticket));
    let table = table.routes(A, &["BOS-ALB-1"]);
    assert!(table.game.has_completed(A, ticket));
    assert!(!table.game.has_completed(B, ticket));
}
