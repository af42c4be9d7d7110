//! Bonus tokens and influence (CH-5, CH-6).

use railhead_game::{Seat, proves};

use super::position::{Table, Words, at};
use crate::{Event, Step};

/// Seat 0 still has a cowboy to place, the others have none.
const ALMOST_PLACED: &str = "1: on sheriff mayor rancher; 2: on merchant railroad-boss notary; \
                             3: on stranger settler saloon-owner; 0: on banker miner";

/// Eleven markers, all but the hotel.
const ELEVEN: &str = "markers cigar-shop barber-shop stable blacksmith carpentry pawnshop pharmacy gun-shop \
                      general-store saloon jewellery";

fn finish_influence(mut table: Table) -> Table {
    while table.view(None).step == Step::Influence {
        table = table.play("done");
    }
    table
}

/// Everybody goes into the alley, except seat 0, which goes to these characters as long as there are any.
fn place_all(mut table: Table, characters: &[&str]) -> Table {
    let mut characters = characters.iter();
    while table.view(None).step == Step::Place {
        let own = if table.to_decide() == Seat(0) { characters.next() } else { None };
        table = table.play(&format!("place {}", own.unwrap_or(&"alley")));
    }
    table
}

#[test]
fn tokens_of_ones_characters_are_collected() {
    proves!("CH-5.1");
    let tokens =
        "token banker five-dollars; token miner ten-dollars; token general-custer iron; token mayor cowboy";
    let table = at(&format!("{ALMOST_PLACED}; {tokens}; place")).play("place general-custer");
    let ana = table.seat(0);
    assert_eq!((ana.money, ana.iron), (30, 2));
    assert_eq!(table.seat(1).cowboys, 3);
}

#[test]
fn the_seventh_cowboy_may_come_from_a_token() {
    proves!("CH-5.1", "CH-9.6");
    let table = at(&format!("{ALMOST_PLACED}, C6; token miner cowboy; place")).play("place general-custer");
    assert!(table.tells(Event::ColouredToken { seat: Seat(0) }));
    let table = finish_influence(table);
    assert!(table.may("token unsold sheep"), "to be used in the same round");
}

#[test]
fn a_discount_lasts_for_the_round() {
    proves!("CH-5.2");
    let table =
        at(&format!("{ALMOST_PLACED}; token miner farm-discount; place")).play("place general-custer");
    assert_eq!(table.seat(0).discounts.len(), 1);
    let mut table = finish_influence(table);
    while table.view(None).round == 1 {
        table = table.play("end");
    }
    assert!(table.seat(0).discounts.is_empty());
}

#[test]
fn a_discount_works_through_the_alley_and_once() {
    proves!("CH-5.2");
    let table = at("alley 0; 1: on rancher; 0: $50, C3, discount farm-discount, on settler")
        .play("alley left rancher; buy pigs");
    assert_eq!(table.money(0), 50 - 5 - 15);
    let table = table.play("buy sheep");
    assert_eq!(table.money(0), 15, "the second farm has its full price");
}

#[test]
fn tokens_are_drawn_anew_each_round() {
    proves!("CH-5.3");
    let table = at("next low-market; 0: on settler").end_round();
    let tokens = table.view(None).characters.iter().filter_map(|seen| seen.token).count();
    assert_eq!(tokens, 4);
}

#[test]
fn three_markers_at_most() {
    proves!("CH-6.1");
    let table = at("3 seats; influence; 0: on sheriff banker rancher miner; 1: on notary")
        .play("influence gun-shop; influence hotel; influence saloon");
    assert_eq!(table.seat(0).influence.len(), 3);
    assert_eq!(table.to_decide(), Seat(1), "the fourth character gives nothing");
}

#[test]
fn placing_influence_is_free() {
    proves!("CH-6.1");
    let table = at("influence; 0: on banker notary; 1: on miner").play("done");
    assert!(table.seat(0).influence.is_empty());
    assert_eq!(table.to_decide(), Seat(1));
}

#[test]
fn one_marker_in_each_business() {
    proves!("CH-6.2");
    let table = at("influence; 0: on mayor banker, markers cigar-shop carpentry");
    assert_eq!(table.legal_of("influence"), ["influence hotel", "influence jewellery"]);
    table.refuses("influence carpentry", "CH-6.2");
    at("influence; 0: on mayor banker, owns carpentry").refuses("influence carpentry", "CH-6.2");
}

#[test]
fn a_second_visit_to_the_mayor_leaves_the_other_shop() {
    proves!("CH-6.1", "CH-6.2");
    let table = at("influence; 0: on mayor miner notary, markers carpentry")
        .play("influence cigar-shop; influence blacksmith; influence pawnshop");
    let shops: Vec<&str> = table.seat(0).influence.iter().map(|shop| shop.id()).collect();
    assert_eq!(shops, ["cigar-shop", "blacksmith", "carpentry", "pawnshop"]);
}

