//! `data/town.toml`: characters, businesses, the Banker's income.

use railhead_pieces::{fact_tables, facts::Source};

use super::Sources;
use crate::piece::{Business, Character, Set};

fact_tables! {
    /// `town.toml`.
    TownFacts {
        #[serde(rename = "character")] characters: [CharacterFacts; 12],
        #[serde(rename = "business")] businesses: [BusinessFacts; 12],
        banker: BankerFacts,
    }

    /// A character.
    CharacterFacts { number: u8, id: Character, influences: [Business; 2], src: Source }

    /// A business.
    BusinessFacts {
        number: u8, id: Business, price: u16, status: u8, src: Source,
        #[serde(default)] src_fields: Sources,
    }

    /// The Banker's two tables.
    BankerFacts { markers: Vec<Income>, businesses: Vec<Income> }

    /// A line of a table of income.
    Income { from: u8, money: u16, src: Source }
}

impl TownFacts {
    /// The businesses of a status group.
    pub fn of_status(&self, status: u8) -> Set<Business> {
        self.businesses
            .iter()
            .filter(|business| business.status == status)
            .map(|business| business.id)
            .collect()
    }
}
