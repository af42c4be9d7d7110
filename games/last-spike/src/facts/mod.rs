//! The component facts of `data/last-spike.toml`: cities, routes, tiles, land, sums. Read and indexed once.

mod index;

use std::sync::LazyLock;

use railhead_pieces::{
    fact_tables,
    facts::{Source, read},
};

use self::index::Index;
use crate::{money::Dollars, piece::Terrain};

/// All component facts.
#[inline]
pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(|| {
        let printed: Printed = read("last-spike.toml", include_str!("../../data/last-spike.toml"));
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

fact_tables! {
    /// The whole fact file.
    Printed {
        /// About the published game.
        meta: Published,
        /// How many may play.
        players: Players,
        /// What each seat starts with.
        setup: Start,
        /// Sums and cities that the rules name.
        rules: Figures,
        /// The nine cities.
        #[serde(rename = "city")]
        cities: Vec<CityFacts>,
        /// The twelve routes.
        #[serde(rename = "route")]
        routes: Vec<RouteFacts>,
        /// The kinds of terrain.
        #[serde(rename = "terrain")]
        terrains: Vec<TerrainFacts>,
    }

    /// About the published game.
    Published {
        schema: u32,
        title: String,
        publisher: String,
        designer: String,
        year: u16,
        year_src: Source,
        /// Every sum in the game is a multiple of this.
        money_unit: Dollars,
        src: Source,
        web_sources: Vec<String>,
    }

    /// How many may play.
    Players {
        min: u8,
        max: u8,
        src: Source,
    }

    /// What each seat starts with.
    Start {
        /// Tiles dealt to each seat.
        hand_size: usize,
        /// Where these figures come from.
        src: Source,
        /// Where the figures of catch-up money come from.
        catch_up_src: Source,
        /// One row per number of seats.
        seats: Vec<StartRow>,
    }

    /// The start for one number of seats.
    StartRow {
        /// How many play.
        players: u8,
        /// Cash for each.
        money: Dollars,
        /// Tiles set aside unseen.
        set_aside: usize,
        /// Catch-up money, in turn order.
        catch_up: Vec<Dollars>,
    }

    /// Sums and cities that the rules name.
    Figures {
        /// Where the line begins.
        start_city: String,
        /// Where the line ends.
        end_city: String,
        /// What a tile costs, in times its printed cost, where it is not adjacent.
        unconnected_cost_factor: u32,
        /// A card sells for its price divided by this ...
        sale_divisor: u32,
        /// ... rounded up to a multiple of this.
        sale_round_up_to: Dollars,
        /// For whoever closes the line.
        last_spike_bonus: Dollars,
        /// Where these figures come from.
        src: Source,
    }

    /// A city.
    CityFacts {
        id: String,
        /// Three letters, for its land cards: `DEN-2`.
        code: String,
        name: String,
        /// Where it stands on the map, from the west.
        x: i32,
        /// Where it stands on the map, from the north.
        y: i32,
        xy_src: Source,
        colour: String,
        colour_src: Source,
        /// How many routes it has.
        max_payouts: usize,
        max_payouts_src: Source,
        /// What a holder of 1 to 5 cards gets when one of its routes is completed.
        payouts: [Dollars; 5],
        payouts_src: Source,
        /// Land 0, then the paid cards from the cheapest.
        land: [LandFacts; 5],
    }

    /// A land card.
    LandFacts {
        price: Dollars,
        src: Source,
    }

    /// A route.
    RouteFacts {
        letter: String,
        /// The city that space 1 touches.
        from: String,
        /// The city that space 4 touches.
        to: String,
        edge_src: Source,
        letter_src: Source,
        assign_src: Source,
        order_src: Source,
        tiles: [TileFacts; 4],
    }

    /// A tile of track and its space.
    TileFacts {
        cost: Dollars,
        terrain: Terrain,
        place: String,
        src: Source,
    }

    /// The band that the costs of a terrain keep to.
    TerrainFacts {
        id: Terrain,
        min: Dollars,
        max: Dollars,
        src: Source,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_box_holds_what_it_should() {
        let facts = &facts().printed;
        assert_eq!((facts.cities.len(), facts.routes.len()), (9, 12));
        let letters: Vec<&str> = facts.routes.iter().map(|route| route.letter.as_str()).collect();
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
