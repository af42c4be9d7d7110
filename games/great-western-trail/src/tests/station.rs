//! Stations, discs and station masters (GWT-10, GWT-16).

use railhead_game::{Seat, proves};
use railhead_pieces::{Named, Piece, Set};

use super::position::{Words, space, table, tile};
use crate::{
    piece::{Disc, Master, Station, Worker},
    state::{Occupant, Pending},
};

#[test]
fn case_21_a_backward_move_may_end_at_a_station() {
    proves!("GWT-10.1", "GWT-10.2", "GWT-18.3");
    let table = table(2).side_b().money(2).engine(0, "8").private("a1", 0, 1).visit("a1");
    let table = table.play("use 2; engine T7; upgrade S2; disc aux_money_2");
    assert_eq!(table.game.players[0].money, 3, "the $3 come after the station");
    assert!(table.game.players[0].stations.contains(Station(1)));
}

#[test]
fn the_upgrade_is_decided_before_the_rest_of_the_action() {
    proves!("GWT-10.1");
    let poor = table(2).side_b().money(1).engine(0, "8").private("a1", 0, 1).visit("a1");
    let poor = poor.play("use 2; engine T7");
    assert!(!poor.may("upgrade S2"), "$3 that come later cannot pay");
    let mut lift = table(2).money(3).engine(0, "8").cleared(&["aux_certificate_1"]);
    lift.me().certificates = 3;
    let lift = lift.visit("D").play("use 2; aux certificate; engine T7; upgrade S2; disc certificate_4");
    assert_eq!(lift.game.players[0].temporary(), 4, "the disc lifts the limit in time");
}

#[test]
fn case_24_a_station_is_upgraded_once() {
    proves!("GWT-10.2", "GWT-10.6");
    let table = table(2).money(9).engine(0, "3").stations(&["S1"]);
    let mut table = table.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4");
    assert_eq!(table.player(0).money, 9, "nothing is offered, and no second chance at the master");
    assert!(table.game.masters[0].is_some());
    let mut other = self::table(2).money(9).engine(0, "3");
    other.player(1).stations = Set::only(Station(0));
    let other = other.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4");
    assert!(other.may("upgrade S1"), "the discs of others do not matter");
}

#[test]
fn case_25_station_masters_take_hired_workers() {
    proves!("GWT-10.6", "GWT-6.4");
    let printed = table(2).money(9).engine(0, "3").pending(Pending::Forward { up_to: 3, may: true });
    let printed = printed.play("engine T4; upgrade S1; disc aux_cards_2");
    assert!(printed.game.masters[0].is_some(), "printed workers never leave");

    let mut table =
        table(2).money(20).workers(Worker::Engineer, 3).engine(0, "3").hand(&["jersey", "jersey"]);
    table.game.masters[0] = Some(Master::Certificates);
    table.game.jobs[0] = [Some(Worker::Engineer), None, None, None];
    let table = table.pending(Pending::Forward { up_to: 3, may: true });
    let mut table = table.play("engine T4; upgrade S1; disc aux_cards_2; master engineer");
    assert_eq!(table.player(0).count(Worker::Engineer), 2);
    assert_eq!(table.player(0).permanent(), 1);
    assert_eq!(table.game.posted[0], Some((Seat(0), Worker::Engineer)));
    table.game.turn = Seat(0);
    let table = table.hand(&["jersey"]).visit("A").play("use 2; accept");
    assert_eq!(table.game.players[0].money, 20 - 2 - 6 + 2, "the third space gives its $2 again");
}

#[test]
fn the_upper_half_of_a_station_master() {
    proves!("GWT-10.7");
    let with = |master| {
        let mut table =
            table(2).money(9).workers(Worker::Cowboy, 2).engine(0, "3").tile("flood1", "flood-green-4");
        table.game.trail[space("teepee_2").index()] = Occupant::Tile(tile("teepee-blue"));
        table.game.masters[0] = Some(master);
        let table = table.pending(Pending::Forward { up_to: 3, may: true });
        table.play("engine T4; upgrade S1; disc aux_cards_2; master cowboy")
    };
    assert_eq!(with(Master::Workers).game.players[0].money, 9);
    let choice = with(Master::Objectives);
    assert!(choice.may("accept") && choice.may("accept b") && choice.may("waive"));
    let hazard = choice.clone().play("accept");
    assert_eq!(hazard.game.players[0].held(), (0, 0, 1));
    let trade = choice.play("accept b");
    assert_eq!((trade.game.players[0].held(), trade.game.players[0].money), ((0, 1, 0), 9));
}

