//! Cities, routes, tiles and land cards by name, and sets of them.

pub use railhead_pieces::{Named, Piece};
use railhead_pieces::{Set, index, names};

use crate::facts::{CityFacts, RouteFacts, TileFacts, facts};

/// How many cities there are.
pub const CITIES: usize = 9;
/// How many routes there are.
pub const ROUTES: usize = 12;
/// Spaces of a route.
pub const SPACES: u8 = 4;
/// How many tiles there are.
pub const TILES: usize = ROUTES * SPACES as usize;
/// Cards of a city.
pub const CARDS: u8 = 5;
/// How many land cards there are.
pub const LANDS: usize = CITIES * CARDS as usize;

index! {
    /// A city. Written by its name: `St. Louis`.
    City ("the name of a city, such as Dodge City"): CITIES => facts().printed.cities, name;
    /// A route between two cities. Written by its letter: `A`.
    Route ("the letter of a route, such as A"): ROUTES => facts().printed.routes, letter;
    /// A tile of track, which is also its space. Written by letter and number: `A3`. In the order that decides who
    /// begins.
    Tile ("a tile, such as A3"): TILES => facts().index.tiles, self;
    /// A land card. Written by the code of its city and its place in the pile: `DEN-2`; `DEN-0` is the free one.
    Land ("a land card, such as DEN-2"): LANDS => facts().index.lands, self;
}

names! {
    /// A kind of terrain, drawn on the space.
    Terrain {
        Plain = "plain",
        Hills = "hills",
        Desert = "desert",
        Bridge = "bridge",
        Mountain = "mountain",
        Trestle = "trestle",
        Tunnel = "tunnel",
    }
}

/// A set of tiles, or of spaces.
pub type Tiles = Set<Tile>;
/// A set of land cards.
pub type Lands = Set<Land>;
/// A set of routes.
pub type Routes = Set<Route, u16>;

impl City {
    /// What is printed for the city.
    pub fn printed(self) -> &'static CityFacts {
        &facts().printed.cities[self.index()]
    }

    /// The city's free card.
    #[inline]
    pub const fn free_land(self) -> Land {
        Land(self.0 * CARDS)
    }

    /// The city's cards, the free one first.
    pub fn lands(self) -> impl DoubleEndedIterator<Item = Land> + ExactSizeIterator {
        (self.0 * CARDS..(self.0 + 1) * CARDS).map(Land)
    }
}

impl Route {
    /// What is printed for the route.
    pub fn printed(self) -> &'static RouteFacts {
        &facts().printed.routes[self.index()]
    }

    /// The route's tiles, from space 1 to 4.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (self.0 * SPACES..(self.0 + 1) * SPACES).map(Tile)
    }
}

impl Tile {
    /// What is printed for the tile.
    pub fn printed(self) -> &'static TileFacts {
        &self.route().printed().tiles[usize::from(self.0 % SPACES)]
    }

    /// The route it belongs to.
    #[inline]
    pub const fn route(self) -> Route {
        Route(self.0 / SPACES)
    }

    /// Its number, 1 to 4.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % SPACES + 1
    }
}

impl Land {
    /// The city it belongs to.
    #[inline]
    pub const fn city(self) -> City {
        City(self.0 / CARDS)
    }

    /// Its place in a full pile: 0 for the free card, then 1 to 4 by price.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0 % CARDS
    }

    /// Whether it is a city's Land 0.
    #[inline]
    pub const fn is_free(self) -> bool {
        self.place() == 0
    }
}

#[cfg(test)]
mod tests {
    use std::{fmt::Debug, str::FromStr};

    use railhead_game::NotationError;

    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        fn round<T: Named + Debug + FromStr<Err = NotationError>>() {
            for piece in T::all() {
                assert_eq!(piece.to_string().parse::<T>(), Ok(piece));
            }
        }
        round::<City>();
        round::<Route>();
        round::<Tile>();
        round::<Land>();
        for wrong in ["", "A", "A0", "A5", "a1", "G1", "A11", "A+1", "DEN-5", "DEN", "Denver ", "é1"] {
            assert!(wrong.parse::<Tile>().is_err() && wrong.parse::<Land>().is_err(), "{wrong}");
            assert!(wrong.parse::<City>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_counts_are_those_of_the_box() {
        assert_eq!((CITIES, ROUTES), (facts().printed.cities.len(), facts().printed.routes.len()));
    }
}
