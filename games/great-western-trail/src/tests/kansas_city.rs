//! Kansas City, the job market and the last worker (GWT-13, GWT-17).

use railhead_game::{Game, Seat, proves};
use railhead_pieces::Set;

use super::position::{Table, Words, card, empty_market, space, table, tile};
use crate::{
    event::Landing,
    facts::facts,
    piece::{CardTally, Master, TileTally, Worker},
    state::{Occupant, Pending},
};

#[test]
fn case_28_income_counts_each_breed_once() {
    proves!("GWT-13.7");
    let hand = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"];
    let mut table = table(2).hand(&hand);
    table.me().certificates = 3;
    let income = table.clone().pending(Pending::Income).play("income 2");
    assert_eq!((income.game.players[0].money, income.game.players[0].temporary()), (10, 1));
    assert_eq!(income.top(), Pending::Deliver { limit: 10, rail: true });
    assert_eq!(income.game.players[0].discard.total(), 4);
    table.me().masters = Set::only(Master::Hazards);
    let permanent = table.pending(Pending::Income).play("income 2");
    assert_eq!(permanent.game.players[0].money, 11, "permanent certificates count by themselves");
    permanent.refuses("income 1", "GWT-2.6");
}

#[test]
fn case_32_objective_cards_add_nothing_to_the_income() {
    proves!("GWT-13.7");
    let table = table(2).hand(&["aux_sf", "jersey"]).pending(Pending::Income).play("income 0");
    assert_eq!(table.game.players[0].money, 1);
    assert_eq!(table.game.players[0].discard.of(card("aux_sf")), 1);
}

#[test]
fn cases_14_and_15_tiles_go_to_the_first_empty_space() {
    proves!("GWT-13.2", "GWT-13.3", "GWT-13.4");
    let mut table = table(2);
    for n in 1..=4 {
        assert_eq!(table.game.settle(tile("flood-green-4")), Landing::Trail(space(&format!("flood{n}"))));
    }
    assert_eq!(table.game.settle(tile("flood-green-4")), Landing::Gone);
    let teepees = ["m3", "m2", "m1", "1", "2", "4", "6", "8", "10"].map(|id| space(&format!("teepee_{id}")));
    for at in teepees {
        assert_eq!(table.game.settle(tile("teepee-blue")), Landing::Trail(at));
    }
    assert_eq!(table.game.settle(tile("teepee-green")), Landing::Gone);
    assert_eq!(table.game.gone_tiles.total(), 2);
    table.game.trail[space("teepee_m3").index()] = Occupant::Empty;
    assert_eq!(table.game.settle(tile("teepee-green")), Landing::Trail(space("teepee_m3")));
}

#[test]
fn all_five_subphases_in_order_then_back_to_texas() {
    proves!("GWT-13.1", "GWT-13.2", "GWT-13.9");
    let mut table = table(2).hand(&["jersey", "guernsey"]);
    let tiles = ["teepee-green", "teepee-blue", "cowboy", "engineer", "craftsman", "cowboy"].map(tile);
    table.game.foresight = [0, 2, 4].map(|at| [Some(tiles[at]), Some(tiles[at + 1])]);
    let table = table.begin("G");
    let table = table.refuses("foresight 2.1", "GWT-13.1");
    let table = table.play("foresight 1.2; foresight 2.1; foresight 3.2; income 0");
    assert_eq!(table.top(), Pending::Deliver { limit: 3, rail: true });
    let table = table.play("deliver topeka; disc aux_cards_2");
    assert_eq!(table.game.players[0].pawn, Some(space("start")));
    assert!(table.game.foresight.iter().flatten().all(Option::is_some), "refilled");
    assert_eq!(table.game.players[0].hand.total(), 4, "phase C");
}

#[test]
fn an_empty_pile_leaves_the_foresight_empty() {
    proves!("GWT-13.9");
    let mut table = table(2).hand(&["jersey"]);
    table.game.piles = [TileTally::default(); 3];
    table.game.foresight = [[None, None], [Some(tile("cowboy")), None], [None, Some(tile("engineer"))]];
    let table = table.begin("G").play("income 0; deliver kansas_city; disc aux_cards_2");
    assert_eq!(table.game.foresight, [[None; 2]; 3]);
}

