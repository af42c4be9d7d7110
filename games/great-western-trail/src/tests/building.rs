//! Buildings (GWT-7, GWT-16, GWT-18).

use railhead_game::{Seat, proves};
use railhead_pieces::Set;

use super::position::{Table, Words, building, card, space, table, tile, track};
use crate::{
    facts::facts,
    piece::{BUILDINGS, CardTally, Hand, Worker},
    state::{Occupant, Pending},
};

#[test]
fn a_building_needs_craftsmen_money_and_an_empty_space() {
    proves!("GWT-7.1", "GWT-7.2");
    let table =
        table(2).money(6).workers(Worker::Craftsman, 3).private("a1", 1, 1).tile("flood1", "flood-green-4");
    let table = table.visit("B").play("use 2");
    assert!(table.may("build 5 a2"), "3 craftsmen, $6");
    let table = table
        .refuses("build 6 a2", "GWT-7.2")
        .refuses("build 5 a1; build 1 flood2; build 1 A; build 1 teepee_1", "GWT-7.1");
    let table = table.play("build 4 a2");
    assert_eq!(table.game.players[0].money, 2);
    let poor = self::table(2).money(5).workers(Worker::Craftsman, 3).visit("B").play("use 2");
    poor.refuses("build 5 a2", "GWT-7.2");
}

#[test]
fn case_50_replacing_costs_the_difference() {
    proves!("GWT-7.3", "GWT-7.2");
    let table = table(2).money(9).workers(Worker::Craftsman, 2).private("a1", 0, 1);
    let paid = table.clone().visit("B").play("use 2; build 5 a1");
    assert_eq!(paid.game.players[0].money, 5);
    assert_eq!(paid.game.players[0].built, Set::only(building(5)));
    assert!(!paid.game.players[0].reserve.contains(building(1)), "1a is out of the game");
    let slot = table.pending(Pending::Build { per: 1, may: true }).play("build 5 a1");
    assert_eq!(slot.game.players[0].money, 7);
}

#[test]
fn mary_replaces_by_the_difference_of_three() {
    proves!("GWT-7.3");
    let table = table(2).money(6).workers(Worker::Craftsman, 3).private("a1", 0, 4).visit("B").play("use 2");
    assert!(table.may("build 7 a1"));
    table.refuses("build 7 a2", "GWT-7.2");
}

#[test]
fn case_51_higher_means_more_craftsmen() {
    proves!("GWT-7.3");
    let table = table(2).money(90).workers(Worker::Craftsman, 6).private("a1", 0, 2).visit("B").play("use 2");
    let table = table.refuses("build 3 a1", "GWT-7.3").refuses("build 9 a2", "GWT-7.2");
    assert!(table.may("build 9 a1"), "7 minus 1 craftsmen");
    table.refuses("build 10 a1", "GWT-7.2");
    let b = self::table(2).side_b().money(90).workers(Worker::Craftsman, 6).private("a1", 0, 8);
    b.visit("B").play("use 2").refuses("build 9 a1", "GWT-7.3");
    let five = self::table(2).money(90).workers(Worker::Craftsman, 6).private("a1", 0, 7);
    five.visit("B").play("use 2").refuses("build 8 a1", "GWT-7.3");
}

#[test]
fn case_54_forest_buildings() {
    proves!("GWT-7.4", "GWT-16.1");
    assert_eq!(facts().trail.spaces.iter().filter(|space| space.forest).count(), 8);
    let table = table(2).private("b1", 0, 1).private("a1", 0, 2).private("c1", 1, 1).visit("b1");
    assert_eq!(table.play("use 1").game.players[0].money, 2);
    let none = self::table(2).side_b().private("a1", 0, 7).visit("a1");
    none.refuses("use 1", "GWT-5.7");
    let one = self::table(2).side_b().private("a1", 0, 7).private("e1", 0, 2).private("e2", 0, 3);
    let one = one.visit("a1").play("use 1");
    assert_eq!(one.options("engine"), ["1", "2"]);
}

