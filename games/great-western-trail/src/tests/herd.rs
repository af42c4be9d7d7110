//! Drawing, discarding and removing cards (GWT-2, GWT-5, GWT-12).

use railhead_game::proves;

use super::position::{Words, card, table, track};
use crate::{
    event::Event,
    piece::{CardTally, Worker},
    state::Pending,
};

#[test]
fn removing_cards_may_be_waived_but_not_the_way_back() {
    proves!("GWT-12.5", "GWT-12.2");
    let table =
        table(2).engine(0, "7").hand(&["jersey", "guernsey"]).cleared(&["aux_remove_1", "aux_remove_2"]);
    let table = table.visit("D").play("use 2; aux remove double");
    let fewer = table.clone().play("cull jersey; waive");
    assert_eq!(fewer.game.gone_cards.total(), 3, "two starting objectives and the Jersey");
    let none = table.play("waive");
    assert_eq!(none.game.players[0].engine, track("5"));
    assert_eq!(none.game.gone_cards.total(), 2);
}

#[test]
fn case_65_the_discard_pile_is_shuffled_only_when_a_card_is_needed() {
    proves!("GWT-2.4", "GWT-5.6");
    let mut table = table(2).cleared(&["aux_cards_2"]).hand(&["guernsey"; 4]);
    table.me().pile = CardTally::default();
    table.me().pile.add(card("jersey"), 1);
    table.me().discard.add(card("dutch_belt"), 5);
    let table = table.visit("G").play("use 2; aux cards double; draw 2");
    let hand = table.game.players[0].hand;
    assert_eq!((hand.of(card("jersey")), hand.of(card("dutch_belt"))), (1, 1));
    let table = table.play("discard guernsey").play("discard jersey");
    assert_eq!(table.game.players[0].discard.total(), 2);
    assert_eq!(table.events().filter(|event| matches!(event, Event::Shuffled { .. })).count(), 1);

    let mut exact = self::table(2).hand(&["guernsey"; 3]);
    exact.me().pile = CardTally::default();
    exact.me().pile.add(card("jersey"), 1);
    exact.me().discard.add(card("dutch_belt"), 5);
    let exact = exact.begin("A").play("move B; aux money");
    let player = exact.game.players[0];
    assert_eq!((player.pile.total(), player.discard.total()), (0, 5), "no reshuffle yet");
}

#[test]
fn case_66_a_small_herd_makes_a_small_hand() {
    proves!("GWT-2.4", "GWT-12.5");
    let mut table = table(2);
    table.me().pile = CardTally::default();
    table.me().pile.add(card("jersey"), 3);
    let table = table.begin("A").play("move B; aux money");
    assert_eq!(table.game.players[0].hand.total(), 3);
}

#[test]
fn the_draw_is_announced_before_the_cards_are_seen() {
    proves!("GWT-5.6");
    let table = table(2).side_b().workers(Worker::Cowboy, 3).hand(&["aux_sf", "jersey"]);
    let table = table.private("a1", 0, 4).visit("a1").play("use 1");
    assert_eq!(table.options("draw"), ["1", "2", "3"]);
    let table = table.refuses("draw 4", "GWT-5.6");
    let table = table.play("draw 2");
    assert_eq!(table.top(), Pending::Shed { n: 2 });
    assert!(table.may("discard aux_sf"));
}
