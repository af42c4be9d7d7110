//! The component facts of `data/last-spike.toml`: cities, routes, tiles, land, sums. Read and indexed once.

mod index;

use std::sync::LazyLock;

use serde::Deserialize;

use self::index::Index;
use crate::money::Dollars;

/// All component facts.
#[inline]
pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(|| {
        let printed: Printed = toml::from_str(include_str!("../../data/last-spike.toml"))
            .expect("the embedded facts are well formed");
        let index = Index::of(&printed);
        Facts { printed, index }
    });
    &FACTS
}

/// All component facts.
#[derive(Debug)]
pub struct Facts {
    /// What the components show, as the file has it.
    pub printed: Printed,
    /// What the rules look up while they play.
    pub(crate) index: Index,
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Stated by the printed rules, or following from them without a choice.
    Rulebook,
    /// Stated by a public page only.
    Web,
    /// Chosen by us to fit every known figure.
    Designed,
}

/// The whole fact file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// About the published game.
    pub meta: Published,
    /// How many may play.
    pub players: Players,
    /// What each seat starts with.
    pub setup: Start,
    /// Sums and cities that the rules name.
    pub rules: Figures,
    /// The nine cities.
    #[serde(rename = "city")]
    pub cities: Vec<CityFacts>,
    /// The twelve routes.
    #[serde(rename = "route")]
    pub routes: Vec<RouteFacts>,
    /// The kinds of terrain.
    #[serde(rename = "terrain")]
    pub terrains: Vec<TerrainFacts>,
}

/// About the published game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct Published {
    pub schema: u32,
    pub title: String,
    pub publisher: String,
    pub designer: String,
    pub year: u16,
    pub year_src: Source,
    /// Every sum in the game is a multiple of this.
    pub money_unit: Dollars,
    pub src: Source,
    pub web_sources: Vec<String>,
}

/// How many may play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct Players {
    pub min: u8,
    pub max: u8,
    pub src: Source,
}

/// What each seat starts with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Tiles dealt to each seat.
    pub hand_size: usize,
    /// Where these figures come from.
    pub src: Source,
    /// One row per number of seats.
    pub seats: Vec<StartRow>,
}

/// The start for one number of seats.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRow {
    /// How many play.
    pub players: u8,
    /// Cash for each.
    pub money: Dollars,
    /// Tiles set aside unseen.
    pub set_aside: usize,
}

/// Sums and cities that the rules name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Where the line begins.
    pub start_city: String,
    /// Where the line ends.
    pub end_city: String,
    /// What a tile costs, in times its printed cost, where it is not adjacent.
    pub unconnected_cost_factor: u32,
    /// A card sells for its price divided by this ...
    pub sale_divisor: u32,
    /// ... rounded up to a multiple of this.
    pub sale_round_up_to: Dollars,
    /// For whoever closes the line.
    pub last_spike_bonus: Dollars,
    /// Where these figures come from.
    pub src: Source,
}

/// A city.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct CityFacts {
    pub id: String,
    /// Three letters, for its land cards: `DEN-2`.
    pub code: String,
    pub name: String,
    /// Where it stands on the map, from the west.
    pub x: i32,
    /// Where it stands on the map, from the north.
    pub y: i32,
    pub xy_src: Source,
    pub colour: String,
    pub colour_src: Source,
    /// How many routes it has.
    pub max_payouts: usize,
    pub max_payouts_src: Source,
    /// What a holder of 1 to 5 cards gets when one of its routes is completed.
    pub payouts: [Dollars; 5],
    pub payouts_src: Source,
    /// Land 0, then the paid cards from the cheapest.
    pub land: [LandFacts; 5],
}

/// A land card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct LandFacts {
    pub price: Dollars,
    pub src: Source,
}

/// A route.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct RouteFacts {
    pub letter: char,
    /// The city that space 1 touches.
    pub from: String,
    /// The city that space 4 touches.
    pub to: String,
    pub edge_src: Source,
    pub letter_src: Source,
    pub assign_src: Source,
    pub order_src: Source,
    pub tiles: [TileFacts; 4],
}

