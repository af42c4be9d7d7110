//! Turns (TL-3).

use railhead_game::{TurnEnd, proves};

use super::*;
use crate::piece::RouteSet;

#[test]
fn one_action_a_turn_clockwise() {
    proves!("TL-3.1");
    let table = first_game(3).display("5 blue").top("4 red");
    assert_eq!(table.deciders(), [0]);
    let table = table.refuses_to(B, "deck", "TL-3.1").play_as(A, "deck").play_as(A, "deck");
    assert_eq!(table.deciders(), [1]);
    let table = table.refuses_to(A, "deck", "TL-3.1").play_as(B, "take blue").play_as(B, "deck");
    assert_eq!(table.deciders(), [2]);
}

/// Case 83 of the list in [`super::cases`].
#[test]
fn passing_needs_that_nothing_can_be_done() {
    proves!("TL-3.2", "TL-3.3");
    let table = first_game(2).display("5 blue").refuses_to(A, "pass", "TL-3.2");
    // Too few cards to draw, no tickets, no route left: everybody passes in turn.
    let mut game = table.tickets_left(0, B).deck_only("1 red", B).game;
    game.free = RouteSet::EMPTY;
    game.play_on(&mut Events::muted());
    assert!(game.is_over(), "all passed, so the game ends at once");
    assert!(game.last_round.is_none(), "without a last round");
    assert!(game.outcome().is_some());
}

#[test]
fn a_turn_waits_for_its_end_while_it_can_be_taken_back() {
    proves!("TL-3.5");
    let asked = |mut table: Table| {
        table.game.turn_end = TurnEnd::Asked;
        table
    };
    let claim = || first_game(2).hand(A, "2 white").display("5 blue").top("9 red");
    let table = asked(claim()).play_as(A, "tickets; keep");
    assert_eq!((table.deciders(), table.legal_for(A)), (vec![0], vec!["end".to_owned()]));
    let table = table.refuses_to(A, "deck", "TL-3.4").refuses_to(B, "end", "TL-3.1").play_as(A, "end");
    assert_eq!(table.deciders(), [1]);
    assert_eq!(claim().play_as(A, "tickets; keep").deciders(), [1], "where turns end by themselves");
    let (drawn, paid) =
        (asked(claim()).play_as(A, "deck; deck"), asked(claim()).play_as(A, "claim CLT-KNO-1"));
    assert_eq!((drawn.deciders(), paid.deciders()), (vec![1], vec![1]), "a card was seen, or shown");
    let mut game = asked(claim()).tickets_left(0, B).deck_only("1 red", B).game;
    game.free = RouteSet::EMPTY;
    game.play_on(&mut Events::muted());
    assert!(game.is_over(), "whoever passes has ended the turn");
    let options = Options::default().with("turn-end", "by-itself");
    assert_eq!(opened(2, 1, &options).turn_end, TurnEnd::ByItself);
    assert_eq!(opened(2, 1, &Options::default()).turn_end, TurnEnd::Asked);
}

#[test]
fn an_action_is_carried_to_its_end() {
    proves!("TL-3.4", "TL-4.1");
    let table = first_game(2).display("2 blue 3 green").top("2 red").play_as(A, "deck");
    let table = table.refuses_to(A, "tickets", "TL-3.4").refuses_to(A, "claim BOS-ALB-1", "TL-3.4");
    table.refuses_to(A, "take red", "TL-4.1").offers(A, &["deck", "take blue", "take green"]);
}
