//! Banker, Miner, Stranger, Settler and Saloon Owner (CH-9).

use railhead_game::proves;

use super::position::{Words, at};
use crate::ColouredToken;

#[test]
fn the_banker_pays_for_markers_and_for_businesses() {
    proves!("CH-9.3");
    let income = |things: &str| {
        let table = at(&format!("0: $0, {things}, on banker settler")).play("use banker");
        table.money(0)
    };
    assert_eq!(income("markers stable carpentry saloon, owns gun-shop hotel"), 30);
    assert_eq!(income("markers stable"), 10);
    assert_eq!(income("markers stable carpentry saloon hotel"), 10);
    assert_eq!(income("markers stable carpentry saloon hotel pharmacy"), 20);
    assert_eq!(income("owns stable"), 15);
    let nine = "markers stable carpentry saloon hotel pharmacy";
    assert_eq!(income(&format!("{nine}, owns cigar-shop gun-shop blacksmith general-store")), 50);
    assert_eq!(income("markers all"), 30);
    assert_eq!(income("owns cigar-shop gun-shop stable"), 10 + 15);
}

#[test]
fn without_a_marker_the_banker_has_nothing_to_pay() {
    proves!("CH-9.3", "CH-7.3", "CH-16.10");
    at("0: on banker settler").refuses("use banker", "CH-7.3");
    let bankrupt = at("event bankrupt-banker; 0: on banker settler").play("use banker");
    assert_eq!(bankrupt.money(0), 25);
}

#[test]
fn a_bankrupt_banker_pays_ten() {
    proves!("CH-16.10");
    let owned = "owns cigar-shop gun-shop blacksmith general-store hotel";
    let table = at(&format!("event bankrupt-banker; 0: $0, {owned}, markers all, on banker settler"));
    assert_eq!(table.seat(0).influence.len() + table.seat(0).owned.len(), 12);
    let table = table.play("use banker");
    assert_eq!(table.money(0), 10);
}

/// What each choice of the Miner brings: iron and gold.
fn mined(start: &str) -> Vec<(u8, u8)> {
    let table = at(&format!("{start}, on miner settler")).play("use miner");
    let after = |offer: &String| {
        let tried = table.clone().play(offer);
        (tried.seat(0).iron, tried.seat(0).gold)
    };
    table.legal().iter().map(after).collect()
}

#[test]
fn cowboys_carry_iron_or_escort_gold() {
    proves!("CH-9.4");
    assert_eq!(mined("0: C6"), [(6, 0), (3, 1), (0, 2)]);
    assert_eq!(mined("0: C10, Au3"), [(10, 3), (7, 4), (4, 4), (1, 4)]);
    let table = at("0: C6, on miner settler").play("use miner").refuses("mine 3", "CH-9.4").play("mine 1");
    assert_eq!(table.seat(0).cowboys, 6, "they are not spent");
}

#[test]
fn lazy_cowboys_bring_less() {
    proves!("CH-16.9");
    assert_eq!(mined("event lazy-cowboys; 0: C6"), [(3, 0), (1, 1)]);
    assert_eq!(mined("event lazy-cowboys; 0: C10"), [(5, 0), (3, 1), (1, 2)]);
}

#[test]
fn stranger_settler_and_saloon_owner_give_plainly() {
    proves!("CH-9.5", "CH-1.5");
    let table = at("0: on stranger settler saloon-owner miner").play("use stranger");
    assert_eq!(table.seat(0).cowboys, 4);
    let table = table.play("use settler");
    assert_eq!(table.seat(0).settlers, 1);
    let table = table.play("use saloon-owner");
    assert_eq!((table.money(0), table.seat(0).cowboys), (25, 5));
    let full = at("0: C9, on stranger settler").play("use stranger");
    assert_eq!(full.seat(0).cowboys, 10, "the second cowboy is lost");
    let many =
        at("0: S40, C10, $900, on stranger settler").refuses("use stranger", "CH-7.3").play("use settler");
    assert_eq!((many.seat(0).settlers, many.money(0)), (41, 900), "these have no limit");
}

#[test]
fn travelling_cowboys_are_scarce() {
    proves!("CH-16.5");
    let table = at("event travelling-cowboys; 0: on stranger saloon-owner settler").play("use stranger");
    assert_eq!(table.seat(0).cowboys, 3);
    let table = table.play("use saloon-owner");
    assert_eq!((table.money(0), table.seat(0).cowboys), (25, 3));
}

#[test]
fn reaching_or_passing_seven_earns_the_token_once() {
    proves!("CH-9.6", "CH-15.3");
    let passing = at("0: C6, on stranger settler").play("use stranger");
    assert_eq!((passing.seat(0).cowboys, passing.seat(0).token), (8, ColouredToken::Held));
    let again = at("alley 0; 1: on saloon-owner; 0: C5, $50, on stranger settler").play("use stranger");
    assert_eq!((again.seat(0).cowboys, again.seat(0).token), (7, ColouredToken::Held));
    let again = again.play("token unsold sheep; alley left saloon-owner");
    assert_eq!((again.seat(0).cowboys, again.seat(0).token), (7, ColouredToken::Spent));
    again.refuses("token unsold sheep", "CH-15.3");
}

#[test]
fn mining_that_brings_nothing_is_not_offered() {
    proves!("CH-9.4");
    let gold_is_full = at("0: C6, Au4, on miner settler").play("use miner").refuses("mine 2", "CH-9.4");
    assert_eq!(gold_is_full.legal(), ["mine 0", "mine 1"], "three of six cowboys still bring iron");
    let iron_is_full = at("0: C6, Fe10, on miner settler").play("use miner").refuses("mine 0", "CH-9.4");
    assert_eq!(iron_is_full.legal(), ["mine 1", "mine 2"]);
    let one_way = at("event lazy-cowboys; 0: C4, Au4, on miner settler").play("use miner");
    assert_eq!(one_way.seat(0).iron, 2, "the only mining that brings anything");
}
