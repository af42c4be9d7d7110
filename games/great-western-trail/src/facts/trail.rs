//! The component facts as the data files write them. [`crate::tables`] turns them into what the rules use.
#![allow(dead_code, reason = "some fields, such as source marks, are there to be checked, not to be used")]

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{
    facts::op::Op,
    piece::{Aux, Breed, Edge, Hand, Hazard, Immediate, Master, Side, SpaceKind, Task, Teepee, Worker},
};

/// Figures for 2, 3 and 4 players.
pub(crate) type ByPlayers = [u8; 3];

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Source {
    /// Stated in or forced by the rulebook.
    Rulebook,
    /// A public implementation, checked against printed components.
    Impl,
    /// Another public source.
    Web,
    /// Our own choice.
    Designed,
}

/// Requirements and rewards, or a choice between two such.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClauseData {
    #[serde(default)]
    pub(crate) either: Vec<ClauseData>,
    #[serde(default)]
    pub(crate) req: Vec<Op>,
    #[serde(default)]
    pub(crate) gain: Vec<Op>,
}

/// `trail.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrailData {
    pub(crate) tolls: TollData,
    pub(crate) teepees: TeepeeOrder,
    pub(crate) source: BTreeMap<String, Source>,
    pub(crate) spaces: Vec<SpaceData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TollData {
    pub(crate) green_by_players: ByPlayers,
    pub(crate) black_by_players: ByPlayers,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TeepeeOrder {
    pub(crate) fill_order: Vec<String>,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpaceData {
    pub(crate) id: String,
    pub(crate) kind: SpaceKind,
    pub(crate) next: Vec<String>,
    pub(crate) section: Option<Hazard>,
    #[serde(default)]
    pub(crate) order: u8,
    #[serde(default)]
    pub(crate) money: i8,
    #[serde(default = "yes")]
    pub(crate) on_trail: bool,
    #[serde(default)]
    pub(crate) forest: bool,
    pub(crate) risk: Option<String>,
    pub(crate) pos: [u16; 2],
}

fn yes() -> bool {
    true
}

/// `buildings.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BuildingsData {
    pub(crate) risk: BTreeMap<String, RiskData>,
    pub(crate) neutral: Vec<NeutralData>,
    pub(crate) private: Vec<PrivateData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RiskData {
    pub(crate) src: Source,
    pub(crate) req: Vec<Op>,
    pub(crate) gain: Vec<Op>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NeutralData {
    pub(crate) id: String,
    pub(crate) src: Source,
    pub(crate) local_actions: Vec<ClauseData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrivateData {
    pub(crate) id: String,
    pub(crate) number: u8,
    pub(crate) side: Side,
    pub(crate) craftsmen: u8,
    pub(crate) vp: i8,
    pub(crate) hands: Vec<Hand>,
    pub(crate) src: Source,
    pub(crate) local_actions: Vec<ClauseData>,
}

/// `supply.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SupplyData {
    pub(crate) job_market: JobMarketData,
    pub(crate) setup: SupplySetupData,
    pub(crate) foresight: ForesightData,
    pub(crate) workers: Vec<WorkerTileData>,
    pub(crate) hazards: Vec<HazardTileData>,
    pub(crate) teepees: Vec<TeepeeTileData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JobMarketData {
    pub(crate) rows: u8,
    pub(crate) columns_by_players: ByPlayers,
    pub(crate) row_cost: Vec<u8>,
    pub(crate) token_start_row: u8,
    pub(crate) yellow_arrow_after_rows: Vec<u8>,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SupplySetupData {
    pub(crate) pile1_tiles: u8,
    pub(crate) job_market_tiles_by_players: ByPlayers,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForesightData {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WorkerTileData {
    pub(crate) worker: Worker,
    pub(crate) back: u8,
    pub(crate) count: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HazardTileData {
    pub(crate) hazard: Hazard,
    pub(crate) hand: Hand,
    pub(crate) vp: i8,
    pub(crate) back: u8,
    pub(crate) count: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TeepeeTileData {
    pub(crate) colour: Teepee,
    pub(crate) hand: Hand,
    pub(crate) back: u8,
    pub(crate) count: u8,
    pub(crate) src: Source,
}

/// `cattle.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CattleData {
    pub(crate) market: MarketData,
    pub(crate) options: Vec<OfferData>,
    pub(crate) breeds: Vec<BreedData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarketData {
    pub(crate) size_by_players: ByPlayers,
    pub(crate) draw_cowboys: u8,
    pub(crate) draw_cards: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfferData {
    pub(crate) id: String,
    pub(crate) bv: u8,
    pub(crate) cards: u8,
    pub(crate) cowboys: u8,
    pub(crate) cost: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Deck {
    Player,
    Market,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BreedData {
    pub(crate) id: Breed,
    pub(crate) name: String,
    pub(crate) colour: String,
    pub(crate) bv: u8,
    pub(crate) deck: Deck,
    pub(crate) cards: Vec<(i8, u8)>,
    pub(crate) src: Source,
}

/// `railroad.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RailroadData {
    pub(crate) line: LineData,
    pub(crate) stations: Vec<StationData>,
    pub(crate) masters: Vec<MasterData>,
    pub(crate) cities: Vec<CityData>,
    pub(crate) links: Vec<LinkData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineData {
    pub(crate) last_space: u8,
    pub(crate) turnout_after: Vec<u8>,
    pub(crate) cross_after: Vec<u8>,
    pub(crate) jump_money: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StationData {
    pub(crate) id: String,
    pub(crate) space: String,
    pub(crate) cost: u8,
    pub(crate) vp: i8,
    pub(crate) edge: Edge,
    pub(crate) station_master: bool,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MasterData {
    pub(crate) id: Master,
    #[serde(default)]
    pub(crate) permanent_certificates: u8,
    pub(crate) immediate: Option<ClauseData>,
    pub(crate) vp: i8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CityData {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) value: u8,
    pub(crate) edge: Edge,
    pub(crate) repeatable: bool,
    pub(crate) vp_per_disc: i8,
    #[serde(default)]
    pub(crate) on_disc_money: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkData {
    pub(crate) cities: [String; 2],
    pub(crate) vp: i8,
    pub(crate) objective_card: bool,
    pub(crate) src: Source,
}

/// `mat.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatData {
    pub(crate) start: StartData,
    pub(crate) limits: LimitData,
    pub(crate) workers: WorkerRowData,
    pub(crate) score: ScoreData,
    pub(crate) discs: Vec<DiscData>,
    pub(crate) immediates: Vec<SlotData>,
    pub(crate) aux: Vec<AuxData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartData {
    pub(crate) money_by_turn_order: [u8; 4],
    pub(crate) hand: u8,
    pub(crate) workers: BTreeMap<Worker, u8>,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LimitData {
    pub(crate) step_base_by_players: ByPlayers,
    pub(crate) hand_base: u8,
    pub(crate) certificate_track: Vec<u8>,
    pub(crate) certificate_limit_start: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WorkerRowData {
    pub(crate) slots: u8,
    pub(crate) slot_vp: Vec<i8>,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScoreData {
    pub(crate) money_per_vp: u8,
    pub(crate) token_vp: i8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiscData {
    pub(crate) id: String,
    pub(crate) edge: Edge,
    pub(crate) aux: Option<Aux>,
    #[serde(default)]
    pub(crate) cost: u8,
    #[serde(default)]
    pub(crate) money: u8,
    #[serde(default)]
    pub(crate) hand_bonus: u8,
    #[serde(default)]
    pub(crate) step_bonus_by_players: ByPlayers,
    pub(crate) certificate_limit: Option<u8>,
    #[serde(default)]
    pub(crate) vp: i8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SlotData {
    pub(crate) worker: Worker,
    pub(crate) slot: u8,
    #[serde(default)]
    pub(crate) req: Vec<Op>,
    #[serde(default)]
    pub(crate) gain: Vec<Op>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AuxData {
    pub(crate) id: Aux,
    pub(crate) printed_open: u8,
    pub(crate) single: ClauseData,
    pub(crate) double: ClauseData,
    pub(crate) src: Source,
}

/// `objectives.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectivesData {
    pub(crate) supply: DisplayData,
    pub(crate) immediates: BTreeMap<Immediate, ClauseData>,
    pub(crate) cards: Vec<ObjectiveData>,
    pub(crate) starting: Vec<StartingData>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DisplayData {
    pub(crate) display: u8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectiveData {
    pub(crate) id: String,
    pub(crate) count: u8,
    pub(crate) immediate: Immediate,
    pub(crate) tasks: Vec<Task>,
    pub(crate) vp: i8,
    pub(crate) penalty: i8,
    pub(crate) src: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartingData {
    pub(crate) id: String,
    pub(crate) tasks: Vec<Task>,
    pub(crate) vp: i8,
    pub(crate) penalty: i8,
    pub(crate) src: Source,
}
