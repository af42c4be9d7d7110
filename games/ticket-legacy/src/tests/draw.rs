//! Drawing train cards (TL-4).

use railhead_game::proves;

use super::*;
use crate::{card::KINDS, state::pending::Pending};

#[test]
fn a_face_up_card_is_replaced_before_the_next() {
    proves!("TL-4.2");
    let table = first_game(2).display("1 red 4 blue").top("1 yellow").play_as(A, "take red");
    let table = table.offers(A, &["deck", "take yellow", "take blue"]).play_as(A, "take yellow");
    assert_eq!(table.cards_of(A), 2);
}

/// Cases 7, 8 of the list in [`super::cases`].
#[test]
fn a_face_up_locomotive_is_the_first_and_only_card() {
    proves!("TL-4.3", "TL-4.4");
    let table = first_game(2).display("1 loco 4 blue").top("3 red").play_as(A, "take loco");
    assert_eq!((table.cards_of(A), table.deciders()), (1, vec![1]));
    // One that has just been turned up is no second card either.
    let table = first_game(2).display("1 red 4 blue").top("1 loco").play_as(A, "take red");
    table.refuses_to(A, "take loco", "TL-4.4").offers(A, &["deck", "take blue"]);
}

/// Case 9 of the list in [`super::cases`].
#[test]
fn a_locomotive_from_the_deck_is_a_card_like_any_other() {
    proves!("TL-4.5");
    let table = first_game(2).display("1 loco 4 blue").top("1 loco 1 red").play_as(A, "deck");
    let table = table.offers(A, &["deck", "take blue"]).play_as(A, "deck");
    assert_eq!((table.cards_of(A), table.game.player(A).hand.locos()), (2, 1));
}

#[test]
fn the_second_card_is_a_duty_while_there_is_one() {
    proves!("TL-4.6", "TL-4.10");
    let table = first_game(2).display("5 blue").deck_only("9 red", B).play_as(A, "deck");
    let table = table.refuses_to(A, "pass", "TL-3.4");
    assert_eq!(table.deciders(), [0], "still owes a card though fewer than nine are left");
    let table = table.play_as(A, "take blue");
    assert_eq!(table.cards_of(A), 2);
    // With nothing but locomotives left to take, one card is enough.
    let mut table = first_game(2).display("2 loco 1 blue").deck_only("9 red", B);
    table.game.deck.clear();
    table.game.player_mut(B).hand.remove("red".parse().unwrap());
    table.game.draw.taken = 0;
    table.game.pending.pop();
    table.game.pending.push(Pending::Second);
    table.game.display = [Some(Kind::LOCO), Some(Kind::LOCO), None, None, None];
    table.game.play_on(&mut Events::muted());
    assert_eq!(table.deciders(), [1]);
}

/// Cases 10, 11 of the list in [`super::cases`].
#[test]
fn three_face_up_locomotives_clear_the_display() {
    proves!("TL-4.7");
    let table =
        first_game(2).display("2 loco 1 red 2 blue").top("1 loco 2 loco 1 loco 2 green 2 black 3 white");
    let table = table.play_as(A, "take red");
    // The first five new cards show three locomotives again: once more, and only when all five were out.
    let shown = table.game.display;
    assert!(shown.iter().filter(|card| **card == Some(Kind::LOCO)).count() < 3);
    let cleared = table.told.iter().filter(|told| told.event == Event::Cleared).count();
    assert_eq!(cleared, 2);
    assert_eq!(table.deciders(), [0], "and then the second card is taken from the new ones");
    assert_eq!(table.game.discard[Kind::LOCO.index()], 6);
}

/// Case 13 of the list in [`super::cases`].
#[test]
fn a_reset_reshuffles_in_the_middle_if_it_must() {
    proves!("TL-4.9");
    let table = first_game(2).display("2 loco 1 red 2 blue").deck_only("1 loco 2 green", B);
    let table = table.discard("");
    let mut table = table;
    // Enough ordinary cards lie in the discard pile.
    for _ in 0..8 {
        let white: Kind = "white".parse().unwrap();
        table.game.player_mut(B).hand.remove(white);
        table.game.discard[white.index()] += 1;
    }
    let table = table.play_as(A, "take red");
    assert!(table.told.iter().any(|told| told.event == Event::Cleared));
    assert!(table.told.iter().any(|told| told.event == Event::Reshuffled));
}

/// Case 12 of the list in [`super::cases`].
#[test]
fn locomotives_stay_if_too_few_other_cards_are_left() {
    proves!("TL-4.8");
    for (ordinary, clears) in [(2, false), (3, true)] {
        let mut table = first_game(2).deck_only("3 loco", B);
        table.game.deck.clear();
        table.game.display = [Some(Kind::LOCO), Some(Kind::LOCO), Some(Kind::LOCO), None, None];
        (0..ordinary).for_each(|_| table.game.discard[0] += 1);
        assert_eq!(table.game.must_clear(), clears, "{ordinary} ordinary cards");
    }
}

#[test]
fn an_empty_deck_is_made_of_the_discard_pile_with_its_newspapers() {
    proves!("TL-4.9", "TL-4.10", "TL-4.11");
    let table = first_game(2).display("5 blue").deck_only("1 red", B);
    assert_eq!(table.game.discard[Kind::NEWSPAPER.index()], 6);
    let table = table.refuses_to(A, "deck", "TL-4.10").refuses_to(A, "take blue", "TL-4.10");
    let mut table = table;
    for _ in 0..2 {
        table.game.player_mut(B).hand.remove(Kind::LOCO);
        table.game.discard[Kind::LOCO.index()] += 1;
    }
    assert_eq!(table.game.supply(), 9, "nine cards: allowed again");
    let table = table.play_as(A, "deck");
    assert!(table.cards_of(B) > 50, "no limit to a hand");
    assert_eq!(table.deciders(), [0]);
    let table = table.play_as(A, "deck");
    assert!(table.told.iter().any(|told| told.event == Event::Reshuffled));
}

/// Case 17 of the list in [`super::cases`].
#[test]
fn visible_cards_do_not_help_an_empty_supply() {
    proves!("TL-4.10");
    let mut table = first_game(2).display("5 blue").deck_only("1 red", B);
    table.game.deck.clear();
    table.game.discard = [0; KINDS];
    table.refuses_to(A, "take blue", "TL-4.10").refuses_to(A, "deck", "TL-4.10");
}
