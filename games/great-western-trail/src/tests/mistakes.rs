//! Readings of other implementations that are not ours (GWT-1 to GWT-17).

use railhead_game::{Game, Options, Seat, proves};
use railhead_pieces::{Named, Piece, Set};

use super::position::{Words, card, table, tile, track};
use crate::{
    facts::facts,
    piece::{BUILDINGS, CardTally, Disc, Master, ROWS, SpaceKind, Station, Worker},
    state::Pending,
};

#[test]
fn slip_1_an_extraordinary_delivery_to_kansas_city_pays_six_dollars() {
    proves!("GWT-16.4", "GWT-14.3");
    let table = table(2).engine(0, "5").private("a1", 0, 9).visit("a1").play("use 2; engine T4");
    assert_eq!(table.play("disc aux_cards_2").game.players[0].money, 6);
}

#[test]
fn slip_2_the_first_pawn_never_begins_on_a_private_building() {
    proves!("GWT-2.2");
    let mut table = table(2).private("a1", 1, 1).private("a2", 0, 2);
    table.me().pawn = None;
    let table = table.pending(Pending::Place);
    table.refuses("place a1; place a2", "GWT-2.2");
}

#[test]
fn slip_3_no_hazard_of_the_setup_is_lost() {
    proves!("GWT-1.5");
    for seed in 0..60 {
        let setup = railhead_game::Setup::checked(
            crate::GreatWesternTrail::meta(),
            2,
            &Options::default(),
            railhead_game::Seed([seed; 32]),
            1,
        );
        let game = crate::GreatWesternTrail::new(&setup.unwrap()).unwrap();
        assert!(game.gone_tiles.is_empty(), "seed {seed}");
        game.audit().unwrap();
    }
}

#[test]
fn slip_4_permanent_certificates_are_added_unasked() {
    proves!("GWT-13.7");
    let mut table = table(2).hand(&["guernsey"]);
    table.me().masters = [Master::Teepees, Master::Hazards].into_iter().collect();
    let table = table.pending(Pending::Income).play("income 0");
    assert_eq!(table.game.players[0].money, 4);
}

#[test]
fn slip_5_the_disc_is_paid_before_the_city_pays_and_transport_comes_last() {
    proves!("GWT-14.6", "GWT-14.7");
    let white: Vec<&str> = Disc::all().filter(|disc| disc.is_white()).map(Disc::id).collect();
    let table = table(2).money(4).cleared(&white).pending(Pending::Deliver { limit: 0, rail: true });
    assert!(matches!(table.top(), Pending::Disc { .. }));
    // The six dollars come after the disc.
    let table = table.refuses("disc hand_1", "GWT-10.4");
    assert!(table.may("disc step_money"));
}

#[test]
fn slip_6_removing_a_card_is_never_forced() {
    proves!("GWT-12.5");
    let table = table(2).engine(0, "7").hand(&["jersey"]).cleared(&["aux_remove_1"]);
    let table = table.visit("D").play("use 2; aux remove");
    assert!(table.may("waive"));
}

#[test]
fn slip_7_an_upgrade_that_leaves_no_disc_to_move_is_not_offered() {
    proves!("GWT-10.5");
    let all: Vec<&str> = Disc::all().map(Disc::id).collect();
    let table = table(2).money(9).engine(0, "3").cleared(&all);
    let table = table.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4");
    assert_ne!(table.top(), Pending::Upgrade { station: Station(0) });
}

#[test]
fn slip_8_the_last_card_on_display_is_gained_too() {
    proves!("GWT-14.4", "GWT-5.9");
    let mut table = table(2).money(20).cities(&["albuquerque"]);
    table.game.display = [None, Some(card("aux_sf")), None, None];
    table.game.goals = CardTally::default();
    let table = table.pending(Pending::Deliver { limit: 8, rail: true });
    let table = table.play("deliver santa_fe; disc aux_cards_2");
    assert_eq!(table.game.display, [None; 4]);
    let owned = table.game.players[0].herd();
    assert_eq!(owned.of(card("aux_sf")), 1);
}

