//! Sections 3, 4 and 5: the turn, laying track, free land.

use railhead_game::proves;

use super::table::position;
use crate::{
    Action, Event,
    piece::{Piece, Route},
};

#[test]
fn t3_the_first_tile_beside_a_city_brings_its_free_land() {
    proves!("LS-4.1", "LS-5.1", "LS-5.3");
    position("seat 0: hand A1 B3 V2 Z3")
        .play("lay A1")
        .cash(0, 37_000)
        .holds(0, "STL-0")
        .turn(1)
        .hand_size(0, 4)
        .pool(31);
}

#[test]
fn t4_all_tiles_cost_double_when_none_is_adjacent() {
    proves!("LS-4.4", "LS-4.6");
    position("seat 0: hand A2 B3 V2 Z3").legal("lay A2, lay B3, lay V2, lay Z3").costs(&[2, 2, 16, 14]);
}

#[test]
fn t5_a_tile_away_from_all_cities_brings_no_land() {
    proves!("LS-4.4", "LS-7.2", "LS-3.5");
    position("seat 0: hand A2 B3 V2 Z3").play("lay B3").cash(0, 38_000).holds(0, "").turn(1);
}

#[test]
fn t6_a_tile_beside_track_costs_what_is_printed() {
    proves!("LS-4.1", "LS-4.2");
    position("laid A1; seat 0: hand A2 B3 V2 Z3").play("lay A2").cash(0, 39_000);
}

#[test]
fn t7_two_spaces_away_is_not_adjacent() {
    proves!("LS-4.2", "LS-4.4");
    position("laid A4; seat 0: hand A2 B3 V2 Z3")
        .legal("lay A2, lay B3, lay V2, lay Z3")
        .costs(&[2, 2, 16, 14]);
}

#[test]
fn t8_track_across_a_city_is_not_adjacent() {
    proves!("LS-4.3");
    position("laid D4 E4; seat 0: hand V2 W2 A2 Z2").play("lay V2").cash(0, 24_000);
}

#[test]
fn t9_a_lone_tile_has_two_neighbours() {
    proves!("LS-4.2", "LS-5.1");
    position("laid C2; seat 0: hand C3; seat 1: hand C1")
        .play("lay C3")
        .cash(0, 37_000)
        .turn(1)
        .play("lay C1")
        .cash(1, 39_000)
        .holds(1, "OMA-0");
}

#[test]
fn t10_an_adjacent_tile_goes_first() {
    proves!("LS-4.6", "LS-4.7");
    position("seat 0: hand A1 V2 W2 Z2").legal("lay A1").refuses("lay Z2", "LS-4.6");
    position("free choice; seat 0: hand A1 V2 W2 Z2")
        .legal("lay A1, lay V2, lay W2, lay Z2")
        .play("lay Z2")
        .cash(0, 34_000);
}

#[test]
fn t11_a_payable_tile_at_double_cost_saves_from_bankruptcy() {
    proves!("LS-4.5", "LS-4.6");
    position("seat 0: cash 3000, hand Y4 B3 V2 W2")
        .solvent(0)
        .legal("lay B3")
        .refuses("lay Y4", "LS-4.5")
        .play("lay B3")
        .cash(0, 1_000);
}

#[test]
fn t12_land_is_sold_for_an_adjacent_tile_before_another_is_laid_at_double_cost() {
    proves!("LS-4.5", "LS-4.6", "LS-3.5");
    position("laid Y1; seat 0: cash 3000, land OGD-2, hand Y4 B3 V2 W2")
        .legal("lay Y4")
        .refuses("lay B3", "LS-4.6")
        .play("lay Y4")
        .happened(|event| matches!(event, Event::Sold { land, .. } if land.to_string() == "OGD-2"))
        .cash(0, 1_000)
        .holds(0, "SAC-0")
        .turn(1);
}

#[test]
fn t13_the_second_tile_beside_a_city_brings_no_free_land() {
    proves!("LS-5.1", "LS-7.1");
    position("laid A4; seat 0: hand D1 B3 V2 Z3")
        .play("lay D1")
        .cash(0, 38_000)
        .holds(0, "")
        .buying()
        .play("buy Omaha")
        .holds(0, "OMA-1");
}

