//! The component facts as the rules use them: typed, indexed, read once from the data files.

mod index;
pub mod op;
mod trail;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{
    facts::op::Op,
    facts::trail::ByPlayers,
    piece::{Aux, Breed, Edge, Hand, Hazard, Immediate, SpaceKind, Task, Teepee, Worker},
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

/// A space of the trail.
#[derive(Debug)]
pub struct SpaceInfo {
    /// Its id in notation and views.
    pub id: String,
    /// What it is for.
    pub kind: SpaceKind,
    /// The one or two spaces that follow.
    pub next: Vec<Space>,
    /// The spaces joined to it, in either direction.
    pub adjacent: Vec<Space>,
    /// If it is a fork, which one: the bit of a route that says the second branch was taken.
    pub fork: Option<u8>,
    /// The section of a hazard space.
    pub section: Option<Hazard>,
    /// The number of a hazard space in its section.
    pub order: u8,
    /// The money of a trade space.
    pub money: i8,
    /// Whether pawns pass it.
    pub on_trail: bool,
    /// Whether it touches a forest.
    pub forest: bool,
    /// The risk action printed beside it.
    pub risk: Option<ClauseId>,
    /// Where it is on our map, in thousandths.
    pub pos: [u16; 2],
}

/// Requirements, then rewards.
#[derive(Debug)]
pub struct Clause {
    /// All of it in order.
    pub ops: Vec<Op>,
    /// How many of them are requirements.
    pub needs: u8,
}

impl Clause {
    /// The requirements.
    pub fn req(&self) -> &[Op] {
        &self.ops[..self.needs.into()]
    }

    /// The rewards.
    pub fn gain(&self) -> &[Op] {
        &self.ops[self.needs.into()..]
    }
}

/// A local action: one clause, or two to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalAction {
    /// The first or only one.
    pub first: ClauseId,
    /// The other one.
    pub second: Option<ClauseId>,
}

impl LocalAction {
    /// The clause of alternative `alt`.
    #[inline]
    pub fn get(self, alt: u8) -> Option<ClauseId> {
        match alt {
            0 => Some(self.first),
            1 => self.second,
            _ => None,
        }
    }
}

/// One side of a private building.
#[derive(Debug)]
pub struct Face {
    /// Such as `7b`.
    pub id: String,
    /// Craftsmen needed.
    pub craftsmen: u8,
    /// Its VP.
    pub vp: i8,
    /// Its toll signs.
    pub hands: Vec<Hand>,
    /// Its local actions.
    pub actions: Vec<LocalAction>,
}

/// What a supply tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileKind {
    /// A worker.
    Worker(Worker),
    /// A hazard with its toll sign and VP.
    Hazard(Hazard, Hand, i8),
    /// A teepee with its toll sign.
    Teepee(Teepee, Hand),
}

/// A cattle card.
#[derive(Debug)]
pub struct CattleInfo {
    /// Its breed.
    pub breed: Breed,
    /// Its breeding value.
    pub bv: u8,
    /// Its VP.
    pub vp: i8,
    /// How many each player starts with.
    pub per_player: u8,
    /// How many the market stack starts with.
    pub in_market: u8,
}

/// An objective card.
#[derive(Debug)]
pub struct ObjectiveInfo {
    /// Its immediate action; a starting objective has none.
    pub immediate: Option<Immediate>,
    /// How often each task is asked for.
    pub tasks: [u8; Task::ALL.len()],
    /// Gained if all are met.
    pub vp: i8,
    /// Lost otherwise.
    pub penalty: i8,
    /// How many there are.
    pub count: u8,
}

/// An offer of the cattle market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Breeding value of the cards.
    pub bv: u8,
    /// How many cards.
    pub cards: u8,
    /// Cowboys used.
    pub cowboys: u8,
    /// The price.
    pub cost: u8,
}

/// A space of the railway.
#[derive(Debug)]
pub struct TrackInfo {
    /// `4`, or `T4` for the turnout after it.
    pub id: String,
    /// Its number.
    pub number: u8,
    /// Whether it is a turnout.
    pub turnout: bool,
    /// The spaces that follow, as bits.
    pub next: u64,
    /// The spaces before it, as bits.
    pub prev: u64,
    /// The station there.
    pub station: Option<Station>,
}

/// A station.
#[derive(Debug)]
pub struct StationInfo {
    /// Its id.
    pub id: String,
    /// Where an engine must stop.
    pub track: Track,
    /// The price of an upgrade.
    pub cost: u8,
    /// Its VP.
    pub vp: i8,
    /// Which discs it takes.
    pub edge: Edge,
    /// Whether a station master waits there.
    pub master: bool,
}

/// A station master tile.
#[derive(Debug)]
pub struct MasterInfo {
    /// Permanent certificates of the upper half.
    pub permanent: u8,
    /// The immediate action of the upper half.
    pub immediate: Option<LocalAction>,
    /// The VP per unit of the lower half.
    pub vp: i8,
}

/// A city.
#[derive(Debug)]
pub struct CityInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The value of a herd it takes.
    pub value: u8,
    /// Which discs it takes.
    pub edge: Edge,
    /// Whether it may be served again.
    pub repeatable: bool,
    /// VP per disc.
    pub vp: i8,
    /// Money per disc, at once.
    pub money: u8,
}

/// A green arrow between two cities.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// Its ends.
    pub ends: [City; 2],
    /// Its VP.
    pub vp: i8,
    /// Whether it brings an objective card.
    pub objective: bool,
}

