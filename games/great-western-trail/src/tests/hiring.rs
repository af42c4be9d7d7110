//! Hiring (GWT-6).

use railhead_game::{Seat, proves};

use super::position::{Words, empty_market, table, tile};
use crate::{piece::Worker, state::Pending};

#[test]
fn case_43_the_row_of_the_token_is_closed() {
    proves!("GWT-6.2", "GWT-6.1", "GWT-13.5");
    let mut table = table(3).money(50);
    assert_eq!(table.game.jobs.iter().flatten().flatten().count(), 5);
    assert_eq!((table.game.token, table.game.filled), (1, 2));
    table.game.jobs[0] = [Some(Worker::Cowboy), Some(Worker::Cowboy), Some(Worker::Engineer), None];
    table.game.jobs[1] = [Some(Worker::Craftsman), Some(Worker::Craftsman), None, None];
    let hire = table.clone().visit("A").play("use 2");
    assert_eq!(hire.options("hire"), ["1 cowboy", "1 engineer"]);
    hire.refuses("hire 2 craftsman", "GWT-6.2").refuses("hire 1 craftsman", "GWT-6.1");
    table.game.foresight[1] = [Some(tile("engineer")), Some(tile("cowboy"))];
    let mut open = table.pending(Pending::Foresight { column: 1 }).play("foresight 2.1");
    assert_eq!((open.game.token, open.game.filled), (2, 0));
    open.game.turn = Seat(0);
    assert!(open.money(50).visit("A").play("use 2").may("hire 2 craftsman"));
}

#[test]
fn case_44_both_hires_of_building_a() {
    proves!("GWT-6.1", "GWT-6.5", "GWT-18.1");
    let mut table = empty_market(3).money(15).hand(&["jersey", "dutch_belt"]).workers(Worker::Engineer, 2);
    table.game.token = 3;
    table.game.jobs[1] = [Some(Worker::Cowboy), None, None, None];
    table.game.jobs[2] = [Some(Worker::Engineer), Some(Worker::Craftsman), None, None];
    table.game.jobs[3] = [Some(Worker::Engineer), None, None, None];
    let base = table.visit("A");
    let mary = base.clone().play("use 2; hire 3 engineer; accept");
    assert_eq!(mary.game.players[0].money, 15 - 7 + 2);
    let mary = mary.play("use 3; hire 2 cowboy");
    assert_eq!(mary.game.players[0].money, 15 - 7 + 2 - 8);
    assert_eq!(mary.game.jobs[1], [None; 4], "the space stays empty");
    let other_order = base.play("use 3; hire 2 cowboy; use 2; hire 3 engineer");
    assert_eq!(other_order.game.players[0].money, 15 - 8 - 7);
}

#[test]
fn hiring_needs_the_money_and_room() {
    proves!("GWT-6.1", "GWT-6.3");
    let mut table = empty_market(2).money(5).workers(Worker::Cowboy, 6);
    table.game.token = 5;
    table.game.jobs[0] = [Some(Worker::Engineer), None, None, None];
    table.game.jobs[3] = [Some(Worker::Cowboy), Some(Worker::Craftsman), None, None];
    let table = table.pending(Pending::Hire { modifier: 0, may: true });
    assert_eq!(table.options("hire"), ["4 craftsman"]);
    let table = table.refuses("hire 4 cowboy", "GWT-6.3").refuses("hire 1 engineer", "GWT-6.1");
    let cheaper = table.pending(Pending::Hire { modifier: -1, may: true });
    assert!(cheaper.may("hire 1 engineer"));
}

#[test]
fn cases_46_and_52_immediate_actions_chain_depth_first() {
    proves!("GWT-6.4", "GWT-7.2");
    let mut table = empty_market(2).money(30).workers(Worker::Engineer, 3).workers(Worker::Craftsman, 3);
    table.game.token = 5;
    table.game.jobs[0] = [Some(Worker::Engineer), Some(Worker::Cowboy), None, None];
    table.game.jobs[3] = [Some(Worker::Craftsman), None, None, None];
    let table = table.visit("A").play("use 2; hire 1 engineer");
    assert_eq!(table.top(), Pending::Hire { modifier: -2, may: true });
    let table = table.play("hire 4 craftsman");
    assert_eq!(table.top(), Pending::Build { per: 1, may: true });
    assert!(table.may("build 6 a1"), "the fourth craftsman counts at once");
    let table = table.play("build 6 a1");
    assert_eq!(table.game.players[0].money, 30 - 6 - 3 - 4);
    assert!(table.may("use 3"), "then the rest of the turn");
}

#[test]
fn every_slot_shows_its_immediate_action() {
    proves!("GWT-6.4");
    let hire = |worker: Worker, had: u8| {
        let mut table = empty_market(2).money(20).workers(worker, had).hand(&["jersey", "jersey"]);
        table = table.tile("flood1", "flood-green-4").tile("teepee_1", "teepee-green");
        table.game.token = 5;
        table.game.jobs[0] = [Some(worker), None, None, None];
        table.game.jobs[1] = [Some(Worker::Cowboy), Some(Worker::Craftsman), None, None];
        table.pending(Pending::Hire { modifier: 0, may: true }).play(&format!("hire 1 {}", worker.id()))
    };
    assert_eq!(hire(Worker::Cowboy, 3).top(), Pending::Remove { cost: 0, may: true });
    assert_eq!(hire(Worker::Cowboy, 5).top(), Pending::Trade { may: true });
    assert_eq!(hire(Worker::Craftsman, 3).top(), Pending::Build { per: 1, may: true });
    assert_eq!(hire(Worker::Craftsman, 5).top(), Pending::Build { per: 1, may: true });
    let jersey = |had: u8| {
        let table = hire(Worker::Engineer, had).play("accept");
        (table.game.players[0].money, table.game.players[0].temporary())
    };
    assert_eq!([jersey(1), jersey(2), jersey(4), jersey(5)], [(14, 1), (16, 0), (14, 2), (18, 0)]);
    let waived = hire(Worker::Engineer, 1).play("waive");
    assert_eq!(waived.game.players[0].temporary(), 0);
}

#[test]
fn case_47_the_last_two_slots_score() {
    proves!("GWT-6.3", "GWT-17.11");
    let table = table(2).workers(Worker::Cowboy, 6).workers(Worker::Engineer, 5);
    assert_eq!(table.game.score(Seat(0)).0[8], 12);
    let mut full = empty_market(2).money(50).workers(Worker::Cowboy, 6);
    full.game.token = 2;
    full.game.jobs[0] = [Some(Worker::Cowboy), None, None, None];
    full.visit("A").refuses("use 2", "GWT-6.3");
}
