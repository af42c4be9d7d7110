//! The ghost train and its curses (TL-15).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;
use crate::state::pending::Pending;

/// Case 96 of the list in [`super::cases`].
#[test]
fn white_routes_wake_the_ghost_train() {
    proves!("TL-15.1", "TL-15.2", "TL-15.3");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut table =
            later(2, 5, &["OR", "HW"]).display("5 green").hand(A, "1 white").routes(B, &["SLC-CYS-1"]);
        table.game.dice = Dice::new(&Seed([seed; 32]));
        let table = table.play_as(A, "claim CHS-CLT-1");
        let space = table.game.frontier.ghost;
        let (a, b) =
            (table.game.player(A).holdings.curse_count(), table.game.player(B).holdings.curse_count());
        // From space 1: B controls the route beside spaces 1 and 2.
        let expected = match space {
            0 => (0, 0),
            1 => (0, 1),
            _ => (1, 0),
        };
        assert_eq!((a, b), expected, "the train stopped at space {}", space + 1);
        seen.insert(space);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3], "all faces of the die");
    let other = later(2, 5, &["OR", "HW"]).display("5 green").hand(A, "2 blue").play_as(A, "claim BAN-MTL-1");
    assert_eq!(other.game.frontier.ghost, 0, "other colours leave it asleep");
    // A roll of one with nobody there curses nobody.
    let mut table = later(2, 5, &["OR", "HW"]);
    table.game.haunt(1);
    assert_eq!(table.game.pending.last(), Some(Pending::Act));
}

#[test]
fn three_cards_lift_a_curse() {
    proves!("TL-15.4", "TL-10.6");
    let table = later(2, 5, &["OR", "HW"]).display("5 green").curse(A, "CU-7").hand(A, "2 red 1 white");
    let table = table.play_as(A, "lift CU-7");
    assert_eq!(
        (table.cards_of(A), table.game.player(A).holdings.curse_count()),
        (0, 0),
        "there was no choice of cards"
    );
    assert_eq!(table.game.frontier.curses.as_slice()[0].id(), "CU-7", "under the deck");
    assert_eq!(table.deciders(), [0]);
    later(2, 5, &["OR", "HW"]).display("5 green").curse(A, "CU-7").hand(A, "2 red").refuses_to(
        A,
        "lift CU-7",
        "TL-3.4",
    );
}

#[test]
fn curses_charge_and_forbid() {
    proves!("TL-15.5", "TL-15.6");
    let base = later(2, 5, &["OR", "HW"]).display("1 loco 2 green 2 red").top("5 yellow");
    let charged = base.clone().curse(A, "CU-7").hand(A, "2 blue").play_as(A, "claim BAN-MTL-1");
    assert_eq!(charged.coins_of(A), 6, "one to the bank, two from the company route");
    base.clone().curse(A, "CU-1").refuses_to(A, "take loco", "TL-15.6");
    base.clone().curse(A, "CU-5").play_as(A, "take green").refuses_to(A, "deck", "TL-15.6");
    let ledger = base.clone().curse(A, "CU-3").hand(A, "2 blue").play_as(A, "claim BAN-MTL-1");
    assert_eq!(ledger.coins_of(A), 5);
    let platforms = base.clone().curse(A, "CU-4").hand(A, "1 green").play_as(A, "claim BOS-ALB-1");
    assert_eq!(platforms.cards_of(A), 0);
    let crew = base.curse(A, "CU-6").play_as(A, "tickets");
    assert_eq!(crew.game.must_keep, 2);
}

/// Case 40 of the list in [`super::cases`].
#[test]
fn a_curse_of_this_claim_stops_its_last_rule() {
    proves!("TL-6.12", "TL-15.2");
    for seed in 0..20 {
        let table = later(2, 5, &["OR", "HW"]).display("5 red").hand(A, "1 white").next_curse("CU-4");
        let mut table = table.routes(A, &["SLC-DEN-1"]).top("3 green");
        table.game.dice = Dice::new(&Seed([seed; 32]));
        let table = table.play_as(A, "claim BOS-NYC-1");
        let cursed = table.game.player(A).holdings.curse_count() > 0;
        assert_eq!(table.cards_of(A), u8::from(!cursed), "no card once the platforms are empty");
    }
}

/// Case 90 of the list in [`super::cases`].
#[test]
fn postcards_answer_curses_and_the_ghost_train() {
    proves!("TL-15.7");
    let mut table = later(2, 6, &["OR", "HW", "SM"]).display("5 red").postcard(A, "132").postcard(B, "108");
    table.game.draw_curse(A, &mut Events::muted());
    table.game.play_on(&mut Events::muted());
    let table = table.offers(A, &["use 132", "decline"]).play_as(A, "use 132");
    // With two players there is one victim, who may answer.
    let table = table.offers(B, &["use 108", "decline"]).play_as(B, "use 108");
    let kept: u8 = [A, B].iter().map(|seat| table.game.player(*seat).holdings.curses_kept).sum();
    assert_eq!((kept, table.game.frontier.curses.len()), (0, 12));
    assert_eq!((table.held(A, "132"), table.held(B, "108")), ((false, 1), (false, 1)));
    let mut table =
        later(2, 7, &["OR", "HW", "SM", "CA"]).display("5 red").postcard(B, "139").hand(A, "1 white");
    table.game.dice = Dice::new(&Seed([1; 32]));
    let mut rolled = table.play_as(A, "claim CHS-CLT-1");
    if rolled.deciders() == [1] {
        let space = rolled.game.frontier.ghost;
        rolled = rolled.offers(B, &["shift on", "shift back", "decline"]).play_as(B, "shift back");
        assert_eq!(rolled.game.frontier.ghost, space - 1);
    }
}
