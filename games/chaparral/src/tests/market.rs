//! The Merchant and the market (CH-12).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::{Event, piece::Good};

#[test]
fn the_user_sells_twice_and_the_others_once() {
    proves!("CH-12.1", "CH-12.2", "CH-12.3", "CH-12.4", "CH-12.5");
    let table =
        at("market horses 2 sheep 1; 0: $0, farms pigs horses, on merchant; 1: $0; 2: $0, farms pigs; \
         3: $0, farms sheep(x) wheat(x)")
        .play("use merchant; sell pigs; sell horses");
    assert_eq!((table.money(0), table.money(1), table.money(2)), (25, 0, 10));
    assert_eq!(table.to_decide(), Seat(3), "who has a choice is asked");
    let table = table.refuses("end", "CH-12.2").play("sell wheat");
    assert_eq!(table.money(3), 15);
    let table = table.end_round();
    let used = ["sheep", "pigs", "horses", "oxen", "wheat"].map(|good| table.used(good));
    assert_eq!(used, [1, 0, 3, 0, 1], "only the blocked column starts anew");
}

#[test]
fn a_sale_for_nothing_is_still_a_duty() {
    proves!("CH-12.1", "CH-12.4");
    let table = at("market sheep 1; 0: $0, farms sheep(x), on merchant").play("use merchant");
    let sold = Event::Sold { seat: Seat(0), good: Good::Sheep, sum: 0, blocked: true };
    assert!(table.tells(sold));
    let horses = at("market horses 3; 0: $0, farms horses(x), on merchant").play("use merchant");
    assert!(horses.tells(Event::Sold { seat: Seat(0), good: Good::Horses, sum: 0, blocked: true }));
}

#[test]
fn each_kind_has_its_apache_penalty() {
    proves!("CH-12.4");
    let proceeds = |farm: &str| {
        let table = at(&format!("0: $0, farms {farm}, on merchant settler")).play("use merchant");
        table.money(0)
    };
    let clean = ["sheep", "pigs", "horses", "oxen", "wheat"].map(proceeds);
    assert_eq!(clean, [10, 15, 20, 25, 30]);
    let troubled = ["sheep(x)", "pigs(x)", "horses(x)", "oxen(x)", "wheat(x)"].map(proceeds);
    assert_eq!(troubled, [5, 10, 10, 15, 15]);
}

#[test]
fn a_low_market_pays_least_and_blocks() {
    proves!("CH-16.3", "CH-12.5");
    let table = at("event low-market; 0: $0, farms oxen wheat, on merchant; 1: $0, farms wheat")
        .play("use merchant; sell oxen; sell wheat");
    assert_eq!((table.money(0), table.money(1)), (25, 0));
    let table = table.end_round();
    assert_eq!((table.used("oxen"), table.used("wheat")), (0, 0), "fresh in the next round");
    let troubled = at("event low-market; 0: $0, farms wheat(x), on merchant").play("use merchant");
    assert!(troubled.tells(Event::Sold { seat: Seat(0), good: Good::Wheat, sum: 0, blocked: true }));
}

#[test]
fn through_the_alley_nobody_else_sells() {
    proves!("CH-12.2");
    let table = at("alley 0; 1: on merchant, farms sheep; 0: $50, C5, farms pigs wheat, on settler")
        .play("alley left merchant; sell pigs; sell wheat");
    assert_eq!((table.money(0), table.money(1)), (50 - 5 + 15 + 30, 15));
}

#[test]
fn the_others_sell_clockwise_from_the_user() {
    proves!("CH-12.2", "CH-12.3");
    let table =
        at("turn 2; 0: $0, farms pigs; 1: $0, farms pigs; 2: $0, farms pigs, on merchant; 3: $0, farms pigs")
            .play("use merchant");
    let sums = [0, 1, 2, 3].map(|seat| table.money(seat));
    assert_eq!(sums, [0, 0, 15, 10], "then the column is blocked");
}

#[test]
fn a_farm_may_sell_in_anothers_turn_and_in_ones_own() {
    proves!("CH-12.1", "CH-12.2");
    let table = at("0: farms wheat, on merchant; alley 1; 1: $50, C5, farms pigs, on settler")
        .play("use merchant; end");
    assert_eq!(table.money(1), 65);
    assert_eq!(table.to_decide(), Seat(1));
    let table = table.play("alley left merchant");
    assert_eq!(table.money(1), 65 - 5 + 10);
}

#[test]
fn the_second_sale_is_free_and_from_another_farm() {
    proves!("CH-12.1");
    let table = at("0: $0, farms pigs wheat, on merchant settler")
        .play("use merchant")
        .refuses("done; sell oxen", "CH-12.1")
        .play("sell pigs")
        .refuses("sell pigs", "CH-12.1")
        .play("done");
    assert_eq!(table.money(0), 15);
}

#[test]
fn the_second_sale_may_be_made_a_duty() {
    proves!("CH-12.1");
    let table = at("option second-sale compulsory; 0: $0, farms pigs oxen wheat, on merchant settler")
        .play("use merchant; sell pigs")
        .refuses("done", "CH-12.1")
        .play("sell wheat");
    assert_eq!(table.money(0), 45);
}

#[test]
fn a_blocked_column_takes_nothing() {
    proves!("CH-12.3");
    let table = at("market pigs 2; 0: farms pigs oxen wheat, on merchant settler")
        .play("use merchant")
        .refuses("sell pigs", "CH-12.3");
    assert_eq!(table.legal(), ["sell oxen", "sell wheat"]);
}

#[test]
fn an_open_column_stays_where_it_is() {
    proves!("CH-12.5");
    let table = at("market wheat 2; next rough-railway; 0: on settler").end_round();
    assert_eq!(table.used("wheat"), 2);
    let sale = at("market wheat 2; 0: $0, farms wheat, on merchant settler").play("use merchant");
    assert_eq!(sale.money(0), 20);
}

#[test]
fn the_merchant_serves_the_others_of_one_without_farms() {
    proves!("CH-12.6", "CH-7.3");
    let table = at("0: on merchant; 1: $0, farms pigs; 2: $0, farms oxen").play("use merchant");
    assert_eq!((table.money(0), table.money(1), table.money(2)), (15, 15, 25));
    at("0: on merchant settler").refuses("use merchant", "CH-7.3");
}
