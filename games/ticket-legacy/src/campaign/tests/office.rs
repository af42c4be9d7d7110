//! Section 24: posters.

use railhead_game::proves;

use super::{super::poster::Place, *};
use crate::Colour;

#[test]
fn wagons_are_pasted_in_the_order_of_the_ranking() {
    proves!("TL-24.1");
    let mut frame = Frame::before(2, 11, &["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"]);
    frame.campaign.ledger.bag = vec![10, 11, 12, 12, 12];
    let frame = frame.ends(&[A, B], |mut table| {
        table.game.player_mut(A).holdings.wagons = [1, 1, 0, 0, 0];
        table.game.player_mut(B).holdings.wagons = [1, 0, 0, 0, 0];
        table.coins(B, 50)
    });
    let frame = frame.read_all();
    let bag = frame.ledger().bag.clone();
    assert_eq!(frame.actors(), [1], "B has won");
    let frame = frame.refuses(B, "poster blue 8", "TL-24.1").play(B, "poster red 8");
    assert_eq!(frame.actors(), [0]);
    let frame = frame.play(A, "poster blue sanctuary").play(A, "bag red");
    assert_eq!(frame.ledger().company(B).poster.rows[0], [Colour::Red]);
    assert_eq!(frame.ledger().company(A).poster.sanctuary, [Colour::Blue]);
    assert_eq!(frame.ledger().bag[0], bag[0] + 1);
    assert!(frame.is_next_year());
}

/// Case 89.
#[test]
fn a_row_must_be_able_to_show_its_colours() {
    proves!("TL-24.2");
    use Colour::{Black, Blue, Green, Red, Yellow};
    let mut poster = super::super::Poster::default();
    poster.rows[0] = vec![Red];
    assert!(!poster.accepts(Red, Place::Row(0)) && poster.accepts(Blue, Place::Row(0)));
    poster.rows[2] = vec![Red, Yellow, Green];
    assert!(poster.accepts(Red, Place::Row(2)));
    poster.rows[2] = vec![Red, Red, Yellow];
    assert!(!poster.accepts(Red, Place::Row(2)) && !poster.accepts(Yellow, Place::Row(2)));
    assert!(poster.accepts(Black, Place::Row(2)));
    poster.rows[2] = vec![Red, Red, Yellow, Green];
    assert!(!poster.accepts(Blue, Place::Row(2)), "it is full");
    poster.sanctuary = vec![Red; 5];
    assert!(poster.accepts(Red, Place::Sanctuary));
    poster.sanctuary.push(Red);
    assert!(!poster.accepts(Red, Place::Sanctuary));
}

/// Case 78.
#[test]
fn full_rows_and_the_sanctuary_pay() {
    proves!("TL-24.3");
    use Colour::{Black, Blue, Green, Red, Yellow};
    let mut poster = super::super::Poster::default();
    poster.rows[2] = vec![Red, Red, Yellow, Green];
    poster.rows[3] = vec![Red, Blue, Green, Yellow];
    assert_eq!(poster.pays(Black), 32, "a row of 64 with four wagons pays nothing");
    poster.sanctuary = vec![Red, Red, Red, Blue];
    assert_eq!(poster.pays(Red), 32 + 17);
}
