//! `supply.toml`: the tiles of Kansas City and the job market.

use railhead_pieces::{Piece, fact_tables, facts::Source};

use super::ByPlayers;
use crate::piece::{Hand, Hazard, ROWS, Teepee, Tile, TileTally, Worker};

fact_tables! {
    /// `supply.toml`.
    SupplyFile {
        job_market: JobMarketFacts, setup: OpeningFacts, foresight: ForesightFacts, workers: Vec<WorkerTile>,
        hazards: Vec<HazardTile>, teepees: Vec<TeepeeTile>,
    }

    /// The job market.
    JobMarketFacts {
        rows: u8, columns_by_players: ByPlayers, row_cost: [u8; ROWS], token_start_row: u8,
        yellow_arrow_after_rows: Vec<u8>, src: Source,
    }

    /// What lies on the board before the first turn.
    OpeningFacts { pile1_tiles: u8, job_market_tiles_by_players: ByPlayers, src: Source }

    /// The foresight spaces.
    ForesightFacts { columns: u8, rows: u8, src: Source }

    /// Worker tiles.
    WorkerTile { worker: Worker, back: u8, count: u8, src: Source }

    /// Hazard tiles.
    HazardTile { hazard: Hazard, hand: Hand, vp: i8, back: u8, count: u8, src: Source }

    /// Teepee tiles.
    TeepeeTile { colour: Teepee, hand: Hand, back: u8, count: u8, src: Source }
}

/// The tiles of Kansas City and the job market.
#[derive(Debug)]
pub struct Supply {
    /// The job market.
    pub job_market: JobMarketFacts,
    /// What lies on the board before the first turn.
    pub setup: OpeningFacts,
    /// The foresight spaces.
    pub foresight: ForesightFacts,
    /// The supply tiles by kind.
    pub tiles: Vec<TileInfo>,
    /// How many of each kind the three piles start with.
    pub piles: [TileTally; 3],
}

/// A kind of supply tile.
#[derive(Debug)]
pub struct TileInfo {
    /// Its id in views: `cowboy`, `flood-green-4`, `teepee-blue`.
    pub id: String,
    /// What it is.
    pub kind: TileKind,
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

impl TileKind {
    fn id(self) -> String {
        match self {
            TileKind::Worker(worker) => worker.to_string(),
            TileKind::Hazard(hazard, hand, vp) => format!("{hazard}-{hand}-{vp}"),
            TileKind::Teepee(colour, _) => format!("teepee-{colour}"),
        }
    }
}

impl Supply {
    pub(super) fn index(file: SupplyFile) -> Supply {
        let (tiles, piles) = file.tiles();
        let SupplyFile { job_market, setup, foresight, .. } = file;
        Supply { job_market, setup, foresight, tiles, piles }
    }
}

impl SupplyFile {
    /// The kinds of tile in the order of the file, and how many of each the piles hold.
    fn tiles(&self) -> (Vec<TileInfo>, [TileTally; 3]) {
        let workers = self.workers.iter().map(|tile| (TileKind::Worker(tile.worker), tile.back, tile.count));
        let hazards = self
            .hazards
            .iter()
            .map(|tile| (TileKind::Hazard(tile.hazard, tile.hand, tile.vp), tile.back, tile.count));
        let teepees =
            self.teepees.iter().map(|tile| (TileKind::Teepee(tile.colour, tile.hand), tile.back, tile.count));
        let mut tiles: Vec<TileInfo> = Vec::new();
        let mut piles = [TileTally::default(); 3];
        for (kind, back, count) in workers.chain(hazards).chain(teepees) {
            let at = tiles.iter().position(|known| known.kind == kind).unwrap_or_else(|| {
                tiles.push(TileInfo { id: kind.id(), kind });
                tiles.len() - 1
            });
            piles[usize::from(back - 1)].add(Tile::at(at), count);
        }
        (tiles, piles)
    }
}
