//! The component facts of `data/*.toml`: read once, one file of this folder for each, and indexed for play.

pub mod cards;
pub mod index;
pub mod ranch;
pub mod table;
pub mod town;

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, de::DeserializeOwned};

use self::{
    cards::{CardFacts, CoachFacts, ObjectiveFacts, TokenFacts},
    index::{Condition, Index},
    ranch::{FarmFacts, RanchFacts},
    table::TableFacts,
    town::{BusinessFacts, TownFacts},
};
use crate::piece::{Bonus, Business, Coach, Good, Objective, Piece};

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
        let table = read(include_str!("../../data/table.toml"));
        let town = read(include_str!("../../data/town.toml"));
        let ranch = read(include_str!("../../data/ranch.toml"));
        let cards = read(include_str!("../../data/cards.toml"));
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

fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("the embedded facts are well formed")
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Stated by the printed rules, or following from them without a choice.
    Rulebook,
    /// Stated by a public page only.
    Web,
    /// Chosen by us to fit every known figure.
    Designed,
}

/// Sources of single fields, where they differ from the rest of their table.
pub type Sources = BTreeMap<String, Source>;

/// A figure for two, three and four players.
pub type BySeats = [u8; 3];

macro_rules! fact_tables {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $kind:ty),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(missing_docs, reason = "the fields are named as in the file")]
        pub struct $name { $($(#[$attr])* pub $field: $kind),* }
    )* };
}

use fact_tables;
