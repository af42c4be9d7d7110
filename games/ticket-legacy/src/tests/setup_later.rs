//! What later years add to the set-up (TL-10).

use railhead_game::proves;

use super::*;

#[test]
fn anchors_count_from_the_fourth_game() {
    proves!("TL-10.4");
    let claim = |game| {
        let table = later(2, game, &[]).employee(A, "EM-08").hand(A, "1 white").display("5 red");
        table.play_as(A, "claim CHS-CLT-1").coins_of(A)
    };
    assert_eq!((claim(3), claim(4)), (5, 6));
}