#[test]
fn case_55_pairs_of_teepees() {
    proves!("GWT-16.2");
    let mut table = table(2).cleared(&["certificate_4", "certificate_6"]).private("a1", 0, 7);
    table.me().tiles.add(tile("teepee-green"), 3);
    table.me().tiles.add(tile("teepee-blue"), 2);
    let table = table.visit("a1").play("use 1");
    let player = table.game.players[0];
    assert_eq!((player.money, player.temporary(), player.held()), (4, 4, (3, 2, 0)));
}

#[test]
fn case_56_copying_an_adjacent_building() {
    proves!("GWT-16.3");
    let base = || table(2).side_b().money(20).hand(&["guernsey", "jersey"]).private("b2", 0, 8);
    let mut copy = base().private("b1", 1, 2).workers(Worker::Cowboy, 2);
    copy.game.sides.remove(building(2));
    let copy = copy.visit("b2").play("use 1");
    assert!(matches!(copy.top(), Pending::Use { copied: true, .. }), "b1 is the only adjacent building");
    let copy = copy.refuses("aux money", "GWT-16.3").refuses("copy C", "GWT-2.6");
    let copy = copy.play("use 2; stock");
    assert!(copy.legal().iter().any(|notation| notation.starts_with("buy") || notation == "done"));
    let alone = base().visit("b2");
    alone.refuses("use 1", "GWT-16.3");
    let next_to_c = table(2).side_b().money(9).private("b3", 0, 8).visit("b3").play("use 1");
    assert!(matches!(next_to_c.top(), Pending::Use { space: at, copied: true, .. } if at == space("C")));
}

#[test]
fn a_copy_may_use_the_risk_action_and_copies_no_tile_twice() {
    proves!("GWT-16.3");
    let table = table(3).side_b().money(9).hand(&["jersey", "jersey", "dutch_belt", "aux_sf"]);
    let table = table.private("flood_risk1", 0, 8).private("flood_risk2", 1, 8).visit("flood_risk1");
    assert!(table.may("use risk"), "its own risk action stays available");
    let table = table.play("use 1");
    assert!(
        matches!(table.top(), Pending::Use { space: at, copied: true, .. } if at == space("flood_risk2"))
    );
    assert!(table.may("use risk"));
    let table = table.play("use 1");
    assert!(
        matches!(table.top(), Pending::Use { space: at, copied: true, .. } if at == space("B")),
        "the first 8b cannot be copied in turn: {:?}",
        table.top()
    );
}

#[test]
fn between_copied_actions_cards_are_played_and_the_risk_is_taken() {
    proves!("GWT-16.3", "GWT-15.1");
    let cards = ["jersey", "dutch_belt", "money2_bll", "money2_bgl"];
    let table = table(2).side_b().money(0).hand(&cards).workers(Worker::Craftsman, 1);
    let table = table.private("flood_risk2", 0, 8).visit("flood_risk2").play("use 1");
    assert!(
        matches!(table.top(), Pending::Use { space: at, copied: true, .. } if at == space("B")),
        "{:?}",
        table.top()
    );
    let table = table.refuses("done", "GWT-4.4").refuses("use risk flood_risk1", "GWT-16.3");
    let table = table.play("play money2_bll; use 1");
    assert_eq!(table.game.players[0].money, 4, "a card before the first action, then a Dutch Belt");
    let table = table.play("use risk flood_risk2");
    assert_eq!((table.game.players[0].money, table.game.players[0].temporary()), (6, 1));
    let table = table.refuses("use risk flood_risk2", "GWT-4.1").play("play money2_bgl");
    assert_eq!(table.game.players[0].money, 8);
    let table = table.play("use 2; build 1 a1");
    assert_eq!(table.game.players[0].money, 6, "and the rest of B after all that");
    let own = self::table(2).side_b().hand(&["jersey"]).private("flood_risk2", 0, 8).visit("flood_risk2");
    own.refuses("use risk flood_risk2", "GWT-16.3");
}

