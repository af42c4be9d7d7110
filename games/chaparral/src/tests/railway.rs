//! The Railroad Boss and the railway (CH-13).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::Step;

#[test]
fn segments_cost_iron_and_settlers() {
    proves!("CH-13.1");
    let table = at("0: S2, Fe5, on railroad-boss settler")
        .play("use railroad-boss")
        .refuses("build pigs 4; build pigs 6; build wheat 1", "CH-13.1")
        .play("build pigs 3");
    assert_eq!((table.seat(0).settlers, table.seat(0).iron), (0, 0));
    let section = table.view(None).sections[1];
    assert_eq!((section.built, section.builder), (3, Some(Seat(0))));
}

#[test]
fn the_first_section_pays_most_and_is_progress() {
    proves!("CH-13.3", "CH-17.21", "CH-17.2", "CH-13.2");
    let table = at("0: $0, S3, Fe10, on railroad-boss settler").play("use railroad-boss; build pigs 5");
    assert!(table.has(0, "progress"), "at once");
    assert_eq!(table.legal(), ["prize gold", "prize money"]);
    let table = table.refuses("end", "CH-13.3").play("prize money");
    assert_eq!((table.money(0), table.seat(0).settlers, table.seat(0).iron), (45, 0, 0));
    let free = at("built pigs 5 0; 0: S1, Fe1, on railroad-boss settler");
    assert!(free.may("use railroad-boss"), "the next section may be begun");
}

#[test]
fn the_gold_of_a_prize_stops_at_four() {
    proves!("CH-13.3", "CH-1.5");
    let table =
        at("0: Au3, S3, Fe10, on railroad-boss settler").play("use railroad-boss; build oxen 5; prize gold");
    assert_eq!(table.seat(0).gold, 4);
    let second = at("built sheep 5 1; 0: $0, S3, Fe10, on railroad-boss settler")
        .play("use railroad-boss; build oxen 5")
        .play("prize gold");
    assert_eq!(second.seat(0).gold, 1);
    let second = at("built sheep 5 1; 0: $0, S3, Fe10, on railroad-boss settler")
        .play("use railroad-boss; build oxen 5; prize money");
    assert_eq!(second.money(0), 30);
}

#[test]
fn the_third_section_pays_money_only_and_the_fourth_nothing() {
    proves!("CH-13.3", "CH-17.1");
    let third =
        at("copies progress 0; built sheep 5 1; built horses 5 2; 0: $0, S3, Fe10, on railroad-boss settler")
            .play("use railroad-boss; build oxen 5");
    assert_eq!(third.money(0), 25);
    assert!(!third.has(0, "progress"), "no card is left");
    let fourth =
        at("built sheep 5 1; built horses 5 2; built pigs 5 3; 0: $0, S3, Fe10, on railroad-boss settler")
            .play("use railroad-boss; build oxen 5");
    assert_eq!((fourth.money(0), fourth.seat(0).gold), (0, 0));
    assert!(fourth.has(0, "progress"));
}

#[test]
fn a_section_belongs_to_its_builder() {
    proves!("CH-13.2");
    at("built pigs 3 1; 0: S3, Fe10, on railroad-boss settler")
        .play("use railroad-boss")
        .refuses("build pigs 1", "CH-13.2");
    let beto = at("turn 1; built pigs 3 1; 1: S3, Fe10, on railroad-boss settler")
        .play("use railroad-boss")
        .refuses("build sheep 1", "CH-13.2");
    assert_eq!(beto.legal(), ["build pigs 1", "build pigs 2"]);
    at("built pigs 5 0; 0: S3, Fe10, on railroad-boss settler")
        .play("use railroad-boss")
        .refuses("build pigs 1", "CH-13.2");
}

#[test]
fn one_section_for_each_action() {
    proves!("CH-13.4");
    let table = at("built pigs 4 0; 0: $0, S4, Fe10, on railroad-boss settler")
        .play("use railroad-boss; prize money");
    assert_eq!(table.view(None).step, Step::Act);
    table.refuses("build sheep 1; use railroad-boss", "CH-7.1");
}

#[test]
fn a_rough_railway_costs_more_iron() {
    proves!("CH-16.12");
    let table = at("event rough-railway; built pigs 1 0; 0: S1, Fe6, on railroad-boss settler")
        .play("use railroad-boss; build pigs 2");
    assert_eq!((table.seat(0).iron, table.seat(0).settlers), (0, 0));
    let fresh = at("event rough-railway; 0: S3, Fe10, on railroad-boss settler").play("use railroad-boss");
    assert!(fresh.may("build pigs 3") && !fresh.may("build pigs 4"));
    let fresh = fresh.play("build pigs 3");
    assert_eq!(fresh.seat(0).iron, 2);
}
