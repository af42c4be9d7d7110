//! Depots, tolls, and cities that grow (TL-14, TL-10).

use railhead_game::proves;

use super::*;
use crate::state::frontier::{Depot, Keeper};

fn with_depot(mut table: Table, at: &str, keeper: Keeper) -> Table {
    table.game.frontier.depots.push(Depot { city: city(at), keeper });
    table
}

/// Case 38 of the list in [`super::cases`].
#[test]
fn tolls_at_both_ends() {
    proves!("TL-14.1", "TL-1.3");
    let table = later(3, 4, &["GP"]).display("5 green").hand(A, "2 blue 1 red");
    let table = with_depot(with_depot(table, "BAN", Keeper::Seat(B)), "MTL", Keeper::Combine);
    let table = table.play_as(A, "claim BAN-MTL-1").offers(A, &["coins", "discard red"]);
    let by_coins = table.clone().play_as(A, "coins");
    assert_eq!((by_coins.coins_of(A), by_coins.coins_of(B)), (3, 7));
    let by_card = table.play_as(A, "discard red");
    assert_eq!((by_card.cards_of(A), by_card.cards_of(B)), (0, 1));
    assert_eq!(by_card.coins_of(A), 5, "two to the Combine without a choice, two from the company route");
    // Who can do neither pays what they have: end a first.
    let table = later(3, 4, &["GP"]).display("5 green").hand(A, "1 white").coins(A, 3);
    let table = with_depot(with_depot(table, "CHS", Keeper::Seat(B)), "CLT", Keeper::Seat(C));
    let table = table.play_as(A, "claim CHS-CLT-1");
    assert_eq!((table.coins_of(A), table.coins_of(B), table.coins_of(C)), (0, 7, 6));
}

/// Case 39 of the list in [`super::cases`].
#[test]
fn own_and_closed_depots_are_free() {
    proves!("TL-14.2");
    let table = later(3, 4, &["GP"]).display("5 green").hand(A, "3 white");
    let table = with_depot(with_depot(table, "CHS", Keeper::Closed), "CLT", Keeper::Seat(A));
    let table = table.play_as(A, "claim CHS-CLT-1");
    assert_eq!((table.coins_of(A), table.deciders()), (5, vec![1]), "no toll, and no site left for a depot");
}

#[test]
fn a_depot_costs_two_cards_of_one_colour() {
    proves!("TL-14.3");
    let table = later(2, 4, &["GP"]).display("5 green").hand(A, "3 white 1 loco");
    let table = table
        .play_as(A, "claim CHS-CLT-1")
        .play_as(A, "pay 1 white")
        .offers(A, &["depot CHS", "depot CLT", "decline"]);
    let table = table
        .play_as(A, "depot CLT")
        .offers(A, &["pay 2 white", "pay 1 white 1 loco"])
        .play_as(A, "pay 2 white");
    assert_eq!(table.game.depot_at(city("CLT")), Some(Keeper::Seat(A)));
    assert_eq!(table.game.depots_of(A), 1);
    assert!(!table.game.has_depot_left(A), "one a game");
    // A big city takes none.
    let table =
        later(2, 4, &["GP"]).display("5 green").hand(A, "3 black").top("1 red").play_as(A, "claim NYC-ALB-1");
    table.offers(A, &["depot ALB", "decline"]);
    // Free of charge with an agent or a card.
    let table = later(2, 4, &["GP"]).display("5 green").hand(A, "1 white").employee(A, "EM-09");
    let table = table.play_as(A, "claim CHS-CLT-1").play_as(A, "depot CHS");
    assert_eq!((table.game.depots_of(A), table.cards_of(A)), (1, 0));
}

/// Which cards of the colour go matters: the others stay in the hand.
#[test]
fn the_founder_chooses_which_symbols_are_paid() {
    proves!("TL-14.3");
    let table = later(2, 4, &["GP"]).display("5 green").hand(A, "1 white 1 red 1 red-pickaxe 1 red-skull");
    let table = table.play_as(A, "claim CHS-CLT-1").play_as(A, "depot CHS");
    let ways = table.legal_for(A);
    assert_eq!(ways.len(), 3, "one of the three red cards stays: {ways:?}");
    let skull = Kind::coloured(crate::card::Colour::Red, crate::card::Symbol::Skull);
    let kept: Vec<u8> =
        ways.iter().map(|way| table.clone().play_as(A, way).game.player(A).hand.of(skull)).collect();
    assert_eq!(kept.iter().sum::<u8>(), 1, "one way keeps the skull: {ways:?}");
    let plain = later(2, 4, &["GP"]).display("5 green").hand(A, "1 white 2 red");
    let plain = plain.play_as(A, "claim CHS-CLT-1").play_as(A, "depot CHS");
    assert_eq!(plain.cards_of(A), 0, "nothing to choose");
}

#[test]
fn the_combine_builds_and_forgives() {
    proves!("TL-14.4");
    let mut table = later(2, 4, &["GP"]);
    for _ in 0..9 {
        table.game.found_for_combine(&mut Events::muted());
    }
    assert_eq!(table.game.frontier.depots.len(), 6);
    assert!(table.game.frontier.depots.as_slice().iter().all(|depot| !table.game.big.contains(depot.city)));
    let toll = |game: u8, boards: &[&str], event: Option<&str>| {
        let mut table = later(2, game, boards).display("5 green").hand(A, "1 white").coins(A, 5);
        if let Some(code) = event {
            table = table.current(code);
        }
        with_depot(table, "CHS", Keeper::Combine).play_as(A, "claim CHS-CLT-1").coins_of(A)
    };
    let all = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];
    assert_eq!(toll(4, &["GP"], None), 3);
    assert_eq!(toll(4, &["GP"], Some("EV-20")), 5);
    assert_eq!(toll(12, &all, None), 5);
}

/// Case 87 of the list in [`super::cases`].
#[test]
fn growth_makes_a_city_big() {
    proves!("TL-10.3");
    let table = later(2, 5, &["FL", "GP"]).display("5 red").top("1 newspaper 2 red").next_events(&["EV-11"]);
    let table = table.play_as(A, "deck").play_as(A, "grow CHI");
    assert!(table.game.big.contains(city("CHI")));
    assert_eq!(table.game.frontier.boomed, Some(city("CHI")));
    // Once a game, twice a campaign.
    let mut again = table.game.clone();
    again.offer_growth();
    assert_eq!(again.pending, table.game.pending);
    let scenario =
        Scenario { first: Some(0), game: 5, booms: 2, grown: vec![city("CHI")], ..Scenario::default() };
    let mut table = game_of(2, scenario);
    assert!(table.game.big.contains(city("CHI")));
    let before = table.game.pending;
    table.game.offer_growth();
    assert_eq!(table.game.pending, before);
}
