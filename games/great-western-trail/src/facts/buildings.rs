//! `buildings.toml`: neutral and private buildings, and the risk actions.

use std::collections::BTreeMap;

use railhead_pieces::{Piece, fact_tables, facts::Source};

use super::op::{ClauseFacts, Clauses, LocalAction, Op};
use crate::piece::{Building, Hand, Side};

fact_tables! {
    /// `buildings.toml`.
    BuildingsFile { risk: BTreeMap<String, RiskFacts>, neutral: Vec<NeutralFacts>, private: Vec<PrivateFacts> }

    /// A risk action.
    RiskFacts { src: Source, req: Vec<Op>, gain: Vec<Op> }

    /// A neutral building.
    NeutralFacts { id: String, src: Source, local_actions: Vec<ClauseFacts> }

    /// A side of a private building.
    PrivateFacts {
        id: String, number: u8, side: Side, craftsmen: u8, vp: i8, hands: Vec<Hand>, src: Source,
        local_actions: Vec<ClauseFacts>,
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

impl BuildingsFile {
    /// The neutral buildings from A on.
    pub(super) fn neutral(&self, clauses: &mut Clauses) -> Vec<Vec<LocalAction>> {
        self.neutral.iter().map(|tile| clauses.actions(&tile.local_actions)).collect()
    }

    /// The private buildings by number, both sides of each.
    pub(super) fn private(&self, clauses: &mut Clauses) -> Vec<[Face; 2]> {
        Building::all().map(|building| Side::ALL.map(|side| self.face(building, side, clauses))).collect()
    }

    fn face(&self, building: Building, side: Side, clauses: &mut Clauses) -> Face {
        let tile = self.private.iter().find(|tile| tile.number == building.number() && tile.side == side);
        let tile = tile.unwrap_or_else(|| panic!("building {building}{side} is missing"));
        Face {
            id: tile.id.clone(),
            craftsmen: tile.craftsmen,
            vp: tile.vp,
            hands: tile.hands.clone(),
            actions: clauses.actions(&tile.local_actions),
        }
    }
}
