//! Claiming routes (TL-6).

use railhead_game::proves;

use super::*;

/// Case 85 of the list in [`super::cases`].
#[test]
fn surcharges_add_up() {
    proves!("TL-10.7", "TL-15.6", "TL-12.2");
    // Rockslides and heavy fog: four spaces cost six cards, five with engineers on retainer.
    let table = later(2, 6, &["GP", "HW", "FL"]).current("EV-12").curse(A, "CU-2").display("5 red");
    table.clone().hand(A, "4 blue 1 red").refuses_to(A, "claim MOB-SAV-2", "TL-6.3");
    let paid = table.clone().hand(A, "4 blue 2 red").play_as(A, "claim MOB-SAV-2");
    assert_eq!((paid.cards_of(A), paid.game.player(A).routes.len()), (0, 1));
    let table =
        table.postcard(A, "128").hand(A, "3 blue 2 red").play_as(A, "claim MOB-SAV-2").play_as(A, "use 128");
    assert_eq!(table.cards_of(A), 0);
    assert_eq!(table.game.player(A).trains, table.game.in_play().trains - 4, "all trains are placed");
    assert_eq!(table.held(A, "128"), (false, 1));
}

/// Case 24 of the list in [`super::cases`].
#[test]
fn any_free_route_with_both_ends_on_the_map() {
    proves!("TL-6.1", "TL-6.2", "TL-6.8");
    let table = first_game(4).hand(A, "6 green 3 yellow").display("5 blue").top("2 white");
    let table = table.refuses_to(A, "claim NOL-HOU-1", "TL-6.2").play_as(A, "claim ATL-SAV-1");
    assert_eq!(table.game.owner(route("ATL-SAV-1")), Some(A));
    assert_eq!(table.coins_of(A), 5, "claiming as such earns nothing");
    assert_eq!(table.deciders(), [1], "one route a turn");
    let table = table.hand(B, "2 green").refuses_to(B, "claim ATL-SAV-1", "TL-6.1");
    // Far away from A's first route.
    let table = table.play_as(B, "deck").play_as(B, "deck").play_as(C, "tickets").play_as(C, "keep");
    let table = table.play_as(D, "tickets").play_as(D, "keep").play_as(A, "claim QUE-BAN-1");
    assert_eq!(table.game.player(A).routes.len(), 2);
}

/// Case 23 of the list in [`super::cases`].
#[test]
fn a_route_needs_its_trains() {
    proves!("TL-6.6");
    let table = first_game(2).hand(A, "3 black 2 yellow").display("5 green").trains(A, 2);
    let table = table.refuses_to(A, "claim BUF-PHI-1", "TL-6.6");
    assert!(table.legal_for(A).contains(&"claim BUF-PIT-1".to_owned()));
}

/// Cases 33, 34 of the list in [`super::cases`].
#[test]
fn parallel_tracks_by_the_number_of_players() {
    proves!("TL-6.9", "TL-6.10", "TL-6.11");
    let hands = |seats| {
        let table = first_game(seats)
            .display("5 black")
            .hand(A, "4 red 4 blue")
            .hand(B, "2 red 2 blue 2 white 1 green");
        table.play_as(A, "claim BUF-MTL-1")
    };
    hands(3).refuses_to(B, "claim BUF-MTL-2", "TL-6.10").refuses_to(B, "claim BUF-MTL-1", "TL-6.1");
    let table = hands(4).play_as(B, "claim BUF-MTL-2");
    assert_eq!(table.game.owner(route("BUF-MTL-2")), Some(B));
    let table = table.play_as(C, "tickets").play_as(C, "keep").play_as(D, "tickets").play_as(D, "keep");
    table.refuses_to(A, "claim BUF-MTL-2", "TL-6.1");
    // Nobody controls two tracks of a group, and triples never close.
    let table =
        first_game(2).display("5 yellow").hand(A, "2 white 2 green 2 black").hand(B, "2 green").top("4 red");
    let table = table.play_as(A, "claim BOS-NYC-1").play_as(B, "claim BOS-NYC-2");
    table.refuses_to(A, "claim BOS-NYC-3", "TL-6.9");
}

/// Case 35 of the list in [`super::cases`].
#[test]
fn a_campaign_of_five_with_three_at_the_table_counts_three() {
    proves!("TL-6.10");
    let scenario = Scenario { first: Some(0), closed_depots: vec![city("CHI")], ..Scenario::default() };
    let table = game_of(3, scenario).display("5 black").hand(A, "2 red").hand(B, "2 blue");
    table.play_as(A, "claim BUF-MTL-1").refuses_to(B, "claim BUF-MTL-2", "TL-6.10");
}

/// Case 31 of the list in [`super::cases`].
#[test]
fn cards_just_paid_may_come_back_from_an_empty_deck() {
    proves!("TL-6.7");
    let table = first_game(2).display("5 red").deck_only("1 green", B);
    let mut table = table;
    table.game.deck.clear();
    table.game.player_mut(A).hand.add("green".parse().unwrap());
    table.game.discard[Kind::NEWSPAPER.index()] = 0;
    let mut game = table.game;
    game.apply(A, "claim BOS-ALB-1".parse().unwrap(), &mut Events::muted()).unwrap();
    assert_eq!(game.player(A).hand.total(), 1, "the very card that was paid");
}

#[test]
fn events_at_the_payment_pay_and_charge() {
    proves!("TL-6.12", "TL-1.3");
    let table =
        first_game(2).current("EV-03").hand(A, "1 green").display("5 red").play_as(A, "claim LEW-PIT-1");
    assert_eq!(table.coins_of(A), 8);
    let table = first_game(2).current("EV-04").coins(A, 0).hand(A, "1 white").display("5 red");
    let table = table.play_as(A, "claim CHS-CLT-1");
    assert_eq!(table.coins_of(A), 0, "who has nothing pays nothing");
    let table =
        first_game(2).current("EV-04").hand(A, "1 white").display("5 red").play_as(A, "claim CHS-CLT-1");
    assert_eq!(table.coins_of(A), 4);
}
