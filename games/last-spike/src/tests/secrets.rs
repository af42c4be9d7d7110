//! What is known (LS-13).

use railhead_game::{Chance, Events, Game, Luck, Seat, proves};

use super::position::{Table, new_game, position};
use crate::{action::Action, money::Dollars, piece::Tile, state::LastSpike, view::Step};

fn names_in(view: &impl serde::Serialize) -> Vec<Tile> {
    let text = serde_json::to_string(view).unwrap();
    text.split('"').filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn t54_a_view_names_only_what_its_seat_may_know() {
    proves!("LS-13.1");
    for seats in [2, 4] {
        let mut luck = Luck::new(7);
        let mut game = new_game(seats, 3);
        let mut legal: Vec<Action> = Vec::new();
        while let Some(seat) = game.actors().first() {
            for viewer in Seat::all(seats) {
                let view = game.view(Some(viewer));
                let track: Vec<Tile> = view.track.iter().map(|laid| laid.tile).collect();
                for tile in names_in(&view) {
                    let own = game.player(viewer).hand.contains(tile);
                    let declared = matches!(view.step, Step::Raise { tile: known, .. } if known == tile);
                    assert!(own || declared || track.contains(&tile), "seat {viewer} reads {tile}");
                }
                let mut imagined = game.clone();
                imagined.determinize(viewer, &mut luck);
                assert_eq!(imagined.view(Some(viewer)), view);
            }
            legal.clear();
            game.legal(seat, &mut legal);
            game.apply(seat, *luck.pick(&legal).unwrap(), &mut Events::muted()).unwrap();
        }
    }
}

#[test]
fn hands_differ_between_imagined_positions() {
    proves!("LS-13.1");
    let game = new_game(3, 5);
    let mut luck = Luck::new(1);
    let imagine = |luck: &mut Luck| -> LastSpike {
        let mut imagined = game.clone();
        imagined.determinize(Seat(0), luck);
        imagined
    };
    let imagined: Vec<LastSpike> = (0..5).map(|_| imagine(&mut luck)).collect();
    assert!(imagined.iter().all(|imagined| imagined.player(Seat(0)).hand == game.player(Seat(0)).hand));
    assert!(imagined.windows(2).any(|pair| pair[0].player(Seat(1)).hand != pair[1].player(Seat(1)).hand));
}

#[test]
fn counts_of_tiles_and_all_land_are_open() {
    proves!("LS-13.1");
    let table = position("laid A4 D4; seat 0: hand A3; seat 1: land OMA-1, hand B1 B2");
    let view = table.game.view(Some(Seat(2)));
    assert_eq!((view.players[1].tiles, view.players[1].land.len(), view.pool), (2, 1, 35));
    assert_eq!(view.hand.len(), 4);
    assert!(table.view(None).hand.is_empty());
}

#[test]
fn money_is_open_or_hidden_until_the_end() {
    proves!("LS-13.2");
    let end = "complete Y X F E B A; laid V1 V2 V4; seat 0: hand V3";
    let cash = |table: &Table, viewer: Option<u8>| -> Vec<Option<Dollars>> {
        table.game.view(viewer.map(Seat)).players.iter().map(|player| player.cash).collect()
    };
    let forty = Some(Dollars(40_000));
    assert_eq!(cash(&position(end), None), [forty; 4]);
    let hidden = position(&format!("hidden money; {end}"));
    assert_eq!(cash(&hidden, Some(1)), [None, forty, None, None]);
    assert_eq!(cash(&hidden, None), [None; 4]);
    assert!(cash(&hidden.play("lay V3"), None).iter().all(Option::is_some));
}

/// What a decision reveals decides how far it can be taken back.
#[test]
fn a_tile_chosen_among_several_may_be_taken_back_until_the_next_is_drawn() {
    let reveals = |table: &Table, decision: &str| -> bool {
        let mut events = Events::muted();
        let seat = table.game.actors().first().unwrap();
        table.game.clone().apply(seat, decision.parse().unwrap(), &mut events).unwrap();
        events.has_revealed()
    };
    let table = position("laid A4; seat 0: hand A3 D1");
    assert!(!reveals(&table, "lay A3"));
    assert!(reveals(&table.play("lay A3"), "pass"));
    assert!(reveals(&position("laid A4; seat 0: hand A3 W2"), "lay A3"));
}
