//! `trail.toml`: the spaces between Texas and Kansas City, and tolls.

use std::collections::BTreeMap;

use railhead_pieces::{Piece, fact_tables, facts::Source};

use super::{
    ByPlayers,
    buildings::{BuildingsFile, Face},
    find,
    op::{Clauses, LocalAction},
};
use crate::piece::{ClauseId, Hazard, Space, SpaceKind};

fact_tables! {
    /// `trail.toml`.
    TrailFile { tolls: TollFacts, teepees: TeepeeFacts, source: BTreeMap<String, Source>, spaces: Vec<SpaceFacts> }

    /// What the hands cost.
    TollFacts { green_by_players: ByPlayers, black_by_players: ByPlayers, src: Source }

    /// Where teepees go.
    TeepeeFacts { fill_order: Vec<String>, src: Source }

    /// A space.
    SpaceFacts {
        id: String, kind: SpaceKind, next: Vec<String>, section: Option<Hazard>, #[serde(default)] order: u8,
        #[serde(default)] money: i8, #[serde(default = "yes")] on_trail: bool, #[serde(default)] forest: bool,
        risk: Option<String>, pos: [u16; 2],
    }
}

fn yes() -> bool {
    true
}

/// The trail and the buildings along it.
#[derive(Debug)]
pub struct Trail {
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
    /// The neutral buildings A to G.
    pub neutral: Vec<Vec<LocalAction>>,
    /// The private buildings by number (from 0) and side.
    pub private: Vec<[Face; 2]>,
}

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

impl Trail {
    pub(super) fn index(file: &TrailFile, buildings: &BuildingsFile, clauses: &mut Clauses) -> Trail {
        let (spaces, forks) = file.spaces(buildings, clauses);
        let of_kind = |kind: SpaceKind| -> Vec<Space> {
            Space::all().filter(|space| spaces[space.index()].kind == kind).collect()
        };
        let section = |hazard: Hazard| -> Vec<Space> {
            let mut section = of_kind(SpaceKind::Hazard);
            section.retain(|at| spaces[at.index()].section == Some(hazard));
            section.sort_by_key(|at| spaces[at.index()].order);
            section
        };
        Trail {
            trade: file.teepees.fill_order.iter().map(|id| file.space(id)).collect(),
            sections: Hazard::ALL.map(section),
            neutral_spaces: of_kind(SpaceKind::Neutral),
            building_spaces: of_kind(SpaceKind::Building),
            toll: [file.tolls.green_by_players, file.tolls.black_by_players],
            neutral: buildings.neutral(clauses),
            private: buildings.private(clauses),
            forks,
            spaces,
        }
    }
}

impl TrailFile {
    fn space(&self, id: &str) -> Space {
        Space::at(find(&self.spaces, |space| space.id == id, id))
    }

    /// The spaces with all that joins them, and the forks among them.
    fn spaces(
        &self,
        buildings: &BuildingsFile,
        clauses: &mut Clauses,
    ) -> (Vec<SpaceInfo>, Vec<(Space, Space)>) {
        let mut forks = Vec::new();
        let mut spaces: Vec<SpaceInfo> = Vec::new();
        for (at, facts) in self.spaces.iter().enumerate() {
            let next: Vec<Space> = facts.next.iter().map(|id| self.space(id)).collect();
            let fork = next.get(1).map(|branch| {
                forks.push((Space::at(at), *branch));
                forks.len() as u8 - 1
            });
            let risk = facts.risk.as_ref().map(|risk| {
                let risk = &buildings.risk[risk];
                clauses.add_parts(&risk.req, &risk.gain)
            });
            spaces.push(SpaceInfo {
                id: facts.id.clone(),
                kind: facts.kind,
                next,
                adjacent: Vec::new(),
                fork,
                section: facts.section,
                order: facts.order,
                money: facts.money,
                on_trail: facts.on_trail,
                forest: facts.forest,
                risk,
                pos: facts.pos,
            });
        }
        for at in 0..spaces.len() {
            for next in spaces[at].next.clone() {
                spaces[at].adjacent.push(next);
                spaces[next.index()].adjacent.push(Space::at(at));
            }
        }
        (spaces, forks)
    }
}