#[test]
fn a_copy_of_which_nothing_can_be_done_any_more_may_be_left() {
    proves!("GWT-16.3", "GWT-4.4");
    let mut table = table(2).side_b().hand(&["dutch_belt", "draw3_5h", "aux_sf"]);
    table.me().pile = CardTally::default();
    table.me().pile.add(card("jersey"), 3);
    let table = table.private("flood_risk2", 0, 8).visit("flood_risk2").play("use 1");
    let table = table.play("play draw3_5h; draw 1; discard dutch_belt");
    assert!(table.may("done") && table.may("play aux_sf"), "{:?}", table.legal());
}

#[test]
fn of_a_tile_replaced_during_a_copy_the_rest_is_lost() {
    proves!("GWT-4.8", "GWT-16.3");
    let cards = ["jersey", "jersey", "dutch_belt", "money2_bll"];
    let copier = table(2).side_b().money(60).hand(&cards).workers(Worker::Craftsman, 6);
    let copier = copier.private("flood_risk2", 0, 8).visit("flood_risk2").play("use 1");
    let copier = copier.play("use 2; build 10 flood_risk2");
    assert_eq!(
        copier.options("use"),
        [""; 0],
        "8b is gone: its risk action and the rest of the copy with it"
    );
    assert_eq!(copier.legal(), ["play money2_bll", "done"]);

    let mut copied = table(2).side_b().money(60).hand(&cards).workers(Worker::Craftsman, 3);
    copied.game.sides.remove(building(5));
    copied.game.jobs[0] = [Some(Worker::Craftsman), None, None, None];
    let copied = copied.private("flood_risk1", 0, 8).private("flood_risk2", 0, 5).visit("flood_risk1");
    let copied = copied.play("use 1; use 1; build 9 flood_risk2");
    assert_eq!(
        copied.options("use"),
        ["risk"],
        "5a is gone, engine and risk action with it; 8b still stands"
    );
    let copied = copied.play("use risk");
    assert_eq!(copied.legal(), ["play money2_bll", "done"]);
}

#[test]
fn a_copied_move_starts_from_the_copying_building() {
    proves!("GWT-16.3", "GWT-4.7");
    let mut table = table(2).side_b().money(9).private("a2", 0, 8).private("a1", 1, 4);
    table.game.sides.remove(building(4));
    let table = table.visit("a2").play("use 1");
    assert_eq!(table.options("move"), ["B", "C"]);
}

#[test]
fn case_58_building_6b_puts_the_card_into_the_hand() {
    proves!("GWT-16.7", "GWT-5.9", "GWT-2.3");
    let mut table =
        table(2).side_b().hand(&["jersey", "guernsey", "guernsey", "guernsey"]).private("a1", 0, 6);
    table.game.display[0] = Some(card("money2_bll"));
    let base = table.visit("a1").play("use 1; discard jersey");
    let table = base.clone().play("take money2_bll");
    assert_eq!(table.game.players[0].money, 3);
    let table = table.play("play money2_bll");
    assert_eq!(table.game.players[0].money, 5);
    let unseen = base.clone().play("take top");
    assert!(unseen.game.players[0].shown.is_empty());
    let mut none = base;
    none.game.turn = Seat(0);
    none.game.display = [None; 4];
    none.game.goals = CardTally::default();
    none.me().money = 0;
    let none = none.hand(&["jersey", "guernsey"]).visit("a1").play("use 1; discard jersey");
    assert_eq!(none.game.players[0].money, 3);
}

#[test]
fn building_10a_fills_the_certificates() {
    proves!("GWT-16.8", "GWT-18.2");
    let table = table(2).private("a1", 0, 10).visit("a1").play("use 1");
    assert_eq!(table.game.players[0].temporary(), 3);
}

