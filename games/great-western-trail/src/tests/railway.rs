//! The engine on the line (GWT-9, GWT-16).

use railhead_game::proves;
use railhead_pieces::{Named, Piece};

use super::position::{Table, Words, table, track};
use crate::{
    facts::facts,
    piece::{Disc, Worker},
    state::Pending,
};

fn forward(table: Table, up_to: u8) -> Vec<String> {
    table.pending(Pending::Forward { up_to, may: true }).options("engine")
}

fn back(table: Table, n: u8) -> Vec<String> {
    // Asked without playing on, since a single way back would be taken at once.
    let mut table = table;
    table.game.pending.push(Pending::Back { n });
    table.options("engine")
}

#[test]
fn case_16_occupied_spaces_are_skipped() {
    proves!("GWT-9.1", "GWT-9.2", "GWT-9.3", "GWT-9.4");
    let table = table(2).engine(0, "1").engine(1, "3").workers(Worker::Engineer, 3).visit("G").play("use 1");
    assert_eq!(table.options("engine"), ["2", "4", "5", "T4"]);
    let table = table.refuses("engine 3", "GWT-9.2").refuses("engine 6", "GWT-9.1");
    let table = table.play("engine 2");
    assert!(!table.may("use 1"), "the rest of the movement is given up");
}

#[test]
fn case_17_a_turnout_is_a_space_of_its_own() {
    proves!("GWT-9.3", "GWT-9.2");
    assert_eq!(forward(table(2).engine(0, "4"), 2), ["5", "6", "T4"]);
    assert_eq!(forward(table(2).engine(0, "4").engine(1, "5"), 1), ["6", "T4"]);
}

#[test]
fn case_18_going_back_through_a_turnout_or_past_it() {
    proves!("GWT-9.5");
    assert_eq!(back(table(2).engine(0, "5"), 2), ["3", "4"]);
    assert_eq!(back(table(2).engine(0, "5").engine(1, "T4"), 2), ["3"]);
}

#[test]
fn cases_19_and_20_the_way_back_ends_at_the_first_space() {
    proves!("GWT-9.5");
    let start = table(2).side_b().money(9).hand(&[]).private("a1", 0, 1).visit("a1");
    start.refuses("use 2", "GWT-9.5");
    assert_eq!(back(table(2).engine(0, "2").engine(1, "1"), 1), ["0"]);
    assert!(back(table(2).engine(0, "2").engine(1, "1"), 2).is_empty());
    assert!(back(table(2).engine(0, "1"), 2).is_empty());
}

#[test]
fn cases_22_and_23_the_end_of_the_line() {
    proves!("GWT-9.6");
    let at_end =
        |money| table(2).money(money).engine(0, "37").pending(Pending::Forward { up_to: 4, may: true });
    assert_eq!(at_end(0).options("engine"), ["38", "39"]);
    let three = at_end(3).play("engine 39; upgrade S10; disc step_vp; engine T33");
    assert_eq!(three.game.players[0].money, 3);
    assert!(!three.may("upgrade S9"), "station 9 costs $5");
    let five = at_end(5).play("engine 39; upgrade S10; disc step_vp; engine T33");
    assert!(five.may("upgrade S9"));
    let two = at_end(2).play("engine 39");
    assert_eq!(two.top(), Pending::Jump, "the coming $3 cannot pay for station 10");
    two.refuses("waive", "GWT-5.2").refuses("engine 39", "GWT-9.6");
}

#[test]
fn case_57_an_extraordinary_delivery_counts_free_numbered_spaces() {
    proves!("GWT-16.4", "GWT-16.5");
    let with_rival = || table(2).engine(0, "12").engine(1, "7").private("a1", 0, 9).visit("a1").play("use 2");
    let nine = with_rival().play("engine 2");
    assert!(nine.may("deliver santa_fe") && !nine.may("deliver albuquerque"));
    assert_eq!(nine.top(), Pending::Deliver { limit: 9, rail: false });
    let turnout = with_rival().money(2).play("engine T4");
    assert_eq!(turnout.top(), Pending::Deliver { limit: 6, rail: false });
    let turnout = turnout.play("deliver topeka; disc aux_cards_2");
    assert!(turnout.may("upgrade S1"), "the station comes after the delivery");
    let alone = table(2).engine(0, "12").private("a1", 0, 9).visit("a1").play("use 2; engine T4");
    assert_eq!(alone.top(), Pending::Deliver { limit: 7, rail: false });
    let zero = table(2).engine(0, "5").private("a1", 0, 9).visit("a1").play("use 2; engine T4");
    let zero = zero.play("disc aux_cards_2");
    assert_eq!(zero.game.players[0].money, 6, "Kansas City pays its $6 here too");
    let start = table(2).private("a1", 0, 9).visit("a1");
    start.refuses("use 2", "GWT-9.5");
    let all: Vec<&str> = Disc::all().map(Disc::id).collect();
    let none = table(2).engine(0, "12").cleared(&all).private("a1", 0, 9).visit("a1");
    none.refuses("use 2", "GWT-16.5");
}

#[test]
fn the_line_reads_as_the_board_shows_it() {
    proves!("GWT-9.3");
    let turnouts: Vec<&str> =
        facts().railway.tracks.iter().filter(|at| at.turnout).map(|at| at.id.as_str()).collect();
    assert_eq!(turnouts, ["T4", "T7", "T10", "T13", "T16", "T21", "T25", "T29", "T33"]);
    assert!(track("39").is_last());
    assert!(facts().railway.tracks.iter().all(|at| at.next.len() <= 2 && at.prev.len() <= 2));
}
