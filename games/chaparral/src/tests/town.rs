//! The Notary and the businesses (CH-14).

use railhead_game::proves;

use super::position::{Words, at};

#[test]
fn two_businesses_in_one_action() {
    proves!("CH-14.1", "CH-17.18", "CH-17.2");
    let table = at("0: $80, markers saloon jewellery, on notary settler")
        .play("use notary")
        .refuses("done", "CH-14.1")
        .play("buy saloon; buy jewellery");
    let ana = table.seat(0);
    assert_eq!((ana.money, ana.owned.len(), ana.influence.len()), (0, 2, 0));
    assert!(table.has(0, "status"), "eleven points of status");
}

#[test]
fn status_needs_nine_points() {
    proves!("CH-17.18");
    let table = at("0: $80, owns saloon, markers blacksmith pharmacy, on notary settler")
        .play("use notary; buy blacksmith");
    assert!(!table.has(0, "status"), "eight");
    let nine = at("0: $80, owns saloon, markers blacksmith pharmacy, on notary settler")
        .play("use notary; buy pharmacy");
    assert!(nine.has(0, "status"));
}

#[test]
fn only_with_influence_and_only_what_nobody_owns() {
    proves!("CH-14.1");
    let table = at("1: owns saloon; 0: $80, markers saloon stable, on notary settler; 2: on miner");
    assert_eq!(table.legal_of("use"), ["use notary", "use settler"]);
    at("1: owns saloon; 0: $20, markers saloon stable gun-shop blacksmith, on notary")
        .play("use notary")
        .refuses("buy hotel; buy saloon; buy gun-shop", "CH-14.1");
    let table = table.play("use notary");
    assert_eq!(table.seat(0).owned.len(), 1, "only the stable was for sale");
}

#[test]
fn nobody_owns_a_whole_group() {
    proves!("CH-14.2");
    at("0: $80, markers cigar-shop barber-shop stable, on notary settler")
        .play("use notary; buy cigar-shop")
        .refuses("buy barber-shop", "CH-14.2");
    at("0: $80, owns stable blacksmith, markers carpentry pharmacy gun-shop, on notary settler")
        .play("use notary")
        .refuses("buy carpentry", "CH-14.2");
    let pair = at("0: $80, markers stable blacksmith carpentry, on notary settler")
        .play("use notary; buy stable; buy carpentry");
    assert_eq!(pair.seat(0).owned.len(), 2, "two of three are allowed");
}

#[test]
fn the_boom_and_a_discount_meet_in_the_price() {
    proves!("CH-16.6", "CH-5.2");
    let table = at(
        "event property-boom; 0: $85, discount business-discount, markers saloon jewellery, on notary settler",
    ).play("use notary; buy saloon; buy jewellery");
    assert_eq!(table.money(0), 0, "40 - 5 + 50");
    let once = at("0: $80, discount business-discount, markers stable blacksmith, on notary settler")
        .play("use notary; buy stable");
    assert_eq!(once.money(0), 65);
    let once = once.play("buy blacksmith");
    assert_eq!(once.money(0), 45);
}

#[test]
fn domain_needs_four_groups() {
    proves!("CH-17.23", "CH-17.2");
    let table =
        at("0: $35, owns cigar-shop stable pharmacy, markers saloon, on notary settler").play("use notary");
    assert!(table.has(0, "domain") && table.has(0, "status"));
    let hotel =
        at("0: $45, owns cigar-shop stable pharmacy, markers hotel, on notary settler").play("use notary");
    assert!(!hotel.has(0, "domain"), "the sixth group is no help");
}
