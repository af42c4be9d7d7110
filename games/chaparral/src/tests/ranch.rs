//! The Rancher and the farms (CH-11).

use railhead_game::proves;

use super::position::{Words, at};
use crate::{ColouredToken, Step};

#[test]
fn two_farms_in_one_action() {
    proves!("CH-11.1", "CH-11.2", "CH-11.3");
    let table = at("0: $60, on rancher settler").play("use rancher; buy sheep");
    assert_eq!(table.view(None).step, Step::Marker);
    assert_eq!(table.legal_of("influence").len(), 12);
    let table = table.play("influence hotel; buy oxen");
    let ana = table.seat(0);
    assert_eq!((ana.money, ana.iron, ana.influence.len()), (0, 3, 1));
    assert!(ana.farms.len() == 2 && ana.farms.iter().all(|farm| farm.apache));
    assert_eq!(table.view(None).step, Step::Act, "two are the most");
}

#[test]
fn at_least_one_farm_and_then_a_choice() {
    proves!("CH-11.1");
    let table = at("0: $100, on rancher settler")
        .play("use rancher")
        .refuses("done", "CH-11.1")
        .play("buy horses; done");
    assert_eq!(table.seat(0).farms.len(), 1);
}

#[test]
fn one_farm_of_each_kind() {
    proves!("CH-11.1");
    let table =
        at("0: $95, farms horses, on rancher settler").play("use rancher").refuses("buy horses", "CH-11.1");
    assert!(!table.may("buy horses"));
    table.play("buy wheat").refuses("buy oxen", "CH-11.1");
}

#[test]
fn the_boom_and_a_discount_meet_in_the_price() {
    proves!("CH-16.6", "CH-5.2");
    let table = at("event property-boom; 0: $60, discount farm-discount, on rancher settler")
        .play("use rancher; buy sheep; influence hotel; buy oxen");
    assert_eq!(table.money(0), 0, "20 + 50 - 10");
}

#[test]
fn a_farm_without_apache_may_be_chosen() {
    proves!("CH-11.3");
    let table = at("clean pigs; 0: $25, on rancher settler");
    assert_eq!(table.unsold("pigs"), (2, 1));
    let table = table.play("use rancher");
    assert!(table.may("buy pigs") && table.may("buy clean pigs"));
    let table = table.refuses("buy clean sheep", "CH-11.3").play("buy clean pigs");
    let ana = table.seat(0);
    assert!(!ana.farms[0].apache);
    assert_eq!(ana.settlers, 1);
    assert_eq!(table.unsold("pigs"), (2, 0));
}

#[test]
fn bonuses_stop_at_the_end_of_a_track() {
    proves!("CH-1.5", "CH-11.2");
    let table = at("0: $45, Fe9, on rancher settler").play("use rancher; buy oxen");
    assert_eq!(table.seat(0).iron, 10);
    let full = at("0: $15, markers all, on rancher settler").play("use rancher");
    assert_eq!((full.seat(0).farms.len(), full.seat(0).influence.len()), (1, 12));
    let wheat = at("0: $55, on rancher settler").play("use rancher; buy wheat");
    assert_eq!(wheat.seat(0).gold, 1);
}

#[test]
fn a_horse_farm_may_bring_the_seventh_cowboy() {
    proves!("CH-9.6", "CH-11.2", "CH-15.3");
    let table = at("0: $35, C6, on rancher settler").play("use rancher; buy horses");
    assert_eq!((table.seat(0).cowboys, table.seat(0).token), (7, ColouredToken::Held));
    let table = table.play("token horses");
    let ana = table.seat(0);
    assert!(!ana.farms[0].apache);
    assert_eq!((ana.apaches, ana.token), (1, ColouredToken::Spent));
}
