//! What came into play, for reports over many games.

use railhead_pieces::{Named, Piece};

use crate::{
    facts::supply::TileKind,
    piece::{Building, Card, City, Master, Station, Tile},
    state::{GreatWesternTrail, Player},
};

impl GreatWesternTrail {
    /// How often the table built each building, laid out each objective card, took each station master and each kind
    /// of hazard, upgraded each station and delivered to each city. What is in the game but was never used counts 0.
    pub(crate) fn usage(&self) -> Vec<(String, u64)> {
        let mut figures = Vec::new();
        let mut note = |group: &str, item: &str, used: &dyn Fn(&Player) -> u8| {
            let count = self.table().iter().map(|player| u64::from(used(player))).sum();
            figures.push((format!("{group}/{item}"), count));
        };
        for building in Building::all() {
            let built = |player: &Player| (!player.reserve.contains(building)).into();
            note("buildings", &self.face(building).id, &built);
        }
        for card in Card::all().filter(|card| card.is_objective()) {
            note("objectives", card.id(), &|player| player.area.of(card));
        }
        for master in Master::all() {
            note("station masters", master.id(), &|player| player.has_master(master).into());
        }
        for station in Station::all() {
            note("stations", station.id(), &|player| player.upgraded.contains(station).into());
        }
        for tile in Tile::all().filter(|tile| matches!(tile.kind(), TileKind::Hazard(..))) {
            note("hazards", tile.id(), &|player| player.tiles.of(tile));
        }
        for city in City::all() {
            note("deliveries", city.id(), &|player| player.cities[city.index()]);
        }
        figures
    }
}
