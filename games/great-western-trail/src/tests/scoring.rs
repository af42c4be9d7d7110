//! The eleven categories (GWT-17).

use railhead_game::{Seat, SeatSet, proves};
use railhead_pieces::{Piece, Set};

use super::position::{Words, card, table, tile};
use crate::piece::{CATTLE, Card, CardTally, Master, Worker};

#[test]
fn case_37_cities_and_arrows() {
    proves!("GWT-17.5");
    let points = |cities: &[&str]| table(2).cities(cities).game.score(Seat(0)).0[2];
    assert_eq!(points(&["sacramento", "san_diego"]), 10);
    assert_eq!(points(&["sacramento", "san_diego", "el_paso"]), 18);
    assert_eq!(points(&["sacramento", "san_diego", "el_paso", "albuquerque"]), 24);
    assert_eq!(points(&["sacramento"]), 6);
    assert_eq!(points(&["santa_fe", "albuquerque", "colorado_springs"]), 0);
}

#[test]
fn case_71_certificates_and_money() {
    proves!("GWT-17.3", "GWT-17.10");
    let mut table = table(2).money(14).cleared(&["certificate_4", "certificate_6"]);
    table.me().certificates = 5;
    table.me().masters = Set::only(Master::Certificates);
    let score = table.game.score(Seat(0));
    assert_eq!((score.0[0], score.0[7]), (2, 9), "six temporary and one permanent certificate");
}

#[test]
fn every_station_master_counts_its_own() {
    proves!("GWT-17.10");
    let mut table = table(2).workers(Worker::Cowboy, 3).workers(Worker::Engineer, 2);
    table.me().masters = Set::only(Master::Workers);
    assert_eq!(table.game.score(Seat(0)).0[7], 6);
    table.me().masters = Set::only(Master::Teepees);
    table.me().tiles.add(tile("teepee-green"), 3);
    table.me().tiles.add(tile("teepee-blue"), 2);
    assert_eq!(table.game.score(Seat(0)).0[7], 6);
    table.me().masters = Set::only(Master::Objectives);
    table.me().area.add(card("aux_sf"), 3);
    assert_eq!(table.game.score(Seat(0)).0[7], 6, "four cards with the starting one, met or not");
}

#[test]
fn stations_hazards_cattle_and_discs() {
    proves!("GWT-17.6", "GWT-17.7", "GWT-17.8", "GWT-17.12");
    let mut table = table(2).stations(&["S1", "S6", "S10"]).cleared(&["step_vp", "step_money"]);
    table.me().tiles.add(tile("flood-green-4"), 1);
    table.me().tiles.add(tile("drought-black-2"), 1);
    table.me().hand.add(card("texas_longhorn_6"), 1);
    table.me().discard.add(card("west_highland_4"), 1);
    table.me().pile.add(card("ayrshire"), 1);
    let score = table.game.score(Seat(0));
    assert_eq!((score.0[3], score.0[4], score.0[5], score.0[9]), (15, 6, 13, 3));
}

#[test]
fn equal_totals_share_the_victory() {
    proves!("GWT-17.13");
    let mut table = table(3).money(14);
    table.player(1).money = 10;
    let outcome = table.game.ranking();
    assert_eq!(outcome.winners, [Seat(0), Seat(1)].into_iter().collect::<SeatSet>(), "money breaks no tie");
    assert_eq!(outcome.standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 1, 3]);
}

#[test]
fn the_best_assignment_agrees_with_trying_everything() {
    proves!("GWT-15.5", "GWT-15.7");
    use railhead_game::{Chance, Luck};
    let mut luck = Luck::new(11);
    for _ in 0..300 {
        let mut table = table(2);
        table.me().area = CardTally::default();
        let mut cards = Vec::new();
        for _ in 0..=luck.below(6) {
            let card = Card::at(CATTLE + luck.below(25) as usize);
            let forced = luck.below(2) == 0 || card.objective().unwrap().immediate.is_none();
            if forced {
                table.me().area.add(card, 1);
            } else {
                table.me().discard.add(card, 1);
            }
            cards.push((card, forced));
        }
        let means = std::array::from_fn(|_| luck.below(4) as u8);
        let master = luck.below(2) == 1;
        table.me().masters = master.then_some(Master::Objectives).into_iter().collect();
        let (area, herd) = (table.me().area, table.me().herd());
        let best = crate::rules::harvest(table.me(), &area, &herd, &means);
        let value = best.points + if master { 3 * (best.cards / 2) } else { 0 };
        assert_eq!(value, by_force(&cards, means, master, 0, 0), "{cards:?} {means:?}");
    }
}

/// The best value by trying every fate of every card.
fn by_force(cards: &[(Card, bool)], means: [u8; 9], master: bool, points: i32, count: i32) -> i32 {
    let [(card, forced), rest @ ..] = cards else {
        return points + if master { 3 * (count / 2) } else { 0 };
    };
    let info = card.objective().unwrap();
    let mut best = by_force(rest, means, master, points - i32::from(info.penalty), count + 1);
    if !forced {
        best = best.max(by_force(rest, means, master, points, count));
    }
    if let Some(left) = crate::rules::without(&means, &info.tasks) {
        best = best.max(by_force(rest, left, master, points + i32::from(info.vp), count + 1));
    }
    best
}
