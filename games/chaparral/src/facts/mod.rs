//! The facts, arranged for play: by index, by number of seats, as sets.

pub mod table;

use std::sync::LazyLock;

use crate::{
    facts::table::{Alley, Amounts, Claim, CoachContent, ConditionFacts, Effects, End, Gain, Limits, facts},
    piece::{Business, Character, Coach, EventCard, Good, Objective, Piece, Set},
};

/// The facts, arranged for play.
#[inline]
pub fn almanac() -> &'static Almanac {
    static ALMANAC: LazyLock<Almanac> = LazyLock::new(Almanac::compile);
    &ALMANAC
}

/// Component facts by index.
#[derive(Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct Almanac {
    pub influences: [Set<Business>; 12],
    pub price: [u16; 12],
    pub status: [u8; 12],
    /// The businesses of the same status as each.
    pub group: [Set<Business>; 12],
    /// The Banker's income by number of markers, and by number of businesses owned.
    pub marker_income: [u16; 13],
    pub property_income: [u16; 13],
    pub farm: [Farm; 5],
    pub segments: [Segment; 5],
    pub prizes: [Prize; 4],
    pub coach: [CoachCard; 9],
    pub objective: [ObjectiveCard; 16],
    pub special: Set<Objective>,
    pub at_once: Set<Objective>,
    pub end_of_turn: Set<Objective>,
    /// The events that may not open the game.
    pub not_first: Set<EventCard>,
    /// The characters whose action is not to be had through the alley.
    pub closed_to_alley: Set<Character>,
    pub limits: &'static Limits,
    pub alley: &'static Alley,
    pub amounts: &'static Amounts,
    pub effects: &'static Effects,
    pub end: &'static End,
}

/// A kind of farm.
#[derive(Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct Farm {
    pub price: u16,
    pub bonus: &'static Gain,
    pub apache_penalty: u16,
    pub market: &'static [u16],
    pub animal: bool,
}

/// What a segment of the railway costs.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct Segment {
    pub settlers: u8,
    pub iron: u8,
}

/// What a finished section pays: one or the other.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct Prize {
    pub gold: u8,
    pub money: u16,
}

/// A stagecoach.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct CoachCard {
    pub content: CoachContent,
    pub money: u16,
    pub gold: u8,
    /// The characters that get bonus tokens.
    pub bonus_on: [Character; 4],
}

/// An objective.
#[derive(Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub struct ObjectiveCard {
    pub claim: Claim,
    pub conditions: Vec<Condition>,
    pub pay_money: u16,
    pub pay_gold: u8,
}

/// Something that is counted, and how much of it is needed.
#[derive(Debug)]
pub struct Condition {
    /// What is counted.
    pub measure: Measure,
    at: [u8; 3],
}

impl Condition {
    /// How much is needed at a table of `seats`.
    #[inline]
    pub fn needs(&self, seats: u8) -> u16 {
        u16::from(self.at[usize::from(seats - 2)])
    }
}

/// What objectives count. Farms count only without an apache.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what it says")]
pub enum Measure {
    Cowboys,
    Money,
    /// Apaches removed.
    Apaches,
    AnimalFarms,
    /// Farms with a politician.
    Hosts,
    Settlers,
    /// Stagecoaches received.
    Coaches,
    /// Markers in town, owned businesses included.
    Markers,
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

impl Almanac {
    fn compile() -> Almanac {
        let facts = facts();
        let with_status = |status: u8| {
            facts.town.businesses.iter().filter(move |b| b.status == status).map(|b| b.id).collect()
        };
        let characters = &facts.town.characters;
        let businesses = &facts.town.businesses;
        let income = |table: &[crate::facts::table::Income], count: usize| {
            table.iter().rfind(|line| usize::from(line.from) <= count).map_or(0, |line| line.money)
        };
        let condition = |condition: &ConditionFacts| {
            let (measure, at) = match condition {
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
                    let any = status.iter().map(|status| with_status(*status)).fold(Set::EMPTY, Set::or);
                    (Measure::Businesses(any), at)
                }
                ConditionFacts::StatusGroups { at, status } => {
                    (Measure::Groups(status.iter().map(|status| with_status(*status)).collect()), at)
                }
            };
            Condition { measure, at: *at }
        };
        let objectives = &facts.cards.objectives;
        let claimed =
            |claim: Claim| objectives.iter().filter(move |o| o.claim == claim).map(|o| o.id).collect();
        Almanac {
            influences: std::array::from_fn(|i| characters[i].influences.into_iter().collect()),
            price: std::array::from_fn(|i| businesses[i].price),
            status: std::array::from_fn(|i| businesses[i].status),
            group: std::array::from_fn(|i| with_status(businesses[i].status)),
            marker_income: std::array::from_fn(|count| income(&facts.town.banker.markers, count)),
            property_income: std::array::from_fn(|count| income(&facts.town.banker.businesses, count)),
            farm: std::array::from_fn(|i| {
                let farm = &facts.ranch.farms[i];
                Farm {
                    price: farm.price,
                    bonus: &farm.bonus,
                    apache_penalty: farm.apache_penalty,
                    market: &farm.market,
                    animal: farm.animal,
                }
            }),
            segments: std::array::from_fn(|i| {
                let segment = &facts.ranch.railway.segments[i];
                Segment { settlers: segment.settlers, iron: segment.iron }
            }),
            prizes: std::array::from_fn(|i| {
                let prize = &facts.ranch.railway.prizes[i];
                Prize { gold: prize.gold, money: prize.money }
            }),
            coach: std::array::from_fn(|i| {
                let coach = &facts.cards.coaches[i];
                let character = |number: u8| Character::ALL[usize::from(number - 1)];
                CoachCard {
                    content: coach.content,
                    money: coach.money,
                    gold: coach.gold,
                    bonus_on: coach.bonus_on.map(character),
                }
            }),
            objective: std::array::from_fn(|i| ObjectiveCard {
                claim: objectives[i].claim,
                conditions: objectives[i].conditions.iter().map(condition).collect(),
                pay_money: objectives[i].pay.money,
                pay_gold: objectives[i].pay.gold,
            }),
            special: objectives.iter().filter(|objective| objective.special).map(|o| o.id).collect(),
            at_once: claimed(Claim::AtOnce),
            end_of_turn: claimed(Claim::EndOfTurn),
            not_first: facts.cards.events.iter().filter(|event| !event.first_round).map(|e| e.id).collect(),
            closed_to_alley: facts.table.alley.closed_to.iter().copied().collect(),
            limits: &facts.table.limits,
            alley: &facts.table.alley,
            amounts: &facts.table.actions,
            effects: &facts.cards.effects,
            end: &facts.table.end,
        }
    }

    /// What is printed on a stagecoach.
    #[inline]
    pub fn coach(&self, coach: Coach) -> &CoachCard {
        &self.coach[coach.index()]
    }

    /// What is printed for a kind of farm.
    #[inline]
    pub fn farm(&self, good: Good) -> &Farm {
        &self.farm[good.index()]
    }

    /// What is printed on an objective.
    #[inline]
    pub fn objective(&self, objective: Objective) -> &ObjectiveCard {
        &self.objective[objective.index()]
    }
}
