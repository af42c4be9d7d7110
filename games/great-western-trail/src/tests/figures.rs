//! What reports say came into play.

use std::collections::BTreeMap;

use railhead_game::{Chance, Events, Game, Luck, Options};

use super::position::{Table, Words, card, table, tile};
use crate::{
    piece::{CardTally, Master, Station, Worker},
    state::{GreatWesternTrail, Pending},
};

fn figures(game: &GreatWesternTrail) -> BTreeMap<String, u64> {
    game.figures().into_iter().collect()
}

#[test]
fn figures_count_what_the_table_used() {
    let mut table = table(2).money(20).workers(Worker::Craftsman, 2).private("a1", 0, 1).private("a2", 1, 1);
    for seat in 0..2 {
        table.player(seat).area = CardTally::default();
        table.player(seat).upgraded.insert(Station(2));
    }
    table.player(1).area.add(card("aux_sf"), 2);
    table.player(1).masters.insert(Master::Hazards);
    table.player(1).tiles.add(tile("flood-green-4"), 1);
    table.player(1).tiles.add(tile("teepee-green"), 3);
    let table: Table = table.cities(&["san_francisco", "san_francisco", "topeka"]);
    let table = table.pending(Pending::Build { per: 1, may: true }).play("build 5 a1");
    let used = figures(&table.game);
    let positive: Vec<(&str, u64)> =
        used.iter().filter(|(_, n)| **n > 0).map(|(item, n)| (item.as_str(), *n)).collect();
    assert_eq!(
        positive,
        [
            ("buildings/1a", 2),
            ("buildings/5a", 1),
            ("deliveries/san_francisco", 2),
            ("deliveries/topeka", 1),
            ("hazards/flood-green-4", 1),
            ("objectives/aux_sf", 2),
            ("station masters/hazards", 1),
            ("stations/S3", 2),
        ],
        "a building that was replaced came into play as well"
    );
    for unused in ["buildings/10a", "objectives/draw3_5h", "stations/S10", "deliveries/kansas_city"] {
        assert_eq!(used.get(unused), Some(&0), "{unused}");
    }
    assert!(!used.contains_key("buildings/1b"), "the other side is not in the game");
}

#[test]
fn played_games_have_figures_in_every_group() {
    let mut luck = Luck::new(3);
    let mut used = BTreeMap::<String, u64>::new();
    let mut placed = 0;
    for seed in 0..6 {
        let mut game = Table::new(2 + seed % 3, &Options::default(), seed).game;
        while let Some(seat) = game.actors().first() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = luck.pick(&legal).copied().unwrap();
            game.apply(seat, action, &mut Events::muted()).unwrap();
        }
        placed += game.table().iter().flat_map(|player| player.cities).map(u64::from).sum::<u64>();
        for (item, n) in figures(&game) {
            *used.entry(item.split('/').next().unwrap().to_owned()).or_default() += n;
        }
    }
    assert_eq!(used["deliveries"], placed);
    for group in ["buildings", "objectives", "stations", "hazards"] {
        assert!(used[group] > 0, "{group}: {used:?}");
    }
    assert_eq!(used.len(), 6, "station masters are there, used or not: {used:?}");
}
