//! Deliveries to cities (GWT-14).

use railhead_game::{Seat, proves};
use railhead_pieces::{Named, Piece, Set};

use super::position::{Table, Words, card, table};
use crate::{
    event::Event,
    piece::{CardTally, City, Disc, Master, Track},
    rules::transport_from,
    state::Pending,
};

fn deliver(limit: u8) -> Pending {
    Pending::Deliver { limit, rail: true }
}

fn price(engine: &str, city: &str) -> u8 {
    transport_from(Track::find(engine).unwrap(), City::find(city).unwrap())
}

#[test]
fn cases_29_to_31_transport_by_crosses() {
    proves!("GWT-14.5");
    let from_5: Vec<u8> =
        ["albuquerque", "santa_fe", "wichita", "kansas_city"].iter().map(|city| price("5", city)).collect();
    assert_eq!(from_5, [3, 2, 0, 0]);
    let springs: Vec<u8> = ["4", "T4", "6", "20"].iter().map(|at| price(at, "colorado_springs")).collect();
    assert_eq!(springs, [2, 1, 0, 0]);
    assert_eq!(price("0", "san_francisco"), 11);
    let from_start: Vec<u8> = City::all().map(|city| transport_from(Track::FIRST, city)).collect();
    assert_eq!(from_start, [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]);
}

#[test]
fn mary_delivers_to_albuquerque() {
    proves!("GWT-14.1", "GWT-14.2", "GWT-14.5");
    let mary = table(2).money(10).engine(0, "5").cities(&["topeka", "colorado_springs"]).pending(deliver(10));
    assert_eq!(mary.options("deliver"), ["albuquerque", "kansas_city", "santa_fe", "wichita"]);
    let mary = mary.refuses("deliver topeka; deliver el_paso", "GWT-14.1");
    let mary = mary.play("deliver albuquerque; disc certificate_6");
    assert_eq!(mary.game.players[0].money, 7);
}

#[test]
fn case_33_a_delivery_must_be_made() {
    proves!("GWT-14.1", "GWT-14.3");
    let table = table(2).hand(&["aux_sf"]).pending(Pending::Income).play("income 0");
    assert!(matches!(table.top(), Pending::Disc { .. }), "Kansas City is all there is: {:?}", table.top());
    let table = table.play("disc aux_cards_2");
    assert_eq!(table.game.players[0].money, 6);
    assert_eq!(table.game.score(Seat(0)).0[2], -6);
}

#[test]
fn case_34_kansas_city_and_san_francisco_repeat() {
    proves!("GWT-14.1", "GWT-17.5");
    let three = table(2).cities(&["kansas_city"; 3]);
    assert_eq!(three.game.score(Seat(0)).0[2], -18);
    let two = table(2).cities(&["san_francisco"; 2]);
    assert_eq!(two.game.score(Seat(0)).0[2], 18);
    let again = table(2).money(30).cities(&["topeka", "san_francisco", "kansas_city"]).pending(deliver(18));
    assert!(again.may("deliver san_francisco") && again.may("deliver kansas_city"));
    again.refuses("deliver topeka", "GWT-14.1");
}

#[test]
fn case_35_an_arrow_counts_once_both_ends_are_served() {
    proves!("GWT-14.4", "GWT-17.5");
    let table = table(2).money(9).cities(&["topeka"]).pending(deliver(4));
    let table = table.play("deliver wichita; disc aux_cards_2");
    assert!(matches!(table.top(), Pending::Gain { may: false, .. }));
    let table = table.refuses("waive", "GWT-5.2");
    assert_eq!(table.game.score(Seat(0)).0[2], -3);
    let next = self::table(2).money(9).cities(&["topeka", "wichita"]).pending(deliver(6));
    let next = next.play("deliver colorado_springs; disc aux_cards_2");
    assert_eq!(next.game.players[0].discard.total(), 0, "this arrow shows no card");
    assert_eq!(next.game.score(Seat(0)).0[2], -4);
}

