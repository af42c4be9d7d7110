//! The data files: counts and cross references.

use railhead_pieces::{Piece, Tally};

use crate::{
    facts::{facts, supply::TileKind},
    piece::{
        Breed, CARDS, CATTLE, CITIES, DISCS, Hazard, SPACES, STATIONS, Space, SpaceKind, TILES, TRACKS, Task,
        Worker,
    },
};

#[test]
fn facts_have_the_sizes_the_code_expects() {
    let facts = facts();
    assert_eq!(facts.trail.spaces.len(), SPACES);
    assert_eq!(facts.railway.tracks.len(), TRACKS);
    assert_eq!(facts.railway.stations.len(), STATIONS);
    assert_eq!(facts.railway.cities.len(), CITIES);
    assert_eq!(facts.mat.discs.len(), DISCS);
    assert_eq!(facts.cards.cattle.len(), CATTLE);
    assert_eq!(facts.cards.ids.len(), CARDS);
    assert_eq!(facts.supply.tiles.len(), TILES);
    assert!(facts.clauses.len() < 256);
    assert!(facts.trail.forks.len() <= 8);
}

#[test]
fn the_trail_has_its_spaces_and_leads_to_kansas_city() {
    let count = |kind| facts().trail.spaces.iter().filter(|space| space.kind == kind).count();
    assert_eq!(
        [SpaceKind::Neutral, SpaceKind::Building, SpaceKind::Hazard, SpaceKind::Teepee].map(count),
        [7, 22, 12, 9]
    );
    assert_eq!(facts().trail.spaces.iter().filter(|space| space.risk.is_some()).count(), 7);
    for space in Space::all().filter(|space| space.info().on_trail && !space.is_kansas_city()) {
        assert!(!space.info().next.is_empty(), "{space} leads nowhere");
        assert!(space.info().next.iter().all(|next| next > &space || next.info().kind == SpaceKind::Neutral));
    }
    assert!(facts().trail.sections.iter().all(|section| section.len() == 4));
}

#[test]
fn components_are_complete() {
    let tiles = |test: &dyn Fn(TileKind) -> bool| -> u8 {
        let tiles = facts().supply.piles.iter().flat_map(Tally::counted);
        tiles.filter(|(tile, _)| test(tile.kind())).map(|(_, n)| n).sum()
    };
    for worker in Worker::ALL {
        assert_eq!(tiles(&|kind| kind == TileKind::Worker(worker)), 18);
    }
    for hazard in Hazard::ALL {
        assert_eq!(tiles(&|kind| matches!(kind, TileKind::Hazard(of, ..) if of == hazard)), 6);
    }
    assert_eq!(tiles(&|kind| matches!(kind, TileKind::Teepee(..))), 22);
    assert_eq!(facts().cards.cattle.iter().map(|card| card.in_market).sum::<u8>(), 36);
    assert_eq!(facts().cards.cattle.iter().map(|card| card.per_player).sum::<u8>(), 14);
    assert_eq!(facts().cards.objectives.iter().map(|card| card.count).sum::<u8>(), 24 + 4);
    assert_eq!(facts().cards.breeds.len(), Breed::ALL.len());
    assert!(facts().cards.objectives.iter().all(|card| card.tasks.iter().sum::<u8>() > 0));
    assert_eq!(facts().mat.white_discs.len(), 9);
    let wanted =
        facts().cards.objectives.iter().map(|card| card.tasks[Task::SanFrancisco.index()] * card.count);
    assert_eq!(wanted.sum::<u8>(), 4);
}
