//! Objectives and their claiming (CH-17).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::Step;

/// What seat 0 has claimed once its turn is over.
fn claimed(position: &str) -> Vec<&'static str> {
    let table = at(&format!("{position}; 1: on miner stranger")).play("end");
    table.claims(0)
}

#[test]
fn authority_is_ten_cowboys_at_the_end_of_the_turn() {
    proves!("CH-17.8", "CH-17.4", "CH-17.7");
    assert_eq!(claimed("0: C10"), ["authority"]);
    assert_eq!(claimed("0: C9"), [""; 0]);
    let table = at("alley 0; 1: on settler miner; 0: $20, C10, on stranger").play("alley left settler; end");
    assert!(table.claims(0).is_empty(), "one was lost in the alley");
    let kept = at("0: C8, has authority power, on settler; 1: on miner").play("end");
    assert_eq!(kept.claims(0), ["authority", "power"], "cards are kept");
}

#[test]
fn wealth_depends_on_the_number_of_players() {
    proves!("CH-17.9", "CH-17.1");
    assert_eq!(claimed("4 seats; 0: $90"), ["wealth"]);
    assert_eq!(claimed("3 seats; 0: $90"), [""; 0]);
    assert_eq!(claimed("3 seats; 0: $100"), ["wealth"]);
    assert_eq!(claimed("2 seats; 0: $100"), ["wealth"]);
    let again = at("0: $95, has wealth, on settler; 1: on miner").play("end");
    let wealth = again.view(None).objectives[1].clone();
    assert_eq!((wealth.copies, wealth.claimed), (1, vec![Seat(0)]), "nobody takes the second card too");
}

#[test]
fn money_that_comes_after_the_turn_counts_next_time() {
    proves!("CH-17.4");
    let table = at("next rough-railway; 0: $80, farms pigs, on settler; 1: on merchant")
        .play("use settler; end; use merchant");
    assert_eq!(table.money(0), 95);
    assert!(!table.has(0, "wealth"));
}

#[test]
fn the_last_card_goes_to_who_acts_first() {
    proves!("CH-17.1", "CH-17.4");
    let table = at("2 seats; 0: $100, on settler; 1: $100, on miner").play("end; end");
    assert!(table.has(0, "wealth") && !table.has(1, "wealth"));
}

#[test]
fn wealth_comes_before_the_donation() {
    proves!("CH-17.5", "CH-17.17");
    let table = at("0: $100, Au1, S1, farms wheat, on stranger; 1: on miner").play("end");
    assert!(table.has(0, "wealth"));
    assert_eq!(table.legal(), ["donate", "keep"]);
    let table = table.refuses("end", "CH-17.5").play("donate");
    let ana = table.seat(0);
    assert_eq!((ana.money, ana.gold, ana.settlers), (50, 0, 1));
    assert!(table.has(0, "benefactor"));
}

#[test]
fn a_donation_can_be_declined() {
    proves!("CH-17.5");
    let table = at("0: $50, Au1, S1, farms wheat, on stranger; 1: on miner").play("end; keep");
    assert!(table.claims(0).is_empty());
    assert_eq!((table.money(0), table.seat(0).gold), (50, 1));
    assert_eq!(table.to_decide(), Seat(1));
}

#[test]
fn a_donation_needs_wheat_a_settler_money_and_gold() {
    proves!("CH-17.17", "CH-17.6");
    let offered = |things: &str| {
        let table = at(&format!("0: {things}, on stranger; 1: on miner")).play("end");
        table.view(None).step == Step::Donate
    };
    assert!(offered("$50, Au1, S1, farms wheat"));
    assert!(!offered("$45, Au1, S1, farms wheat"));
    assert!(!offered("$50, Au0, S1, farms wheat"));
    assert!(!offered("$50, Au1, S0, farms wheat"));
    assert!(!offered("$50, Au1, S1, farms wheat(x)"));
    assert!(!offered("$50, Au1, S1, farms oxen"));
}