#[test]
fn case_36_two_arrows_give_two_objective_cards() {
    proves!("GWT-14.4", "GWT-5.8", "GWT-5.9");
    let base = table(2).money(20).cities(&["colorado_springs", "albuquerque"]);
    let first = base.game.display[0].unwrap();
    let two = base.clone().pending(deliver(8)).play("deliver santa_fe; disc aux_cards_2");
    let two = two.play(&format!("take {first}"));
    assert!(two.game.display[0].is_some(), "refilled in between");
    let two = two.play("take top");
    let objectives = two.game.players[0].discard.counted().filter(|(card, _)| card.is_objective());
    assert_eq!(objectives.map(|(_, n)| n).sum::<u8>(), 2);
    let mut none = base.clone();
    none.game.display = [None; 4];
    none.game.goals = CardTally::default();
    let none = none.pending(deliver(8)).play("deliver santa_fe; disc aux_cards_2");
    assert_eq!(none.game.turn, Seat(1), "nothing to take");
    let mut last = base;
    last.game.display = [None, None, Some(card("aux_sf")), None];
    last.game.goals = CardTally::default();
    let last = last.pending(deliver(8)).play("deliver santa_fe; disc aux_cards_2");
    assert_eq!(last.game.display, [None; 4], "the only card left is gained, and its gap stays open");
}

#[test]
fn case_38_a_hand_disc_and_transport_from_the_income() {
    proves!("GWT-14.6", "GWT-10.4");
    let table = table(2).money(10).pending(deliver(10)).play("deliver albuquerque; disc hand_1");
    assert_eq!(table.game.players[0].money, 0);
    let white: Vec<&str> = Disc::all().filter(|disc| disc.is_white()).map(Disc::id).collect();
    let odd = self::table(2).money(8).cleared(&white).cleared(&["certificate_6", "step_money", "step_vp"]);
    let odd = odd.stations(&["S1"]).pending(deliver(8)).play("deliver santa_fe");
    assert_eq!(
        odd.options("disc"),
        Vec::<String>::new(),
        "$5 and $4 are not both there: the station lends its disc"
    );
    assert_eq!(odd.game.players[0].stations, Set::EMPTY);
}

#[test]
fn case_39_with_only_black_discs_left_they_go_anywhere() {
    proves!("GWT-10.3", "GWT-14.2");
    let white: Vec<&str> = Disc::all().filter(|disc| disc.is_white()).map(Disc::id).collect();
    let table = table(2).money(9).cleared(&white).pending(deliver(1)).play("deliver topeka");
    assert_eq!(table.options("disc"), ["certificate_6", "hand_1", "hand_2", "step_money", "step_vp"]);
}

#[test]
fn case_40_a_delivery_takes_a_station_disc_if_the_mat_has_none() {
    proves!("GWT-10.5", "GWT-14.2");
    let all: Vec<&str> = Disc::all().map(Disc::id).collect();
    let mut table = table(2).money(9).cleared(&all).stations(&["S3", "S5"]);
    table.me().masters = Set::only(Master::Teepees);
    let table = table.pending(deliver(1)).play("deliver topeka");
    assert_eq!(table.options("disc"), ["S3", "S5"]);
    let table = table.play("disc S3");
    assert_eq!(table.game.score(Seat(0)).0[3], 3, "station 3 no longer counts");
    assert!(table.game.players[0].has_master(Master::Teepees), "the master stays");
}

#[test]
fn the_last_resort_pays_the_disc_with_the_six_dollars() {
    proves!("GWT-14.7");
    let others: Vec<&str> = Disc::all().map(Disc::id).filter(|id| !id.starts_with("hand")).collect();
    let poor = |stations: &[&str]| table(2).money(2).cleared(&others).stations(stations).pending(deliver(3));
    let table = poor(&[]);
    assert!(matches!(table.top(), Pending::Disc { .. }), "only Kansas City can be served");
    let table = table.play("disc hand_1");
    assert_eq!(table.game.players[0].money, 3);
    let lender = poor(&["S1"]);
    assert!(lender.may("deliver topeka"), "a station disc comes first");
}

#[test]
fn without_any_disc_the_delivery_is_left_out() {
    proves!("GWT-14.8");
    let all: Vec<&str> = Disc::all().map(Disc::id).collect();
    let table =
        table(2).cleared(&all).hand(&["jersey", "guernsey"]).pending(Pending::Income).play("income 0");
    assert_eq!(table.game.turn, Seat(1));
    assert!(table.events().any(|event| matches!(event, Event::Undelivered { .. })));
    assert_eq!(table.game.players[0].money, 3);
}

#[test]
fn transport_is_paid_after_the_delivery_actions() {
    proves!("GWT-14.6");
    let table: Table = table(2).money(4).cities(&["topeka"]).pending(deliver(4));
    let table = table.play("deliver wichita; disc aux_cards_2");
    assert_eq!(table.game.players[0].money, 4, "the objective card comes first");
    let table = table.play("take top");
    assert_eq!(table.game.players[0].money, 3);
}
