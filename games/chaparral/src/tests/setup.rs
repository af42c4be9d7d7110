//! What is on the table, and setting up (CH-1, CH-2).

use std::collections::BTreeSet;

use railhead_game::{Game, Options, Seat, Seed, Setup, SetupError, proves};

use crate::{
    Chaparral, Step, View,
    facts::{cards::CoachContent, facts},
    piece::{Bonus, Business, Character, Coach, EventCard, Good, Objective},
};

fn opened(seats: u8, seed: u8) -> Chaparral {
    let setup = Setup::checked(Chaparral::meta(), seats, &Options::default(), Seed([seed; 32]), 1).unwrap();
    Chaparral::new(&setup).unwrap()
}

fn views(seats: u8) -> impl Iterator<Item = View> {
    (0..120).map(move |seed| opened(seats, seed).view(None))
}

#[test]
fn from_two_to_four_play() {
    proves!("CH-1.1");
    let check = |seats| Setup::checked(Chaparral::meta(), seats, &Options::default(), Seed([0; 32]), 1);
    assert!(matches!(check(1), Err(SetupError::Seats { .. })));
    assert!(matches!(check(5), Err(SetupError::Seats { .. })));
    let view = opened(4, 1).view(None);
    assert_eq!((view.characters.len(), view.businesses.len()), (12, 12));
}

#[test]
fn prices_and_groups_are_as_printed() {
    proves!("CH-1.2", "CH-1.3", "CH-1.4");
    let view = opened(3, 1).view(None);
    let of = |status: u8| -> Vec<(&str, u16)> {
        let group = view.businesses.iter().filter(|shop| shop.status == status);
        group.map(|shop| (shop.business.id(), shop.price)).collect()
    };
    assert_eq!(of(2), [("cigar-shop", 15), ("barber-shop", 15)]);
    assert_eq!(of(3), [("stable", 20), ("blacksmith", 20), ("carpentry", 20)]);
    assert_eq!(of(4), [("pawnshop", 25), ("pharmacy", 25), ("gun-shop", 25)]);
    assert_eq!(of(5), [("general-store", 35), ("saloon", 35)]);
    assert_eq!(of(6), [("hotel", 45), ("jewellery", 45)]);
    let prices = opened(3, 1).view(Some(Seat(0))).quotes.unwrap().farm_prices;
    assert_eq!(prices, [15, 25, 35, 45, 55]);
    let animals: Vec<bool> = facts().ranch.farms.iter().map(|farm| farm.animal).collect();
    assert_eq!(animals, [true, true, true, true, false]);
    assert_eq!(view.sections.len(), 4);
    assert_eq!(facts().ranch.railway.segments.len(), 5);
}

#[test]
fn each_seat_starts_alike() {
    proves!("CH-2.1");
    for (seats, pieces, blocks) in [(2, 4, 2), (3, 4, 0), (4, 3, 0)] {
        for player in opened(seats, 3).view(None).players {
            let things = (player.money, player.cowboys, player.iron, player.gold, player.settlers);
            assert_eq!(things, (15, 2, 0, 0, 0));
            assert_eq!((player.pieces, player.blocks), (pieces, blocks));
            assert!(player.influence.is_empty() && player.farms.is_empty());
        }
    }
}

#[test]
fn one_card_of_each_objective_for_two_and_two_for_more() {
    proves!("CH-2.2");
    for (seats, copies) in [(2, 1), (3, 2), (4, 2)] {
        let view = opened(seats, 3).view(None);
        assert_eq!(view.objectives.len(), Objective::ALL.len());
        assert!(view.objectives.iter().all(|card| card.copies == copies));
    }
}

