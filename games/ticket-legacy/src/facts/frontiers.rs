//! What the frontier boxes and the years bring into a game.

use railhead_pieces::{fact_tables, facts::LocalName};
use serde::Deserialize;

use crate::{
    facts::effect::Op,
    piece::{BoardId, BoardSet, CityId, RouteId},
};

fact_tables! {
    /// What the frontier boxes bring.
    Frontiers {
        slots: Vec<SlotRow>,
        sections: Vec<SectionRow>,
        depots: Depots,
        wagons: Wagons,
        shares: Shares,
        outlaws: Outlaws,
        ghost: Ghost,
        treasure: Treasure,
        bridges: Bridges,
        tunnels: Tunnels,
        claims: Claims,
        growth: Growth,
        salvage: Salvage,
        finale: Finale,
        coasts: Coasts,
        charters: Charters,
    }

    /// When a section of the rules page is unsealed.
    SectionRow { section: u8, game: Option<u8>, board: Option<BoardId> }

    /// Depots and tolls.
    Depots { per_company: u8, per_game: u8, cards: u8, toll: i16, combine_most: u8 }

    /// Show wagons.
    Wagons { per_colour: u8, sanctuary_spaces: u8 }

    /// Shares in a game.
    Shares { per_line: u8, visible: u8, per_game: u8 }

    /// The outlaws and their stash.
    Outlaws { home: CityId, stash: i16, most_per_claim: u8, after_taking: i16 }

    /// The ghost train.
    Ghost {
        die: Vec<u8>,
        lift_cards: u8,
        solo_curse_from: u8,
        track: Vec<Vec<RouteId>>,
        curses: Vec<Curse>,
    }

    /// Clues and treasures.
    Treasure {
        clue_price: i16,
        clues_needed: u8,
        most_unsolved: u8,
        per_game: u8,
        values: Vec<i16>,
        cities: Vec<CityId>,
    }

    /// What bridges pay.
    Bridges { per_space: i16 }

    /// What tunnels ask for.
    Tunnels { pickaxes: u8 }

    /// The mining claims.
    Claims { list: Vec<MiningClaim> }

    /// A mining claim.
    MiningClaim { id: String, mine: CityId, towns: [CityId; 5], values: [i16; 7] }

    /// The ports of both coasts.
    Coasts { atlantic: Vec<CityId>, pacific: Vec<CityId> }

    /// The charters.
    Charters { list: Vec<Charter> }

    /// How often cities grow.
    Growth { per_game: u8, per_campaign: u8 }

    /// What impossible uses of postcards pay.
    Salvage { per_use: i16 }

    /// The last game.
    Finale { first: i16, others: i16, combine_toll: i16 }
}

impl Frontiers {
    /// The sections of the rules page that are sealed in the year of `game` while `boards` are open.
    pub fn sealed_sections(&self, game: u8, boards: &BoardSet) -> Vec<u8> {
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
pub struct Charter {
    pub id: String,
    #[serde(flatten)]
    pub title: LocalName,
    pub ops: Vec<Op>,
}
