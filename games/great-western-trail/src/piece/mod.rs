//! The components by name and index: how data files, notation and views spell them.

mod names;

use std::fmt;

pub use names::*;
use serde::{Deserialize, Serialize};

use crate::facts::{
    cattle::CattleInfo,
    facts,
    mat::DiscFacts,
    objectives::ObjectiveInfo,
    op::Clause,
    railroad::{CityFacts, StationInfo, TrackInfo},
    supply::TileKind,
    trail::SpaceInfo,
};

/// Spaces of the trail.
pub const SPACES: usize = 52;
/// Spaces of the railway, turnouts included.
pub const TRACKS: usize = 49;
/// Stations.
pub const STATIONS: usize = 10;
/// Cities.
pub const CITIES: usize = 10;
/// Disc spaces of a mat.
pub const DISCS: usize = 14;
/// Different cattle cards: a breed may come with several figures of VP.
pub const CATTLE: usize = 13;
/// Different cards: cattle, objectives, starting objectives.
pub const CARDS: usize = CATTLE + 21 + 4;
/// Different tiles of the supply: 3 workers, 15 hazards, 2 teepees.
pub const TILES: usize = 20;
/// Rows of the job market.
pub const ROWS: usize = 12;
/// Private buildings of a player.
pub const BUILDINGS: u8 = 10;
/// Spaces for workers of one trade on a mat.
pub const SLOTS: usize = 6;

/// Defines an index into a table.
macro_rules! index {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The place in its table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

index!(
    /// A space of the trail.
    Space
);
index!(
    /// A space of the railway.
    Track
);
index!(
    /// A station of the railway.
    Station
);
index!(
    /// A city.
    City
);
index!(
    /// A disc space of the mat.
    Disc
);
index!(
    /// A card: cattle with its VP, or an objective.
    Card
);
index!(
    /// A tile of the Kansas City supply.
    Tile
);
index!(
    /// Requirements and rewards printed somewhere.
    ClauseId
);

/// Gives an index its table, its id, and the way back from the id.
macro_rules! tabled {
    ($name:ident, $info:ty, $($table:ident).+) => {
        impl $name {
            /// All of them, in order.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..facts().$($table).+.len() as u8).map($name)
            }

            /// What is printed there.
            #[inline]
            pub fn info(self) -> &'static $info {
                &facts().$($table).+[self.index()]
            }

            /// Its id in notation and views.
            pub fn id(self) -> &'static str {
                &self.info().id
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::all().find(|one| one.id() == id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

tabled!(Space, SpaceInfo, trail.spaces);
tabled!(Track, TrackInfo, railway.tracks);
tabled!(Station, StationInfo, railway.stations);
tabled!(City, CityFacts, railway.cities);
tabled!(Disc, DiscFacts, mat.discs);

impl Space {
    /// Where pawns begin again after Kansas City.
    pub const START: Space = Space(0);

    /// Whether this is the end of the trail.
    #[inline]
    pub fn is_kansas_city(self) -> bool {
        self.info().kind == SpaceKind::KansasCity
    }
}

impl Track {
    /// The first space of the line, where any number of engines may stand.
    pub const FIRST: Track = Track(0);

    /// The last space of the line, where no engine stays.
    #[inline]
    pub fn is_last(self) -> bool {
        self.info().next == 0
    }

    /// This space as a bit.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl Station {
    /// This station as a bit.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl Disc {
    /// This disc space as a bit.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The disc spaces among `bits`.
    pub fn among(bits: u16) -> impl Iterator<Item = Disc> {
        Disc::all().filter(move |disc| bits & disc.bit() != 0)
    }

    /// Whether the space has white corners.
    pub fn is_white(self) -> bool {
        self.info().edge == Edge::White
    }
}

impl Card {
    /// All cards, starting objectives included.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..facts().cards.ids.len() as u8).map(Card)
    }

    /// Its id in notation and views.
    pub fn id(self) -> &'static str {
        &facts().cards.ids[self.index()]
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// What a cattle card shows; `None` for an objective.
    #[inline]
    pub fn cattle(self) -> Option<&'static CattleInfo> {
        facts().cards.cattle.get(self.index())
    }

    /// What an objective card shows; `None` for cattle.
    #[inline]
    pub fn objective(self) -> Option<&'static ObjectiveInfo> {
        self.index().checked_sub(CATTLE).and_then(|at| facts().cards.objectives.get(at))
    }

    /// Whether it is an objective card.
    #[inline]
    pub const fn is_objective(self) -> bool {
        self.index() >= CATTLE
    }

    /// Whether it is one of the starting objectives.
    #[inline]
    pub fn is_starting(self) -> bool {
        self.objective().is_some_and(|objective| objective.immediate.is_none())
    }

    /// The breed of a cattle card.
    #[inline]
    pub fn breed(self) -> Option<Breed> {
        self.cattle().map(|card| card.breed)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Tile {
    /// All kinds of supply tile.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// What the tile is.
    #[inline]
    pub fn kind(self) -> TileKind {
        facts().supply.tiles[self.index()]
    }

    /// The worker, if it is one.
    #[inline]
    pub fn worker(self) -> Option<Worker> {
        match self.kind() {
            TileKind::Worker(worker) => Some(worker),
            TileKind::Hazard(..) | TileKind::Teepee(..) => None,
        }
    }

    /// The toll sign, if it shows one.
    #[inline]
    pub fn hand(self) -> Option<Hand> {
        match self.kind() {
            TileKind::Worker(_) => None,
            TileKind::Hazard(_, hand, _) | TileKind::Teepee(_, hand) => Some(hand),
        }
    }

    /// Its id in views: `cowboy`, `flood-green-4`, `teepee-blue`.
    pub fn id(self) -> String {
        match self.kind() {
            TileKind::Worker(worker) => worker.id().to_owned(),
            TileKind::Hazard(hazard, hand, vp) => format!("{}-{}-{vp}", hazard.id(), hand.id()),
            TileKind::Teepee(colour, _) => format!("teepee-{}", colour.id()),
        }
    }
}

impl ClauseId {
    /// What is printed.
    #[inline]
    pub fn clause(self) -> &'static Clause {
        &facts().clauses[self.index()]
    }
}
