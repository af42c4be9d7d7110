//! Buying and selling land (LS-7, LS-8).

use railhead_game::{Seat, proves};

use super::position::{Words as _, position};
use crate::{action::Action, event::Event, money::Dollars, piece::Land};

#[test]
fn t19_a_sold_card_goes_back_in_order_of_price_and_may_be_bought_back() {
    proves!("LS-8.5", "LS-8.7", "LS-6.4");
    position("laid E1 E2 E4; seat 0: cash 1000, land DEN-1 DEN-2, hand E3")
        .play("lay E3; sell DEN-2")
        .cash(0, 5_000)
        .pile("Denver", "DEN-2 DEN-3 DEN-4")
        .play("buy Denver")
        .holds(0, "DEN-1 DEN-2")
        .cash(0, 1_000);
}

#[test]
fn t20_selling_goes_on_until_the_cost_is_covered() {
    proves!("LS-8.1", "LS-8.2");
    position("laid E1 E2 E4; seat 0: cash 1000, land DEN-1 DEN-2, hand E3")
        .play("lay E3; sell DEN-1")
        .holds(0, "")
        .cash(0, 1_000)
        .paid(&[(3, "Dodge City", 7), (3, "Denver", 5)])
        .turn(1);
}

#[test]
fn t21_the_bank_gives_half_rounded_up_to_the_thousand() {
    proves!("LS-8.2");
    for (card, beside, price, brings) in [
        ("DEN-1", "D4", 2, 1),
        ("OMA-1", "A4", 3, 2),
        ("DOD-1", "B4", 4, 2),
        ("STL-1", "A1", 5, 3),
        ("STL-2", "A1", 6, 3),
        ("STL-3", "A1", 7, 4),
        ("OMA-4", "A4", 8, 4),
        ("STL-4", "A1", 9, 5),
        ("DOD-4", "B4", 10, 5),
    ] {
        let land: Land = card.parse().unwrap();
        assert_eq!(land.city().printed().land[usize::from(land.place())].price, Dollars(price * 1_000));
        position(&format!("laid {beside}; seat 0: cash 0, land {card}, hand C1"))
            .play("lay C1")
            .happened(|event| matches!(event, Event::Sold { sum, .. } if sum.thousands() == brings))
            .cash(0, (brings - 1) * 1_000);
    }
}

#[test]
fn t23_selling_ends_when_the_cost_is_covered() {
    proves!("LS-8.1");
    position("laid A4 D4; seat 0: cash 2000, land DEN-1 OMA-1, hand A3")
        .play("lay A3; sell DEN-1")
        .cash(0, 0)
        .holds(0, "OMA-1")
        .turn(1)
        .refuses_to(Seat(0), "sell OMA-1", "LS-3.1");
}

#[test]
fn t24_a_dear_tile_may_be_declared_although_a_cheap_one_is_at_hand() {
    proves!("LS-8.6");
    position("laid Z4; seat 0: cash 5000, land SAC-1, hand E1 Z3")
        .offers("lay E1; lay Z3")
        .play("lay Z3")
        .holds(0, "")
        .cash(0, 1_000);
}

#[test]
fn t42_the_top_card_must_be_paid_in_cash() {
    proves!("LS-7.3");
    position("laid C4 D4 E1; seat 0: cash 4000, hand E2; seat 1: land DEN-1")
        .play("lay E2")
        .pile("Denver", "DEN-2 DEN-3 DEN-4")
        .refuses("buy Denver", "LS-7.3")
        .offers("buy Laramie; pass");
}

#[test]
fn t43_a_cheaper_card_that_returns_is_sold_next() {
    proves!("LS-8.5");
    let table = position("laid A4; seat 0: cash 0, land OMA-2, hand C1; seat 1: land OMA-1")
        .pile("Omaha", "OMA-3 OMA-4")
        .play("lay C1")
        .pile("Omaha", "OMA-2 OMA-3 OMA-4");
    let omaha = table.view(None).cities.into_iter().find(|view| view.city.to_string() == "Omaha").unwrap();
    assert_eq!(omaha.price, Some(Dollars(5_000)));
}

#[test]
fn t44_one_card_a_turn() {
    proves!("LS-7.1");
    position("laid A4 D4 E1; seat 0: hand E2")
        .play("lay E2; buy Denver")
        .holds(0, "DEN-1")
        .cash(0, 37_000)
        .turn(1)
        .refuses_to(Seat(0), "buy Omaha", "LS-3.1");
}

#[test]
fn t51_land_may_be_bought_in_a_city_that_pays_no_more() {
    proves!("LS-7.4");
    position("complete A B; laid E1; seat 0: hand E2").play("lay E2; buy St. Louis").holds(0, "STL-1");
}

