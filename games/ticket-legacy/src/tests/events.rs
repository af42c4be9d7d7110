//! Newspapers and events (TL-5).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;

/// Cases 3, 4 of the list in [`super::cases`].
#[test]
fn a_newspaper_turns_up_an_event_and_is_replaced() {
    proves!("TL-5.1", "TL-5.2");
    let table =
        first_game(3).display("5 blue").top("1 newspaper 1 red").next_events(&["EV-03"]).play_as(A, "deck");
    assert_eq!((table.event(), table.cards_of(A)), ("EV-03", 1));
    assert_eq!(table.game.discard[Kind::NEWSPAPER.index()], 1);
    assert_eq!(table.deciders(), [0], "it was one card: the second follows");
    // Two in a row: two events, one card.
    let table = first_game(3).display("5 blue").top("2 newspaper 1 red").next_events(&["EV-03", "EV-04"]);
    let table = table.play_as(A, "deck");
    assert_eq!((table.event(), table.cards_of(A), table.game.past.len()), ("EV-04", 1, 2));
}

/// Cases 5, 6 of the list in [`super::cases`].
#[test]
fn a_newspaper_as_replacement_acts_before_the_second_card() {
    proves!("TL-5.1", "TL-5.4");
    let table =
        first_game(2).display("1 red 1 loco 3 blue").top("1 newspaper 1 green").next_events(&["EV-05"]);
    let table = table.play_as(A, "take red");
    assert_eq!(table.event(), "EV-05");
    // While the yard is open, a locomotive is an ordinary card.
    let table = table.play_as(A, "take loco");
    assert_eq!((table.cards_of(A), table.deciders()), (2, vec![1]));
    let table = table.top("2 yellow").play_as(B, "take blue").play_as(B, "deck");
    assert_eq!(table.cards_of(B), 2);
}

#[test]
fn nothing_but_newspapers_gives_no_card() {
    proves!("TL-5.3");
    let mut table = first_game(2).display("5 blue").deck_only("9 red", B).play_as(A, "take blue");
    table.game.deck.clear();
    table.game.player_mut(B).hand.add("red".parse().unwrap());
    let newspapers = table.game.discard[Kind::NEWSPAPER.index()];
    assert!(newspapers > 0);
    let before = table.cards_of(A);
    let mut game = table.game.clone();
    game.apply(A, Action::Deck, &mut Events::muted()).unwrap();
    assert_eq!(game.player(A).hand.total(), before, "no replacement");
    assert!(game.current_event().is_some(), "but an event");
}

#[test]
fn an_immediate_event_acts_once_and_ends_the_one_before() {
    proves!("TL-5.5");
    let table =
        first_game(2).current("EV-04").display("5 blue").top("1 newspaper 2 red").next_events(&["EV-01"]);
    let table = table.routes(A, &["BAN-MTL-1"]).play_as(A, "deck");
    assert_eq!((table.event(), table.coins_of(A), table.coins_of(B)), ("EV-01", 6, 6));
    let table = table.play_as(A, "deck").hand(B, "1 white").top("1 green").play_as(B, "claim CHS-CLT-1");
    assert_eq!(table.coins_of(B), 6, "no surcharge any more, and no second dividend");
}

#[test]
fn dividends_count_routes_of_the_own_colour() {
    let table = first_game(2).display("5 green").top("1 newspaper 2 red").next_events(&["EV-01"]);
    let table = table
        .routes(A, &["BAN-MTL-1", "PHI-BAL-2", "LEW-BAL-1", "KNO-CIN-1", "CHI-DET-1"])
        .play_as(A, "deck");
    assert_eq!((table.coins_of(A), table.coins_of(B)), (9, 6), "four at most, one at least");
}