/// A disc space of the mat.
#[derive(Debug)]
pub struct DiscInfo {
    /// Its id.
    pub id: String,
    /// Where its disc may go.
    pub edge: Edge,
    /// The auxiliary action it opens.
    pub aux: Option<Aux>,
    /// What clearing it costs.
    pub cost: u8,
    /// What clearing it brings at once.
    pub money: u8,
    /// Cards more in hand.
    pub hand_bonus: u8,
    /// Steps more.
    pub step_bonus: ByPlayers,
    /// The certificates it allows.
    pub certificate_limit: Option<u8>,
    /// VP for clearing it.
    pub vp: i8,
}

/// An auxiliary action.
#[derive(Debug)]
pub struct AuxInfo {
    /// Spaces that never hold a disc.
    pub printed_open: u8,
    /// Its disc spaces, as bits.
    pub discs: u16,
    /// Done once.
    pub single: ClauseId,
    /// Done double.
    pub double: ClauseId,
}

/// All component facts.
#[derive(Debug)]
pub struct Tables {
    /// The trail, start first, Kansas City last.
    pub spaces: Vec<SpaceInfo>,
    /// The forks of the trail: the space, and the first space of its second branch.
    pub forks: Vec<(Space, Space)>,
    /// The trade spaces in the order they are filled.
    pub trade: Vec<Space>,
    /// The hazard spaces of each section in the order they are filled.
    pub sections: [Vec<Space>; 3],
    /// The neutral spaces in order.
    pub neutral_spaces: Vec<Space>,
    /// The building spaces in order.
    pub building_spaces: Vec<Space>,
    /// The toll of each hand by player count.
    pub toll: [ByPlayers; 2],
    /// Everything printed.
    pub clauses: Vec<Clause>,
    /// The neutral buildings A to G.
    pub neutral: Vec<Vec<LocalAction>>,
    /// The private buildings by number (from 0) and side.
    pub private: Vec<[Face; 2]>,
    /// The supply tiles by kind.
    pub tiles: Vec<TileKind>,
    /// How many of each kind the three piles start with.
    pub piles: [[u8; TILES]; 3],
    /// How many tiles of pile 1 begin on the board.
    pub opening_tiles: u8,
    /// How many workers begin in the job market.
    pub opening_workers: ByPlayers,
    /// Spaces of a job market row.
    pub columns: ByPlayers,
    /// Prices of the rows.
    pub row_cost: [u8; ROWS],
    /// The row where the token begins, from 1.
    pub token_start: u8,
    /// Rows after which the cattle market is refilled.
    pub arrows: Vec<u8>,
    /// Columns and rows of the foresight.
    pub foresight: (u8, u8),
    /// The cattle cards.
    pub cattle: Vec<CattleInfo>,
    /// The value of each breed.
    pub breed_values: Vec<u8>,
    /// Names of the breeds.
    pub breed_names: Vec<String>,
    /// The ids of all cards.
    pub card_ids: Vec<String>,
    /// The market's offers.
    pub offers: Vec<Offer>,
    /// The opening size of the cattle market.
    pub market_size: ByPlayers,
    /// Cowboys needed to add cards to the market, and how many they add.
    pub market_draw: (u8, u8),
    /// The objective cards, starting ones last.
    pub objectives: Vec<ObjectiveInfo>,
    /// The objective cards, those first where meeting the tasks matters most.
    pub objectives_by_weight: Vec<Card>,
    /// What the immediate actions of objective cards do.
    pub immediates: [ClauseId; Immediate::ALL.len()],
    /// Size of the objective display.
    pub display: u8,
    /// The railway.
    pub tracks: Vec<TrackInfo>,
    /// Spaces after which a cross stands, as bits.
    pub crosses: u64,
    /// What the jump from the last space brings.
    pub jump_money: u8,
    /// The stations.
    pub stations: Vec<StationInfo>,
    /// The station masters.
    pub masters: Vec<MasterInfo>,
    /// The cities.
    pub cities: Vec<CityInfo>,
    /// Where the line ends; a task of objective cards.
    pub san_francisco: City,
    /// The arrows between them.
    pub links: Vec<Link>,
    /// The disc spaces.
    pub discs: Vec<DiscInfo>,
    /// All white-edged disc spaces, as bits.
    pub white_discs: u16,
    /// The auxiliary actions.
    pub aux: Vec<AuxInfo>,
    /// The immediate action of each slot of each worker row.
    pub slots: [[Option<ClauseId>; 6]; 3],
    /// VP of a worker by slot.
    pub slot_vp: [i8; 6],
    /// Money by turn order.
    pub start_money: [u8; 4],
    /// Workers printed on the mat.
    pub start_workers: [u8; 3],
    /// Cards of the first hand.
    pub start_hand: u8,
    /// The step limit without bonuses.
    pub step_base: ByPlayers,
    /// The hand limit without bonuses.
    pub hand_base: u8,
    /// The certificate track.
    pub certificate_track: Vec<u8>,
    /// The certificate limit without bonuses.
    pub certificate_base: u8,
    /// Dollars for 1 VP.
    pub money_per_vp: u8,
    /// VP of the job market token.
    pub token_vp: i8,
}

static TABLES: LazyLock<Tables> = LazyLock::new(index::load);

/// All component facts.
#[inline]
pub fn tables() -> &'static Tables {
    &TABLES
}