#[test]
fn nobody_has_to_buy() {
    proves!("LS-7.1");
    position("laid A4; seat 0: hand A3").play("lay A3; pass").holds(0, "").cash(0, 37_000).turn(1);
}

#[test]
fn the_cheapest_card_is_sold_first() {
    proves!("LS-7.3");
    position("laid A4; seat 0: hand A3; seat 1: hand D1; seat 2: hand C1")
        .play("lay A3; buy Omaha; lay D1; buy Omaha; lay C1; buy Omaha")
        .holds(0, "OMA-1")
        .holds(1, "OMA-2")
        .holds(2, "OMA-3")
        .cash(0, 34_000)
        .cash(1, 33_000)
        .cash(2, 33_000);
}

#[test]
fn a_city_can_be_sold_out() {
    proves!("LS-7.3");
    position("laid A4; seat 0: hand A3; seat 1: land OMA-1 OMA-2 OMA-3 OMA-4")
        .play("lay A3")
        .turn(1)
        .pile("Omaha", "");
    position("laid A4 E1; seat 0: hand A3; seat 1: land OMA-1 OMA-2 OMA-3 OMA-4")
        .play("lay A3")
        .refuses("buy Omaha", "LS-7.3")
        .offers("buy Dodge City; pass");
}

#[test]
fn land_a_seat_does_not_hold_cannot_be_sold() {
    proves!("LS-8.2");
    position("laid A4 D4; seat 0: cash 0, land DEN-1 OMA-1, hand C1; seat 1: land OMA-2")
        .play("lay C1")
        .refuses("sell OMA-2", "LS-8.2")
        .refuses("sell OMA-3", "LS-8.2");
}

#[test]
fn free_land_cannot_be_sold() {
    proves!("LS-8.3");
    position("laid A4 D4; seat 0: cash 0, land DEN-0 DEN-1 OMA-1, hand C1")
        .play("lay C1")
        .refuses("sell DEN-0", "LS-8.3");
}

#[test]
fn there_is_no_trade() {
    proves!("LS-7.5");
    for deal in ["sell DEN-1 to 2", "give DEN-1 2", "lend 5000 2", "trade DEN-1 OMA-1", "borrow 5000"] {
        assert!(deal.parse::<Action>().is_err(), "{deal}");
    }
}

#[test]
fn t22_land_is_not_sold_without_need() {
    proves!("LS-8.1", "LS-7.3");
    position("laid D4 E1; seat 0: cash 10000, land DEN-1, hand E2 B3 V2 Z3")
        .refuses("sell DEN-1", "LS-8.1")
        .play("lay E2")
        .never(|event| matches!(event, Event::Sold { .. }))
        .buying()
        .refuses("sell DEN-1", "LS-7.3");
}

#[test]
fn t14_no_land_is_sold_where_none_was_claimed() {
    proves!("LS-7.2", "LS-3.5");
    position("laid A2; seat 0: hand A3 B3 V2 Z3").play("lay A3").turn(1).refuses_to(
        Seat(0),
        "buy Omaha",
        "LS-3.1",
    );
    position("laid A2 Y1; seat 0: hand A3 B3 V2 Z3")
        .play("lay A3")
        .offers("buy Ogden; pass")
        .refuses("buy Omaha", "LS-7.2")
        .refuses("buy St. Louis", "LS-7.2");
}

#[test]
fn t49_the_route_of_the_tile_set_aside_counts_as_open() {
    proves!("LS-8.4", "LS-2.4");
    let table = position(
        "2 players; set aside C3; laid C1 C2 C4; complete U A D
         seat 0: cash 0, land LAR-1 OMA-1, hand E1; seat 1: hand X1",
    )
    .refuses("lay C3", "LS-4.1")
    .refuses("lay X1", "LS-4.1")
    .play("lay E1")
    .offers("sell OMA-1; sell LAR-1");
    assert!(!table.view(None).completed.iter().any(|route| route.to_string() == "C"));
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = serde_json::to_string(&table.view(viewer)).unwrap();
        assert!(!view.contains("\"C3\""), "{view}");
    }
}

#[test]
fn a_sale_with_a_choice_is_left_to_the_seat() {
    proves!("LS-3.5", "LS-8.2");
    position("laid A4 D4; seat 0: cash 0, land DEN-2 OMA-1, hand C1")
        .play("lay C1")
        .turn(0)
        .offers("sell OMA-1; sell DEN-2")
        .play("sell DEN-2")
        .cash(0, 1_000)
        .holds(0, "OMA-1");
}