#[test]
fn equal_tiles_are_no_choice() {
    proves!("GWT-13.2");
    let mut table = table(2);
    table.game.foresight[0] = [Some(tile("teepee-blue")); 2];
    table.game.foresight[1] = [Some(tile("cowboy")), Some(tile("engineer"))];
    let table = table.begin("G");
    assert_eq!(table.top(), Pending::Foresight { column: 1 });
    assert_eq!(table.game.jobs[0].iter().flatten().count(), 2);
    let _: Option<Worker> = table.game.jobs[1][1];
}

/// A table where the player is about to place a cowboy as the last worker of row `row`, counted from 1.
fn before_last(seats: u8, row: u8) -> Table {
    let mut table = empty_market(seats).hand(&["jersey", "guernsey"]);
    table.game.token = row - 1;
    table.game.filled = facts().supply.job_market.columns_by_players[usize::from(seats - 2)] - 1;
    table.game.foresight = [
        [Some(tile("teepee-green")), Some(tile("teepee-green"))],
        [Some(tile("cowboy")), Some(tile("engineer"))],
        [Some(tile("cowboy")), Some(tile("craftsman"))],
    ];
    table.pending(Pending::Foresight { column: 1 })
}

#[test]
fn case_45_two_arrows_refill_the_cattle_market() {
    proves!("GWT-13.6");
    let filled = |row: u8, cards: u8| {
        let mut table = before_last(3, row);
        while table.game.market.total() > cards {
            let card = table.game.market.kinds().next().unwrap();
            table.game.market.take(card);
            table.game.stock.add(card, 1);
        }
        while table.game.market.total() < cards {
            let card = table.game.stock.kinds().next().unwrap();
            table.game.stock.take(card);
            table.game.market.add(card, 1);
        }
        table.play("foresight 2.1").game.market.total()
    };
    assert_eq!(filled(6, 8), 10);
    assert_eq!(filled(6, 12), 12);
    assert_eq!(filled(9, 8), 10);
    assert_eq!(filled(7, 8), 8);
    let mut dry = before_last(3, 6);
    dry.game.stock = CardTally::default();
    dry.game.market = CardTally::default();
    assert_eq!(dry.play("foresight 2.1").game.market.total(), 0);
}

#[test]
fn cases_48_and_49_the_end_comes_with_the_last_worker() {
    proves!("GWT-17.1", "GWT-17.2", "GWT-17.12");
    let end = before_last(3, 12).play("foresight 2.1");
    assert_eq!(end.game.holder, Some(Seat(0)));
    assert_eq!(end.game.score(Seat(0)).0[10], 2);
    let mut full = before_last(3, 12);
    full.game.pending.truncate(1);
    full.game.enter_kansas_city();
    full.game.foresight[0] = [None; 2];
    full.game.pending.pop();
    let full = full.play("foresight 2.1; income 0");
    assert_eq!(full.top(), Pending::Deliver { limit: 3, rail: true }, "two workers: foresight 3 is skipped");
    let mut last = full.play("deliver topeka; disc aux_cards_2");
    assert_eq!(last.game.turn, Seat(1));
    assert!(last.game.foresight[1].iter().all(Option::is_some), "refilled all the same");
    last.game.jobs[11] = [Some(Worker::Cowboy), Some(Worker::Craftsman), None, None];
    last.player(1).money = 40;
    let hire = last.clone().visit("A").play("use 2");
    assert!(hire.may("hire 12 cowboy"));
    last.game.foresight = [
        [Some(tile("teepee-green")), Some(tile("teepee-blue"))],
        [Some(tile("cowboy")), Some(tile("engineer"))],
        [Some(tile("cowboy")), Some(tile("teepee-blue"))],
    ];
    last.player(1).hand.add(card("jersey"), 1);
    let workers = last.clone().pending(Pending::Foresight { column: 2 });
    assert_eq!(workers.game.turn, Seat(2), "the only tile that is no worker was taken");
    let after = workers.begin("A").play("move B; aux money");
    assert!(after.game.outcome().is_some(), "each other player had exactly one more turn");
    let mut choice = last;
    choice.game.foresight[2] = [Some(tile("teepee-green")), Some(tile("teepee-blue"))];
    choice.game.foresight[1] = [Some(tile("cowboy")), Some(tile("teepee-blue"))];
    let mut sure = choice.pending(Pending::Foresight { column: 2 });
    sure.game.foresight[2][0] = Some(tile("engineer"));
    sure.refuses("foresight 3.1", "GWT-17.2");
}