#[test]
fn each_character_vouches_for_one_marker() {
    proves!("CH-6.1");
    let after = |first: &str| {
        let table = at("influence; 0: on banker notary; 1: on miner").play(&format!("influence {first}"));
        table.legal_of("influence")
    };
    assert_eq!(after("hotel"), ["influence pawnshop", "influence jewellery"]);
    assert_eq!(after("jewellery"), ["influence pawnshop", "influence hotel"]);
    assert_eq!(after("pawnshop"), ["influence hotel", "influence jewellery"]);
    let table = at("influence; 0: on banker notary; 1: on miner")
        .play("influence jewellery")
        .refuses("influence jewellery", "CH-6.2")
        .refuses("influence saloon", "CH-6.1")
        .play("influence hotel");
    assert_eq!(table.to_decide(), Seat(1), "both characters are spoken for");
}

#[test]
fn the_alley_gives_no_influence() {
    proves!("CH-6.3");
    let table = at("influence; alley 0 0; 0: on settler; 1: on miner");
    assert_eq!(table.legal_of("influence"), ["influence barber-shop", "influence stable"]);
    let table = table.play("influence stable");
    assert_eq!(table.seat(0).influence.len(), 1);
    assert_eq!(table.to_decide(), Seat(1));
}

#[test]
fn influence_goes_into_others_businesses_too() {
    proves!("CH-6.4", "CH-14.1");
    let table = at("influence; 1: owns saloon; 0: $80, on rancher").play("influence saloon");
    assert_eq!(table.seat(0).influence.len(), 1);
    let notary = at("1: owns saloon; 0: $80, markers saloon stable, on notary settler").play("use notary");
    assert!(notary.seat(0).owned.iter().all(|shop| shop.id() == "stable"), "the saloon cannot be bought");
}

#[test]
fn the_influence_objective_is_claimed_in_turn_order() {
    proves!("CH-17.3", "CH-17.15");
    let twelfth = ELEVEN.replace("jewellery", "hotel");
    let table =
        at(&format!("influence; copies influence 1; 0: {ELEVEN}, on banker; 1: {twelfth}, on notary"))
            .play("influence hotel");
    assert!(table.has(0, "influence"));
    let table = table.play("influence jewellery");
    assert_eq!(table.seat(1).influence.len(), 12);
    assert!(!table.has(1, "influence"), "the card is gone");
}

#[test]
fn a_twelfth_marker_from_a_sheep_farm_counts_after_the_next_stage_of_influence() {
    proves!("CH-17.3");
    let table = at(&format!("next low-market; 0: $15, {ELEVEN}, on rancher")).play("use rancher").end_round();
    assert_eq!(table.seat(0).influence.len(), 12, "there was one business left for the marker");
    assert_eq!(table.view(None).round, 2);
    assert!(!table.has(0, "influence"));
    let table = place_all(table, &[]);
    assert!(table.has(0, "influence"), "claimed without placing anything");
}

#[test]
fn markers_lost_before_the_stage_must_be_put_back() {
    proves!("CH-17.3", "CH-16.13");
    let start = format!("event losses-and-damages; next low-market; 0: $15, {ELEVEN}, on rancher");
    let gave_up = at(&start).play("use rancher; end; lose markers; return hotel; return saloon").end_round();
    let table = place_all(gave_up.clone(), &["banker", "rancher"]).play("influence hotel");
    assert!(!table.has(0, "influence"));
    let table = table.play("influence saloon");
    assert!(table.has(0, "influence"), "both are back by the end of the stage");
    let table = place_all(gave_up, &["banker", "rancher"]).play("influence hotel; done");
    assert!(!table.has(0, "influence"));
}

#[test]
fn without_a_stage_of_influence_nothing_is_claimed() {
    proves!("CH-16.8", "CH-17.3");
    let markers = ELEVEN.replace("markers ", "markers hotel ");
    let table =
        at(&format!("event no-influence; {ALMOST_PLACED}, {markers}; place")).play("place general-custer");
    assert_eq!(table.view(None).step, Step::Act);
    assert!(!table.has(0, "influence"));
}

#[test]
fn without_influence_a_sheep_farm_brings_no_marker() {
    proves!("CH-16.8", "CH-11.2");
    let table = at("event no-influence; 0: $15, on rancher settler").play("use rancher");
    assert_eq!((table.seat(0).farms.len(), table.seat(0).influence.len()), (1, 0));
    assert_eq!(table.view(None).step, Step::Act);
    let other = at("event no-influence; option no-influence stage; 0: $15, on rancher settler")
        .play("use rancher; influence hotel");
    assert_eq!(other.seat(0).influence.len(), 1);
}
