//! `data/cards.toml`: stagecoaches, bonus tokens, events, objectives.

use railhead_pieces::{fact_tables, facts::Source};
use serde::Deserialize;

use super::{BySeats, Sources, ranch::Gain};
use crate::piece::{Bonus, Business, Character, EventCard, Good, Objective};

fact_tables! {
    /// `cards.toml`.
    CardFacts {
        #[serde(rename = "coach")] coaches: [CoachFacts; 9],
        #[serde(rename = "token")] tokens: [TokenFacts; 6],
        #[serde(rename = "event")] events: [EventFacts; 12],
        effects: Effects,
        #[serde(rename = "objective")] objectives: [ObjectiveFacts; 16],
    }

    /// A stagecoach.
    CoachFacts {
        number: u8, content: CoachContent, money: u16, gold: u8, bonus_on: [u8; 4], src: Source, src_fields: Sources,
    }

    /// A bonus token.
    TokenFacts { id: Bonus, effect: Gain, src: Source }

    /// An event.
    EventFacts { id: EventCard, first_round: bool, src: Source }

    /// What the events change.
    Effects {
        src: Source, robbery_money: u16, travelling_stranger_cowboys: u8, travelling_saloon_cowboys: u8,
        boom_surcharge: u16, ambush_cowboys: u8, lazy_cowboys_per_iron: u8, lazy_cowboys_per_gold: u8,
        bankrupt_money: u16, battle_cowboys: u8, rough_iron: u8, losses: Losses,
    }

    /// What Losses and Damages lets a player choose from.
    Losses { markers: u8, cowboys: u8, money: u16 }

    /// An objective.
    ObjectiveFacts {
        number: u8, id: Objective, special: bool, claim: Claim, conditions: Vec<ConditionFacts>, pay: Payment,
        src: Source, src_fields: Sources,
    }

    /// What claiming an objective costs.
    Payment { money: u16, gold: u8 }
}

impl CoachFacts {
    /// The characters that get bonus tokens.
    pub fn tokens_on(&self) -> [Character; 4] {
        self.bonus_on.map(|number| Character::ALL[usize::from(number - 1)])
    }
}

/// What a stagecoach brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoachContent {
    /// Money.
    Money,
    /// Gold.
    Gold,
    /// Money or a politician, as its receiver likes.
    Politician,
}

/// When an objective is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// As soon as it is fulfilled, in one's own turn of actions.
    AtOnce,
    /// On finishing one's stage of influence.
    AfterInfluence,
    /// On finishing one's turn of actions.
    EndOfTurn,
}

/// A condition of an objective: what is counted, and how much of it is needed `at` each number of players.
#[derive(Debug, Deserialize)]
#[serde(tag = "count", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named as in the file; Measure says what is counted")]
pub enum ConditionFacts {
    Cowboys { at: BySeats },
    Money { at: BySeats },
    Apaches { at: BySeats },
    AnimalFarms { at: BySeats },
    Hosts { at: BySeats },
    Settlers { at: BySeats },
    Coaches { at: BySeats },
    Markers { at: BySeats },
    Gold { at: BySeats },
    Status { at: BySeats },
    Sections { at: BySeats },
    FarmOf { at: BySeats, goods: Vec<Good> },
    FarmOnOwnSection { at: BySeats, goods: Vec<Good> },
    BusinessOf { at: BySeats, businesses: Vec<Business> },
    BusinessOfStatus { at: BySeats, status: Vec<u8> },
    StatusGroups { at: BySeats, status: Vec<u8> },
}
