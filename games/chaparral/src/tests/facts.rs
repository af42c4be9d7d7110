//! The facts of the box fit one another.

use railhead_pieces::Piece;

use crate::{
    facts::{
        cards::{CoachContent, ConditionFacts},
        facts,
    },
    piece::{Business, Character, Coach, Good},
};

fn in_order<T: Piece>(ids: impl Iterator<Item = T>) -> bool {
    ids.eq(T::all())
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
        let by = facts.town.characters.iter().filter(|character| character.influences.contains(&business));
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
        facts.cards.coaches.iter().filter(|coach| coach.content == CoachContent::Politician).count() as u8;
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
