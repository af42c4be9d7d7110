//! The component facts of `data/*.toml`: read once, one file of this folder for each, and indexed for play.

pub mod cards;
pub mod index;
pub mod ranch;
pub mod table;
pub mod town;

use std::{collections::BTreeMap, sync::LazyLock};

use railhead_pieces::facts::{Source, read};

use self::{
    cards::{CardFacts, CoachFacts, ObjectiveFacts, TokenFacts},
    index::{Condition, Index},
    ranch::{FarmFacts, RanchFacts},
    table::TableFacts,
    town::{BusinessFacts, TownFacts},
};
use crate::piece::{Bonus, Business, Coach, Good, Objective};

/// All component facts.
#[inline]
pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(Facts::read);
    &FACTS
}

/// The four fact files, and what follows from them.
#[derive(Debug)]
pub struct Facts {
    /// Set-up, limits, the alley, the end.
    pub table: TableFacts,
    /// Characters and businesses.
    pub town: TownFacts,
    /// Farms and the railway.
    pub ranch: RanchFacts,
    /// Stagecoaches, tokens, events, objectives.
    pub cards: CardFacts,
    /// What follows from them.
    pub index: Index,
}

impl Facts {
    fn read() -> Facts {
        let table = read("table.toml", include_str!("../../data/table.toml"));
        let town = read("town.toml", include_str!("../../data/town.toml"));
        let ranch = read("ranch.toml", include_str!("../../data/ranch.toml"));
        let cards = read("cards.toml", include_str!("../../data/cards.toml"));
        let index = Index::of(&table, &town, &cards);
        Facts { table, town, ranch, cards, index }
    }

    /// What is printed for a business.
    #[inline]
    pub fn business(&self, business: Business) -> &BusinessFacts {
        &self.town.businesses[business.index()]
    }

    /// What is printed for a kind of farm.
    #[inline]
    pub fn farm(&self, good: Good) -> &FarmFacts {
        &self.ranch.farms[good.index()]
    }

    /// What is printed on a stagecoach.
    #[inline]
    pub fn coach(&self, coach: Coach) -> &CoachFacts {
        &self.cards.coaches[coach.index()]
    }

    /// What is printed on a bonus token.
    #[inline]
    pub fn token(&self, bonus: Bonus) -> &TokenFacts {
        &self.cards.tokens[bonus.index()]
    }

    /// What is printed on an objective.
    #[inline]
    pub fn objective(&self, objective: Objective) -> &ObjectiveFacts {
        &self.cards.objectives[objective.index()]
    }

    /// What an objective asks for.
    #[inline]
    pub fn conditions(&self, objective: Objective) -> &[Condition] {
        &self.index.conditions[objective.index()]
    }
}

/// Sources of single fields, where they differ from the rest of their table.
pub type Sources = BTreeMap<String, Source>;

/// A figure for two, three and four players.
pub type BySeats = [u8; 3];
