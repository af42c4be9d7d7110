//! Clues and treasure (TL-18).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;

fn with_clues(mut table: Table, unsolved: &[&str], solved: &[&str]) -> Table {
    for code in unsolved.iter().chain(solved) {
        let place =
            table.game.frontier.clues.as_slice().iter().position(|other| *other == city(code)).unwrap();
        table.game.frontier.clues.remove(place);
    }
    let holdings = &mut table.game.player_mut(A).holdings;
    holdings.clues = unsolved.iter().map(|code| city(code)).collect();
    holdings.solved = solved.iter().map(|code| city(code)).collect();
    table
}

/// Case 44 of the list in [`super::cases`].
#[test]
fn three_solved_clues_are_a_treasure() {
    proves!("TL-18.1");
    let table = later(2, 5, &["OR", "SM"]).display("5 green").hand(A, "1 red");
    let table = with_clues(table, &["QUE", "BAN"], &["CHI", "DET"]);
    let treasure = table.game.frontier.treasures.last().unwrap();
    let table = table.play_as(A, "claim QUE-BAN-2");
    assert_eq!(table.coins_of(A), 5 + treasure);
    assert_eq!(table.game.player(A).holdings.solved.len(), 1, "the fourth solved clue is kept");
    assert_eq!((table.game.player(A).holdings.digs, table.game.frontier.treasures.len()), (1, 4));
}

#[test]
fn clues_are_sold_on_the_board_of_the_hunt() {
    proves!("TL-18.2");
    let table = later(2, 5, &["OR", "SM"]).display("5 white").hand(A, "2 green");
    let bought =
        table.clone().play_as(A, "claim CUU-ELP-1").offers(A, &["clue", "decline"]).play_as(A, "clue");
    assert_eq!((bought.coins_of(A), bought.game.player(A).holdings.clues.len()), (4, 1));
    assert_eq!(bought.game.view(Some(B)).players[0].clues, 1, "others see how many");
    assert!(bought.game.view(Some(B)).own.unwrap().clues.is_empty());
    let full = with_clues(table.clone(), &["QUE", "BAN", "ALB"], &[]).play_as(A, "claim CUU-ELP-1");
    assert_eq!(full.deciders(), [1], "three unsolved ones are enough");
    let dear = table.clone().current("EV-28").play_as(A, "claim CUU-ELP-1").play_as(A, "clue");
    assert_eq!(dear.coins_of(A), 3);
    let free = table.current("EV-28").employee(A, "EM-18").play_as(A, "claim CUU-ELP-1").play_as(A, "clue");
    assert_eq!(free.coins_of(A), 5, "the better price holds");
}

#[test]
fn forged_maps_go_to_the_left_all_at_once() {
    proves!("TL-18.3");
    let table =
        later(2, 5, &["OR", "SM"]).display("5 white").top("1 newspaper 2 red").next_events(&["EV-29"]);
    let mut table = with_clues(table, &["QUE", "BAN"], &[]);
    let place = table.game.frontier.clues.as_slice().iter().position(|other| *other == city("ALB")).unwrap();
    table.game.frontier.clues.remove(place);
    let place = table.game.frontier.clues.as_slice().iter().position(|other| *other == city("BUF")).unwrap();
    table.game.frontier.clues.remove(place);
    table.game.player_mut(B).holdings.clues = [city("ALB"), city("BUF")].into_iter().collect();
    let table = table.play_as(A, "deck");
    assert_eq!(table.deciders(), [0, 1]);
    let table = table.play_as(B, "hand ALB").play_as(A, "hand QUE");
    assert!(table.game.player(A).holdings.clues.contains(city("ALB")));
    assert!(table.game.player(B).holdings.clues.contains(city("QUE")));
    assert_eq!(table.deciders(), [0]);
}

#[test]
fn the_hunt_ends_with_the_last_treasure() {
    proves!("TL-18.4");
    let table = later(2, 5, &["OR", "SM"]).display("5 green").hand(A, "1 red").current("EV-28");
    let mut table = with_clues(table.next_events(&["EV-03"]), &["QUE"], &["CHI", "DET"]);
    table.game.frontier.treasures = [24].into_iter().collect();
    let table = table.play_as(A, "claim QUE-BAN-2");
    assert_eq!((table.coins_of(A), table.event()), (29, "EV-03"));
    assert!(table.game.events.as_slice().iter().all(|event| !["EV-28", "EV-29"].contains(&event.id())));
    assert!(table.game.frontier.clues.is_empty());
}
