//! The end of the game (CH-19).

use railhead_game::{Game, Outcome, Seat, SeatSet, proves};

use super::position::{Table, Words, at};

/// Everybody ends their turn until the game is over.
fn finish(position: &str) -> (Table, Outcome) {
    let mut table = at(position);
    while !table.game.actors().is_empty() {
        table = table.play("end");
    }
    let outcome = table.game.outcome().expect("the game is over");
    (table, outcome)
}

const SIX: &str = "has authority wealth courage host influence";

#[test]
fn everybody_finishes_the_last_round() {
    proves!("CH-19.1");
    let table = at(&format!(
        "0: S3, farms wheat, {SIX}, on stranger; 1: on miner saloon-owner; 3: on settler, S2, farms wheat"
    ))
    .play("end; claim settlers");
    assert_eq!(table.claims(0).len(), 6);
    assert!(table.game.outcome().is_none());
    assert_eq!(table.to_decide(), Seat(1));
    let table = table.play("end; use settler; end");
    assert!(table.has(3, "settlers"), "claims of others still count");
    let outcome = table.game.outcome().expect("the round is over, and so is the game");
    assert_eq!(outcome.winners, SeatSet::only(Seat(0)));
    assert!(table.game.actors().is_empty());
}

#[test]
fn fewer_players_need_seven() {
    proves!("CH-19.1");
    let table = at(&format!("3 seats; 0: S4, farms wheat, {SIX}, on stranger; 1: on miner")).end_round();
    assert_eq!(table.claims(0).len(), 6);
    assert_eq!(table.view(None).round, 2);
    let seven =
        at(&format!("3 seats; 0: S4, farms wheat, {SIX} power, on stranger")).play("end; claim settlers");
    let seven = seven.end_round();
    assert!(seven.view(None).is_over());
    assert_eq!(seven.claims(0).len(), 7);
}

#[test]
fn the_last_stagecoach_ends_the_game() {
    proves!("CH-19.1");
    let (table, _) = finish("3 seats; last coach; 0: has herds authority wealth courage host, on stranger");
    assert!(table.view(None).is_over());
    for (seats, rounds) in [(2, 7), (3, 8), (4, 9)] {
        assert_eq!(at(&format!("{seats} seats")).view(None).rounds, rounds);
    }
}

#[test]
fn nobody_decides_once_the_game_is_over() {
    proves!("CH-19.1");
    let (table, _) = finish("last coach");
    table.refuses_to(Seat(0), "end", "CH-19.1");
}

#[test]
fn without_a_special_objective_nobody_wins_and_specials_break_ties() {
    proves!("CH-19.2", "CH-19.3");
    let (_, outcome) = finish(
        "3 seats; last coach; 0: has authority wealth courage host influence status power; \
         1: has authority wealth courage host influence herds; 2: has status power progress domain herds prestige",
    );
    assert_eq!(outcome.winners, SeatSet::only(Seat(2)));
    let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [3, 2, 1]);
    assert_eq!(outcome.standings[0].score, 7);
}

#[test]
fn the_larger_fortune_breaks_the_last_tie() {
    proves!("CH-19.3");
    let (_, outcome) = finish(
        "2 seats; last coach; 0: $40, owns hotel, farms sheep(x), has herds, Fe9; 1: $20, owns saloon, farms pigs, has prestige, Au4, S2, Fe10",
    );
    let fortunes: Vec<i32> = outcome.standings.iter().map(|standing| standing.tie_breaks[1]).collect();
    assert_eq!(fortunes, [90, 80], "iron, gold and settlers count for nothing");
    assert_eq!(outcome.winners, SeatSet::only(Seat(0)));
}

#[test]
fn a_full_tie_is_a_shared_victory() {
    proves!("CH-19.4");
    let (_, outcome) = finish("2 seats; last coach; 0: $40, has herds; 1: $40, has prestige");
    assert_eq!(outcome.winners, SeatSet::all(2));
}

#[test]
fn if_nobody_has_a_special_objective_nobody_wins() {
    proves!("CH-19.5");
    let (table, outcome) = finish("2 seats; last coach; 0: has authority wealth; 1: has courage");
    assert!(outcome.winners.is_empty());
    assert_eq!(table.view(None).winners, Some(SeatSet::EMPTY));
}
