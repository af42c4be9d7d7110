//! Who starts, and what a new round brings (CH-16.1, CH-18).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::Preview;

#[test]
fn the_starting_player_on_the_sheriff_hands_the_start_to_the_left() {
    proves!("CH-18.1");
    let table = at("0: on sheriff").play("use sheriff; stack ABC").end_round();
    assert_eq!(table.view(None).start, Seat(1));
}

#[test]
fn another_player_on_the_sheriff_takes_the_start() {
    proves!("CH-18.1");
    let table = at("2: on sheriff").play("end; use sheriff; stack ABC").end_round();
    assert_eq!(table.view(None).start, Seat(2));
}

#[test]
fn without_a_sheriff_the_start_goes_left() {
    proves!("CH-18.1");
    let table = at("start 3; 3: on miner, C3").play("use miner; mine 0").end_round();
    assert_eq!(table.view(None).start, Seat(0));
}

#[test]
fn the_start_follows_who_placed_even_if_the_action_is_declined() {
    proves!("CH-18.1", "CH-7.1");
    let table = at("next cruel-battle; 2: on sheriff").end_round();
    assert_eq!(table.view(None).start, Seat(2));
    assert_eq!(table.view(None).event.to_string(), "cruel-battle", "the pile is as it was");
}

#[test]
fn two_players_take_turns_to_start() {
    proves!("CH-18.2");
    let table = at("2 seats; 0: on sheriff").play("use sheriff; stack ABC").end_round();
    assert_eq!(table.view(None).start, Seat(1));
    let table = at("2 seats; 1: on sheriff").end_round();
    assert_eq!(table.view(None).start, Seat(1));
}

#[test]
fn a_round_brings_an_event_and_a_stagecoach() {
    proves!("CH-18.3", "CH-16.1");
    let table = at("event rough-railway; next low-market; coach coach-3; 0: on settler");
    let coaches = table.view(None).coaches_left;
    let table = table.end_round();
    let view = table.view(None);
    assert_eq!((view.round, view.event.to_string().as_str()), (2, "low-market"));
    assert_eq!(view.coaches_left, coaches - 1);
    assert!(view.coach.is_some());
    assert_eq!(view.players[0].pieces, 3, "all cowboys are at home");
    assert!(view.players[0].on.is_empty());
}

#[test]
fn a_declined_stagecoach_leaves_the_game() {
    proves!("CH-18.3", "CH-10.4");
    let table = at("coach coach-1; 0: on mayor");
    let politicians = table.view(None).politicians;
    let table = table.end_round();
    assert_eq!(table.view(None).dropped_coaches.len(), 1);
    assert_eq!(table.view(None).politicians, politicians);
    assert!(table.seat(0).coaches.is_empty());
}

#[test]
fn an_event_holds_for_its_round() {
    proves!("CH-16.1");
    let table = at("event bankrupt-banker; next rough-railway; 0: $0, markers all, on settler").end_round();
    assert_eq!(table.view(None).event.to_string(), "rough-railway");
    let view = table.view(Some(Seat(0)));
    let banker = view.characters[2].preview;
    assert_eq!(banker, Some(Preview::Money { money: 30, markers: 12, businesses: 0 }));
}
