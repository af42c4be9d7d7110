//! Employees (TL-11).

use railhead_game::{Options, Seat, proves};
use railhead_pieces::Named;

use super::*;
use crate::state::pending::Pending;

const ALL: &[&str] = &["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];

#[test]
fn employees_are_hired_from_the_last_seat_on() {
    proves!("TL-11.1");
    let scenario = Scenario { first: Some(0), game: 2, ..Scenario::default() };
    let mut table = Table::at(opened_as(3, 2, &scenario));
    for seat in Seat::all(3) {
        table = table.play_as(seat, "keep");
    }
    assert_eq!((table.deciders(), table.legal_for(C).len()), (vec![2], 5));
    let hired = table.legal_for(C)[0].clone();
    let table = table.play_as(C, &hired);
    assert_eq!((table.deciders(), table.legal_for(B).len()), (vec![1], 4));
    assert!(!table.legal_for(B).contains(&hired));
    assert!(
        opened(3, 2, &Options::default()).in_play().employees.is_empty(),
        "nobody to hire in the first game"
    );
}

/// Case 93 of the list in [`super::cases`].
#[test]
fn employees_add_to_the_start() {
    proves!("TL-11.2");
    let hire = |code: &str, top: &str| {
        let mut table = later(2, 6, &["FL", "GP", "OR"]).top(top);
        table.game.pending.push(Pending::Hire { seat: A });
        table.game.hire(A, EmployeeId::find(code).unwrap(), &mut Events::muted());
        table
    };
    assert_eq!(hire("EM-01", "").coins_of(A), 8);
    let yard = hire("EM-02", "1 newspaper 2 red");
    assert_eq!((yard.cards_of(A), yard.event()), (2, "none"), "a newspaper is shuffled back");
    assert_eq!(hire("EM-11", "").game.player(A).trains, 37);
}

#[test]
fn employees_pay_up_to_their_limit() {
    proves!("TL-11.3");
    let mut table =
        later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-13").employee(B, "EM-06");
    let table2 = {
        table.game.active = B;
        table.game.pending.clear();
        table.game.begin_turn(&mut Events::muted());
        table.display("5 green").hand(B, "2 red").play_as(B, "claim NAS-ATL-1")
    };
    assert_eq!((table2.coins_of(A), table2.coins_of(B)), (6, 8), "mirror one, bonus three");
    let mut game = table2.game;
    game.players[0].holdings.earned = 6;
    game.mirror_company_bonus(B, &mut Events::muted());
    assert_eq!(game.player(A).coins, 6, "the limit is reached");
}

#[test]
fn a_cardsharp_exchanges_the_hand_once() {
    proves!("TL-11.4");
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).display("5 green");
    let table = table.refuses_to(A, "redraw", "TL-11.4").employee(A, "EM-14").hand(A, "3 red").top("3 white");
    let table = table.play_as(A, "redraw");
    assert_eq!(table.game.player(A).hand.of("white".parse().unwrap()), 3);
    let table = table.play_as(B, "deck").play_as(B, "deck").refuses_to(A, "redraw", "TL-11.4");
    assert_eq!(table.deciders(), [0]);
}

/// Case 86 of the list in [`super::cases`].
#[test]
fn a_fireman_draws_after_a_locomotive() {
    proves!("TL-11.5", "TL-15.6");
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-03");
    let table = table.display("2 loco 3 green").top("1 red 1 white");
    let drawn = table.clone().play_as(A, "take loco").offers(A, &["deck", "decline"]).play_as(A, "deck");
    assert_eq!((drawn.cards_of(A), drawn.deciders()), (2, vec![1]));
    let cursed = table.clone().curse(A, "CU-5").play_as(A, "take loco");
    assert_eq!(cursed.deciders(), [1], "rusty couplings forbid it");
    let open = table.current("EV-05").play_as(A, "take loco");
    assert_eq!(open.game.pending.last(), Some(Pending::Second), "an ordinary card in the open yard");
}

#[test]
fn a_medium_sees_the_next_event() {
    proves!("TL-11.6", "TL-10.6");
    let table = later(2, 10, &["FL", "GP", "OR", "BL", "HW", "SM", "CA"]).employee(A, "EM-15");
    let table = table.display("5 green").next_events(&["EV-04", "EV-03"]).play_as(A, "peek");
    assert_eq!(table.game.view(Some(A)).own.unwrap().foreseen.map(EventId::id), Some("EV-04"));
    assert_eq!(table.game.view(Some(B)).own.unwrap().foreseen, None);
    let table = table.play_as(A, "bury");
    assert_eq!(table.game.events.last().map(EventId::id), Some("EV-03"));
    assert_eq!(table.deciders(), [0], "the action is still to come");
    table.refuses_to(A, "peek", "TL-3.4");
}

#[test]
fn looking_at_two_cards_keeps_one() {
    proves!("TL-11.7", "TL-11.9");
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-04").display("5 green");
    let table = table.top("1 newspaper 1 red 1 white").next_events(&["EV-03"]);
    let looked = table.clone().play_as(A, "deck").offers(A, &["pick red bottom", "pick white bottom"]);
    assert_eq!(looked.event(), "EV-03", "the newspaper acts first");
    let looked = looked.play_as(A, "pick white bottom");
    assert_eq!(looked.game.deck.as_slice()[0], "red".parse().unwrap());
    // With the signal reform the seat may choose where the rest goes.
    let both = table.current("EV-08").next_events(&["EV-04"]);
    let mut both = both;
    both.game.deck.pop();
    both.game.discard[Kind::NEWSPAPER.index()] += 1;
    let both = both.play_as(A, "deck");
    assert_eq!(both.legal_for(A).len(), 4);
    both.refuses_to(A, "pick blue bottom", "TL-11.7");
    // Two cards about the number of tickets: the better one, not the sum.
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-05").current("EV-13");
    let table = table.display("5 green").play_as(A, "tickets");
    assert_eq!(table.game.player(A).offered.len(), 4);
}

/// Cases 59, 92 of the list in [`super::cases`].
#[test]
fn employees_at_the_end() {
    proves!("TL-11.8");
    let table = later(2, 11, ALL).employee(A, "EM-10").coins(A, 17);
    let mut game = table.game;
    game.settle_interest(&mut Events::muted());
    assert_eq!(game.player(A).coins, 20);
    let table = later(2, 11, ALL).employee(A, "EM-12").tickets(A, &["EC-19", "EC-01"]);
    assert_eq!(table.game.slip(A).tickets, -11, "the cheapest is forgiven");
    let table = later(2, 11, ALL).employee(A, "EM-16").trains(A, 5);
    assert_eq!(table.game.slip(A).trains, 6);
}

/// Case 94 of the list in [`super::cases`].
#[test]
fn a_clerk_changes_the_action_but_not_the_set_up() {
    proves!("TL-11.9", "TL-2.6");
    let table =
        later(2, 2, &[]).employee(A, "EM-05").display("5 red").tickets_left(2, B).play_as(A, "tickets");
    assert_eq!(table.game.player(A).offered.len(), 2, "four, or what is left");
}
