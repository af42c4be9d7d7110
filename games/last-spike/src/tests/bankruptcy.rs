//! Bankruptcy (LS-9).

use railhead_game::{Seat, proves};

use super::position::{Words as _, position};
use crate::event::Event;

#[test]
fn t25_cards_of_a_city_that_pays_no_more_cannot_be_sold() {
    proves!("LS-8.4", "LS-9.1");
    position("complete A B; laid C1 D1; seat 0: cash 0, land STL-0 STL-1 STL-2, hand D2 C2 E2 F2")
        .bankrupt(0)
        .turn(1);
}

#[test]
fn t26_as_long_as_a_route_is_open_its_cities_cards_can_be_sold() {
    proves!("LS-8.3", "LS-8.4", "LS-9.1");
    position("complete A; laid B1 B2 B4 C1 D1; seat 0: cash 0, land STL-0 STL-1 STL-2, hand D2 C2 E2 F2")
        .solvent(0)
        .play("lay D2")
        .offers("sell STL-1; sell STL-2")
        .refuses("sell STL-0", "LS-8.3")
        .play("sell STL-1")
        .cash(0, 2_000);
}

const RUIN: &str = "complete A F U X; laid Y4 Z4 C1 C2 D1 D4
    seat 1: hand E1 E2 W3 W4; seat 2: hand B1 B2 B3 B4; seat 3: hand C3 C4 D2 D3
    seat 0: cash 1000, land DEN-0 DEN-2 OMA-1, hand V1 Y3 W2";

#[test]
fn t27_a_bankrupt_gives_everything_back() {
    proves!("LS-9.1", "LS-9.2", "LS-9.3", "LS-7.2");
    position(&format!("{RUIN} Z3"))
        .bankrupt(0)
        .cash(0, 0)
        .holds(0, "")
        .hand(0, "")
        .pool(14)
        .pile("Denver", "DEN-1 DEN-2 DEN-3 DEN-4")
        .pile("Omaha", "OMA-1 OMA-2 OMA-3 OMA-4")
        .never(|event| matches!(event, Event::Laid { .. } | Event::Bought { .. } | Event::Drew { .. }))
        .turn(1)
        .play("lay E1; buy Denver")
        .holds(1, "DEN-1");
}

#[test]
fn t28_a_cheap_tile_keeps_a_poor_seat_in_the_game() {
    proves!("LS-9.1");
    position(&format!("{} E1", RUIN.replace("E1 E2", "E3 E2")))
        .solvent(0)
        .offers("lay E1")
        .play("lay E1")
        .never(|event| matches!(event, Event::Sold { .. }))
        .cash(0, 0)
        .holds(0, "OMA-1 DEN-0 DEN-2");
}

#[test]
fn t30_the_last_solvent_seat_wins() {
    proves!("LS-9.4");
    position("2 players; seat 0: cash 0, hand A2 B2 C2 D2")
        .bankrupt(0)
        .ranks(&[2, 1])
        .cash(1, 60_000)
        .refuses_to(Seat(1), "pass", "LS-9.4")
        .never(|event| matches!(event, Event::LastSpike { .. } | Event::Paid { .. }));
}

#[test]
fn t31_the_others_play_on() {
    proves!("LS-9.3", "LS-2.4");
    let table = position("3 players; turn 1; seat 1: cash 0, hand A2 B2 C3 D2").bankrupt(1).turn(2);
    let table = table.any_turn().turn(0).any_turn().turn(2).any_turn().turn(0);
    assert!(table.game.set_aside.is_empty());
    assert_eq!(table.view(None).set_aside, 0);
}

#[test]
fn t33_the_bonus_cannot_pay_for_the_last_spike() {
    proves!("LS-6.4", "LS-9.1");
    position("complete Y X F E B A; laid V1 V2 V4 Z1 Z2 Z4; seat 0: cash 2000, hand V3 C4 U4 W2")
        .bankrupt(0)
        .not_over();
}

#[test]
fn t52_free_land_that_left_the_game_is_not_given_again() {
    proves!("LS-5.4", "LS-7.2");
    position("laid D4; removed DEN-0; bankrupt 1; seat 0: hand W1")
        .play("lay W1")
        .never(|event| matches!(event, Event::FreeLand { .. }))
        .play("buy Denver")
        .holds(0, "DEN-1");
}

#[test]
fn a_seat_without_money_stays_in_until_its_own_turn() {
    proves!("LS-9.1");
    position("laid A4; seat 0: hand A3; seat 1: cash 0, hand A2 B2 C2 D2; seat 2: hand E1")
        .solvent(1)
        .play("lay A3")
        .solvent(1)
        .play("pass")
        .bankrupt(1)
        .turn(2);
}

#[test]
fn a_bankrupt_is_paid_nothing_more() {
    proves!("LS-9.3", "LS-6.3");
    position("bankrupt 1; removed DEN-0; laid E1 E3 E4; seat 0: hand E2")
        .play("lay E2")
        .paid(&[(3, "Dodge City", 7)])
        .cash(1, 0);
}

#[test]
fn bankruptcies_may_follow_one_another() {
    proves!("LS-9.3", "LS-9.4", "LS-12.4");
    position("seat 0: cash 0, hand A2 B2; seat 1: cash 0, hand C2 D2; seat 2: cash 0, hand E2 F2")
        .ranks(&[4, 3, 2, 1])
        .cash(3, 40_000);
}
