//! Cities, routes, tiles and land cards by name, and sets of them in one machine word.

use std::{fmt, marker::PhantomData, str::FromStr};

use railhead_game::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::facts::{CityFacts, RouteFacts, TileFacts, facts};

/// Spaces of a route.
pub const SPACES: u8 = 4;
/// Cards of a city.
pub const CARDS: u8 = 5;

/// A thing there is a fixed, small number of: it has an index, and fits into a [`Set`].
pub trait Piece: Copy {
    /// How many there are.
    const COUNT: u8;
    /// The piece at `index`, which is below [`Piece::COUNT`].
    fn at(index: u8) -> Self;
    /// Its index.
    fn index(self) -> usize;
    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::at)
    }
}

macro_rules! pieces {
    ($($(#[$doc:meta])* $name:ident: $count:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl Piece for $name {
            const COUNT: u8 = $count;
            #[inline]
            fn at(index: u8) -> $name {
                debug_assert!(index < $count);
                $name(index)
            }
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        /// In text the name; in binary form the index.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { serializer.collect_str(self) } else { self.0.serialize(serializer) }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                if deserializer.is_human_readable() {
                    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
                } else {
                    let index = u8::deserialize(deserializer)?;
                    if index < $count { Ok($name(index)) } else { Err(de::Error::custom("no such piece")) }
                }
            }
        }
    )* };
}

pieces! {
    /// A city. Written by its name: `St. Louis`.
    City: 9;
    /// A route between two cities. Written by its letter: `A`.
    Route: 12;
    /// A tile of track, which is also its space. Written by letter and number: `A3`. In order of
    /// [who begins](crate::rules).
    Tile: 48;
    /// A land card. Written by the code of its city and its place in the pile: `DEN-2`; `DEN-0` is the free one.
    Land: 45;
}

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

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed().name)
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.printed().letter)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.route(), self.number())
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.city().printed().code, self.place())
    }
}

impl FromStr for City {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<City, NotationError> {
        City::all()
            .find(|city| city.printed().name == text)
            .ok_or_else(|| NotationError::new(text, "the name of a city, such as Dodge City"))
    }
}

impl FromStr for Route {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Route, NotationError> {
        Route::all()
            .find(|route| text.chars().eq([route.printed().letter]))
            .ok_or_else(|| NotationError::new(text, "the letter of a route, such as A"))
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        let mut letters = text.chars();
        let route =
            letters.next().and_then(|letter| Route::all().find(|route| route.printed().letter == letter));
        let tile =
            route.and_then(|route| route.tiles().find(|tile| letters.as_str() == tile.number().to_string()));
        tile.ok_or_else(|| NotationError::new(text, "a tile, such as A3"))
    }
}

impl FromStr for Land {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Land, NotationError> {
        let land = text.split_once('-').and_then(|(code, place)| {
            let city = City::all().find(|city| city.printed().code == code)?;
            city.lands().find(|land| place == land.place().to_string())
        });
        land.ok_or_else(|| NotationError::new(text, "a land card, such as DEN-2"))
    }
}

/// A set of pieces, iterated in order.
#[derive(Serialize, Deserialize)]
#[serde(from = "u64", into = "u64")]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

/// A set of tiles, or of spaces.
pub type Tiles = Set<Tile>;
/// A set of land cards.
pub type Lands = Set<Land>;
/// A set of routes.
pub type Routes = Set<Route>;

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> From<u64> for Set<T> {
    fn from(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }
}

impl<T> From<Set<T>> for u64 {
    fn from(set: Set<T>) -> u64 {
        set.bits
    }
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// How many are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether the two sets have anything in common.
    #[inline]
    pub const fn meets(self, other: Set<T>) -> bool {
        self.bits & other.bits != 0
    }

    /// Whether all of `other` is in this set.
    #[inline]
    pub const fn covers(self, other: Set<T>) -> bool {
        self.bits & other.bits == other.bits
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// What is in this set and not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// The set's word: the piece with index `i` is bit `i`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.bits
    }
}

impl<T: Piece> Set<T> {
    /// Everything there is.
    pub fn full() -> Set<T> {
        T::all().collect()
    }

    /// Whether `piece` is in the set.
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.bits >> piece.index() & 1 != 0
    }

    /// Puts `piece` in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.bits |= 1 << piece.index();
    }

    /// Takes `piece` out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.bits &= !(1 << piece.index());
    }

    /// The first in order.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.bits == 0 { None } else { Some(T::at(self.bits.trailing_zeros() as u8)) }
    }

    /// The only one, if it is alone.
    #[inline]
    pub fn single(self) -> Option<T> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// All in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let piece = rest.first()?;
            rest.bits &= rest.bits - 1;
            Some(piece)
        })
    }
}

impl<T: Piece> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Set<T> {
        let mut set = Set::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl<T: Piece + fmt::Display> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|piece| piece.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        fn round<T: Piece + fmt::Display + fmt::Debug + PartialEq + FromStr<Err = NotationError>>() {
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
        assert_eq!(usize::from(City::COUNT), facts().printed.cities.len());
        assert_eq!(usize::from(Route::COUNT), facts().printed.routes.len());
        assert_eq!(Tile::COUNT, Route::COUNT * SPACES);
        assert_eq!(Land::COUNT, City::COUNT * CARDS);
    }

    #[test]
    fn sets_keep_their_pieces_in_order() {
        let mut set: Tiles = ["Z4", "A1", "V3"].map(|name| name.parse().unwrap()).into_iter().collect();
        assert_eq!(format!("{set:?}"), r#"{"A1", "V3", "Z4"}"#);
        set.remove("V3".parse().unwrap());
        assert_eq!((set.len(), set.single()), (2, None));
        assert!(Tiles::full().covers(set) && !set.covers(Tiles::full()));
    }
}
