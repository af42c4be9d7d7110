//! The worked examples of the rulebook, in its order. Those that are also noted cases are proved there:
//! the two ways to a neutral building and the two dollars (`trail`), the income (`kansas_city`, case 28), the delivery to
//! Albuquerque (`delivery`), both hires of building A (`hiring`, case 44), the engine from space 1 (`railway`, case 16),
//! the eighteen or ten points (`objective`), Sacramento and San Diego (`scoring`, case 37).

use railhead_game::{Options, Seat, proves};
use railhead_pieces::{Named, Piece};

use super::position::{Words, card, table, table_with};
use crate::{
    facts::facts,
    piece::{CardTally, Space, Worker},
};

#[test]
fn example_three_players_open_the_job_market() {
    proves!("GWT-1.6");
    let game = table_with(3, &Options::default()).game;
    let rows: Vec<usize> = game.jobs.iter().map(|row| row.iter().flatten().count()).collect();
    assert_eq!(rows[..3], [3, 2, 0]);
    assert_eq!((game.token, game.filled), (1, 2));
}

#[test]
fn example_step_limits_of_three_and_five() {
    proves!("GWT-3.2");
    let blue = table(2).game.players[0];
    let red = table(2).cleared(&["step_money", "step_vp"]).game.players[0];
    assert_eq!((blue.step_limit(2), red.step_limit(2)), (3, 5));
}

#[test]
fn example_mary_has_two_dollars_and_two_paths() {
    proves!("GWT-3.6", "GWT-3.7");
    let base = table(4)
        .money(2)
        .private("a1", 1, 4)
        .private("a2", 2, 1)
        .tile("flood1", "flood-green-4")
        .tile("flood2", "flood-black-3")
        .begin("A");
    let upper = base.clone().play("move B");
    assert_eq!([0, 1, 2].map(|seat| upper.game.players[seat].money), [0, 2, 0], "Mike takes it all");
    let lower = base.play("move B via flood1");
    assert_eq!([0, 1, 2].map(|seat| lower.game.players[seat].money), [0, 0, 0], "the bank takes it all");
}

#[test]
fn example_three_local_actions_in_any_order() {
    proves!("GWT-4.1", "GWT-4.2", "GWT-4.6");
    let hand = ["guernsey", "jersey", "jersey"];
    let base = table(2).money(3).hand(&hand).private("drought_risk1", 0, 2).workers(Worker::Cowboy, 2);
    let mut base = base;
    base.game.market.add(card("holstein"), 1);
    let base = base.visit("drought_risk1");
    assert!(["use 1", "use 2", "use risk", "aux money"].iter().all(|action| base.may(action)));
    let one = base.clone().play("use risk; discard jersey; use 1; use 2; buy 2 holstein");
    assert_eq!((one.game.players[0].money, one.game.players[0].temporary()), (4, 1));
    let other = base.play("use 2; buy 2 holstein; use 1");
    assert_eq!(other.game.players[0].money, 4);
    other.refuses("aux money", "GWT-4.2");
}

#[test]
fn example_only_an_auxiliary_action_on_any_of_these() {
    proves!("GWT-4.3");
    let foreign = table(2).private("a1", 1, 2).visit("a1");
    let hazard = table(2).tile("drought1", "drought-green-4").visit("drought1");
    let teepee = table(2).tile("teepee_1", "teepee-blue").visit("teepee_1");
    for place in [foreign, hazard, teepee] {
        assert_eq!(place.options("aux"), ["cards", "money"]);
        assert!(place.options("use").is_empty());
    }
}

#[test]
fn example_a_hand_of_five_is_filled_from_the_last_two_cards() {
    proves!("GWT-2.3", "GWT-2.4");
    let mut mary =
        table(2).cleared(&["hand_1"]).hand(&["jersey", "jersey", "guernsey", "dutch_belt", "black_angus"]);
    mary.me().pile = CardTally::default();
    mary.me().pile.add(card("guernsey"), 2);
    mary.me().discard.add(card("dutch_belt"), 3);
    let mary = mary.visit("F").play("use 1");
    let player = mary.game.players[0];
    assert_eq!(mary.game.turn, Seat(1), "the pair was all there was to do");
    assert_eq!((player.hand.total(), player.pile.total(), player.discard.total()), (5, 0, 5));
}

