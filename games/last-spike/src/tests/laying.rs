//! Laying track and free land (LS-4, LS-5).

use railhead_game::{Seat, proves};

use super::position::{Words as _, position};
use crate::{
    event::Event,
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
    position("seat 0: hand A2 B3 V2 Z3").offers("lay A2; lay B3; lay V2; lay Z3").costs(&[2, 2, 16, 14]);
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
        .offers("lay A2; lay B3; lay V2; lay Z3")
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
    position("seat 0: hand A1 V2 W2 Z2").offers("lay A1").refuses("lay Z2", "LS-4.6");
    position("free choice; seat 0: hand A1 V2 W2 Z2")
        .offers("lay A1; lay V2; lay W2; lay Z2")
        .play("lay Z2")
        .cash(0, 34_000);
}

#[test]
fn t11_a_payable_tile_at_double_cost_saves_from_bankruptcy() {
    proves!("LS-4.5", "LS-4.6");
    position("seat 0: cash 3000, hand Y4 B3 V2 W2")
        .solvent(0)
        .offers("lay B3")
        .refuses("lay Y4", "LS-4.5")
        .play("lay B3")
        .cash(0, 1_000);
}

#[test]
fn t12_land_is_sold_for_an_adjacent_tile_before_another_is_laid_at_double_cost() {
    proves!("LS-4.5", "LS-4.6", "LS-3.5");
    position("laid Y1; seat 0: cash 3000, land OGD-2, hand Y4 B3 V2 W2")
        .offers("lay Y4")
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
fn t15_whoever_took_free_land_buys_nothing_this_turn() {
    proves!("LS-5.3");
    position("laid A4; seat 0: hand E4 B3 V2 Z3")
        .play("lay E4")
        .holds(0, "DEN-0")
        .turn(1)
        .refuses_to(Seat(0), "buy Omaha", "LS-3.1")
        .refuses_to(Seat(0), "buy Denver", "LS-3.1");
}

#[test]
fn t53_a_gap_is_closed_at_the_plain_cost() {
    proves!("LS-4.2", "LS-4.4");
    position("laid B1; seat 0: hand B3 V2 W2 Z2; seat 1: hand B2")
        .play("lay B3; pass")
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
        .offers("sell OMA-1; sell DEN-1")
        .refuses("lay E4", "LS-4.8")
        .refuses("lay A3", "LS-4.8")
        .refuses("pass", "LS-4.8")
        .refuses("buy Omaha", "LS-4.8");
}
