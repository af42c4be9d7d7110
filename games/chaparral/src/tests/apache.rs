//! General Custer and the coloured token (CH-15).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::ColouredToken;

#[test]
fn an_apache_leaves_ones_own_farm() {
    proves!("CH-15.1", "CH-15.2");
    let table = at("0: farms sheep(x), on general-custer settler").play("use general-custer; clear sheep");
    let ana = table.seat(0);
    assert!(!ana.farms[0].apache);
    assert_eq!(ana.apaches, 1);
}

#[test]
fn an_apache_leaves_an_unsold_farm_but_never_anothers() {
    proves!("CH-15.1");
    let table = at("1: farms sheep(x) pigs; 0: farms pigs, on general-custer settler")
        .play("use general-custer")
        .refuses("clear sheep; clear pigs; end", "CH-15.1")
        .play("clear unsold sheep");
    assert_eq!(table.unsold("sheep"), (1, 1));
    assert!(table.seat(1).farms[0].apache);
    assert_eq!(table.seat(0).apaches, 1);
}

#[test]
fn a_cruel_battle_costs_two_cowboys() {
    proves!("CH-16.11");
    at("event cruel-battle; 0: C1, on general-custer settler").refuses("use general-custer", "CH-16.11");
    let enough = at("event cruel-battle; 0: C2, on general-custer settler")
        .play("use general-custer; clear unsold sheep");
    assert_eq!((enough.seat(0).cowboys, enough.seat(0).apaches), (0, 1));
}

#[test]
fn the_token_fights_without_a_battle() {
    proves!("CH-16.11", "CH-15.3", "CH-7.4");
    let table = at("event cruel-battle; 0: C2, coloured token, on settler").play("token unsold wheat");
    let ana = table.seat(0);
    assert_eq!((ana.cowboys, ana.apaches, ana.token), (2, 1, ColouredToken::Spent));
}

#[test]
fn the_token_counts_for_courage_unless_the_table_says_otherwise() {
    proves!("CH-15.3", "CH-15.2", "CH-17.10", "CH-17.2");
    let counts = at("0: apaches 2, coloured token, on settler").play("token unsold wheat");
    assert!(counts.has(0, "courage"));
    let apart = at("option coloured-token apart; 0: apaches 2, coloured token, on settler general-custer")
        .play("token unsold wheat");
    assert!(!apart.has(0, "courage"));
    let apart = apart.play("use general-custer; clear unsold wheat");
    assert!(apart.has(0, "courage"));
}

#[test]
fn courage_needs_one_apache_more_of_fewer_players() {
    proves!("CH-17.10");
    let claims = |seats: u8, before: u8| {
        let table = at(&format!("{seats} seats; 0: apaches {before}, on general-custer settler"))
            .play("use general-custer; clear unsold oxen");
        table.has(0, "courage")
    };
    assert!(claims(4, 2) && !claims(4, 1));
    assert!(claims(3, 3) && !claims(3, 2));
    assert!(claims(2, 3) && !claims(2, 2));
}

#[test]
fn the_token_waits_for_a_decision_of_ones_own() {
    proves!("CH-15.3");
    at("turn 1; 0: coloured token; 1: on settler miner")
        .refuses_to(Seat(0), "token unsold sheep", "CH-3.1")
        .refuses("token unsold sheep", "CH-15.3");
}

#[test]
fn the_token_is_used_before_a_sale_that_anothers_merchant_forces() {
    proves!("CH-15.3", "CH-12.2");
    let start = at("0: $0, farms oxen, on merchant; 1: $0, coloured token, farms pigs(x), on settler")
        .play("use merchant");
    assert_eq!(start.to_decide(), Seat(1), "although only one farm can sell");
    assert_eq!(start.legal()[..2], ["sell pigs", "token pigs"]);
    let cleared = start.clone().play("token pigs");
    assert_eq!((cleared.money(1), cleared.seat(1).token), (15, ColouredToken::Spent), "then it must sell");
    assert_eq!(start.play("sell pigs").money(1), 10, "an apache is there");
    let after_its_turn = at("turn 1; 0: coloured token, farms pigs(x); 1: on merchant").play("use merchant");
    assert!(after_its_turn.may("token pigs"), "seat 0 has ended its turn, but not Phase 2");
}

#[test]
fn the_token_used_in_anothers_turn_may_fulfil_an_objective() {
    proves!("CH-17.2", "CH-15.3");
    let table = at("0: farms oxen, on merchant; 1: apaches 2, coloured token, farms pigs(x), on settler")
        .play("use merchant; token pigs");
    assert!(table.has(1, "courage"));
}

#[test]
fn the_token_serves_in_the_whole_of_phase_two() {
    proves!("CH-15.3", "CH-17.2", "CH-7.4");
    let influence = at("influence; 0: apaches 2, coloured token, on banker; 1: on miner");
    let table = influence.play("token unsold wheat");
    assert_eq!((table.seat(0).apaches, table.has(0, "courage")), (3, false), "it is not yet time to claim");
    let table = table.play("influence hotel; done");
    assert!(table.has(0, "courage"), "its turn of actions has begun");
    let buying = at("0: $50, coloured token, on rancher").play("use rancher; buy pigs; token pigs");
    assert!(!buying.seat(0).farms[0].apache, "inside an action");
    let losing = at("event losses-and-damages; 0: $20, coloured token, on settler").play("end");
    losing.refuses("token unsold sheep", "CH-16.13");
    at("place; 0: coloured token").refuses("token unsold sheep", "CH-4.1");
}
