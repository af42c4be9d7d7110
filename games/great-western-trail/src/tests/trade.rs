//! Trade and hazards (GWT-11).

use railhead_game::proves;

use super::position::{Words, table};
use crate::state::Pending;

#[test]
fn case_64_trade_is_paid_in_full() {
    proves!("GWT-11.1", "GWT-11.3");
    let at = |money| table(2).money(money).tile("teepee_m3", "teepee-green").visit("D");
    at(2).refuses("use 1", "GWT-11.3");
    let three = at(3).play("use 1");
    assert_eq!((three.game.players[0].money, three.game.players[0].held().0), (0, 1));
    let choice = table(2)
        .tile("teepee_m3", "teepee-green")
        .tile("teepee_6", "teepee-blue")
        .tile("teepee_8", "teepee-blue");
    let choice = choice.visit("D").play("use 1");
    assert_eq!(choice.options("trade"), ["teepee_6", "teepee_8"]);
    let choice = choice.refuses("trade teepee_m3", "GWT-11.1").refuses("trade teepee_10", "GWT-11.3");
    assert_eq!(choice.play("trade teepee_6").game.players[0].money, 6);
}

#[test]
fn hazards_are_removed_for_their_price() {
    proves!("GWT-11.2", "GWT-11.3");
    let table =
        table(2).money(7).tile("flood1", "flood-green-4").tile("drought1", "drought-black-2").visit("F");
    let table = table.play("use 2");
    assert_eq!(table.options("remove"), ["drought1", "flood1"]);
    let table = table.refuses("remove rockfall1", "GWT-11.3");
    assert_eq!(table.play("remove flood1").game.players[0].money, 0);
    let poor = self::table(2).money(6).tile("flood1", "flood-green-4").visit("F");
    assert!(!poor.may("use 2"));
    self::table(2).money(9).visit("F").refuses("use 2", "GWT-11.3");
    let free = self::table(2).tile("flood1", "flood-green-4").pending(Pending::Remove { cost: 0, may: true });
    assert!(free.may("waive"));
}
