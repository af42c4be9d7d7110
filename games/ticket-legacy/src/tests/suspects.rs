//! What others may hold, by what they have built.

use railhead_game::{Game as _, Judgement as _, Luck};
use railhead_pieces::Named;

use super::*;
use crate::{TicketLegacy, judgement::Suspects};

/// How often B holds Detroit to New Orleans in 400 imagined positions, by the suspicion or without it.
fn often(game: &TicketLegacy, is_suspicious: bool) -> usize {
    let ticket = TicketId::find("EC-14").unwrap();
    let mut luck = Luck::new(3);
    let suspicion = game.suspicion(A).expect("routes tell of tickets");
    let imagined = (0..400).map(|_| {
        let mut imagined = game.clone();
        if is_suspicious {
            suspicion(&mut imagined, &mut luck);
        } else {
            imagined.determinize(A, &mut luck);
        }
        imagined.audit().expect("nothing is there twice");
        assert_eq!(imagined.player(A).tickets, game.player(A).tickets);
        imagined
    });
    imagined.filter(|imagined| imagined.player(B).tickets.contains(ticket)).count()
}

#[test]
fn who_builds_along_the_way_of_a_ticket_is_suspected_of_it() {
    let table = first_game(2).tickets(A, &["EC-01", "EC-04"]).tickets(B, &["EC-22", "EC-18"]);
    let (even, nothing_built) = (often(&table.game, false), often(&table.game, true));
    assert!(nothing_built < 2 * even, "{nothing_built} and {even}");
    let table = table.routes(B, &["DET-CIN-1", "NAS-NOL-1"]);
    let built = often(&table.game, true);
    assert!(built > 3 * even, "{built} and {even}");
}

#[test]
fn suspicions_come_from_what_everybody_sees() {
    let table = first_game(3).tickets(A, &["EC-01"]).tickets(B, &["EC-14", "EC-18"]).tickets(C, &["EC-12"]);
    let game = table.routes(B, &["DET-CIN-1"]).routes(C, &["NAS-NOL-1"]).game;
    let imagined = |game: &TicketLegacy| {
        let mut imagined = game.clone();
        game.suspicion(A).unwrap()(&mut imagined, &mut Luck::new(8));
        imagined
    };
    let mut other = game.clone();
    other.determinize(A, &mut Luck::new(1));
    assert_ne!(other.player(B).tickets, game.player(B).tickets);
    let hands = |game: &TicketLegacy| [B, C].map(|seat| imagined(game).player(seat).tickets.len());
    assert_eq!(hands(&game), hands(&other));
    assert_eq!(Suspects::of(&game), Suspects::of(&other));
}
