//! Objective cards (GWT-5, GWT-15).

use railhead_game::{Game, Luck, Options, Seat, proves};
use railhead_pieces::{Piece, Set};

use super::position::{Words, card, space, table, table_with, tile, track};
use crate::piece::{Card, CardTally, Master};
use crate::state::Pending;

#[test]
fn case_68_the_pawn_move_before_phase_a_and_in_phase_b() {
    proves!("GWT-15.1", "GWT-15.2", "GWT-15.3");
    let before =
        table(2).money(9).hand(&["move3_bbhh"]).private("a1", 1, 1).begin("A").play("play move3_bbhh");
    assert!(before.may("waive"));
    let before = before.play("move a1");
    assert_eq!(before.game.players[0].money, 9, "no toll");
    assert_eq!(before.top(), Pending::Begin);
    assert!(before.may("move B"), "the normal move starts there");
    let waived = table(2).hand(&["move3_bbhh"]).begin("A").play("play move3_bbhh; waive");
    assert_eq!(waived.top(), Pending::Begin);

    let in_b = table(2).money(9).hand(&["move3_bbhh", "guernsey"]).visit("A").play("use 1; play move3_bbhh");
    let in_b = in_b.play("move C");
    assert_eq!(in_b.game.turn, Seat(1), "phase C follows at once");
    assert_eq!(in_b.game.players[0].pawn, Some(space("C")));
    let first =
        table(2).money(9).hand(&["move3_bbhh", "guernsey"]).visit("A").play("play move3_bbhh; move C");
    assert_eq!(first.game.turn, Seat(1), "even before the first action");

    let near = table(2).hand(&["move3_bbhh"]).begin("F").play("play move3_bbhh");
    assert_eq!(near.options("move"), ["G"]);
    near.refuses("move kansas_city", "GWT-15.3");
    let nowhere = table(2).hand(&["move3_bbhh", "money2_bll"]).begin("G");
    let nowhere = nowhere.play("play move3_bbhh");
    assert_eq!(nowhere.top(), Pending::Begin, "there is nowhere to go");
}

#[test]
fn each_immediate_action() {
    proves!("GWT-15.2");
    let play = |id: &str| {
        let mut table = table(2).hand(&[id, "jersey", "guernsey", "money2_bll"]).cleared(&["aux_money_2"]);
        table.me().pile.add(card("jersey"), 3);
        table.begin("A").play(&format!("play {id}"))
    };
    assert_eq!(play("money2_bgl").game.players[0].money, 2);
    assert_eq!(play("engine2_345").options("engine"), ["1", "2"]);
    assert_eq!(play("engine3_sshh").options("engine"), ["1", "2", "3"]);
    assert_eq!(play("draw3_5h").options("draw"), ["1", "2", "3"]);
    assert!(play("aux_sf").may("aux money double") && play("aux_sf").may("waive"));
    let played = play("money2_bgl");
    assert_eq!(played.game.players[0].area.of(card("money2_bgl")), 1);
    assert_eq!(play("engine2_345").play("waive").game.players[0].engine, track("0"));
}

#[test]
fn objectives_are_not_played_in_the_middle_of_an_action_or_in_kansas_city() {
    proves!("GWT-15.1");
    let mid = table(2).hand(&["money2_bll", "jersey"]).visit("C").play("use 1b");
    mid.refuses("play money2_bll", "GWT-2.6");
    let city = table(2).hand(&["money2_bll", "jersey"]).begin("F").play("move kansas_city");
    city.refuses("play money2_bll", "GWT-15.1");
    let other = table(2).hand(&["jersey"]).begin("F");
    other.refuses("play money2_bll", "GWT-5.3").refuses("play jersey", "GWT-15.1");
}

#[test]
fn gaining_from_the_display_or_the_stack() {
    proves!("GWT-5.8", "GWT-5.9");
    let base = table(2).visit("C").play("use 1b");
    let first = base.game.display[0].unwrap();
    let stack = base.game.goals.total();
    let shown = base.clone().play(&format!("take {first}"));
    assert_eq!(shown.game.players[0].discard.of(first), 1);
    assert_eq!(shown.game.goals.total(), stack - 1);
    let top = base.clone().play("take top");
    assert_eq!(top.game.display, base.game.display);
    assert_eq!(top.game.goals.total(), stack - 1);
    let elsewhere = Card::all().find(|card| !base.game.display.contains(&Some(*card))).unwrap();
    base.refuses(&format!("take {elsewhere}"), "GWT-5.8");
    let mut dry = table(2);
    dry.game.goals = CardTally::default();
    let dry = dry.visit("C").play("use 1b");
    let dry = dry.refuses("take top", "GWT-5.9");
    let gone = dry.game.display[1].unwrap();
    let dry = dry.play(&format!("take {gone}"));
    assert_eq!(dry.game.display.iter().flatten().count(), 3);
    let mut none = table(2);
    none.game.goals = CardTally::default();
    none.game.display = [None; 4];
    none.visit("C").refuses("use 1b", "GWT-5.9");
}

#[test]
fn case_67_each_thing_counts_once() {
    proves!("GWT-15.4", "GWT-15.5");
    let mut table = table(2).cities(&["san_francisco"]);
    table.me().area = CardTally::default();
    table.me().area.add(card("aux_sf"), 2);
    assert_eq!(table.game.score(Seat(0)).0[6], 2);
    let table = table.cities(&["san_francisco"]);
    assert_eq!(table.game.score(Seat(0)).0[6], 10);
}

