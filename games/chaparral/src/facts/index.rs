//! What follows from the facts, arranged for play: by index, as sets.

use std::array::from_fn;

use super::{
    BySeats,
    cards::{CardFacts, Claim, ConditionFacts},
    table::TableFacts,
    town::{Income, TownFacts},
};
use crate::piece::{Business, Character, EventCard, Good, Objective, Set};

/// What follows from the facts.
#[derive(Debug)]
pub struct Index {
    /// The businesses that each character influences.
    pub influences: [Set<Business>; 12],
    /// The businesses of the same status as each.
    pub group: [Set<Business>; 12],
    /// The Banker's income by number of markers.
    pub marker_income: [u16; 13],
    /// The Banker's income by number of businesses owned.
    pub property_income: [u16; 13],
    /// The conditions of each objective.
    pub conditions: [Vec<Condition>; 16],
    /// The special objectives.
    pub special: Set<Objective>,
    /// The objectives claimed as soon as they are fulfilled, for nothing.
    pub at_once: Set<Objective>,
    /// The objectives claimed at the end of a turn, for nothing.
    pub end_of_turn: Set<Objective>,
    /// The events that may not open the game.
    pub not_first: Set<EventCard>,
    /// The characters whose action is not to be had through the alley.
    pub closed_to_alley: Set<Character>,
}

impl Index {
    pub(super) fn of(table: &TableFacts, town: &TownFacts, cards: &CardFacts) -> Index {
        let objectives = &cards.objectives;
        let free = objectives.iter().filter(|o| o.pay.money == 0 && o.pay.gold == 0);
        let claimed = |claim: Claim| free.clone().filter(|o| o.claim == claim).map(|o| o.id).collect();
        Index {
            influences: from_fn(|i| town.characters[i].influences.into_iter().collect()),
            group: from_fn(|i| town.of_status(town.businesses[i].status)),
            marker_income: from_fn(|count| income(&town.banker.markers, count)),
            property_income: from_fn(|count| income(&town.banker.businesses, count)),
            conditions: from_fn(|i| {
                objectives[i].conditions.iter().map(|c| Condition::of(c, town)).collect()
            }),
            special: objectives.iter().filter(|objective| objective.special).map(|o| o.id).collect(),
            at_once: claimed(Claim::AtOnce),
            end_of_turn: claimed(Claim::EndOfTurn),
            not_first: cards.events.iter().filter(|event| !event.first_round).map(|e| e.id).collect(),
            closed_to_alley: table.alley.closed_to.iter().copied().collect(),
        }
    }
}

/// What a table of income pays for so many.
fn income(table: &[Income], count: usize) -> u16 {
    table.iter().rfind(|line| usize::from(line.from) <= count).map_or(0, |line| line.money)
}

/// Something that is counted, and how much of it is needed.
#[derive(Debug)]
pub struct Condition {
    /// What is counted.
    pub measure: Measure,
    at: BySeats,
}

impl Condition {
    fn of(facts: &ConditionFacts, town: &TownFacts) -> Condition {
        let (measure, at) = match facts {
            ConditionFacts::Cowboys { at } => (Measure::Cowboys, at),
            ConditionFacts::Money { at } => (Measure::Money, at),
            ConditionFacts::Apaches { at } => (Measure::Apaches, at),
            ConditionFacts::AnimalFarms { at } => (Measure::AnimalFarms, at),
            ConditionFacts::Hosts { at } => (Measure::Hosts, at),
            ConditionFacts::Settlers { at } => (Measure::Settlers, at),
            ConditionFacts::Coaches { at } => (Measure::Coaches, at),
            ConditionFacts::Markers { at } => (Measure::Markers, at),
            ConditionFacts::Gold { at } => (Measure::Gold, at),
            ConditionFacts::Status { at } => (Measure::Status, at),
            ConditionFacts::Sections { at } => (Measure::Sections, at),
            ConditionFacts::FarmOf { at, goods } => (Measure::Farms(goods.iter().copied().collect()), at),
            ConditionFacts::FarmOnOwnSection { at, goods } => {
                (Measure::FarmsOnOwnSection(goods.iter().copied().collect()), at)
            }
            ConditionFacts::BusinessOf { at, businesses } => {
                (Measure::Businesses(businesses.iter().copied().collect()), at)
            }
            ConditionFacts::BusinessOfStatus { at, status } => {
                let any = status.iter().fold(Set::EMPTY, |any, status| any.or(town.of_status(*status)));
                (Measure::Businesses(any), at)
            }
            ConditionFacts::StatusGroups { at, status } => {
                (Measure::Groups(status.iter().map(|status| town.of_status(*status)).collect()), at)
            }
        };
        Condition { measure, at: *at }
    }

    /// How much is needed at a table of `seats`.
    #[inline]
    pub fn needs(&self, seats: u8) -> u16 {
        u16::from(self.at[usize::from(seats - 2)])
    }
}

/// What objectives count. Farms count only without an apache.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Cowboys on the track.
    Cowboys,
    /// Money in hand.
    Money,
    /// Apaches removed.
    Apaches,
    /// Farms that raise animals.
    AnimalFarms,
    /// Farms with a politician.
    Hosts,
    /// Settlers.
    Settlers,
    /// Stagecoaches received.
    Coaches,
    /// Markers in town, owned businesses included.
    Markers,
    /// Gold.
    Gold,
    /// The sum of the status of owned businesses.
    Status,
    /// Railway sections finished.
    Sections,
    /// Farms of these kinds.
    Farms(Set<Good>),
    /// Farms of these kinds on a section of the same kind that their owner built.
    FarmsOnOwnSection(Set<Good>),
    /// Businesses owned among these.
    Businesses(Set<Business>),
    /// Groups in which a business is owned.
    Groups(Vec<Set<Business>>),
}
