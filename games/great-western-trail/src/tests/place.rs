//! Local and auxiliary actions (GWT-4, GWT-12).

use railhead_game::{Seat, proves};

use super::position::{Words, building, space, table, track};
use crate::{
    piece::Worker,
    state::{Occupant, Pending},
};

#[test]
fn case_10_a_local_move_pays_tolls_and_ignores_the_step_limit() {
    proves!("GWT-4.7");
    let mut table =
        table(2).money(5).hand(&[]).private("a1", 0, 3).private("a2", 1, 1).visit("a1").play("use 2");
    assert_eq!(table.me().pawn, Some(space("a2")));
    assert_eq!(table.me().money, 3);
    let far = self::table(2).private("a1", 0, 10).visit("a1").play("use 2");
    assert!(far.may("move F"), "five steps with a step limit of three");
}

#[test]
fn case_11_moving_on_loses_what_was_left() {
    proves!("GWT-4.7", "GWT-3.10");
    let table = table(2).money(9).tile("flood1", "flood-green-4").private("a1", 0, 4).visit("a1");
    assert!(table.may("use 1"));
    let table = table.play("use 2; move B");
    assert!(!table.may("remove flood1"));
    assert!(matches!(table.top(), Pending::Use { space: at, .. } if at == space("B")));
}

#[test]
fn case_12_a_local_move_plays_kansas_city_in_full() {
    proves!("GWT-4.7", "GWT-13.1");
    let table = table(2).private("e1", 0, 10).visit("e1").play("use 2; move kansas_city");
    assert_eq!(table.top(), Pending::Foresight { column: 0 });
}

#[test]
fn local_actions_are_used_once_each_in_any_order() {
    proves!("GWT-4.1", "GWT-4.4", "GWT-18.1");
    let table = table(2).money(20).hand(&["guernsey", "guernsey"]).visit("A");
    let table = table.refuses("done", "GWT-4.4");
    let table = table.play("use 1");
    let table = table.refuses("use 1", "GWT-4.1");
    assert!(table.may("use 2") && table.may("use 3") && table.may("done"));
    let table = table.play("done");
    assert_eq!(table.game.turn.0, 1);
}

#[test]
fn case_63_the_single_auxiliary_action_stands_instead_of_local_actions() {
    proves!("GWT-4.2", "GWT-12.4");
    let base = table(2).money(20).hand(&["guernsey", "aux_sf"]).cleared(&["aux_money_2"]).visit("A");
    let base = base.refuses("aux money double", "GWT-12.4");
    let after = base.clone().play("aux money");
    after.refuses("use 1", "GWT-4.1").refuses("aux money", "GWT-4.2");
    let other = base.play("use 1");
    other.refuses("aux money", "GWT-4.2");
}

#[test]
fn case_62_other_places_give_one_single_auxiliary_action() {
    proves!("GWT-4.3", "GWT-12.2", "GWT-12.3");
    let foreign = table(2).hand(&["jersey"]).cleared(&["aux_money_2"]).private("a1", 1, 2).visit("a1");
    let foreign = foreign.refuses("use 1", "GWT-4.3").refuses("done", "GWT-4.4");
    let mut foreign = foreign.play("aux money");
    assert_eq!(foreign.player(0).money, 1);
    let hazard = table(2).tile("flood1", "flood-green-4").visit("flood1");
    assert!(hazard.options("use").is_empty());
    let g = table(2).cleared(&["aux_money_2"]).visit("G").play("use 2; aux money double");
    assert_eq!(g.game.players[0].money, 2);
    let g = g.play("use 1");
    assert!(g.game.players[0].engine > track("0"));
}

#[test]
fn one_of_two_actions_with_a_bar_between() {
    proves!("GWT-4.5", "GWT-18.1");
    let table = table(2).visit("C");
    assert!(table.may("use 1") && table.may("use 1b"));
    let table = table.play("use 1");
    assert_eq!(table.game.players[0].temporary(), 1);
    assert!(!table.may("use 1b"));
}

#[test]
fn the_risk_action_belongs_to_the_owner() {
    proves!("GWT-4.6");
    let own = table(2).hand(&["jersey", "jersey"]).private("flood_risk1", 0, 2).visit("flood_risk1");
    let own = own.play("use risk");
    assert_eq!((own.game.players[0].money, own.game.players[0].temporary()), (2, 1));
    let other = table(2).hand(&["jersey"]).private("flood_risk1", 1, 2).visit("flood_risk1");
    other.refuses("use risk", "GWT-4.3");
    let any = table(2).hand(&["guernsey", "jersey"]).private("drought_risk1", 0, 2).visit("drought_risk1");
    let any = any.play("use risk; discard guernsey");
    assert_eq!((any.game.players[0].money, any.game.players[0].temporary()), (0, 1));
}

#[test]
fn case_53_a_replaced_building_cannot_be_used() {
    proves!("GWT-4.8", "GWT-6.4");
    let mut table = table(2).money(60).workers(Worker::Craftsman, 3).private("a1", 0, 5);
    table.game.jobs[0] = [Some(Worker::Craftsman), None, None, None];
    let table = table.visit("a1").play("use 1; build 9 a1");
    assert_eq!(
        table.game.trail[space("a1").index()],
        Occupant::Private { owner: Seat(0), building: building(9) }
    );
    assert_eq!(table.game.turn.0, 1, "nothing is left to do there");
}

#[test]
fn auxiliary_actions_open_with_their_discs() {
    proves!("GWT-12.1", "GWT-12.2", "GWT-12.3", "GWT-9.5");
    let closed = table(2).money(9).engine(0, "5").visit("D").play("use 2");
    assert_eq!(closed.options("aux"), ["cards", "money"]);
    closed.refuses("aux engine", "GWT-12.1").refuses("aux money double", "GWT-12.3");
    let half =
        table(2).money(9).engine(0, "5").cleared(&["aux_engine_1", "aux_certificate_1", "aux_certificate_2"]);
    let half = half.visit("D").play("use 2");
    assert_eq!(half.options("aux"), ["cards", "certificate", "certificate double", "engine", "money"]);
    let mut done = half.play("aux certificate double; engine 3");
    assert_eq!((done.player(0).money, done.player(0).temporary()), (7, 2));
    let one = table(2).money(9).engine(0, "1").cleared(&["aux_certificate_1", "aux_certificate_2"]);
    let one = one.visit("D").play("use 2");
    one.refuses("aux certificate double", "GWT-9.5");
}