#[test]
fn mary_gains_eighteen_or_ten_points() {
    proves!("GWT-15.4", "GWT-15.5", "GWT-17.9");
    let mut mary =
        table(2).private("a1", 0, 1).private("a2", 0, 2).private("a3", 0, 3).cities(&["san_francisco"; 2]);
    let area = ["start_bbh", "engine3_blhh", "aux_sf", "aux_sf"];
    mary.me().area = CardTally::default();
    for id in area {
        mary.me().area.add(card(id), 1);
    }
    mary.me().tiles.add(tile("flood-green-2"), 3);
    mary.me().tiles.add(tile("teepee-blue"), 1);
    assert_eq!(mary.game.score(Seat(0)).0[6], 18);
    mary.me().cities[crate::facts::facts().railway.san_francisco.index()] = 1;
    assert_eq!(mary.game.score(Seat(0)).0[6], 10);
}

#[test]
fn case_69_two_cards_for_three_hazards() {
    proves!("GWT-15.5", "GWT-17.10");
    let mut table =
        table(2).private("a1", 0, 1).private("a2", 0, 2).private("a3", 0, 3).stations(&["S1", "S2"]);
    table.me().area = CardTally::default();
    table.me().area.add(card("engine3_sshh"), 1);
    table.me().area.add(card("move3_bbhh"), 1);
    table.me().tiles.add(tile("flood-green-2"), 3);
    table.me().masters = Set::only(Master::Hazards);
    let score = table.game.score(Seat(0));
    assert_eq!(score.0[6], 5 - 2, "the dearer penalty is avoided");
    assert_eq!(score.0[7], 3, "the station master counts on its own");
}

#[test]
fn case_70_a_failing_card_may_be_worth_adding() {
    proves!("GWT-15.7", "GWT-17.10");
    let mut table = table(2);
    table.me().area = CardTally::default();
    table.me().area.add(card("start_lhh"), 1);
    table.me().discard.add(card("move3_bbhh"), 1);
    assert_eq!(table.game.score(Seat(0)).total(), 0, "left out without the station master");
    table.me().masters = Set::only(Master::Objectives);
    let score = table.game.score(Seat(0));
    assert_eq!((score.0[6], score.0[7]), (-2, 3));
}

#[test]
fn cards_in_the_deck_are_scored_only_if_that_is_better() {
    proves!("GWT-15.7", "GWT-15.4");
    let mut table = table(2).stations(&["S1", "S2"]).private("a1", 0, 1).private("a2", 0, 2);
    table.me().area = CardTally::default();
    table.me().hand.add(card("move3_ssbb"), 1);
    table.me().pile.add(card("aux_sf"), 1);
    assert_eq!(table.game.score(Seat(0)).0[6], 5);
    table.me().area.add(card("aux_sf"), 1);
    assert_eq!(table.game.score(Seat(0)).0[6], 2, "a card in the area must be scored");
}

#[test]
fn case_72_cards_removed_from_the_game_count_for_nothing() {
    proves!("GWT-15.6", "GWT-17.8", "GWT-17.13");
    let mut table = table(2).engine(0, "7").hand(&["texas_longhorn_7", "jersey"]).cleared(&["aux_remove_1"]);
    table.me().area = CardTally::default();
    table.me().area.add(card("draw3_5h"), 1);
    table.me().tiles.add(tile("flood-green-2"), 1);
    assert_eq!((table.game.score(Seat(0)).0[5], table.game.score(Seat(0)).0[6]), (7, 3));
    let table = table.visit("D").play("use 2; aux remove; cull texas_longhorn_7");
    assert_eq!((table.game.score(Seat(0)).0[5], table.game.score(Seat(0)).0[6]), (0, -2));
}

#[test]
fn objectives_in_kansas_city_by_custom_of_the_table() {
    proves!("GWT-15.1", "GWT-13.9");
    let options = Options::default().with("plays", "city");
    let table = |cards: &[&str]| table_with(2, &options).hand(cards);
    let city = table(&["money2_bll", "jersey"]).begin("F").play("move kansas_city; play money2_bll");
    assert_eq!(city.game.players[0].money, 2);
    assert!(city.may("foresight 1.1"), "the subphase itself follows");
    let income = table(&["money2_bll", "jersey"]).pending(Pending::Income).play("play money2_bll");
    assert_eq!((income.game.players[0].money, income.options("income")), (2, vec!["0".to_owned()]));
    let mut empty = table(&["money2_bll"]);
    empty.game.foresight[0] = [None; 2];
    let empty = empty.begin("F").play("move kansas_city");
    assert_eq!(empty.top(), Pending::Foresight { column: 1 }, "a column without a tile is skipped");
}

#[test]
fn starting_objectives_lie_face_down() {
    proves!("GWT-1.11");
    let game = table_with(3, &Options::default()).game;
    let seen = |viewer| {
        Seat::all(3).map(|seat| game.view(viewer).players[seat.index()].area.total()).collect::<Vec<_>>()
    };
    assert_eq!([Some(Seat(1)), None].map(seen), [vec![0, 1, 0], vec![0, 0, 0]]);
    let mut luck = Luck::new(4);
    let mut imagined = Vec::new();
    for _ in 0..40 {
        let mut other = game.clone();
        other.determinize(Seat(1), &mut luck);
        other.audit().unwrap();
        assert_eq!(other.players[1].area, game.players[1].area);
        imagined.push(other.players[0].area.each().collect::<Vec<_>>());
    }
    imagined.sort();
    imagined.dedup();
    assert_eq!(imagined.len(), 3, "any of the three that the seat has not seen");
    let mut over = game.clone();
    over.pending.truncate(0);
    assert_eq!(over.view(None).players[0].area.total(), 1, "shown at the end");
    let open = table_with(3, &Options::default().with("goals", "open")).game;
    assert_eq!(open.view(None).players[0].area.total(), 1, "as a variant");
}
