//! The round and the placing of cowboys (CH-3, CH-4).

use railhead_game::{Game, Seat, proves};

use super::table::table;
use crate::{Event, Step};

#[test]
fn a_character_has_room_for_one_and_passing_is_impossible() {
    proves!("CH-4.1", "CH-4.2");
    let table = table("1: on miner; place");
    assert_eq!(table.refuses("place miner"), "CH-4.2");
    assert_eq!(table.refuses("done"), "CH-4.1");
    assert_eq!(table.offers().len(), 12, "eleven characters and the alley");
}

#[test]
fn cowboys_are_placed_one_by_one_clockwise() {
    proves!("CH-3.1", "CH-4.1");
    let mut table = table("3 seats; start 1; place");
    let mut order = Vec::new();
    for character in ["sheriff", "mayor", "banker", "rancher", "merchant", "miner"] {
        order.push(table.actor().0);
        table.play(&format!("place {character}"));
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0]);
    let out_of_turn = table.game.clone().apply(
        Seat(0),
        "place notary".parse().unwrap(),
        &mut railhead_game::Events::muted(),
    );
    assert_eq!(out_of_turn.unwrap_err().paragraph, "CH-3.1");
}

#[test]
fn the_first_in_the_alley_stands_left() {
    proves!("CH-4.3");
    let mut table = table("place");
    table.play("place alley; place miner; place alley; place notary; place alley");
    assert_eq!(table.view().alley, [Seat(0), Seat(2), Seat(0)]);
    let ana = table.seat(0);
    assert_eq!((ana.alley_left, ana.alley_right), (true, 1));
    assert_eq!((table.seat(2).alley_left, table.seat(2).alley_right), (false, 1));
}

#[test]
fn two_players_place_and_block_by_turns() {
    proves!("CH-4.4");
    let mut table = table("2 seats; place");
    let mut order = Vec::new();
    for character in crate::piece::Character::ALL {
        let block = table.view().step == Step::Block;
        order.push((table.actor().0, block));
        let word = if block { "block" } else { "place" };
        table.play(&format!("{word} {}", character.id()));
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
    let mut table = table("2 seats; place");
    table.play("place miner");
    assert_eq!(table.refuses("place alley"), "CH-4.4");
    assert_eq!(table.refuses("block miner"), "CH-4.2");
    assert_eq!(table.refuses("done"), "CH-4.4");
    assert_eq!(table.offers_of("block").len(), 11);
}

#[test]
fn a_blocked_character_gives_nobody_its_token() {
    proves!("CH-4.5", "CH-5.3");
    let mut table = table("2 seats; token miner iron; place");
    table.play("place banker; block miner; place stranger; block mayor; place settler; block notary");
    table.play(
        "place saloon-owner; block rancher; place alley; place alley; place merchant; place general-custer",
    );
    assert!(!table.told.iter().any(|event| matches!(event, Event::Token { .. })));
    assert_eq!((table.seat(0).iron, table.seat(1).iron), (0, 0));
    assert!(table.view().characters.iter().all(|seen| seen.token.is_none()), "it has gone back");
    assert!(!table.may("influence blacksmith"), "nor its influence");
}

#[test]
fn a_blocked_mayor_receives_nobody() {
    proves!("CH-4.5", "CH-8.3", "CH-18.3");
    let mut table = table("2 seats; block mayor; alley 0; coach coach-7; 0: $50, C2, on stranger");
    assert_eq!(table.refuses("alley left mayor"), "CH-8.3");
    assert_eq!(table.refuses("use mayor"), "CH-7.1");
    table.play("use stranger");
    let view = table.view();
    assert_eq!(view.round, 2, "nothing is left to do");
    assert_eq!(view.dropped_coaches.iter().map(|coach| coach.id()).collect::<Vec<_>>(), ["coach-7"]);
    assert!(view.players.iter().all(|player| player.coaches.is_empty()));
}

#[test]
fn what_leaves_no_choice_is_done_at_once() {
    proves!("CH-3.2");
    let mut table = table("0: $15, C2, on rancher; 1: on miner stranger");
    table.play("use rancher");
    assert_eq!(table.seat(0).farms.len(), 1, "only the sheep farm was within reach");
    table.play("influence hotel");
    assert_eq!(table.actor(), Seat(1), "and then there was nothing more to do");
}
