//! The component facts of `data/*.toml`, as the files have them. Parsed once; [`crate::facts`] arranges them for
//! play.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    event::Resource,
    piece::{Bonus, Business, Character, EventCard, Good, Objective},
};

/// All component facts.
pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
        table: read(include_str!("../../data/table.toml")),
        town: read(include_str!("../../data/town.toml")),
        ranch: read(include_str!("../../data/ranch.toml")),
        cards: read(include_str!("../../data/cards.toml")),
    });
    &FACTS
}

fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("the embedded facts are well formed")
}

/// The four fact files.
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
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(missing_docs, reason = "the fields are named as in the file")]
        pub struct $name { $($(#[$attr])* pub $field: $kind),* }
    )* };
}

fact_tables! {
    /// `table.toml`.
    TableFacts { meta: Published, setup: Start, limits: Limits, alley: Alley, actions: Amounts, end: End }

    /// About the published game.
    Published {
        title: String, designer: String, publisher: String, year: u16, money_unit: u16, src: Source,
        src_fields: Sources,
    }

    /// What each number of players starts with.
    Start {
        src: Source, pieces: BySeats, blocking_pieces: BySeats, money: BySeats, cowboys: BySeats,
        objective_copies: BySeats, animal_farms_of_each_kind: BySeats, wheat_farms: BySeats, apaches: BySeats,
        politician_coaches_removed: BySeats, coaches: BySeats, politicians: BySeats, sheriff_coin: BySeats,
        bonus_tokens_placed: u8,
    }

    /// The ends of the tracks.
    Limits {
        src: Source, cowboys: u8, iron: u8, gold: u8, coloured_token_at_cowboys: u8, influence_per_round: u8,
    }

    /// What the alley costs.
    Alley { src: Source, left_price: u16, right_price: u16, cowboys: u8, closed_to: Vec<Character> }

    /// What the characters' actions give and allow.
    Amounts {
        src: Source, events_looked_at: u8, farms_bought: u8, sales_by_merchant: u8, sales_by_others: u8,
        cowboys_per_iron: u8, cowboys_per_gold: u8, businesses_bought: u8, stranger_cowboys: u8, settlers: u8,
        saloon_money: u16, saloon_cowboys: u8, apaches: u8,
    }

    /// When the game ends and who may win.
    End { src: Source, objectives: BySeats, special_needed: u8, apache_on_farm: u16 }

    /// `town.toml`.
    TownFacts {
        #[serde(rename = "character")] characters: Vec<CharacterFacts>,
        #[serde(rename = "business")] businesses: Vec<BusinessFacts>,
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

    /// `ranch.toml`.
    RanchFacts { #[serde(rename = "farm")] farms: Vec<FarmFacts>, railway: RailwayFacts }

    /// A kind of farm.
    FarmFacts {
        id: Good, price: u16, bonus: Gain, apache_penalty: u16, market: Vec<u16>, animal: bool, src: Source,
        src_fields: Sources,
    }

    /// Something received once.
    Gain { kind: GainKind, amount: u8 }

    /// The railway.
    RailwayFacts { segments: [SegmentFacts; 5], #[serde(rename = "prize")] prizes: [PrizeFacts; 4], src: Source }

    /// What a segment costs.
    SegmentFacts { settlers: u8, iron: u8 }

    /// What finishing a section pays: one or the other.
    PrizeFacts { gold: u8, money: u16, src: Source }

    /// `cards.toml`.
    CardFacts {
        #[serde(rename = "coach")] coaches: Vec<CoachFacts>,
        #[serde(rename = "token")] tokens: Vec<TokenFacts>,
        #[serde(rename = "event")] events: Vec<EventFacts>,
        effects: Effects,
        #[serde(rename = "objective")] objectives: Vec<ObjectiveFacts>,
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

/// What a farm's bonus or a token gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is what it says")]
pub enum GainKind {
    Money,
    Cowboys,
    Iron,
    Gold,
    Settlers,
    Influence,
    FarmDiscount,
    BusinessDiscount,
}

impl GainKind {
    /// What is received, if it is something that can be counted out; markers and discounts are not.
    pub fn resource(self) -> Option<Resource> {
        match self {
            GainKind::Money => Some(Resource::Money),
            GainKind::Cowboys => Some(Resource::Cowboys),
            GainKind::Iron => Some(Resource::Iron),
            GainKind::Gold => Some(Resource::Gold),
            GainKind::Settlers => Some(Resource::Settlers),
            GainKind::Influence | GainKind::FarmDiscount | GainKind::BusinessDiscount => None,
        }
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

/// A condition of an objective.
#[derive(Debug, Deserialize)]
#[serde(tag = "count", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "each is what it says")]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::{Coach, Piece};

    fn in_order<T: Piece + PartialEq>(ids: impl Iterator<Item = T>) -> bool {
        ids.eq(T::ALL.iter().copied())
    }

    #[test]
    fn the_box_holds_each_piece_once_and_in_order() {
        let facts = facts();
        assert!(in_order(facts.town.characters.iter().map(|character| character.id)));
        assert!(in_order(facts.town.businesses.iter().map(|business| business.id)));
        assert!(in_order(facts.ranch.farms.iter().map(|farm| farm.id)));
        assert!(in_order(facts.cards.tokens.iter().map(|token| token.id)));
        assert!(in_order(facts.cards.events.iter().map(|event| event.id)));
        assert!(in_order(facts.cards.objectives.iter().map(|objective| objective.id)));
        assert_eq!(facts.cards.coaches.len(), Coach::ALL.len());
        let numbers = |numbers: Vec<u8>| numbers == (1..=numbers.len() as u8).collect::<Vec<_>>();
        assert!(numbers(facts.town.characters.iter().map(|character| character.number).collect()));
        assert!(numbers(facts.town.businesses.iter().map(|business| business.number).collect()));
        assert!(numbers(facts.cards.coaches.iter().map(|coach| coach.number).collect()));
        assert!(numbers(facts.cards.objectives.iter().map(|objective| objective.number).collect()));
    }

    #[test]
    fn two_characters_influence_each_business() {
        let facts = facts();
        for business in Business::ALL {
            let by = facts.town.characters.iter().filter(|character| character.influences.contains(business));
            assert_eq!(by.count(), 2, "{business}");
        }
        let mayor = &facts.town.characters[Character::Mayor.index()];
        let numbers = mayor.influences.map(|business| facts.town.businesses[business.index()].number);
        assert_eq!(numbers, [1, 5]);
    }

    #[test]
    fn known_sums_come_out() {
        let facts = facts();
        let price = |business: Business| facts.town.businesses[business.index()].price;
        assert_eq!(price(Business::Saloon) + price(Business::Jewellery), 80);
        assert_eq!(
            facts.ranch.farms[Good::Sheep.index()].price + facts.ranch.farms[Good::Oxen.index()].price,
            60
        );
        let iron: u8 = facts.ranch.railway.segments.iter().map(|segment| segment.iron).sum();
        let settlers: u8 = facts.ranch.railway.segments.iter().map(|segment| segment.settlers).sum();
        assert_eq!((iron, settlers), (10, 3));
        for farm in &facts.ranch.farms {
            assert!(farm.market.is_sorted_by(|a, b| a > b), "{}", farm.id);
        }
    }

    #[test]
    fn each_character_is_on_three_stagecoaches() {
        let facts = facts();
        for character in &facts.town.characters {
            let on = facts.cards.coaches.iter().filter(|coach| coach.bonus_on.contains(&character.number));
            assert_eq!(on.count(), 3, "{}", character.id);
        }
    }

    #[test]
    fn the_set_up_fits_the_box() {
        let facts = facts();
        let setup = &facts.table.setup;
        let politician_coaches =
            facts.cards.coaches.iter().filter(|coach| coach.content == CoachContent::Politician).count()
                as u8;
        for seats in 0..3 {
            let farms = 4 * setup.animal_farms_of_each_kind[seats] + setup.wheat_farms[seats];
            assert_eq!(setup.apaches[seats], farms);
            let removed = setup.politician_coaches_removed[seats];
            assert_eq!(setup.coaches[seats], facts.cards.coaches.len() as u8 - removed);
            assert_eq!(setup.politicians[seats], politician_coaches - removed);
        }
    }

    #[test]
    fn special_objectives_are_those_that_need_a_farm() {
        for objective in &facts().cards.objectives {
            let needs_a_farm = objective.conditions.iter().any(|condition| {
                matches!(
                    condition,
                    ConditionFacts::FarmOf { .. }
                        | ConditionFacts::FarmOnOwnSection { .. }
                        | ConditionFacts::AnimalFarms { .. }
                        | ConditionFacts::Hosts { .. }
                )
            });
            assert_eq!(objective.special, needs_a_farm, "{}", objective.id);
        }
    }

    #[test]
    fn every_sum_is_in_whole_coins() {
        let facts = facts();
        let unit = facts.table.meta.money_unit;
        let sums = facts
            .town
            .businesses
            .iter()
            .map(|business| business.price)
            .chain(facts.ranch.farms.iter().flat_map(|farm| farm.market.iter().copied().chain([farm.price])))
            .chain(facts.ranch.farms.iter().map(|farm| farm.apache_penalty))
            .chain(facts.cards.coaches.iter().map(|coach| coach.money))
            .chain(facts.ranch.railway.prizes.iter().map(|prize| prize.money));
        for sum in sums {
            assert_eq!(sum % unit, 0);
        }
    }
}