#[test]
fn t14_no_land_is_sold_where_none_was_claimed() {
    proves!("LS-7.2", "LS-3.5");
    position("laid A2; seat 0: hand A3 B3 V2 Z3").play("lay A3").turn(1).refuses_to(0, "buy Omaha", "LS-3.1");
    position("laid A2 Y1; seat 0: hand A3 B3 V2 Z3")
        .play("lay A3")
        .legal("buy Ogden, pass")
        .refuses("buy Omaha", "LS-7.2")
        .refuses("buy St. Louis", "LS-7.2");
}

#[test]
fn t15_whoever_took_free_land_buys_nothing_this_turn() {
    proves!("LS-5.3");
    position("laid A4; seat 0: hand E4 B3 V2 Z3")
        .play("lay E4")
        .holds(0, "DEN-0")
        .turn(1)
        .refuses_to(0, "buy Omaha", "LS-3.1")
        .refuses_to(0, "buy Denver", "LS-3.1");
}

#[test]
fn t22_land_is_not_sold_without_need() {
    proves!("LS-8.1", "LS-7.3");
    position("laid D4 E1; seat 0: cash 10000, land DEN-1, hand E2 B3 V2 Z3")
        .refuses("sell DEN-1", "LS-8.1")
        .play("lay E2")
        .never(|event| matches!(event, Event::Sold { .. }))
        .buying()
        .refuses("sell DEN-1", "LS-7.3");
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
fn t53_a_gap_is_closed_at_the_plain_cost() {
    proves!("LS-4.2", "LS-4.4");
    position("laid B1; seat 0: hand B3 V2 W2 Z2; seat 1: hand B2")
        .play("lay B3, pass")
        .cash(0, 38_000)
        .play("lay B2")
        .cash(1, 36_000);
}

#[test]
fn t55_on_an_empty_map_only_the_inner_spaces_cost_double() {
    proves!("LS-4.2", "LS-4.4");
    for route in Route::all() {
        let names: Vec<String> = route.tiles().map(|tile| tile.to_string()).collect();
        let expected: Vec<u32> = route
            .tiles()
            .map(|tile| tile.printed().cost.thousands() * if matches!(tile.number(), 2 | 3) { 2 } else { 1 })
            .collect();
        position(&format!("seat 0: hand {}", names.join(" "))).costs(&expected);
    }
}

#[test]
fn a_tile_can_only_be_laid_from_the_hand() {
    proves!("LS-4.1");
    position("laid A1; seat 0: hand A2; seat 1: hand B1")
        .refuses("lay B1", "LS-4.1")
        .refuses("lay A1", "LS-4.1");
}

#[test]
fn a_declared_tile_stands() {
    proves!("LS-4.8");
    position("laid A4 D4; seat 0: cash 2000, land DEN-1 OMA-1, hand A3 E4")
        .play("lay A3")
        .legal("sell OMA-1, sell DEN-1")
        .refuses("lay E4", "LS-4.8")
        .refuses("lay A3", "LS-4.8")
        .refuses("pass", "LS-4.8")
        .refuses("buy Omaha", "LS-4.8");
}

#[test]
fn a_turn_is_lay_then_buy_then_draw_and_goes_clockwise() {
    proves!("LS-3.1", "LS-10.1");
    let table = position("3 players; laid A4; seat 0: hand A3 C1; seat 1: hand D1; seat 2: hand B1")
        .refuses_to(1, "lay D1", "LS-3.1")
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
        .play("lay D1, pass")
        .turn(2)
        .play("lay B1")
        .turn(0);
}

#[test]
fn a_choice_of_one_is_still_declared_when_it_is_a_tile() {
    proves!("LS-3.5");
    position("laid A4; seat 0: hand A3").turn(0).legal("lay A3");
}

#[test]
fn a_sale_with_a_choice_is_left_to_the_seat() {
    proves!("LS-3.5", "LS-8.2");
    position("laid A4 D4; seat 0: cash 0, land DEN-2 OMA-1, hand C1")
        .play("lay C1")
        .turn(0)
        .legal("sell OMA-1, sell DEN-2")
        .play("sell DEN-2")
        .cash(0, 1_000)
        .holds(0, "OMA-1");
}