#[test]
fn example_five_ways_to_discard() {
    proves!("GWT-5.3", "GWT-18.1", "GWT-18.3");
    let angus = table(2).hand(&["black_angus", "jersey"]).visit("E").play("use 1");
    assert_eq!(angus.game.players[0].money, 2);
    let pair = table(2).hand(&["guernsey", "guernsey", "jersey"]).visit("F").play("use 1");
    assert_eq!(pair.game.players[0].money, 4);
    let any = table(2).hand(&["holstein", "jersey"]).private("drought_risk1", 0, 2).visit("drought_risk1");
    let any = any.play("use risk; discard holstein");
    assert_eq!(any.game.players[0].temporary(), 1);
    let jersey = table(2).hand(&["jersey", "guernsey"]).private("flood_risk1", 0, 2).visit("flood_risk1");
    let jersey = jersey.play("use risk");
    assert_eq!((jersey.game.players[0].temporary(), jersey.game.players[0].money), (1, 2));
    let engine = table(2).side_b().hand(&["jersey", "dutch_belt"]).private("a1", 0, 2).visit("a1");
    assert_eq!(engine.play("use 1").options("engine"), ["1"]);
}

#[test]
fn example_two_craftsmen_and_four_dollars() {
    proves!("GWT-7.1", "GWT-7.2");
    let at = |craftsmen, money| {
        table(2).money(money).workers(Worker::Craftsman, craftsmen).visit("B").play("use 2")
    };
    assert!(at(2, 4).may("build 4 a1"));
    at(2, 3).refuses("build 4 a1", "GWT-7.2");
    at(1, 4).refuses("build 4 a1", "GWT-7.2");
    assert_eq!(at(2, 4).play("build 4 a1").game.players[0].money, 0);
}

#[test]
fn example_a_teepee_costs_two_or_brings_six() {
    proves!("GWT-11.1");
    let table = table(2).money(2).tile("teepee_m2", "teepee-green").tile("teepee_6", "teepee-blue");
    let table = table.visit("D").play("use 1");
    assert_eq!(table.clone().play("trade teepee_m2").game.players[0].money, 0);
    assert_eq!(table.play("trade teepee_6").game.players[0].money, 8);
}

#[test]
fn example_what_one_and_two_cowboys_can_buy() {
    proves!("GWT-8.1");
    let market = |cowboys: u8| {
        let mut table = table(2).money(12).workers(Worker::Cowboy, cowboys);
        table.game.market = CardTally::default();
        for id in ["holstein", "ayrshire", "west_highland_3", "texas_longhorn_5"] {
            table.game.market.add(card(id), 1);
        }
        table.visit("E").play("use 2")
    };
    let one = market(1);
    assert_eq!(one.options("buy"), ["1 ayrshire", "1 holstein", "1 west_highland_3"]);
    assert_eq!(one.clone().play("buy 1 holstein").game.players[0].money, 6);
    assert_eq!(one.play("buy 1 west_highland_3").game.players[0].money, 0);
    let two = market(2);
    assert_eq!(two.clone().play("buy 1 holstein; buy 1 ayrshire").game.players[0].money, 0);
    assert_eq!(two.clone().play("buy 2 holstein").game.players[0].money, 9);
    assert_eq!(two.play("buy 2 texas_longhorn_5").game.players[0].money, 0);
}

#[test]
fn example_three_buildings_in_the_forest_and_one_beside_it() {
    proves!("GWT-7.4", "GWT-16.1");
    let forest: Vec<&str> = Space::all().filter(|space| space.info().forest).map(Space::id).take(3).collect();
    let outside = facts().trail.building_spaces.iter().find(|space| !space.info().forest).unwrap().id();
    let table = table(2)
        .private(forest[0], 0, 1)
        .private(forest[1], 0, 2)
        .private(forest[2], 0, 3)
        .private(outside, 0, 4)
        .visit(forest[0])
        .play("use 1");
    assert_eq!(table.game.players[0].money, 6);
}

#[test]
fn example_sacramento_and_san_diego_without_el_paso() {
    proves!("GWT-17.5");
    let mary = table(2).cities(&["sacramento", "san_diego"]);
    assert_eq!(mary.game.score(Seat(0)).0[2], 6 + 4);
}