#[test]
fn prosperity_is_claimed_before_the_gold_is_given_away() {
    proves!("CH-17.20", "CH-17.5");
    let table = at("3 seats; 0: $110, Au1, S1, C5, farms wheat oxen, owns stable, on settler; 1: on miner")
        .play("end");
    assert!(table.has(0, "prosperity") && table.has(0, "wealth"));
    let table = table.play("donate");
    assert!(table.has(0, "benefactor"));
}

#[test]
fn prosperity_needs_all_five() {
    proves!("CH-17.20", "CH-17.6");
    let all = "0: $60, Au1, C5, farms horses, owns stable";
    assert_eq!(claimed(all), ["prosperity"]);
    for (part, less) in [
        ("$60", "$55"),
        ("Au1", "Au0"),
        ("C5", "C4"),
        ("horses", "horses(x)"),
        ("horses", "wheat"),
        ("stable", "cigar-shop"),
    ] {
        assert_eq!(claimed(&all.replace(part, less)), [""; 0], "{less}");
    }
}

#[test]
fn prestige_waits_for_the_last_apache() {
    proves!("CH-17.12", "CH-17.6", "CH-17.2");
    let table =
        at("0: farms sheep pigs(x), hosts sheep pigs, on general-custer settler").play("use general-custer");
    assert!(table.claims(0).is_empty());
    let table = table.play("clear pigs");
    assert_eq!(table.claims(0), ["prestige"]);
}

#[test]
fn herds_looks_only_at_the_farms_it_needs() {
    proves!("CH-17.11", "CH-17.6", "CH-17.2");
    let four = at("0: farms sheep pigs horses oxen(x), on settler stranger").play("use settler");
    assert_eq!(four.claims(0), ["herds"]);
    let three = at("0: $45, farms sheep pigs, on rancher general-custer").play("use rancher; buy oxen");
    assert!(three.claims(0).is_empty(), "the new farm has its apache");
    let three = three.play("use general-custer; clear oxen");
    assert_eq!(three.claims(0), ["herds"]);
    let wheat = at("0: farms sheep pigs wheat, on settler stranger").play("use settler");
    assert!(wheat.claims(0).is_empty(), "wheat is no animal");
}

#[test]
fn territorial_value_needs_farm_and_section_of_one_animal() {
    proves!("CH-17.16");
    let claims = |position: &str| claimed(&format!("copies progress 0; {position}"));
    assert_eq!(claims("built pigs 5 0; 0: S1, farms pigs"), ["territorial-value"]);
    assert_eq!(claims("built pigs 5 0; 0: S1, farms horses"), [""; 0]);
    assert_eq!(claims("built sheep 5 0; 0: S1, farms sheep"), [""; 0]);
    assert_eq!(claims("built pigs 5 1; 0: S1, farms pigs"), [""; 0]);
    assert_eq!(claims("built pigs 4 0; 0: S1, farms pigs"), [""; 0]);
    assert_eq!(claims("built pigs 5 0; 0: S0, farms pigs"), [""; 0]);
    assert_eq!(claims("built pigs 5 0; 0: S1, farms pigs(x)"), [""; 0]);
}

#[test]
fn settlers_need_wheat() {
    proves!("CH-17.13", "CH-17.6");
    assert_eq!(claimed("4 seats; 0: S3, farms wheat"), ["settlers"]);
    assert_eq!(claimed("3 seats; 0: S3, farms wheat"), [""; 0]);
    assert_eq!(claimed("3 seats; 0: S4, farms wheat"), ["settlers"]);
    assert_eq!(claimed("4 seats; 0: S3, farms wheat(x)"), [""; 0]);
    assert_eq!(claimed("4 seats; 0: S3, farms oxen"), [""; 0]);
}

#[test]
fn privileges_are_bought_with_gold() {
    proves!("CH-17.22", "CH-17.5", "CH-17.6", "CH-17.2");
    let table = at("0: Au2, farms pigs(x) wheat, hosts pigs, on general-custer settler")
        .refuses("bribe", "CH-17.22")
        .play("use general-custer; clear pigs");
    assert!(table.claims(0).is_empty(), "asked, not taken");
    let table = table.play("bribe");
    assert_eq!(table.claims(0), ["privileges"]);
    assert_eq!(table.seat(0).gold, 0);
    assert!(table.seat(0).farms[0].politician, "he stays");
    at("0: Au1, farms pigs, hosts pigs, on settler").refuses("bribe", "CH-17.22");
    at("0: Au2, farms pigs, hosts pigs, has privileges, on settler").refuses("bribe", "CH-17.1");
}

