//! Outlaws and their stash (TL-16).

use railhead_game::proves;

use super::*;

#[test]
fn skulls_feed_the_stash_and_move_the_outlaws() {
    proves!("TL-16.1", "TL-16.2", "TL-16.4");
    let begun = {
        let scenario =
            Scenario { first: Some(0), game: 4, ..later(2, 4, &["OR"]).game.in_play().scenario.clone() };
        let mut table = Table::at(opened_as(2, 1, &scenario)).play_as(A, "keep").play_as(B, "keep");
        for seat in [B, A] {
            let hired = table.legal_for(seat)[0].clone();
            table = table.play_as(seat, &hired);
        }
        table
    };
    assert_eq!((begun.game.frontier.stash, begun.game.frontier.outlaws), (3, city("DGC")));
    let mut table = later(2, 4, &["OR"]).display("5 green").hand(A, "1 blue 2 blue-skull 1 loco");
    table.game.frontier.stash = 3;
    let table =
        table.play_as(A, "claim BAN-MTL-1").play_as(A, "pay 2 blue").offers(A, &["mix 0/1", "mix 0/2"]);
    let table =
        table.play_as(A, "mix 0/2").offers(A, &["outlaws BAN", "outlaws MTL"]).play_as(A, "outlaws MTL");
    assert_eq!((table.game.frontier.stash, table.game.frontier.outlaws), (5, city("MTL")));
    assert_eq!(table.coins_of(A), 5, "two from the company route, two to the stash");
    assert_eq!(table.game.player(A).holdings.skulls, 2);
}

/// Case 41 of the list in [`super::cases`].
#[test]
fn the_stash_goes_to_who_claims_at_the_outlaws() {
    proves!("TL-16.3", "TL-16.4");
    let mut table = later(2, 4, &["OR"]).display("5 green").hand(A, "2 loco");
    (table.game.frontier.stash, table.game.frontier.outlaws) = (6, city("MTL"));
    let table = table.play_as(A, "claim BAN-MTL-1");
    assert_eq!(table.coins_of(A), 13, "six and the company route: a locomotive is no skull");
    assert_eq!((table.game.frontier.stash, table.game.frontier.outlaws), (1, city("DGC")));
    // Paid with a skull the stash is not taken.
    let mut table = later(2, 4, &["OR"]).display("5 green").hand(A, "2 blue-skull");
    (table.game.frontier.stash, table.game.frontier.outlaws) = (6, city("MTL"));
    let table = table.play_as(A, "claim BAN-MTL-1").play_as(A, "outlaws BAN");
    assert_eq!(table.game.frontier.stash, 8);
}
