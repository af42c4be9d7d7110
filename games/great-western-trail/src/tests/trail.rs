//! Moving and tolls (GWT-3).

use railhead_game::{Game, Seat, proves};

use super::position::{Table, Words, space, table, tile};
use crate::{
    event::Landing,
    rules::Toll,
    state::{Occupant, Pending},
};

fn toll(table: &Table, to: &str) -> Toll {
    let moves = table.game.view(None).moves;
    moves.iter().find(|(place, _, _)| *place == space(to)).map(|(_, _, toll)| *toll).unwrap()
}

#[test]
fn case_1_only_tiles_are_locations() {
    proves!("GWT-3.1", "GWT-3.2", "GWT-3.3");
    let table = table(2).begin("B");
    assert_eq!(table.options("move"), ["C", "D", "E", "F"]);
    table.refuses("move G", "GWT-3.2").refuses("move b1", "GWT-3.1").refuses("move A", "GWT-3.2");
}

#[test]
fn case_2_from_the_start_kansas_city_is_seven_steps_away() {
    proves!("GWT-3.2", "GWT-3.4");
    assert_eq!(table(2).begin("start").options("move"), ["A", "B", "C"]);
    let far = |up_to| {
        let mut table = table(2);
        table.me().pawn = Some(space("start"));
        table
            .pending(Pending::Step { up_to, free: false })
            .options("move")
            .contains(&"kansas_city".to_owned())
    };
    assert!(!far(6));
    assert!(far(7));
    assert_eq!(table(4).begin("start").options("move"), ["A", "B", "C", "D", "E"]);
}

#[test]
fn case_3_kansas_city_ends_the_move() {
    proves!("GWT-3.4");
    let mut table = table(3).cleared(&["step_money", "step_vp"]).begin("G");
    assert_eq!(table.me().pawn, Some(space("kansas_city")));
    assert_eq!(table.top(), Pending::Foresight { column: 0 });
}

#[test]
fn case_4_two_places_lie_behind_the_southern_branch() {
    proves!("GWT-3.3");
    let mut table = table(2).private("c3", 0, 1).tile("teepee_1", "teepee-green");
    table.me().pawn = Some(space("C"));
    let table = table.pending(Pending::Step { up_to: 2, free: false });
    assert_eq!(table.options("move"), ["D", "E", "F", "c3", "teepee_1"]);
}

#[test]
fn case_5_teepees_beside_the_trail_cost_neither_step_nor_toll() {
    proves!("GWT-3.8");
    let table = table(2)
        .money(9)
        .tile("teepee_m3", "teepee-green")
        .tile("teepee_m2", "teepee-green")
        .tile("teepee_m1", "teepee-blue")
        .begin("C");
    assert_eq!(table.options("move"), ["D", "E", "F", "G"]);
    assert_eq!(toll(&table, "E").sum(), 0);
}

#[test]
fn case_6_hands_cost_by_player_count() {
    proves!("GWT-3.6");
    for (seats, price) in [(2, 4), (3, 3), (4, 3)] {
        let table = table(seats).money(20).private("a1", 1, 7).begin("A");
        assert_eq!(toll(&table, "a1").seats[1], price, "{seats} players");
    }
    let own = table(2).money(20).private("a1", 0, 7).begin("A");
    assert_eq!(toll(&own, "a1").sum(), 0);
}

#[test]
fn case_7_the_first_on_the_path_is_paid_first() {
    proves!("GWT-3.6", "GWT-3.7");
    let table = table(4).money(2).private("a1", 1, 4).private("a2", 2, 1).begin("A").play("move a2");
    assert_eq!([1, 2].map(|seat| table.game.players[seat].money), [2, 0]);
    assert_eq!(table.game.players[0].money, 0);
}

#[test]
fn case_8_the_bank_is_paid_and_the_rest_never_owed() {
    proves!("GWT-3.6", "GWT-3.7");
    let table = table(4)
        .money(2)
        .tile("flood1", "flood-green-4")
        .tile("flood2", "flood-black-3")
        .tile("flood3", "flood-black-2")
        .private("a1", 1, 1)
        .begin("A");
    let mut table = table.play("move flood3 via flood1");
    assert_eq!(table.me().money, 0);
    let table = table.play("aux money");
    assert_eq!(table.game.players[0].money, 1);
}

#[test]
fn paths_that_cost_the_same_are_one_move() {
    proves!("GWT-3.9");
    let table = table(2).money(10).begin("A");
    assert_eq!(table.legal().iter().filter(|notation| notation.starts_with("move B")).count(), 1);
    let table = table.refuses("move B via flood1", "GWT-3.9");
    let table = table.tile("flood1", "flood-green-4").begin("A");
    let to_b: Vec<String> =
        table.legal().into_iter().filter(|notation| notation.starts_with("move B")).collect();
    assert_eq!(to_b, ["move B", "move B via flood1"]);
}

#[test]
fn pawns_share_places() {
    proves!("GWT-3.5");
    let mut table = table(2);
    table.player(1).pawn = Some(space("C"));
    let table = table.begin("B").play("move C");
    assert_eq!(table.game.players[0].pawn, table.game.players[1].pawn);
}

#[test]
fn case_13_a_pawn_stays_where_its_tile_was() {
    proves!("GWT-3.10");
    let mut table = table(2).money(9).tile("flood1", "flood-green-4");
    table.player(1).pawn = Some(space("flood1"));
    table.player(1).money = 9;
    let mut table = table.visit("F").play("use 2");
    assert_eq!(table.game.trail[space("flood1").index()], Occupant::Empty);
    assert_eq!(table.player(1).pawn, Some(space("flood1")));
    table.game.turn = Seat(1);
    let mut table = table.pending(Pending::Begin);
    assert_eq!(table.options("move"), ["B", "C", "D", "E"]);
    let landing = table.game.settle(tile("flood-black-3"));
    assert_eq!(landing, Landing::Trail(space("flood1")));
    assert_eq!(table.player(1).money, 9);
    let table = table.pending(Pending::Begin);
    assert_eq!(toll(&table, "B").sum(), 0);
}

#[test]
fn mary_of_the_rulebook_has_two_ways() {
    proves!("GWT-3.2", "GWT-3.6");
    let table =
        table(2).private("a1", 1, 1).tile("flood1", "flood-green-4").tile("flood2", "flood-green-3").money(9);
    let moves = table.begin("A").game.view(None).moves;
    let mut to_b: Vec<Toll> =
        moves.iter().filter(|(to, _, _)| *to == space("B")).map(|(_, _, toll)| *toll).collect();
    to_b.sort_by_key(Toll::sum);
    assert_eq!(to_b, [Toll { bank: 0, seats: [0, 2, 0, 0] }, Toll { bank: 4, seats: [0; 4] }]);
}