#[test]
fn slip_9_money_breaks_no_tie() {
    proves!("GWT-17.13");
    let mut table = table(2).money(9);
    for seat in 0..2 {
        table.player(seat).area = CardTally::default();
    }
    table.player(1).money = 5;
    let outcome = table.game.ranking();
    assert_eq!(outcome.standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn slip_10_a_copy_offers_no_auxiliary_action_instead() {
    proves!("GWT-16.3");
    let table = table(2).side_b().money(9).private("b3", 0, 8).visit("b3").play("use 1");
    assert!(matches!(table.top(), Pending::Use { copied: true, .. }));
    table.refuses("aux money", "GWT-16.3");
}

#[test]
fn slip_11_every_buying_action_counts_all_cowboys_again() {
    proves!("GWT-8.1");
    let mut table = table(2).money(12).workers(Worker::Cowboy, 2);
    table.game.market = CardTally::default();
    table.game.market.add(card("holstein"), 3);
    let table = table.visit("E").play("use 2; buy 2 holstein");
    let mut table = table;
    table.game.turn = Seat(0);
    let again = table.visit("E").play("use 2");
    assert!(again.may("buy 2 holstein"), "{:?}", again.legal());
}

#[test]
fn slip_12_workers_stay_in_the_foresight_when_the_market_is_full() {
    proves!("GWT-17.2", "GWT-13.9");
    let mut table = table(3);
    table.game.token = ROWS as u8 - 1;
    table.game.filled = 2;
    table.game.foresight = [
        [Some(tile("teepee-green")), Some(tile("teepee-blue"))],
        [Some(tile("cowboy")), Some(tile("engineer"))],
        [Some(tile("craftsman")), Some(tile("engineer"))],
    ];
    let table = table.pending(Pending::Foresight { column: 1 }).play("foresight 2.1");
    assert_eq!(table.game.holder, Some(Seat(0)));
    assert_eq!(table.game.foresight[1][1], Some(tile("engineer")), "the one not chosen still lies there");
    assert_eq!(table.game.foresight[2], [Some(tile("craftsman")), Some(tile("engineer"))]);
    let view = table.game.view(None);
    assert_eq!(view.foresight, table.game.foresight, "and everybody sees it");
}

#[test]
fn slip_13_phase_b_cannot_be_idled_away() {
    proves!("GWT-4.4");
    for place in ["A", "B", "C", "D", "E", "F", "G"] {
        let table = table(2).money(9).hand(&["jersey"]).visit(place);
        // {place}.
        let table = table.refuses("done", "GWT-4.4");
        assert!(table.may("aux money"), "{place}");
    }
}

/// Figures of the second edition, of promotional items and of the expansion, none of which is in the game.
#[test]
fn slip_14_nothing_of_the_second_edition_or_the_expansion() {
    proves!("GWT-11.1", "GWT-14.3", "GWT-1.10");
    let trade: Vec<i8> = facts().trail.trade.iter().map(|space| space.info().money).collect();
    assert_eq!(trade, [-3, -2, -1, 1, 2, 4, 6, 8, 10], "no exchange tokens");
    assert_eq!(facts().railway.cities[0].on_disc_money, 6, "Kansas City pays 6");
    assert_eq!((BUILDINGS, facts().trail.private.len()), (10, 10), "no buildings 11 to 13");
    assert_eq!(facts().railway.masters.len(), 5, "no nine station masters");
    let links: Vec<i8> = facts().railway.links.iter().map(|link| link.vp).collect();
    assert_eq!(links, [-3, -1, 0, 0, 6, 8, 4]);
    assert_eq!(facts().cards.breeds.len(), 9, "no Simmental");
    assert_eq!(facts().mat.start.hand, 4, "every opening hand is of four");
    let forks: Vec<&str> = facts().trail.forks.iter().map(|(space, _)| space.id()).collect();
    assert!(!forks.contains(&"D"), "{forks:?}");
    let building_after_d =
        facts().trail.spaces.iter().filter(|space| space.kind == SpaceKind::Neutral).count();
    assert_eq!(building_after_d, 7);
    let risk = table(2).hand(&["guernsey"]).private("flood_risk1", 0, 2).visit("flood_risk1");
    // This one wants a Jersey.
    risk.refuses("use risk", "GWT-5.3");
    let remove = table(2).engine(0, "7").hand(&["jersey"]).cleared(&["aux_remove_1"]);
    let remove = remove.visit("D").play("use 2; aux remove; cull jersey");
    assert_eq!(remove.game.players[0].money, 0, "removing a card brings no money");
}

#[test]
fn slip_15_the_station_comes_before_the_reward_of_a_backward_move() {
    proves!("GWT-10.1");
    let table = table(2).side_b().money(0).engine(0, "8").private("a1", 0, 1).visit("a1");
    let table = table.play("use 2; engine T7");
    assert_eq!(table.game.players[0].engine, track("T7"));
    assert_eq!(table.game.players[0].stations, Set::EMPTY, "the three dollars cannot pay for it");
    assert_eq!(table.game.players[0].money, 3);
}