#[test]
fn politicians_fit_the_stagecoaches() {
    proves!("CH-2.3", "CH-2.7");
    let printed =
        facts().cards.coaches.iter().filter(|card| card.content == CoachContent::Politician).count();
    assert_eq!((facts().cards.coaches.len(), printed), (9, 6));
    for (seats, coaches, politicians) in [(2, 7, 4), (3, 8, 5), (4, 9, 6)] {
        let mut first = BTreeSet::new();
        for view in views(seats) {
            assert_eq!(view.coaches_left + 1, coaches);
            assert_eq!(view.politicians, politicians);
            first.extend(view.coach.map(Coach::id));
        }
        assert_eq!(first.len(), 9, "any stagecoach may come first: {first:?}");
    }
}

#[test]
fn two_events_never_come_first() {
    proves!("CH-2.4");
    let first: BTreeSet<&str> = views(3).map(|view| view.event.id()).collect();
    let forbidden = [EventCard::LossesAndDamages, EventCard::NoInfluence].map(EventCard::id);
    assert!(forbidden.iter().all(|event| !first.contains(event)), "{first:?}");
    assert_eq!(first.len(), 10);
    assert!(views(3).all(|view| view.events_left == 11));
}

#[test]
fn an_apache_at_each_farm() {
    proves!("CH-2.5");
    for (seats, animals, wheat) in [(2, 2, 2), (3, 3, 3), (4, 3, 4)] {
        for good in opened(seats, 3).view(None).goods {
            let farms = if good.good == Good::Wheat { wheat } else { animals };
            assert_eq!((good.troubled, good.clean), (farms, 0), "{}", good.good);
        }
    }
}

#[test]
fn the_stagecoach_says_where_tokens_lie() {
    proves!("CH-2.6", "CH-16.2");
    let mut scarce = 0;
    for view in views(4) {
        let lying: Vec<(u8, Bonus)> = view
            .characters
            .iter()
            .filter_map(|seen| Some((seen.character.index() as u8 + 1, seen.token?)))
            .collect();
        if view.event == EventCard::LackOfResources {
            assert!(lying.is_empty());
            scarce += 1;
            continue;
        }
        let mut named = facts().cards.coaches[view.coach.unwrap().index()].bonus_on;
        named.sort_unstable();
        assert_eq!(lying.iter().map(|(number, _)| *number).collect::<Vec<_>>(), named);
        assert_eq!(lying.iter().map(|(_, token)| *token).collect::<BTreeSet<_>>().len(), 4);
    }
    assert!(scarce > 0, "some game begins without resources");
}

#[test]
fn anybody_may_start_the_first_round() {
    proves!("CH-2.8");
    let starts: BTreeSet<u8> = views(4).map(|view| view.start.0).collect();
    assert_eq!(starts.len(), 4);
    assert!(views(4).all(|view| view.actor == Some(view.start) && view.step == Step::Place));
}

#[test]
fn each_business_is_within_reach_of_two_characters() {
    proves!("CH-1.1");
    for business in Business::ALL {
        let reach = Character::ALL
            .iter()
            .filter(|character| facts().town.characters[character.index()].influences.contains(&business));
        assert_eq!(reach.count(), 2);
    }
}

#[test]
fn catch_up_money_grows_with_the_distance_from_who_starts() {
    proves!("CH-2.9", "CH-2.8");
    let opened = |seats: u8, seed: u8, value: &str| {
        let options = Options::default().with("catch-up-money", value);
        let setup = Setup::checked(Chaparral::meta(), seats, &options, Seed([seed; 32]), 1).unwrap();
        Chaparral::new(&setup).unwrap()
    };
    for (seats, due) in [(2, &[0, 0][..]), (3, &[0, 20, 40]), (4, &[0, 15, 30, 40])] {
        for seed in 0..8 {
            let (alike, made_up) = (opened(seats, seed, "off"), opened(seats, seed, "on"));
            assert_eq!(made_up.starter(), Some(made_up.start));
            let more = |seat: Seat| made_up.player(seat).money - alike.player(seat).money;
            assert_eq!(made_up.in_order().map(more).collect::<Vec<_>>(), due, "{seats} seats");
            made_up.audit().unwrap();
        }
    }
}
