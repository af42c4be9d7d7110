//! The Mayor, stagecoaches and politicians (CH-10).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::Event;

#[test]
fn a_stagecoach_brings_what_it_shows() {
    proves!("CH-10.1");
    let received = |coach: &str| {
        let table = at(&format!("coach {coach}; 0: on mayor settler")).play("use mayor");
        let ana = table.seat(0);
        (ana.money, ana.gold, ana.coaches.len())
    };
    assert_eq!(received("coach-7"), (35, 0, 1));
    assert_eq!(received("coach-9"), (15, 1, 1));
    let table = at("coach coach-1; 0: on mayor settler").play("use mayor");
    assert_eq!(table.legal(), ["take money", "take politician"]);
    table.refuses("end", "CH-10.1");
}

#[test]
fn whoever_takes_the_money_leaves_the_politician_in_the_supply() {
    proves!("CH-10.1", "CH-10.4");
    let table = at("coach coach-1; 0: on mayor settler").play("use mayor; take money");
    assert_eq!(table.money(0), 25);
    assert_eq!(table.view(None).politicians, 6);
    assert_eq!(table.seat(0).coaches.len(), 1);
}

#[test]
fn a_farm_bought_in_the_same_turn_takes_the_politician_in() {
    proves!("CH-10.2", "CH-17.6");
    let table = at("coach coach-1; 0: $15, on mayor rancher; 1: on settler")
        .play("use mayor; take politician; use rancher; influence hotel; end");
    let farm = table.seat(0).farms[0];
    assert!(farm.politician && farm.apache);
    let prestige = &table.seat(0).progress[4];
    assert_eq!(prestige[0].has, 0, "he counts for nothing until the apache leaves");
    assert_eq!(table.to_decide(), Seat(1));
}

#[test]
fn a_politician_without_a_farm_leaves_the_game() {
    proves!("CH-10.3");
    let table = at("coach coach-1; 0: on mayor; 1: on settler").play("use mayor; take politician; end");
    assert!(table.tells(Event::PoliticianLeft { seat: Seat(0) }));
    assert_eq!(table.view(None).politicians, 5);
    assert_eq!((table.seat(0).guests, table.seat(0).coaches.len()), (0, 1));
}

#[test]
fn a_farm_takes_one_politician() {
    proves!("CH-10.2", "CH-10.3");
    let table = at("coach coach-1; 0: $15, farms pigs, hosts pigs, on mayor rancher; 1: on settler")
        .play("use mayor; take politician")
        .refuses("host pigs", "CH-10.2");
    let lost = at("coach coach-1; 0: $0, farms pigs, hosts pigs, on mayor; 1: on settler")
        .play("use mayor; take politician; end");
    assert!(lost.tells(Event::PoliticianLeft { seat: Seat(0) }));
    let table = table.play("use rancher; influence hotel");
    assert!(table.seat(0).farms.iter().all(|farm| farm.politician), "the new farm has room");
}

#[test]
fn a_turn_cannot_end_while_a_politician_could_be_housed() {
    proves!("CH-10.3", "CH-7.4");
    let table =
        at("coach coach-1; 0: farms pigs wheat, on mayor; 1: on settler").play("use mayor; take politician");
    assert_eq!(table.legal(), ["host pigs", "host wheat"]);
    let table = table.refuses("end", "CH-10.3").play("host wheat; end");
    let hosts: Vec<bool> = table.seat(0).farms.iter().map(|farm| farm.politician).collect();
    assert_eq!(hosts, [false, true]);
    assert_eq!(table.to_decide(), Seat(1));
}

#[test]
fn a_politician_does_not_move() {
    proves!("CH-10.2");
    at("0: farms pigs wheat, hosts pigs, on settler").refuses("host wheat", "CH-10.2");
}

#[test]
fn a_robbery_leaves_five_dollars() {
    proves!("CH-16.4");
    let table = at("event stagecoach-robbery; coach coach-1; 0: on mayor settler").play("use mayor");
    assert_eq!((table.money(0), table.seat(0).coaches.len(), table.view(None).politicians), (20, 1, 5));
    let gold = at("event stagecoach-robbery; coach coach-9; 0: on mayor settler").play("use mayor");
    assert_eq!((gold.money(0), gold.seat(0).gold, gold.view(None).politicians), (20, 0, 6));
}

#[test]
fn host_needs_three_stagecoaches_of_four_players_and_four_of_fewer() {
    proves!("CH-17.14", "CH-17.2");
    let claims = |seats: u8, before: u8| {
        let table = at(&format!("{seats} seats; coach coach-7; 0: coaches {before}, on mayor settler"))
            .play("use mayor");
        table.has(0, "host")
    };
    assert!(claims(4, 2) && !claims(4, 1));
    assert!(claims(3, 3) && !claims(3, 2));
    assert!(claims(2, 3) && !claims(2, 2));
}

#[test]
fn a_full_track_takes_no_more_gold_but_the_card_counts() {
    proves!("CH-1.5");
    let table = at("coach coach-9; 0: Au4, on mayor settler").play("use mayor");
    assert_eq!((table.seat(0).gold, table.seat(0).coaches.len()), (4, 1));
}
