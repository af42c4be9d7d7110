//! Postcards (TL-12).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;
use crate::{
    card::{Colour, Symbol},
    scenario::Office,
};

#[test]
fn postcards_stay_secret_until_used() {
    proves!("TL-12.1", "TL-12.3");
    let table = later(2, 5, &["FL", "GP"]).postcard(A, "120").display("5 green").top("9 red");
    assert!(!serde_json::to_string(&table.game.view(Some(B))).unwrap().contains("\"120\""));
    assert_eq!(table.game.view(Some(B)).players[0].postcards, 1);
    let table = table.play_as(A, "use 120");
    assert_eq!((table.coins_of(A), table.held(A, "120")), (8, (false, 1)));
    let table = table.refuses_to(A, "use 120", "TL-3.4").play_as(A, "deck").play_as(A, "deck");
    let table = table.play_as(B, "deck").play_as(B, "deck").play_as(A, "use 120");
    assert_eq!((table.coins_of(A), table.held(A, "120")), (11, (true, 0)));
    assert_eq!(table.game.view(Some(B)).players[0].finished.len(), 1);
    // A use without effect is refused.
    let table = later(2, 5, &["OR", "HW"]).postcard(A, "162").display("5 green");
    table.refuses_to(A, "use 162", "TL-3.4");
}

/// Cases 36, 37 of the list in [`super::cases`].
#[test]
fn each_extra_locomotive_serves_one_card() {
    proves!("TL-12.2");
    let table = later(2, 3, &[]).postcard(A, "101").postcard(A, "110").display("5 green");
    let table = table.top("9 white");
    let two = table
        .clone()
        .hand(A, "2 blue 2 loco")
        .play_as(A, "claim BAN-MTL-1")
        .play_as(A, "use 101")
        .play_as(A, "use 110");
    assert_eq!(two.coins_of(A), 12, "five and the company bonus");
    assert_eq!((two.cards_of(A), two.game.player(A).hand.locos()), (2, 0), "two cards drawn");
    let one = table.hand(A, "2 blue 1 loco").play_as(A, "claim BAN-MTL-1").play_as(A, "use 101");
    assert_eq!((one.coins_of(A), one.cards_of(A)), (12, 0), "the other could not be served");
    // An extra locomotive is no part of the set.
    let table = later(2, 3, &[]).postcard(A, "101").display("5 green").hand(A, "1 blue 1 loco");
    let table = table.play_as(A, "claim BAN-MTL-1");
    assert_eq!((table.coins_of(A), table.held(A, "101")), (7, (false, 2)));
}

#[test]
fn a_card_that_asks_for_pickaxes_needs_them_in_the_set() {
    proves!("TL-12.2");
    let table = later(2, 3, &[]).postcard(A, "105").display("5 green");
    let table = table
        .hand(A, "1 blue 1 blue-pickaxe 1 blue-skull 1 loco")
        .play_as(A, "claim BAN-MTL-1")
        .play_as(A, "use 105");
    assert_eq!(table.coins_of(A), 10, "one way to pay, three dollars and the company bonus");
    let pickaxe = Kind::coloured(Colour::Blue, Symbol::Pickaxe);
    assert_eq!(table.game.player(A).hand.of(pickaxe), 0, "the pickaxe was paid");
    let without = later(2, 3, &[]).postcard(A, "105").display("5 green").hand(A, "2 blue");
    let without = without.play_as(A, "claim BAN-MTL-1");
    assert_eq!(without.held(A, "105"), (false, 2), "it could not be announced");
}

/// A route that only a postcard makes payable says so, asks before the card is spent, and can be left.
#[test]
fn a_postcard_is_not_spent_without_asking() {
    proves!("TL-12.2");
    let table = later(2, 3, &[]).postcard(A, "128").display("5 green").top("9 red");
    let four = table.game.in_play().open.iter().find(|route| {
        let track = table.game.in_play().track(*route);
        track.length == 4 && track.colour.is_some_and(|colour| colour != crate::card::Colour::Green)
    });
    let route = four.expect("a route of four");
    let colour = table.game.in_play().track(route).colour.unwrap();
    let table = table.hand(A, &format!("3 {colour}"));
    let offers = table.game.view(Some(A)).own.unwrap().offers;
    let offer = offers.iter().find(|(id, _)| *id == route).map(|(_, offer)| offer.clone());
    let set = format!("3 {colour}").parse().unwrap();
    let card = PostcardId::find("128").unwrap();
    assert_eq!(offer, Some(crate::view::RouteOffer::PayableWith(card, vec![set])), "the hint names the card");
    let before = table.game.clone();
    let table = table.play_as(A, &format!("claim {route}")).offers(A, &["use 128", "decline"]);
    assert_eq!(table.held(A, "128"), (false, 2), "nothing is spent yet");
    let left = table.clone().play_as(A, "decline");
    assert!(left.game == before, "back where it was");
    let table = table.play_as(A, "use 128");
    assert_eq!((table.held(A, "128"), table.game.owner(route)), ((false, 1), Some(A)));
    // With enough cards nothing is asked.
    let rich = later(2, 3, &[]).postcard(A, "128").display("5 green").hand(A, &format!("4 {colour}"));
    let rich = rich.play_as(A, &format!("claim {route}"));
    assert!(rich.legal_for(A).iter().all(|text| text != "decline"));
}

