//! What is in the box, and setting up (LS-1, LS-2).

use railhead_game::{Game, Options, Seat, Seed, Setup, SetupError, proves};

use super::position::{Table, Words as _, new_game, position};
use crate::{
    facts::facts,
    money::Dollars,
    piece::{City, Land, Piece, Route, Tile, Tiles},
    rules::setup::first_to_play,
    state::LastSpike,
};

#[test]
fn the_map_has_nine_cities_and_twelve_routes_of_four_spaces() {
    proves!("LS-1.1", "LS-1.2");
    assert_eq!((City::all().len(), Route::all().len(), Tile::all().len()), (9, 12, 48));
    let names: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!((names[0].as_str(), names[3].as_str(), names[47].as_str()), ("A1", "A4", "Z4"));
    let a3: Tile = "A3".parse().unwrap();
    assert_eq!(a3.printed().cost, Dollars(3_000));
}

#[test]
fn only_the_outer_spaces_of_a_route_touch_a_city() {
    proves!("LS-1.1");
    for route in Route::all() {
        for tile in route.tiles() {
            let table = position(&format!("seat 0: hand {tile}")).play(&format!("lay {tile}"));
            let free = table.view(None).players[0].land.first().map(|land| land.city().printed().id.clone());
            let expected = match tile.number() {
                1 => Some(route.printed().from.clone()),
                4 => Some(route.printed().to.clone()),
                _ => None,
            };
            assert_eq!(free, expected, "{tile}");
        }
    }
}

#[test]
fn each_city_has_a_free_card_and_four_with_a_price() {
    proves!("LS-1.3");
    assert_eq!(Land::all().len(), 45);
    for city in City::all() {
        let free: Vec<bool> = city.lands().map(Land::is_free).collect();
        assert_eq!(free, [true, false, false, false, false]);
    }
    let denver: Vec<String> =
        "Denver".parse::<City>().unwrap().lands().map(|land| land.to_string()).collect();
    assert_eq!(denver, ["DEN-0", "DEN-1", "DEN-2", "DEN-3", "DEN-4"]);
}

#[test]
fn the_bank_pays_whatever_it_owes() {
    proves!("LS-1.4");
    position("laid E1 E3 E4; seat 0: cash 600000, land DEN-1, hand E2").play("lay E2").cash(0, 604_000);
    assert!(facts().printed.cities.iter().flat_map(|city| city.payouts).all(|sum| sum.0 % 1_000 == 0));
}

#[test]
fn two_to_six_play() {
    proves!("LS-1.5");
    let open = |seats| Setup::checked(LastSpike::meta(), seats, &Options::default(), Seed([0; 32]), 1);
    assert!((2..=6).all(|seats| open(seats).is_ok()));
    for seats in [0, 1, 7] {
        assert_eq!(open(seats), Err(SetupError::Seats { seats, min: 2, max: 6 }));
    }
    let (players, meta) = (&facts().printed.players, LastSpike::meta());
    assert_eq!((players.min, players.max), (meta.min_seats, meta.max_seats));
    assert_eq!(facts().printed.meta.title, meta.title);
}

#[test]
fn t1_a_new_game() {
    proves!("LS-2.1", "LS-2.2", "LS-2.4", "LS-2.5");
    for (seats, cash, pool, aside) in
        [(2, 60_000, 39, 1), (3, 50_000, 36, 0), (4, 40_000, 32, 0), (5, 35_000, 28, 0), (6, 30_000, 24, 0)]
    {
        let game = new_game(seats, 1);
        let view = game.view(None);
        assert_eq!(view.players.len(), usize::from(seats));
        for player in &view.players {
            assert_eq!((player.cash, player.tiles, player.land.len()), (Some(Dollars(cash)), 4, 0));
        }
        assert_eq!((view.pool, view.set_aside), (pool, aside));
        for city in &view.cities {
            assert_eq!(city.pile, city.city.lands().collect::<Vec<_>>());
            assert!(city.pile[0].is_free() && !city.open);
        }
        game.audit().unwrap();
    }
}

#[test]
fn t2_the_earliest_letter_begins_then_the_lowest_number() {
    proves!("LS-2.3");
    let drawn = |names: &str| -> Vec<Tile> { names.split(' ').map(|name| name.parse().unwrap()).collect() };
    assert_eq!(first_to_play(&drawn("B1 A3 Z4")), Seat(1));
    assert_eq!(first_to_play(&drawn("V4 V2 V3")), Seat(1));
    assert_eq!(first_to_play(&drawn("A1 Z4")), Seat(0));
}

#[test]
fn the_tiles_drawn_go_back_and_any_seat_may_begin() {
    proves!("LS-2.3");
    let mut began = [0; 3];
    for seed in 0..60 {
        let game = new_game(3, seed);
        began[game.actors().first().unwrap().index()] += 1;
        game.audit().unwrap();
        assert_eq!(game.view(None).pool + 3 * 4, 48);
    }
    assert!(began.iter().all(|times| *times > 5), "{began:?}");
}

#[test]
fn every_deal_is_different_and_hands_do_not_overlap() {
    proves!("LS-2.5");
    let hands =
        |seed| -> Vec<Tiles> { Seat::all(4).map(|seat| new_game(4, seed).player(seat).hand).collect() };
    assert_ne!(hands(1), hands(2));
    let all = hands(1).into_iter().fold(Tiles::EMPTY, Tiles::or);
    assert_eq!(all.len(), 16);
}

#[test]
fn catch_up_money_goes_to_the_last_two_of_five() {
    proves!("LS-2.6");
    for seats in 2..=6 {
        for seed in 0..8 {
            let game = |options: &Options| Table::new(seats, options, seed).game;
            let (alike, made_up) =
                (game(&Options::default()), game(&Options::default().with("catch-up-money", "on")));
            let starter = made_up.starter().expect("somebody begins");
            let mut seat = starter;
            let mut more = Vec::new();
            for _ in 0..seats {
                more.push(made_up.player(seat).cash.0 - alike.player(seat).cash.0);
                seat = seat.next(seats);
            }
            let due = if seats == 5 { vec![0, 0, 0, 5_000, 5_000] } else { vec![0; seats.into()] };
            assert_eq!(more, due, "{seats} seats");
            made_up.audit().unwrap();
        }
    }
}

#[test]
fn catch_up_money_counts_as_money_of_the_start() {
    proves!("LS-2.6");
    let game = Table::new(5, &Options::default().with("catch-up-money", "on"), 1).game;
    let mut starts: Vec<i32> =
        game.ranking().standings.iter().map(|standing| standing.parts[0].points).collect();
    starts.sort_unstable();
    assert_eq!(starts, [35_000, 35_000, 35_000, 40_000, 40_000]);
}