/// What each face does when everything it could ask for is there.
#[test]
fn every_face_offers_what_is_printed() {
    proves!("GWT-18.1", "GWT-18.2", "GWT-18.3");
    let rich = |side_b: bool| -> Table {
        let hand = ["jersey", "guernsey", "dutch_belt", "black_angus", "holstein", "jersey", "aux_sf"];
        let mut table = table(2).money(60).hand(&hand).engine(0, "9").workers(Worker::Craftsman, 3);
        if side_b {
            table = table.side_b();
        }
        table.me().tiles.add(tile("teepee-green"), 1);
        table.me().tiles.add(tile("teepee-blue"), 1);
        table.tile("flood1", "flood-green-4").tile("teepee_1", "teepee-green").private("c1", 0, 1)
    };
    let slots = |table: &Table| -> String {
        let mut used: Vec<String> = table.options("use");
        used.sort();
        used.join(" ")
    };
    let neutral: Vec<String> =
        "ABCDEFG".chars().map(|at| slots(&rich(false).visit(&at.to_string()))).collect();
    assert_eq!(neutral, ["1 2 3", "1 2", "1 1b 2", "1 1b 2", "1 2", "1 2", "1 2"]);
    let private = |side_b| -> Vec<String> {
        (1..=BUILDINGS as u8)
            .map(|number| {
                let at = if number == 1 { "c1" } else { "b3" };
                let table = rich(side_b);
                let table = if number == 1 { table } else { table.private("b3", 0, number) };
                slots(&table.visit(at))
            })
            .collect()
    };
    assert_eq!(private(false), ["1", "1 2", "1 2", "1 2", "1 2", "1 2", "1", "1 1b 2", "1 2", "1 2"]);
    assert_eq!(private(true), ["1 2", "1 2", "1 2", "1 2", "1 2", "1", "1", "1", "1", "1 2 3"]);
    let money = |at: &str, side_b: bool, number: u8, plays: &str| {
        let table = rich(side_b).private("b3", 0, number);
        let before = table.game.players[0].money;
        table.visit(at).play(plays).game.players[0].money - before
    };
    assert_eq!(money("A", false, 2, "use 1"), 2);
    assert_eq!(money("b3", false, 2, "use 1"), 4);
    assert_eq!(money("b3", false, 3, "use 1"), 3);
    assert_eq!(money("F", false, 3, "use 1"), 4);
    assert_eq!(money("b3", false, 6, "use 1"), 10);
    assert_eq!(money("b3", true, 5, "use 2"), 1);
    assert_eq!(money("b3", true, 10, "use 1"), 4);
    assert_eq!(money("b3", true, 2, "use 2"), 3);
    let engine = rich(true).private("b3", 0, 10).visit("b3").play("use 2");
    assert_eq!(engine.options("engine"), ["10", "11", "12", "13", "T10"]);
    let objective = rich(true).visit("c1").play("use 1");
    assert_eq!(objective.game.players[0].temporary(), 2, "1b gives two certificates for an objective card");
    assert_eq!(engine.game.players[0].engine, track("9"));
}

#[test]
fn craftsmen_points_and_hands_of_every_face() {
    proves!("GWT-18.4", "GWT-17.4");
    let column = |read: &dyn Fn(&crate::facts::buildings::Face) -> i8, side: usize| -> Vec<i8> {
        facts().trail.private.iter().map(|faces| read(&faces[side])).collect()
    };
    assert_eq!(column(&|face| face.craftsmen as i8, 0), [1, 1, 1, 2, 3, 4, 5, 5, 7, 9]);
    assert_eq!(column(&|face| face.craftsmen as i8, 1), [1, 1, 2, 2, 3, 4, 5, 6, 6, 8]);
    assert_eq!(column(&|face| face.vp, 0), [1, 1, 1, 3, 4, 5, 6, 6, 9, 13]);
    assert_eq!(column(&|face| face.vp, 1), [1, 1, 3, 3, 4, 5, 6, 8, 8, 11]);
    let with = |hand| -> Vec<&str> {
        let faces = facts().trail.private.iter().flatten();
        let mut ids: Vec<&str> =
            faces.filter(|face| face.hands.contains(&hand)).map(|face| face.id.as_str()).collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(with(Hand::Green), ["1a", "1b", "7a", "7b", "8a"]);
    assert_eq!(with(Hand::Black), ["10a", "10b", "4a", "4b", "7a", "7b"]);
    let table = table(2).private("a1", 0, 10).private("a2", 0, 4).private("a3", 1, 9);
    assert_eq!(table.game.score(Seat(0)).0[1], 16);
    assert!(matches!(table.game.trail[space("a3").index()], Occupant::Private { .. }));
}
