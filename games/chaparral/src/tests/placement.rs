//! The round and the placing of cowboys (CH-3, CH-4).

use railhead_game::{Seat, proves};

use super::position::{Words, at};
use crate::{Event, Step};

#[test]
fn a_character_has_room_for_one_and_passing_is_impossible() {
    proves!("CH-4.1", "CH-4.2");
    let table = at("1: on miner; place").refuses("place miner", "CH-4.2").refuses("done", "CH-4.1");
    assert_eq!(table.legal().len(), 12, "eleven characters and the alley");
}

#[test]
fn cowboys_are_placed_one_by_one_clockwise() {
    proves!("CH-3.1", "CH-4.1");
    let mut table = at("3 seats; start 1; place");
    let mut order = Vec::new();
    for character in ["sheriff", "mayor", "banker", "rancher", "merchant", "miner"] {
        order.push(table.to_decide().0);
        table = table.play(&format!("place {character}"));
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0]);
    table.refuses_to(Seat(0), "place notary", "CH-3.1");
}

#[test]
fn the_first_in_the_alley_stands_left() {
    proves!("CH-4.3");
    let table = at("place").play("place alley; place miner; place alley; place notary; place alley");
    assert_eq!(table.view(None).alley, [Seat(0), Seat(2), Seat(0)]);
    let ana = table.seat(0);
    assert_eq!((ana.alley_left, ana.alley_right), (true, 1));
    assert_eq!((table.seat(2).alley_left, table.seat(2).alley_right), (false, 1));
}

#[test]
fn two_players_place_and_block_by_turns() {
    proves!("CH-4.4");
    let mut table = at("2 seats; place");
    let mut order = Vec::new();
    for character in crate::piece::Character::ALL {
        let block = table.view(None).step == Step::Block;
        order.push((table.to_decide().0, block));
        let word = if block { "block" } else { "place" };
        table = table.play(&format!("{word} {}", character.id()));
    }
    let (own, block) = (false, true);
    let expected = [
        (0, own),
        (0, block),
        (1, own),
        (1, block),
        (0, own),
        (0, block),
        (1, own),
        (1, block),
        (0, own),
        (1, own),
        (0, own),
        (1, own),
    ];
    assert_eq!(order, expected);
}

#[test]
fn only_an_empty_character_can_be_blocked() {
    proves!("CH-4.4");
    let table = at("2 seats; place")
        .play("place miner")
        .refuses("place alley", "CH-4.4")
        .refuses("block miner", "CH-4.2")
        .refuses("done", "CH-4.4");
    assert_eq!(table.legal_of("block").len(), 11);
}

#[test]
fn a_blocked_character_gives_nobody_its_token() {
    proves!("CH-4.5", "CH-5.3");
    let table = at("2 seats; token miner iron; place")
        .play("place banker; block miner; place stranger; block mayor; place settler; block notary")
        .play("place saloon-owner; block rancher; place alley; place alley")
        .play("place merchant; place general-custer");
    assert!(!table.events().any(|event| matches!(event, Event::Token { .. })));
    assert_eq!((table.seat(0).iron, table.seat(1).iron), (0, 0));
    assert!(table.view(None).characters.iter().all(|seen| seen.token.is_none()), "it has gone back");
    assert!(!table.may("influence blacksmith"), "nor its influence");
}

#[test]
fn a_blocked_mayor_receives_nobody() {
    proves!("CH-4.5", "CH-8.3", "CH-18.3");
    let table = at("2 seats; block mayor; alley 0; coach coach-7; 0: $50, C2, on stranger")
        .refuses("alley left mayor", "CH-8.3")
        .refuses("use mayor", "CH-7.1")
        .play("use stranger")
        .end_round();
    let view = table.view(None);
    assert_eq!(view.dropped_coaches.iter().map(|coach| coach.id()).collect::<Vec<_>>(), ["coach-7"]);
    assert!(view.players.iter().all(|player| player.coaches.is_empty()));
}

#[test]
fn what_leaves_no_choice_is_done_at_once() {
    proves!("CH-3.2");
    let table = at("0: $15, C2, on rancher; 1: on miner stranger").play("use rancher");
    assert_eq!(table.seat(0).farms.len(), 1, "only the sheep farm was within reach");
    let table = table.play("influence hotel");
    assert_eq!(table.legal(), ["end"], "but a turn does not end by itself");
}
