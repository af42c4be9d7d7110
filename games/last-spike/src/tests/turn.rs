//! Section 10, and the turns of those who have no tile: when the pool runs dry.

use railhead_game::proves;

use super::table::position;
use crate::{
    Event,
    piece::{Piece, Route, Tile},
};

/// Four full hands, an empty pool, all other tiles on the map.
const DRY: &str = "laid rest; seat 0: hand A2 C2 D2 E2; seat 1: hand B2 F2 U2 V2
    seat 2: hand W2 X2 Y2 Z2; seat 3: hand C3 D3 E3 F3";

#[test]
fn t46_nothing_is_drawn_from_an_empty_pool() {
    proves!("LS-10.2");
    position(DRY)
        .pool(0)
        .play("lay C2, pass")
        .never(|event| matches!(event, Event::Drew { .. }))
        .hand(0, "A2 D2 E2")
        .turn(1);
}

#[test]
fn t47_a_seat_without_tiles_is_skipped() {
    proves!("LS-3.4");
    position("laid rest; seat 0: hand; seat 1: hand A2 B2; seat 2: hand C2; seat 3: hand D2")
        .happened(|event| matches!(event, Event::Skipped { seat } if seat.0 == 0))
        .turn(1)
        .refuses_to(0, "buy Denver", "LS-3.1");
}

#[test]
fn t48_tiles_of_a_bankrupt_are_drawn_one_a_turn() {
    proves!("LS-10.2", "LS-9.2");
    position("3 players; laid rest; turn 1; seat 0: hand A2 C2 D2; seat 1: cash 0, hand B2 F2 U2; seat 2: hand W2 X2 Y2")
        .bankrupt(1)
        .pool(3)
        .turn(2)
        .play("lay W2, pass")
        .hand_size(2, 3)
        .pool(2);
}

#[test]
fn t49_the_route_of_the_tile_set_aside_counts_as_open() {
    proves!("LS-8.4", "LS-2.4");
    let table = position(
        "2 players; set aside C3; laid C1 C2 C4; complete U A D
         seat 0: cash 0, land LAR-1 OMA-1, hand E1; seat 1: hand X1",
    )
    .refuses("lay C3", "LS-4.1")
    .refuses("lay X1", "LS-4.1")
    .play("lay E1")
    .legal("sell OMA-1, sell LAR-1");
    assert!(!table.view().completed.iter().any(|route| route.to_string() == "C"));
    for viewer in [None, Some(railhead_game::Seat(0)), Some(railhead_game::Seat(1))] {
        let view = serde_json::to_string(&railhead_game::Game::view(&table.game, viewer)).unwrap();
        assert!(!view.contains("\"C3\""), "{view}");
    }
}

#[test]
fn t50_the_forty_seventh_tile_closes_the_line() {
    proves!("LS-11.4", "LS-2.4");
    let route = |letter: &str| letter.parse::<Route>().unwrap();
    for (one, other) in [("A", "B"), ("B", "A"), ("Y", "Z"), ("Z", "Y")] {
        for (aside, last) in
            route(one).tiles().flat_map(|aside| route(other).tiles().map(move |last| (aside, last)))
        {
            let table = position(&format!(
                "2 players; set aside {aside}; laid rest; seat 0: hand {last}; seat 1: hand"
            ))
            .not_over()
            .play(&format!("lay {last}"))
            .happened(|event| matches!(event, Event::LastSpike { .. }));
            assert_eq!(table.view().track.len(), 47);
            assert_eq!(table.view().shown, [aside]);
        }
    }
}

#[test]
fn two_missing_tiles_keep_the_line_open_only_at_its_ends() {
    proves!("LS-11.4");
    for (a, b) in Tile::all().flat_map(|a| Tile::all().filter(move |b| a < *b).map(move |b| (a, b))) {
        let all = (Tile::all().filter(|tile| *tile != a && *tile != b)).map(|tile| tile.to_string());
        let laid = all.collect::<Vec<_>>().join(" ");
        let game = crate::LastSpike::position(&format!("2 players; set aside {a}; laid {laid}")).unwrap();
        let open = railhead_game::Game::audit(&game).is_ok();
        let at_an_end = matches!(&*format!("{}{}", a.route(), b.route()), "AB" | "YZ");
        assert_eq!(open, at_an_end, "without {a} and {b}");
    }
}

/// 46 tiles lie; the two that are missing are in the hands of seats that cannot pay for them.
const DEADLOCK: &str =
    "laid rest; turn 2; seat 1: hand; seat 2: cash 0, hand A2; seat 3: cash 0, hand B2; seat 0: hand";

#[test]
fn t56_an_empty_hand_draws_from_a_pool_that_was_filled_again() {
    proves!("LS-3.3", "LS-9.2");
    let table =
        position(&format!("{DEADLOCK}, cash 5000")).bankrupt(2).bankrupt(3).turn(0).pool(1).hand_size(0, 1);
    let last = table.game.hand(railhead_game::Seat(0)).first().unwrap().to_string();
    let cash = if last == "A2" { 24_000 } else { 21_000 };
    table.play(&format!("lay {last}")).cash(0, cash).ranks(&[2, 1, 4, 3]);
}

#[test]
fn t57_who_cannot_pay_for_the_tile_drawn_is_bankrupt_too() {
    proves!("LS-3.3", "LS-9.4", "LS-12.4");
    position(&format!("{DEADLOCK}, cash 0"))
        .bankrupt(0)
        .ranks(&[2, 1, 4, 3])
        .happened(|event| matches!(event, Event::LastSolvent { seat } if seat.0 == 1));
}