#[test]
fn an_empty_event_deck_is_shuffled_anew_without_the_current_event() {
    proves!("TL-5.6");
    let mut table = first_game(2).display("5 blue").top("1 newspaper 2 red");
    let all: Vec<EventId> = table.game.events.as_slice().to_vec();
    table.game.events.clear();
    for event in &all {
        table.game.past.push(*event);
    }
    let current = table.event();
    let table = table.play_as(A, "deck");
    assert_ne!(table.event(), current);
    assert!(table.game.past.len() <= 3 && table.game.past.as_slice()[0].id() == current);
    // A single event stays and does nothing.
    let mut table = first_game(2).display("5 blue").top("1 newspaper 1 red");
    table.game.events.clear();
    table.game.past.push(EventId::find("EV-03").unwrap());
    let mut game = table.game;
    game.apply(A, Action::Deck, &mut Events::muted()).unwrap();
    assert_eq!((game.current_event().unwrap().id(), game.player(A).hand.total()), ("EV-03", 1));
}

/// Case 19 of the list in [`super::cases`].
#[test]
fn fresh_presses_shuffle_the_past_and_never_chain() {
    proves!("TL-5.7");
    let table =
        first_game(2).current("EV-03").display("5 blue").top("1 newspaper 2 red").next_events(&["EV-02"]);
    let table = table.play_as(A, "deck");
    assert_eq!(table.game.past.len(), 1, "the pile was shuffled in, one event turned up");
    assert_eq!(table.game.events.len(), 6);
    let mut table = first_game(2).display("5 blue").top("1 newspaper 1 red");
    table.game.events = [EventId::find("EV-02").unwrap()].into_iter().collect();
    let mut game = table.game;
    game.apply(A, Action::Deck, &mut Events::muted()).unwrap();
    assert_eq!(game.current_event().unwrap().id(), "EV-02");
    assert_eq!(game.player(A).hand.total(), 1);
}

#[test]
fn an_offer_goes_round_once() {
    proves!("TL-5.8");
    let table = first_game(3).hand(A, "2 red").hand(B, "1 red").hand(C, "1 blue 2 green");
    let table = table
        .display("5 yellow")
        .top("1 newspaper 1 white 1 black")
        .next_events(&["EV-07"])
        .play_as(A, "deck");
    assert_eq!(table.deciders(), [0]);
    let table = table.offers(A, &["accept", "decline"]).play_as(A, "accept");
    assert_eq!((table.coins_of(A), table.cards_of(A)), (8, 0), "both cards at once: there was no choice");
    assert_eq!(table.deciders(), [2], "B lacks the cards");
    let table = table.play_as(C, "accept").play_as(C, "discard green").play_as(C, "discard blue");
    assert_eq!((table.coins_of(C), table.coins_of(B), table.deciders()), (8, 5, vec![0]));
    assert_eq!(table.cards_of(A), 1, "now the replacement is drawn");
}

/// Case 22 of the list in [`super::cases`].
#[test]
fn a_strike_forbids_a_second_card_from_the_deck() {
    proves!("TL-5.4");
    let table = later(2, 10, &["FL", "GP", "OR", "BL", "HW", "SM", "CA"]).current("EV-16");
    let table = table.display("1 loco 1 blue 1 green").top("3 red").play_as(A, "deck");
    table.refuses_to(A, "deck", "TL-5.4").offers(A, &["take blue", "take green"]);
}

/// Case 20 of the list in [`super::cases`].
#[test]
fn presses_that_run_inside_a_claim_turn_up_the_next_event_there() {
    proves!("TL-5.7", "TL-6.12");
    let table =
        first_game(2).current("EV-04").hand(A, "1 green").display("5 red").top("1 newspaper 1 yellow");
    let table = table.next_events(&["EV-02"]).play_as(A, "claim BOS-ALB-1");
    let turned = table.told.iter().filter(|told| matches!(told.event, Event::EventTurned { .. })).count();
    assert_eq!(turned, 2, "the presses and the event after them");
    assert!(table.game.past.len() == 1 || table.event() == "EV-07");
}
