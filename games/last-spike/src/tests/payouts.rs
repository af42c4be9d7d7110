//! Payouts (LS-6).

use railhead_game::proves;

use super::position::{Words as _, position};
use crate::event::Event;

#[test]
fn t16_free_land_counts_for_the_payout_of_the_same_tile() {
    proves!("LS-5.2", "LS-6.1");
    position("laid A2 A3 A4; seat 0: cash 10000, land OMA-1, hand A1")
        .play("lay A1")
        .paid(&[(0, "St. Louis", 9), (0, "Omaha", 6), (3, "Omaha", 6)])
        .cash(0, 22_000)
        .holds(0, "STL-0 OMA-1")
        .turn(1);
}

/// The worked example of the printed rules: two Denver cards and one of Dodge City bring 10,000 and 7,000.
#[test]
fn t17_each_holder_is_paid_by_the_number_of_cards() {
    proves!("LS-6.1", "LS-6.2", "LS-6.3");
    position(
        "laid E1 E3 E4; seat 0: hand E2
         seat 1: land DEN-1 DEN-2 DOD-1; seat 2: land DEN-3; seat 3: land DEN-0 DOD-0",
    )
    .play("lay E2")
    .paid(&[
        (1, "Dodge City", 7),
        (3, "Dodge City", 7),
        (1, "Denver", 10),
        (2, "Denver", 5),
        (3, "Denver", 5),
    ])
    .cash(0, 39_000)
    .cash(1, 57_000)
    .cash(2, 45_000)
    .cash(3, 52_000);
}

#[test]
fn t18_a_city_pays_for_each_of_its_routes() {
    proves!("LS-6.1");
    position("complete E; laid D1 D2 D3; seat 0: land DEN-1, hand D4")
        .play("lay D4")
        .paid(&[(3, "Omaha", 6), (0, "Denver", 5), (3, "Denver", 5)])
        .cash(0, 43_000)
        .cash(3, 51_000);
}

#[test]
fn t45_a_payout_may_be_spent_at_once() {
    proves!("LS-7.3");
    position("laid B4 E2 E3 E4; seat 0: cash 1000, land DEN-1, hand E1")
        .play("lay E1; buy Denver")
        .holds(0, "DEN-1 DEN-2")
        .cash(0, 1_000);
}

#[test]
fn five_cards_with_the_free_one_bring_the_highest_sum() {
    proves!("LS-6.2");
    position("laid E1 E3 E4; seat 0: hand E2; seat 1: land DEN-0 DEN-1 DEN-2 DEN-3 DEN-4")
        .play("lay E2")
        .paid(&[(3, "Dodge City", 7), (1, "Denver", 25)]);
}

#[test]
fn a_tile_that_completes_nothing_pays_nothing() {
    proves!("LS-6.1");
    position("complete E; laid D1 D2; seat 0: land DEN-1, hand D3").play("lay D3").paid(&[]);
}

#[test]
fn a_payout_cannot_pay_for_its_own_tile() {
    proves!("LS-6.4");
    position("laid E1 E2 E4; seat 0: cash 2000, land DEN-0, hand E3; seat 3: land DOD-0")
        .bankrupt(0)
        .paid(&[]);
}

#[test]
fn land_sold_for_the_tile_is_no_longer_paid() {
    proves!("LS-6.4");
    position("laid E1 E2 E4; seat 0: cash 2000, land DEN-1, hand E3; seat 3: land DOD-0 DEN-0")
        .play("lay E3")
        .happened(|event| matches!(event, Event::Sold { .. }))
        .paid(&[(3, "Dodge City", 7), (3, "Denver", 5)])
        .cash(0, 0);
}
