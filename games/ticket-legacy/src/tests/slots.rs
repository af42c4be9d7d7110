//! The numbered rules of a claim (TL-7, TL-10).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;
use crate::piece::{BoardId, CharterId};

fn with_charter(code: &str) -> Table {
    let mut scenario = Scenario { first: Some(0), game: 7, ..Scenario::default() };
    scenario.boards = ["FL", "GP", "OR", "BL"].iter().map(|code| BoardId::find(code).unwrap()).collect();
    scenario = scenario.completed(2).unwrap();
    scenario.offices[0].charter = CharterId::find(code);
    game_of(2, scenario)
}

#[test]
fn charters_change_the_company_bonus() {
    proves!("TL-10.5");
    let long = |code| {
        with_charter(code).hand(A, "4 blue").display("5 red").play_as(A, "claim MOB-SAV-2").coins_of(A)
    };
    assert_eq!((long("CB-A"), long("CB-C"), long("CB-E")), (8, 9, 7));
    let short =
        with_charter("CB-E").hand(A, "1 blue").display("5 red").top("1 green").play_as(A, "claim BAL-NOR-1");
    assert_eq!(short.coins_of(A), 9);
    let table =
        with_charter("CB-D").hand(A, "2 blue 1 white").display("1 loco 2 red 2 green").top("1 yellow");
    let table =
        table.play_as(A, "claim BAN-MTL-1").offers(A, &["swap white red", "swap white green", "decline"]);
    let table = table.play_as(A, "swap white red");
    assert!(table.game.display.contains(&Some("white".parse().unwrap())));
    assert_eq!(table.game.player(A).hand.of("red".parse().unwrap()), 1);
}

/// Cases 26, 27 of the list in [`super::cases`].
#[test]
fn the_own_colour_pays_whatever_the_cards() {
    proves!("TL-7.1", "TL-7.2");
    // Seat A is blue.
    let table = first_game(2).hand(A, "2 loco").display("5 red").play_as(A, "claim BAN-MTL-1");
    assert_eq!(table.coins_of(A), 7);
    let table = first_game(2).hand(A, "2 blue").display("5 red").top("1 green").play_as(A, "claim MTL-BOS-1");
    assert_eq!(table.coins_of(A), 5, "a grey route pays no bonus");
    let table =
        first_game(2).hand(A, "1 white").display("5 red").top("1 green").play_as(A, "claim CHS-CLT-1");
    assert_eq!(table.coins_of(A), 5, "a white one neither");
}

/// Cases 28, 29 of the list in [`super::cases`].
#[test]
fn big_cities_give_one_card_each_time() {
    proves!("TL-7.3", "TL-7.4");
    // The bonus comes first, then exactly one card, though both ends are big.
    let table = first_game(5)
        .hand(A, "1 blue")
        .display("5 red")
        .top("1 green 1 yellow")
        .play_as(A, "claim PHI-BAL-2");
    assert_eq!((table.coins_of(A), table.cards_of(A)), (7, 1));
    let green: Kind = "green".parse().unwrap();
    assert_eq!(table.game.player(A).hand.of(green), 1);
    let mut table = table;
    table.game.active = A;
    table.game.pending.clear();
    table.game.begin_turn(&mut Events::muted());
    let table = table.hand(A, "1 blue").play_as(A, "claim BAL-NOR-1");
    assert_eq!(table.cards_of(A), 2, "and again");
}

/// Case 30 of the list in [`super::cases`].
#[test]
fn a_newspaper_in_rule_12_acts_inside_the_claim() {
    proves!("TL-6.12", "TL-7.3");
    let table =
        first_game(2).hand(A, "1 green").display("5 red").top("1 newspaper 1 yellow").next_events(&["EV-03"]);
    let table = table.play_as(A, "claim BOS-ALB-1");
    assert_eq!((table.event(), table.cards_of(A)), ("EV-03", 1));
}

/// Case 32 of the list in [`super::cases`].
#[test]
fn an_event_turned_up_by_the_bonus_card_comes_too_late_for_the_fee() {
    proves!("TL-6.12", "TL-10.5");
    let mut scenario = Scenario { first: Some(0), game: 7, ..Scenario::default() };
    scenario.boards = ["FL", "GP", "OR", "BL"].iter().map(|code| BoardId::find(code).unwrap()).collect();
    scenario = scenario.completed(2).unwrap();
    scenario.offices[0].charter = CharterId::find("CB-B");
    let table = game_of(2, scenario).hand(A, "3 blue").display("5 red").next_events(&["EV-09"]);
    let table = table.top("1 newspaper 1 green 2 yellow").play_as(A, "claim CHS-ATL-1");
    assert_eq!(table.event(), "EV-09");
    assert_eq!((table.coins_of(A), table.cards_of(A)), (6, 1), "one dollar, one card, no fee");
}
