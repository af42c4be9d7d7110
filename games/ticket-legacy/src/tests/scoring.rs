//! The end (TL-9).

use railhead_game::proves;

use super::*;
use crate::facts::figures;

fn pass_a_turn(table: Table, seat: Seat) -> Table {
    table.play_as(seat, "deck").play_as(seat, "deck")
}

/// Cases 53, 54, 55 of the list in [`super::cases`].
#[test]
fn two_trains_begin_the_last_round() {
    proves!("TL-9.1", "TL-9.2");
    let table = first_game(3).display("5 red").trains(B, 3).hand(B, "1 green").hand(C, "2 yellow");
    let table = pass_a_turn(table, A);
    let mut game = table.game.clone();
    game.apply(B, "claim MOB-NOL-1".parse().unwrap(), &mut Events::muted()).unwrap();
    assert_eq!(game.last_round, Some(3), "at the end of the turn");
    assert_eq!(game.active, C);
    game.players[2].trains = 2;
    game.apply(C, "claim BUF-PIT-1".parse().unwrap(), &mut Events::muted()).unwrap();
    assert_eq!(game.last_round, Some(2), "running out now changes nothing");
    for seat in [A, B] {
        assert_eq!(game.active, seat);
        game.apply(seat, Action::Deck, &mut Events::muted()).unwrap();
        game.apply(seat, Action::Deck, &mut Events::muted()).unwrap();
    }
    assert!(game.is_over(), "the player who began the last round has its last turn");
    assert!(game.check(A, Action::Deck).is_err());
    // Three trains are enough to go on.
    let mut game = table.game;
    game.players[1].trains = 4;
    game.apply(B, "claim MOB-NOL-1".parse().unwrap(), &mut Events::muted()).unwrap();
    assert_eq!(game.last_round, None);
}

#[test]
fn the_slip_adds_coins_trains_and_tickets() {
    proves!("TL-9.3", "TL-1.2");
    let table =
        first_game(2).tickets(A, &["EC-28", "EC-19"]).routes(A, &["BOS-NYC-1"]).coins(A, 7).trains(A, 4);
    let slip = table.game.slip(A);
    assert_eq!((slip.coins, slip.trains, slip.tickets), (7, 6, 1 - 11));
    assert_eq!(slip.total(), 3);
    let mut game = table.coins(B, 1).trains(B, 20).game;
    game.pending.clear();
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [A]);
}

/// Case 59 of the list in [`super::cases`].
#[test]
fn trains_left_earn_by_the_table() {
    proves!("TL-9.4");
    let expected = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0, 0];
    for (trains, dollars) in expected.into_iter().enumerate() {
        assert_eq!(figures().trains_left(trains as u8), dollars, "{trains} trains");
    }
}

/// Case 56 of the list in [`super::cases`].
#[test]
fn a_slip_never_shows_less_than_nothing() {
    proves!("TL-9.5");
    let table = first_game(2).tickets(A, &["EC-19", "EC-14"]).coins(A, 4);
    assert_eq!(table.game.slip(A).total(), 0);
    let mut game = table.game;
    game.pending.clear();
    let outcome = game.outcome().unwrap();
    let standing = outcome.standing(A).unwrap();
    assert_eq!((standing.score, standing.parts.last().unwrap().key.as_str()), (0, "floor"));
}

/// Cases 57, 58 of the list in [`super::cases`].
#[test]
fn equal_slips_are_told_apart() {
    proves!("TL-9.6");
    let ranks = |game: &TicketLegacy| -> Vec<u8> {
        game.ranking().standings.iter().map(|standing| standing.rank).collect()
    };
    // All equal: the later in turn order, the better.
    let table = first_game(3);
    assert_eq!(ranks(&table.game), [3, 2, 1]);
    let mut game = table.game.clone();
    game.first = B;
    assert_eq!(ranks(&game), [1, 3, 2]);
    // More completed tickets come first.
    let table = table.tickets(A, &["EC-28"]).routes(A, &["BOS-NYC-1"]).trains(A, 20).coins(A, 4);
    assert_eq!(ranks(&table.game), [1, 3, 2]);
    // Two slips of nothing are equal, whatever the sums were.
    let table = first_game(2).tickets(A, &["EC-19", "EC-14"]).tickets(B, &["EC-26"]).coins(A, 0).coins(B, 0);
    assert_eq!(ranks(&table.game), [2, 1]);
}
