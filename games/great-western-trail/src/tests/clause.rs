//! Requirements, rewards and certificates (GWT-5).

use railhead_game::{Seat, proves};

use super::position::{Words, table, track};
use crate::state::Pending;

#[test]
fn requirements_are_met_in_full() {
    proves!("GWT-5.1", "GWT-5.3");
    let table = table(2).hand(&["jersey"]).visit("A");
    table.refuses("use 1", "GWT-5.3");
    let pair = self::table(2).hand(&["jersey", "guernsey"]).visit("F");
    pair.refuses("use 1", "GWT-5.3");
    let pair =
        self::table(2).hand(&["jersey", "guernsey", "jersey", "aux_sf", "aux_sf"]).visit("F").play("use 1");
    assert_eq!(pair.game.players[0].money, 4);
    assert_eq!(pair.game.players[0].hand.total(), 3);
    let pay = self::table(2).money(1).tile("teepee_1", "teepee-green").visit("D");
    pay.refuses("use 1b", "GWT-5.1").refuses("waive", "GWT-5.2");
}

#[test]
fn rewards_may_be_waived_after_the_requirement() {
    proves!("GWT-5.2", "GWT-18.3");
    let table = table(2).side_b().hand(&["jersey", "dutch_belt"]).private("a1", 0, 2).visit("a1");
    let table = table.play("use 1; waive");
    assert_eq!(table.game.players[0].engine, track("0"));
    assert_eq!(table.game.players[0].discard.total(), 1);
}

#[test]
fn cases_41_and_42_the_certificate_track_has_no_five() {
    proves!("GWT-5.4", "GWT-5.5", "GWT-13.8");
    let mut table = table(2).cleared(&["certificate_6"]);
    assert_eq!(table.me().certificate_limit(), 3);
    let mut table = table.cleared(&["certificate_4"]);
    assert_eq!(table.me().certificate_limit(), 6);
    let mut four = self::table(2).cleared(&["certificate_4"]);
    assert_eq!(four.me().certificate_limit(), 4);
    table.me().certificates = 4;
    let mut table = table.visit("C").play("use 1");
    assert_eq!(table.me().temporary(), 6);
    table.game.turn = Seat(0);
    let mut table = table.pending(Pending::Income).play("income 1");
    assert_eq!((table.me().temporary(), table.me().money), (4, 1));
}

#[test]
fn without_effect_nothing_is_offered() {
    proves!("GWT-5.7");
    let mut table = table(2);
    table.me().certificates = 3;
    let table = table.visit("C");
    table.refuses("use 1", "GWT-5.7");
    let full = self::table(2).hand(&["jersey", "jersey"]).private("flood_risk1", 0, 2).visit("flood_risk1");
    assert!(full.may("use risk"), "discarding is a change even at the limit");
}
