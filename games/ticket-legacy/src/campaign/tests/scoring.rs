//! Sections 26 and 27: the timetable and the opening of the vaults.

use railhead_game::{Game, proves};
use railhead_pieces::Named;

use super::*;
use crate::{Colour, Share, tests::position::city};

const ALL: [&str; 8] = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];

#[test]
fn the_largest_network_is_crossed_off() {
    proves!("TL-26.1", "TL-26.2");
    let frame = Frame::before(2, 11, &ALL).ends(&[A, B], |table| {
        let table = table.routes(A, &["BOS-NYC-1", "NYC-PHI-1"]).coins(A, 30);
        table.routes(B, &["CIN-PIT-1", "CHI-DET-1"])
    });
    let frame = frame.read_all();
    let timetable: Vec<_> = frame.ledger().company(A).timetable.iter().collect();
    assert_eq!(timetable.len(), 3, "{timetable:?}");
    assert!(frame.ledger().company(B).timetable.is_empty());
    assert_eq!(
        (frame.actors(), frame.legal(B)),
        (vec![1], vec!["network 0".to_owned(), "network 1".to_owned()])
    );
    let frame = frame.refuses(B, "network 2", "TL-26.2").play(B, "network 1");
    assert_eq!(frame.ledger().company(B).timetable.len(), 2);
    let early =
        Frame::before(2, 9, &ALL[..6]).ends(&[A, B], |table| table.routes(A, &["BOS-NYC-1"])).read_all();
    assert!(early.ledger().company(A).timetable.is_empty(), "not before the last two games");
}

/// Case 79.
#[test]
fn the_free_cell_counts_as_crossed_off() {
    proves!("TL-26.3");
    let mut ledger = Ledger::new(2);
    for code in ["CUU", "MTY", "SAT", "HOU", "NOL", "TPA", "MIA"] {
        ledger.company_mut(A).timetable.insert(city(code));
    }
    assert_eq!(ledger.timetable_worth(A), 10, "the last row");
    for code in ["VAN", "SEA", "PDX", "SFO", "AVA", "LAX", "ENS"] {
        ledger.company_mut(A).timetable.insert(city(code));
    }
    assert_eq!(ledger.timetable_worth(A), 20, "and the first column");
    assert_eq!(ledger.timetable_worth(B), 0);
}

/// Case 73.
#[test]
fn missed_games_are_paid_when_the_vaults_are_opened() {
    proves!("TL-27.2");
    let mut frame = Frame::before(3, 12, &ALL);
    frame.campaign.ledger.years[1].ranking = vec![A, B];
    let frame = frame.ends(&[A, B], |table| table);
    assert_eq!(frame.ledger().missed_pay(C), 35 + 140);
    assert_eq!(frame.ledger().missed_pay(A), 0);
    // Who comes late is paid like who was absent; who never comes is not.
    let mut late = Ledger::new(3);
    late.years = frame.ledger().years.clone();
    late.years.iter_mut().take(4).for_each(|year| year.ranking = vec![A, B]);
    assert_eq!(late.missed_pay(C), 30 + 35 + 40 + 50 + 140);
    late.years.iter_mut().for_each(|year| year.ranking = vec![A, B]);
    assert_eq!(late.missed_pay(C), 0);
}

/// Case 80.
#[test]
fn the_copying_postcard_is_worth_the_best_other_one() {
    proves!("TL-27.3");
    let card = |code: &str| PostcardId::find(code).unwrap();
    let mut ledger = Ledger::new(2);
    ledger.company_mut(A).vault = vec![card("119")];
    assert_eq!(ledger.postcards_worth(A), 0, "nothing to copy");
    ledger.company_mut(A).vault = vec![card("119"), card("106"), card("204")];
    assert_eq!(ledger.postcards_worth(A), 40 + 12 + 40);
}

/// Case 77.
#[test]
fn shares_pay_by_the_number_held() {
    proves!("TL-27.4");
    let share = |number: u8| Share { line: Colour::Red, number };
    let mut ledger = Ledger::new(5);
    ledger.companies[0].shares = vec![share(2), share(3), share(4)];
    ledger.companies[1].shares = vec![share(1), share(5), share(6)];
    ledger.companies[2].shares = vec![share(7)];
    ledger.companies[3].shares = vec![share(8)];
    ledger.companies[4].shares = vec![share(9)];
    let paid: Vec<i32> = Seat::all(5).map(|seat| ledger.share_payout(seat)).collect();
    assert_eq!(
        paid,
        [15, 20, 10, 5, 0],
        "of equals the holder of number 1 ranks first; the fifth gets nothing"
    );
}

#[test]
fn everything_in_the_vaults_is_added_up() {
    proves!("TL-27.1", "TL-27.5", "TL-27.6");
    let mut frame = Frame::before(2, 12, &ALL);
    let card = PostcardId::find("106").unwrap();
    frame.campaign.ledger.company_mut(B).vault.push(card);
    frame.campaign.ledger.drawn.push(card);
    frame.campaign.ledger.company_mut(B).poster.sanctuary = vec![colour(B)];
    frame.campaign.ledger.bag[colour(B).index()] -= 1;
    let frame = frame.ends(&[A, B], |table| table.coins(A, 24).coins(B, 7)).read_all().read_all();
    let outcome = frame.campaign.outcome().expect("the vaults are open");
    let score = |seat: Seat| outcome.standing(seat).unwrap().score;
    assert_eq!((score(A), score(B)), (24, 7 + 12 + 5));
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [A], "equal, but A has won more games");
    let setup = railhead_game::Setup::checked(
        Campaign::meta(),
        2,
        &railhead_game::Options::default(),
        Seed([1; 32]),
        1,
    );
    let branch = frame.campaign.branch(&frame.campaign, &setup.unwrap()).expect("the map lives on");
    assert_eq!(branch.game, "ticket-legacy");
    for seats in 2..=5 {
        let game = crate::tests::position::opened(seats, 1, &branch.options);
        assert_eq!(game.in_play().boards.len(), 9);
    }
}
