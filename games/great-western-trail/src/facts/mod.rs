//! The component facts: what the files of `data/` say, read once and indexed for the rules.
//!
//! One module for each file: first the file as it is written, then what the rules use of it.

pub mod buildings;
pub mod cattle;
pub mod mat;
pub mod objectives;
pub mod op;
pub mod railroad;
pub mod supply;
pub mod trail;

use std::sync::LazyLock;

use railhead_pieces::facts::read;

use self::{
    buildings::BuildingsFile,
    cattle::{BreedFacts, CattleFile, CattleInfo, MarketFacts, Offer},
    mat::{Mat, MatFile},
    objectives::{ObjectiveInfo, ObjectivesFile},
    op::{Clause, Clauses},
    railroad::{RailroadFile, Railway},
    supply::{Supply, SupplyFile},
    trail::{Trail, TrailFile},
};
use crate::piece::{Card, ClauseId, Immediate};

/// All component facts.
#[derive(Debug)]
pub struct Facts {
    /// The trail and the buildings along it.
    pub trail: Trail,
    /// The line, its stations and the cities.
    pub railway: Railway,
    /// The tiles of Kansas City and the job market.
    pub supply: Supply,
    /// What every player's mat shows.
    pub mat: Mat,
    /// Cattle and objective cards.
    pub cards: Cards,
    /// Requirements and rewards, wherever they are printed.
    pub clauses: Vec<Clause>,
}

/// Cattle and objective cards.
#[derive(Debug)]
pub struct Cards {
    /// The ids of all cards: cattle, objectives, starting objectives.
    pub ids: Vec<String>,
    /// The cattle cards.
    pub cattle: Vec<CattleInfo>,
    /// The breeds.
    pub breeds: Vec<BreedFacts>,
    /// The market's offers.
    pub offers: Vec<Offer>,
    /// The cattle market.
    pub market: MarketFacts,
    /// The objective cards, starting ones last.
    pub objectives: Vec<ObjectiveInfo>,
    /// The objective cards, those first where meeting the tasks matters most.
    pub by_weight: Vec<Card>,
    /// What the immediate actions of objective cards do.
    pub immediates: [ClauseId; Immediate::ALL.len()],
    /// Size of the objective display.
    pub display: u8,
}

/// All component facts.
#[inline]
pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(load);
    &FACTS
}

/// Figures for 2, 3 and 4 players.
pub type ByPlayers = [u8; 3];

/// Views name clauses by number, so they are collected in the same order for ever: the trail with its buildings, the
/// cards, the railway, the mat.
fn load() -> Facts {
    let trail: TrailFile = read("trail.toml", include_str!("../../data/trail.toml"));
    let buildings: BuildingsFile = read("buildings.toml", include_str!("../../data/buildings.toml"));
    let supply: SupplyFile = read("supply.toml", include_str!("../../data/supply.toml"));
    let cattle: CattleFile = read("cattle.toml", include_str!("../../data/cattle.toml"));
    let railroad: RailroadFile = read("railroad.toml", include_str!("../../data/railroad.toml"));
    let mat: MatFile = read("mat.toml", include_str!("../../data/mat.toml"));
    let objectives: ObjectivesFile = read("objectives.toml", include_str!("../../data/objectives.toml"));
    let mut clauses = Clauses::default();
    Facts {
        trail: Trail::index(&trail, &buildings, &mut clauses),
        supply: Supply::index(supply),
        cards: Cards::index(cattle, &objectives, &mut clauses),
        railway: Railway::index(railroad, &mut clauses),
        mat: Mat::index(mat, &mut clauses),
        clauses: clauses.0,
    }
}

impl Cards {
    fn index(cattle: CattleFile, objectives: &ObjectivesFile, clauses: &mut Clauses) -> Cards {
        let (herd, mut ids) = cattle.cards();
        ids.extend(objectives.ids().map(str::to_owned));
        let goals = objectives.cards();
        Cards {
            ids,
            cattle: herd,
            breeds: cattle.breeds,
            offers: cattle.options,
            market: cattle.market,
            by_weight: objectives::by_weight(&goals),
            objectives: goals,
            immediates: Immediate::ALL.map(|immediate| clauses.add(&objectives.immediates[&immediate])),
            display: objectives.supply.display,
        }
    }
}

/// The place of the item that passes `test`.
fn find<T>(items: &[T], test: impl Fn(&T) -> bool, name: &str) -> usize {
    items.iter().position(test).unwrap_or_else(|| panic!("there is no {name:?}"))
}