#[test]
fn power_needs_coaches_cowboys_and_a_great_house() {
    proves!("CH-17.19", "CH-14.2", "CH-17.4");
    let all = "0: coaches 2, C7, owns hotel";
    assert_eq!(claimed(all), ["power"]);
    assert_eq!(claimed(&all.replace("hotel", "jewellery")), ["power"]);
    assert_eq!(claimed(&all.replace("hotel", "saloon")), [""; 0]);
    assert_eq!(claimed(&all.replace("C7", "C6")), [""; 0]);
    assert_eq!(claimed(&all.replace("coaches 2", "coaches 1")), [""; 0]);
    at("0: $90, owns hotel, markers jewellery stable gun-shop, on notary")
        .play("use notary")
        .refuses("buy jewellery", "CH-14.2");
}

#[test]
fn seven_objectives_are_special() {
    proves!("CH-17.1");
    let view = at("0: on settler").view(None);
    let special: Vec<String> =
        view.objectives.iter().filter(|card| card.special).map(|card| card.objective.to_string()).collect();
    let expected =
        ["herds", "prestige", "settlers", "territorial-value", "benefactor", "prosperity", "privileges"];
    assert_eq!(special, expected);
}

#[test]
fn progress_is_told_in_steps() {
    proves!("CH-17.14", "CH-17.15");
    let view = at("3 seats; 0: coaches 3, markers hotel saloon, owns stable, on settler").view(None);
    let host = view.players[0].progress[6][0];
    assert_eq!((host.has, host.needs), (3, 4));
    let influence = view.players[0].progress[7][0];
    assert_eq!((influence.has, influence.needs), (3, 12), "ownership counts");
}

#[test]
fn an_objective_that_ends_the_game_may_be_declined() {
    proves!("CH-17.5", "CH-17.4", "CH-19.1");
    let table = at("0: $90, C10, has herds courage host status power, on settler; 1: on miner stranger")
        .play("end")
        .refuses("end; donate", "CH-17.5")
        .refuses("claim settlers; claim benefactor", "CH-17.4")
        .refuses("claim herds", "CH-17.1");
    assert_eq!(table.legal(), ["claim authority", "claim wealth", "decline"]);
    let declined = table.clone().play("decline");
    assert_eq!(declined.claims(0).len(), 5);
    assert_eq!(declined.to_decide(), Seat(1), "the game goes on");
    let claimed = table.play("claim wealth");
    assert_eq!(claimed.claims(0).len(), 7, "once the end is certain the rest is claimed for the seat");
    assert_eq!(claimed.to_decide(), Seat(1));
}

#[test]
fn an_objective_that_does_not_end_the_game_is_claimed_for_the_seat() {
    proves!("CH-17.5");
    let claims = |seats: u8, has: &str| {
        let table =
            at(&format!("{seats} seats; 0: $100, S4, farms wheat, has {has}, on stranger; 1: on miner"))
                .play("end");
        (table.claims(0).len(), table.legal_of("claim"))
    };
    assert_eq!(claims(4, "herds courage host"), (5, vec![]));
    assert_eq!(claims(3, "herds courage host status"), (6, vec![]), "seven end the game of three");
    let last = vec!["claim wealth".to_owned()];
    assert_eq!(claims(4, "herds courage host status"), (5, last), "Settlers, being special, came first");
    assert_eq!(claims(4, "herds courage host status power domain"), (8, vec![]), "the end is certain");
}

#[test]
fn who_declines_may_still_donate() {
    proves!("CH-17.5");
    let table =
        at("0: $100, Au1, S1, farms wheat, has herds courage host status power, on stranger; 1: on miner")
            .play("end; decline");
    assert_eq!(table.legal(), ["donate", "keep"]);
    let table = table.play("donate");
    assert_eq!((table.claims(0).len(), table.has(0, "wealth")), (6, false));
}
