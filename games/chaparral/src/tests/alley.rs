//! The alley (CH-8).

use railhead_game::{Seat, proves};

use super::position::{Words, at};

#[test]
fn the_first_piece_is_cheap_and_the_later_ones_are_dear() {
    proves!("CH-8.1");
    let table = at("turn 1; alley 3 2 1; 0: on miner; 1: $15, C2; 2: $15, C2; 3: $15, C2")
        .play("alley right miner; end; alley right miner; end; alley left miner");
    let left = [1, 2, 3].map(|seat| (table.money(seat), table.seat(seat).cowboys, table.seat(seat).iron));
    assert_eq!(left, [(5, 1, 1), (5, 1, 1), (10, 1, 1)]);
}

#[test]
fn each_piece_pays_for_itself() {
    proves!("CH-8.5", "CH-8.4");
    let table = at("alley 0 1 0; 1: on settler saloon-owner; 0: $15, C2");
    assert!(table.may("alley left settler") && table.may("alley right settler"));
    let table = table.play("alley left settler");
    assert_eq!((table.money(0), table.seat(0).cowboys), (10, 1));
    let table = table
        .refuses("alley left saloon-owner", "CH-8.1")
        .refuses("alley right settler", "CH-8.4")
        .play("alley right saloon-owner");
    assert_eq!((table.money(0), table.seat(0).cowboys, table.seat(0).settlers), (10, 1, 1));
}

#[test]
fn an_ambush_takes_two_cowboys_each() {
    proves!("CH-16.7");
    let table = at("event deadly-ambush; alley 0 1 0; 1: on settler saloon-owner; 0: $15, C4")
        .play("alley left settler");
    assert_eq!((table.money(0), table.seat(0).cowboys), (10, 2));
    let table = table.play("alley right saloon-owner");
    assert_eq!((table.money(0), table.seat(0).cowboys), (10, 1), "0 and 0, and what the Saloon Owner gives");
    at("event deadly-ambush; alley 0; 1: on settler; 0: $15, C1, on miner")
        .refuses("alley left settler", "CH-8.1");
}

#[test]
fn what_was_earned_in_the_turn_pays() {
    proves!("CH-8.1");
    let table = at("alley 0; 1: on settler; 0: $0, C2, on saloon-owner miner")
        .refuses("alley left settler", "CH-8.1")
        .play("use saloon-owner");
    assert_eq!((table.money(0), table.seat(0).cowboys), (10, 3));
    let table = table.play("alley left settler");
    assert_eq!((table.money(0), table.seat(0).cowboys), (5, 2));
}

#[test]
fn the_action_itself_cannot_pay_for_the_alley() {
    proves!("CH-8.1");
    at("alley 0; 1: on banker; 0: $0, markers hotel, on settler").refuses("alley left banker", "CH-8.1");
}

#[test]
fn an_unused_piece_costs_nothing() {
    proves!("CH-8.6");
    let table = at("alley 0; 1: on settler miner; 0: $0, C2, on stranger").play("use stranger; end");
    assert_eq!(table.to_decide(), Seat(1), "it went home humbled");
    assert_eq!((table.money(0), table.seat(0).cowboys), (0, 4));
    let declined = at("alley 0; 1: on settler miner; 0: $20, C2, on stranger").play("end");
    assert_eq!((declined.money(0), declined.seat(0).cowboys), (20, 2));
}

#[test]
fn sheriff_and_mayor_are_out_of_reach() {
    proves!("CH-8.3");
    let table = at("alley 0; 1: on sheriff mayor settler; 0: $50, C5, on stranger")
        .refuses("alley left sheriff; alley left mayor", "CH-8.3");
    assert_eq!(table.legal_of("alley"), ["alley left settler"]);
    table.refuses("alley right settler", "CH-8.1"); // no piece there
}

#[test]
fn somebody_else_must_hold_the_character() {
    proves!("CH-8.2", "CH-8.4");
    at("alley 0; 1: on settler; 0: $50, C5, on stranger")
        .refuses("alley left miner", "CH-8.2")
        .refuses("alley left stranger", "CH-8.4");
    let any = at("option alley any; alley 0; 1: on settler; 0: $50, C5, on stranger");
    assert!(any.may("alley left miner"));
    any.refuses("alley left stranger", "CH-8.4").refuses("alley left mayor", "CH-8.3");
}

#[test]
fn it_makes_no_difference_whether_the_holder_has_gone_home() {
    proves!("CH-8.2");
    let gone = at("turn 1; alley 1; 0: on miner; 1: $50, C5, on settler");
    assert!(gone.may("alley left miner"));
    let declined = at("alley 1; 0: on miner; 1: $50, C5, on settler").play("end");
    assert!(declined.may("alley left miner"));
    let later = at("alley 0; 1: on miner; 0: $50, C5, on settler");
    assert!(later.may("alley left miner"));
}

#[test]
fn a_battle_through_the_alley_costs_three_cowboys() {
    proves!("CH-16.11", "CH-8.1");
    at("event cruel-battle; alley 0; 1: on general-custer; 0: $5, C2, on settler")
        .refuses("alley left general-custer", "CH-16.11");
    let enough = at("event cruel-battle; alley 0; 1: on general-custer; 0: $5, C3, on settler")
        .play("alley left general-custer; clear unsold pigs");
    assert_eq!((enough.money(0), enough.seat(0).cowboys), (0, 0));
}

#[test]
fn the_alley_leads_to_blocked_characters() {
    proves!("CH-4.5", "CH-8.2");
    for seat in [0, 1] {
        let table = at(&format!(
            "2 seats; turn {seat}; alley {seat}; block miner notary sheriff; {seat}: $50, C5, on settler"
        ));
        assert!(table.may("alley left miner"), "whoever blocked it");
        table.refuses("alley left sheriff", "CH-8.3");
    }
}

#[test]
fn nothing_is_paid_for_an_action_that_does_nothing() {
    proves!("CH-7.3", "CH-8.1");
    at("alley 0; 1: on rancher merchant notary miner; 0: $15, C1, on settler")
        .refuses("alley left rancher; alley left merchant; alley left notary; alley left miner", "CH-7.3");
}
