//! The worked examples of the printed rules that no other file plays out.

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::Step;

/// Green, Red and Yellow stand in the alley in this order; Green sells as if at the Merchant, and nobody else does.
#[test]
fn three_players_use_the_alley() {
    proves!("CH-8.1", "CH-8.2", "CH-12.2", "CH-6.3");
    let table =
        at("alley 0 1 2; 3: on merchant settler stranger, farms sheep; 0: $20, C4, farms pigs oxen; \
         1: $20, C4; 2: $20, C4")
        .play("alley left merchant; sell pigs; sell oxen");
    assert_eq!((table.money(0), table.seat(0).cowboys), (20 - 5 + 15 + 25, 3));
    assert_eq!(table.money(3), 15, "only the user sells");
    assert!(table.seat(0).influence.is_empty());
    let table = table.play("end; alley right settler; end; alley right stranger");
    assert_eq!((table.money(1), table.seat(1).cowboys, table.seat(1).settlers), (10, 3, 1));
    assert_eq!((table.money(2), table.seat(2).cowboys), (10, 5));
}

/// Two players block Mayor, Merchant, Miner and Settler; tokens lie on two of these, and nobody entered the alley.
#[test]
fn four_blocked_characters_are_passed_over() {
    proves!("CH-4.4", "CH-4.5", "CH-5.3");
    let mut table =
        at("2 seats; token miner ten-dollars; token settler iron; token banker five-dollars; place")
            .play("place sheriff; block mayor; place banker; block merchant; place rancher; block miner")
            .play("place notary; block settler; place stranger; place saloon-owner")
            .play("place general-custer; place railroad-boss");
    assert_eq!((table.money(0), table.money(1)), (15, 20), "only the Banker's token is collected");
    while table.view(None).step == Step::Influence {
        table = table.play("done");
    }
    for character in ["mayor", "merchant", "miner", "settler"] {
        table = table
            .refuses(&format!("use {character}"), "CH-7.1")
            .refuses(&format!("alley left {character}"), "CH-8.1");
    }
}

/// Sheep and oxen for $60, two bonuses, two apaches; a politician received in the same round moves in.
#[test]
fn two_farms_and_a_guest() {
    proves!("CH-11.1", "CH-11.2", "CH-11.3", "CH-10.2");
    let table = at("coach coach-2; 0: $60, on mayor rancher; 1: on settler").play(
        "use mayor; take politician; use rancher; buy sheep; influence saloon; buy oxen; host oxen; end",
    );
    let green = table.seat(0);
    assert_eq!((green.money, green.iron, green.influence.len()), (0, 3, 1));
    assert!(green.farms.iter().all(|farm| farm.apache));
    assert!(green.farms[1].politician, "an apache does not keep him away");
    assert_eq!(table.to_decide(), Seat(1));
}

/// The rest of the end: Rui ends the game without a special objective.
#[test]
fn who_ends_the_game_may_not_win_it() {
    proves!("CH-19.1", "CH-19.2", "CH-19.3");
    let table = at(
        "3 seats; 0: C10, has wealth courage host influence status power, on settler; \
         1: has authority wealth courage host influence herds; 2: has status power progress domain herds prestige",
    ).play("use settler; end; claim authority").end_round();
    assert_eq!(table.claims(0).len(), 7, "Authority was the seventh");
    let view = table.view(None);
    assert!(view.is_over());
    assert_eq!(view.winners.map(|winners| winners.iter().collect()), Some(vec![Seat(2)]));
}
