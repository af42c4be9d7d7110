//! Turns, and the tiles drawn in them (LS-3, LS-10).

use railhead_game::{Seat, proves};

use super::position::{Words as _, position};
use crate::{action::Action, event::Event};

/// Four full hands, an empty pool, all other tiles on the map.
const DRY: &str = "laid rest; seat 0: hand A2 C2 D2 E2; seat 1: hand B2 F2 U2 V2
    seat 2: hand W2 X2 Y2 Z2; seat 3: hand C3 D3 E3 F3";

#[test]
fn t46_nothing_is_drawn_from_an_empty_pool() {
    proves!("LS-10.2");
    position(DRY)
        .pool(0)
        .play("lay C2; pass")
        .never(|event| matches!(event, Event::Drew { .. }))
        .hand(0, "A2 D2 E2")
        .turn(1);
}

#[test]
fn t47_a_seat_without_tiles_is_skipped() {
    proves!("LS-3.4");
    position("laid rest; seat 0: hand; seat 1: hand A2 B2; seat 2: hand C2; seat 3: hand D2")
        .happened(|event| matches!(event, Event::Skipped { seat } if seat.0 == 0))
        .turn(1)
        .refuses_to(Seat(0), "buy Denver", "LS-3.1");
}

#[test]
fn t48_tiles_of_a_bankrupt_are_drawn_one_a_turn() {
    proves!("LS-10.2", "LS-9.2");
    position("3 players; laid rest; turn 1; seat 0: hand A2 C2 D2; seat 1: cash 0, hand B2 F2 U2; seat 2: hand W2 X2 Y2")
        .bankrupt(1)
        .pool(3)
        .turn(2)
        .play("lay W2; pass")
        .hand_size(2, 3)
        .pool(2);
}

/// 46 tiles lie; the two that are missing are in the hands of seats that cannot pay for them.
const DEADLOCK: &str =
    "laid rest; turn 2; seat 1: hand; seat 2: cash 0, hand A2; seat 3: cash 0, hand B2; seat 0: hand";

#[test]
fn t56_an_empty_hand_draws_from_a_pool_that_was_filled_again() {
    proves!("LS-3.3", "LS-9.2");
    let table =
        position(&format!("{DEADLOCK}, cash 5000")).bankrupt(2).bankrupt(3).turn(0).pool(1).hand_size(0, 1);
    let last = table.game.player(Seat(0)).hand.first().unwrap().to_string();
    let cash = if last == "A2" { 24_000 } else { 21_000 };
    table.play(&format!("lay {last}")).cash(0, cash).ranks(&[2, 1, 4, 3]);
}

#[test]
fn t57_who_cannot_pay_for_the_tile_drawn_is_bankrupt_too() {
    proves!("LS-3.3", "LS-9.4", "LS-12.4");
    position(&format!("{DEADLOCK}, cash 0"))
        .bankrupt(0)
        .ranks(&[2, 1, 4, 3])
        .happened(|event| matches!(event, Event::LastSolvent { seat } if seat.0 == 1));
}

#[test]
fn t29_laying_is_a_duty() {
    proves!("LS-3.2");
    position("laid A4; seat 0: land OMA-1, hand A3 B3 V2 Z3")
        .refuses("pass", "LS-3.2")
        .refuses("buy Omaha", "LS-3.1")
        .refuses("sell OMA-1", "LS-8.1");
    for nothing in ["bankrupt", "draw", "skip"] {
        assert!(nothing.parse::<Action>().is_err(), "{nothing}");
    }
}

#[test]
fn a_turn_is_lay_then_buy_then_draw_and_goes_clockwise() {
    proves!("LS-3.1", "LS-10.1");
    let table = position("3 players; laid A4; seat 0: hand A3 C1; seat 1: hand D1; seat 2: hand B1")
        .refuses_to(Seat(1), "lay D1", "LS-3.1")
        .pool(43)
        .play("lay A3")
        .buying()
        .refuses("lay C1", "LS-3.1")
        .hand(0, "C1")
        .pool(43);
    table
        .play("buy Omaha")
        .hand_size(0, 2)
        .pool(42)
        .turn(1)
        .play("lay D1; pass")
        .turn(2)
        .play("lay B1")
        .turn(0);
}

#[test]
fn a_turn_with_nothing_left_to_decide_waits_for_its_end() {
    proves!("LS-3.6", "LS-10.1");
    let waits = "turns wait; 3 players; laid A4; seat 0: hand A3 B1; seat 1: hand D1; seat 2: hand C1";
    let bought = position(waits).refuses("end", "LS-3.6").play("lay A3").buying().refuses("end", "LS-3.6");
    let bought = bought.play("buy Omaha").turn(0).offers("end").hand(0, "B1").pool(43);
    bought.refuses("pass; buy Omaha; lay B1", "LS-3.6").play("end").hand_size(0, 2).pool(42).turn(1);
    let took = position(waits).play("lay B1").turn(0).offers("end").hand(0, "A3");
    took.play("end").hand_size(0, 2).turn(1);
    position(waits).play("lay A3; pass").hand_size(0, 2).turn(1);
    let forced = "turns wait; 3 players; laid A4; seat 0: hand B1; seat 1: hand D1; seat 2: hand C1";
    position(forced).play("lay B1").hand_size(0, 1).turn(1);
    let by_itself = "3 players; laid A4; seat 0: hand A3 B1; seat 1: hand D1; seat 2: hand C1";
    position(by_itself).play("lay B1").hand_size(0, 2).turn(1);
}

#[test]
fn a_choice_of_one_is_still_declared_when_it_is_a_tile() {
    proves!("LS-3.5");
    position("laid A4; seat 0: hand A3").turn(0).offers("lay A3");
}