/// A tile of track and its space.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct TileFacts {
    pub cost: Dollars,
    pub terrain: Terrain,
    pub place: String,
    pub src: Source,
}

/// A kind of terrain, drawn on the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "each is what it says")]
pub enum Terrain {
    Plain,
    Hills,
    Desert,
    Bridge,
    Mountain,
    Trestle,
    Tunnel,
}

/// The band that the costs of a terrain keep to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file")]
pub struct TerrainFacts {
    pub id: Terrain,
    pub min: Dollars,
    pub max: Dollars,
    pub src: Source,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_box_holds_what_it_should() {
        let facts = &facts().printed;
        assert_eq!((facts.cities.len(), facts.routes.len()), (9, 12));
        let letters: Vec<char> = facts.routes.iter().map(|route| route.letter).collect();
        assert!(letters.is_sorted(), "tiles are numbered in the order that decides who begins");
        assert_eq!(letters.iter().collect::<BTreeSet<_>>().len(), 12);
        let codes: BTreeSet<&str> = facts.cities.iter().map(|city| city.code.as_str()).collect();
        assert_eq!(codes.len(), 9);
        let names: BTreeSet<&str> = facts.cities.iter().map(|city| city.name.as_str()).collect();
        assert_eq!(names.len(), 9);
    }

    #[test]
    fn every_route_joins_two_cities_that_exist_and_count_it() {
        let facts = &facts().printed;
        let city = |id: &str| facts.cities.iter().filter(|city| city.id == id).count();
        for route in &facts.routes {
            assert_eq!((city(&route.from), city(&route.to)), (1, 1), "route {}", route.letter);
            assert_ne!(route.from, route.to);
        }
        for city in &facts.cities {
            let routes = facts.routes.iter().filter(|route| route.from == city.id || route.to == city.id);
            assert_eq!(routes.count(), city.max_payouts, "{}", city.name);
        }
        assert_eq!((city(&facts.rules.start_city), city(&facts.rules.end_city)), (1, 1));
    }

    #[test]
    fn every_sum_is_in_whole_units() {
        let facts = &facts().printed;
        let unit = facts.meta.money_unit.0;
        let sums = facts
            .cities
            .iter()
            .flat_map(|city| city.payouts.iter().chain(city.land.iter().map(|land| &land.price)))
            .chain(facts.routes.iter().flat_map(|route| route.tiles.iter().map(|tile| &tile.cost)))
            .chain(facts.setup.seats.iter().map(|row| &row.money))
            .chain([&facts.rules.last_spike_bonus, &facts.rules.sale_round_up_to]);
        for sum in sums {
            assert_eq!(sum.0 % unit, 0, "{sum}");
        }
    }

    #[test]
    fn prices_and_payouts_rise_and_the_first_card_is_free() {
        for city in &facts().printed.cities {
            assert_eq!(city.land[0].price, Dollars(0));
            assert!(city.land.is_sorted_by(|a, b| a.price < b.price), "{}", city.name);
            assert!(city.payouts.is_sorted_by(|a, b| a < b), "{}", city.name);
        }
    }

    #[test]
    fn costs_keep_to_the_band_of_their_terrain() {
        let facts = &facts().printed;
        for tile in facts.routes.iter().flat_map(|route| &route.tiles) {
            let bands = facts.terrains.iter().filter(|band| band.id == tile.terrain);
            let band = bands.collect::<Vec<_>>();
            assert_eq!(band.len(), 1, "{:?}", tile.terrain);
            assert!((band[0].min..=band[0].max).contains(&tile.cost), "{}", tile.place);
        }
    }

    #[test]
    fn each_number_of_players_has_its_row() {
        let facts = &facts().printed;
        let rows: Vec<u8> = facts.setup.seats.iter().map(|row| row.players).collect();
        assert_eq!(rows, (facts.players.min..=facts.players.max).collect::<Vec<_>>());
    }
}
