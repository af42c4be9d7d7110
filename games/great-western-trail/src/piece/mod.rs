//! The components by name and index: how data files, notation and views spell them.

mod names;

pub use names::*;
use railhead_pieces::{Set, Tally, index};

use crate::facts::{
    buildings::Face,
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
/// Neutral buildings, and the spaces where they lie.
pub const NEUTRAL: usize = 7;
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
pub const BUILDINGS: usize = 10;
/// Spaces for workers of one trade on a mat.
pub const SLOTS: usize = 6;

index! {
    /// A space of the trail.
    Space ("a space, as in b2"): SPACES => facts().trail.spaces;
    /// A space of the railway.
    Track ("a space of the railway, as in T4"): TRACKS => facts().railway.tracks;
    /// A station of the railway.
    Station ("a station, as in S3"): STATIONS => facts().railway.stations;
    /// A city.
    City ("a city, as in santa_fe"): CITIES => facts().railway.cities;
    /// A disc space of the mat.
    Disc ("a disc space, as in hand_1"): DISCS => facts().mat.discs;
    /// A card: cattle with its VP, or an objective.
    Card ("a card, as in jersey"): CARDS => facts().cards.ids, self;
    /// A tile of the Kansas City supply.
    Tile ("a tile, as in flood-green-4"): TILES => facts().supply.tiles;
    /// A private building of any player.
    Building ("a building, as in 5"): BUILDINGS => BUILDING_NUMBERS, self;
    /// Requirements and rewards printed somewhere.
    ClauseId: facts().clauses.len();
}

static BUILDING_NUMBERS: [&str; BUILDINGS] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// Spaces of the trail.
pub type Spaces = Set<Space>;
/// Spaces of the railway.
pub type Tracks = Set<Track>;
/// Stations.
pub type Stations = Set<Station, u16>;
/// Disc spaces of a mat.
pub type Discs = Set<Disc, u16>;
/// Private buildings.
pub type Buildings = Set<Building, u16>;
/// Station masters.
pub type Masters = Set<Master, u8>;
/// Cards, counted.
pub type CardTally = Tally<Card, CARDS>;
/// Supply tiles, counted.
pub type TileTally = Tally<Tile, TILES>;

/// Gives pieces what is printed there.
macro_rules! printed {
    ($($name:ident: $info:ty = $($table:ident).+;)*) => { $(
        impl $name {
            /// What is printed there.
            #[inline]
            pub fn info(self) -> &'static $info {
                &facts().$($table).+[self.index()]
            }
        }
    )* };
}

printed! {
    Space: SpaceInfo = trail.spaces;
    Track: TrackInfo = railway.tracks;
    Station: StationInfo = railway.stations;
    City: CityFacts = railway.cities;
    Disc: DiscFacts = mat.discs;
}

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
        self.info().next.is_empty()
    }

    /// All spaces of the line before this one.
    #[inline]
    pub fn before(self) -> Tracks {
        Set::from_bits((1 << self.0) - 1)
    }
}

impl Disc {
    /// Whether the space has white corners.
    pub fn is_white(self) -> bool {
        self.info().edge == Edge::White
    }
}

impl Building {
    /// Its printed number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The side in play at a table where these buildings are in play with side b.
    #[inline]
    pub fn face(self, sides: Buildings) -> &'static Face {
        let side = if sides.contains(self) { Side::B } else { Side::A };
        &facts().trail.private[self.index()][side.index()]
    }
}

impl Card {
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

impl Tile {
    /// What the tile is.
    #[inline]
    pub fn kind(self) -> TileKind {
        facts().supply.tiles[self.index()].kind
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
}

impl ClauseId {
    /// What is printed.
    #[inline]
    pub fn clause(self) -> &'static Clause {
        &facts().clauses[self.index()]
    }
}
