//! Show wagons (TL-13).

use railhead_game::proves;

use super::*;
use crate::state::frontier::Wagon;

#[test]
fn wagons_are_placed_and_taken() {
    proves!("TL-13.1", "TL-13.2");
    let mut table = later(3, 4, &["FL"]).display("5 green").hand(A, "2 blue");
    table.game.place_wagons(4, &mut Events::muted());
    let mut cities: Vec<_> = table.game.frontier.wagons.as_slice().iter().map(|wagon| wagon.city).collect();
    cities.dedup();
    assert_eq!(cities.len(), 4, "on different cities");
    table.game.audit().unwrap();
    let moved = table.game.frontier.wagons.remove(0);
    table.game.frontier.wagons.push(Wagon { city: city("BAN"), colour: moved.colour });
    let here = table
        .game
        .frontier
        .wagons
        .as_slice()
        .iter()
        .filter(|wagon| [city("BAN"), city("MTL")].contains(&wagon.city));
    let here = here.count() as u8;
    let table = table.play_as(A, "claim BAN-MTL-1");
    assert_eq!(table.game.player(A).holdings.wagons_taken, here);
}

#[test]
fn a_sanctuary_takes_wagons_in_turn() {
    proves!("TL-13.3");
    let mut table = later(2, 4, &["FL"]).display("5 green").top("1 newspaper 2 red").next_events(&["EV-18"]);
    for seat in [A, B] {
        table.game.frontier.bag[1] -= 1;
        table.game.player_mut(seat).holdings.wagons[1] = 1;
    }
    let table = table.play_as(A, "deck").offers(A, &["paste blue", "decline"]).play_as(A, "paste blue");
    assert_eq!((table.coins_of(A), table.deciders()), (7, vec![1]));
    let table = table.play_as(B, "decline");
    assert_eq!((table.coins_of(B), table.deciders()), (5, vec![0]));
}