#[test]
fn case_26_black_discs_keep_to_black_spaces() {
    proves!("GWT-10.3");
    let table = table(2).money(9).engine(0, "3").pending(Pending::Forward { up_to: 3, may: true });
    let table = table.play("engine T4; upgrade S1");
    let table = table.refuses("disc step_money", "GWT-10.3");
    assert_eq!(table.options("disc").len(), 9);
    let white: Vec<&str> = Disc::all().filter(|disc| disc.is_white()).map(Disc::id).collect();
    let only_black = self::table(2).money(9).engine(0, "3").cleared(&white);
    let only_black =
        only_black.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4; upgrade S1");
    assert_eq!(only_black.options("disc"), ["certificate_6", "hand_1", "hand_2", "step_money", "step_vp"]);
    let s5 = self::table(2).money(20).engine(0, "15").pending(Pending::Forward { up_to: 3, may: true });
    assert_eq!(s5.play("engine T16; upgrade S5").options("disc").len(), 14);
}

#[test]
fn discs_cost_and_bring_money_on_the_spot() {
    proves!("GWT-10.4");
    let at = |money| {
        let table = table(2).money(money).engine(0, "15").pending(Pending::Forward { up_to: 3, may: true });
        table.play("engine T16; upgrade S5")
    };
    assert_eq!(at(11).play("disc hand_1").game.players[0].money, 0);
    at(10).refuses("disc hand_1", "GWT-10.4");
    assert_eq!(at(6).play("disc step_money").game.players[0].money, 3);
}

#[test]
fn a_station_may_lend_its_disc() {
    proves!("GWT-10.5");
    let all: Vec<&str> = Disc::all().map(Disc::id).collect();
    let none =
        table(2).money(9).engine(0, "3").cleared(&all).pending(Pending::Forward { up_to: 3, may: true });
    let none = none.play("engine T4");
    assert_ne!(
        none.top(),
        Pending::Upgrade { station: Station(0) },
        "no disc, no offer, no impossible choice"
    );
    let lent = table(2).money(9).engine(0, "3").cleared(&all).stations(&["S2", "S3"]);
    let lent = lent.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4");
    assert!(lent.may("waive"), "in an upgrade you may");
    let lent = lent.play("upgrade S1");
    assert_eq!(lent.options("disc"), ["S2", "S3"]);
    let lent = lent.play("disc S3");
    assert_eq!(lent.game.players[0].stations, [Station(0), Station(1)].into_iter().collect());
    let first = table(2).money(9).engine(0, "3").stations(&["S2"]);
    let first = first.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4; upgrade S1");
    first.refuses("disc S2", "GWT-10.5");
}

#[test]
fn a_station_whose_disc_was_moved_away_is_never_upgraded_again() {
    proves!("GWT-10.2", "GWT-10.5");
    let all: Vec<&str> = Disc::all().map(Disc::id).collect();
    let lent = table(2).money(20).engine(0, "3").cleared(&all).stations(&["S2", "S3"]);
    let lent = lent.pending(Pending::Forward { up_to: 3, may: true }).play("engine T4; upgrade S1; disc S3");
    let player = lent.game.players[0];
    assert_eq!(player.stations, [Station(0), Station(1)].into_iter().collect());
    assert_eq!(player.upgraded, [Station(0), Station(1), Station(2)].into_iter().collect());
    let mut again = lent;
    again.game.turn = Seat(0);
    let again = again.side_b().engine(0, "17").private("a1", 0, 9).visit("a1").play("use 1");
    assert_eq!(again.options("upgrade"), ["S4", "S5"], "S3 has no disc, but it was upgraded");
    again.refuses("upgrade S3; upgrade S1", "GWT-10.2");
}

#[test]
fn case_27_stations_behind_the_engine() {
    proves!("GWT-16.6");
    let table = table(2).side_b().money(20).engine(0, "T10").private("a1", 0, 9).visit("a1").play("use 1");
    assert_eq!(table.options("upgrade"), ["S1", "S2"]);
    let table = table.refuses("upgrade S3", "GWT-16.6");
    let table = table.play("upgrade S1; disc aux_cards_2");
    assert_eq!(table.game.players[0].money, 18);
}