#[test]
fn a_quest_is_completed_at_the_end_of_the_turn() {
    proves!("TL-12.4", "TL-10.6");
    let table = later(2, 3, &[]).postcard(A, "104").display("5 green").hand(A, "1 green").top("3 red");
    let table =
        table.routes(A, &["CHI-DET-1"]).play_as(A, "claim CIN-CHI-1").offers(A, &["use 104", "decline"]);
    let kept = table.clone().play_as(A, "decline");
    assert_eq!((kept.held(A, "104"), kept.deciders()), ((false, 1), vec![1]));
    let done = table.play_as(A, "use 104");
    assert_eq!((done.held(A, "104"), done.cards_of(A), done.deciders()), ((true, 0), 3, vec![1]));
}

/// Two steps of a chain in one turn, and the document at its end straight into the vault.
#[test]
fn a_chain_goes_on_at_once() {
    proves!("TL-12.4", "TL-22.4");
    let mut table = later(2, 9, &["GP", "OR", "HW", "BL", "SM", "FL"]).postcard(A, "302").display("5 green");
    table.game.player_mut(A).holdings.best_stash = 5;
    let colour = table.game.in_play().track(RouteId::find("DGC-OKC-1").unwrap()).colour.unwrap();
    let table = table
        .routes(A, &["OKC-DAL-1", "DAL-SAT-1"])
        .hand(A, &format!("1 {colour}"))
        .play_as(A, "claim DGC-OKC-1")
        .offers(A, &["use 302", "decline"]);
    assert!(table.legal_for(A).iter().all(|text| text != "use 303"), "it is still in the post office");
    let table = table.play_as(A, "use 302").offers(A, &["use 303", "decline"]);
    assert_eq!(table.game.view(Some(B)).players[0].postcards, 1, "the others see that a card came");
    assert!(!serde_json::to_string(&table.game.view(Some(B)).own).unwrap().contains("303"));
    let later = table.clone().play_as(A, "decline");
    assert_eq!(later.held(A, "303"), (false, 1), "it may be left for another turn");
    let table = table.play_as(A, "use 303");
    assert_eq!(
        (table.held(A, "302"), table.held(A, "303"), table.held(A, "304")),
        ((true, 0), (true, 0), (true, 0))
    );
    assert_eq!(table.deciders(), [1]);
    let steps = crate::facts::cards().postcards.iter().filter(|card| {
        card.benefits.iter().any(|benefit| matches!(benefit, crate::facts::effect::Benefit::Next { .. }))
    });
    assert!(
        steps.clone().count() == 13 && steps.clone().all(|card| card.vault > 0),
        "finished steps are worth something"
    );
}

#[test]
fn cards_for_the_set_up() {
    proves!("TL-12.5");
    let mut scenario = Scenario { first: Some(0), game: 10, ..Scenario::default() };
    scenario = scenario.completed(2).unwrap();
    let card = |no: &str| PostcardId::find(no).unwrap();
    scenario.offices[1] =
        Office { postcards: vec![(card("144"), 1), (card("204"), 0)], ..scenario.offices[1].clone() };
    let mut table = Table::at(opened_as(2, 3, &scenario));
    table = table.play_as(A, "keep").play_as(B, "keep");
    for seat in [B, A] {
        let hired = table.legal_for(seat)[0].clone();
        table = table.play_as(seat, &hired);
    }
    let (coins, cards) = (table.coins_of(B), table.cards_of(B));
    assert_eq!(table.held(B, "204"), (true, 0), "a document goes to the vault");
    let table = table.offers(B, &["use 144", "decline"]).play_as(B, "use 144");
    assert_eq!((table.coins_of(B), table.cards_of(B), table.deciders()), (coins + 3, cards + 2, vec![0]));
}

/// Case 59 of the list in [`super::cases`].
#[test]
fn cards_for_the_end_of_the_game() {
    proves!("TL-12.6");
    let table = later(2, 7, &["FL", "GP", "OR", "BL"]).postcard(A, "113").postcard(A, "142").trains(A, 0);
    let mut game = table.game;
    game.finish(&mut Events::muted());
    assert_eq!(game.slip(A).postcards, 12);
    assert_eq!(game.slip(A).trains + game.slip(A).postcards, 28);
    assert_eq!(game.player(A).holdings.late_slip, 5, "winning pays after the ranking");
    assert_eq!(game.ranking().standing(A).unwrap().score, 5 + 28);
}

/// Case 91 of the list in [`super::cases`].
#[test]
fn impossible_uses_are_traded_in() {
    proves!("TL-12.7");
    let mut table = later(2, 6, &["OR", "SM", "FL"]).postcard(A, "130").display("5 green");
    table.game.frontier.treasures.clear();
    table.game.frontier.clues.clear();
    table.game.player_mut(A).holdings.postcards.as_mut_slice()[0].uses = 1;
    let mut game = table.game;
    game.salvage(&mut Events::muted());
    assert_eq!(game.player(A).coins, 8);
    assert!(game.player(A).holdings.postcards.as_slice()[0].done);
}
