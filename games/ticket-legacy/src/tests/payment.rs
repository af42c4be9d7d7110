//! Sets of cards that pay for a route (TL-6.3 to TL-6.5).

use railhead_game::proves;

use super::*;
use crate::{
    card::{Colour, Hand, Kind, Symbol},
    rules::{
        Flow,
        payment::{Payment, Price},
    },
};

#[test]
fn a_set_has_the_routes_length_and_colour() {
    proves!("TL-6.3", "TL-6.5", "TL-6.7");
    let table = first_game(2).hand(A, "2 red 2 blue 2 loco").display("5 green").top("2 white");
    let table = table.refuses_to(A, "claim BUF-PHI-1", "TL-6.3").play_as(A, "claim BUF-MTL-1");
    let table = table.offers(A, &["pay 2 red", "pay 1 red 1 loco", "pay 2 loco"]);
    let table = table.refuses_to(A, "pay 1 red", "TL-6.3").refuses_to(A, "pay 2 blue", "TL-6.3");
    let table = table.refuses_to(A, "pay 2 white", "TL-6.3").play_as(A, "pay 1 red 1 loco");
    assert_eq!(table.game.discard[Kind::LOCO.index()], 1);
    assert_eq!(table.cards_of(A), 4);
    // A set of locomotives alone does for any colour.
    let table = first_game(2).hand(A, "2 loco").play_as(A, "claim BUF-MTL-2");
    assert_eq!(table.cards_of(A), 0, "there was one way to pay");
}

/// Case 25 of the list in [`super::cases`].
#[test]
fn grey_takes_one_colour() {
    proves!("TL-6.4", "TL-5.4");
    let table = first_game(2).hand(A, "2 red 1 blue").display("5 green").top("2 white");
    let table = table.refuses_to(A, "claim BUF-NYC-1", "TL-6.4");
    let with_loco = table.clone().hand(A, "1 loco").play_as(A, "claim BUF-NYC-1");
    assert_eq!(with_loco.game.owner(route("BUF-NYC-1")), Some(A));
    // Right of passage: two colours.
    let table = table.current("EV-06").play_as(A, "claim BUF-NYC-1");
    assert_eq!(table.game.owner(route("BUF-NYC-1")), Some(A));
    let table = first_game(2).hand(A, "2 red 2 blue 1 loco").play_as(A, "claim BUF-NYC-1");
    table.refuses_to(A, "pay 2 red 1 blue", "TL-6.4").refuses_to(A, "pay 3 red", "TL-6.5");
}

fn hand(cards: &[(Colour, u8)], locos: u8) -> Hand {
    let mut hand = Hand::default();
    for (colour, count) in cards {
        (0..*count).for_each(|_| hand.add(Kind::coloured(*colour, Symbol::Plain)));
    }
    (0..locos).for_each(|_| hand.add(Kind::LOCO));
    hand
}

fn listed(price: Price, hand: &Hand) -> Vec<String> {
    let mut texts = Vec::new();
    let _ = price.each(hand, |payment| {
        texts.push(payment.to_string());
        Flow::Continue(())
    });
    texts
}

const GREY: Price = Price { colour: None, cards: 3, colours: 1, spare_locos: 0, spare_cards: 0 };

#[test]
fn sets_are_listed_cheapest_in_locomotives_first() {
    let hand = hand(&[(Colour::Red, 2), (Colour::Blue, 3)], 3);
    assert_eq!(
        listed(GREY, &hand),
        ["3 blue", "2 red 1 loco", "2 blue 1 loco", "1 red 2 loco", "1 blue 2 loco", "3 loco"]
    );
    let red = Price { colour: Some(Colour::Red), ..GREY };
    assert_eq!(listed(red, &hand), ["2 red 1 loco", "1 red 2 loco", "3 loco"]);
}

#[test]
fn two_colours_only_where_allowed() {
    let hand = hand(&[(Colour::Red, 2), (Colour::Blue, 1)], 0);
    assert!(!GREY.is_met(&hand));
    assert_eq!(listed(Price { colours: 2, ..GREY }, &hand), ["2 red 1 blue"]);
}

#[test]
fn spare_cards_must_be_left_over() {
    let hand = hand(&[(Colour::Red, 3)], 1);
    assert_eq!(listed(Price { spare_locos: 1, ..GREY }, &hand), ["3 red"]);
    assert_eq!(listed(Price { spare_cards: 1, ..GREY }, &hand), ["3 red", "2 red 1 loco"]);
    assert!(!Price { spare_cards: 2, ..GREY }.is_met(&hand));
    assert!(!Price { spare_locos: 2, ..GREY }.is_met(&hand));
}

#[test]
fn notation_reads_back_in_one_form_only() {
    for text in ["2 red", "3 loco", "2 red 1 blue", "1 red 1 blue 1 loco"] {
        assert_eq!(text.parse::<Payment>().map(|payment| payment.to_string()), Ok(text.to_owned()));
    }
    for text in ["", "red", "0 loco", "1 loco 2 red", "2  red", "02 red", "1 red 1 blue 1 green"] {
        assert!(text.parse::<Payment>().is_err(), "{text:?}");
    }
}
