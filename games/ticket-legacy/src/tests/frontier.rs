//! Where the rules of later years and boxes hook into the game (TL-10 to TL-20).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;

/// Case 69: new tickets are in the next deal, and numbered rules come in order whatever came first.
#[test]
fn rules_come_in_the_order_of_their_numbers() {
    proves!("TL-6.12");
    let slots = |boards: &[&str]| -> Vec<u8> {
        later(2, 5, boards).game.in_play().slots.iter().map(|(number, _)| *number).collect()
    };
    let (one, other) = (slots(&["OR", "FL"]), slots(&["FL", "OR"]));
    assert_eq!(one, other);
    assert!(one.is_sorted() && one.len() > 2);
    let table = later(2, 4, &["FL"]);
    let florida = table.game.in_play().tickets.iter().filter(|ticket| ticket.id().starts_with("FL")).count();
    assert!(florida > 0);
    assert_eq!(table.game.tickets.len(), table.game.in_play().tickets.len(), "all of them are in the deck");
}
