//! The cattle market (GWT-8).

use std::collections::BTreeSet;

use railhead_game::{Game, Seat, proves};

use super::position::{Table, Words, card, table};
use crate::{
    facts::{cattle::Offer, facts},
    piece::{CardTally, Worker},
    present::preview,
};

/// A buying action with these cards in the market and these in the stack.
fn market(cowboys: u8, money: u16, cards: &[&str], stack: &[&str]) -> Table {
    let mut table = table(2).money(money).workers(Worker::Cowboy, cowboys);
    table.game.market = CardTally::default();
    table.game.stock = CardTally::default();
    for id in cards {
        table.game.market.add(card(id), 1);
    }
    for id in stack {
        table.game.stock.add(card(id), 1);
    }
    table.visit("E")
}

#[test]
fn case_59_cowboys_are_split_over_the_offers() {
    proves!("GWT-8.1", "GWT-8.2", "GWT-8.4");
    let four = market(4, 12, &["west_highland_4", "holstein"], &["ayrshire"]).play("use 2");
    let four = four.play("buy 3 west_highland_4");
    let four = four.refuses("buy 2 holstein", "GWT-8.1");
    let four = four.play("buy 1 holstein");
    assert_eq!(four.game.players[0].money, 0);
    assert_eq!(four.game.players[0].discard.total(), 2);
    let pair = market(3, 5, &["holstein", "ayrshire"], &["ayrshire"]).play("use 2");
    assert!(pair.may("buy 3 holstein+ayrshire"), "breeds may differ");
    pair.refuses("buy 3 holstein+holstein", "GWT-8.2").refuses("buy 3 holstein", "GWT-8.1");
    let single = market(3, 5, &["holstein"], &["ayrshire"]).play("use 2");
    assert!(single.options("buy").iter().all(|offer| !offer.starts_with('3')), "a pair needs two cards");
    single.refuses("buy 2 brown_swiss", "GWT-8.2");
}

#[test]
fn the_dearer_way_is_put_aside_where_the_cowboy_it_spares_buys_nothing() {
    for (cowboys, money, aside) in [(2, 9, true), (2, 12, false), (3, 9, false), (3, 8, true)] {
        let table = market(cowboys, money, &["ayrshire", "holstein"], &["ayrshire"]).play("use 2");
        let view = table.game.view(Some(Seat(0)));
        let put_aside = |text: &str| preview::is_dominated(&view, text.parse().unwrap());
        assert!(table.may("buy 1 ayrshire") && table.may("buy 2 ayrshire"));
        assert_eq!(put_aside("buy 1 ayrshire"), aside, "{cowboys} cowboys, ${money}");
        assert!(!put_aside("buy 2 ayrshire"), "{cowboys} cowboys, ${money}");
    }
}

#[test]
fn cowboys_count_anew_in_every_buying_action() {
    proves!("GWT-8.1");
    let mut table = market(2, 20, &["holstein", "holstein", "ayrshire"], &[]).private("e1", 0, 3);
    table = table.play("use 2; buy 2 holstein");
    assert_eq!(table.game.players[0].money, 17);
    table.game.turn = Seat(0);
    let table = table.visit("E").play("use 2");
    assert!(table.may("buy 2 holstein"));
}

/// Every multiset of offers within the cowboys is reachable, and nothing else: 2, 5, 10, 19, 33 and 56 of them.
#[test]
fn all_125_combinations_of_offers() {
    proves!("GWT-8.1");
    fn combinations(offers: &[Offer], cowboys: u8) -> u32 {
        match (cowboys, offers) {
            (0, _) => 1,
            (_, []) => 0,
            (left, [first, rest @ ..]) => {
                let with = left.checked_sub(first.cowboys).map_or(0, |left| combinations(offers, left));
                with + combinations(rest, left)
            }
        }
    }
    let counts: Vec<u32> = (1..=6).map(|cowboys| combinations(&facts().cards.offers, cowboys)).collect();
    assert_eq!(counts, [2, 5, 10, 19, 33, 56]);
    let every = ["holstein", "holstein", "west_highland_3", "west_highland_3", "texas_longhorn_5"];
    for cowboys in 1..=6 {
        let table = market(cowboys, 99, &every, &["ayrshire"]).play("use 2");
        let offered: BTreeSet<(u8, u8, u8)> = {
            let mut legal = Vec::new();
            railhead_game::Game::legal(&table.game, table.game.turn, &mut legal);
            legal
                .iter()
                .filter_map(|action| match action {
                    crate::Action::Buy { cowboys, first, second } => {
                        Some((first.cattle().unwrap().bv, 1 + u8::from(second.is_some()), *cowboys))
                    }
                    _ => None,
                })
                .collect()
        };
        let expected: BTreeSet<(u8, u8, u8)> = facts()
            .cards
            .offers
            .iter()
            .filter(|offer| offer.cowboys <= cowboys)
            .map(|offer| (offer.bv, offer.cards, offer.cowboys))
            .collect();
        assert_eq!(offered, expected, "{cowboys} cowboys");
    }
}

#[test]
fn case_60_a_spare_cowboy_adds_cards() {
    proves!("GWT-8.3");
    let one = market(2, 0, &["holstein"], &["ayrshire"]).play("use 2; stock");
    assert_eq!(one.game.market.total(), 2, "one card added; then nothing is left to do");
    let mut crowded = market(2, 0, &["holstein"], &["ayrshire", "ayrshire", "ayrshire", "ayrshire"]);
    crowded.game.market.add(card("holstein"), 12);
    let crowded = crowded.play("use 2; stock; done");
    assert_eq!(crowded.game.market.total(), 15);
    let empty = market(2, 0, &["holstein"], &[]);
    assert!(!empty.may("use 2"), "no money and no stack");
    let rich = market(2, 9, &["holstein", "ayrshire"], &[]).play("use 2");
    rich.refuses("stock", "GWT-8.3");
}

#[test]
fn case_61_a_card_just_revealed_may_be_bought() {
    proves!("GWT-8.3", "GWT-8.2");
    let table = market(2, 6, &["west_highland_3"], &["ayrshire", "ayrshire"]).play("use 2; stock");
    assert!(table.may("buy 1 ayrshire"));
    let none = market(2, 12, &["west_highland_3"], &["ayrshire", "ayrshire"]).play("use 2");
    none.refuses("done", "GWT-2.6");
}
