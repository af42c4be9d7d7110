//! What the frontier boxes and the years bring into a game.

use railhead_pieces::facts::LocalName;
use serde::Deserialize;

use crate::{
    facts::effect::Op,
    piece::{BoardId, CityId, RouteId},
};

/// What the frontier boxes bring.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the data file, which says what they mean")]
pub struct Frontiers {
    pub slots: Vec<SlotRow>,
    pub sections: Vec<SectionRow>,
    pub depots: Depots,
    pub wagons: Wagons,
    pub shares: Shares,
    pub outlaws: Outlaws,
    pub ghost: Ghost,
    pub treasure: Treasure,
    pub bridges: Bridges,
    pub tunnels: Tunnels,
    pub claims: Claims,
    pub growth: Growth,
    pub salvage: Salvage,
    pub finale: Finale,
    pub coasts: Coasts,
    pub charters: Charters,
}

impl Frontiers {
    /// The sections of the rules page that are sealed in the year of `game` while `boards` are open.
    pub fn sealed_sections(&self, game: u8, boards: &crate::piece::BoardSet) -> Vec<u8> {
        let arrived = |row: &&SectionRow| {
            row.game.is_none_or(|arrival| arrival <= game)
                && row.board.is_none_or(|board| boards.contains(board))
        };
        self.sections.iter().filter(|row| !arrived(row)).map(|row| row.section).collect()
    }
}

/// One of the twelve numbered rules of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SlotRule {
    /// Curses charge.
    Curses,
    /// Tolls at depots.
    Tolls,
    /// The company bonus.
    CompanyRoutes,
    /// Taking a share.
    Shares,
    /// Taking show wagons.
    Wagons,
    /// Robbery and stash.
    Outlaws,
    /// The ghost train.
    Ghost,
    /// Clues and treasure.
    Clues,
    /// Bridge money.
    Bridges,
    /// Tunnel rewards.
    Tunnels,
    /// Founding a depot.
    FoundDepot,
    /// A card at a big city.
    BigCities,
}

#[derive(Debug, Deserialize)]
pub struct SlotRow {
    pub slot: u8,
    pub section: u8,
    pub rule: SlotRule,
    #[serde(flatten)]
    pub title: LocalName,
    pub board: Option<BoardId>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionRow {
    pub section: u8,
    pub game: Option<u8>,
    pub board: Option<BoardId>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Depots {
    pub per_company: u8,
    pub per_game: u8,
    pub cards: u8,
    pub toll: i16,
    pub combine_most: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wagons {
    pub per_colour: u8,
    pub sanctuary_spaces: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shares {
    pub per_line: u8,
    pub visible: u8,
    pub per_game: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outlaws {
    pub home: CityId,
    pub stash: i16,
    pub most_per_claim: u8,
    pub after_taking: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ghost {
    pub die: Vec<u8>,
    pub lift_cards: u8,
    pub solo_curse_from: u8,
    pub track: Vec<Vec<RouteId>>,
    pub curses: Vec<Curse>,
}

/// A kind of curse.
#[derive(Debug, Deserialize)]
pub struct Curse {
    /// Its code.
    pub id: String,
    /// Its name.
    #[serde(flatten)]
    pub title: LocalName,
    /// How many cards there are of it.
    pub copies: u8,
    /// What it does to its holder.
    pub ops: Vec<Op>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    pub clue_price: i16,
    pub clues_needed: u8,
    pub most_unsolved: u8,
    pub per_game: u8,
    pub values: Vec<i16>,
    pub cities: Vec<CityId>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bridges {
    pub per_space: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tunnels {
    pub pickaxes: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claims {
    pub list: Vec<MiningClaim>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiningClaim {
    pub id: String,
    pub mine: CityId,
    pub towns: [CityId; 5],
    pub values: [i16; 7],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coasts {
    pub atlantic: Vec<CityId>,
    pub pacific: Vec<CityId>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charters {
    pub list: Vec<Charter>,
}

#[derive(Debug, Deserialize)]
pub struct Charter {
    pub id: String,
    #[serde(flatten)]
    pub title: LocalName,
    pub ops: Vec<Op>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    pub per_game: u8,
    pub per_campaign: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Salvage {
    pub per_use: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finale {
    pub first: i16,
    pub others: i16,
    pub combine_toll: i16,
}
